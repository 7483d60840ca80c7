#pragma once

#include "core/base/error.h"
#include "core/engine/choice.h"
#include "core/engine/notation/vocabulary.h"

#include <string>
#include <string_view>

namespace merlon {

class State;

/// A choice as a line: `march west-rampart-1 orc west-wall-2`. The verb and its arguments by key, with single
/// blanks; a hidden argument is `?`. The choice must be well formed, but for hidden arguments.
std::string notate(const Vocabulary &vocabulary, Choice choice);

/// Reads what notate writes, with any number of blanks between the words, and gives a well-formed choice.
/// The error names the word that is wrong, which word of the line it is, and the keys that could stand there,
/// nearest first.
Expected<Choice> parseChoice(const Vocabulary &vocabulary, std::string_view line);

/// The same for notation as somebody sees it who may not know everything: `?` stands for any argument.
Expected<Choice> parseMaskedChoice(const Vocabulary &vocabulary, std::string_view line);

/// A choice that is legal in this state. If it is not, the error is the reason with its rule, and what could
/// be chosen instead: with the same verb, else the verbs that are possible.
Expected<Choice> parseLegalChoice(const State &state, std::string_view line);

/// Why a choice is refused in this state: the reason as a sentence, and what could be chosen instead.
/// The choice must not be legal.
Error refusalOf(const State &state, Choice choice);

} // namespace merlon
