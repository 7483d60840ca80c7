#include "core/games/siege1/player/invader/actions.h"
#include "core/games/siege1/player/invader/attack.h"
#include "core/games/siege1/player/scores.h"

#include <algorithm>
#include <cassert>

/// S1-2.6, S1-3.1, S1-4, S1-5: phase cards, resources, and which actions are carried out.
namespace merlon::siege1 {

namespace {

/// How much an action is liked when cards are chosen, by Action.
constexpr std::array<int, kActions> kTaste {5, 6, 5, 4, 5, 6, 9, 5, 5, 3, 6, 2, 5, 4, 3, 4,
                                            4, 7, 2, 5, 6, 4, 4, 4, 3, 4, 4, 3, 0, 0, 0, 0};
constexpr int kForGood = 12; ///< points that a back must bring more than the front, which is lost for good
constexpr int kLoan = 16;    ///< points that an action must bring the mate beyond its cost

int netOf(const Outlook &outlook, Action action)
{
    return worthOf(outlook, action) - costOf(outlook, outlook.me(), action);
}

int scoreKeep(std::uint8_t card)
{
    int taste = 0;
    for (const Action action : actionsOf(card))
        taste += kTaste[static_cast<std::size_t>(action)];
    return taste;
}

/// What the front of a card still promises for this round, if resources allow it.
int worthOfFront(const Outlook &outlook, int phase)
{
    const InvaderState &me = outlook.me();
    const std::uint8_t card = me.cards[static_cast<std::size_t>(phase - 2)];
    if (card >= kPhaseCards)
        return 0;
    const int resources = me.resources + (me.hasTurned(1) ? 0 : kResourcesPerRound);
    int worth = 0;
    for (const Action action : actionsOf(card)) {
        const ActionData &data = dataOf(action);
        const int cost = data.payments.empty() ? 0 : costOfPayment(data.payments.back());
        const bool able = data.resources <= resources;
        worth += able ? std::max(0, worthOf(outlook, action) - cost) : 0;
    }
    return worth;
}

/// S1-10.2: two units more in each of the last rounds, when resources have done their work.
int scoreAllOut(const Outlook &outlook)
{
    return outlook.roundsLeft <= 3 && outlook.me().resources <= 3 ? 1 : -1;
}

/// S1-3.1: a card is turned over when its back promises more than its front.
int scoreFlip(const Outlook &outlook, Choice choice)
{
    if (is(choice, Verb::Done))
        return 0;
    const int phase = choice.args[0];
    if (phase == 1)
        return scoreAllOut(outlook);
    const Action back = backOf(phase);
    const int gain = worthOf(outlook, back) - kHourglass * dataOf(back).hourglasses;
    return gain > 4 && gain > worthOfFront(outlook, phase) + kForGood ? 1 : -1;
}

/// Resources that are missing for an action that is wanted; 0 if none is.
int missingResources(const Outlook &outlook)
{
    int missing = 0;
    for (int phase = 2; phase <= 3; ++phase) {
        const std::uint8_t card = outlook.me().cards[static_cast<std::size_t>(phase - 2)];
        if (card >= kPhaseCards || outlook.me().hasTurned(phase))
            continue;
        for (const Action action : actionsOf(card)) {
            const int lack = dataOf(action).resources - outlook.me().resources;
            if (lack > 0 && lack <= 3 && netOf(outlook, action) > 20 + 15 * lack)
                missing = std::max(missing, lack);
        }
    }
    return missing;
}

/// S1-4.4: the weakest unit that brings enough.
int scoreGain(const Outlook &outlook, int unit)
{
    const int missing = missingResources(outlook);
    return missing == 0 ? -1 : siege::strengthOf(unit) >= missing ? 5 - unit : -1;
}

/// S1-23.5: strong units go where the walls are weaker by far.
int scoreTransfer(const Outlook &outlook, Choice choice)
{
    const int mine = inTeam(outlook.rules, outlook.seat);
    const int better = weaknessOfSide(outlook, 1 - mine) - weaknessOfSide(outlook, mine);
    return better >= 6 && choice.args[1] == 3 && choice.args[0] != siege::Goblin ? choice.args[0] : -1;
}

/// S1-23.4: what brings the seat nothing but its mate much.
int scoreLoan(const Outlook &outlook, Action action)
{
    const Seat mate = mateOf(outlook.rules, outlook.seat);
    if (netOf(outlook, action) > 0)
        return -1;
    const InvaderState &payer = invaderState(outlook.scene(), mate);
    return worthOf(outlook, action) - costOf(outlook, payer, action) - kHourglass - kLoan;
}

} // namespace

int scoreCards(const Outlook &outlook, Choice choice)
{
    return outlook.kind() == StepKind::KeepCard ? scoreKeep(static_cast<std::uint8_t>(choice.args[0]))
                                                : scoreFlip(outlook, choice);
}

int scoreSupply(const Outlook &outlook, Choice choice)
{
    if (is(choice, Verb::GainResources))
        return scoreGain(outlook, choice.args[0]);
    return is(choice, Verb::Transfer) ? scoreTransfer(outlook, choice) : 0;
}

int scoreActing(const Outlook &outlook, Choice choice)
{
    if (outlook.kind() == StepKind::Pay)
        return -costOfPayment(static_cast<Payment>(choice.args[0]));
    const auto action = static_cast<Action>(choice.args[0]);
    if (is(choice, Verb::Act))
        return netOf(outlook, action);
    return is(choice, Verb::Lend) ? scoreLoan(outlook, action) : 0;
}

} // namespace merlon::siege1
