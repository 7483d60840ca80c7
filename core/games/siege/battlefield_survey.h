#pragma once

#include "core/games/siege/battlefield.h"

namespace merlon::siege {

/// Finds what follows from the places and links of a battlefield, which are all there: who is near whom, how far ramparts
/// lie, what is ahead of them, where defenders and heroes can go.
void survey(Battlefield &field);

} // namespace merlon::siege
