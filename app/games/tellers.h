#pragma once

#include "app/words/speaker.h"
#include "app/words/teller.h"

#include <memory>

namespace merlon {

/// The teller of a game: its own, or one that follows its story plan (SharedLine). `speaker` must live as long.
std::unique_ptr<Teller> tellerOf(const Speaker &speaker);

} // namespace merlon
