#include "core/canvas/looks/ground/place_looks.h"

#include "core/board/styled_place.h"

namespace merlon::canvas {

PlaceLook lookOf(const BoardSchema &schema, const Place &place)
{
    const PlaceStyle style = styleOf(schema, place);
    PlaceLook look {style.terrain, style.strewn, style.shape, QString::fromStdString(style.art), {},
                    style.breadth, style.depth,  style.along};
    if (!style.label.empty())
        look.label = QString::fromStdString(writtenValue(attributeOf(schema, place, style.label)));
    return look;
}

QColor colourOf(Terrain terrain, const Theme &theme)
{
    const TerrainColors colors = colorsOf(terrain);
    return QColor::fromRgb(theme.dark ? colors.night : colors.day);
}

bool isStep(Terrain terrain)
{
    return terrain >= Terrain::Slate;
}

} // namespace merlon::canvas
