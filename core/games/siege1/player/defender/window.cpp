#include "core/games/siege1/defender/buildings.h"
#include "core/games/siege1/player/defender/deeds.h"
#include "core/games/siege1/player/defender/posts.h"
#include "core/games/siege1/player/defender/works.h"
#include "core/games/siege1/player/scores.h"

#include <algorithm>
#include <cassert>

/// S1-13 to S1-16: what the defender does with his hourglasses. Every choice is scored by what it brings for one of
/// them.
namespace merlon::siege1 {

namespace {

constexpr int kScale = siege::kHourglassScale;

/// Some actions wait for the end of the deployments, when it is known where they hurt; until then they are filled
/// but for the last hourglass.
bool isBestKept(Work work)
{
    return work == Work::Dazzle || work == Work::ConflictingOrders || work == Work::Blessing
        || work == Work::Sniper || work == Work::WallRepair || work == Work::TowerRaid;
}

int hourglasses(const Outlook &outlook, Work work)
{
    const bool workshop = dataOf(work).building == siege::BuildingType::Workshop;
    return outlook.purse().purse + (workshop ? outlook.purse().barricades : 0);
}

int scoreInvest(const Outlook &outlook, Work work)
{
    const int cost = costOf(outlook.scene(), work);
    const int left = std::max(1, cost - outlook.data.invested[static_cast<std::size_t>(work)]);
    const bool now = left <= hourglasses(outlook, work) && (outlook.deployed || !isBestKept(work));
    return siege::scoreOfHourglass(left, cost, now, promiseOfWork(outlook, work),
                                   [&] { return worthOfWork(outlook, work); });
}

int scoreLift(const Outlook &outlook, Choice choice)
{
    const int gain = bestGain(outlook, choice.args[1], static_cast<PlaceIndex>(choice.args[0]));
    return gain <= 0 ? gain * kScale - 5 * kScale : gain * kScale;
}

int scoreHeroMove(const Outlook &outlook, Choice choice)
{
    const int gain =
        gainOfHeroMove(outlook, static_cast<Hero>(choice.args[0]), static_cast<PlaceIndex>(choice.args[1]));
    return gain <= 0 ? gain * kScale - 6 * kScale : gain * kScale;
}

/// S1-16.2: in the last window, as long as it needs to be.
int scoreSpeech(const Outlook &outlook, int count)
{
    const int wall = outlook.wallAt(outlook.data.heroes[static_cast<std::size_t>(Hero::Officer)]);
    if (!outlook.deployed)
        return -7 * kScale;
    return gainOfFixed(outlook.fightAt(wall), count) * kScale / count - kScale;
}

/// S1-16.3
int scoreRaid(const Outlook &outlook, int unit)
{
    const PlaceIndex place = outlook.data.heroes[static_cast<std::size_t>(Hero::Warrior)];
    const int wait = outlook.deployed ? 0 : -12;
    return (worthOfKill(outlook, place, unit, false) + wait) * kScale / siege::strengthOf(unit);
}

} // namespace

int scoreWindow(const Outlook &outlook, Choice choice)
{
    switch (verbOf(choice)) {
    case Verb::Invest:
        return scoreInvest(outlook, static_cast<Work>(choice.args[0]));
    case Verb::Lift:
        return scoreLift(outlook, choice);
    case Verb::HeroMove:
        return scoreHeroMove(outlook, choice);
    case Verb::Speech:
        return scoreSpeech(outlook, choice.args[0]);
    case Verb::Raid:
        return scoreRaid(outlook, choice.args[0]);
    case Verb::Dishonour:
        return isGoodMoment(outlook, static_cast<Deed>(choice.args[0])) ? 150 * kScale : -200 * kScale;
    case Verb::Speed:
        return isWorthSpeeding(outlook, static_cast<Work>(choice.args[0])) ? 140 * kScale : -200 * kScale;
    default:
        break;
    }
    assert(is(choice, Verb::Forfeit));
    return -50 * kScale;
}

int scoreMovement(const Outlook &outlook, Choice choice)
{
    const int unit = outlook.step.a;
    const auto from = static_cast<PlaceIndex>(outlook.step.b);
    const auto to = static_cast<PlaceIndex>(choice.args[0]);
    return is(choice, Verb::SetDown) ? gainOfMove(outlook, unit, from, to)
                                     : gainOfExchange(outlook, unit, from, choice.args[1], to);
}

int scoreWork(const Outlook &outlook, Choice choice)
{
    const auto place = static_cast<PlaceIndex>(choice.args[0]);
    switch (outlook.kind()) {
    case StepKind::PlaceStone:
        return worthOfComponent(outlook, outlook.wallAt(place));
    case StepKind::ChooseLastStand:
        return worthOfLastStand(outlook, outlook.field.numbers[place]);
    case StepKind::Completion:
        return worthOfWork(outlook, static_cast<Work>(choice.args[0]));
    default:
        break;
    }
    assert(outlook.kind() == StepKind::TargetOf);
    return worthOfTarget(outlook, static_cast<Work>(outlook.step.a), choice);
}

} // namespace merlon::siege1
