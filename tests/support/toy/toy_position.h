#pragma once

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/engine/notation/vocabulary.h"
#include "tests/support/toy/toy_rules.h"

namespace merlon::toy {

/// Types of the vocabulary.
enum Type : std::uint8_t {
    kSeatType,
    kPlaceType,
    kCardType,
    kWeatherType,
    kNumberType,
    kRoundType,
    kCoinsType
};

/// The position of a state or view; "?" for what is unknown.
Json toJson(const Data &data, const Table &table, const Vocabulary &vocabulary);
/// Reads the position of a state. What is absent has its set-up value; a bag is what the others leave of the
/// deck.
Expected<Data> fromJson(const Json &json, const Table &table, const Vocabulary &vocabulary);

} // namespace merlon::toy
