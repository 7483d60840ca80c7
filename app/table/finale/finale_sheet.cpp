#include "app/table/finale/finale_sheet.h"

#include "app/look/appearance.h"
#include "app/look/lettering.h"
#include "app/look/text_size.h"
#include "app/table/finale/finale_picture.h"
#include "app/words/counting.h"

#include <QCloseEvent>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTimer>
#include <QVBoxLayout>
#include <QtMath>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr double kPicture = 0.38; ///< its height, of that of the page

/// A row of the table; `cell`: th or td.
QString rowOf(const QString &cell, const QStringList &columns)
{
    QString row;
    for (const QString &text : columns)
        row += u"<%1 align='left'>%2</%1>"_s.arg(cell, richText(text));
    return u"<tr>%1</tr>"_s.arg(row);
}

QLabel *words(Qt::Alignment alignment)
{
    auto *label = new QLabel;
    label->setWordWrap(true);
    label->setAlignment(alignment);
    return label;
}

} // namespace

FinaleSheet::FinaleSheet(const Appearance &appearance, QWidget *parent)
    : QFrame(parent)
    , m_appearance(appearance)
    , m_picture(new FinalePicture(appearance))
    , m_winners(words(Qt::AlignHCenter))
    , m_headline(words(Qt::AlignHCenter))
    , m_story(words(Qt::AlignHCenter))
    , m_cards(new QHBoxLayout)
    , m_turning(new TurningCard)
    , m_table(new QTextBrowser)
    , m_area(new QScrollArea)
    , m_back(new QPushButton)
    , m_rematch(new QPushButton)
    , m_swap(new QPushButton)
    , m_statistics(new QPushButton)
    , m_look(new QPushButton)
    , m_new(new QPushButton)
{
    setAutoFillBackground(true);
    followTextSize(this, [this] {
        m_headline->setFont(titleFont(font(), 1.8));
        m_winners->setFont(textFont(font(), 1.0, QFont::Bold));
    });
    m_rematch->setProperty("primary", true);
    m_rematch->setObjectName(u"rematch"_s);
    m_back->setObjectName(u"back-to-save-point"_s);
    m_swap->setObjectName(u"swap-sides"_s);
    m_statistics->setObjectName(u"statistics"_s);
    m_look->setObjectName(u"see-board"_s);
    m_new->setObjectName(u"new-game"_s);
    m_story->setObjectName(u"story"_s);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->viewport()->setAutoFillBackground(false); // on the paper of the sheet
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    build();
    connect(m_back, &QPushButton::clicked, this, &FinaleSheet::backWanted);
    connect(m_rematch, &QPushButton::clicked, this, [this] { Q_EMIT rematchWanted(false); });
    connect(m_swap, &QPushButton::clicked, this, [this] { Q_EMIT rematchWanted(true); });
    connect(m_statistics, &QPushButton::clicked, this, &FinaleSheet::statisticsWanted);
    connect(m_look, &QPushButton::clicked, this, &FinaleSheet::close);
    connect(m_new, &QPushButton::clicked, this, &FinaleSheet::newGameWanted);
    retranslate();
    hide();
}

void FinaleSheet::build()
{
    const int space = fontMetrics().height();
    m_cards->setSpacing(space);
    m_cards->addWidget(m_turning, 2);
    auto *inside = new QWidget;
    auto *column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 0, space / 2);
    column->setSpacing(space / 2);
    column->addWidget(m_picture, 1);
    auto *told = new QVBoxLayout;
    told->setContentsMargins(2 * space, 0, 2 * space, 0);
    told->setSpacing(space / 3);
    m_headline->setObjectName(u"headline"_s);
    told->addWidget(m_headline);
    told->addWidget(m_winners);
    told->addWidget(m_story);
    told->addSpacing(space / 3);
    told->addLayout(m_cards);
    told->addWidget(m_table);
    column->addLayout(told);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setWidget(inside);
    inside->setAutoFillBackground(false);
    m_area->viewport()->setAutoFillBackground(false);
    auto *buttons = new QHBoxLayout;
    buttons->setContentsMargins(2 * space, 0, 2 * space, 0);
    buttons->setSpacing(space / 2);
    for (QPushButton *button : {m_back, m_rematch, m_swap, m_statistics, m_look, m_new})
        buttons->addWidget(button, 1);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, space / 2);
    page->addWidget(m_area, 1);
    page->addLayout(buttons);
}

void FinaleSheet::show(const Finale &finale)
{
    m_picture->show(finale);
    m_headline->setText(finale.headline);
    m_winners->setText(finale.winners);
    m_winners->setVisible(!finale.winners.isEmpty());
    m_story->setText(finale.story);
    m_story->setVisible(!finale.story.isEmpty());
    m_back->setVisible(finale.canGoBack);
    m_swap->setVisible(finale.canSwap);
    fillFigures(finale.figures);
    fillTable(finale.table);
    setVisible(true);
    place();
    raise();
    (finale.canGoBack ? m_back : m_rematch)->setFocus();
}

void FinaleSheet::fillFigures(const std::vector<Finale::Figure> &figures)
{
    for (QWidget *card : m_figures)
        delete card;
    m_figures.clear();
    for (const Finale::Figure &figure : figures) {
        QStringList numbers;
        QStringList aloud;
        for (const Finale::Figure::Part &part : figure.parts) {
            numbers << u"<span style='color:%1'>%2</span>"_s.arg(part.colour.name(),
                                                                 part.number.toHtmlEscaped());
            //: One figure of several, read aloud. %1: a side, `Invader`; %2: a number.
            aloud << (part.whose.isEmpty() ? part.number : tr("%1: %2").arg(part.whose, part.number));
        }
        auto *card = new QFrame;
        card->setObjectName(u"figure"_s);
        card->setProperty("slip", true);
        auto *column = new QVBoxLayout(card);
        column->setSpacing(0);
        auto *value = new QLabel(numbers.join(u" : "_s));
        value->setFont(titleFont(font(), 1.8));
        value->setAlignment(Qt::AlignHCenter);
        value->setAccessibleName(separated(aloud));
        auto *title = words(Qt::AlignHCenter);
        title->setText(figure.title);
        column->addStretch();
        column->addWidget(value);
        column->addWidget(title);
        column->addStretch();
        m_cards->insertWidget(static_cast<int>(m_figures.size()), card, 1);
        m_figures.push_back(card);
    }
}

void FinaleSheet::fillTable(const ResultTable &table)
{
    m_table->setVisible(!table.rows.isEmpty());
    QString rows = rowOf(u"th"_s, table.heads);
    for (const QStringList &row : table.rows)
        rows += rowOf(table.lastIsSum && &row == &table.rows.last() ? u"th"_s : u"td"_s, row);
    m_table->setHtml(u"<table cellpadding='4' width='100%'>%1</table>"_s.arg(rows));
}

void FinaleSheet::setRoom(QWidget *top, QWidget *bottom)
{
    m_top = top;
    m_bottom = bottom;
    m_top->installEventFilter(this);
    m_bottom->installEventFilter(this);
}

bool FinaleSheet::eventFilter(QObject *watched, QEvent *event)
{
    if ((event->type() == QEvent::Resize || event->type() == QEvent::Move) && isVisible())
        QTimer::singleShot(0, this, &FinaleSheet::place); // when all else has found its place
    return QFrame::eventFilter(watched, event);
}

/// The page scrolls where there is too little room for all of it.
void FinaleSheet::place()
{
    const int top = m_top->mapTo(parentWidget(), QPoint()).y();
    const int bottom = m_bottom->mapTo(parentWidget(), QPoint(0, m_bottom->height())).y();
    setGeometry(0, top, parentWidget()->width(), bottom - top);
    m_picture->setMinimumHeight(qRound(kPicture * height()));
    layout()->activate();
    m_table->document()->setTextWidth(m_table->viewport()->width());
    m_table->setFixedHeight(qCeil(m_table->document()->size().height()) + 2);
    m_area->verticalScrollBar()->setValue(0);
}

void FinaleSheet::closeEvent(QCloseEvent *event)
{
    QFrame::closeEvent(event);
    Q_EMIT closed();
}

/// Escape looks at the board.
void FinaleSheet::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        static_cast<void>(close());
    else
        QFrame::keyPressEvent(event);
}

void FinaleSheet::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void FinaleSheet::retranslate()
{
    setAccessibleName(tr("End of the game"));
    //: A button: after a defeat a campaign is taken up again.
    m_back->setText(tr("Back to save &point"));
    //: A button: the same game once more, with another deal.
    m_rematch->setText(tr("&Rematch"));
    //: A button: the same game once more, with the players at other sides.
    m_swap->setText(tr("S&wap roles"));
    m_statistics->setText(tr("&Statistics"));
    m_look->setText(tr("See the &board"));
    m_new->setText(tr("&New game"));
}

} // namespace merlon
