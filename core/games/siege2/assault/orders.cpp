#include "core/games/siege2/assault/strength.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/steps.h"

#include <algorithm>

/// S2-18.4 to S2-18.7: orders are shown and resolved.
namespace merlon::siege2 {

namespace {

void removeOrder(WallState &wall)
{
    wall.order = Order::None;
    wall.flags &= static_cast<std::uint8_t>(~WallState::kOrderFaceUp);
}

/// S2-18.4: all tokens are shown. S2-15.11: on a glared wall the order returns unseen.
void showOrders(Play &play, Step)
{
    for (std::size_t number = 0; number < play.field.walls.size(); ++number) {
        WallState &wall = play.data.walls[number];
        if (wall.order == Order::None)
            continue;
        const PlaceIndex place = play.field.walls[number].place;
        if (wall.has(WallState::kGlared)) {
            if (!wall.has(WallState::kOrderFaceUp))
                play.data.flags |= SiegeData::kOrdersMixed;
            removeOrder(wall);
            tell(play, EventKind::OrderReturned, {15, 11}, place);
            continue;
        }
        wall.flags |= WallState::kOrderFaceUp;
        tell(play, EventKind::OrderShown, {18, 4}, static_cast<int>(wall.order) - 1, place);
    }
    push(play, StepKind::ResolveOrders);
}

Reason whyNotResolve(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::ResolveOrder))
        return notNow({18, 4});
    const int number = wallNumber(scene, static_cast<PlaceIndex>(made.args[0]));
    if (number < 0)
        return no(ReasonKind::WrongPlace, {18, 4}, made.args[0]);
    const WallState &wall = scene.data.walls[static_cast<std::size_t>(number)];
    if (wall.order == Order::None)
        return no(ReasonKind::NoOrderThere, {18, 4}, made.args[0]);
    return wall.has(WallState::kOrderResolved) ? no(ReasonKind::AlreadyResolved, {18, 4}, made.args[0])
                                               : kLegal;
}

void offerResolve(const Scene &scene, Step step, ChoiceList &out)
{
    for (const siege::WallField &wall : scene.field.walls)
        offer<whyNotResolve>(scene, step, out, choice(Verb::ResolveOrder, wall.place));
}

/// S2-18.5: a = wall.
Reason whyNotDetonate(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Detonate))
        return notNow({18, 5});
    const std::uint8_t orcs = scene.data.walls[scene.field.numbers[step.a]].invaders[siege::Orc];
    return made.args[0] >= 1 && made.args[0] <= orcs ? kLegal : no(ReasonKind::TooMany, {18, 5}, orcs);
}

void offerDetonate(const Scene &scene, Step step, ChoiceList &out)
{
    const int orcs = scene.data.walls[scene.field.numbers[step.a]].invaders[siege::Orc];
    for (int count = 1; count <= orcs; ++count)
        offer<whyNotDetonate>(scene, step, out, choice(Verb::Detonate, count));
}

void takeDetonate(Play &play, Step step, Choice made)
{
    WallState &wall = play.data.walls[play.field.numbers[step.a]];
    const int destroyed = std::min<int>(made.args[0], wall.stone);
    tell(play, EventKind::OrcsDetonated, {18, 5}, step.a, made.args[0]);
    for (int count = made.args[0]; count > 0; --count)
        killInvader(play, static_cast<PlaceIndex>(step.a), siege::Orc, {18, 5});
    for (int count = 0; count < destroyed; ++count)
        tell(play, EventKind::StoneDestroyed, {18, 5}, step.a);
    wall.stone = static_cast<std::uint8_t>(wall.stone - destroyed);
    play.data.stonesDestroyed = static_cast<std::uint16_t>(play.data.stonesDestroyed + destroyed);
}

/// S2-18.6: a = wall with the order. One step along a path, to the wall or to a rampart from which paths lead to it.
Reason whyNotCall(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Call))
        return notNow({18, 6});
    const auto from = static_cast<PlaceIndex>(made.args[0]);
    const auto to = static_cast<PlaceIndex>(made.args[1]);
    const bool start =
        scene.field.is(from, PlaceKind::Foreground) || scene.field.is(from, PlaceKind::Rampart);
    if (!start || scene.field.sideOf(from) != scene.field.sideOf(static_cast<PlaceIndex>(step.a)))
        return no(ReasonKind::WrongPlace, {18, 6}, from);
    if (invadersAt(scene.data, scene.field, from)[siege::Troll] == 0)
        return no(ReasonKind::NoUnitThere, {18, 6}, from);
    if (scene.field.pathBetween(from, to) < 0)
        return no(ReasonKind::NoPath, {18, 6}, from, to);
    const int rampart = rampartNumber(scene, to);
    const Mask wall = maskOf(scene.field.numbers[step.a]);
    const bool leads =
        rampart >= 0 && (scene.field.ramparts[static_cast<std::size_t>(rampart)].wallsAhead & wall) != 0;
    if (to != step.a && !leads)
        return no(ReasonKind::NoPath, {18, 6}, to, step.a);
    return invaderRoom(scene, to) > 0 ? kLegal : no(ReasonKind::NoSpace, {18, 6}, to);
}

void offerCall(const Scene &scene, Step step, ChoiceList &out)
{
    for (const siege::PathField &path : scene.field.paths)
        offer<whyNotCall>(scene, step, out, choice(Verb::Call, path.from, path.to));
}

/// A trap on the path is turned up; a troll trap kills this troll even if it has struck this round.
void takeCall(Play &play, Step, Choice made)
{
    const auto from = static_cast<PlaceIndex>(made.args[0]);
    const auto to = static_cast<PlaceIndex>(made.args[1]);
    --invadersAt(play.data, play.field, from)[siege::Troll];
    ++invadersAt(play.data, play.field, to)[siege::Troll];
    tell(play, EventKind::TrollCalled, {18, 6}, from, to);
    const auto path = static_cast<std::size_t>(play.field.pathBetween(from, to));
    PathState &state = play.data.paths[path];
    if (state.trap == Trap::None)
        return;
    if (!state.has(PathState::kFaceUp)) {
        state.flags |= PathState::kFaceUp;
        tell(play, EventKind::TrapShown, {18, 6}, play.field.paths[path].link,
             static_cast<int>(state.trap) - 1);
    }
    if (state.trap == Trap::Troll)
        killInvader(play, to, siege::Troll, {18, 6});
}

bool canCall(const Scene &scene, PlaceIndex wall)
{
    const Step step {.a = wall};
    return std::any_of(scene.field.paths.begin(), scene.field.paths.end(), [&](const siege::PathField &path) {
        return !whyNotCall(scene, step, choice(Verb::Call, path.from, path.to));
    });
}

/// An order must be carried out if it can be; otherwise it has no effect.
void takeResolve(Play &play, Step, Choice made)
{
    push(play, StepKind::ResolveOrders);
    const auto place = static_cast<PlaceIndex>(made.args[0]);
    WallState &wall = play.data.walls[play.field.numbers[place]];
    wall.flags |= WallState::kOrderResolved;
    switch (wall.order) {
    case Order::GoblinFury: // S2-18.7
        wall.flags |= WallState::kFury;
        return tell(play, EventKind::FuryRages, {18, 7}, place);
    case Order::OrcDetonation:
        if (wall.invaders[siege::Orc] > 0)
            return push(play, StepKind::Detonate, place);
        break;
    case Order::CallOfTheTrolls:
        if (wall.invaders[siege::Troll] > 0 && canCall(play, place))
            return push(play, StepKind::CallTroll, place);
        break;
    case Order::Bluff:
    case Order::None:
    case Order::Hidden:
        break;
    }
    tell(play, EventKind::OrderVoid, {18, 4}, static_cast<int>(wall.order) - 1, place);
}

} // namespace

namespace steps {

constinit const StepRule showOrders = work(StepKind::ShowOrders, "show-orders", siege2::showOrders);
constinit const StepRule resolveOrders = question(StepKind::ResolveOrders, "resolve-orders", kInvader,
                                                  {18, 4}, offerResolve, whyNotResolve, takeResolve);
constinit const StepRule detonate = about(inside(question(StepKind::Detonate, "detonate", kInvader, {18, 5},
                                                          offerDetonate, whyNotDetonate, takeDetonate)),
                                          Type::Place);
constinit const StepRule callTroll = about(
    inside(question(StepKind::CallTroll, "call-troll", kInvader, {18, 6}, offerCall, whyNotCall, takeCall)),
    Type::Place);

} // namespace steps

} // namespace merlon::siege2
