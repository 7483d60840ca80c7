#include "core/games/fiefs/turn/turn.h"
#include "core/games/fiefs/knights.h"
#include "core/games/fiefs/player/forecast.h"
#include "core/games/fiefs/player/scores.h"

#include <algorithm>
#include <cmath>

/// The turn: which cards and crowns help, where to advance, what to move.
namespace merlon::fiefs {

namespace {

constexpr int kWin = 100000;
constexpr int kFirst = 90000;         ///< what is to be done before anything but winning
constexpr int kBeforeAdvance = 80000; ///< what is to be done before moving knights
constexpr int kPoint = 100;           ///< what a point of the race is worth
constexpr int kKnight = 22;           ///< what a knight is worth
constexpr int kHoldChance = 30;       ///< what a territory that can be held is worth beyond its points

/// How much nearer to the end of the game a place brings the seat: points near the target weigh more.
double urgencyOf(const Outlook &outlook, Seat seat)
{
    const double progress = static_cast<double>(outlook.pointsOf(seat)) / outlook.scene.rules.target();
    return 0.6 + progress;
}

Seat holderOf(const Outlook &outlook, PlaceIndex place)
{
    return outlook.scene.map.isCastle(place) ? outlook.scene.map[place].seat
                                             : controllerOf(outlook.scene, place);
}

/// What it brings to hold the place instead of its holder.
double gainOf(const Outlook &outlook, PlaceIndex place)
{
    if (outlook.scene.map.isCastle(place))
        return kWin;
    const int points = pointsOf(outlook.scene, place);
    if (outlook.pointsOf(outlook.seat) + points >= outlook.scene.rules.target())
        return kWin;
    double gain = kPoint * points * urgencyOf(outlook, outlook.seat) + kHoldChance;
    const Ground &ground = groundOf(outlook.scene, place);
    gain += ground.has(Ability::Reinforce) ? kKnight : 0;
    if (const Seat holder = holderOf(outlook, place); holder != kNobody)
        gain += 0.7 * kPoint * points * urgencyOf(outlook, holder);
    return gain;
}

/// The knights that could come back from places that nobody threatens.
int idleKnights(const Outlook &outlook)
{
    int idle = 0;
    forEachPlace(outlook.data().supplied[outlook.seat], [&](PlaceIndex place) {
        if (threatTo(outlook.scene, outlook.seat, place) == 0)
            idle += outlook.data().knights[place] - 1;
    });
    return idle;
}

int bestAdvance(const Outlook &outlook)
{
    int best = 0;
    for (PlaceIndex place = 0; place < outlook.scene.map.places; ++place) {
        if (!whyNotAdvance(outlook.scene, outlook.seat, place))
            best = std::max(best, worthOfAdvance(outlook, place, bestForce(outlook, place)));
    }
    return best;
}

/// Whether another campaign would bring something after the present one.
bool wantsMoreCampaigns(const Outlook &outlook)
{
    return outlook.data().campaigns == 0 && outlook.data()[outlook.seat].castle >= 3;
}

Scored scoreCrownUse(const Outlook &outlook)
{
    switch (outlook.data()[outlook.seat].artefact(ArtefactKind::Crown)) {
    case Artefact::Vitality:
        return {idleKnights(outlook) > 1 ? 40 : -1, {"advice.gather"}};
    case Artefact::Fury:
        return {outlook.data()[outlook.seat].hand.size() >= 3 ? 30 : -1, {"advice.better-cards"}};
    case Artefact::Corruption:
        return {60, {"advice.break"}};
    default:
        return {50, {"advice.crown"}};
    }
}

/// A Fracture is kept for the windows, unless the leader is about to win.
Scored scoreFracture(const Outlook &outlook, Choice choice)
{
    const auto target = static_cast<Seat>(choice.args[0]);
    const bool isUrgent = outlook.pointsOf(target) + 3 >= outlook.scene.rules.target();
    const bool isSpare = outlook.data()[outlook.seat].hand[kindOf(Card::Fracture)] > 1;
    const std::uint8_t artefact = outlook.data()[target].artefacts[choice.args[1]];
    const bool isSceptre = choice.args[1] == 1;
    const int wish = (isUrgent ? 4 : 0) + (isSpare ? 3 : 0) + (isSceptre ? 2 : 0);
    return {wish >= 6 ? worthOfArtefact(artefact) : -10, {"advice.break"}};
}

Scored scoreAdvance(const Outlook &outlook, Choice choice)
{
    const auto place = static_cast<PlaceIndex>(choice.args[0]);
    const int points = worthOfAdvance(outlook, place, bestForce(outlook, place));
    const bool isEmpty = holderOf(outlook, place) == kNobody;
    const char *code = points >= kWin / 4 ? "advice.wins" : isEmpty ? "advice.takes-empty" : "advice.likely";
    return {points, {code, 0}};
}

/// Moving first is worth it if many knights stand idle and the castle has room for a larger advance.
Scored scoreRedistribute(const Outlook &outlook)
{
    const int castle = outlook.data()[outlook.seat].castle;
    const int idle = idleKnights(outlook);
    const bool isStronger = castle < 6 && idle >= 1;
    const bool isSafer = castle >= 8;
    return {isStronger || isSafer ? std::max(bestAdvance(outlook), 1) + 1 : -1,
            {isStronger ? "advice.gather" : "advice.guard"}};
}

} // namespace

int bestForce(const Outlook &outlook, PlaceIndex place)
{
    const int most = mostOfAdvance(outlook.scene, outlook.seat, place);
    int best = 1;
    for (int number = 2; number <= most; ++number) {
        if (worthOfAdvance(outlook, place, number) > worthOfAdvance(outlook, place, best))
            best = number;
    }
    return best;
}

int worthOfAdvance(const Outlook &outlook, PlaceIndex place, int knights)
{
    const Clash clash {outlook.seat, holderOf(outlook, place), place, knights};
    const double chance = chanceToWin(outlook.scene, clash);
    const int threat = threatTo(outlook.scene, outlook.seat, place);
    // Who stands there with fewer knights than may come loses the place again.
    const int staying = knights - (groundOf(outlook.scene, place).has(Ability::Mire) ? 1 : 0);
    const double holds = staying <= 0 ? 0
        : threat == 0                 ? 1
                                      : std::clamp(0.25 + staying / (1.6 * threat), 0.3, 0.95);
    const double gain = gainOf(outlook, place);
    const double value = chance * gain * (gain >= kWin ? 1 : holds)
        - kKnight * expectedLoss(outlook.scene, clash) - 3.0 * knights;
    return static_cast<int>(std::lround(value));
}

Scored scoreTurn(const Outlook &outlook, Choice choice)
{
    switch (static_cast<Verb>(choice.verb)) {
    case Verb::CallToArms:
        return {outlook.data()[outlook.seat].dice < kDice ? kFirst : -1, {"advice.more-knights"}};
    case Verb::TacticalAdvance:
        return {wantsMoreCampaigns(outlook) ? 70 : -1, {"advice.again"}};
    case Verb::UseCrown: {
        Scored use = scoreCrownUse(outlook);
        use.points += use.points > 0 ? kBeforeAdvance : 0;
        return use;
    }
    case Verb::Fracture:
        return scoreFracture(outlook, choice);
    case Verb::AdvanceTo:
        return scoreAdvance(outlook, choice);
    case Verb::Redistribute:
        return scoreRedistribute(outlook);
    default:
        return {0, {"advice.wait"}};
    }
}

Scored scoreRedistribution(const Outlook &outlook, Choice choice)
{
    const int castle = outlook.data()[outlook.seat].castle;
    const auto place = static_cast<PlaceIndex>(choice.args[0]);
    const int number = choice.args[1];
    if (is(choice, Verb::Done))
        return {0};
    const int there = outlook.data().knights[place];
    const int threat = threatTo(outlook.scene, outlook.seat, place);
    const int points = pointsOf(outlook.scene, place);
    if (is(choice, Verb::Recall))
        return {threat == 0 ? 10 * number : -10, {"advice.idle-there", 0}};
    // What is left beyond a full advance guards what is threatened, the dearest first.
    const int spare = castle - 6;
    const int missing = std::min(threat, 6) - there;
    if (threat == 0 || number > spare || number > missing)
        return {-10};
    return {points * 5 + number, {"advice.guard", 0}};
}

Scored scoreSend(const Outlook &outlook, Choice choice)
{
    return {worthOfAdvance(outlook, static_cast<PlaceIndex>(outlook.step.a), choice.args[0]),
            {"advice.force"}};
}

} // namespace merlon::fiefs
