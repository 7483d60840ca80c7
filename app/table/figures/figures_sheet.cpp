#include "app/table/figures/figures_sheet.h"

#include "app/look/lettering.h"
#include "app/words/counting.h"

#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QTableWidget>

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
    : FiguresSheet(art, new QTableWidget(0, kFigureColumns), parent)
{
}

FiguresSheet::FiguresSheet(const canvas::Art &art, QTableWidget *table, QWidget *parent)
    : HeadedSheet(art, table, parent)
    , m_table(table)
{
    setObjectName(u"figures-sheet"_s);
    foot().setWordWrap(true);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    hide();
    connect(m_table, &QTableWidget::cellEntered, this, [this](int row) { point(row); });
    connect(m_table, &QTableWidget::currentCellChanged, this, [this](int row) { point(row); });
    connect(m_table, &QTableWidget::cellActivated, this, [this](int row) {
        const QStringList &rules = m_account.lines[static_cast<std::size_t>(row)].rules;
        if (!rules.isEmpty())
            Q_EMIT ruleWanted(rules.front());
    });
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
    pointNowhere();
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
    const bool isSettled = !line.verdict.isEmpty();
    const QString text = isSettled && line.strengths ? u"%1. %2"_s.arg(line.verdict, line.text) : line.text;
    put(0, text, Qt::AlignLeft | Qt::AlignVCenter)->setToolTip(text);
    put(kFigureColumns - 1, separated(line.rules), Qt::AlignLeft | Qt::AlignVCenter);
    if (isSettled && !line.strengths) {
        QTableWidgetItem *verdict = put(1, line.verdict, Qt::AlignCenter);
        verdict->setFont(textFont(font(), 1.0, QFont::Bold));
        m_table->setSpan(row, 1, 1, 2);
        return;
    }
    for (std::size_t side = 0; side < line.changes.size() && line.strengths; ++side) {
        const auto column = static_cast<int>(side) + 1;
        const QString strength = strengthInFigures((*line.strengths)[side], line.changes[side]);
        QTableWidgetItem *item = put(column, strength, Qt::AlignCenter);
        //: For screen readers: a strength in the figures of a fight. %1: a side, “Attacker”; %2: its strength, “7 (+2)”.
        item->setData(Qt::AccessibleTextRole, tr("%1: %2").arg(m_account.sides[side], strength));
        item->setData(Qt::AccessibleDescriptionRole, line.sums);
    }
}

/// As high as its rows, but half of the board is seen at least. What is explained has two lines, so that the rows stay
/// where they are while they are pointed at.
void FiguresSheet::fitHeight()
{
    foot().setFixedHeight(2 * foot().fontMetrics().lineSpacing());
    const int row = 3 * m_table->fontMetrics().lineSpacing() / 2;
    m_table->verticalHeader()->setDefaultSectionSize(row);
    const int most = std::max(kFewestFigures, parentWidget() ? parentWidget()->height() / 2 / row : 0);
    const int rows = std::clamp(m_table->rowCount(), kFewestFigures, most);
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + rows * row
                            + 2 * m_table->frameWidth());
    if (parentWidget())
        resize(width(), std::min(sizeHint().height(), parentWidget()->height()));
}

bool FiguresSheet::isElided(int row) const
{
    return m_table->sizeHintForIndex(m_table->model()->index(row, 0)).width() > m_table->columnWidth(0);
}

/// Marks on the board what the row is about, and says what has no room in it and what the strengths are made of.
void FiguresSheet::point(int row)
{
    if (row < 0 || row >= static_cast<int>(m_account.lines.size()))
        return pointNowhere();
    const FightAccount::Line &line = m_account.lines[static_cast<std::size_t>(row)];
    mark(line.scene);
    QStringList parts;
    if (isElided(row))
        parts << richText(line.text);
    if (!line.sums.isEmpty())
        parts << richText(line.sums);
    const QString ink = theme().shade(0.8).name();
    for (const QString &rule : line.rules)
        parts << u"<a href=\"%1\" style=\"color:%2\">%1</a>"_s.arg(rule, ink);
    foot().setText(parts.join(u"&nbsp; "_s));
}

void FiguresSheet::pointNowhere()
{
    mark({});
    foot().clear();
}

void FiguresSheet::showEvent(QShowEvent *event)
{
    HeadedSheet::showEvent(event);
    read();
}

void FiguresSheet::retranslate()
{
    HeadedSheet::retranslate();
    //: For screen readers: the table with the figures of a fight.
    m_table->setAccessibleName(tr("The fight, act by act"));
    title().setText(m_account.title);
    //: The head of a column in the figures of a fight: sentences about what happened.
    m_table->setHorizontalHeaderLabels({tr("What happened"), m_account.sides[0], m_account.sides[1],
                                        //: The head of a column in the figures of a fight: numbers of rules.
                                        tr("Rules")});
}

} // namespace merlon
