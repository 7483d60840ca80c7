#include "core/games/siege2/defender/buildings.h"
#include "core/games/siege2/defender/movement.h"
#include "core/games/siege2/defender/plans.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/player/defender/buildings.h"
#include "core/games/siege2/player/defender/plans.h"
#include "core/games/siege2/player/defender/posts.h"
#include "core/games/siege2/player/scores.h"

#include <algorithm>
#include <cassert>

/// S2-12: what the defender does with his hourglasses. Every choice is scored by what it brings for one of them.
namespace merlon::siege2 {

namespace {

constexpr int kScale = siege::kHourglassScale;

/// Some actions wait for the end of the maneuvers, when it is known where they hurt; until then their tracks are
/// filled but for the last hourglass.
bool isBestKept(Action action)
{
    return action == Action::Glare || action == Action::OrdersMixUp || action == Action::Blessing
        || action == Action::Sharpshooters || action == Action::Wall;
}

int scoreHourglass(const Outlook &outlook, Action action)
{
    const int cost = costOf(outlook.scene(), action);
    const int left = std::max(1, cost - outlook.data.tracks[static_cast<std::size_t>(action)]);
    const bool now = left <= outlook.data.reserve && (outlook.maneuversMade || !isBestKept(action));
    return siege::scoreOfHourglass(left, cost, now, promiseOfAction(outlook, action),
                                   [&] { return worthOfAction(outlook, action); });
}

int scoreSelect(const Outlook &outlook, Choice choice)
{
    const int gain = outlook.posts->bestGain(choice.args[0], static_cast<PlaceIndex>(choice.args[1]));
    return gain <= 0 ? gain * kScale - 5 * kScale : gain * kScale;
}

/// Heroic orders cost nothing; they are given when they help at all.
int scoreHeroicOrder(const Outlook &outlook, Choice choice)
{
    switch (static_cast<HeroicOrder>(choice.args[1])) {
    case HeroicOrder::Reinforce:
        return gainOfReinforcing(outlook) > 0 ? 100 * kScale : -100 * kScale;
    case HeroicOrder::Errand:
        return gainOfErrand(outlook) > 0 ? 90 * kScale : -100 * kScale;
    case HeroicOrder::Recall:
        return gainOfRecall(outlook, static_cast<Hero>(choice.args[0])) > 0 ? 80 * kScale : -100 * kScale;
    }
    return 0;
}

} // namespace

int scoreSpending(const Outlook &outlook, Choice choice)
{
    const Verb verb = verbOf(choice);
    if (verb == Verb::PlaceHourglass)
        return scoreHourglass(outlook, static_cast<Action>(choice.args[0]));
    if (verb == Verb::Select)
        return scoreSelect(outlook, choice);
    if (verb == Verb::Activate)
        return 200 * kScale + worthOfAction(outlook, static_cast<Action>(choice.args[0]));
    if (verb == Verb::HeroicOrder)
        return scoreHeroicOrder(outlook, choice);
    if (verb == Verb::UsePlan)
        return isGoodMoment(outlook, static_cast<Plan>(choice.args[0])) ? 150 * kScale : -200 * kScale;
    assert(verb == Verb::EndPhase);
    return -50 * kScale;
}

} // namespace merlon::siege2
