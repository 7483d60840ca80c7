#pragma once

#include <QColor>
#include <QPalette>

#include <array>
#include <cstdint>
#include <span>

namespace merlon::canvas {

/// Which set of colours: the usual one, or one whose seats and marks stay apart for protan, deutan and tritan eyes.
enum class PaletteKind : std::uint8_t { Standard, Safe };

/// The colours of windows and boards by what they mean. All text in them has a contrast of 4.5:1 and more on the
/// grounds that it stands on (theme_test).
struct Theme {
    bool dark = false;
    PaletteKind palette = PaletteKind::Standard;
    QColor ink;         ///< lines and text
    QColor parchment;   ///< the ground of the board
    QColor paper;       ///< panels
    QColor choosable;   ///< what can be chosen now
    QColor onChoosable; ///< text on it
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
    /// Text beside the main thing: notes, prices.
    QColor quietText() const { return shade(dark ? 0.76 : 0.8); }
    /// Text of what cannot be used now; still to be read.
    QColor asleepText() const { return shade(dark ? 0.68 : 0.74); }
    /// The same palette by day: for what lies on the dark bar at any time.
    const Theme &byDay() const { return of(false, palette); }

    static const Theme &of(bool dark, PaletteKind palette);
    static const Theme &day() { return of(false, PaletteKind::Standard); }
    static const Theme &night() { return of(true, PaletteKind::Standard); }
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
