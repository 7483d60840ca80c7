#include "core/games/siege1/invader/marching.h"

#include <algorithm>
#include <bit>

namespace merlon::siege1 {

bool isHospitable(const Scene &scene, PlaceIndex place)
{
    constexpr int kGuests = 2;
    const int number = rampartNumber(scene, place);
    if (number < 0)
        return false;
    const RampartState &state = scene.data.ramparts[static_cast<std::size_t>(number)];
    return state.has(Training::Quartermaster) && state.guests < kGuests;
}

namespace {

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
        return no(ReasonKind::NoSuchUnit, {11, 4}, from, made.args[1]);
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

constexpr RuleId ruleOfMarch(Stage stage)
{
    return {11, static_cast<std::uint8_t>(stage == Stage::Ramparts ? 5 : 6)};
}

/// S1-11.5, S1-11.6: a place that units leave in this stage.
Reason whyNotStart(const Scene &scene, Seat seat, Stage stage, PlaceIndex from)
{
    const bool isFromRamparts = stage == Stage::Ramparts;
    if (!scene.field.is(from, isFromRamparts ? PlaceKind::Rampart : PlaceKind::Foreground)) {
        const bool isOfOther =
            scene.field.is(from, isFromRamparts ? PlaceKind::Foreground : PlaceKind::Rampart);
        return isOfOther ? no(ReasonKind::MarchNotItsTurn, ruleOfMarch(stage), isFromRamparts ? 1 : 0)
                         : no(ReasonKind::WrongPlace, ruleOfMarch(stage), from);
    }
    return commandsPlace(scene, seat, from) ? kLegal : no(ReasonKind::NotYourSide, {23, 2});
}

const Units &arrivedAt(const Scene &scene, PlaceIndex from)
{
    const std::size_t number = scene.field.numbers[from];
    return scene.field.is(from, PlaceKind::Rampart) ? scene.data.ramparts[number].arrived
                                                    : scene.data.foregrounds[number].arrived;
}

/// S1-11.3: a unit of the place that has not come to it in this deployment.
Reason whyNotLeave(const Scene &scene, Stage stage, PlaceIndex from, std::size_t unit)
{
    const int there = invadersAt(scene.data, scene.field, from)[unit];
    if (there == 0)
        return no(ReasonKind::NoSuchUnit, ruleOfMarch(stage), from, unit);
    return there > arrivedAt(scene, from)[unit] ? kLegal : no(ReasonKind::JustArrived, {11, 3});
}

/// S1-11.5, S1-11.6, S1-11.8: budget for the way to a place, and room there.
Reason whyNotReach(const Scene &scene, Stage stage, int size, PlaceIndex from, PlaceIndex to)
{
    const std::size_t number = scene.field.numbers[from];
    const int left =
        stage == Stage::Ramparts ? scene.data.ramparts[number].left : scene.data.foregrounds[number].left;
    if (left >= size && !isHospitable(scene, to))
        return no(ReasonKind::DeploymentSpent, ruleOfMarch(stage));
    return invaderRoom(scene, to) > 0 ? kLegal : no(ReasonKind::NoSpace, {11, 8}, to);
}

/// S1-11.5, S1-11.6
Reason whyNotMarch(const Scene &scene, Seat seat, Stage stage, int size, Choice made)
{
    if (!is(made, Verb::March))
        return notNow(ruleOfMarch(stage));
    const auto from = static_cast<PlaceIndex>(made.args[0]);
    const auto to = static_cast<PlaceIndex>(made.args[2]);
    if (const Reason reason = whyNotStart(scene, seat, stage, from))
        return reason;
    if (scene.field.pathBetween(from, to) < 0 && !isOverseen(scene, from, to))
        return no(ReasonKind::NoWay, ruleOfMarch(stage));
    const Reason reason = whyNotLeave(scene, stage, from, made.args[1]);
    return reason ? reason : whyNotReach(scene, stage, size, from, to);
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
        return no(ReasonKind::NotInCamp, {11, 7}, made.args[0]);
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

} // namespace

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

// Each calls `test(choice)` for legal moves until it is true, and says whether it was.

template <class Test>
bool anyRope(const Scene &scene, Seat seat, Test test)
{
    return std::ranges::any_of(scene.field.walls, [&](const siege::WallField &wall) {
        if (!scene.data.walls[scene.field.numbers[wall.place]].has(Equipment::Ropes))
            return false;
        for (Mask others = wall.walls; others != 0; others &= others - 1) {
            const PlaceIndex to = placeOfWall(scene, std::countr_zero(others));
            for (int unit = 0; unit < siege::kUnitKinds; ++unit) {
                const Choice move = choice(Verb::Rope, wall.place, unit, to);
                if (!whyNotRope(scene, seat, move) && test(move))
                    return true;
            }
        }
        return false;
    });
}

/// What marches have in common: the conditions of whyNotMarch, each asked once for all that share the answer.
struct Marches {
    const Scene &scene;
    Seat seat;
    Stage stage;
    int size;

    /// The units that may leave a place, as a bit set.
    Mask leaving(PlaceIndex from) const
    {
        Mask units = 0;
        if (whyNotStart(scene, seat, stage, from))
            return units;
        for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit)
            units |= whyNotLeave(scene, stage, from, unit) ? 0 : maskOf(static_cast<int>(unit));
        return units;
    }

    template <class Test>
    bool anyUnit(Mask units, PlaceIndex from, PlaceIndex to, Test test) const
    {
        if (units == 0 || whyNotReach(scene, stage, size, from, to))
            return false;
        for (; units != 0; units &= units - 1) {
            if (test(choice(Verb::March, from, std::countr_zero(units), to)))
                return true;
        }
        return false;
    }

    /// The paths from a place follow each other.
    template <class Test>
    bool anyAlongPaths(Test test) const
    {
        PlaceIndex last = kNowhere;
        Mask units = 0;
        for (const siege::PathField &path : scene.field.paths) {
            if (path.from != last)
                units = leaving(path.from);
            last = path.from;
            if (anyUnit(units, path.from, path.to, test))
                return true;
        }
        return false;
    }

    /// S1-8.5: the ways that no path gives.
    template <class Test>
    bool anyOverseen(Test test) const
    {
        const Battlefield &field = scene.field;
        return std::ranges::any_of(field.ramparts, [&](const siege::RampartField &rampart) {
            if (!scene.data.ramparts[field.numbers[rampart.place]].has(Training::Overseer))
                return false;
            const Mask units = leaving(rampart.place);
            for (Mask others = rampart.beside; others != 0; others &= others - 1) {
                const PlaceIndex to =
                    field.ramparts[static_cast<std::size_t>(std::countr_zero(others))].place;
                if (field.pathBetween(rampart.place, to) < 0 && anyUnit(units, rampart.place, to, test))
                    return true;
            }
            return anyUnit(units, rampart.place, field.foregrounds[rampart.side].place, test);
        });
    }
};

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
bool anyFromCamp(const Scene &scene, Seat seat, int size, Test test)
{
    for (int unit = 0; unit < siege::kUnitKinds; ++unit) {
        if (invaderState(scene, seat).camp[static_cast<std::size_t>(unit)] > 0
            && anySending(scene, unit, [&](Choice move) {
                   return !whyNotFromCamp(scene, seat, size, move) && test(move);
               }))
            return true;
    }
    return false;
}

template <class Test>
bool anyMove(const Scene &scene, Seat seat, Stage stage, int size, Test test)
{
    const Marches marches {scene, seat, stage, size};
    switch (stage) {
    case Stage::Ropes:
        return anyRope(scene, seat, test);
    case Stage::Ramparts:
        return marches.anyAlongPaths(test) || marches.anyOverseen(test);
    case Stage::Foregrounds:
        return marches.anyAlongPaths(test);
    case Stage::Camp:
        return anyFromCamp(scene, seat, size, test);
    }
    return false;
}

} // namespace

void offerMarches(const Scene &scene, Seat seat, Stage stage, int size, ChoiceList &out)
{
    anyMove(scene, seat, stage, size, visitAll([&](Choice move) { out.add(move); }));
}

bool anyMarch(const Scene &scene, Seat seat, int size)
{
    for (int stage = 0; stage < kStages; ++stage) {
        if (anyMove(scene, seat, static_cast<Stage>(stage), size, [](Choice) { return true; }))
            return true;
    }
    return false;
}

} // namespace merlon::siege1
