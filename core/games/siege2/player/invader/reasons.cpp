#include "core/games/siege2/player/reasons.h"

#include "core/games/siege2/invader/budgets.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/player/invader/attack.h"

/// What the invader says for his choices.
namespace merlon::siege2 {

namespace {

using siege::attacking;
using siege::threatening;
using siege::Why;
using siege::whyOf;

Why whyRow(Choice choice)
{
    switch (verbOf(choice)) {
    case Verb::OrderNext:
        return whyOf("advice.worth", 0);
    case Verb::Perform:
        if (static_cast<Card>(choice.args[0]) == Card::Resources)
            return {"advice.goods-missing"};
        return whyOf("advice.worth", 0);
    case Verb::Pay:
    case Verb::PayWithSpy:
    case Verb::Discard:
        return {"advice.cheapest"};
    case Verb::StartExchange:
    case Verb::Exchange:
        return {"advice.exchange"};
    case Verb::DropObjective:
        return {"advice.hard-goal"};
    default: // skip, no exchange, done
        return {"advice.not-worth"};
    }
}

Why whyEquipment(const Outlook &outlook, int wall)
{
    const bool poison = static_cast<Equipment>(outlook.step.a) == Equipment::Poison;
    if (poison && outlook.wall(wall).defenders[siege::Marksman] > 0)
        return {"advice.marksmen", wall};
    return {"advice.weak-wall", wall};
}

Why whyTraining(const Outlook &outlook, int rampart)
{
    if (static_cast<Card>(outlook.step.a) == Card::TrenchMaster) {
        for (std::size_t tower = 0; tower < outlook.field.towers.size(); ++tower) {
            if (outlook.field.towers[tower].rampart == rampart
                && outlook.data.towers[tower].device == Device::Cannon)
                return {"advice.cannon-there"};
        }
    }
    return threatening(outlook, rampart);
}

Why whyPlaced(const Outlook &outlook, Choice choice)
{
    const auto place = static_cast<PlaceIndex>(choice.args[0]);
    switch (outlook.kind()) {
    case StepKind::PlaceMachine:
        return outlook.field.is(place, PlaceKind::Foreground)
            ? Why {"advice.weak-side"}
            : threatening(outlook, outlook.field.numbers[place]);
    case StepKind::PlaceEquipment:
        return whyEquipment(outlook, outlook.wallAt(place));
    case StepKind::PlaceBridge:
        return {"advice.safe-way"};
    case StepKind::PlaceTraining:
        return whyTraining(outlook, outlook.field.numbers[place]);
    case StepKind::ChooseDeck:
        return {"advice.deck"};
    case StepKind::PlaceSaboteur:
        return {"advice.busiest"};
    case StepKind::PlaceTrolls:
    case StepKind::RaiseFallen:
    case StepKind::DeployFree:
        return {"advice.weak-side"};
    case StepKind::TakeBack:
        return {"advice.strongest"};
    default: // rituals, and what objectives do
        return {"advice.hinders"};
    }
}

Why whyManeuver(const Outlook &outlook, Choice choice)
{
    if (is(choice, Verb::NoMoreManeuvers))
        return {"advice.no-second"};
    if (outlook.step.a > 0)
        return {"advice.second"};
    return {choice.args[0] == 1 ? "advice.many-wait" : "advice.few-wait"};
}

Why whyMarch(const Outlook &outlook, Choice choice)
{
    switch (verbOf(choice)) {
    case Verb::Done:
        return {"advice.stay"};
    case Verb::Deploy:
        return {"advice.weak-side"};
    case Verb::Join:
        return {"advice.strongest"};
    case Verb::SapIn:
    case Verb::MarchOn:
        return attacking(outlook, outlook.wallAt(static_cast<PlaceIndex>(choice.args[0])));
    default:
        break;
    }
    const auto to = static_cast<PlaceIndex>(choice.args[2]);
    if (choice.args[1] == kSiegeTowerPiece && outlook.field.is(to, PlaceKind::Wall))
        return {"advice.tower"};
    return siege::marchingTo(outlook, to);
}

Why whyOrders(const Outlook &outlook, Choice choice)
{
    switch (outlook.kind()) {
    case StepKind::ChooseOrders:
        switch (static_cast<OrderMode>(choice.args[0])) {
        case OrderMode::Open:
            return {"advice.show-orders"};
        case OrderMode::Classified:
            return {"advice.hide-orders"};
        case OrderMode::None:
            return {"advice.no-orders"};
        }
        return {};
    case StepKind::GiveOrder: {
        if (is(choice, Verb::Done))
            return {"advice.no-orders"};
        const int wall = outlook.wallAt(static_cast<PlaceIndex>(choice.args[1]));
        const bool bluff = static_cast<Order>(choice.args[0] + 1) == Order::Bluff;
        return {bluff ? "advice.bluff" : "advice.order", wall};
    }
    case StepKind::Detonate:
        return {choice.args[0] > 1 ? "advice.lost-fight" : "advice.few-heads"};
    case StepKind::CallTroll:
        return attacking(outlook, outlook.wallAt(static_cast<PlaceIndex>(outlook.step.a)));
    default:
        return {};
    }
}

} // namespace

Why whyInvader(const Outlook &outlook, Choice choice)
{
    switch (outlook.kind()) {
    case StepKind::OrderRow:
    case StepKind::DropObjective:
    case StepKind::Perform:
    case StepKind::Pay:
    case StepKind::Discard:
    case StepKind::OfferExchange:
    case StepKind::Exchange:
        return whyRow(choice);
    case StepKind::ChooseManeuver:
        return whyManeuver(outlook, choice);
    case StepKind::SapIn:
    case StepKind::March:
    case StepKind::MarchOn:
    case StepKind::Deploy:
    case StepKind::Join:
        return whyMarch(outlook, choice);
    case StepKind::ChooseOrders:
    case StepKind::GiveOrder:
    case StepKind::ResolveOrders:
    case StepKind::Detonate:
    case StepKind::CallTroll:
        return whyOrders(outlook, choice);
    default:
        if (is(choice, Verb::Done) || is(choice, Verb::Pass))
            return {"advice.not-worth"};
        return whyPlaced(outlook, choice);
    }
}

} // namespace merlon::siege2
