#pragma once

#include "core/board/changes/change.h"

#include <cstddef>

/// Roughly how many bytes of memory something takes.
namespace merlon {

std::size_t footprint(const Place &place);
std::size_t footprint(const Link &link);
std::size_t footprint(const BoardInfo &info);
std::size_t footprint(const BoardChange &change);

} // namespace merlon
