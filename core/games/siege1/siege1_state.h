#pragma once

#include "core/engine/agenda/state.h"
#include "core/games/siege1/siege1_setup.h"

namespace merlon {

extern template class agenda::AgendaState<siege1::Edition>;

namespace siege1 {

using Siege1State = agenda::AgendaState<Edition>;

} // namespace siege1

} // namespace merlon
