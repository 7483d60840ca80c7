#include "app/table/result_sheet.h"

#include "app/table/widgets/lettering.h"
#include "app/window/appearance.h"
#include "app/words/counting.h"
#include "app/words/language.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// `2 goblins, banner` of the pieces that are somebody's.
QString piecesOf(const canvas::PlacePicture &place, int seat, const Speaker &speaker)
{
    QStringList pieces;
    for (const canvas::Token &token : place.tokens) {
        if (token.seat != seat || token.role == canvas::TokenRole::Shadow)
            continue;
        if (token.role == canvas::TokenRole::Unit)
            pieces << counted(token.key, token.count, speaker);
        else
            pieces << (token.count > 1 ? u"%1 × %2"_s.arg(token.count).arg(token.name) : token.name);
    }
    return pieces.join(u", "_s);
}

QString capital(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace

ResultSheet::ResultSheet(QWidget *parent)
    : QFrame(parent)
    , m_title(new QLabel)
    , m_why(new QLabel)
    , m_walls(new QTextBrowser)
    , m_new(new QPushButton)
    , m_look(new QPushButton)
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_title->setFont(titleFont(font(), 1.6));
    m_why->setWordWrap(true);
    m_walls->setFrameShape(QFrame::NoFrame);
    m_new->setProperty("primary", true);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_look);
    buttons->addWidget(m_new);
    auto *column = new QVBoxLayout(this);
    const int margin = fontMetrics().height();
    column->setContentsMargins(margin, margin, margin, margin);
    column->addWidget(m_title);
    column->addWidget(m_why);
    column->addWidget(m_walls, 1);
    column->addLayout(buttons);
    connect(m_new, &QPushButton::clicked, this, &ResultSheet::newGameWanted);
    connect(m_look, &QPushButton::clicked, this, &QWidget::hide);
    retranslate();
    hide();
}

void ResultSheet::show(const Outcome &outcome, const Speaker &speaker, const canvas::Picture &picture)
{
    const Setup &setup = speaker.setup();
    QStringList winners;
    for (std::size_t seat = 0; seat < setup.seats().size(); ++seat) {
        if (outcome.isWinner(static_cast<Seat>(seat)))
            winners << capital(speaker.seat(static_cast<Seat>(seat)));
    }
    m_title->setText(tr("Winner: %1").arg(winners.join(u", "_s)));
    m_why->setText(asSentence(speaker.sentence(outcome.why)));
    QString rows = u"<tr><th align='left'>%1</th><th align='left'>%2</th><th align='left'>%3</th></tr>"_s.arg(
        tr("Wall"), capital(speaker.seat(0)), capital(speaker.seat(1)));
    for (std::size_t i = 0; i < picture.places.size(); ++i) {
        if (setup.board().places()[i].kind != "wall")
            continue;
        rows += u"<tr><td>%1</td><td>%2</td><td>%3</td></tr>"_s.arg(
            richText(capital(picture.places[i].name)), richText(piecesOf(picture.places[i], 0, speaker)),
            richText(piecesOf(picture.places[i], 1, speaker)));
    }
    m_walls->setHtml(u"<table cellpadding='4' width='100%'>%1</table>"_s.arg(rows));
    setVisible(true);
    raise();
    m_new->setFocus();
}

void ResultSheet::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void ResultSheet::retranslate()
{
    setAccessibleName(tr("The end of the game"));
    m_new->setText(tr("&New game"));
    m_look->setText(tr("&Look at the board"));
}

} // namespace merlon
