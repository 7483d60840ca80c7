#pragma once

#include "core/games/siege/agenda/agenda_view.h"
#include "core/games/siege2/siege2_setup.h"

namespace merlon {

extern template class siege::AgendaView<siege2::Edition>;

namespace siege2 {

using Siege2View = siege::AgendaView<Edition>;

} // namespace siege2

} // namespace merlon
