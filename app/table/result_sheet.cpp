#include "app/table/result_sheet.h"

#include "app/look/appearance.h"
#include "app/look/lettering.h"
#include "app/look/text_size.h"
#include "app/table/token_words.h"
#include "app/words/game_words.h"
#include "app/words/language.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBrowser>
#include <QTimer>
#include <QVBoxLayout>
#include <QtMath>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// `2 goblins, banner` of the pieces that are a team's.
QString piecesOf(const canvas::PlacePicture &place, int team, const Speaker &speaker)
{
    QStringList pieces;
    for (const canvas::Token &token : place.tokens) {
        if (token.seat == team && token.role != canvas::TokenRole::Shadow)
            pieces << tokenInWords(token, speaker);
    }
    return pieces.join(u", "_s);
}

/// The seats of each team: `Western invader, Eastern invader`.
QStringList teamsOf(const Speaker &speaker)
{
    QStringList teams;
    const std::span<const SeatInfo> seats = speaker.setup().seats();
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        while (teams.size() <= seats[seat].team)
            teams << QString();
        QString &team = teams[seats[seat].team];
        const QString name = asTitle(speaker.seat(static_cast<Seat>(seat)));
        team += team.isEmpty() ? name : u", "_s + name;
    }
    return teams;
}

/// A row of the table; `cell`: th or td.
QString rowOf(const QString &cell, const QString &place, const QStringList &columns)
{
    QString row;
    for (const QString &text : QStringList {place} + columns)
        row += u"<%1 align='left'>%2</%1>"_s.arg(cell, richText(text));
    return u"<tr>%1</tr>"_s.arg(row);
}

} // namespace

ResultSheet::ResultSheet(QWidget *parent)
    : QFrame(parent)
    , m_title(new QLabel)
    , m_why(new QLabel)
    , m_walls(new QTextBrowser)
    , m_new(new QPushButton)
    , m_look(new QPushButton)
    , m_statistics(new QPushButton)
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    followTextSize(this, [this] { m_title->setFont(titleFont(font(), 1.6)); });
    m_title->setWordWrap(true);
    m_why->setWordWrap(true);
    m_walls->setFrameShape(QFrame::NoFrame);
    m_walls->viewport()->setAutoFillBackground(false); // on the paper of the sheet
    m_new->setProperty("primary", true);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_statistics);
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
    connect(m_statistics, &QPushButton::clicked, this, &ResultSheet::statisticsWanted);
    connect(m_look, &QPushButton::clicked, this, &QWidget::hide);
    retranslate();
    hide();
}

void ResultSheet::show(const QStringList &winners, const Outcome &outcome, const Speaker &speaker,
                       const canvas::Picture &picture)
{
    const Setup &setup = speaker.setup();
    //: %1: the winners, one or more, as a list.
    m_title->setText((winners.size() == 1 ? tr("Winner: %1") : tr("Winners: %1"))
                         .arg(QLocale().createSeparatedList(winners)));
    m_why->setText(asSentence(speaker.sentence(outcome.why)));
    const QStringList teams = teamsOf(speaker);
    QString rows = rowOf(u"th"_s, tr("Wall"), teams);
    for (std::size_t i = 0; i < picture.places.size(); ++i) {
        if (setup.board().places()[i].kind != "wall")
            continue;
        QStringList pieces;
        for (int team = 0; team < teams.size(); ++team)
            pieces << piecesOf(picture.places[i], team, speaker);
        rows += rowOf(u"td"_s, asTitle(picture.places[i].name), pieces);
    }
    m_walls->setHtml(u"<table cellpadding='4' width='100%'>%1</table>"_s.arg(rows));
    setVisible(true);
    place();
    raise();
    m_new->setFocus();
}

void ResultSheet::setBoard(QWidget *board)
{
    m_board = board;
    m_board->installEventFilter(this);
}

bool ResultSheet::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && isVisible())
        QTimer::singleShot(0, this, &ResultSheet::place); // when all else has found its place
    return QFrame::eventFilter(watched, event);
}

/// Within the board; lower where that is too little for all walls.
void ResultSheet::place()
{
    const int edge = 2 * fontMetrics().height();
    QRect place = QRect(m_board->mapTo(parentWidget(), QPoint()), m_board->size())
                      .marginsRemoved({edge, edge, edge, edge});
    resize(place.size());
    layout()->activate();
    const int missing = qCeil(m_walls->document()->size().height()) - m_walls->viewport()->height();
    const int room = parentWidget()->height() - edge - place.bottom();
    place.setHeight(place.height() + std::clamp(missing, 0, std::max(0, room)));
    setGeometry(place);
    m_walls->verticalScrollBar()->setValue(0);
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
    m_statistics->setText(tr("The &course of the game"));
}

} // namespace merlon
