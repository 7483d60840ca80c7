#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/steps.h"

#include <algorithm>
#include <array>

/// S2-10.9 to S2-10.11: what happens at the end of a sub-step of a maneuver: traps, marauders, objectives.
namespace merlon::siege2 {

namespace {

/// a = part of the maneuver.
void endPart(Play &play, Step)
{
    push(play, StepKind::CheckObjectives);
    push(play, StepKind::Marauders);
    push(play, StepKind::SpringTraps, 0);
}

/// The units that went through with a quartermaster and crossed a path, as their first or as their second.
template <class Act>
void forThroughs(SiegeData &data, int path, bool second, Act act)
{
    for (Through &through : data.throughs) {
        if (through.unit != 0 && (second ? through.second : through.first) == path)
            act(through);
    }
}

PlaceIndex placeOf(const Battlefield &field, const Through &through)
{
    return field.paths[through.second].to;
}

bool anyCrossed(Play &play, int path, bool second)
{
    bool any = false;
    forThroughs(play.data, path, second, [&](const Through &) { any = true; });
    if (second)
        return any;
    const std::array<std::uint8_t, 2> &crossed = play.data.paths[static_cast<std::size_t>(path)].crossed;
    return any || crossed[0] != 0 || crossed[1] != 0;
}

void strikeGoblins(Play &play, int path, bool second)
{
    PathState &state = play.data.paths[static_cast<std::size_t>(path)];
    if (!second) {
        for (int left = state.crossings(Crossing::Goblin); left > 0; --left) {
            state.addCrossing(Crossing::Goblin, -1);
            killInvader(play, play.field.paths[static_cast<std::size_t>(path)].to, siege::Goblin, {10, 9});
        }
    }
    forThroughs(play.data, path, second, [&](Through &through) {
        if (through.unit != siege::Goblin + 1)
            return;
        killInvader(play, placeOf(play.field, through), siege::Goblin, {10, 9});
        through = {};
    });
}

/// The places where trolls that crossed a path now stand.
struct TrollPlaces {
    std::array<PlaceIndex, kThroughs + 1> places {};
    int count = 0;

    bool contains(PlaceIndex place) const
    {
        return std::find(places.begin(), places.begin() + count, place) != places.begin() + count;
    }
    void add(PlaceIndex place)
    {
        if (!contains(place))
            places[static_cast<std::size_t>(count++)] = place;
    }
};

TrollPlaces trollPlaces(const Scene &scene, int path, bool second)
{
    TrollPlaces result;
    if (!second && scene.data.paths[static_cast<std::size_t>(path)].crossings(Crossing::Troll) > 0)
        result.add(scene.field.paths[static_cast<std::size_t>(path)].to);
    for (const Through &through : scene.data.throughs) {
        if (through.unit == siege::Troll + 1 && (second ? through.second : through.first) == path)
            result.add(placeOf(scene.field, through));
    }
    return result;
}

void strikeTroll(Play &play, int path, bool second, PlaceIndex place)
{
    PathState &state = play.data.paths[static_cast<std::size_t>(path)];
    const PlaceIndex end = play.field.paths[static_cast<std::size_t>(path)].to;
    state.flags |= PathState::kStruck;
    if (!second && place == end && state.crossings(Crossing::Troll) > 0) {
        state.addCrossing(Crossing::Troll, -1);
    } else {
        bool found = false;
        forThroughs(play.data, path, second, [&](Through &through) {
            if (found || through.unit != siege::Troll + 1 || placeOf(play.field, through) != place)
                return;
            through = {};
            found = true;
        });
    }
    killInvader(play, place, siege::Troll, {10, 9});
}

void holdSiegeTowers(Play &play, int path)
{
    PathState &state = play.data.paths[static_cast<std::size_t>(path)];
    const siege::PathField &field = play.field.paths[static_cast<std::size_t>(path)];
    for (int left = state.crossings(Crossing::SiegeTower); left > 0; --left) {
        state.addCrossing(Crossing::SiegeTower, -1);
        addSiegeTower(play, field.to, -1);
        addSiegeTower(play, field.from, 1);
        tell(play, EventKind::SiegeTowerHeld, {10, 9}, field.link);
    }
}

/// One trap strikes. Whether the defender has to choose a troll first.
bool springTrap(Play &play, int path, bool second)
{
    PathState &state = play.data.paths[static_cast<std::size_t>(path)];
    if (!state.has(PathState::kFaceUp)) {
        state.flags |= PathState::kFaceUp;
        tell(play, EventKind::TrapShown, {10, 9}, play.field.paths[static_cast<std::size_t>(path)].link,
             static_cast<int>(state.trap) - 1);
    }
    switch (state.trap) {
    case Trap::Goblin:
        strikeGoblins(play, path, second);
        return false;
    case Trap::Troll: {
        if (state.has(PathState::kStruck))
            return false;
        const TrollPlaces trolls = trollPlaces(play, path, second);
        if (trolls.count == 1)
            strikeTroll(play, path, second, trolls.places[0]);
        return trolls.count > 1;
    }
    case Trap::SiegeTower:
        holdSiegeTowers(play, path);
        return false;
    case Trap::None:
    case Trap::Hidden:
        return false;
    }
    return false;
}

/// S2-10.9, S2-10.10: a = next path; paths counted again after the last one are second paths.
void springTraps(Play &play, Step step)
{
    const int paths = static_cast<int>(play.field.paths.size());
    const bool seconds = std::any_of(play.data.throughs.begin(), play.data.throughs.end(),
                                     [](const Through &through) { return through.unit != 0; });
    for (int index = step.a; index < (seconds ? 2 * paths : paths); ++index) {
        const bool second = index >= paths;
        const int path = second ? index - paths : index;
        if (play.data.paths[static_cast<std::size_t>(path)].trap == Trap::None
            || !anyCrossed(play, path, second))
            continue;
        if (springTrap(play, path, second)) {
            push(play, StepKind::SpringTraps, index + 1);
            return push(play, StepKind::ChooseTrapped, play.field.paths[static_cast<std::size_t>(path)].link,
                        second);
        }
    }
}

/// S2-1.3, S2-10.9: a = link of the path, b = whether it was their second path.
Reason whyNotTrapped(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Kill))
        return notNow({10, 9});
    const bool crossed = trollPlaces(scene, scene.field.pathOfLink[step.a], step.b != 0)
                             .contains(static_cast<PlaceIndex>(made.args[0]));
    return crossed && made.args[1] == siege::Troll ? kLegal
                                                   : no(ReasonKind::NoUnitThere, {10, 9}, made.args[0]);
}

void offerTrapped(const Scene &scene, Step step, ChoiceList &out)
{
    const TrollPlaces trolls = trollPlaces(scene, scene.field.pathOfLink[step.a], step.b != 0);
    for (int i = 0; i < trolls.count; ++i)
        offer<whyNotTrapped>(scene, step, out,
                             choice(Verb::Kill, trolls.places[static_cast<std::size_t>(i)], siege::Troll));
}

void takeTrapped(Play &play, Step step, Choice made)
{
    strikeTroll(play, play.field.pathOfLink[step.a], step.b != 0, static_cast<PlaceIndex>(made.args[0]));
}

bool unitMarchedTo(const Play &play, PlaceIndex place)
{
    for (std::size_t path = 0; path < play.field.paths.size(); ++path) {
        const PathState &state = play.data.paths[path];
        if (play.field.paths[path].to == place
            && (state.crossings(Crossing::Goblin) > 0 || state.crossings(Crossing::Orc) > 0
                || state.crossings(Crossing::Troll) > 0))
            return true;
    }
    return false;
}

void joinRaid(Play &play, int unit)
{
    --play.data.marauders[static_cast<std::size_t>(unit)];
    ++play.data.ramparts[play.field.raidRampart].invaders[static_cast<std::size_t>(unit)];
    tell(play, EventKind::MaraudersJoined, {10, 11}, unit, play.field.ramparts[play.field.raidRampart].place);
}

/// S2-10.11: the marauders join units that marched into the raid rampart and survived, once per maneuver.
void callMarauders(Play &play, Step)
{
    SiegeData &data = play.data;
    if (play.field.raidRampart == kNowhere || data.has(SiegeData::kMaraudersCame))
        return;
    const PlaceIndex rampart = play.field.ramparts[play.field.raidRampart].place;
    if (!unitMarchedTo(play, rampart))
        return;
    data.flags |= SiegeData::kMaraudersCame;
    push(play, StepKind::RefillMarauders);
    if (invaderRoom(play, rampart) < siege::countOf(data.marauders))
        return push(play, StepKind::Join);
    for (int unit = 0; unit < siege::kUnitKinds; ++unit) {
        while (data.marauders[static_cast<std::size_t>(unit)] > 0)
            joinRaid(play, unit);
    }
}

Reason whyNotJoin(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::Join))
        return notNow({10, 11});
    const PlaceIndex rampart = scene.field.ramparts[scene.field.raidRampart].place;
    if (invaderRoom(scene, rampart) <= 0)
        return no(ReasonKind::NoSpace, {10, 11}, rampart);
    return scene.data.marauders[made.args[0]] > 0
        ? kLegal
        : no(ReasonKind::NoUnitThere, {10, 11}, scene.field.marauders);
}

void offerJoin(const Scene &scene, Step step, ChoiceList &out)
{
    for (int unit = 0; unit < siege::kUnitKinds; ++unit)
        offer<whyNotJoin>(scene, step, out, choice(Verb::Join, unit));
}

void takeJoin(Play &play, Step, Choice made)
{
    joinRaid(play, made.args[0]);
    push(play, StepKind::Join);
}

/// The place is filled again from the bag to its `start-units`; a type missing in the bag stays missing.
void refillMarauders(Play &play, Step)
{
    int gathered = 0;
    for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit) {
        while (play.data.marauders[unit] < play.field.marauderUnits[unit] && play.data.bag[unit] > 0) {
            ++play.data.marauders[unit];
            --play.data.bag[unit];
            ++gathered;
        }
    }
    if (gathered > 0)
        tell(play, EventKind::MaraudersGather, {10, 11}, gathered);
}

} // namespace

namespace steps {

constinit const StepRule endPart = work(StepKind::EndPart, "end-part", siege2::endPart);
constinit const StepRule springTraps = work(StepKind::SpringTraps, "spring-traps", siege2::springTraps);
constinit const StepRule chooseTrapped = about(question(StepKind::ChooseTrapped, "choose-trapped", kDefender,
                                                        {10, 9}, offerTrapped, whyNotTrapped, takeTrapped),
                                               Type::Path);
constinit const StepRule marauders = work(StepKind::Marauders, "marauders", callMarauders);
constinit const StepRule join =
    question(StepKind::Join, "join", kInvader, {10, 11}, offerJoin, whyNotJoin, takeJoin);
constinit const StepRule refillMarauders =
    work(StepKind::RefillMarauders, "refill-marauders", siege2::refillMarauders);

} // namespace steps

} // namespace merlon::siege2
