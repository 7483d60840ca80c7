#include "core/games/siege2/tableau/items.h"
#include "core/games/siege2/tableau/tableau.h"

namespace merlon::siege2 {

namespace {

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
        addRituals();
        addDefences();
        addTraps();
        return m_box.take();
    }

private:
    void addMachines()
    {
        for (const std::string_view key : kMachineKeys)
            m_box.add(m_items.thing("machine", key, m_items.invader(), ComponentRole::Machine),
                      kMachinesOfType, "machine");
        m_box.add(m_items.siegeTower(1), kTokensOfType, "machine");
        m_box.add(m_items.card(Card::Mantelet, ComponentRole::Equipment), kTokensOfType, "machine");
    }

    void addTiles()
    {
        for (std::size_t type = 0; type < kEquipmentTypes; ++type)
            m_box.add(m_items.equipment(static_cast<Equipment>(type)), kTokensOfType, "equipment");
        for (const Card card : {Card::Quartermaster, Card::TrenchMaster, Card::Saboteur})
            m_box.add(m_items.card(card, ComponentRole::Equipment), kTokensOfType, "training");
    }

    void addOrders()
    {
        int all = 0;
        for (const Order order :
             {Order::GoblinFury, Order::OrcDetonation, Order::CallOfTheTrolls, Order::Bluff}) {
            m_box.add(*m_items.order(order, true), tokensOf(order), "order");
            all += tokensOf(order);
        }
        m_box.add(*m_items.order(Order::Hidden, false), all, "order");
    }

    void addRituals()
    {
        for (const Card card :
             {Card::Bloodstones, Card::Demon, Card::Gale, Card::Possession, Card::Specter}) {
            m_box.add(*m_items.ritual(card, RitualToken::TargetUp), 1, "ritual");
            Item bluff = *m_items.ritual(card, RitualToken::BluffDown);
            bluff.faceDown = false;
            m_box.add(bluff, kBluffsOfRitual, "ritual");
            m_box.add(*m_items.ritual(card, RitualToken::HiddenDown), 1 + kBluffsOfRitual, "ritual");
        }
    }

    void addDefences()
    {
        m_box.addHourglasses(kActionData);
        m_box.add(m_items.stone(1), kStoneTotal, "device");
        for (const Cauldron cauldron : {Cauldron::Goblin, Cauldron::Orc, Cauldron::Troll})
            m_box.add(*m_items.cauldron(cauldron), kTokensOfType, "device");
        for (const Device device : {Device::Cannon, Device::Pole, Device::BayWindow})
            m_box.add(*m_items.device(device), kTokensOfType, "device");
        m_box.add(m_items.ladder(), kTokensOfType, "device");
        m_box.add(m_items.action(Action::Malfunction, ComponentRole::Marker), kMalfunctionTokens, "device");
        m_box.add(m_items.action(Action::Spy, ComponentRole::Marker), kSpyTokens, "device");
        m_box.add(m_items.action(Action::Blessing, ComponentRole::Marker), 1, "device");
        m_box.add(m_items.action(Action::Glare, ComponentRole::Marker), 1, "device");
    }

    void addTraps()
    {
        for (const Trap trap : {Trap::Goblin, Trap::Troll, Trap::SiegeTower})
            m_box.add(*m_items.trap(trap, true), kTokensOfType, "device");
        m_box.add(*m_items.trap(Trap::Hidden, false), 3 * kTokensOfType, "device");
    }

    Items m_items;
    siege::BoxFiller m_box;
};

} // namespace

std::vector<Component> components(const Setup &setup)
{
    return Box(setup).filled();
}

} // namespace merlon::siege2
