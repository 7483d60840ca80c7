#pragma once

#include "core/canvas/siege/tokens/siege_pieces.h"
#include "core/games/siege1/data/siege_data.h"

namespace merlon::canvas {

/// Makes the tokens of Siege I, with their names.
class Siege1Pieces : public SiegePieces {
public:
    using SiegePieces::SiegePieces;

    void addInvaders(std::vector<Token> &tokens, const siege::Units &units) const;
    void addDefenders(std::vector<Token> &tokens, const siege::Units &units) const;
    /// The units in a siege tower: small, since they are not on the wall.
    void addCrew(std::vector<Token> &tokens, const siege::Units &crew) const;
    Token siegeTower(int crew) const;
    /// An engine with the hits that are left in its deck, out of the cards of the deck.
    Token engine(const siege1::EngineState &engine) const;
    Token altar(int number) const;
    Token equipment(siege1::Equipment equipment) const;
    Token training(siege1::Training training, TokenRole role) const;
    Token action(siege1::Action action, TokenRole role) const;
    Token work(siege1::Work work, TokenRole role) const;
    Token deed(siege1::Deed deed) const;
    /// Hidden: its back.
    Token order(siege1::Order order, bool faceUp) const;
    Token trap(siege1::Trap trap) const;
    Token cauldron(siege1::Cauldron cauldron) const;
    Token stone(int count) const;
    Token wood(int count) const;
    Token ram(int parts, int spaces) const;
    /// The gate that stands: its number of so many, and its resistance.
    Token gate(int number, int gates, int resistance) const;
    /// What an engine has been aimed at.
    Token target(const siege1::EngineState &engine) const;
    Token speech(int strength) const;
    /// Here the invaders have entered.
    Token breach() const;
};

} // namespace merlon::canvas
