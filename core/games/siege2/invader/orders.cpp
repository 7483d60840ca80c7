#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/steps.h"

#include <algorithm>

/// S2-11: orders.
namespace merlon::siege2 {

namespace {

bool anyTokenFree(const Scene &scene)
{
    for (int order = 1; order <= kOrderTypes; ++order) {
        if (ordersFree(scene, static_cast<Order>(order)) > 0)
            return true;
    }
    return false;
}

/// S2-11.4: a wall with an invader unit and without order.
Reason whyNotOrderAt(const Scene &scene, PlaceIndex place)
{
    const int number = wallNumber(scene, place);
    if (number < 0)
        return no(ReasonKind::WrongPlace, {11, 4}, place);
    const WallState &wall = scene.data.walls[static_cast<std::size_t>(number)];
    if (siege::isEmpty(wall.invaders))
        return no(ReasonKind::NoInvaderThere, {11, 4}, place);
    return wall.order == Order::None ? kLegal : no(ReasonKind::OrderThere, {11, 4}, place);
}

bool anyOrderPossible(const Scene &scene)
{
    return anyTokenFree(scene)
        && std::any_of(scene.field.walls.begin(), scene.field.walls.end(),
                       [&](const siege::WallField &wall) { return !whyNotOrderAt(scene, wall.place); });
}

Reason whyNotChooseOrders(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::Orders))
        return notNow({11, 1});
    const bool none = static_cast<OrderMode>(made.args[0]) == OrderMode::None;
    return none || anyOrderPossible(scene) ? kLegal : no(ReasonKind::NoToken, {11, 4});
}

/// S2-11.4: if no wall has a unit or no token is left, orders are skipped.
void offerOrderModes(const Scene &scene, Step step, ChoiceList &out)
{
    for (int mode = 0; mode < 3; ++mode)
        offer<whyNotChooseOrders>(scene, step, out, choice(Verb::Orders, mode));
}

void takeChooseOrders(Play &play, Step, Choice made)
{
    const auto mode = static_cast<OrderMode>(made.args[0]);
    if (mode == OrderMode::None)
        return;
    tell(play, EventKind::OrdersChosen, {11, 1}, mode);
    if (mode == OrderMode::Classified)
        play.data.due = static_cast<std::uint16_t>(play.data.due + 1);
    push(play, StepKind::GiveOrder, static_cast<int>(mode), 0);
}

/// S2-11.2, S2-11.3: a = mode, b = number of orders given.
Reason whyNotGiveOrder(const Scene &scene, Step step, Choice made)
{
    const bool classified = static_cast<OrderMode>(step.a) == OrderMode::Classified;
    if (is(made, Verb::Done) && !classified)
        return no(ReasonKind::NothingPlaced, {11, 2});
    if (is(made, Verb::Done))
        return step.b > 0 ? kLegal : no(ReasonKind::NothingPlaced, {11, 3});
    if (!is(made, Verb::GiveOrder))
        return notNow({11, 2});
    if (const Reason reason = whyNotOrderAt(scene, static_cast<PlaceIndex>(made.args[1])))
        return reason;
    return ordersFree(scene, static_cast<Order>(made.args[0] + 1)) > 0 ? kLegal
                                                                       : no(ReasonKind::TokenUsed, {11, 4});
}

void offerOrders(const Scene &scene, Step step, ChoiceList &out)
{
    for (int order = 0; order < kOrderTypes; ++order) {
        for (const siege::WallField &wall : scene.field.walls)
            offer<whyNotGiveOrder>(scene, step, out, choice(Verb::GiveOrder, order, wall.place));
    }
    offer<whyNotGiveOrder>(scene, step, out, choice(Verb::Done));
}

void takeGiveOrder(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return;
    const bool open = static_cast<OrderMode>(step.a) == OrderMode::Open;
    WallState &wall = play.data.walls[play.field.numbers[made.args[1]]];
    wall.order = static_cast<Order>(made.args[0] + 1);
    if (open) {
        wall.flags |= WallState::kOrderFaceUp;
        return tell(play, EventKind::OrderPlaced, {11, 2}, made.args[0], made.args[1]);
    }
    tellOnly(play, SeatSet {kInvader}, 1, EventKind::OrderPlaced, {11, 3}, made.args[0], made.args[1]);
    push(play, StepKind::GiveOrder, step.a, step.b + 1);
}

std::uint8_t secretTokens(const Scene &, Step step)
{
    return static_cast<OrderMode>(step.a) == OrderMode::Classified ? 1 : 0;
}

} // namespace

namespace steps {

constinit const StepRule chooseOrders =
    landmark(question(StepKind::ChooseOrders, "choose-orders", kInvader, {11, 1}, offerOrderModes,
                      whyNotChooseOrders, takeChooseOrders));
constinit const StepRule giveOrder =
    about(secret(inside(question(StepKind::GiveOrder, "give-order", kInvader, {11, 2}, offerOrders,
                                 whyNotGiveOrder, takeGiveOrder)),
                 secretTokens),
          Type::OrderMode);

} // namespace steps

} // namespace merlon::siege2
