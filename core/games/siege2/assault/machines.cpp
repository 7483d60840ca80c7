#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/steps.h"

/// S2-17.3 to S2-17.5 and the effects of S2-6: the barrage machines fire.
namespace merlon::siege2 {

namespace {

using siege::forEach;

constexpr std::uint8_t kHit = 1;
constexpr std::uint8_t kMiss = 2;

MachineState &machineAt(SiegeData &data, std::uint16_t name)
{
    return data.machines[static_cast<std::size_t>(machineSlot(data, name))];
}

Machine typeOf(const MachineState &machine)
{
    return static_cast<Machine>(machine.type - 1);
}

/// S2-17.3: a = next in the order of machines. All targets are declared before any card is turned.
void aimMachines(Play &play, Step step)
{
    const MachineOrder order = machineOrder(play.data);
    for (int index = step.a; index < order.count; ++index) {
        const MachineState &machine = play.data.machines[order.inUse[static_cast<std::size_t>(index)]];
        if (machine.malfunction != 0)
            continue;
        push(play, StepKind::AimMachines, index + 1);
        return push(play, StepKind::Fire, machineName(machine));
    }
}

/// a = machine.
Reason whyNotFire(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Fire) && !is(made, Verb::HoldFire))
        return notNow({17, 3});
    if (machineSlot(scene.data, made.args[0]) < 0)
        return no(ReasonKind::MachineAbsent, {17, 3}, made.args[0]);
    if (made.args[0] != step.a)
        return no(ReasonKind::MachineNotItsTurn, {17, 3}, step.a);
    if (is(made, Verb::HoldFire))
        return kLegal;
    const auto place = static_cast<PlaceIndex>(made.args[1]);
    const int wall = wallNumber(scene, place);
    const MachineState &machine =
        scene.data.machines[static_cast<std::size_t>(machineSlot(scene.data, step.a))];
    if (wall < 0 || (scene.field.wallsInRange(machine.place) & maskOf(wall)) == 0)
        return no(ReasonKind::OutOfReach, {17, 3}, place);
    return scene.data.walls[static_cast<std::size_t>(wall)].has(WallState::kGlared)
        ? no(ReasonKind::Glared, {15, 11}, place)
        : kLegal;
}

void offerFire(const Scene &scene, Step step, ChoiceList &out)
{
    for (const siege::WallField &wall : scene.field.walls)
        offer<whyNotFire>(scene, step, out, choice(Verb::Fire, step.a, wall.place));
    offer<whyNotFire>(scene, step, out, choice(Verb::HoldFire, step.a));
}

void takeFire(Play &play, Step step, Choice made)
{
    if (is(made, Verb::HoldFire))
        return tell(play, EventKind::MachineHeld, {17, 3}, step.a);
    machineAt(play.data, step.a).target = play.field.numbers[made.args[1]];
    tell(play, EventKind::MachineAimed, {17, 3}, step.a, made.args[1]);
}

/// S2-17.4: a = next in the order of machines.
void revealShots(Play &play, Step step)
{
    const MachineOrder order = machineOrder(play.data);
    for (int index = step.a; index < order.count; ++index) {
        const MachineState &machine = play.data.machines[order.inUse[static_cast<std::size_t>(index)]];
        if (machine.target == kNowhere)
            continue;
        push(play, StepKind::RevealShots, index + 1);
        return push(play, StepKind::RevealShot, machineName(machine));
    }
}

/// a = machine.
void shotOutcomes(const Scene &scene, Step step, OutcomeList &out)
{
    const MachineState &machine =
        scene.data.machines[static_cast<std::size_t>(machineSlot(scene.data, step.a))];
    siege::drawShot(machine.hits, machine.misses, choice(Verb::RevealShot, step.a, 0),
                    choice(Verb::RevealShot, step.a, 1), out);
}

/// S2-17.5: a revealed miss leaves the deck for good. S2-9.4: bloodstones are flipped.
void takeShot(Play &play, Step step, Choice made)
{
    MachineState &machine = machineAt(play.data, step.a);
    const bool hit = made.args[1] == 0;
    machine.shown = hit ? kHit : kMiss;
    if (!hit)
        --machine.misses;
    tell(play, EventKind::ShotRevealed, {17, 4}, step.a, made.args[1]);
    flipRitual(play, Card::Bloodstones, machine.bloodstone, [&](bool target) {
        tell(play, EventKind::RitualFlippedOnMachine, {9, 2}, Card::Bloodstones, step.a, target);
    });
}

/// The towers whose device a catapult or trebuchet can destroy beside a wall (S2-6.4, S2-6.5).
Mask smashableTowers(const Scene &scene, const MachineState &machine, int wall)
{
    Mask towers = 0;
    forEach(scene.field.walls[static_cast<std::size_t>(wall)].towers, [&](int tower) {
        const auto index = static_cast<std::size_t>(tower);
        const bool inReach = typeOf(machine) == Machine::Trebuchet
            || scene.field.towers[index].rampart == scene.field.numbers[machine.place];
        if (inReach && scene.data.towers[index].device != Device::None)
            towers |= maskOf(tower);
    });
    return towers;
}

/// The rule of what a catapult or trebuchet destroys.
RuleId smashRule(const MachineState &machine)
{
    return typeOf(machine) == Machine::Trebuchet ? RuleId {6, 5} : RuleId {6, 4};
}

/// S2-6.4: the first that exists of a stone, the cauldron, the device of a tower.
void smash(Play &play, const MachineState &machine)
{
    WallState &wall = play.data.walls[machine.target];
    const PlaceIndex place = play.field.walls[machine.target].place;
    const RuleId rule = smashRule(machine);
    if (wall.stone > 0) {
        --wall.stone;
        ++play.data.stonesDestroyed;
        return tell(play, EventKind::StoneDestroyed, rule, place);
    }
    if (wall.cauldron != Cauldron::None) {
        wall.cauldron = Cauldron::None;
        return tell(play, EventKind::CauldronDestroyed, rule, place);
    }
    if (smashableTowers(play, machine, machine.target) == 0)
        return tell(play, EventKind::NothingHit, rule, machineName(machine), place);
    push(play, StepKind::SmashTower, machineName(machine), place);
}

/// S2-17.4, S2-17.5: a = next in the order of machines.
void resolveShots(Play &play, Step step)
{
    const MachineOrder order = machineOrder(play.data);
    for (int index = step.a; index < order.count; ++index) {
        MachineState &machine = play.data.machines[order.inUse[static_cast<std::size_t>(index)]];
        if (machine.shown != kHit)
            continue;
        push(play, StepKind::ResolveShots, index + 1);
        const PlaceIndex place = play.field.walls[machine.target].place;
        if (machine.bloodstone == RitualToken::TargetUp)
            push(play, StepKind::KillDefender, place, 0, packed({9, 4}));
        if (typeOf(machine) != Machine::Ballista)
            return smash(play, machine);
        push(play, StepKind::KillInvader, place, 0, packed({6, 3}));
        return push(play, StepKind::KillDefender, place, 0, packed({6, 3}));
    }
    for (MachineState &machine : play.data.machines) {
        machine.target = kNowhere;
        machine.shown = 0;
    }
}

/// a = machine, b = wall.
Reason whyNotSmash(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Smash))
        return notNow({6, 4});
    const auto place = static_cast<PlaceIndex>(made.args[0]);
    if (!scene.field.is(place, PlaceKind::Tower))
        return no(ReasonKind::WrongPlace, {6, 4}, place);
    const MachineState &machine =
        scene.data.machines[static_cast<std::size_t>(machineSlot(scene.data, step.a))];
    const Mask towers = smashableTowers(scene, machine, scene.field.numbers[step.b]);
    return (towers & maskOf(scene.field.numbers[place])) != 0
        ? kLegal
        : no(ReasonKind::NothingThere, smashRule(machine), place);
}

void offerSmash(const Scene &scene, Step step, ChoiceList &out)
{
    for (const siege::TowerField &tower : scene.field.towers)
        offer<whyNotSmash>(scene, step, out, choice(Verb::Smash, tower.place));
}

void takeSmash(Play &play, Step, Choice made)
{
    play.data.towers[play.field.numbers[made.args[0]]].device = Device::None; // S2-6.6
    tell(play, EventKind::DeviceDestroyed, {6, 6}, made.args[0]);
}

} // namespace

namespace steps {

constinit const StepRule aimMachines = work(StepKind::AimMachines, "aim-machines", siege2::aimMachines);
constinit const StepRule fire = about(
    question(StepKind::Fire, "fire", kInvader, {17, 3}, offerFire, whyNotFire, takeFire), Type::Machine);
constinit const StepRule revealShots = work(StepKind::RevealShots, "reveal-shots", siege2::revealShots);
constinit const StepRule revealShot =
    about(drawing(StepKind::RevealShot, "reveal-shot", {17, 4}, shotOutcomes, takeShot), Type::Machine);
constinit const StepRule resolveShots = work(StepKind::ResolveShots, "resolve-shots", siege2::resolveShots);
constinit const StepRule smashTower =
    about(question(StepKind::SmashTower, "smash-tower", kInvader, {6, 4}, offerSmash, whyNotSmash, takeSmash),
          Type::Machine, Type::Place);

} // namespace steps

} // namespace merlon::siege2
