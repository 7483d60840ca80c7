#pragma once

#include "core/board/board.h"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace merlon {

/// The attribute in which a kind of siege place lists its spaces for defender units; empty if it has none.
std::string_view spacesAttribute(std::string_view placeKind);

/// The spaces for defender units of a wall or building as the board gives them.
std::vector<AttributeRecord> defenderSpacesOf(const Board &board, std::size_t place);

/// Whether a space of a type (`any`, `archer`, `soldier`, `veteran`) takes a unit (`marksman`, ...).
bool spaceTakes(std::string_view type, std::string_view unit);

/// How many units of each kind start on the given places: defender units in their spaces and invader units by
/// `start-units`.
std::map<std::string, std::int64_t> startingUnits(const Board &board, std::span<const std::size_t> places);

/// The sum of the stones with which the given places start.
std::int64_t startingStone(const Board &board, std::span<const std::size_t> places);

} // namespace merlon
