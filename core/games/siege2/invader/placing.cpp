#include "core/games/siege2/invader/targets.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/steps.h"

/// S2-6 to S2-8: where machines, equipment and training go.
namespace merlon::siege2 {

namespace {

/// Offers a verb with every place.
template <auto whyNot, Verb verb>
void offerPlaces(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t place = 0; place < scene.field.kinds.size(); ++place)
        offer<whyNot>(scene, step, out, choice(verb, place));
}

/// S2-6.2: a = card.
Reason whyNotPlaceMachine(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::PlaceMachine))
        return notNow({6, 2});
    return whyNotMachineAt(scene, static_cast<Card>(step.a), made.args[0]);
}

void buildMachine(Play &play, Machine type, PlaceIndex place)
{
    const MachineState &machine = siege::buildIn(play.data.machines, type, place, kDeckHits, kDeckMisses);
    tell(play, EventKind::MachinePlaced, {6, 2}, machineName(machine), place);
}

void takePlaceMachine(Play &play, Step step, Choice made)
{
    const auto place = static_cast<PlaceIndex>(made.args[0]);
    switch (static_cast<Card>(step.a)) {
    case Card::Mantelet:
        play.data.ramparts[play.field.numbers[place]].flags |= RampartState::kMantelet;
        return tell(play, EventKind::ManteletPlaced, {6, 7}, place);
    case Card::SiegeTower:
        addSiegeTower(play, place, 1);
        return tell(play, EventKind::SiegeTowerPlaced, {6, 8}, place);
    case Card::Ballista:
        return buildMachine(play, Machine::Ballista, place);
    case Card::Catapult:
        return buildMachine(play, Machine::Catapult, place);
    default:
        return buildMachine(play, Machine::Trebuchet, place);
    }
}

/// S2-7.1: a = equipment.
Reason whyNotPlaceEquipment(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::PlaceEquipment))
        return notNow({7, 1});
    return whyNotEquipmentAt(scene, static_cast<Equipment>(step.a), made.args[0]);
}

void takePlaceEquipment(Play &play, Step step, Choice made)
{
    WallState &wall = play.data.walls[play.field.numbers[made.args[0]]];
    wall.equipment = static_cast<std::uint8_t>(wall.equipment | 1 << step.a);
    tell(play, EventKind::EquipmentPlaced, {7, 1}, step.a, made.args[0]);
}

/// S2-7.3
Reason whyNotPlaceBridge(const Scene &scene, Step, Choice made)
{
    return is(made, Verb::PlaceBridge) ? whyNotBridgeAt(scene, made.args[0]) : notNow({7, 3});
}

void offerBridgePaths(const Scene &scene, Step step, ChoiceList &out)
{
    for (const siege::PathField &path : scene.field.paths)
        offer<whyNotPlaceBridge>(scene, step, out, choice(Verb::PlaceBridge, path.link));
}

void takePlaceBridge(Play &play, Step, Choice made)
{
    play.data.paths[play.field.pathOfLink[made.args[0]]].flags |= PathState::kBridge;
    tell(play, EventKind::BridgePlaced, {7, 3}, made.args[0]);
}

/// S2-8.1: a = card.
Reason whyNotPlaceTraining(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::PlaceTraining))
        return notNow({8, 1});
    return whyNotTrainingAt(scene, static_cast<Card>(step.a), made.args[0]);
}

void takePlaceTraining(Play &play, Step step, Choice made)
{
    const bool quartermaster = static_cast<Card>(step.a) == Card::Quartermaster;
    play.data.ramparts[play.field.numbers[made.args[0]]].flags |=
        quartermaster ? RampartState::kQuartermaster : RampartState::kTrenchMaster;
    tell(play, EventKind::TrainingPlaced, {8, 1}, step.a, made.args[0]);
}

/// S2-8.3
Reason whyNotChooseDeck(const Scene &scene, Step, Choice made)
{
    return is(made, Verb::ChooseMachine) ? whyNotArtilleryAt(scene, made.args[0]) : notNow({8, 3});
}

void offerDecks(const Scene &scene, Step step, ChoiceList &out)
{
    for (const MachineState &machine : scene.data.machines) {
        if (machine.type != 0)
            offer<whyNotChooseDeck>(scene, step, out, choice(Verb::ChooseMachine, machineName(machine)));
    }
}

void takeChooseDeck(Play &play, Step, Choice made)
{
    --play.data.machines[static_cast<std::size_t>(machineSlot(play.data, made.args[0]))].misses;
    tell(play, EventKind::MissRemoved, {8, 3}, made.args[0]);
}

/// S2-8.4
Reason whyNotPlaceSaboteur(const Scene &scene, Step, Choice made)
{
    return is(made, Verb::ChooseBuilding) ? whyNotSaboteurAt(scene, made.args[0]) : notNow({8, 4});
}

void takePlaceSaboteur(Play &play, Step, Choice made)
{
    play.data.buildings[play.field.numbers[made.args[0]]].saboteur = 1;
    tell(play, EventKind::TrainingPlaced, {8, 4}, Card::Saboteur, made.args[0]);
}

/// S2-8.5: a = trolls still to be taken out of the bag.
Reason whyNotPlaceTroll(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::Place) || made.args[0] != siege::Troll)
        return notNow({8, 5});
    if (scene.data.bag[siege::Troll] == 0)
        return no(ReasonKind::NoTarget, {8, 5}, Card::Trainer, Condition::NoTroll);
    const auto place = static_cast<PlaceIndex>(made.args[1]);
    if (!scene.field.is(place, PlaceKind::Foreground))
        return no(ReasonKind::WrongPlace, {8, 5}, place);
    return invaderRoom(scene, place) > 0 ? kLegal : no(ReasonKind::NoSpace, {8, 5}, place);
}

void offerTrollPlaces(const Scene &scene, Step step, ChoiceList &out)
{
    for (const siege::ForegroundField &at : scene.field.foregrounds)
        offer<whyNotPlaceTroll>(scene, step, out, choice(Verb::Place, siege::Troll, at.place));
}

void takePlaceTroll(Play &play, Step step, Choice made)
{
    --play.data.bag[siege::Troll];
    ++play.data.foregrounds[play.field.numbers[made.args[1]]].invaders[siege::Troll];
    tell(play, EventKind::UnitPlaced, {8, 5}, siege::Troll, made.args[1]);
    if (step.a > 1)
        push(play, StepKind::PlaceTrolls, step.a - 1);
}

} // namespace

namespace steps {

constinit const StepRule placeMachine =
    about(inside(question(StepKind::PlaceMachine, "place-machine", kInvader, {6, 2},
                          offerPlaces<whyNotPlaceMachine, Verb::PlaceMachine>, whyNotPlaceMachine,
                          takePlaceMachine)),
          Type::ActionCard);
constinit const StepRule placeEquipment =
    about(inside(question(StepKind::PlaceEquipment, "place-equipment", kInvader, {7, 1},
                          offerPlaces<whyNotPlaceEquipment, Verb::PlaceEquipment>, whyNotPlaceEquipment,
                          takePlaceEquipment)),
          Type::Equipment);
constinit const StepRule placeBridge =
    inside(question(StepKind::PlaceBridge, "place-bridge", kInvader, {7, 3}, offerBridgePaths,
                    whyNotPlaceBridge, takePlaceBridge));
constinit const StepRule placeTraining =
    about(inside(question(StepKind::PlaceTraining, "place-training", kInvader, {8, 1},
                          offerPlaces<whyNotPlaceTraining, Verb::PlaceTraining>, whyNotPlaceTraining,
                          takePlaceTraining)),
          Type::ActionCard);
constinit const StepRule chooseDeck = inside(question(StepKind::ChooseDeck, "choose-deck", kInvader, {8, 3},
                                                      offerDecks, whyNotChooseDeck, takeChooseDeck));
constinit const StepRule placeSaboteur = inside(
    question(StepKind::PlaceSaboteur, "place-saboteur", kInvader, {8, 4},
             offerPlaces<whyNotPlaceSaboteur, Verb::ChooseBuilding>, whyNotPlaceSaboteur, takePlaceSaboteur));
constinit const StepRule placeTrolls =
    inside(question(StepKind::PlaceTrolls, "place-trolls", kInvader, {8, 5}, offerTrollPlaces,
                    whyNotPlaceTroll, takePlaceTroll));

} // namespace steps

} // namespace merlon::siege2
