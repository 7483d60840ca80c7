#include "core/games/siege1/player/reasons.h"

#include "core/games/siege1/defender/buildings.h"
#include "core/games/siege1/pieces/pieces.h"

#include <algorithm>

/// What the defender says for his choices.
namespace merlon::siege1 {

namespace {

using siege::defending;
using siege::manning;
using siege::Why;
using siege::whyOf;

Why whyInvested(const Outlook &outlook, Choice choice)
{
    const auto work = static_cast<Work>(choice.args[0]);
    const int left = costOf(outlook.scene(), work) - outlook.data.invested[static_cast<std::size_t>(work)];
    return siege::filling(left, outlook.purse().purse, 0);
}

Why whySpent(const Outlook &outlook, Choice choice)
{
    switch (verbOf(choice)) {
    case Verb::Invest:
        return whyInvested(outlook, choice);
    case Verb::Lift:
        return {"advice.post"};
    case Verb::HeroMove:
        return manning(outlook, static_cast<PlaceIndex>(choice.args[1]));
    case Verb::Speech:
        return defending(outlook,
                         outlook.wallAt(outlook.data.heroes[static_cast<std::size_t>(Hero::Officer)]));
    case Verb::Raid:
        return {"advice.harm"};
    case Verb::Dishonour:
    case Verb::Speed:
        return {"advice.plan-now"};
    default:
        return {"advice.spent"};
    }
}

Why whyTarget(const Outlook &outlook, Choice choice)
{
    switch (verbOf(choice)) {
    case Verb::Target:
        return manning(outlook, static_cast<PlaceIndex>(choice.args[0]));
    case Verb::TargetPath:
        return {"advice.way"};
    case Verb::TargetEngine:
    case Verb::TargetUnit:
    case Verb::TargetCrew:
        return {"advice.harm"};
    case Verb::GiveUp:
        return {"advice.least"};
    default:
        return {};
    }
}

Why whyShot(const Outlook &outlook, Choice choice)
{
    const int wall = outlook.wallAt(static_cast<PlaceIndex>(choice.args[1]));
    const EngineState &engine =
        outlook.data.engines[static_cast<std::size_t>(engineSlot(outlook.data, choice.args[0]))];
    return siege::shootingAt(outlook, wall, engine.is(Engine::Ballista));
}

} // namespace

Why whyDefender(const Outlook &outlook, Choice choice)
{
    switch (outlook.kind()) {
    case StepKind::Window:
        return whySpent(outlook, choice);
    case StepKind::MoveUnit:
    case StepKind::PlaceStone:
        return manning(outlook, static_cast<PlaceIndex>(choice.args[0]));
    case StepKind::Completion:
        return whyOf("advice.effect", 0);
    case StepKind::TargetOf:
        return whyTarget(outlook, choice);
    default:
        return {};
    }
}

Why whyInAssault(const Outlook &outlook, Choice choice)
{
    switch (verbOf(choice)) {
    case Verb::AimCannon:
    case Verb::AimCannonAtTower:
    case Verb::Shoot:
        return {"advice.kills"};
    case Verb::HoldCannon:
    case Verb::HoldHook:
        return {"advice.hold-fire"};
    case Verb::AimEngine:
        return whyShot(outlook, choice);
    case Verb::Casualties:
        return {"advice.least"};
    case Verb::Hook:
        return {"advice.harm"};
    case Verb::Lose:
    case Verb::LoseCrew:
    case Verb::LoseDefender:
        return {"advice.few-heads"};
    case Verb::CannonKill:
    case Verb::KillDefender:
    case Verb::Rescue:
    case Verb::Convert:
    case Verb::Disembark:
        return {"advice.strongest"};
    default:
        return {};
    }
}

} // namespace merlon::siege1
