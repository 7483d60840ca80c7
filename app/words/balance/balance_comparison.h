#pragma once

#include "app/words/balance/balance_words.h"

#include <optional>

namespace merlon {

/// Figures of two runs of many games side by side.
struct BalanceComparison {
    struct Row {
        QString name;
        Share before;
        Share after;
        ShareDifference difference;
    };

    std::string key;
    QString title;
    QString names; ///< what the rows are
    BalanceTable::Form form = BalanceTable::Form::Count;
    std::vector<Row> rows;

    /// Rows whose difference is larger than chance explains.
    std::size_t beyondChance() const;
};

/// What the tables of both have in common. A row that only one of them has is as frequent as nothing in the other's
/// games.
std::vector<BalanceComparison> compared(const std::vector<BalanceTable> &before, std::uint32_t gamesBefore,
                                        const std::vector<BalanceTable> &after, std::uint32_t gamesAfter);

/// As a file that spreadsheets read: a line for each row, with both figures, their intervals and the difference.
QByteArray csvOf(const std::vector<BalanceComparison> &tables);

} // namespace merlon
