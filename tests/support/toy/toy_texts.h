#pragma once

#include "core/base/wording.h"

namespace merlon::toy {

/// All that Toll says. In its tests it speaks French too: toll_fr.ts.
WordingTable texts();

} // namespace merlon::toy
