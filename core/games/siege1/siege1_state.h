#pragma once

#include "core/games/siege/agenda/agenda_state.h"
#include "core/games/siege1/siege1_setup.h"

namespace merlon {

extern template class siege::AgendaState<siege1::Edition>;

namespace siege1 {

using Siege1State = siege::AgendaState<Edition>;

} // namespace siege1

} // namespace merlon
