#pragma once

#include "core/board/board.h"

#include <compare>
#include <cstddef>
#include <set>
#include <string>

namespace merlon {

/// What tells a link from others: links have no keys.
struct LinkName {
    std::string kind;
    std::string from;
    std::string to;

    friend auto operator<=>(const LinkName &, const LinkName &) = default;
};
LinkName linkName(const Link &link);

/// Some places and links of a board and notes beside it, by names that outlive other edits.
struct Selection {
    std::set<std::string> places; ///< by key
    std::set<LinkName> links;
    std::set<std::string> notes {}; ///< on the drawing, by key

    bool empty() const { return places.empty() && links.empty() && notes.empty(); }
    std::size_t size() const { return places.size() + links.size() + notes.size(); }
    friend bool operator==(const Selection &, const Selection &) = default;
};

} // namespace merlon
