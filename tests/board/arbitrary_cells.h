#pragma once

#include "core/board/cells/grid.h"

#include <rapidcheck.h>

#include <set>
#include <vector>

namespace merlon::testing {

inline rc::Gen<Cell> anyCell(int most)
{
    return rc::gen::construct<Cell>(rc::gen::inRange(-most, most + 1), rc::gen::inRange(-most, most + 1));
}

inline CellGrid gridWith(CellShape shape, double size = 37, Point origin = {512.5, 471})
{
    return {shape, size, origin};
}

/// Each cell once.
inline std::vector<Cell> patchOf(const std::vector<Cell> &cells)
{
    const std::set<Cell> once(cells.begin(), cells.end());
    return {once.begin(), once.end()};
}

} // namespace merlon::testing
