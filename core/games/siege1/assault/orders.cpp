#include "core/games/siege1/invader/orders.h"
#include "core/games/siege1/invader/marching.h"
#include "core/games/siege1/steps.h"
#include "core/games/siege1/teams/glory.h"

/// S1-19.3, S1-12.3 to S1-12.7: orders are shown and carried out.
namespace merlon::siege1 {

namespace {

constexpr int argumentOf(Order order)
{
    return static_cast<int>(order) - 1;
}

void showOrders(Play &play, Step)
{
    for (std::size_t wall = 0; wall < play.field.walls.size(); ++wall) {
        WallState &state = play.data.walls[wall];
        if (state.order == Order::None || state.has(WallState::kOrderFaceUp))
            continue;
        state.flags |= WallState::kOrderFaceUp;
        tell(play, EventKind::OrderShown, {19, 3}, argumentOf(state.order), play.field.walls[wall].place);
    }
}

bool isWaiting(const SiegeData &data, const WallState &wall)
{
    return wall.order != Order::None && !wall.has(WallState::kOrderDone) && !isLeftOut(data, wall);
}

bool hasWaiting(const Scene &scene, Seat seat)
{
    for (std::size_t wall = 0; wall < scene.field.walls.size(); ++wall) {
        if (isWaiting(scene.data, scene.data.walls[wall])
            && commands(scene.rules, seat, scene.field.walls[wall].side))
            return true;
    }
    return false;
}

/// a = the seat whose turn it is.
void resolveOrders(Play &play, Step step)
{
    const auto first = static_cast<Seat>(step.a);
    for (const Seat seat : {first, mateOf(play.rules, first)}) {
        if (!hasWaiting(play, seat))
            continue;
        push(play, StepKind::ResolveOrders, mateOf(play.rules, seat));
        return pushAsk(play, StepKind::ResolveOrder, seat);
    }
}

Reason whyNotResolve(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::ResolveOrder))
        return notNow({19, 3});
    const auto place = static_cast<PlaceIndex>(made.args[0]);
    const int wall = wallNumber(scene, place);
    if (wall < 0)
        return no(ReasonKind::WrongPlace, {19, 3}, place);
    if (!commandsPlace(scene, step.seat, place))
        return no(ReasonKind::NotYourSide, {23, 7});
    return isWaiting(scene.data, wallAt(scene, wall)) ? kLegal
                                                      : no(ReasonKind::NothingForThis, {19, 3}, place);
}

void offerResolve(const Scene &scene, Step step, ChoiceList &out)
{
    for (const siege::WallField &wall : scene.field.walls)
        offer<whyNotResolve>(scene, step, out, choice(Verb::ResolveOrder, wall.place));
}

void takeResolve(Play &play, Step step, Choice made)
{
    const std::size_t wall = play.field.numbers[made.args[0]];
    const auto place = static_cast<PlaceIndex>(made.args[0]);
    WallState &state = play.data.walls[wall];
    state.flags |= WallState::kOrderDone;
    if (state.order == Order::Bluff) // S1-12.7
        return tell(play, EventKind::OrderBluff, {12, 7}, place);
    if (whyNotExecutable(play, state.order, static_cast<int>(wall))) { // S1-12.3
        tell(play, EventKind::OrderVoid, {12, 3}, argumentOf(state.order), place);
        state.order = Order::None;
        state.flags &= static_cast<std::uint16_t>(~(WallState::kOrderDone | WallState::kOrderFaceUp));
        return;
    }
    switch (state.order) {
    case Order::GoblinFury: // S1-12.4
        state.flags |= WallState::kFury;
        return tell(play, EventKind::FuryRages, {12, 4}, place);
    case Order::ExplodingOrcs:
        return pushAsk(play, StepKind::Explode, step.seat, place);
    case Order::ForcedMarch:
        return pushAsk(play, StepKind::ForcedMarch, step.seat, place);
    case Order::None:
    case Order::Bluff:
    case Order::Hidden:
        return;
    }
}

/// S1-12.5: a = wall.
Reason whyNotExplode(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Explode))
        return notNow({12, 5});
    const int orcs = wallAt(scene, scene.field.numbers[step.a]).invaders[siege::Orc];
    return made.args[0] >= 1 && made.args[0] <= orcs ? kLegal : no(ReasonKind::WrongNumber, {12, 5});
}

void offerExplode(const Scene &scene, Step step, ChoiceList &out)
{
    const int orcs = wallAt(scene, scene.field.numbers[step.a]).invaders[siege::Orc];
    for (int count = 1; count <= orcs; ++count)
        offer<whyNotExplode>(scene, step, out, choice(Verb::Explode, count));
}

void takeExplode(Play &play, Step step, Choice made)
{
    const auto place = static_cast<PlaceIndex>(step.a);
    tell(play, EventKind::OrcsExploded, {12, 5}, place, made.args[0]);
    for (int count = made.args[0]; count > 0; --count) {
        killInvader(play, place, siege::Orc, {12, 5});
        destroyComponents(play, wallNumber(play, place), {12, 5});
    }
}

/// S1-12.6: a = wall.
Reason whyNotForced(const Scene &scene, Step step, Choice made)
{
    return is(made, Verb::ForcedMarch)
        ? whyNotMarchFrom(scene, scene.field.numbers[step.a], static_cast<PlaceIndex>(made.args[0]))
        : notNow({12, 6});
}

void offerForced(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t place = 0; place < scene.field.kinds.size(); ++place)
        offer<whyNotForced>(scene, step, out, choice(Verb::ForcedMarch, place));
}

void takeForced(Play &play, Step step, Choice made)
{
    tell(play, EventKind::TrollCalled, {12, 6}, made.args[0], step.a);
    pushAsk(play, StepKind::MarchOn, step.seat, step.a, made.args[0]);
}

/// a = wall, b = where the troll stands.
Reason whyNotMarchOn(const Scene &scene, Step step, Choice made)
{
    return is(made, Verb::Step)
        ? whyNotStepTo(scene, scene.field.numbers[step.a], static_cast<PlaceIndex>(step.b),
                       static_cast<PlaceIndex>(made.args[0]))
        : notNow({12, 6});
}

void offerMarchOn(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t place = 0; place < scene.field.kinds.size(); ++place)
        offer<whyNotMarchOn>(scene, step, out, choice(Verb::Step, place));
}

void takeMarchOn(Play &play, Step step, Choice made)
{
    const auto to = static_cast<PlaceIndex>(made.args[0]);
    const bool alive = carry(play, static_cast<PlaceIndex>(step.b), siege::Troll, to, {12, 6});
    for (PathState &path : play.data.paths) // a deployment of its own
        path.flags &= static_cast<std::uint8_t>(~PathState::kStruck);
    if (alive && to != step.a)
        pushAsk(play, StepKind::MarchOn, step.seat, step.a, to);
}

} // namespace

namespace steps {

constinit const StepRule showOrders = work(StepKind::ShowOrders, "show-orders", siege1::showOrders);
constinit const StepRule resolveOrders =
    work(StepKind::ResolveOrders, "resolve-orders", siege1::resolveOrders);
constinit const StepRule resolveOrder =
    question(StepKind::ResolveOrder, "resolve-order", {19, 3}, offerResolve, whyNotResolve, takeResolve);
constinit const StepRule explode =
    about(inside(question(StepKind::Explode, "explode", {12, 5}, offerExplode, whyNotExplode, takeExplode)),
          Type::Place);
constinit const StepRule forcedMarch = about(inside(question(StepKind::ForcedMarch, "choose-marching-troll",
                                                             {12, 6}, offerForced, whyNotForced, takeForced)),
                                             Type::Place);
constinit const StepRule marchOn = about(
    inside(question(StepKind::MarchOn, "march-to-wall", {12, 6}, offerMarchOn, whyNotMarchOn, takeMarchOn),
           2),
    Type::Place, Type::Place);

} // namespace steps

} // namespace merlon::siege1
