#include "core/canvas/siege/tokens/siege1_box.h"

#include "core/canvas/siege/tokens/siege1_pieces.h"
#include "core/canvas/siege/tokens/token_box.h"

#include <array>
#include <utility>

namespace merlon::canvas {

using namespace siege1;

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
        addDefences();
        return m_box.take();
    }

private:
    void add(Token token, int count) { m_box.add(std::move(token), count); }

    void addMachines()
    {
        for (std::size_t type = 0; type < kEngineTypes; ++type)
            add(m_pieces.action(type == 0       ? Action::Ballista
                                    : type == 1 ? Action::Catapult
                                                : Action::Trebuchet,
                                TokenRole::Machine),
                kEnginesOfType[type]);
        add(m_pieces.action(Action::Altar, TokenRole::Equipment), kAltars);
        add(m_pieces.siegeTower(0), kSiegeTowers);
        add(m_pieces.action(Action::Mantelet, TokenRole::Equipment), kTilesOfKind);
        add(m_pieces.action(Action::Ram, TokenRole::Machine), kRamParts);
    }

    void addTiles()
    {
        for (std::size_t type = 0; type < kEquipmentTypes; ++type)
            add(m_pieces.equipment(static_cast<Equipment>(type)), kTilesOfKind);
        for (std::size_t type = 0; type < kTrainingTypes; ++type)
            add(m_pieces.training(static_cast<Training>(type), TokenRole::Equipment), kTilesOfKind);
        for (const auto &[ritual, tiles] : kRituals)
            add(m_pieces.action(ritual, TokenRole::Marker), tiles);
    }

    void addOrders()
    {
        int all = 0;
        for (const Order order :
             {Order::GoblinFury, Order::ExplodingOrcs, Order::ForcedMarch, Order::Bluff}) {
            add(m_pieces.order(order, true), tilesOf(order));
            all += tilesOf(order);
        }
        add(m_pieces.order(Order::Hidden, false), all);
    }

    void addDefences()
    {
        m_box.addHourglasses(m_pieces, kWorkData);
        add(m_pieces.stone(1), kStoneTotal);
        add(m_pieces.wood(1), kWoodTotal);
        for (const Cauldron cauldron : {Cauldron::Goblin, Cauldron::Orc, Cauldron::Troll})
            add(m_pieces.cauldron(cauldron), kTilesOfKind);
        for (const Work work : {Work::Cannon, Work::Hook, Work::Platform})
            add(m_pieces.work(work, TokenRole::Device), kTilesOfKind);
        for (const Trap trap : {Trap::Goblin, Trap::Troll})
            add(m_pieces.trap(trap), kTilesOfKind);
        add(m_pieces.work(Work::Blessing, TokenRole::Marker), 1);
        add(m_pieces.work(Work::Dazzle, TokenRole::Marker), 1);
    }

    Siege1Pieces m_pieces;
    TokenBox m_box;
};

} // namespace

std::vector<Token> siege1Box(const Names &names)
{
    return Box(names).filled();
}

} // namespace merlon::canvas
