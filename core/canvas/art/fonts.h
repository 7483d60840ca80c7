#pragma once

#include <QFont>
#include <QStringList>

#include <filesystem>

namespace merlon::canvas {

/// The least size of letters that must be read, in pixels.
constexpr double kLeastLetters = 11;

/// Makes the fonts of a folder (resources/fonts) known to the program, once for each folder; what is not there is done
/// without.
void loadFonts(const std::filesystem::path &folder);

/// The families for titles and for names on the map: EB Garamond, or else a serif of the system.
QStringList titleFamilies();
/// The families for counts on the map, whatever size they have: Inter, or else a sans of the system.
QStringList readingFamilies();
/// The font for all that is read, in place of the system's and as large: Inter, and the system's for letters that it has
/// not. The system's alone if Inter was not found.
QFont readingFont(const QFont &system);
/// How many pixels a size in points of this font has on the screen, without looking for the font.
double pixelsOf(const QFont &font);

} // namespace merlon::canvas
