#pragma once

#include "core/engine/tableau/tableau.h"

#include <string>

namespace merlon::testing {

/// Everything that a tableau says, a line for each zone and each item, to compare two of them.
std::string dump(const Tableau &tableau);

} // namespace merlon::testing
