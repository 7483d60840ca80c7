#pragma once

#include "app/statistics/bar_chart.h"
#include "app/words/balance/balance_comparison.h"
#include "app/words/balance/shipped_range.h"

#include <QStringList>

#include <vector>

namespace merlon {

/// A part of a report, as a picture and as a table of the same numbers.
struct BalancePage {
    QString name; ///< in the list of parts, with what is remarkable about it
    BarChart chart;
    QStringList columns;
    std::vector<QStringList> cells; ///< by row
};

/// Of one run: its tables, the most frequent first where they say what was used. `shipped`: how often sides win on the
/// boards that come with Merlon, as a band behind theirs; null: not known.
std::vector<BalancePage> pagesOf(const std::vector<BalanceTable> &tables,
                                 const ShippedRange *shipped = nullptr);
/// Of two runs; `before` and `after` name them. Rows that differ by more than chance are stressed.
std::vector<BalancePage> pagesOf(const std::vector<BalanceComparison> &tables, const QString &before,
                                 const QString &after);

} // namespace merlon
