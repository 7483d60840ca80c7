#pragma once

#include "core/board/attributes/schema.h"
#include "core/board/changes/change.h"
#include "editor/model/selection.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

/// What the selected places, or else the selected links, have in common, and edits of it.
namespace merlon {

/// An attribute that all of them may have.
struct Property {
    AttributeSchema schema;              ///< its range is what all of them allow
    std::optional<AttributeValue> value; ///< none: they differ
    bool isStandard = true;              ///< none of them says anything else than the schema
};

/// In the order of the schema, what the designer has added last; empty if they have nothing in common. Places go before
/// links. Without a selection what the board as a whole has.
std::vector<Property> propertiesOf(const Board &board, const BoardSchema &schema, const Selection &selection);

/// Gives it to all of them; what the schema says anyway is not written.
BoardChange withProperty(const Board &board, const BoardSchema &schema, const Selection &selection,
                         const std::string &key, const AttributeValue &value);
/// A new row of a list of records: the usual values of what must be there, nothing of the rest.
AttributeRecord plainRecord(const AttributeSchema &schema);
/// The attribute that says which of its kind a place is (AttributeSchema::isIdentity); null if there is none.
const AttributeSchema *identityOf(const BoardSchema &schema, const std::string &kind);
/// The key of a place that is such a one: `forge`; with its kind, if another kind of places is called so:
/// `keep-city-building`.
std::string identityKey(const BoardSchema &schema, const std::string &kind, const std::string &word);
/// What a place is called that is something else now, as long as it bears a key of its kind or of what it was; else
/// its key.
std::string keyFor(const Board &board, const BoardSchema &schema, const Place &place,
                   const std::string &word);

/// Back to what the schema says.
BoardChange withoutProperty(const Board &board, const Selection &selection, const std::string &key);

/// The text that `get` gives of all of them if it is one, else none.
std::optional<std::string> commonText(const Board &board, const Selection &selection,
                                      const std::function<std::string(const Place &)> &get);
std::optional<double> commonNumber(const Board &board, const Selection &selection,
                                   const std::function<double(const Place &)> &get);
/// Changes every selected place.
BoardChange withPlaces(const Board &board, const Selection &selection,
                       const std::function<void(Place &)> &alter);
/// Sets or, for an empty text, removes the name in a language.
void setName(std::map<std::string, std::string> &names, const std::string &language, const std::string &name);

} // namespace merlon
