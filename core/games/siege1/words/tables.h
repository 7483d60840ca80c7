#pragma once

#include "core/engine/notation/term_table.h"
#include "core/games/siege1/words/words.h"

#include <vector>

/// The tables of words, each in the order of its list in words.h.
namespace merlon::siege1 {

using Row = TermRow<Type>;

std::vector<Term> verbs();
std::vector<Term> events();
std::vector<Term> reasons();

} // namespace merlon::siege1
