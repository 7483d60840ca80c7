#pragma once

#include <compare>
#include <string>

namespace merlon::canvas {

/// Something that a person can point at: a place or a link of the board, a piece that stands there, or something
/// beside the board (a card, a track), by the key of its value in the vocabulary.
struct Thing {
    int place = -1;      ///< index of a place in board order; -1 for none
    int link = -1;       ///< index of a link in board order; -1 for none
    std::string type {}; ///< key of the argument type if the key alone would be ambiguous: `action-card`
    std::string
        key {}; ///< of the piece, card, track, ...: `goblin`, `ballista-1`; empty for a bare place or link

    bool isNothing() const { return place < 0 && link < 0 && key.empty(); }
    friend auto operator<=>(const Thing &, const Thing &) = default;
};

/// Whether a thing that somebody names is what lies on a board; a type that only one of them says does not matter.
inline bool isMeant(const Thing &named, const Thing &lying)
{
    return named.place == lying.place && named.link == lying.link && named.key == lying.key
        && (named.type == lying.type || named.type.empty() || lying.type.empty());
}

inline Thing placeThing(int place)
{
    return {place, -1, {}, {}};
}

inline Thing linkThing(int link)
{
    return {-1, link, {}, {}};
}

inline Thing pieceThing(int place, std::string key)
{
    return {place, -1, {}, std::move(key)};
}

} // namespace merlon::canvas
