#pragma once

#include "core/games/siege/agenda/agenda_setup.h"
#include "core/games/siege1/edition.h"

namespace merlon {

extern template class siege::AgendaSetup<siege1::Edition>;

} // namespace merlon
