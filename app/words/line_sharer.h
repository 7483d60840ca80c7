#pragma once

#include "app/words/teller.h"

#include <memory>

namespace merlon {

class Speaker;

/// Tells the events of a game as its story plan says (SharedLine): all that is to be told together in one line.
std::unique_ptr<Teller> makeLineSharer(const Speaker &speaker);

} // namespace merlon
