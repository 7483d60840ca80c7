#pragma once

#include "core/base/error.h"
#include "core/engine/records/record.h"

namespace merlon {

/// The hashes of what a record says that its game was begun with: see RecordBeginning. They depend on nothing that a file
/// format may write in one way or another.
RecordBeginning beginningOf(const Record &record);

/// An error that says what of board and options is not as it was when the game was begun. Records of older programs do not tell: then there is
/// none.
Expected<void> checkBoardAndOptions(const Record &record);
/// The same for all that the game was begun with.
Expected<void> checkBeginning(const Record &record);

} // namespace merlon
