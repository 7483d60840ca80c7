#pragma once

#include "core/engine/notation/vocabulary.h"

#include <string_view>

namespace merlon {

/// The argument that says where the piece of a verb stands before the choice, so that pointing at the piece means
/// both; -1 where the piece is not on the board yet, or where the verb has none.
int standingPlaceOf(const Term &verb);

/// Whether values of the type with this key are pieces of which there is only one each, so that their key alone says
/// which: a hero, a machine.
bool isOneOfAKind(std::string_view type);

} // namespace merlon
