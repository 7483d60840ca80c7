#include "core/games/siege1/invader/marching.h"

#include <algorithm>
#include <bit>

namespace merlon::siege1 {

namespace {

constexpr int kGuests = 2; ///< S1-8.2

/// S1-11.4
Reason whyNotRope(const Scene &scene, Seat seat, Choice made)
{
    if (!is(made, Verb::Rope))
        return notNow({11, 4});
    const auto from = static_cast<PlaceIndex>(made.args[0]);
    const auto to = static_cast<PlaceIndex>(made.args[2]);
    const int wall = wallNumber(scene, from);
    const int other = wallNumber(scene, to);
    if (wall < 0 || other < 0)
        return no(ReasonKind::WrongPlace, {11, 4}, wall < 0 ? from : to);
    if (!commandsPlace(scene, seat, from) || scene.field.sideOf(from) != scene.field.sideOf(to))
        return no(ReasonKind::NotYourSide, {11, 4});
    const WallState &state = wallAt(scene, wall);
    if (!state.has(Equipment::Ropes))
        return no(ReasonKind::NoWay, {11, 4});
    if (state.has(WallState::kRopesUsed))
        return no(ReasonKind::DeploymentSpent, {11, 4});
    if (state.invaders[made.args[1]] == 0)
        return no(ReasonKind::NoSuchUnit, {11, 4});
    if (state.invaders[made.args[1]] <= state.arrived[made.args[1]])
        return no(ReasonKind::JustArrived, {11, 3});
    if (!scene.field.areLinked(from, to))
        return no(ReasonKind::NotJoined, {11, 4});
    return invaderRoom(scene, to) > 0 ? kLegal : no(ReasonKind::NoSpace, {11, 8}, to);
}

/// S1-8.5: an overseer shows a way that no path gives.
bool isOverseen(const Scene &scene, PlaceIndex from, PlaceIndex to)
{
    const int number = rampartNumber(scene, from);
    if (number < 0 || !scene.data.ramparts[static_cast<std::size_t>(number)].has(Training::Overseer))
        return false;
    const siege::RampartField &rampart = scene.field.ramparts[static_cast<std::size_t>(number)];
    const int other = rampartNumber(scene, to);
    if (other >= 0)
        return (rampart.beside & maskOf(other)) != 0;
    return to == scene.field.foregrounds[rampart.side].place;
}

/// S1-8.2: a rampart whose quartermaster still takes units without budget.
bool isHospitable(const Scene &scene, PlaceIndex place)
{
    const int number = rampartNumber(scene, place);
    if (number < 0)
        return false;
    const RampartState &state = scene.data.ramparts[static_cast<std::size_t>(number)];
    return state.has(Training::Quartermaster) && state.guests < kGuests;
}

/// S1-11.5, S1-11.6
Reason whyNotMarch(const Scene &scene, Seat seat, Stage stage, int size, Choice made)
{
    const RuleId rule {11, static_cast<std::uint8_t>(stage == Stage::Ramparts ? 5 : 6)};
    if (!is(made, Verb::March))
        return notNow(rule);
    const auto from = static_cast<PlaceIndex>(made.args[0]);
    const auto to = static_cast<PlaceIndex>(made.args[2]);
    if (!scene.field.is(from, stage == Stage::Ramparts ? PlaceKind::Rampart : PlaceKind::Foreground))
        return no(ReasonKind::WrongPlace, rule, from);
    if (!commandsPlace(scene, seat, from))
        return no(ReasonKind::NotYourSide, {23, 2});
    if (scene.field.pathBetween(from, to) < 0 && !isOverseen(scene, from, to))
        return no(ReasonKind::NoWay, rule);
    const std::size_t number = scene.field.numbers[from];
    const bool rampart = stage == Stage::Ramparts;
    const Units &units = invadersAt(scene.data, scene.field, from);
    const Units &arrived =
        rampart ? scene.data.ramparts[number].arrived : scene.data.foregrounds[number].arrived;
    if (units[made.args[1]] == 0)
        return no(ReasonKind::NoSuchUnit, rule);
    if (units[made.args[1]] <= arrived[made.args[1]])
        return no(ReasonKind::JustArrived, {11, 3});
    const int left = rampart ? scene.data.ramparts[number].left : scene.data.foregrounds[number].left;
    if (left >= size && !isHospitable(scene, to))
        return no(ReasonKind::DeploymentSpent, rule);
    return invaderRoom(scene, to) > 0 ? kLegal : no(ReasonKind::NoSpace, {11, 8}, to);
}

/// S1-11.7
Reason whyNotFromCamp(const Scene &scene, Seat seat, int size, Choice made)
{
    if (!is(made, Verb::Send) && !is(made, Verb::ManTower))
        return notNow({11, 7});
    const auto to = static_cast<PlaceIndex>(made.args[1]);
    if (!commandsPlace(scene, seat, to))
        return no(ReasonKind::NotYourSide, {23, 2});
    if (invaderState(scene, seat).camp[made.args[0]] == 0)
        return no(ReasonKind::NoSuchUnit, {11, 7});
    const int wall = wallNumber(scene, to);
    if (is(made, Verb::ManTower)) {
        if (wall < 0 || !wallAt(scene, wall).has(WallState::kSiegeTower))
            return no(ReasonKind::WrongPlace, {11, 7}, to);
        if (siege::countOf(wallAt(scene, wall).crew) >= kTowerSpaces)
            return no(ReasonKind::NoSpace, {11, 8}, to);
    } else {
        const bool sapped = wall >= 0 && wallAt(scene, wall).has(Equipment::Sap);
        const bool gate = scene.field.is(to, PlaceKind::BarbicanRampart);
        if (!sapped && !gate && !scene.field.is(to, PlaceKind::Foreground))
            return no(ReasonKind::WrongPlace, {11, 7}, to);
        if (sapped && wallAt(scene, wall).has(WallState::kSapUsed))
            return no(ReasonKind::DeploymentSpent, {7, 4});
        if (invaderRoom(scene, to) <= 0)
            return no(ReasonKind::NoSpace, {11, 8}, to);
        if (gate)
            return scene.data.barbican.fromCamp < size ? kLegal : no(ReasonKind::DeploymentSpent, {11, 7});
    }
    return scene.data.foregrounds[scene.field.sideOf(to)].fromCamp < size
        ? kLegal
        : no(ReasonKind::DeploymentSpent, {11, 7});
}

void rope(Play &play, PlaceIndex from, int unit, PlaceIndex to)
{
    play.data.walls[play.field.numbers[from]].flags |= WallState::kRopesUsed;
    --play.data.walls[play.field.numbers[from]].invaders[static_cast<std::size_t>(unit)];
    ++play.data.walls[play.field.numbers[to]].arrived[static_cast<std::size_t>(unit)];
    tell(play, EventKind::UnitRoped, {11, 4}, from, unit, to);
    addInvader(play, to, unit);
}

void march(Play &play, PlaceIndex from, int unit, PlaceIndex to)
{
    const std::size_t number = play.field.numbers[from];
    if (isHospitable(play, to))
        ++play.data.ramparts[play.field.numbers[to]].guests;
    else
        ++(play.field.is(from, PlaceKind::Rampart) ? play.data.ramparts[number].left
                                                   : play.data.foregrounds[number].left);
    if (!carry(play, from, unit, to, {11, 5}))
        return;
    const auto kind = static_cast<std::size_t>(unit);
    if (play.field.is(to, PlaceKind::Rampart))
        ++play.data.ramparts[play.field.numbers[to]].arrived[kind];
    else if (play.field.is(to, PlaceKind::Foreground))
        ++play.data.foregrounds[play.field.numbers[to]].arrived[kind];
}

void sendFromCamp(Play &play, Seat seat, Choice made)
{
    const int unit = made.args[0];
    const auto to = static_cast<PlaceIndex>(made.args[1]);
    const std::size_t number = play.field.numbers[to];
    --invaderState(play, seat).camp[made.args[0]];
    if (play.field.is(to, PlaceKind::BarbicanRampart))
        ++play.data.barbican.fromCamp;
    else
        ++play.data.foregrounds[play.field.sideOf(to)].fromCamp;
    if (is(made, Verb::ManTower)) {
        ++play.data.walls[number].crew[made.args[0]];
        return tell(play, EventKind::TowerManned, {11, 7}, unit, to);
    }
    if (play.field.is(to, PlaceKind::Wall))
        play.data.walls[number].flags |= WallState::kSapUsed;
    tell(play, EventKind::UnitSent, {11, 7}, unit, to);
    addInvader(play, to, unit);
}

/// S1-11.8: the trap on the path between two places, in either direction, that kills the unit; -1 if there is none.
int deadlyPath(const Scene &scene, PlaceIndex from, int unit, PlaceIndex to)
{
    for (const int path : {scene.field.pathBetween(from, to), scene.field.pathBetween(to, from)}) {
        if (path < 0)
            continue;
        const PathState &state = scene.data.paths[static_cast<std::size_t>(path)];
        if (state.trap == Trap::Goblin && unit == siege::Goblin)
            return path;
        if (state.trap == Trap::Troll && unit == siege::Troll && !state.has(PathState::kStruck))
            return path;
    }
    return -1;
}

} // namespace

bool carry(Play &play, PlaceIndex from, int unit, PlaceIndex to, RuleId rule)
{
    const auto kind = static_cast<std::size_t>(unit);
    --invadersAt(play.data, play.field, from)[kind];
    const int path = deadlyPath(play, from, unit, to);
    if (path >= 0) {
        PathState &state = play.data.paths[static_cast<std::size_t>(path)];
        if (state.trap == Trap::Troll)
            state.flags |= PathState::kStruck;
        ++play.data.discard[kind];
        tell(play, EventKind::TrapSprings, {11, 8}, play.field.paths[static_cast<std::size_t>(path)].link,
             unit);
        return false;
    }
    tell(play, EventKind::UnitMarched, rule, from, unit, to);
    addInvader(play, to, unit);
    return true;
}

Reason whyNotMove(const Scene &scene, Seat seat, Stage stage, int size, Choice made)
{
    switch (stage) {
    case Stage::Ropes:
        return whyNotRope(scene, seat, made);
    case Stage::Ramparts:
    case Stage::Foregrounds:
        return whyNotMarch(scene, seat, stage, size, made);
    case Stage::Camp:
        return whyNotFromCamp(scene, seat, size, made);
    }
    return notNow({11, 3});
}

namespace {

// Each calls `test(choice)` for choices that could be moves until it is true, and says whether it was.

template <class Test>
bool anyRope(const Scene &scene, Test test)
{
    return std::ranges::any_of(scene.field.walls, [&](const siege::WallField &wall) {
        if (!scene.data.walls[scene.field.numbers[wall.place]].has(Equipment::Ropes))
            return false;
        for (Mask others = wall.walls; others != 0; others &= others - 1) {
            const PlaceIndex to = placeOfWall(scene, std::countr_zero(others));
            for (int unit = 0; unit < siege::kUnitKinds; ++unit) {
                if (test(choice(Verb::Rope, wall.place, unit, to)))
                    return true;
            }
        }
        return false;
    });
}

template <class Test>
bool anyUnit(const Scene &scene, PlaceIndex from, PlaceIndex to, Test test)
{
    const Units &units = invadersAt(scene.data, scene.field, from);
    for (int unit = 0; unit < siege::kUnitKinds; ++unit) {
        if (units[static_cast<std::size_t>(unit)] > 0 && test(choice(Verb::March, from, unit, to)))
            return true;
    }
    return false;
}

/// S1-8.5: the ways that no path gives.
template <class Test>
bool anyOverseen(const Scene &scene, Test test)
{
    const Battlefield &field = scene.field;
    return std::ranges::any_of(field.ramparts, [&](const siege::RampartField &rampart) {
        if (!scene.data.ramparts[field.numbers[rampart.place]].has(Training::Overseer))
            return false;
        for (Mask others = rampart.beside; others != 0; others &= others - 1) {
            const PlaceIndex to = field.ramparts[static_cast<std::size_t>(std::countr_zero(others))].place;
            if (field.pathBetween(rampart.place, to) < 0 && anyUnit(scene, rampart.place, to, test))
                return true;
        }
        return anyUnit(scene, rampart.place, field.foregrounds[rampart.side].place, test);
    });
}

template <class Test>
bool anyAlongPaths(const Scene &scene, PlaceKind from, Test test)
{
    return std::ranges::any_of(scene.field.paths, [&](const siege::PathField &path) {
        return scene.field.is(path.from, from) && anyUnit(scene, path.from, path.to, test);
    });
}

template <class Test>
bool anySending(const Scene &scene, int unit, Test test)
{
    using std::ranges::any_of;
    const Battlefield &field = scene.field;
    const auto to = [&](Verb verb, PlaceIndex place) { return test(choice(verb, unit, place)); };
    const auto toWalls = [&](Verb verb, auto way) {
        return any_of(field.walls, [&](const siege::WallField &wall) {
            return scene.data.walls[field.numbers[wall.place]].has(way) && to(verb, wall.place);
        });
    };
    return any_of(field.foregrounds,
                  [&](const siege::ForegroundField &foreground) { return to(Verb::Send, foreground.place); })
        || toWalls(Verb::Send, Equipment::Sap) || (field.gate.exists() && to(Verb::Send, field.gate.barbican))
        || toWalls(Verb::ManTower, WallState::kSiegeTower);
}

template <class Test>
bool anyMove(const Scene &scene, Seat seat, Stage stage, Test test)
{
    switch (stage) {
    case Stage::Ropes:
        return anyRope(scene, test);
    case Stage::Ramparts:
        return anyAlongPaths(scene, PlaceKind::Rampart, test) || anyOverseen(scene, test);
    case Stage::Foregrounds:
        return anyAlongPaths(scene, PlaceKind::Foreground, test);
    case Stage::Camp:
        for (int unit = 0; unit < siege::kUnitKinds; ++unit) {
            if (invaderState(scene, seat).camp[static_cast<std::size_t>(unit)] > 0
                && anySending(scene, unit, test))
                return true;
        }
        return false;
    }
    return false;
}

} // namespace

void offerMarches(const Scene &scene, Seat seat, Stage stage, int size, ChoiceList &out)
{
    anyMove(scene, seat, stage, visitAll([&](Choice candidate) {
                out.addIf(!whyNotMove(scene, seat, stage, size, candidate), candidate);
            }));
}

bool anyMarch(const Scene &scene, Seat seat, int size)
{
    for (int stage = 0; stage < kStages; ++stage) {
        const bool found = anyMove(scene, seat, static_cast<Stage>(stage), [&](Choice candidate) {
            return !whyNotMove(scene, seat, static_cast<Stage>(stage), size, candidate);
        });
        if (found)
            return true;
    }
    return false;
}

void makeMove(Play &play, Seat seat, Choice made)
{
    const auto from = static_cast<PlaceIndex>(made.args[0]);
    const auto to = static_cast<PlaceIndex>(made.args[2]);
    switch (verbOf(made)) {
    case Verb::Rope:
        return rope(play, from, made.args[1], to);
    case Verb::March:
        return march(play, from, made.args[1], to);
    default:
        return sendFromCamp(play, seat, made);
    }
}

} // namespace merlon::siege1
