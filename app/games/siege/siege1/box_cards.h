#pragma once

#include "app/table/face/box_card.h"
#include "app/words/speaker.h"

#include <vector>

namespace merlon {

/// All cards in the box of Siege I (section 2 of the rules), for as many invaders as the game has.
std::vector<BoxCard> siege1Cards(const Speaker &speaker);

} // namespace merlon
