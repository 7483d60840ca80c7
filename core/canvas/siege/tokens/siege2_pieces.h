#pragma once

#include "core/canvas/siege/tokens/siege2_picture.h"

#include <optional>

namespace merlon::canvas {

/// Makes the tokens of Siege II, with their names.
class Siege2Pieces : public SiegePieces {
public:
    using SiegePieces::SiegePieces;

    void addInvaders(std::vector<Token> &tokens, const siege2::Units &units) const;
    void addDefenders(std::vector<Token> &tokens, const siege2::Units &units) const;
    Token siegeTower(int count) const;
    Token machine(const siege2::MachineState &machine) const;
    Token equipment(siege2::Equipment equipment) const;
    Token card(siege2::Card card, TokenRole role) const;
    Token action(siege2::Action action, TokenRole role) const;
    /// Nothing if there is none.
    std::optional<Token> ritual(siege2::Card card, siege2::RitualToken token) const;
    std::optional<Token> order(siege2::Order order, bool faceUp) const;
    std::optional<Token> trap(siege2::Trap trap, bool faceUp) const;
    std::optional<Token> cauldron(siege2::Cauldron cauldron) const;
    std::optional<Token> device(siege2::Device device) const;
    Token stone(int count) const;
    /// The plan that works on a wall in this assault.
    Token lastStand() const;
};

} // namespace merlon::canvas
