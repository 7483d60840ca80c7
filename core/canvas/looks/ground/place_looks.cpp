#include "core/canvas/looks/ground/place_looks.h"

#include <array>
#include <type_traits>
#include <variant>

using namespace Qt::StringLiterals;

namespace merlon::canvas {

namespace {

/// A value as styles and labels write it; sets and lists are no figures.
std::string written(const AttributeValue &value)
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

bool fits(const PlaceStyle &style, const BoardSchema &schema, const Place &place)
{
    if (style.kind != place.kind)
        return false;
    return style.attribute.empty() || written(attributeOf(schema, place, style.attribute)) == style.value;
}

struct Ground {
    Terrain terrain;
    QRgb day;
    QRgb night;
};

constexpr std::array kGrounds {
    Ground {Terrain::None, 0xffe6d8b0, 0xff4a4334},     Ground {Terrain::Land, 0xffe6d8b0, 0xff4a4334},
    Ground {Terrain::Meadow, 0xffcbd197, 0xff474b2e},   Ground {Terrain::Field, 0xffe3cf8f, 0xff55492b},
    Ground {Terrain::Forest, 0xffa6ba84, 0xff31422f},   Ground {Terrain::Hills, 0xffd9bf92, 0xff503f2d},
    Ground {Terrain::Mountain, 0xffcbc0b4, 0xff4a4642}, Ground {Terrain::Marsh, 0xffb3c4ad, 0xff37463f},
    Ground {Terrain::Sand, 0xffeeddb0, 0xff564c36},     Ground {Terrain::Water, 0xffb3ccd2, 0xff233945},
    Ground {Terrain::Town, 0xffe8cfae, 0xff58452f},     Ground {Terrain::Slate, 0xff6a6872, 0xff2b2b32},
    Ground {Terrain::Rock, 0xff8b8a8f, 0xff3d3d44},     Ground {Terrain::Earth, 0xffa88a62, 0xff56452f},
    Ground {Terrain::Clay, 0xffcf9f55, 0xff76582b},     Ground {Terrain::Amber, 0xffedc765, 0xff9c7a30},
    Ground {Terrain::Heart, 0xfffbecb8, 0xffe6c768},
};

} // namespace

PlaceLook lookOf(const BoardSchema &schema, const Place &place)
{
    PlaceLook look;
    for (const PlaceStyle &style : schema.styles) {
        if (!fits(style, schema, place))
            continue;
        if (style.terrain != Terrain::None)
            look.terrain = style.terrain;
        if (style.strewn != Strewn::None)
            look.strewn = style.strewn;
        if (style.shape != PlaceShape::None)
            look.shape = style.shape;
        if (!style.art.empty())
            look.art = QString::fromStdString(style.art);
        if (!style.label.empty())
            look.label = QString::fromStdString(written(attributeOf(schema, place, style.label)));
    }
    return look;
}

QColor colourOf(Terrain terrain, const Theme &theme)
{
    for (const Ground &ground : kGrounds) {
        if (ground.terrain == terrain)
            return QColor::fromRgb(theme.dark ? ground.night : ground.day);
    }
    return theme.parchment;
}

bool isStep(Terrain terrain)
{
    return terrain >= Terrain::Slate;
}

} // namespace merlon::canvas
