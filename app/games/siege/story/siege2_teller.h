#pragma once

#include "app/words/speaker.h"
#include "app/words/teller.h"

#include <memory>

namespace merlon {

/// Tells the story of Siege II. `speaker` must live as long.
std::unique_ptr<Teller> makeSiege2Teller(const Speaker &speaker);

} // namespace merlon
