#pragma once

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/games/siege2/siege_data.h"

namespace merlon::siege2 {

class Siege2Setup;

/// A position as readable JSON, places by key; "?" for what is hidden in the data of a view.
Json writePosition(const Siege2Setup &setup, const SiegeData &data);

/// Reads what writePosition writes, or what a person has written: see resources/schema/siege2-position.schema.json.
/// What is absent has its set-up value; an absent bag, supply or wood pile holds the rest. Errors carry the pointer.
Expected<SiegeData> readPosition(const Siege2Setup &setup, const Json &json);

} // namespace merlon::siege2
