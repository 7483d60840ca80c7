#pragma once

#include "core/board/attributes/schema.h"
#include "core/board/changes/change.h"

#include <optional>
#include <string>
#include <vector>

/// Edits of what a designer has added to a board.
namespace merlon {

/// An attribute as it is to be.
struct OwnAttributeEdit {
    OwnAttribute attribute;
    std::string before {};   ///< its key on the board; empty: it is new
    bool keyFollows = false; ///< nobody has chosen its key yet: it is made of its name
    friend bool operator==(const OwnAttributeEdit &, const OwnAttributeEdit &) = default;
};

/// Those of a board, as they are.
std::vector<OwnAttributeEdit> ownAttributeEdits(const Board &board);

/// Gives a board these attributes instead of those that it has. Values go along with their keys; those that are the
/// default now and those that nothing can hold any longer are left out.
BoardChange withOwnAttributes(const Board &board, const BoardSchema &family,
                              const std::vector<OwnAttributeEdit> &edits);

/// With those of a schema file: they take the place of those with the same key.
std::vector<OwnAttributeEdit> joinedAttributes(std::vector<OwnAttributeEdit> edits,
                                               const std::vector<OwnAttribute> &others);

/// What a board is to say of itself when a part of another one comes onto it: with the attributes of which that part holds
/// values. None: the board has all of them.
std::optional<BoardInfo> infoForPart(const Board &board, const Board &part);

} // namespace merlon
