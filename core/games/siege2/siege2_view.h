#pragma once

#include "core/engine/agenda/view.h"
#include "core/games/siege2/siege2_setup.h"

namespace merlon {

extern template class agenda::AgendaView<siege2::Edition>;

namespace siege2 {

using Siege2View = agenda::AgendaView<Edition>;

} // namespace siege2

} // namespace merlon
