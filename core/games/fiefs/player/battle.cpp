#include "core/games/fiefs/battle/battle.h"
#include "core/games/fiefs/knights.h"
#include "core/games/fiefs/player/forecast.h"
#include "core/games/fiefs/player/scores.h"

#include <algorithm>
#include <cmath>

/// Crowns, windows and the battle: which cards and artefacts to use, and which to break.
namespace merlon::fiefs {

namespace {

constexpr int kStake = 100; ///< what it is worth to win a battle

bool isFighting(const Outlook &outlook)
{
    const Battle &battle = outlook.data().battle;
    return battle.isOn()
        && (battle.seats[kAttacker] == outlook.seat || battle.seats[kDefender] == outlook.seat);
}

Side ownSide(const Outlook &outlook)
{
    return sideOf(outlook.scene, outlook.seat);
}

/// How far the own side leads; the defender wins a tie.
int leadOf(const Outlook &outlook)
{
    const Side side = ownSide(outlook);
    const int lead = scoreOf(outlook.scene, side) - scoreOf(outlook.scene, other(side));
    return side == kAttacker ? lead : lead + 1;
}

/// The support cards of the seat, as points.
int ownSupport(const Outlook &outlook)
{
    const auto &hand = outlook.data()[outlook.seat].hand;
    int sum = 0;
    for (std::size_t kind = firstOf(Family::Support); kind < endOf(Family::Support); ++kind)
        sum += hand[kind] * kCardData[kind].value;
    return groundOf(outlook.scene, outlook.data().battle.place).has(Ability::NoSupport) ? 0 : sum;
}

double valueOfConflict(std::size_t card)
{
    return card == kindOf(Card::Ambush) ? 3.5 : kCardData[card].value;
}

/// The card with which the battle is won most likely, dear cards being kept where they hardly matter.
Scored scoreConflict(const Outlook &outlook, Choice choice)
{
    const Side side = ownSide(outlook);
    const CardStrength rival = cardStrengthOf(outlook.scene, outlook.data().battle.seats[other(side)]);
    const double lead = leadOf(outlook) + valueOfConflict(choice.args[0]) + ownSupport(outlook) - rival.mean;
    const double chance = 0.5 * std::erfc(-(lead - 0.5) / std::sqrt(2 * std::max(1.0, rival.variance)));
    const int points = static_cast<int>(std::lround(kStake * chance))
        - 3 * worthOfCard(static_cast<PieceKind>(choice.args[0]));
    return {points,
            {chance > 0.9       ? "advice.enough"
                 : chance < 0.1 ? "advice.hopeless"
                                : "advice.conflict",
             0}};
}

/// Just as much as is needed, and nothing if all of it would not do.
Scored scoreSupport(const Outlook &outlook, Choice choice)
{
    const int lead = leadOf(outlook);
    if (is(choice, Verb::EndSupport))
        return {0, {lead > 0 ? "advice.leads" : "advice.hopeless"}};
    if (lead > 0 || lead + ownSupport(outlook) <= 0)
        return {-1};
    const int after = lead + kCardData[choice.args[0]].value;
    return {after > 0 ? 20 - after : 10 + after, {"advice.support", 0}};
}

/// An artefact that is about to work: how much it hurts the seat.
int harmOf(const Outlook &outlook, Seat owner, std::uint8_t artefact)
{
    const bool isAgainst = isFighting(outlook) && outlook.scene.rules.areEnemies(owner, outlook.seat);
    const bool isLeader = owner == outlook.leader() && outlook.scene.rules.seats > 2;
    switch (static_cast<Artefact>(artefact)) {
    case Artefact::Fear:
    case Artefact::Vigour: {
        const Side side = sideOf(outlook.scene, owner);
        const int gap = knightsOfSide(outlook.scene, other(side)) - knightsOfSide(outlook.scene, side);
        return isAgainst ? 4 + 3 * gap : 0;
    }
    case Artefact::Rage:
    case Artefact::Loyalty:
        return isAgainst && std::abs(leadOf(outlook)) <= 3 ? 7 : 0;
    case Artefact::Influence:
    case Artefact::Defiance:
    case Artefact::Brutality:
    case Artefact::Greed:
    case Artefact::Resurgence:
        return isAgainst ? 7 : isLeader ? 4 : 0;
    case Artefact::Corruption:
        return outlook.scene.rules.seats == 2 ? 9 : isLeader ? 7 : 3;
    default:
        return isLeader || outlook.scene.rules.seats == 2 ? 4 : 0;
    }
}

int trumpOf(const Outlook &outlook)
{
    return outlook.data()[outlook.seat].hand[kindOf(Card::Fracture)] > 1 ? 4 : 6;
}

Scored scoreBreak(const Outlook &outlook, Choice choice)
{
    const auto target = static_cast<Seat>(choice.args[0]);
    const int worth = worthOfArtefact(outlook.data()[target].artefacts[choice.args[1]]);
    if (!outlook.scene.rules.areEnemies(outlook.seat, target))
        return {-worth};
    return {worth + (target == outlook.leader() ? 6 : 0) + (choice.args[1] == 1 ? 3 : 0), {"advice.break"}};
}

Scored scoreTop(const Outlook &outlook, Choice choice)
{
    constexpr int kMiddling = 5;
    const auto target = static_cast<Seat>(outlook.step.a);
    const int worth = worthOfCard(outlook.data()[target].drawPile.top()) - kMiddling;
    const bool isOwn = !outlook.scene.rules.areEnemies(outlook.seat, target);
    const int keeping = isOwn ? worth : -worth;
    return is(choice, Verb::LeaveOnTop) ? Scored {keeping, {"advice.leave-card"}}
                                        : Scored {-keeping, {"advice.drop-card"}};
}

} // namespace

Scored scoreCrown(const Outlook &outlook, Choice choice)
{
    switch (static_cast<Verb>(choice.verb)) {
    case Verb::Break:
        return scoreBreak(outlook, choice);
    case Verb::LookAt: {
        const auto target = static_cast<Seat>(choice.args[0]);
        return {target == outlook.leader() ? 2 : target == outlook.seat ? 1 : 0, {"advice.look", 0}};
    }
    case Verb::LeaveOnTop:
    case Verb::DiscardTop:
        return scoreTop(outlook, choice);
    default: // Reshuffle, PutNext: the best card first
        return {worthOfCard(static_cast<PieceKind>(choice.args[0])), {"advice.best-card", 0}};
    }
}

Scored scoreWindow(const Outlook &outlook, Choice choice)
{
    if (is(choice, Verb::Pass))
        return {0, {"advice.keep-fracture"}};
    const auto owner = static_cast<Seat>(choice.args[0]);
    const std::uint8_t artefact = outlook.data()[owner].artefacts[choice.args[1]];
    return {harmOf(outlook, owner, artefact) - trumpOf(outlook), {"advice.break"}};
}

Scored scoreBattle(const Outlook &outlook, Choice choice)
{
    switch (static_cast<Verb>(choice.verb)) {
    case Verb::Equalise:
        return {1, {"advice.equalise"}};
    case Verb::Conflict:
        return scoreConflict(outlook, choice);
    case Verb::Support:
    case Verb::EndSupport:
        return scoreSupport(outlook, choice);
    default:
        return {0};
    }
}

/// Weak cards make room for better ones: a hand is filled to five before a battle.
Scored scoreDiscard(const Outlook &outlook, Choice choice)
{
    constexpr int kWeak = 4;
    if (is(choice, Verb::KeepHand))
        return {0, {"advice.keep-hand"}};
    const int worth = worthOfCard(static_cast<PieceKind>(choice.args[0]));
    const bool isFull = outlook.data()[outlook.seat].hand.size() > 5;
    return {isFull ? -worth : kWeak - worth, {"advice.better-cards"}};
}

} // namespace merlon::fiefs
