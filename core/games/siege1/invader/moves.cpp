#include "core/games/siege1/invader/marching.h"

/// S1-11.4 to S1-11.8: the moves of a deployment as they are made, past traps.
namespace merlon::siege1 {

namespace {

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
