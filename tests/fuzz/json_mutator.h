#pragma once

#include "core/base/json_fwd.h"
#include "core/base/random.h"

#include <span>
#include <string>
#include <vector>

/// Changes documents so that they stay documents: a fuzzer that only changes bytes seldom comes behind the parser.
namespace merlon::fuzz {

/// The document with one to three changes: values change places, are doubled, wander from one object or array to another,
/// vanish, or become others that are as likely to be right as wrong; keys are renamed. Strings and keys come from the
/// document itself or from `words`. The same from the same numbers.
Json mutated(Json document, Random &random, std::span<const std::string> words = {});

/// The document with a value of the other in the place of one of its own.
Json crossed(Json document, const Json &other, Random &random);

/// Every key and every text of a document is added.
void collectWords(const Json &document, std::vector<std::string> &words);

} // namespace merlon::fuzz
