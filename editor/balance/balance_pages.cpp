#include "editor/balance/balance_pages.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

using Form = BalanceTable::Form;

/// The sentences about reports.
class ReportWords {
    Q_DECLARE_TR_FUNCTIONS(BalanceReport)
};

QString shown(Form form, double number)
{
    return BalanceTable {{}, {}, {}, {form}, 0, {}}.shown(0, number);
}

/// Tables of what can be done, where it is of interest what never was.
bool tellsOfUse(const std::string &key)
{
    constexpr std::array<std::string_view, 7> kOthers {"wins",    "means",  "length", "efforts",
                                                       "endings", "losses", "finals"};
    return std::ranges::find(kOthers, key) == kOthers.end();
}

/// `shownFigure`: the figure of the row in numbers.
QString figureIn(const BalanceTable &table, const BalanceTable::Row &row, const QString &shownFigure)
{
    //: How often a card was performed, an action done.
    return row.figure.value == 0 && tellsOfUse(table.key) ? ReportWords::tr("never") : shownFigure;
}

BalancePage pageOf(const BalanceTable &shownTable)
{
    BalanceTable table = shownTable;
    if (tellsOfUse(table.key))
        std::ranges::stable_sort(table.rows, std::greater<>(),
                                 [](const BalanceTable::Row &row) { return row.figure.value; });
    BalancePage page {
        table.title, {table.title, {}, table.forms[table.main] == Form::Share, {}}, table.columns, {}};
    std::vector<QStringList> columns;
    for (std::size_t column = 0; column < table.forms.size(); ++column)
        columns.push_back(table.shownColumn(column));
    int never = 0;
    for (qsizetype line = 0; line < static_cast<qsizetype>(table.rows.size()); ++line) {
        const BalanceTable::Row &row = table.rows[static_cast<std::size_t>(line)];
        page.chart.rows.push_back(
            {row.name, {{row.figure, figureIn(table, row, columns[table.main][line])}}, false, {}});
        if (row.livery >= 0)
            page.chart.rows.back().seat = row.livery;
        never += row.figure.value == 0 ? 1 : 0;
        QStringList cells {row.name};
        for (const QStringList &column : columns)
            cells << column[line];
        page.cells.push_back(cells);
    }
    if (never > 0 && tellsOfUse(table.key))
        //: %1: a part of a report: cards performed; so many of them never were.
        page.name = ReportWords::tr("%1 (%n never)", nullptr, never).arg(table.title);
    return page;
}

/// A row for each side.
void addBands(BalancePage &page, const ShippedRange &shipped)
{
    for (std::size_t side = 0; side < std::min(page.chart.rows.size(), shipped.teams.size()); ++side)
        page.chart.rows[side].band = {shipped.teams[side].low, shipped.teams[side].high};
}

/// With a sign, also where it says that nothing has changed.
QString changed(Form form, double by)
{
    const QString sign = by < 0 ? u"−"_s : u"+"_s;
    if (form == Form::Share)
        //: A difference between two shares in percent: +4.5 points.
        return ReportWords::tr("%1%2 points").arg(sign, QLocale().toString(std::abs(100 * by), 'f', 1));
    return sign + QLocale().toString(std::abs(by), 'f', 2);
}

QStringList cellsOf(const BalanceComparison::Row &row, Form form)
{
    const ShareDifference &difference = row.difference;
    const bool known = std::isfinite(difference.low) && std::isfinite(difference.high);
    return {
        row.name, shown(form, row.before.value), shown(form, row.after.value),
        changed(form, difference.value),
        //: From a number to a number.
        known ? ReportWords::tr("%1 to %2").arg(changed(form, difference.low), changed(form, difference.high))
              : QString(),
        difference.isBeyondChance() ? ReportWords::tr("yes") : ReportWords::tr("no")};
}

BalancePage pageOf(const BalanceComparison &table, const QString &before, const QString &after)
{
    BalancePage page {table.title,
                      {table.title, {before, after}, table.form == Form::Share, {}},
                      {table.names, before, after, ReportWords::tr("Difference"),
                       ReportWords::tr("95% interval"), ReportWords::tr("Significant")},
                      {}};
    for (const BalanceComparison::Row &row : table.rows) {
        const bool stressed = row.difference.isBeyondChance();
        const QString mark = stressed ? u" ▸ %1"_s.arg(changed(table.form, row.difference.value)) : QString();
        page.chart.rows.push_back({row.name,
                                   {{row.before, shown(table.form, row.before.value)},
                                    {row.after, shown(table.form, row.after.value) + mark}},
                                   stressed,
                                   {}});
        page.cells.push_back(cellsOf(row, table.form));
    }
    if (const std::size_t beyond = table.beyondChance())
        //: %1: a part of a report; so many of its figures differ by more than chance.
        page.name = ReportWords::tr("%1 (▸ %2)").arg(table.title).arg(beyond);
    return page;
}

} // namespace

std::vector<BalancePage> pagesOf(const std::vector<BalanceTable> &tables, const ShippedRange *shipped)
{
    std::vector<BalancePage> pages;
    for (const BalanceTable &table : tables) {
        if (table.rows.empty())
            continue;
        pages.push_back(pageOf(table));
        if (table.key == "wins" && shipped)
            addBands(pages.back(), *shipped);
    }
    return pages;
}

std::vector<BalancePage> pagesOf(const std::vector<BalanceComparison> &tables, const QString &before,
                                 const QString &after)
{
    std::vector<BalancePage> pages;
    for (const BalanceComparison &table : tables) {
        if (!table.rows.empty())
            pages.push_back(pageOf(table, before, after));
    }
    return pages;
}

} // namespace merlon
