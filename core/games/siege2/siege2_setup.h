#pragma once

#include "core/games/siege/agenda/agenda_setup.h"
#include "core/games/siege2/edition.h"

namespace merlon {

extern template class siege::AgendaSetup<siege2::Edition>;

} // namespace merlon
