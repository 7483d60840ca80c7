#pragma once

#include "app/words/speaker.h"
#include "core/engine/state.h"

namespace merlon::cli {

/// What lies where, in lines: round and phase, the places of the board on which something lies, what each seat has, what
/// belongs to nobody, the scores. Made from what the game declares; empty if it declares nothing.
QString mapOfTableau(const View &view, const Speaker &speaker);
/// Round and phase in one line; empty for games without rounds.
QString statusOfTableau(const View &view, const Speaker &speaker);

/// The table of scores, a line a row; empty for games without scores.
QString scoresOfTableau(const View &view, const Speaker &speaker);

} // namespace merlon::cli
