#pragma once

#include "app/words/speaker.h"
#include "app/words/teller.h"

#include <memory>

namespace merlon {

/// Tells the story of Siege I. `speaker` must live as long.
std::unique_ptr<Teller> makeSiege1Teller(const Speaker &speaker);

} // namespace merlon
