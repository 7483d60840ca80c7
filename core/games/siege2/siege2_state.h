#pragma once

#include "core/engine/agenda/state.h"
#include "core/games/siege2/siege2_setup.h"

namespace merlon {

extern template class agenda::AgendaState<siege2::Edition>;

namespace siege2 {

using Siege2State = agenda::AgendaState<Edition>;

} // namespace siege2

} // namespace merlon
