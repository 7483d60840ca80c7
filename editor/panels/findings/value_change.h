#pragma once

#include "core/board/attributes/schema.h"

#include <string>

/// What is another now between two values of an attribute.
namespace merlon {

/// How a list has changed, where it has got or lost one row, or another value in one field of one row.
struct RowChange {
    std::string added {};   ///< type of the row
    std::string removed {}; ///< the same
    const AttributeSchema *field = nullptr;
    std::string word {}; ///< what the field has now; empty: nothing
};

/// Nothing of it is set if the lists differ in more, or the values are no lists.
RowChange rowChange(const AttributeSchema &attribute, const AttributeValue &before,
                    const AttributeValue &after);
/// The word of which there are more or less, if it is the only one; empty if not.
std::string onlyCount(const AttributeSchema &attribute, const AttributeValue &before,
                      const AttributeValue &after);

} // namespace merlon
