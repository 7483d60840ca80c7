#pragma once

#include <QColor>
#include <QPen>

#include <cstddef>

namespace merlon::canvas {

struct Theme;

/// How the links of a kind are drawn where all kinds are shown.
struct LinkStroke {
    Qt::PenStyle style = Qt::SolidLine;
    QColor colour;
};

/// `kind`: its number in the schema. Ten kinds differ in their colour, their dashes or both.
LinkStroke strokeOf(std::size_t kind, const Theme &theme);

} // namespace merlon::canvas
