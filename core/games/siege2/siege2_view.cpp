#include "core/games/siege2/siege2_view.h"

#include "core/games/siege2/pieces.h"
#include "core/games/siege2/position.h"
#include "core/games/siege2/siege2_state.h"
#include "core/games/siege2/steps.h"

#include <algorithm>
#include <vector>

namespace merlon::siege2 {

namespace {

bool isDown(RitualToken token)
{
    return token == RitualToken::BluffDown || token == RitualToken::TargetDown
        || token == RitualToken::HiddenDown;
}

/// Calls `act(token)` for every space of a ritual, in a fixed order.
template <class Data, class Act>
void forRitualSpaces(Data &data, Card card, Act act)
{
    switch (card) {
    case Card::Bloodstones:
        for (auto &machine : data.machines)
            act(machine.bloodstone);
        return;
    case Card::Demon:
        for (auto &building : data.buildings)
            act(building.demon);
        return;
    case Card::Gale:
        for (auto &wall : data.walls)
            act(wall.gale);
        return;
    case Card::Possession:
        for (auto &token : data.possession)
            act(token);
        return;
    default:
        for (auto &wall : data.walls)
            act(wall.specter);
        return;
    }
}

constexpr std::array<Card, kRituals> kRitualCards {Card::Bloodstones, Card::Demon, Card::Gale,
                                                   Card::Possession, Card::Specter};

/// Section 6: what only the invader knows.
void hideInvadersSecrets(SiegeData &data)
{
    for (const Card card : kRitualCards) {
        forRitualSpaces(data, card, [](RitualToken &token) {
            if (isDown(token))
                token = RitualToken::HiddenDown;
        });
    }
    for (WallState &wall : data.walls) {
        if (wall.order != Order::None && !wall.has(WallState::kOrderFaceUp))
            wall.order = Order::Hidden;
    }
    for (ObjectiveSlot &slot : data.objectives) {
        if (slot.state == ObjectiveState::Held || slot.state == ObjectiveState::Dropped)
            slot.id = kHiddenCard;
    }
}

/// Section 6: what only the defender knows.
void hideDefendersSecrets(SiegeData &data)
{
    for (PathState &path : data.paths) {
        if (path.trap != Trap::None && !path.has(PathState::kFaceUp))
            path.trap = Trap::Hidden;
    }
    for (PlanSlot &slot : data.plans) {
        if (slot.state != PlanState::None && slot.state != PlanState::Used)
            slot.id = kHiddenCard;
    }
}

/// Takes a random element out of a pool.
template <class Value>
Value takeFrom(std::vector<Value> &pool, Random &random)
{
    const std::size_t index = random.below(static_cast<std::uint32_t>(pool.size()));
    const Value value = pool[index];
    pool[index] = pool.back();
    pool.pop_back();
    return value;
}

void imagineTraps(SiegeData &data, Random &random)
{
    std::vector<Trap> pool;
    for (const Trap trap : {Trap::Goblin, Trap::Troll, Trap::SiegeTower}) {
        const auto known = std::count_if(data.paths.begin(), data.paths.end(),
                                         [trap](const PathState &path) { return path.trap == trap; });
        pool.insert(pool.end(), static_cast<std::size_t>(kTokensOfType - known), trap);
    }
    for (PathState &path : data.paths) {
        if (path.trap == Trap::Hidden)
            path.trap = takeFrom(pool, random);
    }
}

void imagineRitual(SiegeData &data, Card card, Random &random)
{
    const auto ritual = static_cast<std::size_t>(ritualOf(card));
    std::vector<RitualToken> pool(static_cast<std::size_t>(kBluffsOfRitual - data.bluffsShown[ritual]),
                                  RitualToken::BluffDown);
    if ((data.targetsShown >> ritual & 1) == 0)
        pool.push_back(RitualToken::TargetDown);
    forRitualSpaces(data, card, [&](RitualToken &token) {
        if (token == RitualToken::HiddenDown)
            token = takeFrom(pool, random);
    });
}

void imagineOrders(SiegeData &data, Random &random)
{
    std::vector<Order> pool;
    for (int index = 1; index <= kOrderTypes; ++index) {
        const auto order = static_cast<Order>(index);
        const auto known = std::count_if(data.walls.begin(), data.walls.end(),
                                         [order](const WallState &wall) { return wall.order == order; });
        const auto count = tokensOf(order) - data.ordersRemoved[static_cast<std::size_t>(index) - 1] - known;
        pool.insert(pool.end(), static_cast<std::size_t>(count), order);
    }
    for (WallState &wall : data.walls) {
        if (wall.order == Order::Hidden)
            wall.order = takeFrom(pool, random);
    }
}

/// Fills hidden cards with cards that are not known to lie elsewhere.
template <class Slots>
void imagineCards(Slots &slots, int cards, Random &random)
{
    std::vector<std::uint8_t> pool;
    for (int card = 0; card < cards; ++card) {
        if (std::none_of(slots.begin(), slots.end(), [card](const auto &slot) { return slot.id == card; }))
            pool.push_back(static_cast<std::uint8_t>(card));
    }
    for (auto &slot : slots) {
        if (slot.id == kHiddenCard)
            slot.id = takeFrom(pool, random);
    }
}

} // namespace

Siege2View::Siege2View(std::shared_ptr<const Siege2Setup> setup, const SiegeData &data, SeatSet seats)
    : m_setup(std::move(setup))
    , m_known(data)
    , m_seats(seats)
{
    if (data.winner != Winner::Nobody)
        return;
    if (!seats.contains(kInvader))
        hideInvadersSecrets(m_known);
    if (!seats.contains(kDefender))
        hideDefendersSecrets(m_known);
}

Decision Siege2View::decision() const
{
    return decisionOf({m_known, m_setup->field()});
}

void Siege2View::choices(ChoiceList &out) const
{
    out.clear();
    if (m_known.winner != Winner::Nobody || !m_seats.contains(decision().seat))
        return;
    const Step step = m_known.agenda[m_known.agendaSize - 1u];
    ruleOf(static_cast<StepKind>(step.kind)).offer({m_known, m_setup->field()}, step, out);
}

Outcome Siege2View::outcome() const
{
    return outcomeOf({m_known, m_setup->field()});
}

void Siege2View::imagine(State &into, Random &random) const
{
    SiegeData data = m_known;
    imagineTraps(data, random);
    for (const Card card : kRitualCards)
        imagineRitual(data, card, random);
    imagineOrders(data, random);
    imagineCards(data.objectives, kObjectives, random);
    imagineCards(data.plans, kPlans, random);
    static_cast<Siege2State &>(into).setData(data);
}

std::uint64_t Siege2View::hash() const
{
    return hashOf(m_known, m_setup->field());
}

nlohmann::ordered_json Siege2View::position() const
{
    return writePosition(*m_setup, m_known);
}

} // namespace merlon::siege2
