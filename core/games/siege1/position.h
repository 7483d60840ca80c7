#pragma once

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/games/siege1/siege_data.h"

namespace merlon::siege1 {

class Siege1Setup;

/// A position as readable JSON, places by key; "?" for what is hidden in the data of a view.
Json writePosition(const Siege1Setup &setup, const SiegeData &data);

/// Reads what writePosition writes, or what a person has written: `"at"` instead of an agenda, and what is absent
/// has its set-up value. Bag and supplies always hold the rest. Errors carry the pointer.
Expected<SiegeData> readPosition(const Siege1Setup &setup, const Json &json);

} // namespace merlon::siege1
