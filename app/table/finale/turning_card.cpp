#include "app/table/finale/turning_card.h"

#include "app/look/lettering.h"
#include "app/look/text_size.h"
#include "app/story/statistics_words.h"
#include "app/story/turning_words.h"
#include "core/engine/statistics/turning_points.h"
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
        if (m_ply)
            Q_EMIT momentWanted(*m_ply, m_place);
    });
    connect(&m_run, &OddsRun::finished, this, &TurningCard::find);
    retranslate();
    hide();
}

void TurningCard::follow(std::shared_ptr<const Statistics> statistics, const Speaker &speaker)
{
    clear();
    const OddsSource *source = oddsSourceOf(speaker.setup().game());
    if (!source || !statistics)
        return;
    m_statistics = std::move(statistics);
    m_speaker = &speaker;
    m_run.follow(m_statistics->moments);
    m_run.start(*source);
}

void TurningCard::clear()
{
    m_run.stop();
    m_statistics.reset();
    m_speaker = nullptr;
    m_ply.reset();
    hide();
}

/// All odds are there.
void TurningCard::find()
{
    if (!m_statistics)
        return;
    const OddsSource &source = *oddsSourceOf(m_speaker->setup().game());
    constexpr std::size_t kGreat = 3; // the last of the greatest turns: what came before was turned again
    const std::vector<TurningPoint> points = turningPoints(m_run.odds(), kGreat);
    if (points.empty())
        return;
    const TurningPoint &point = points.back();
    const std::size_t ply = m_statistics->moments[point.after].ply; // of the question that stood afterwards
    m_ply = ply - std::min<std::size_t>(ply, 1);
    const std::vector<std::string> parts = source.parts(m_speaker->setup());
    m_place =
        point.part < 0 ? QString() : QString::fromStdString(parts[static_cast<std::size_t>(point.part)]);
    Chart odds;
    odds.key = kOddsChart;
    m_what = titleOf(odds, *m_speaker);
    retranslate();
    const QString told = sentenceOf(point, parts, *m_statistics, *m_speaker);
    // The first sentence of what happened is enough to remember it.
    const qsizetype end = told.indexOf(u". "_s, std::max<qsizetype>(0, told.indexOf(u'\n')));
    m_text->setText(end < 0 ? told : told.left(end + 1));
    m_text->setToolTip(told);
    show();
}

void TurningCard::retranslate()
{
    //: The title of a card: the moment that changed the chances most.
    const QString title = tr("Turning point");
    //: The title of a card. %1: `Turning point`; %2: of what the chances turned, `Odds of a breach`.
    m_title->setText(m_what.isEmpty() ? title : tr("%1: %2").arg(title, m_what));
    //: A button: shows the board at the turning point.
    m_look->setText(tr("&Look at it"));
}

void TurningCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace merlon
