#pragma once

#include "core/games/siege/units.h"

namespace merlon::siege {

/// The spaces for defender units of a place: some for one kind of unit only, some for any.
struct Spaces {
    Units typed {};
    std::uint8_t any = 0;
};

/// Section 3.1: units fill the spaces of their type first; those beyond must not be more than the `any` spaces.
/// `more` is a number of further `any` spaces (a ladder, a platform).
constexpr bool fits(const Spaces &spaces, const Units &units, int more = 0)
{
    int beyond = 0;
    for (std::size_t unit = 0; unit < kUnitKinds; ++unit) {
        if (units[unit] > spaces.typed[unit])
            beyond += units[unit] - spaces.typed[unit];
    }
    return beyond <= spaces.any + more;
}

/// Whether one unit more would still fit.
constexpr bool fitsWith(const Spaces &spaces, Units units, int unit, int more = 0)
{
    ++units[static_cast<std::size_t>(unit)];
    return fits(spaces, units, more);
}

} // namespace merlon::siege
