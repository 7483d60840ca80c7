#pragma once

#include "core/board/finding.h"
#include "core/games/siege/board/siege_board.h"

#include <cstdint>
#include <string_view>
#include <vector>

/// What would mend findings of siege boards that say that there is too much of something. All of it is a choice.
namespace merlon::siege {

/// One of these places is too many. The remedy is to remove the one with the fewest links, and of these the one farthest
/// from the middle of the walls, with its links; or another one.
void mendSurplusPlaces(Finding &finding, const SiegeBoard &board, std::vector<std::size_t> places);

/// A place has links of a kind to more places of another kind than it may. The remedy is to remove those to the places of
/// another side and to the farthest ones.
void mendSurplusLinks(Finding &finding, const SiegeBoard &board, std::size_t place, std::string_view linkKind,
                      std::string_view otherKind, std::size_t most);

/// More units of a kind start than there are. The remedy takes some from where most of them are.
void mendSurplusUnits(Finding &finding, const SiegeBoard &board, std::string_view unit, std::int64_t most);

/// More units start on a foreground than have room. The remedy takes some of the kinds of which most start there.
void mendCrowd(Finding &finding, const SiegeBoard &board, std::size_t foreground);

/// Walls start with more components than there are. The remedy takes some from those that have most.
void mendSurplusStone(Finding &finding, const SiegeBoard &board, const std::vector<std::size_t> &walls,
                      std::int64_t most);

/// The spaces of a wall, as many as there may be: empty ones go first, new ones are for any unit.
std::vector<AttributeRecord> withSpaces(std::vector<AttributeRecord> spaces, std::size_t least,
                                        std::size_t most);

} // namespace merlon::siege
