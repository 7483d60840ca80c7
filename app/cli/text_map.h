#pragma once

#include "app/words/speaker.h"
#include "core/engine/state.h"

#include <QString>

namespace merlon::cli {

/// A position as a map of words for a terminal: what the seats of the view may see, and no more. Made from the tableau
/// of the game: time and numbers, a table for each kind of places, what lies beside the board, scores.
QString textMap(const View &view, const Speaker &speaker);

/// Time and the most important numbers on one line; may be empty.
QString textOfStatus(const View &view, const Speaker &speaker);

/// What counted when the game ended: scores, or what stands on the places that both sides can hold.
QString textOfEnd(const View &view, const Speaker &speaker);

} // namespace merlon::cli
