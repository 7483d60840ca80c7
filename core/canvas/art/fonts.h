#pragma once

#include <QFont>
#include <QStringList>

#include <filesystem>

namespace merlon::canvas {

/// The least size of letters that must be read, in pixels.
constexpr double kLeastLetters = 11;
/// In place of a pixel: on paper letters of any size are sharp.
constexpr double kOnPaper = 0;

/// How large letters are on something that grows and shrinks with the map, in the painter's units: as `wanted`, or the
/// least that can be read if there is room for that (`most`), or 0: they are left out. `pixel`: how many of the units a
/// pixel of the screen has, or kOnPaper.
double lettersOnMap(double wanted, double most, double pixel);

/// Makes the fonts of a folder (resources/fonts) known to the program, once for each folder; what is not there is done
/// without.
void loadFonts(const std::filesystem::path &folder);

/// The families for titles and for names on the map: EB Garamond, or else a serif of the system.
QStringList titleFamilies();
/// The font for counts on the map, of so many pixels: Inter, or else a sans of the system.
QFont countFont(int pixels);
/// The font for all that is read, in place of the system's and as large: Inter, and the system's for letters that it has
/// not. The system's alone if Inter was not found.
QFont readingFont(const QFont &system);
/// How many pixels a size in points of this font has on the screen, without looking for the font.
double pixelsOf(const QFont &font);

} // namespace merlon::canvas
