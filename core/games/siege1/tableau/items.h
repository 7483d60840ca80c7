#pragma once

#include "core/games/siege/tableau/items.h"
#include "core/games/siege1/data/siege_data.h"

namespace merlon::siege1 {

/// Makes the items of Siege I.
class Items : public siege::ItemMaker {
public:
    using ItemMaker::ItemMaker;

    void addInvaders(std::vector<Item> &items, const siege::Units &units) const;
    void addDefenders(std::vector<Item> &items, const siege::Units &units) const;
    /// The units in a siege tower: small, since they are not on the wall.
    void addCrew(std::vector<Item> &items, const siege::Units &crew) const;
    Item siegeTower(int crew) const;
    /// An engine with the hits that are left in its deck, out of the cards of the deck.
    Item engine(const EngineState &engine) const;
    Item altar(int number) const;
    Item equipment(Equipment equipment) const;
    Item training(Training training, ComponentRole role) const;
    Item action(Action action, ComponentRole role) const;
    Item work(Work work, ComponentRole role) const;
    Item deed(Deed deed) const;
    /// Hidden: its back.
    Item order(Order order, bool faceUp) const;
    Item trap(Trap trap) const;
    Item cauldron(Cauldron cauldron) const;
    Item stone(int count) const;
    Item wood(int count) const;
    Item ram(int parts, int spaces) const;
    /// The gate that stands: its number of so many, and its resistance.
    Item gate(int number, int gates, int resistance) const;
    /// What an engine has been aimed at.
    Item target(const EngineState &engine) const;
    Item speech(int strength) const;
    /// Here the invaders have entered.
    Item breach() const;
};

} // namespace merlon::siege1
