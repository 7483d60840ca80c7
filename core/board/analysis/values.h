#pragma once

#include "core/board/analysis/report.h"
#include "core/board/attributes/schema.h"

namespace merlon {

/// A value of an attribute as it stands in a table. Of records that which they end with: the unit that starts in a
/// space, or else its type.
ReportCell cellOf(const AttributeSchema &attribute, const AttributeValue &value);

/// A link by its kind and its ends: `Path: west rampart 3 → west rampart 4`.
Text linkText(const BoardSchema &schema, const std::string &kind, const std::string &from,
              const std::string &to);
Text linkText(const BoardSchema &schema, const Link &link);
/// The name of a place.
Text placeText(const Place &place);

/// The attributes in which two places of one kind, or two links, differ; the schema's defaults included.
template <class Thing>
std::vector<const AttributeSchema *> differing(const BoardSchema &schema,
                                               const std::vector<AttributeSchema> &attributes,
                                               const Thing &first, const Thing &second)
{
    std::vector<const AttributeSchema *> found;
    for (const AttributeSchema &attribute : attributes) {
        if (attributeOf(schema, first, attribute.key) != attributeOf(schema, second, attribute.key))
            found.push_back(&attribute);
    }
    return found;
}

} // namespace merlon
