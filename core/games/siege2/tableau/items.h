#pragma once

#include "core/games/siege/tableau/items.h"
#include "core/games/siege2/data/siege_data.h"

#include <optional>

namespace merlon::siege2 {

/// Makes the items of Siege II.
class Items : public siege::ItemMaker {
public:
    using ItemMaker::ItemMaker;

    void addInvaders(std::vector<Item> &items, const Units &units) const;
    void addDefenders(std::vector<Item> &items, const Units &units) const;
    Item siegeTower(int count) const;
    Item machine(const MachineState &machine) const;
    Item equipment(Equipment equipment) const;
    Item card(Card card, ComponentRole role) const;
    Item action(Action action, ComponentRole role) const;
    /// Nothing if there is none.
    std::optional<Item> ritual(Card card, RitualToken token) const;
    std::optional<Item> order(Order order, bool faceUp) const;
    std::optional<Item> trap(Trap trap, bool faceUp) const;
    std::optional<Item> cauldron(Cauldron cauldron) const;
    std::optional<Item> device(Device device) const;
    /// The defender's ladder, not the invader's.
    Item ladder() const;
    Item stone(int count) const;
    /// The plan that works on a wall in this assault.
    Item lastStand() const;
};

/// Puts the token of a ritual on something beside the board that it troubles: a machine, a building, an order.
void addRitual(Item &item, Card card, RitualToken token);

} // namespace merlon::siege2
