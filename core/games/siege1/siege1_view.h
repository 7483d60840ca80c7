#pragma once

#include "core/engine/agenda/view.h"
#include "core/games/siege1/siege1_setup.h"

namespace merlon {

extern template class agenda::AgendaView<siege1::Edition>;

namespace siege1 {

using Siege1View = agenda::AgendaView<Edition>;

} // namespace siege1

} // namespace merlon
