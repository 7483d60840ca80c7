#include "app/table/figures/figures_sheet.h"

#include "app/look/lettering.h"
#include "app/table/figures/sheet_dress.h"
#include "app/words/counting.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kFewestFigures = 3; ///< rows that are seen at once, even over a low board
constexpr int kFigureColumns = 4; ///< what happens, both sides, rules

/// `7 (+2)`: a strength, and what it has changed by.
QString strengthInFigures(int strength, int change)
{
    if (change == 0)
        return QString::number(strength);
    const QString sign = change > 0 ? u"+"_s : u"\u2212"_s;
    return u"%1 (%2%3)"_s.arg(strength).arg(sign).arg(std::abs(change));
}

} // namespace

FiguresSheet::FiguresSheet(const canvas::Art &art, QWidget *parent)
    : FightSheet(parent)
    , m_art(art)
    , m_title(new QLabel)
    , m_foot(new QLabel)
    , m_close(new QToolButton)
    , m_table(new QTableWidget(0, kFigureColumns))
{
    setObjectName(u"figures-sheet"_s);
    setFocusProxy(m_table);
    m_title->setFont(titleFont(font(), 1.1));
    m_foot->setTextFormat(Qt::RichText);
    m_foot->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_close->setText(u"×"_s);
    m_close->setAutoRaise(true);
    m_table->setMouseTracking(true);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->viewport()->installEventFilter(this);
    m_title->setBuddy(m_table);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addSpacing(fontMetrics().height());
    head->addWidget(m_foot, 1);
    head->addWidget(m_close, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    const int space = fontMetrics().height() / 3;
    column->setContentsMargins(2 * space, space, 2 * space, space);
    column->setSpacing(space / 2);
    column->addLayout(head);
    column->addWidget(m_table);
    hide();
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_foot, &QLabel::linkActivated, this, &FightSheet::ruleWanted);
    connect(m_table, &QTableWidget::cellEntered, this, [this](int row) { point(row); });
    connect(m_table, &QTableWidget::currentCellChanged, this, [this](int row) { point(row); });
    connect(m_table, &QTableWidget::cellActivated, this, [this](int row) {
        const QStringList &rules = m_account.lines[static_cast<std::size_t>(row)].rules;
        if (!rules.isEmpty())
            Q_EMIT ruleWanted(rules.front());
    });
    dressFigures(*m_table, m_art.theme());
    retranslate();
}

void FiguresSheet::setSource(SeenSource source)
{
    m_source = std::move(source);
}

void FiguresSheet::begin(std::span<const StoryLine> story, const Speaker &speaker)
{
    m_speaker = &speaker;
    m_told = 0;
    m_hasFight = false;
    for (const StoryLine &line : story)
        hear(line.events);
    if (!isHidden())
        read();
}

void FiguresSheet::add(std::span<const Event> events)
{
    hear(events);
    if (!isHidden())
        read();
}

void FiguresSheet::forget()
{
    m_speaker = nullptr;
    m_told = 0;
    m_hasFight = false;
    m_account = {};
    hide();
}

void FiguresSheet::hear(std::span<const Event> events)
{
    m_told += events.size();
    m_hasFight = m_hasFight || std::ranges::any_of(events, [this](const Event &event) {
                     return m_speaker && m_speaker->roleOf(event) == TermRole::Fight;
                 });
}

/// Only while somebody reads it: the fight is looked at again for that.
void FiguresSheet::read()
{
    const std::unique_ptr<SeatView> seen = m_source && m_speaker ? m_source() : nullptr;
    m_account = seen ? fightAccountOf(*seen, m_told, *m_speaker) : FightAccount {};
    fill();
    fitHeight();
}

void FiguresSheet::fill()
{
    const QSignalBlocker silent(m_table); // nobody points at a row that is gone
    m_table->clearSpans();
    m_table->clearContents();
    m_table->setRowCount(static_cast<int>(m_account.lines.size()));
    for (int row = 0; row < m_table->rowCount(); ++row)
        fillRow(row, m_account.lines[static_cast<std::size_t>(row)]);
    retranslate();
    m_table->scrollToBottom();
}

void FiguresSheet::fillRow(int row, const FightAccount::Line &line)
{
    const auto put = [this, row](int column, const QString &text, Qt::Alignment alignment) {
        auto *item = new QTableWidgetItem(text);
        item->setTextAlignment(alignment);
        m_table->setItem(row, column, item);
        return item;
    };
    put(0, line.text, Qt::AlignLeft | Qt::AlignVCenter)->setToolTip(line.text);
    put(kFigureColumns - 1, separated(line.rules), Qt::AlignLeft | Qt::AlignVCenter);
    if (!line.verdict.isEmpty()) {
        QTableWidgetItem *verdict = put(1, line.verdict, Qt::AlignCenter);
        verdict->setFont(textFont(font(), 1.0, QFont::Bold));
        m_table->setSpan(row, 1, 1, 2);
        return;
    }
    for (std::size_t side = 0; side < line.changes.size() && line.strengths; ++side) {
        const auto column = static_cast<int>(side) + 1;
        const QString text = strengthInFigures((*line.strengths)[side], line.changes[side]);
        put(column, text, Qt::AlignCenter)
            ->setData(Qt::AccessibleTextRole, m_account.sides[side] + u", "_s + text);
    }
}

/// As high as its rows, but half of the board is seen at least.
void FiguresSheet::fitHeight()
{
    const int row = 3 * m_table->fontMetrics().lineSpacing() / 2;
    m_table->verticalHeader()->setDefaultSectionSize(row);
    const int most = std::max(kFewestFigures, parentWidget() ? parentWidget()->height() / 2 / row : 0);
    const int rows = std::clamp(m_table->rowCount(), kFewestFigures, most);
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + rows * row
                            + 2 * m_table->frameWidth());
    if (parentWidget())
        resize(width(), std::min(sizeHint().height(), parentWidget()->height()));
}

QString FiguresSheet::explanation() const
{
    return m_foot->text();
}

/// Marks on the board what the row is about, and says what the strengths are made of.
void FiguresSheet::point(int row)
{
    if (row < 0 || row >= static_cast<int>(m_account.lines.size()))
        return pointNowhere();
    const FightAccount::Line &line = m_account.lines[static_cast<std::size_t>(row)];
    Q_EMIT placesWanted(line.scene);
    QStringList parts;
    if (!line.sums.isEmpty())
        parts << richText(line.sums);
    const QString ink = m_art.theme().shade(0.8).name();
    for (const QString &rule : line.rules)
        parts << u"<a href=\"%1\" style=\"color:%2\">%1</a>"_s.arg(rule, ink);
    m_foot->setText(parts.join(u"&nbsp; "_s));
}

void FiguresSheet::pointNowhere()
{
    Q_EMIT placesWanted({});
    m_foot->clear();
}

void FiguresSheet::showEvent(QShowEvent *event)
{
    FightSheet::showEvent(event);
    read();
}

void FiguresSheet::themeChanged()
{
    dressFigures(*m_table, m_art.theme());
}

void FiguresSheet::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        m_title->setFont(titleFont(font(), 1.1));
    FightSheet::changeEvent(event);
}

bool FiguresSheet::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Leave)
        pointNowhere();
    return FightSheet::eventFilter(watched, event);
}

void FiguresSheet::retranslate()
{
    nameClosing(*m_close);
    //: For screen readers: the table with the figures of a fight.
    m_table->setAccessibleName(tr("The fight, act by act"));
    m_title->setText(m_account.title);
    //: The head of a column in the figures of a fight: sentences about what happened.
    m_table->setHorizontalHeaderLabels({tr("What happened"), m_account.sides[0], m_account.sides[1],
                                        //: The head of a column in the figures of a fight: numbers of rules.
                                        tr("Rules")});
}

} // namespace merlon
