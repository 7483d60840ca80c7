#pragma once

#include "app/games/siege/panel_words.h"
#include "core/games/siege/pieces/costs.h"

#include <span>
#include <vector>

namespace merlon {

/// What a card or an action of the invaders costs.
struct Price {
    int resources = 0;
    int hourglasses = 0;
    std::vector<siege::Units> payments {}; ///< one of these; none: no units
};

/// The price of these alternatives and whatever is to be paid beside the units.
Price priceOf(std::span<const siege::Payment> payments, int resources, int hourglasses = 0);
/// `1 troll or 2 orcs`; empty if no units are to be paid.
QString paymentsInWords(const SiegePanelView &view, const Price &price);

} // namespace merlon
