#include "core/games/siege1/tableau/items.h"
#include "core/games/siege1/tableau/tableau.h"

#include <array>
#include <utility>

namespace merlon::siege1 {

namespace {

/// How many tiles there are of a ritual (2.1).
constexpr std::array<std::pair<Action, int>, 7> kRituals {{{Action::Bloodstone, kPairs},
                                                           {Action::Possession, kPairs},
                                                           {Action::Fire, kPairs},
                                                           {Action::Spectre, 1},
                                                           {Action::Terror, 1},
                                                           {Action::Storm, kPairs},
                                                           {Action::Accident, kPairs}}};

/// Fills the box; the numbers are those of section 2 of the rules.
class Box {
public:
    explicit Box(const Setup &setup)
        : m_items(setup)
        , m_box(setup)
    {
    }

    std::vector<Component> filled()
    {
        m_box.addArmies(kInvaderUnitKeys, kDefenderUnitKeys, kHeroKeys);
        addMachines();
        addTiles();
        addOrders();
        addDefences();
        return m_box.take();
    }

private:
    void addMachines()
    {
        for (std::size_t type = 0; type < kEngineTypes; ++type)
            m_box.add(m_items.action(type == 0       ? Action::Ballista
                                         : type == 1 ? Action::Catapult
                                                     : Action::Trebuchet,
                                     ComponentRole::Machine),
                      kEnginesOfType[type], "engine");
        m_box.add(m_items.action(Action::Altar, ComponentRole::Equipment), kAltars, "engine");
        m_box.add(m_items.siegeTower(0), kSiegeTowers, "engine");
        m_box.add(m_items.action(Action::Mantelet, ComponentRole::Equipment), kTilesOfKind, "engine");
        m_box.add(m_items.action(Action::Ram, ComponentRole::Machine), kRamParts, "engine");
    }

    void addTiles()
    {
        for (std::size_t type = 0; type < kEquipmentTypes; ++type)
            m_box.add(m_items.equipment(static_cast<Equipment>(type)), kTilesOfKind, "equipment");
        for (std::size_t type = 0; type < kTrainingTypes; ++type)
            m_box.add(m_items.training(static_cast<Training>(type), ComponentRole::Equipment), kTilesOfKind,
                      "training");
        for (const auto &[ritual, tiles] : kRituals)
            m_box.add(m_items.action(ritual, ComponentRole::Marker), tiles, "ritual");
    }

    void addOrders()
    {
        int all = 0;
        for (const Order order :
             {Order::GoblinFury, Order::ExplodingOrcs, Order::ForcedMarch, Order::Bluff}) {
            m_box.add(m_items.order(order, true), tilesOf(order), "order");
            all += tilesOf(order);
        }
        m_box.add(m_items.order(Order::Hidden, false), all, "order");
    }

    void addDefences()
    {
        m_box.addHourglasses(kWorkData);
        m_box.add(m_items.stone(1), kStoneTotal, "device");
        m_box.add(m_items.wood(1), kWoodTotal, "device");
        for (const Cauldron cauldron : {Cauldron::Goblin, Cauldron::Orc, Cauldron::Troll})
            m_box.add(m_items.cauldron(cauldron), kTilesOfKind, "device");
        for (const Work work : {Work::Cannon, Work::Hook, Work::Platform})
            m_box.add(m_items.work(work, ComponentRole::Device), kTilesOfKind, "device");
        for (const Trap trap : {Trap::Goblin, Trap::Troll})
            m_box.add(m_items.trap(trap), kTilesOfKind, "device");
        m_box.add(m_items.work(Work::Blessing, ComponentRole::Marker), 1, "device");
        m_box.add(m_items.work(Work::Dazzle, ComponentRole::Marker), 1, "device");
    }

    Items m_items;
    siege::BoxFiller m_box;
};

} // namespace

std::vector<Component> components(const Setup &setup)
{
    return Box(setup).filled();
}

} // namespace merlon::siege1
