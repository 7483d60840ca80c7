#pragma once

#include "core/base/random.h"
#include "core/engine/choice.h"
#include "core/engine/notation/vocabulary.h"
#include "core/engine/reason.h"
#include "core/engine/state.h"

#include <string>
#include <vector>

/// The choices that the laws of states try, and how they name what goes wrong with one.
namespace merlon::laws {

ChoiceList choicesOf(const State &state);
/// A choice near a legal one: the same verb with another value of an argument.
Choice neighbourOf(Choice choice, const Vocabulary &vocabulary, Random &random);
/// Eight bytes that may be no choice at all.
Choice randomBytes(Random &random);
/// Whatever can be written with the verbs of a decision, and a little with all the others.
std::vector<Choice> choicesAround(const State &state, Random &random);
/// Some choices, legal and not, and some that are no choices at all.
std::vector<Choice> someChoices(const State &state, Random &random);
/// "play gold field-1", or the numbers of a choice that has no notation.
std::string named(const State &state, Choice choice);
std::string said(const State &state, const Reason &reason);

} // namespace merlon::laws
