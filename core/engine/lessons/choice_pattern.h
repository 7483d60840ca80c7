#pragma once

#include "core/engine/notation/vocabulary.h"

#include <optional>
#include <string>
#include <string_view>

namespace merlon {

/// Whether a choice in notation goes with a pattern: word by word, where `*` stands for any word and `orc|troll` for
/// either; a `*` at the end stands also for several words, or for none.
bool goesWith(std::string_view pattern, std::string_view notation);

/// The first word of a pattern that no choice of this vocabulary can have; none if all is well.
std::optional<std::string> unknownWordOf(const Vocabulary &vocabulary, std::string_view pattern);
/// The same for a pattern of events: their key and arguments.
std::optional<std::string> unknownEventWordOf(const Vocabulary &vocabulary, std::string_view pattern);

} // namespace merlon
