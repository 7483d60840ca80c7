#pragma once

#include "core/board/board.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace merlon::canvas {

/// As Board::indexOf, at once if it is the place of that number: most places of a board that is edited stay in order.
inline std::optional<std::size_t> indexOf(const Board &board, std::string_view key, std::size_t likely)
{
    if (likely < board.places().size() && board.places()[likely].key == key)
        return likely;
    return board.indexOf(key);
}

} // namespace merlon::canvas
