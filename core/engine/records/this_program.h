#pragma once

#include "core/engine/records/record.h"

namespace merlon {

/// What this program says of itself in the records that it writes.
RecordWriter thisProgram();

} // namespace merlon
