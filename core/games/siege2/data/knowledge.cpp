#include "core/games/siege/data/secrets.h"
#include "core/games/siege2/edition.h"

#include <algorithm>
#include <vector>

namespace merlon::siege2 {

namespace {

using siege::takeFrom;

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
    siege::hideOrders(data);
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

/// Tokens that have been removed from the game lie nowhere.
void imagineOrders(SiegeData &data, Random &random)
{
    const auto copiesOf = [&data](Order order) {
        return tokensOf(order) - data.ordersRemoved[static_cast<std::size_t>(order) - 1];
    };
    siege::imagineOrders(data, kOrderTypes, copiesOf, random);
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

SeatSet Edition::whoKnows(const Scene &, Step step)
{
    switch (static_cast<StepKind>(step.kind)) {
    case StepKind::DrawObjectives:
        return {kInvader};
    case StepKind::DrawPlans:
        return {kDefender};
    default:
        return {ruleOf(step).seat};
    }
}

void Edition::hideFrom(SeatSet seats, Data &data, const Battlefield &, Rules)
{
    if (!seats.contains(kInvader))
        hideInvadersSecrets(data);
    if (!seats.contains(kDefender))
        hideDefendersSecrets(data);
}

void Edition::imagine(Data &data, const Battlefield &, Rules, Random &random)
{
    imagineTraps(data, random);
    for (const Card card : kRitualCards)
        imagineRitual(data, card, random);
    imagineOrders(data, random);
    imagineCards(data.objectives, kObjectives, random);
    imagineCards(data.plans, kPlans, random);
}

} // namespace merlon::siege2
