#pragma once

#include "core/board/attributes/schema.h"
#include "core/board/changes/change.h"

#include <map>
#include <string>
#include <vector>

namespace merlon {

/// What a board calls kinds that its family does not know, as boards of other programs do.
struct UnknownKinds {
    std::vector<std::string> places; ///< sorted, each once
    std::vector<std::string> links;

    bool empty() const { return places.empty() && links.empty(); }
};
UnknownKinds unknownKinds(const Board &board, const BoardSchema &schema);

/// What unknown kinds are meant to be: kinds of the schema, by what the board calls them.
struct KindNames {
    std::map<std::string, std::string> places;
    std::map<std::string, std::string> links;
};

/// Gives places and links these kinds.
BoardChange renamed(const Board &board, const KindNames &names);

/// The kind of the schema that is most likely meant: the one whose key looks alike but for case, blanks and the like;
/// empty if there is none.
std::string likelyPlace(const BoardSchema &schema, const std::string &kind);
std::string likelyLink(const BoardSchema &schema, const std::string &kind);

} // namespace merlon
