#pragma once

#include "core/board/attributes/schema.h"

#include <cstdint>
#include <string>
#include <string_view>

/// How places look by the styles of their schema, for all that draw them.
namespace merlon {

/// What all rows that fit a place say together.
PlaceStyle styleOf(const BoardSchema &schema, const Place &place);

/// Kinds without a shape of their own are told apart by this one, in the order of the schema.
PlaceShape usualShape(const BoardSchema &schema, std::string_view kind);

/// A value as styles and labels write it; sets and lists are no figures.
std::string writtenValue(const AttributeValue &value);

/// `0xrrggbb`.
struct TerrainColors {
    std::uint32_t day;
    std::uint32_t night;
};
TerrainColors colorsOf(Terrain terrain);

} // namespace merlon
