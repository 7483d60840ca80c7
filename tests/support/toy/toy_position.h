#pragma once

#include "core/base/error.h"
#include "core/base/json_fwd.h"
#include "core/engine/notation/vocabulary.h"
#include "tests/support/toy/toy_rules.h"

#include <span>
#include <string_view>

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
/// The same for a position that may be anything, as far as it can be understood.
Data roughlyFromJson(const Json &json, const Table &table, const Vocabulary &vocabulary);
/// By Step.
std::span<const std::string_view> stepKeys();

} // namespace merlon::toy
