#pragma once

#include "core/base/text.h"
#include "core/engine/game.h"
#include "core/engine/state.h"
#include "core/games/siege/pieces/costs.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

/// What both sieges say of choices: what they cost and what they are for.
namespace merlon::siege {

/// An argument of a verb that is explained where it can be chosen, by its `about.<type>.<key>`.
struct Explained {
    std::string_view verb;
    std::size_t argument = 0;
    std::string_view type {}; ///< under which it is explained, if not its own
};

/// What a verb puts on the board: it is explained by its `about.<type>.<key>`. Without a key it is what the question is
/// about.
struct Placed {
    std::string_view verb;
    std::string_view type;
    std::string_view key {};
};

/// The sentences on a choice: what it costs, `note.<verb>`, and what its argument is for, or what it puts on the board.
std::vector<Text> notesOn(const View &view, Choice choice, std::vector<Text> cost,
                          std::span<const Explained> explained, std::span<const Placed> placed);

/// One of these payments, and so much of a stock (`wood`) beside it: `price.2`, `price.wood-2`. Empty if units are none
/// to be paid.
Text priceOf(std::span<const Payment> payments, std::string_view stock = {}, int amount = 0);
/// An hourglass more on a track that holds so many and takes so many.
Text investmentIn(int held, int cost);

} // namespace merlon::siege
