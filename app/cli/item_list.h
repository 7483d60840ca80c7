#pragma once

#include "app/words/speaker.h"
#include "core/engine/tableau/tableau.h"

#include <QString>

namespace merlon::cli {

/// `ballista 1 (2/6, west rampart 2)`: an item of a zone and how it stands.
QString itemInWords(const Item &item, const Zone &zone, const Speaker &speaker);
/// All items of a zone that are there, with commas.
QString itemsInWords(const Zone &zone, const Speaker &speaker);
/// The same of a row of a grid.
QString rowInWords(const Zone &zone, std::size_t row, const Speaker &speaker);

} // namespace merlon::cli
