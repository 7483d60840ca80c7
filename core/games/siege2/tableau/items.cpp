#include "core/games/siege2/tableau/items.h"

namespace merlon::siege2 {

void Items::addInvaders(std::vector<Item> &items, const Units &units) const
{
    addUnits(items, units, kInvaderUnitKeys, invader());
}

void Items::addDefenders(std::vector<Item> &items, const Units &units) const
{
    addUnits(items, units, kDefenderUnitKeys, defender());
}

Item Items::siegeTower(int count) const
{
    Item item = thing("invader-piece", "siege-tower", invader(), ComponentRole::Machine);
    item.count = count;
    return item;
}

Item Items::machine(const MachineState &machine) const
{
    Item item = ItemMaker::machine("machine", kMachineKeys[machine.type - 1u], machine.ordinal, machine.hits,
                                   machine.misses);
    item.faded = machine.malfunction > 0;
    return item;
}

Item Items::equipment(Equipment equipment) const
{
    Item item = thing("equipment", kEquipmentKeys[static_cast<std::size_t>(equipment)], invader(),
                      ComponentRole::Equipment);
    item.name = {item.key, "tile"}; // without an article
    return item;
}

Item Items::card(Card card, ComponentRole role) const
{
    return thing("action-card", dataOf(card).key, invader(), role);
}

Item Items::action(Action action, ComponentRole role) const
{
    return thing("building-action", dataOf(action).key, defender(), role);
}

std::optional<Item> Items::ritual(Card card, RitualToken token) const
{
    if (token == RitualToken::None)
        return {};
    Item item = this->card(card, ComponentRole::Marker);
    item.faceDown = token != RitualToken::TargetUp;
    if (token == RitualToken::BluffDown) {
        item.note = {"word.note.bluff", {}};
        item.art = "bluff";
    } else if (token == RitualToken::TargetDown) {
        item.note = {"word.note.target", {}};
    } else if (token == RitualToken::HiddenDown) {
        item.art = "back-ritual";
    }
    return item;
}

std::optional<Item> Items::order(Order order, bool faceUp) const
{
    if (order == Order::None)
        return {};
    const bool known = order != Order::Hidden;
    return ItemMaker::order(known ? kOrderKeys[static_cast<std::size_t>(order) - 1] : std::string_view(),
                            faceUp);
}

std::optional<Item> Items::trap(Trap trap, bool faceUp) const
{
    if (trap == Trap::None)
        return {};
    Item item = action(Action::Trap, ComponentRole::Marker);
    item.faceDown = !faceUp;
    if (trap == Trap::Hidden) {
        item.faceDown = true;
        item.art = "back-trap";
        return item;
    }
    static constexpr std::array<std::string_view, 3> kKinds {"goblin", "troll", "siege-tower"};
    const std::string kind(kKinds[static_cast<std::size_t>(trap) - 1]);
    item.art = "trap-" + kind;
    item.note = {"word." + kind, {}};
    return item;
}

std::optional<Item> Items::cauldron(Cauldron cauldron) const
{
    switch (cauldron) {
    case Cauldron::None:
        break;
    case Cauldron::Goblin:
        return action(Action::CauldronGoblin, ComponentRole::Device);
    case Cauldron::Orc:
        return action(Action::CauldronOrc, ComponentRole::Device);
    case Cauldron::Troll:
        return action(Action::CauldronTroll, ComponentRole::Device);
    }
    return {};
}

std::optional<Item> Items::device(Device device) const
{
    switch (device) {
    case Device::None:
        break;
    case Device::Cannon:
        return action(Action::Cannon, ComponentRole::Device);
    case Device::Pole:
        return action(Action::Pole, ComponentRole::Device);
    case Device::BayWindow:
        return action(Action::BayWindow, ComponentRole::Device);
    }
    return {};
}

Item Items::ladder() const
{
    Item item = action(Action::Ladder, ComponentRole::Device);
    item.art = "defender-ladder";
    return item;
}

Item Items::stone(int count) const
{
    Item item = action(Action::Wall, ComponentRole::Device);
    item.art = "stone";
    item.count = count;
    return item;
}

Item Items::lastStand() const
{
    Item item = thing("plan", kPlanKeys[static_cast<std::size_t>(Plan::LastStand)], defender(),
                      ComponentRole::Marker);
    item.art = "warrior";
    return item;
}

void addRitual(Item &item, Card card, RitualToken token)
{
    const std::string ritual(dataOf(card).key);
    const auto add = [&](const std::string &art, const char *how) {
        item.visitors.push_back({{ritual, "action-card"}, art});
        item.details.push_back({"detail." + ritual + how, {}});
    };
    switch (token) {
    case RitualToken::None:
        return;
    case RitualToken::BluffDown:
        return add(siege::artOf(ritual), "-bluff");
    case RitualToken::TargetDown:
        return add(siege::artOf(ritual), "-target-down");
    case RitualToken::TargetUp:
        return add(siege::artOf(ritual), "-target");
    case RitualToken::HiddenDown:
        return add("back-ritual", "-hidden");
    }
}

} // namespace merlon::siege2
