#pragma once

#include "core/games/siege/agenda/agenda_state.h"
#include "core/games/siege2/siege2_setup.h"

namespace merlon {

extern template class siege::AgendaState<siege2::Edition>;

namespace siege2 {

using Siege2State = siege::AgendaState<Edition>;

} // namespace siege2

} // namespace merlon
