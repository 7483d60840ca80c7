#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace merlon {

/// What would come to lie in the sockets of cards beside the board if a choice led to this space or card.
struct Filling {
    /// A card and those of its sockets, from left to right.
    struct Card {
        std::string key;
        std::vector<std::size_t> sockets {};
    };

    std::string type {}; ///< key of the type of the space, and of the cards, in the vocabulary
    std::string key {};  ///< of the space
    std::vector<Card> cards {};

    std::size_t total() const
    {
        std::size_t sum = 0;
        for (const Card &card : cards)
            sum += card.sockets.size();
        return sum;
    }
};

} // namespace merlon
