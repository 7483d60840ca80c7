#pragma once

#include "core/board/selection.h"

#include <cstddef>
#include <string>
#include <vector>

namespace merlon {

/// The text in small letters, for searching: ASCII letters alone.
std::string lowerCase(std::string text);

/// Their numbers in board order.
std::vector<std::size_t> placesIn(const Board &board, const Selection &selection);
std::vector<std::size_t> linksIn(const Board &board, const Selection &selection);
/// Whether both ends of a link are selected places.
bool liesWithin(const Selection &selection, const Link &link);

Selection everything(const Board &board);
Selection inverseOf(const Board &board, const Selection &selection);
/// Everything that links lead to from the selection, in any direction, with these links.
Selection connectedWith(const Board &board, const Selection &selection);
/// All places and links of the kinds that are in the selection.
Selection ofSameKind(const Board &board, const Selection &selection);
Selection ofSide(const Board &board, const std::string &side);
/// The places whose key, kind or name contains the text, whatever its capital letters (ASCII).
Selection found(const Board &board, const std::string &text);
/// Without notes, and without what the board does not have any more.
Selection stillThere(const Board &board, const Selection &selection);
/// What is in only one of them: for a click with Ctrl.
Selection toggled(Selection selection, const Selection &other);
Selection united(Selection selection, const Selection &other);

} // namespace merlon
