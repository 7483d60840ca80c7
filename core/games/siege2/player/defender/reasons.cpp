#include "core/games/siege2/player/reasons.h"

#include "core/games/siege2/defender/buildings.h"
#include "core/games/siege2/pieces/pieces.h"

#include <algorithm>

/// What the defender says for his choices.
namespace merlon::siege2 {

namespace {

using siege::defending;
using siege::manning;
using siege::Why;
using siege::whyOf;

Why whyHourglass(const Outlook &outlook, Choice choice, int argument)
{
    const auto action = static_cast<Action>(choice.args[static_cast<std::size_t>(argument)]);
    const int cost = costOf(outlook.scene(), action);
    return siege::filling(cost - outlook.data.tracks[static_cast<std::size_t>(action)], outlook.data.reserve,
                          argument);
}

Why whySpent(const Outlook &outlook, Choice choice)
{
    switch (verbOf(choice)) {
    case Verb::PlaceHourglass:
        return whyHourglass(outlook, choice, 0);
    case Verb::Select:
        return {"advice.post"};
    case Verb::Activate:
        return whyOf("advice.effect", 0);
    case Verb::HeroicOrder:
        return {"advice.free-order"};
    case Verb::UsePlan:
        return {"advice.plan-now"};
    default:
        return {"advice.spent"};
    }
}

Why whyHero(const Outlook &outlook, Choice choice)
{
    switch (outlook.kind()) {
    case StepKind::HeroWall:
        return defending(outlook, outlook.wallAt(static_cast<PlaceIndex>(choice.args[0])));
    case StepKind::HeroHourglass:
        return whyHourglass(outlook, choice, 0);
    default:
        return {"advice.post"};
    }
}

Why whyBuilding(const Outlook &outlook, Choice choice)
{
    const auto place = static_cast<PlaceIndex>(choice.args[0]);
    switch (outlook.kind()) {
    case StepKind::PlaceTrap:
    case StepKind::TrapType:
        return {"advice.way"};
    case StepKind::SilenceMachine:
    case StepKind::PlaceSpy:
    case StepKind::Sharpshoot:
    case StepKind::ChooseTrapped:
        return {"advice.harm"};
    case StepKind::Train:
        return {"advice.grows"};
    case StepKind::PlaceCauldron:
    case StepKind::PlaceLadder:
    case StepKind::PlaceStone:
    case StepKind::MixUpOrders:
    case StepKind::GlareWall:
        return defending(outlook, outlook.wallAt(place));
    default:
        return {};
    }
}

Why whyPlan(const Outlook &outlook, Choice choice)
{
    switch (outlook.kind()) {
    case StepKind::PlanWindow:
        return {is(choice, Verb::Pass) ? "advice.plan-later" : "advice.plan-now"};
    case StepKind::SallyRampart:
        return {"advice.kills"};
    case StepKind::SallyKill:
    case StepKind::Enlist:
        return {"advice.strongest"};
    case StepKind::OpenArmoury:
    case StepKind::ForcedMove:
    case StepKind::Masonry:
    case StepKind::LastStand:
        if (is(choice, Verb::Done))
            return {"advice.spent"};
        return manning(outlook, static_cast<PlaceIndex>(choice.args[0]));
    default:
        return {is(choice, Verb::Done) ? "advice.spent" : "advice.post"};
    }
}

} // namespace

Why whyDefender(const Outlook &outlook, Choice choice)
{
    switch (outlook.kind()) {
    case StepKind::DropPlan:
        return {"advice.weak-plan"};
    case StepKind::DefenderPhase:
    case StepKind::CompleteTracks:
        return whySpent(outlook, choice);
    case StepKind::MovePiece:
        return manning(outlook, static_cast<PlaceIndex>(choice.args[is(choice, Verb::MoveTo) ? 0 : 1]));
    case StepKind::HeroSelect:
    case StepKind::HeroWall:
    case StepKind::HeroBuilding:
    case StepKind::HeroHourglass:
        return whyHero(outlook, choice);
    case StepKind::PlanWindow:
    case StepKind::ForcedMarch:
    case StepKind::ForcedMove:
    case StepKind::OpenArmoury:
    case StepKind::SallyRampart:
    case StepKind::SallyKill:
    case StepKind::Masonry:
    case StepKind::LastStand:
    case StepKind::Enlist:
        return whyPlan(outlook, choice);
    default:
        return whyBuilding(outlook, choice);
    }
}

Why whyInAssault(const Outlook &outlook, Choice choice)
{
    switch (outlook.kind()) {
    case StepKind::Cannon:
        return {is(choice, Verb::Hold) ? "advice.hold-fire" : "advice.kills"};
    case StepKind::Fire: {
        if (is(choice, Verb::HoldFire))
            return {"advice.hold-fire"};
        const MachineState &machine =
            outlook.data.machines[static_cast<std::size_t>(machineSlot(outlook.data, choice.args[0]))];
        const int wall = outlook.wallAt(static_cast<PlaceIndex>(choice.args[1]));
        return siege::shootingAt(outlook, wall, static_cast<Machine>(machine.type - 1) == Machine::Ballista);
    }
    case StepKind::Aim:
    case StepKind::AimAll:
        return {"advice.kills"};
    case StepKind::Pole:
        return {is(choice, Verb::Hold) ? "advice.hold-fire" : "advice.harm"};
    case StepKind::LoseDefenders:
    case StepKind::LoseInvaders:
        return {"advice.few-heads"};
    case StepKind::KillInvader:
    case StepKind::KillDefender:
    case StepKind::VolleyKill:
    case StepKind::Recover:
        return {"advice.strongest"};
    default:
        return {};
    }
}

} // namespace merlon::siege2
