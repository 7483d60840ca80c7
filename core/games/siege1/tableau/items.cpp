#include "core/games/siege1/tableau/items.h"

#include <string>

namespace merlon::siege1 {

namespace {

template <class Enum>
std::size_t indexOf(Enum value)
{
    return static_cast<std::size_t>(value);
}

} // namespace

void Items::addInvaders(std::vector<Item> &items, const Units &units) const
{
    addUnits(items, units, kInvaderUnitKeys, invader());
}

void Items::addDefenders(std::vector<Item> &items, const Units &units) const
{
    addUnits(items, units, kDefenderUnitKeys, defender());
}

void Items::addCrew(std::vector<Item> &items, const Units &crew) const
{
    for (std::size_t kind = 0; kind < crew.size(); ++kind) {
        if (crew[kind] == 0)
            continue;
        items.push_back(
            sign(kInvaderUnitKeys[kind], kInvaderUnitKeys[kind], invader(), ComponentRole::Marker));
        items.back().note = {"item.in-siege-tower", {}};
        items.back().count = crew[kind];
    }
}

Item Items::siegeTower(int crew) const
{
    Item item = thing({}, "siege-tower", invader(), ComponentRole::Machine);
    item.isPickable = false; // its wall is meant
    item.filled = crew;
    item.capacity = kTowerSpaces;
    return item;
}

Item Items::engine(const EngineState &engine) const
{
    return machine("engine", kEngineKeys[indexOf(engine.engine())], engine.ordinal, engine.hits,
                   engine.misses);
}

Item Items::altar(int number) const
{
    Item item = thing("altar", "altar-" + std::to_string(number), invader(), ComponentRole::Equipment);
    item.component = "altar";
    item.art = "altar";
    return item;
}

Item Items::equipment(Equipment equipment) const
{
    Item item = thing("equipment", kEquipmentKeys[indexOf(equipment)], invader(), ComponentRole::Equipment);
    item.name = {item.key, "tile"}; // without an article
    return item;
}

Item Items::training(Training training, ComponentRole role) const
{
    return thing("training", kTrainingKeys[indexOf(training)], invader(), role);
}

Item Items::action(Action action, ComponentRole role) const
{
    return thing("action", dataOf(action).key, invader(), role);
}

Item Items::work(Work work, ComponentRole role) const
{
    return thing("work", dataOf(work).key, defender(), role);
}

Item Items::deed(Deed deed) const
{
    return thing("deed", kDeedKeys[indexOf(deed)], defender(), ComponentRole::Marker);
}

Item Items::order(Order order, bool faceUp) const
{
    const bool known = order != Order::Hidden;
    return ItemMaker::order(known ? kOrderKeys[indexOf(order) - 1] : std::string_view(), faceUp);
}

Item Items::trap(Trap trap) const
{
    return work(trap == Trap::Goblin ? Work::GoblinTrap : Work::TrollTrap, ComponentRole::Marker);
}

Item Items::cauldron(Cauldron cauldron) const
{
    const int which = static_cast<int>(cauldron) - static_cast<int>(Cauldron::Troll);
    return work(static_cast<Work>(static_cast<int>(Work::TrollCauldron) + which), ComponentRole::Device);
}

Item Items::stone(int count) const
{
    Item item = sign("stone", "stone", defender(), ComponentRole::Device);
    item.count = count;
    return item;
}

Item Items::wood(int count) const
{
    Item item = sign("wood", "wood", defender(), ComponentRole::Device);
    item.count = count;
    return item;
}

Item Items::ram(int parts, int spaces) const
{
    Item item = sign("ram", "ram", invader(), ComponentRole::Machine);
    item.filled = parts;
    item.capacity = spaces;
    return item;
}

Item Items::gate(int number, int gates, int resistance) const
{
    Item item = sign("gate", "gate", defender(), ComponentRole::Device);
    item.note = {"item.gate", {std::int64_t {number}, std::int64_t {gates}, std::int64_t {resistance}}};
    item.count = resistance;
    return item;
}

Item Items::target(const EngineState &engine) const
{
    const std::string key =
        std::string(kEngineKeys[indexOf(engine.engine())]) + '-' + std::to_string(engine.ordinal);
    Item item = sign("aim", "target", invader(), ComponentRole::Marker);
    item.note = {"item.aim", {Word {key}}};
    return item;
}

Item Items::speech(int strength) const
{
    Item item = sign("speech", "officer", defender(), ComponentRole::Marker);
    item.note = {"item.speech", {std::int64_t {strength}}};
    item.count = strength;
    return item;
}

Item Items::breach() const
{
    return sign("entered", "fallen", invader(), ComponentRole::Marker);
}

} // namespace merlon::siege1
