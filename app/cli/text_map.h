#pragma once

#include "app/words/speaker.h"
#include "core/engine/state.h"

#include <QString>

namespace merlon::cli {

/// A position as a map of words for a terminal: what the seats of the view may see, and no more. Games that have
/// no map of their own show their tableau.
QString textMap(const View &view, const Speaker &speaker);

/// The most important numbers on one line; may be empty.
QString textOfStatus(const View &view, const Speaker &speaker);

/// What counted when the game ended: scores, or what stands where.
QString textOfEnd(const View &view, const Speaker &speaker);

} // namespace merlon::cli
