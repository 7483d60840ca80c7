#pragma once

#include "core/base/json_fwd.h"
#include "core/board/attributes/schema.h"
#include "core/board/board.h"

#include <optional>

namespace merlon {

/// The value of an attribute as it stands in files.
Json attributeToJson(const AttributeValue &value);

/// Reads it back. `attribute` may be null (unknown to the schema); it serves to tell an empty set from an
/// empty list of records and to put aliases into their proper form. None if the JSON is nothing that an
/// attribute can hold.
std::optional<AttributeValue> attributeFromJson(const Json &json, const AttributeSchema *attribute);

} // namespace merlon
