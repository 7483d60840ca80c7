#include "core/board/styled_place.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <type_traits>
#include <variant>

namespace merlon {

namespace {

bool fitsPlace(const PlaceStyle &style, const BoardSchema &schema, const Place &place)
{
    if (style.kind != place.kind)
        return false;
    return style.attribute.empty()
        || writtenValue(attributeOf(schema, place, style.attribute)) == style.value;
}

} // namespace

std::string writtenValue(const AttributeValue &value)
{
    return std::visit(
        [](const auto &held) -> std::string {
            using Held = std::decay_t<decltype(held)>;
            if constexpr (std::is_same_v<Held, bool>)
                return held ? "true" : "false";
            else if constexpr (std::is_same_v<Held, std::int64_t>)
                return std::to_string(held);
            else if constexpr (std::is_same_v<Held, std::string>)
                return held;
            else
                return {};
        },
        value);
}

PlaceStyle styleOf(const BoardSchema &schema, const Place &place)
{
    PlaceStyle all {.kind = place.kind};
    for (const PlaceStyle &style : schema.styles) {
        if (!fitsPlace(style, schema, place))
            continue;
        if (style.terrain != Terrain::None)
            all.terrain = style.terrain;
        if (style.strewn != Strewn::None)
            all.strewn = style.strewn;
        if (style.shape != PlaceShape::None)
            all.shape = style.shape;
        if (!style.art.empty())
            all.art = style.art;
        if (!style.label.empty())
            all.label = style.label;
        if (style.breadth > 0)
            all.breadth = style.breadth;
        if (style.depth > 0)
            all.depth = style.depth;
        if (!style.along.empty())
            all.along = style.along;
        if (!style.icon.empty())
            all.icon = style.icon;
    }
    return all;
}

PlaceShape usualShape(const BoardSchema &schema, std::string_view kind)
{
    constexpr std::array kShapes {PlaceShape::Disc,    PlaceShape::Square,   PlaceShape::Hexagon,
                                  PlaceShape::Diamond, PlaceShape::Triangle, PlaceShape::Shield};
    const auto found = std::ranges::find(schema.places, kind, &PlaceKind::key);
    return kShapes[static_cast<std::size_t>(found - schema.places.begin()) % kShapes.size()];
}

TerrainColors colorsOf(Terrain terrain)
{
    switch (terrain) {
    case Terrain::None:
    case Terrain::Land:
        break;
    case Terrain::Meadow:
        return {0xcbd197, 0x474b2e};
    case Terrain::Field:
        return {0xe3cf8f, 0x55492b};
    case Terrain::Forest:
        return {0xa6ba84, 0x31422f};
    case Terrain::Hills:
        return {0xd9bf92, 0x503f2d};
    case Terrain::Mountain:
        return {0xcbc0b4, 0x4a4642};
    case Terrain::Marsh:
        return {0xb3c4ad, 0x37463f};
    case Terrain::Sand:
        return {0xeeddb0, 0x564c36};
    case Terrain::Water:
        return {0xb3ccd2, 0x233945};
    case Terrain::Town:
        return {0xe8cfae, 0x58452f};
    case Terrain::Slate:
        return {0x6a6872, 0x2b2b32};
    case Terrain::Rock:
        return {0x8b8a8f, 0x3d3d44};
    case Terrain::Earth:
        return {0xa88a62, 0x56452f};
    case Terrain::Clay:
        return {0xcf9f55, 0x76582b};
    case Terrain::Amber:
        return {0xedc765, 0x9c7a30};
    case Terrain::Heart:
        return {0xfbecb8, 0xe6c768};
    }
    return {0xe6d8b0, 0x4a4334};
}

} // namespace merlon
