#pragma once

#include "core/engine/agenda/setup.h"
#include "core/games/siege1/edition.h"

namespace merlon {

extern template class agenda::AgendaSetup<siege1::Edition>;

} // namespace merlon
