#pragma once

#include "app/table/face/box_card.h"
#include "app/words/speaker.h"

#include <vector>

namespace merlon {

/// All cards in the box of Siege II (section 2 of the rules).
std::vector<BoxCard> siege2Cards(const Speaker &speaker);

} // namespace merlon
