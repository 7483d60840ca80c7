#pragma once

#include "app/words/speaker.h"
#include "app/words/teller.h"

#include <memory>

namespace merlon {

/// Tells the story of Fiefs: cards that are drawn together in one sentence, and nothing twice. `speaker` must live as
/// long.
std::unique_ptr<Teller> makeFiefsTeller(const Speaker &speaker);

} // namespace merlon
