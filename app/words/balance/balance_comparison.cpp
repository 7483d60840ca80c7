#include "app/words/balance/balance_comparison.h"

#include "app/words/csv.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// The words of simulations.
class BalanceWords {
    Q_DECLARE_TR_FUNCTIONS(Simulation)
};

const BalanceTable::Row *rowNamed(const BalanceTable &table, const QString &name)
{
    const auto found = std::ranges::find(table.rows, name, &BalanceTable::Row::name);
    return found == table.rows.end() ? nullptr : &*found;
}

BalanceComparison comparedTable(const BalanceTable &before, std::uint32_t gamesBefore,
                                const BalanceTable &after, std::uint32_t gamesAfter)
{
    BalanceComparison table {before.key, before.title, before.columns.first(), before.forms[before.main], {}};
    const auto add = [&](const QString &name) {
        const BalanceTable::Row *first = rowNamed(before, name);
        const BalanceTable::Row *second = rowNamed(after, name);
        const Share one = first ? first->figure : shareOf(0, gamesBefore);
        const Share other = second ? second->figure : shareOf(0, gamesAfter);
        table.rows.push_back({name, one, other, differenceOf(one, other)});
    };
    for (const BalanceTable::Row &row : before.rows)
        add(row.name);
    for (const BalanceTable::Row &row : after.rows) {
        if (!rowNamed(before, row.name))
            add(row.name);
    }
    if (table.key == "length" || table.key == "efforts") // by their numbers
        std::ranges::stable_sort(table.rows, {}, [](const BalanceComparison::Row &row) {
            return QLocale().toInt(row.name.section(u'–', 0, 0));
        });
    return table;
}

} // namespace

std::size_t BalanceComparison::beyondChance() const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(rows, [](const Row &row) { return row.difference.isBeyondChance(); }));
}

std::vector<BalanceComparison> compared(const std::vector<BalanceTable> &before, std::uint32_t gamesBefore,
                                        const std::vector<BalanceTable> &after, std::uint32_t gamesAfter)
{
    std::vector<BalanceComparison> tables;
    for (const BalanceTable &table : before) {
        const auto same = std::ranges::find(after, table.key, &BalanceTable::key);
        if (same != after.end())
            tables.push_back(comparedTable(table, gamesBefore, *same, gamesAfter));
    }
    return tables;
}

QByteArray csvOf(const std::vector<BalanceComparison> &tables)
{
    const auto number = [](double value) { return QString::number(value, 'g', 10); };
    QByteArray csv =
        csvLine({BalanceWords::tr("Table"), BalanceWords::tr("Row"), BalanceWords::tr("Before"),
                 BalanceWords::tr("Before, at least"), BalanceWords::tr("Before, at most"),
                 BalanceWords::tr("After"), BalanceWords::tr("After, at least"),
                 BalanceWords::tr("After, at most"), BalanceWords::tr("Difference"),
                 BalanceWords::tr("Difference, at least"), BalanceWords::tr("Difference, at most")});
    for (const BalanceComparison &table : tables) {
        for (const BalanceComparison::Row &row : table.rows)
            csv += csvLine({table.title, row.name, number(row.before.value), number(row.before.low),
                            number(row.before.high), number(row.after.value), number(row.after.low),
                            number(row.after.high), number(row.difference.value), number(row.difference.low),
                            number(row.difference.high)});
    }
    return csv;
}

} // namespace merlon
