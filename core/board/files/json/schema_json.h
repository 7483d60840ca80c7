#pragma once

#include "core/base/json_fwd.h"
#include "core/board/attributes/schema.h"

namespace merlon {

/// A schema for people and other programs: the kinds of places and links of a family with their attributes, in the order
/// in which the editor shows them.
Json schemaToJson(const BoardSchema &schema);

} // namespace merlon
