#pragma once

#include "core/board/attributes/schema.h"
#include "core/engine/position/draft.h"

#include <optional>

/// The fields of a position as the editors of attributes know them. A field whose kind has no editor of its own is shown
/// as a list of records.
namespace merlon {

/// `places`: the keys of the board, for fields that name one.
AttributeSchema schemaOf(const DraftField &field, const std::vector<std::string> &places);
/// What the field is now; none: nothing that an editor could show.
std::optional<AttributeValue> valueOf(const DraftField &field);
/// What is written if the editor says this. Whatever an editor does not show stays.
Json jsonOf(const DraftField &field, const AttributeValue &value);

/// What is known of a token, as a field of its own; only for tokens of which anything can be known.
DraftField marksOf(const DraftField &token);
/// The token with these marks.
Json withMarks(const DraftField &token, const AttributeValue &marks);

} // namespace merlon
