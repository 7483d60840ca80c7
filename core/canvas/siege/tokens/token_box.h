#pragma once

#include "core/canvas/siege/tokens/siege_pieces.h"
#include "core/games/siege/pieces/costs.h"

#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace merlon::canvas {

/// The pieces in the box of a siege game while it is filled: each kind once, its number as the count.
class TokenBox {
public:
    void add(Token token, int count)
    {
        token.count = count;
        token.filled = 0; // nothing stands in it yet
        token.capacity = 0;
        m_tokens.push_back(std::move(token));
    }

    /// All units of both armies, and the heroes. `Pieces` makes the tokens of the game.
    template <class Pieces>
    void addArmies(const Pieces &pieces, std::span<const std::string_view> heroes)
    {
        pieces.addInvaders(m_tokens, siege::kInvaderTotal);
        pieces.addDefenders(m_tokens, siege::kDefenderTotal);
        for (const std::string_view hero : heroes)
            add(pieces.hero(hero), 1);
    }

    /// Hourglasses are not limited: as many as fill the tracks of all these actions at once.
    void addHourglasses(const SiegePieces &pieces, std::span<const siege::BuildingAction> actions)
    {
        int count = 0;
        for (const siege::BuildingAction &action : actions)
            count += action.cost;
        add(pieces.thing("", "hourglass", kDefenderTeam, TokenRole::Marker), count);
    }

    std::vector<Token> take() { return std::move(m_tokens); }

private:
    std::vector<Token> m_tokens;
};

} // namespace merlon::canvas
