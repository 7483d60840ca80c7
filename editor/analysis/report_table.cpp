#include "editor/analysis/report_table.h"

#include "app/words/language.h"
#include "editor/analysis/report_words.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kRankRole = Qt::UserRole;    ///< what a cell is sorted by, if it is a number
constexpr int kRowRole = Qt::UserRole + 1; ///< the number of the row in the report

constexpr int kWidest = 46; ///< letters of a column at first

/// Numbers stand beside each other, not at the far edge.
bool endsInNumbers(const std::vector<ReportRow> &rows)
{
    return std::ranges::any_of(rows,
                               [](const ReportRow &row) { return rankOf(row.cells.back()).has_value(); });
}

/// Numbers come before words, words before nothing.
class TableCell final : public QTableWidgetItem {
public:
    bool operator<(const QTableWidgetItem &other) const override
    {
        const QVariant mine = data(kRankRole);
        const QVariant others = other.data(kRankRole);
        if (mine.isValid() && others.isValid())
            return mine.toLongLong() < others.toLongLong();
        if (mine.isValid() != others.isValid())
            return mine.isValid();
        if (text().isEmpty() != other.text().isEmpty())
            return other.text().isEmpty();
        return QString::localeAwareCompare(text(), other.text()) < 0;
    }
};

} // namespace

ReportTable::ReportTable(QWidget *parent)
    : QTableWidget(parent)
{
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 3 / 2);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    connect(this, &QTableWidget::currentCellChanged, this, [this](int row, int, int before) {
        if (!m_isFilling && row != before)
            Q_EMIT rowChanged();
    });
    connect(this, &QTableWidget::cellClicked, this, &ReportTable::rowChosen);
    connect(this, &QTableWidget::cellActivated, this, &ReportTable::rowChosen);
}

void ReportTable::setCell(int row, int column, const QString &text, std::optional<std::int64_t> rank,
                          std::size_t reportRow)
{
    auto *item = new TableCell;
    item->setText(text);
    item->setData(kRowRole, static_cast<qulonglong>(reportRow));
    if (rank) {
        item->setData(kRankRole, static_cast<qlonglong>(*rank));
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    } else {
        item->setToolTip(item->text());
    }
    setItem(row, column, item);
}

void ReportTable::setReport(const std::vector<Text> &columns, const std::vector<ReportRow> &rows,
                            const Wordings &wordings)
{
    const QScopedValueRollback filling(m_isFilling, true);
    const QString before =
        currentRow() >= 0 && item(currentRow(), 0) ? item(currentRow(), 0)->text() : QString();
    const bool sameColumns = columnCount() == static_cast<int>(columns.size());
    setSortingEnabled(false);
    setRowCount(0);
    setColumnCount(static_cast<int>(columns.size()));
    QStringList heads;
    for (const Text &column : columns)
        heads << QString::fromStdString(say(column, wordings));
    setHorizontalHeaderLabels(heads);
    setRowCount(static_cast<int>(rows.size()));
    for (int row = 0; row < rowCount(); ++row) {
        const std::vector<ReportCell> &cells = rows[static_cast<std::size_t>(row)].cells;
        for (int column = 0; column < columnCount(); ++column)
            setCell(row, column, say(cells[static_cast<std::size_t>(column)], wordings),
                    rankOf(cells[static_cast<std::size_t>(column)]), static_cast<std::size_t>(row));
    }
    for (int column = 0; column < columnCount() && rowCount() > 0; ++column)
        horizontalHeaderItem(column)->setTextAlignment(
            static_cast<Qt::Alignment>(item(0, column)->textAlignment()));
    if (!sameColumns)
        horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder); // as the board has it
    setSortingEnabled(true);
    horizontalHeader()->setStretchLastSection(!endsInNumbers(rows));
    resizeColumnsToContents();
    for (int column = 0; column < columnCount(); ++column)
        setColumnWidth(column, std::min(columnWidth(column), kWidest * fontMetrics().averageCharWidth()));
    const QList<QTableWidgetItem *> again =
        before.isEmpty() ? QList<QTableWidgetItem *>() : findItems(before, Qt::MatchExactly);
    if (rowCount() > 0)
        setCurrentCell(again.isEmpty() ? 0 : again.front()->row(), 0);
}

std::optional<std::size_t> ReportTable::currentReportRow() const
{
    const QTableWidgetItem *first = currentRow() >= 0 ? item(currentRow(), 0) : nullptr;
    return first ? std::optional(static_cast<std::size_t>(first->data(kRowRole).toULongLong()))
                 : std::nullopt;
}

void ReportTable::setCurrentReportRow(std::size_t reportRow)
{
    for (int row = 0; row < rowCount(); ++row) {
        if (item(row, 0)->data(kRowRole).toULongLong() == reportRow)
            setCurrentCell(row, 0);
    }
}

QString ReportTable::text() const
{
    QStringList lines;
    QStringList heads;
    for (int column = 0; column < columnCount(); ++column)
        heads << horizontalHeaderItem(column)->text();
    lines << heads.join(u'\t');
    for (int row = 0; row < rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < columnCount(); ++column)
            cells << item(row, column)->text();
        lines << cells.join(u'\t');
    }
    return lines.join(u'\n') + u'\n';
}

void ReportTable::copy() const
{
    QGuiApplication::clipboard()->setText(text());
}

/// What is copied here is the table, and letters look for a row, whatever these keys do in the window.
bool ReportTable::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isLetter = key->modifiers() == Qt::NoModifier && !key->text().isEmpty()
            && key->text().front().isLetterOrNumber();
        if (isLetter || key->matches(QKeySequence::Copy)) {
            event->accept();
            return true;
        }
    }
    return QTableWidget::event(event);
}

void ReportTable::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        return copy();
    QTableWidget::keyPressEvent(event);
}

} // namespace merlon
