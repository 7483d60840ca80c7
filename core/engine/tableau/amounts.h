#pragma once

#include "core/engine/tableau/tableau.h"

#include <cstddef>
#include <string>
#include <vector>

/// How much of what lies in a tableau: what can be paid, gained, and laid on something.
namespace merlon {

/// So many of something in an item of a zone.
struct Holding {
    std::size_t item = 0; ///< number of the item in its zone
    std::string key {};   ///< of a value or a word
    std::string art {};   ///< picture, if it is another than that of the key
    int count = 0;
    bool isLaid = false;     ///< on the item: it is spent
    bool isInSocket = false; ///< on a card, but not spent
    std::string type {};     ///< of what lies in a socket
};

/// Of tokens, counters, piles and hands: their numbers; of tracks: what fills them; of cards: what has been laid on them,
/// and what lies in their sockets.
std::vector<Holding> holdingsIn(const Zone &zone);

/// How much more, or less, somebody has of something.
struct Difference {
    Seat owner = kNobody;
    Item item {}; ///< what it is, and no more
    int by = 0;

    /// Whether it is the same thing, and as much.
    friend bool operator==(const Difference &a, const Difference &b)
    {
        return a.owner == b.owner && a.item.type == b.item.type && a.item.key == b.item.key && a.by == b.by;
    }
};

/// Between two tableaus of one game, beside the board and without piles and hands, in the order in which it lies there.
/// What is laid on cards is gone; what is left of the box belongs to nobody.
std::vector<Difference> differencesBetween(const Tableau &before, const Tableau &after);

} // namespace merlon
