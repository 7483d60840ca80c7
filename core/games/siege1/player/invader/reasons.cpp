#include "core/games/siege1/player/reasons.h"

#include "core/games/siege1/pieces/pieces.h"

/// What the invader says for his choices.
namespace merlon::siege1 {

namespace {

using siege::attacking;
using siege::threatening;
using siege::Why;
using siege::whyOf;

Why whyActing(Choice choice)
{
    switch (verbOf(choice)) {
    case Verb::Act:
        return whyOf("advice.worth", 0);
    case Verb::Pay:
        return {"advice.cheapest"};
    case Verb::GainResources:
        return {"advice.goods-missing"};
    case Verb::EndPhase:
    case Verb::Done:
        return {"advice.not-worth"};
    default: // cards and loans are a matter of taste
        return {};
    }
}

/// A place where an action of the invader has its effect, or an equipment of his goes.
Why whyPlaced(const Outlook &outlook, Choice choice)
{
    if (is(choice, Verb::PlaceOnPath))
        return {"advice.safe-way"};
    if (is(choice, Verb::PlaceOnSide))
        return {"advice.weak-side"};
    if (!is(choice, Verb::PlaceAt) && !is(choice, Verb::Raise))
        return {};
    const auto place = static_cast<PlaceIndex>(choice.args[0]);
    switch (outlook.field.kinds[place]) {
    case PlaceKind::Wall:
        return {"advice.weak-wall", outlook.wallAt(place)};
    case PlaceKind::Rampart:
        return threatening(outlook, outlook.field.numbers[place]);
    case PlaceKind::Foreground:
        return {"advice.weak-side"};
    default:
        return {"advice.hinders"};
    }
}

Why whyDeployment(const Outlook &outlook, Choice choice)
{
    if (is(choice, Verb::EndDeployments))
        return {"advice.no-second"};
    if (outlook.me().has(InvaderState::kMinor) || outlook.me().has(InvaderState::kMajor))
        return {"advice.second"};
    return {static_cast<Deployment>(choice.args[0]) == Deployment::Major ? "advice.many-wait"
                                                                         : "advice.few-wait"};
}

Why whyMarch(const Outlook &outlook, Choice choice)
{
    if (is(choice, Verb::NextStage))
        return {"advice.stay"};
    const bool sent = is(choice, Verb::Send) || is(choice, Verb::ManTower);
    return siege::marchingTo(outlook, static_cast<PlaceIndex>(choice.args[sent ? 1 : 2]));
}

Why whyOrders(const Outlook &outlook, Choice choice)
{
    switch (verbOf(choice)) {
    case Verb::OpenOrder:
        return {"advice.show-orders"};
    case Verb::HiddenOrders:
        return {"advice.hide-orders"};
    case Verb::NoOrders:
    case Verb::Done:
        return {"advice.no-orders"};
    case Verb::PlaceOrder: {
        const bool bluff = static_cast<Order>(choice.args[0] + 1) == Order::Bluff;
        return {bluff ? "advice.bluff" : "advice.order",
                outlook.wallAt(static_cast<PlaceIndex>(choice.args[1]))};
    }
    case Verb::Explode:
        return {"advice.lost-fight"};
    case Verb::ForcedMarch:
        return attacking(outlook, outlook.wallAt(static_cast<PlaceIndex>(outlook.step.a)));
    default:
        return {};
    }
}

} // namespace

Why whyInvader(const Outlook &outlook, Choice choice)
{
    switch (outlook.kind()) {
    case StepKind::KeepCard:
    case StepKind::FlipCards:
    case StepKind::Supply:
    case StepKind::PhaseTurn:
    case StepKind::Pay:
        return whyActing(choice);
    case StepKind::ChooseDeployment:
        return whyDeployment(outlook, choice);
    case StepKind::DeployStage:
        return whyMarch(outlook, choice);
    case StepKind::Focus:
        return attacking(outlook, outlook.wallAt(static_cast<PlaceIndex>(choice.args[1])));
    case StepKind::ChooseOrders:
    case StepKind::PlaceOrder:
    case StepKind::ResolveOrder:
    case StepKind::Explode:
    case StepKind::ForcedMarch:
    case StepKind::MarchOn:
        return whyOrders(outlook, choice);
    default:
        return is(choice, Verb::Done) ? Why {"advice.not-worth"} : whyPlaced(outlook, choice);
    }
}

} // namespace merlon::siege1
