#pragma once

#include "core/board/attributes/schema.h"
#include "core/canvas/art/theme.h"

#include <QColor>
#include <QString>

#include <string>

namespace merlon::canvas {

/// How one place looks by the styles of its schema.
struct PlaceLook {
    Terrain terrain = Terrain::None;
    Strewn strewn = Strewn::None;
    PlaceShape shape = PlaceShape::None;
    QString art;   ///< with its folder
    QString label; ///< the figure that is written on it
    double breadth = 0;
    double depth = 0;
    std::string along {};
};

PlaceLook lookOf(const BoardSchema &schema, const Place &place);

/// The colour of a ground by day or night.
QColor colourOf(Terrain terrain, const Theme &theme);
/// Rock, of which brighter kinds lie above darker ones.
bool isStep(Terrain terrain);

} // namespace merlon::canvas
