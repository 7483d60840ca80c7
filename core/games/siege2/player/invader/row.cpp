#include "core/games/siege2/pieces/row.h"
#include "core/games/siege2/invader/targets.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/player/invader/cards.h"
#include "core/games/siege2/player/scores.h"

#include <algorithm>
#include <cassert>

/// S2-2 to S2-5: the set-up, the row of action cards, and paying for them.
namespace merlon::siege2 {

namespace {

constexpr int kExchangeCost = 12; ///< points that opening the exchange must bring

/// The objectives that are met most easily, by Objective.
constexpr std::array<int, kObjectives> kObjectiveWorth {5, 5, 5, 6, 6, 6, 5, 8, 7, 6};
/// The plans that help most, by Plan.
constexpr std::array<int, kPlans> kPlanWorth {8, 5, 6, 5, 6, 7, 9, 8, 5, 7};

/// What a card brings beyond its cost; 0 if it cannot be performed in this round.
int netWorth(const Outlook &outlook, Card card)
{
    const Scene scene = outlook.scene();
    const int net = worthOfCard(outlook, card) - costOfCard(outlook, card);
    if (net <= 0 || dataOf(card).wood > outlook.data.wood + 1 || whyNoTarget(scene, card))
        return 0;
    return net;
}

/// Wood that is missing for a card of the row that is wanted; 0 if none is.
int missingWood(const Outlook &outlook)
{
    int missing = 0;
    for (const std::uint8_t id : outlook.data.row) {
        const auto card = static_cast<Card>(id);
        const int wood = dataOf(card).wood;
        const int lack = wood - outlook.data.wood;
        if (lack > 0 && lack <= 3 && !whyNoTarget(outlook.scene(), card)
            && worthOfCard(outlook, card) > costOfCard(outlook, card) + 8 * lack)
            missing = std::max(missing, lack);
    }
    return missing;
}

int scorePerform(const Outlook &outlook, Choice choice)
{
    if (is(choice, Verb::Skip))
        return 0;
    const auto card = static_cast<Card>(choice.args[0]);
    if (card == Card::Resources)
        return missingWood(outlook) > 0 ? 1 : -1;
    return worthOfCard(outlook, card) - costOfCard(outlook, card);
}

/// The cheapest payment, the spy's unit included.
int scorePayment(Choice choice)
{
    const int spy = is(choice, Verb::PayWithSpy) ? kInvaderWorth[choice.args[1]] : 0;
    return -costOfPayment(static_cast<Payment>(choice.args[0])) - spy;
}

/// The weakest unit that brings enough wood.
int scoreDiscard(const Outlook &outlook, Choice choice)
{
    const int wood = siege::strengthOf(choice.args[0]);
    const int missing = missingWood(outlook);
    return wood >= missing ? -wood : -10 - (missing - wood);
}

int gainOfExchange(const Outlook &outlook, Card rowCard, Card supplyCard)
{
    return netWorth(outlook, supplyCard) - netWorth(outlook, rowCard);
}

/// Cards of the row that are useless make room for useful ones.
int bestExchange(const Outlook &outlook)
{
    int best = 0;
    for (const std::uint8_t rowCard : outlook.data.row) {
        const auto card = static_cast<Card>(rowCard);
        if (dataOf(card).phase < 2 || dataOf(card).phase > 5)
            continue;
        for (const std::uint8_t supplyCard : outlook.data.supplyCards)
            best = std::max(best, gainOfExchange(outlook, card, static_cast<Card>(supplyCard)));
    }
    return best;
}

} // namespace

int scoreSetUp(const Outlook &outlook, Choice choice)
{
    const StepKind kind = outlook.kind();
    if (kind == StepKind::OrderRow) {
        const auto card = static_cast<Card>(choice.args[0]);
        return worthOfCard(outlook, card) - costOfCard(outlook, card);
    }
    if (kind == StepKind::DropObjective)
        return -kObjectiveWorth[choice.args[0]];
    assert(kind == StepKind::DropPlan);
    return -kPlanWorth[choice.args[0]];
}

int scoreRow(const Outlook &outlook, Choice choice)
{
    const StepKind kind = outlook.kind();
    if (kind == StepKind::Perform)
        return scorePerform(outlook, choice);
    if (kind == StepKind::Pay)
        return scorePayment(choice);
    if (kind == StepKind::Discard)
        return scoreDiscard(outlook, choice);
    if (kind == StepKind::OfferExchange)
        return is(choice, Verb::StartExchange) ? bestExchange(outlook) - kExchangeCost : 0;
    assert(kind == StepKind::Exchange);
    if (is(choice, Verb::Done))
        return 0;
    return gainOfExchange(outlook, static_cast<Card>(choice.args[0]), static_cast<Card>(choice.args[1]));
}

} // namespace merlon::siege2
