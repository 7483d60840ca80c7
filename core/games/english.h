#pragma once

#include "core/base/wording.h"

#include <vector>

namespace merlon {

class Game;

/// The wordings in English: of a game, with the words that all games share; of everything, where nobody knows which
/// game is meant.
const EnglishWordings &english(const Game &game);
const EnglishWordings &english();
/// Every table once, for who looks at all wordings.
std::vector<WordingTable> allTexts();

} // namespace merlon
