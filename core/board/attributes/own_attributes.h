#pragma once

#include "core/board/attributes/schema.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

/// What designers add to the boards of a family (see own_attribute.h).
namespace merlon {

/// The attribute as a schema has it.
AttributeSchema asSchema(const OwnAttribute &own);

/// The usual value of a type: no, 0 or the number next to it, the first word, no text, no words.
AttributeValue plainStandard(const OwnAttribute &own);

/// Those of a board as a whole.
std::vector<AttributeSchema> boardAttributes(const BoardInfo &info);

/// Whether some kind of the family has an attribute of that key or alias: no designer can have it.
bool isFamilyKey(const BoardSchema &family, std::string_view key);

/// The schema of a family with what a board adds to it. Keys that the family has already stay the family's. Must not
/// outlive the family.
class ExtendedSchema {
public:
    ExtendedSchema(const BoardSchema &family, const BoardInfo &info);

    const BoardSchema &operator*() const { return m_extended ? *m_extended : m_family; }
    const BoardSchema *operator->() const { return &**this; }

private:
    const BoardSchema &m_family;
    std::optional<BoardSchema> m_extended; ///< only where there is something to add
};

/// The board as the rules see it.
Board withoutOwnAttributes(const Board &board);

} // namespace merlon
