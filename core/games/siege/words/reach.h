#pragma once

#include "core/games/siege/battlefield.h"

#include <cstddef>
#include <cstdint>
#include <vector>

/// What could be acted upon from a place.
namespace merlon::siege {

/// The places of which that is true.
template <class Test>
std::vector<std::uint16_t> placesWhere(const Battlefield &field, Test isIn)
{
    std::vector<std::uint16_t> places;
    for (std::size_t place = 0; place < field.kinds.size(); ++place) {
        if (isIn(static_cast<PlaceIndex>(place)))
            places.push_back(static_cast<std::uint16_t>(place));
    }
    return places;
}

inline std::vector<std::uint16_t> placesOfWalls(const Battlefield &field, Mask walls)
{
    return placesWhere(field, [&](PlaceIndex place) {
        return field.is(place, PlaceKind::Wall) && (walls & maskOf(field.numbers[place])) != 0;
    });
}

/// To where those have come that cross the path which is a link: a trap lies in their way.
inline std::vector<std::uint16_t> placesBehind(const Battlefield &field, std::size_t link)
{
    const std::uint8_t path = field.pathOfLink[link];
    return path == kNowhere ? std::vector<std::uint16_t> {}
                            : std::vector<std::uint16_t> {field.paths[path].to};
}

} // namespace merlon::siege
