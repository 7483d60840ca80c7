#pragma once

#include "core/base/wording.h"

namespace merlon::toy {

/// All that Toll says. Its French is in translations/toll_fr.ts, in a context of its own.
WordingTable texts();

} // namespace merlon::toy
