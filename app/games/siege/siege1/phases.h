#pragma once

#include "app/table/face/round_time.h"
#include "core/engine/state.h"

namespace merlon::siege1table {

/// The time of a position of Siege I for the bar above.
RoundTime timeOf(const View &view);

} // namespace merlon::siege1table
