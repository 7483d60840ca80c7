#pragma once

#include "core/games/siege/agenda/agenda_view.h"
#include "core/games/siege1/siege1_setup.h"

namespace merlon {

extern template class siege::AgendaView<siege1::Edition>;

namespace siege1 {

using Siege1View = siege::AgendaView<Edition>;

} // namespace siege1

} // namespace merlon
