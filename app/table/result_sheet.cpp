#include "app/table/result_sheet.h"

#include "app/look/appearance.h"
#include "app/look/lettering.h"
#include "app/look/text_size.h"
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

/// A row of the table; `cell`: th or td.
QString rowOf(const QString &cell, const QStringList &columns)
{
    QString row;
    for (const QString &text : columns)
        row += u"<%1 align='left'>%2</%1>"_s.arg(cell, richText(text));
    return u"<tr>%1</tr>"_s.arg(row);
}

} // namespace

ResultSheet::ResultSheet(QWidget *parent)
    : QFrame(parent)
    , m_title(new QLabel)
    , m_why(new QLabel)
    , m_table(new QTextBrowser)
    , m_new(new QPushButton)
    , m_look(new QPushButton)
    , m_statistics(new QPushButton)
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    followTextSize(this, [this] { m_title->setFont(titleFont(font(), 1.6)); });
    m_title->setWordWrap(true);
    m_why->setWordWrap(true);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->viewport()->setAutoFillBackground(false); // on the paper of the sheet
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
    column->addWidget(m_table, 1);
    column->addLayout(buttons);
    connect(m_new, &QPushButton::clicked, this, &ResultSheet::newGameWanted);
    connect(m_statistics, &QPushButton::clicked, this, &ResultSheet::statisticsWanted);
    connect(m_look, &QPushButton::clicked, this, &QWidget::hide);
    retranslate();
    hide();
}

void ResultSheet::show(const QStringList &winners, const Outcome &outcome, const Speaker &speaker,
                       const ResultTable &table)
{
    //: %1: the winners, one or more, as a list.
    m_title->setText(winners.isEmpty() ? tr("Nobody has won")
                                       : (winners.size() == 1 ? tr("Winner: %1") : tr("Winners: %1"))
                                             .arg(QLocale().createSeparatedList(winners)));
    m_why->setText(asSentence(speaker.sentence(outcome.why)));
    QString rows = rowOf(u"th"_s, table.heads);
    for (const QStringList &row : table.rows)
        rows += rowOf(table.lastIsSum && &row == &table.rows.last() ? u"th"_s : u"td"_s, row);
    m_table->setHtml(u"<table cellpadding='4' width='100%'>%1</table>"_s.arg(rows));
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

/// Within the board; lower where that is too little for the whole table.
void ResultSheet::place()
{
    const int edge = 2 * fontMetrics().height();
    QRect place = QRect(m_board->mapTo(parentWidget(), QPoint()), m_board->size())
                      .marginsRemoved({edge, edge, edge, edge});
    resize(place.size());
    layout()->activate();
    const int missing = qCeil(m_table->document()->size().height()) - m_table->viewport()->height();
    const int room = parentWidget()->height() - edge - place.bottom();
    place.setHeight(place.height() + std::clamp(missing, 0, std::max(0, room)));
    setGeometry(place);
    m_table->verticalScrollBar()->setValue(0);
}

void ResultSheet::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void ResultSheet::retranslate()
{
    setAccessibleName(tr("End of the game"));
    m_new->setText(tr("&New game"));
    m_look->setText(tr("&See the board"));
    m_statistics->setText(tr("&Statistics"));
}

} // namespace merlon
