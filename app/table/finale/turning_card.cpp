#include "app/table/finale/turning_card.h"

#include "app/look/lettering.h"
#include "app/look/text_size.h"
#include "app/story/statistics_words.h"
#include "app/story/turning_words.h"
#include "app/words/speaker.h"
#include "core/engine/tableau/tableau.h"
#include "core/games/module.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

TurningCard::TurningCard(QWidget *parent)
    : QFrame(parent)
    , m_title(new QLabel)
    , m_text(new QLabel)
    , m_look(new QPushButton)
{
    setObjectName(u"turning-point"_s);
    setProperty("slip", true);
    followTextSize(this, [this] { m_title->setFont(titleFont(font(), 1.1)); });
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_title);
    words->addWidget(m_text, 1);
    auto *row = new QHBoxLayout(this);
    row->addLayout(words, 1);
    row->addWidget(m_look, 0, Qt::AlignBottom);
    connect(m_look, &QPushButton::clicked, this, [this] {
        if (m_point)
            Q_EMIT momentWanted(m_ply, QString::fromStdString(m_place));
    });
    connect(&m_run, &OddsRun::finished, this, &TurningCard::find);
    retranslate();
    hide();
}

void TurningCard::follow(std::shared_ptr<const Statistics> statistics, const Setup &setup, const OddsEnd &end)
{
    clear();
    const OddsSource *source = oddsSourceOf(setup.game());
    if (!source || !statistics)
        return;
    m_statistics = std::move(statistics);
    m_setup = &setup;
    m_end = end;
    m_run.follow(m_statistics->moments);
    m_run.start(*source);
}

void TurningCard::clear()
{
    m_run.stop();
    m_statistics.reset();
    m_setup = nullptr;
    m_point.reset();
    hide();
}

/// All odds are there.
void TurningCard::find()
{
    if (!m_statistics)
        return;
    m_point = turningPoint(m_run.odds(), m_end);
    if (!m_point)
        return;
    const std::size_t ply = m_statistics->moments[m_point->after].ply; // the question was asked afterwards
    const bool isEnd =
        m_point->after + 1 == m_statistics->moments.size(); // seen from before: behind it is this page
    m_ply = ply - std::min<std::size_t>(ply, isEnd ? 2 : 1);
    m_part = partOf(*m_point, oddsSourceOf(m_setup->game())->parts(*m_setup));
    m_place = m_part;
    if (m_part.empty() && m_end.place >= 0)
        m_place = m_setup->board().places()[static_cast<std::size_t>(m_end.place)].key;
    tell();
    show();
}

/// In the language of now.
void TurningCard::tell()
{
    Speaker speaker(*m_setup);
    speaker.callPlaces(tableauOf(*m_statistics->moments[m_point->after].view));
    Chart odds;
    odds.key = kOddsChart;
    //: The title of a card. %1: `Turning point`; %2: of what the chances turned, `Odds of a breach`.
    const QString title = tr("%1: %2");
    //: The title of a card: the moment since which the game was being won.
    const QString turn = tr("Turning point");
    //: The title of a card: the moment at which the game was nearly lost.
    const QString danger = tr("Greatest danger");
    m_title->setText(title.arg(m_end.happened ? turn : danger, titleOf(odds, speaker)));
    m_text->setText(gistOf(*m_point, m_part, m_place, *m_statistics, speaker));
    const QString told = sentenceOf(*m_point, m_part, m_place, *m_statistics, speaker);
    m_text->setToolTip(m_text->text() == told ? QString() : told); // nothing is said twice
}

void TurningCard::retranslate()
{
    //: A button: shows the board at the turning point.
    m_look->setText(tr("&Look at it"));
    if (m_point)
        tell();
}

void TurningCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace merlon
