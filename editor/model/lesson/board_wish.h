#pragma once

#include "core/board/board.h"
#include "core/board/schema.h"

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

/// What a lesson wants of the board that is drawn in it, in the words of the family: the guide sees whether it is so, and
/// can bring it about.
namespace merlon {

/// So many places of a kind; the guide puts those that are missing at these points.
struct PlacesWish {
    std::string kind;
    std::string side; ///< empty: on whatever side they are
    std::vector<Point> at;
    friend bool operator==(const PlacesWish &, const PlacesWish &) = default;
};

/// Each place of one kind has so many links to places of another; the guide takes the nearest of its side.
struct LinksWish {
    enum class Each : std::uint8_t { From, To };

    std::string kind;
    std::string from; ///< kinds of places
    std::string to;
    Each each = Each::From;
    std::size_t count = 1;
    friend bool operator==(const LinksWish &, const LinksWish &) = default;
};

/// Each place of a kind has a value.
struct ValueWish {
    std::string kind;
    std::string attribute;
    AttributeValue value;
    bool orOther = false; ///< any other than the usual one will do
    friend bool operator==(const ValueWish &, const ValueWish &) = default;
};

/// Problems are gone: those of an id, all errors, or advice as well.
struct GoneWish {
    enum class What : std::uint8_t { Id, Errors, All };

    What what = What::All;
    std::string id;
    friend bool operator==(const GoneWish &, const GoneWish &) = default;
};

/// The places lie as a fortress (see laidOutAsFortress).
struct FortressWish {
    friend bool operator==(const FortressWish &, const FortressWish &) = default;
};

using BoardWish = std::variant<PlacesWish, LinksWish, ValueWish, GoneWish, FortressWish>;

bool isFulfilled(const BoardWish &wish, const Board &board, const BoardSchema &schema);
/// The board with what is missing, as far as the guide can do it.
Board fulfilled(const BoardWish &wish, Board board, const BoardSchema &schema);

} // namespace merlon
