#include "core/games/siege1/invader/orders.h"
#include "core/games/siege1/pieces/supplies.h"

#include "core/games/siege1/steps.h"

#include <bit>

namespace merlon::siege1 {

Reason whyNotMarchFrom(const Scene &scene, int wall, PlaceIndex from)
{
    const siege::WallField &field = scene.field.walls[static_cast<std::size_t>(wall)];
    const bool rampart = scene.field.is(from, PlaceKind::Rampart);
    if (!rampart && !scene.field.is(from, PlaceKind::Foreground))
        return no(ReasonKind::WrongPlace, {12, 6}, from);
    if (invadersAt(scene.data, scene.field, from)[siege::Troll] == 0)
        return no(ReasonKind::NoSuchUnit, {12, 6}, from, siege::Troll);
    // Check C11: a foreground leads to every wall of its side.
    const bool leads = rampart
        ? (scene.field.ramparts[scene.field.numbers[from]].wallsAhead & maskOf(wall)) != 0
        : scene.field.sideOf(from) == field.side;
    return leads ? kLegal : no(ReasonKind::NoWay, {12, 6});
}

Reason whyNotStepTo(const Scene &scene, int wall, PlaceIndex from, PlaceIndex to)
{
    if (scene.field.pathBetween(from, to) < 0)
        return no(ReasonKind::NoWay, {12, 6});
    const int rampart = rampartNumber(scene, to);
    const bool leads = rampart >= 0
        ? (scene.field.ramparts[static_cast<std::size_t>(rampart)].wallsAhead & maskOf(wall)) != 0
        : wallNumber(scene, to) == wall;
    return leads ? kLegal : no(ReasonKind::NoWay, {12, 6});
}

namespace {

Reason whyNotForcedMarch(const Scene &scene, int wall)
{
    if (invaderRoom(scene, placeOfWall(scene, wall)) <= 0)
        return no(ReasonKind::NoSpace, {12, 2}, placeOfWall(scene, wall));
    for (const siege::RampartField &rampart : scene.field.ramparts) {
        if (!whyNotMarchFrom(scene, wall, rampart.place))
            return kLegal;
    }
    for (const siege::ForegroundField &foreground : scene.field.foregrounds) {
        if (!whyNotMarchFrom(scene, wall, foreground.place))
            return kLegal;
    }
    return no(ReasonKind::NoTrollForMarch, {12, 2}, placeOfWall(scene, wall));
}

} // namespace

Reason whyNotExecutable(const Scene &scene, Order order, int wall)
{
    const WallState &state = wallAt(scene, wall);
    if (state.has(WallState::kDazzled))
        return no(ReasonKind::Dazzled, {12, 2});
    const PlaceIndex place = placeOfWall(scene, wall);
    const auto with = [&](siege::InvaderUnit unit) {
        return state.invaders[unit] > 0 ? kLegal : no(ReasonKind::OrderLacksUnit, {12, 2}, place, unit);
    };
    switch (order) {
    case Order::GoblinFury:
        return with(siege::Goblin);
    case Order::ExplodingOrcs:
        return with(siege::Orc);
    case Order::ForcedMarch:
        return whyNotForcedMarch(scene, wall);
    case Order::Bluff:
        return !siege::isEmpty(state.invaders) || !whyNotForcedMarch(scene, wall)
            ? kLegal
            : no(ReasonKind::BluffLacksUnit, {12, 2}, place);
    case Order::None:
    case Order::Hidden:
        break;
    }
    return no(ReasonKind::NoTile, {12, 2});
}

namespace {

/// S1-12.1: a wall that takes an order of the seat.
Reason whyNotOrderAt(const Scene &scene, Seat seat, PlaceIndex place)
{
    const int wall = wallNumber(scene, place);
    if (wall < 0)
        return no(ReasonKind::WrongPlace, {12, 1}, place);
    if (!commandsPlace(scene, seat, place))
        return no(ReasonKind::NotYourSide, {23, 6});
    return wallAt(scene, wall).order == Order::None ? kLegal : no(ReasonKind::OrderLiesThere, {12, 1});
}

/// S1-12.1, S1-12.2
Reason whyNotPlaceOrder(const Scene &scene, Seat seat, Order order, PlaceIndex place)
{
    if (const Reason reason = whyNotOrderAt(scene, seat, place))
        return reason;
    if (ordersLeft(scene, order) == 0)
        return no(ReasonKind::NoTile, {12, 1});
    return whyNotExecutable(scene, order, wallNumber(scene, place));
}

/// Calls `test(order, place)` for what whyNotPlaceOrder allows until it is true, and says whether it was.
template <class Test>
bool anyOrder(const Scene &scene, Seat seat, Test test)
{
    Mask walls = 0;
    for (std::size_t wall = 0; wall < scene.field.walls.size(); ++wall)
        walls |=
            whyNotOrderAt(scene, seat, scene.field.walls[wall].place) ? 0 : maskOf(static_cast<int>(wall));
    for (int number = 1; number <= kOrderTypes; ++number) {
        const auto order = static_cast<Order>(number);
        if (walls == 0 || ordersLeft(scene, order) == 0)
            continue;
        for (Mask left = walls; left != 0; left &= left - 1) {
            const int wall = std::countr_zero(left);
            if (!whyNotExecutable(scene, order, wall) && test(order, placeOfWall(scene, wall)))
                return true;
        }
    }
    return false;
}

bool canPlaceOrder(const Scene &scene, Seat seat)
{
    return anyOrder(scene, seat, [](Order, PlaceIndex) { return true; });
}

Reason whyNotMode(const Scene &scene, Step step, Choice made)
{
    if (is(made, Verb::NoOrders))
        return kLegal;
    if (!is(made, Verb::OpenOrder) && !is(made, Verb::HiddenOrders))
        return notNow({12, 1});
    return canPlaceOrder(scene, step.seat) ? kLegal : no(ReasonKind::NoOrderPossible, {12, 2});
}

void offerModes(const Scene &scene, Step step, ChoiceList &out)
{
    const bool possible = canPlaceOrder(scene, step.seat);
    out.addIf(possible, choice(Verb::OpenOrder));
    out.addIf(possible, choice(Verb::HiddenOrders));
    out.add(choice(Verb::NoOrders));
}

/// S1-23.6: with NoOrders the choice passes to the mate; a = 1 if it has passed.
void takeMode(Play &play, Step step, Choice made)
{
    if (is(made, Verb::NoOrders)) {
        const Seat mate = mateOf(play.rules, step.seat);
        if (mate != step.seat && step.a == 0)
            pushAsk(play, StepKind::ChooseOrders, mate, 1);
        return;
    }
    play.data.ended = 0;
    if (is(made, Verb::OpenOrder)) {
        tell(play, EventKind::OrdersOpen, {12, 1}, step.seat);
        return pushAsk(play, StepKind::PlaceOrder, step.seat, 0, 1);
    }
    tell(play, EventKind::OrdersHidden, {12, 1}, step.seat);
    giveHourglasses(play, step.seat, 1, {12, 1});
    pushAsk(play, StepKind::PlaceOrder, step.seat, 1, 1);
}

/// a = 1 for hidden orders, b = 1 for the first tile.
Reason whyNotGive(const Scene &scene, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return step.b == 0 ? kLegal : no(ReasonKind::NotOffered, {12, 1});
    if (!is(made, Verb::PlaceOrder))
        return notNow({12, 1});
    return whyNotPlaceOrder(scene, step.seat, static_cast<Order>(made.args[0] + 1),
                            static_cast<PlaceIndex>(made.args[1]));
}

void offerGive(const Scene &scene, Step step, ChoiceList &out)
{
    anyOrder(scene, step.seat, [&](Order order, PlaceIndex place) {
        out.add(choice(Verb::PlaceOrder, static_cast<int>(order) - 1, place));
        return false;
    });
    offer<whyNotGive>(scene, step, out, choice(Verb::Done));
}

void takeGive(Play &play, Step step, Choice made)
{
    const bool hidden = step.a != 0;
    if (is(made, Verb::Done)) {
        end(play, step.seat);
    } else {
        WallState &wall = play.data.walls[play.field.numbers[made.args[1]]];
        wall.order = static_cast<Order>(made.args[0] + 1);
        wall.flags |= hidden ? 0 : WallState::kOrderFaceUp;
        const SeatSet knowers = hidden ? invaderTeam(play.rules) : SeatSet::all();
        tellOnly(play, knowers, hidden ? 1 : 0, EventKind::OrderPlaced, {12, 1}, made.args[0], made.args[1]);
    }
    if (hidden)
        nextTurn(play, StepKind::PlaceOrder, step.seat, 1, 0);
}

/// Else the missing question would tell which tiles are left.
bool askGive(const Scene &, Step step)
{
    return step.a != 0;
}

std::uint8_t secretOrder(const Scene &, Step step)
{
    return step.a != 0 ? 1 : 0;
}

} // namespace

namespace steps {

constinit const StepRule chooseOrders =
    landmark(question(StepKind::ChooseOrders, "choose-orders", {12, 1}, offerModes, whyNotMode, takeMode));
constinit const StepRule placeOrder = secret(
    asked(question(StepKind::PlaceOrder, "place-order", {12, 1}, offerGive, whyNotGive, takeGive), askGive),
    secretOrder);

} // namespace steps

} // namespace merlon::siege1
