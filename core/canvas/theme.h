#pragma once

#include <QColor>
#include <QPalette>

#include <array>
#include <cstdint>
#include <span>

namespace merlon::canvas {

/// The colours of windows and boards by what they mean.
struct Theme {
    bool dark = false;
    QColor ink;       ///< lines and text
    QColor parchment; ///< the ground of the board
    QColor paper;     ///< panels
    QColor choosable; ///< what can be chosen now
    QColor stone;
    QColor growth; ///< done
    QColor trail;  ///< paths, wood
    QColor bar;    ///< the bar above
    QColor barText;
    std::array<QColor, 6> seats; ///< by number of the seat

    QColor seat(int seat) const
    {
        return seat < 0 ? ink : seats[static_cast<std::size_t>(seat) % seats.size()];
    }
    /// Ink on paper in between: 0 is paper, 1 is ink.
    QColor shade(double amount) const;

    static const Theme &day();
    static const Theme &night();
};

/// A colour of the pictures under resources/art and what stands for it in a theme.
struct RoleColour {
    const char *inFile; ///< as it stands in the SVG files: `#3b2f2a`
    QColor Theme::*role;
    int seat = -1; ///< a seat's colour instead of a role
};

/// The colours that pictures are drawn in (resources/art/README.md).
std::span<const RoleColour> roleColours();
QColor colourOf(const RoleColour &colour, const Theme &theme);

/// The palette of all widgets.
QPalette paletteOf(const Theme &theme);

} // namespace merlon::canvas
