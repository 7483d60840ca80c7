#include "core/games/siege1/defender/buildings.h"
#include "core/games/siege1/invader/special_actions.h"
#include "core/games/siege1/invader/targets.h"
#include "core/games/siege1/pieces/supplies.h"
#include "core/games/siege1/steps.h"

/// S1-6 to S1-10: what the invader's actions place, move and raise.
namespace merlon::siege1 {

namespace {

/// a = action.
Reason whyNotPlace(const Scene &scene, Step step, Choice made)
{
    return whyNotTarget(scene, step.seat, static_cast<Action>(step.a), made);
}

void offerPlaces(const Scene &scene, Step step, ChoiceList &out)
{
    anyTarget(scene, static_cast<Action>(step.a),
              visitAll([&](Choice candidate) { offer<whyNotPlace>(scene, step, out, candidate); }));
}

/// S1-6.1
void build(Play &play, Engine type, PlaceIndex place)
{
    const EngineState &engine = siege::buildIn(play.data.engines, type, place, kDeckHits, kDeckMisses);
    tell(play, EventKind::EnginePlaced, {6, 1}, engineName(engine), place);
}

void buildAltar(Play &play, int side)
{
    for (std::size_t altar = 0; altar < kAltars; ++altar) {
        if (play.data.altars[altar].side != siege::NoSide)
            continue;
        play.data.altars[altar].side = static_cast<std::uint8_t>(side);
        return tell(play, EventKind::AltarPlaced, {6, 5}, altar, side);
    }
}

void equip(Play &play, Equipment type, PlaceIndex place)
{
    WallState &wall = play.data.walls[play.field.numbers[place]];
    wall.equipment = static_cast<std::uint8_t>(wall.equipment | 1 << static_cast<int>(type));
    tell(play, EventKind::EquipmentPlaced, {7, static_cast<std::uint8_t>(1 + static_cast<int>(type))}, type,
         place);
}

void placeBridge(Play &play, int link)
{
    play.data.paths[play.field.pathOfLink[static_cast<std::size_t>(link)]].flags |= PathState::kBridge;
    tell(play, EventKind::BridgePlaced, {7, 5}, link);
}

void placeTraining(Play &play, Training type, PlaceIndex place)
{
    const std::size_t number = play.field.numbers[place];
    if (type == Training::Saboteur)
        play.data.buildings[number].flags |= BuildingState::kSaboteur;
    else
        play.data.ramparts[number].training =
            static_cast<std::uint8_t>(play.data.ramparts[number].training | 1 << static_cast<int>(type));
    tell(play, EventKind::TrainingPlaced, {8, 2}, type, place);
}

void flagWall(Play &play, PlaceIndex place, std::uint16_t flag, Action action)
{
    play.data.walls[play.field.numbers[place]].flags |= flag;
    tell(play, EventKind::RitualLaid, {9, 6}, action, place);
}

void placeOnEngine(Play &play, Action action, int name)
{
    EngineState &engine = play.data.engines[static_cast<std::size_t>(engineSlot(play.data, name))];
    if (action == Action::Artilleryman) {
        ++engine.hits;
        return tell(play, EventKind::CardAdded, {8, 1}, name, 0);
    }
    if (action == Action::PreciseFire) {
        engine.flags |= EngineState::kPrecise;
        return tell(play, EventKind::PreciseFireOrdered, {10, 3}, name);
    }
    engine.flags |= EngineState::kBloodstone;
    tell(play, EventKind::RitualOnEngine, {9, 1}, action, name);
}

void placeAt(Play &play, Seat seat, Action action, PlaceIndex place)
{
    if (isEquipment(action))
        return equip(play, equipmentOf(action), place);
    if (isTraining(action))
        return placeTraining(play, trainingOf(action), place);
    switch (action) {
    case Action::Mantelet:
        play.data.ramparts[play.field.numbers[place]].mantelet = 1;
        return tell(play, EventKind::ManteletPlaced, {6, 6}, place);
    case Action::Ram:
        ++play.data.barbican.ramParts;
        return tell(play, EventKind::RamPartPlaced, {6, 7}, place, play.data.barbican.ramParts);
    case Action::SiegeTower:
        play.data.walls[play.field.numbers[place]].flags |= WallState::kSiegeTower;
        return tell(play, EventKind::SiegeTowerPlaced, {6, 8}, place);
    case Action::Storm:
        return flagWall(play, place, WallState::kStorm, action);
    case Action::Accident:
        return flagWall(play, place, WallState::kAccident, action);
    case Action::Fire:
        play.data.buildings[play.field.numbers[place]].flags |= BuildingState::kFire;
        return tell(play, EventKind::RitualLaid, {9, 3}, action, place);
    case Action::Spectre:
        play.data.spectre = static_cast<std::uint8_t>(seat + 1);
        return tell(play, EventKind::RitualLaid, {9, 4}, action, place);
    case Action::Terror:
        play.data.flags |= SiegeData::kTerror;
        tell(play, EventKind::RitualLaid, {9, 5}, action, place);
        return applyTerror(play);
    default:
        return build(play, action == Action::Trebuchet ? Engine::Trebuchet : static_cast<Engine>(action),
                     place);
    }
}

void takePlace(Play &play, Step step, Choice made)
{
    const auto action = static_cast<Action>(step.a);
    switch (verbOf(made)) {
    case Verb::PlaceOnSide:
        return buildAltar(play, made.args[0]);
    case Verb::PlaceOnPath:
        return placeBridge(play, made.args[0]);
    case Verb::PlaceOnEngine:
        return placeOnEngine(play, action, made.args[0]);
    case Verb::PlaceOnHero:
        play.data.possessed = static_cast<std::uint8_t>(play.data.possessed | 1 << made.args[0]);
        return tell(play, EventKind::RitualOnHero, {9, 2}, action, made.args[0]);
    default:
        return placeAt(play, step.seat, action, static_cast<PlaceIndex>(made.args[0]));
    }
}

/// S1-10.4, S1-10.5: a = action.
Reason whyNotSource(const Scene &scene, Step step, Choice made)
{
    return static_cast<Action>(step.a) == Action::EquipmentTransfer
        ? whyNotTakeEquipment(scene, step.seat, made)
        : whyNotTakeTraining(scene, step.seat, made);
}

void offerSources(const Scene &scene, Step step, ChoiceList &out)
{
    anySource(scene, static_cast<Action>(step.a),
              visitAll([&](Choice candidate) { offer<whyNotSource>(scene, step, out, candidate); }));
}

void takeSource(Play &play, Step step, Choice made)
{
    pushAsk(play, StepKind::PlaceMoved, step.seat, made.verb, made.args[0], made.args[1]);
}

/// a, b, c = the choice that named the source. The tile stays where it is until its new place is known.
Reason whyNotPlaceMoved(const Scene &scene, Step step, Choice made)
{
    const auto verb = static_cast<Verb>(step.a);
    if (verb == Verb::TakeBridge) {
        if (!is(made, Verb::PlaceOnPath))
            return notNow({10, 4});
        if (const Reason reason = whyNotBridge(scene, step.seat, made.args[0]))
            return reason;
        const auto sideOf = [&](std::size_t link) {
            return scene.field.sideOf(scene.field.paths[scene.field.pathOfLink[link]].from);
        };
        return sideOf(made.args[0]) == sideOf(step.b) ? kLegal : no(ReasonKind::NotYourSide, {10, 4});
    }
    if (!is(made, Verb::PlaceAt))
        return notNow({10, 4});
    const auto to = static_cast<PlaceIndex>(made.args[0]);
    if (scene.field.sideOf(to) != scene.field.sideOf(static_cast<PlaceIndex>(step.b)))
        return no(ReasonKind::NotYourSide, {10, 4});
    return verb == Verb::TakeEquipment ? whyNotEquip(scene, step.seat, static_cast<Equipment>(step.c), to)
                                       : whyNotTrain(scene, step.seat, static_cast<Training>(step.c), to);
}

void offerPlaceMoved(const Scene &scene, Step step, ChoiceList &out)
{
    if (static_cast<Verb>(step.a) == Verb::TakeBridge) {
        for (const siege::PathField &path : scene.field.paths)
            offer<whyNotPlaceMoved>(scene, step, out, choice(Verb::PlaceOnPath, path.link));
        return;
    }
    for (std::size_t place = 0; place < scene.field.kinds.size(); ++place)
        offer<whyNotPlaceMoved>(scene, step, out, choice(Verb::PlaceAt, place));
}

/// S1-13.6: where a saboteur leaves, actions get cheaper, perhaps cheap enough.
void moveSaboteur(Play &play, PlaceIndex from, PlaceIndex to)
{
    const std::uint32_t before = filledWorks(play);
    play.data.buildings[play.field.numbers[from]].flags &=
        static_cast<std::uint8_t>(~BuildingState::kSaboteur);
    tell(play, EventKind::TrainingRemoved, {10, 5}, Training::Saboteur, from);
    placeTraining(play, Training::Saboteur, to);
    pushCompleteFilled(play, filledWorks(play) & ~before);
}

void takePlaceMoved(Play &play, Step step, Choice made)
{
    const auto from = static_cast<PlaceIndex>(step.b);
    switch (static_cast<Verb>(step.a)) {
    case Verb::TakeBridge:
        play.data.paths[play.field.pathOfLink[step.b]].flags &=
            static_cast<std::uint8_t>(~PathState::kBridge);
        tell(play, EventKind::BridgeRemoved, {10, 4}, step.b);
        return placeBridge(play, made.args[0]);
    case Verb::TakeEquipment: {
        WallState &wall = play.data.walls[play.field.numbers[from]];
        wall.equipment = static_cast<std::uint8_t>(wall.equipment & ~(1 << step.c));
        tell(play, EventKind::EquipmentRemoved, {10, 4}, step.c, from);
        return equip(play, static_cast<Equipment>(step.c), static_cast<PlaceIndex>(made.args[0]));
    }
    default:
        break;
    }
    if (static_cast<Training>(step.c) == Training::Saboteur)
        return moveSaboteur(play, from, static_cast<PlaceIndex>(made.args[0]));
    RampartState &rampart = play.data.ramparts[play.field.numbers[from]];
    rampart.training = static_cast<std::uint8_t>(rampart.training & ~(1 << step.c));
    tell(play, EventKind::TrainingRemoved, {10, 5}, step.c, from);
    placeTraining(play, static_cast<Training>(step.c), static_cast<PlaceIndex>(made.args[0]));
}

/// S1-10.6: a = goblins still to raise.
Reason whyNotRaise(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Raise))
        return notNow({10, 6});
    const auto place = static_cast<PlaceIndex>(made.args[0]);
    if (!scene.field.is(place, PlaceKind::Foreground))
        return no(ReasonKind::WrongPlace, {10, 6}, place);
    if (!commandsPlace(scene, step.seat, place))
        return no(ReasonKind::NotYourSide, {5, 5});
    return invaderRoom(scene, place) > 0 ? kLegal : no(ReasonKind::NoSpace, {10, 6}, place);
}

void offerRaise(const Scene &scene, Step step, ChoiceList &out)
{
    for (const siege::ForegroundField &foreground : scene.field.foregrounds)
        offer<whyNotRaise>(scene, step, out, choice(Verb::Raise, foreground.place));
}

void takeRaise(Play &play, Step step, Choice made)
{
    --play.data.discard[siege::Goblin];
    addInvader(play, static_cast<PlaceIndex>(made.args[0]), siege::Goblin);
    tell(play, EventKind::UnitRaised, {10, 6}, siege::Goblin, made.args[0]);
    if (step.a > 1)
        pushAsk(play, StepKind::Raise, step.seat, step.a - 1);
}

} // namespace

namespace steps {

constinit const StepRule placeAction = about(
    inside(question(StepKind::PlaceAction, "place-action", {5, 1}, offerPlaces, whyNotPlace, takePlace)),
    Type::Action);
constinit const StepRule takeSource = about(inside(question(StepKind::TakeSource, "take-source", {10, 1},
                                                            offerSources, whyNotSource, siege1::takeSource)),
                                            Type::Action);
constinit const StepRule placeMoved = inside(question(StepKind::PlaceMoved, "place-moved", {10, 4},
                                                      offerPlaceMoved, whyNotPlaceMoved, takePlaceMoved));
constinit const StepRule raise = about(
    inside(question(StepKind::Raise, "raise", {10, 6}, offerRaise, whyNotRaise, takeRaise)), Type::Number);

} // namespace steps

} // namespace merlon::siege1
