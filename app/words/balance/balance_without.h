#pragma once

#include "app/words/balance/balance_words.h"

#include <string>
#include <utility>
#include <vector>

namespace merlon {

/// Games without some single things beside games with all of them: whether one thing decides alone.
struct BalanceWithout {
    Balance whole;
    std::vector<std::pair<std::string, Balance>> without; ///< by the key of what is missing (Omission)
};

/// A table for each team: its share of wins without each thing, and how far that is from its share with all.
std::vector<BalanceTable> tablesOf(const BalanceWithout &balance, const Speaker &speaker);

} // namespace merlon
