#pragma once

#include "core/engine/agenda/setup.h"
#include "core/games/siege2/edition.h"

namespace merlon {

extern template class agenda::AgendaSetup<siege2::Edition>;

} // namespace merlon
