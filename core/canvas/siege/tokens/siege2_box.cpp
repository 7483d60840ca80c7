#include "core/canvas/siege/tokens/siege2_box.h"

#include "core/canvas/siege/tokens/siege2_pieces.h"
#include "core/canvas/siege/tokens/token_box.h"
#include "core/games/siege2/data/siege_data.h"

#include <QCoreApplication>

#include <utility>

namespace merlon::canvas {

using namespace siege2;

namespace {

/// Fills the box; the numbers are those of section 2 of the rules.
class Box {
public:
    explicit Box(const Names &names)
        : m_pieces(names)
    {
    }

    std::vector<Token> filled()
    {
        m_box.addArmies(m_pieces, kHeroKeys);
        addMachines();
        addTiles();
        addOrders();
        addRituals();
        addDefences();
        addTraps();
        return m_box.take();
    }

private:
    void add(Token token, int count) { m_box.add(std::move(token), count); }

    void addMachines()
    {
        for (const std::string_view key : kMachineKeys) {
            Token token = m_pieces.thing("machine", key, kInvaderTeam, TokenRole::Machine);
            token.name = m_pieces.name("action-card", key);
            add(std::move(token), kMachinesOfType);
        }
        add(m_pieces.siegeTower(1), kTokensOfType);
        add(m_pieces.card(Card::Mantelet, TokenRole::Equipment), kTokensOfType);
    }

    void addTiles()
    {
        for (std::size_t type = 0; type < kEquipmentTypes; ++type)
            addEquipment(static_cast<Equipment>(type));
        for (const Card card : {Card::Quartermaster, Card::TrenchMaster, Card::Saboteur})
            add(m_pieces.card(card, TokenRole::Equipment), kTokensOfType);
    }

    void addEquipment(Equipment equipment)
    {
        Token token = m_pieces.equipment(equipment);
        token.name = m_pieces.name("", token.key); // without an article
        add(std::move(token), kTokensOfType);
    }

    void addOrders()
    {
        int all = 0;
        for (const Order order :
             {Order::GoblinFury, Order::OrcDetonation, Order::CallOfTheTrolls, Order::Bluff}) {
            add(*m_pieces.order(order, true), tokensOf(order));
            all += tokensOf(order);
        }
        add(*m_pieces.order(Order::Hidden, false), all);
    }

    void addRituals()
    {
        for (const Card card :
             {Card::Bloodstones, Card::Demon, Card::Gale, Card::Possession, Card::Specter}) {
            add(*m_pieces.ritual(card, RitualToken::TargetUp), 1);
            Token bluff = *m_pieces.ritual(card, RitualToken::BluffDown);
            bluff.turned = false;
            //: A ritual and which of its tokens lies there: gale (bluff).
            bluff.name = QCoreApplication::translate("Board", "%1 (%2)")
                             .arg(m_pieces.name("action-card", dataOf(card).key), m_pieces.name("", "bluff"));
            add(std::move(bluff), kBluffsOfRitual);
            add(*m_pieces.ritual(card, RitualToken::HiddenDown), 1 + kBluffsOfRitual);
        }
    }

    void addDefences()
    {
        m_box.addHourglasses(m_pieces, kActionData);
        add(m_pieces.stone(1), kStoneTotal);
        for (const Cauldron cauldron : {Cauldron::Goblin, Cauldron::Orc, Cauldron::Troll})
            add(*m_pieces.cauldron(cauldron), kTokensOfType);
        for (const Device device : {Device::Cannon, Device::Pole, Device::BayWindow})
            add(*m_pieces.device(device), kTokensOfType);
        Token ladder = m_pieces.action(Action::Ladder, TokenRole::Device);
        ladder.art = QStringLiteral("defender-ladder");
        add(std::move(ladder), kTokensOfType);
        add(m_pieces.action(Action::Malfunction, TokenRole::Marker), kMalfunctionTokens);
        add(m_pieces.action(Action::Spy, TokenRole::Marker), kSpyTokens);
        add(m_pieces.action(Action::Blessing, TokenRole::Marker), 1);
        add(m_pieces.action(Action::Glare, TokenRole::Marker), 1);
    }

    void addTraps()
    {
        for (const Trap trap : {Trap::Goblin, Trap::Troll, Trap::SiegeTower})
            add(*m_pieces.trap(trap, true), kTokensOfType);
        add(*m_pieces.trap(Trap::Hidden, false), 3 * kTokensOfType);
    }

    Siege2Pieces m_pieces;
    TokenBox m_box;
};

} // namespace

std::vector<Token> siege2Box(const Names &names)
{
    return Box(names).filled();
}

} // namespace merlon::canvas
