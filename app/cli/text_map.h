#pragma once

#include "app/words/speaker.h"
#include "core/engine/state.h"

#include <QString>

namespace merlon::cli {

/// A position as a map of words for a terminal: what the seats of the view may see, and no more. Games that have
/// no map of their own show the position as it stands in a file.
QString textMap(const View &view, const Speaker &speaker);

/// The most important numbers on one line; empty for games that have no map of their own.
QString textOfStatus(const View &view, const Speaker &speaker);

/// What stands on each wall; empty for games without walls.
QString textOfWalls(const View &view, const Speaker &speaker);

} // namespace merlon::cli
