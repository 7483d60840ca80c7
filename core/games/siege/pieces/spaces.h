#pragma once

#include "core/games/siege/pieces/units.h"

namespace merlon::siege {

/// The spaces for defender units of a place: some for one kind of unit only, some for any.
struct Spaces {
    Units typed {};
    std::uint8_t any = 0;
};

/// A unit that comes and one that goes; -1 for none.
struct Change {
    int coming = -1;
    int going = -1;
};

/// Section 3.1: units fill the spaces of their type first; those beyond must not be more than the `any` spaces.
/// `more` is a number of further `any` spaces (a ladder, a platform). The change is made in the sums alone: lists of
/// choices ask for dozens, and copies of units would have to be written and read again.
constexpr bool fits(const Spaces &spaces, const Units &units, int more = 0, Change change = {})
{
    int beyond = 0;
    for (int unit = 0; unit < kUnitKinds; ++unit) {
        const auto kind = static_cast<std::size_t>(unit);
        const int count = units[kind] + (unit == change.coming ? 1 : 0) - (unit == change.going ? 1 : 0);
        beyond += count > spaces.typed[kind] ? count - spaces.typed[kind] : 0;
    }
    return beyond <= spaces.any + more;
}

} // namespace merlon::siege
