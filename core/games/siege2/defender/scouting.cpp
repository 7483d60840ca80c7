#include "core/games/siege2/defender/effects.h"

#include "core/games/siege2/defender/candidates.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/pieces/row.h"
#include "core/games/siege2/steps.h"

#include <algorithm>
#include <bit>

/// S2-15.5 to S2-15.7: what the scouts do.
namespace merlon::siege2 {

namespace {

/// S2-15.5
Reason whyNotPlaceTrap(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::PlaceTrap))
        return notNow({15, 5});
    const std::uint8_t path = scene.field.pathOfLink[made.args[0]];
    if (path == kNowhere || !scene.field.paths[path].trappable)
        return no(ReasonKind::NotTrappable, {15, 5}, made.args[0]);
    const PathState &state = scene.data.paths[path];
    if (state.trap != Trap::None || state.has(PathState::kBridge))
        return no(ReasonKind::TrapOrBridgeThere, {15, 5}, made.args[0]);
    int traps = 0;
    for (std::size_t index = 0; index < scene.field.paths.size(); ++index)
        traps += scene.data.paths[index].trap == Trap::None ? 0 : 1;
    return traps < 3 * kTokensOfType ? kLegal : no(ReasonKind::NoToken, {15, 5});
}

void offerTrapPaths(const Scene &scene, Step step, ChoiceList &out)
{
    for (const siege::PathField &path : scene.field.paths)
        offer<whyNotPlaceTrap>(scene, step, out, choice(Verb::PlaceTrap, path.link));
}

void takePlaceTrap(Play &play, Step, Choice made)
{
    push(play, StepKind::TrapType, made.args[0]);
}

/// S2-15.5: a = link of the path.
Reason whyNotTrapType(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::TrapType))
        return notNow({15, 5});
    return trapsInUse(scene, static_cast<Trap>(made.args[0] + 1)) < kTokensOfType
        ? kLegal
        : no(ReasonKind::NoToken, {15, 5});
}

void offerTrapTypes(const Scene &scene, Step step, ChoiceList &out)
{
    for (int type = 0; type < 3; ++type)
        offer<whyNotTrapType>(scene, step, out, choice(Verb::TrapType, type));
}

void takeTrapType(Play &play, Step step, Choice made)
{
    play.data.paths[play.field.pathOfLink[step.a]].trap = static_cast<Trap>(made.args[0] + 1);
    tellOnly(play, SeatSet {kDefender}, 2, EventKind::TrapPlaced, {15, 5}, step.a, made.args[0]);
}

std::uint8_t argumentIsSecret(const Scene &, Step)
{
    return 1;
}

/// S2-15.6
Reason whyNotSilence(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::ChooseMachine))
        return notNow({15, 6});
    const int slot = machineSlot(scene.data, made.args[0]);
    if (slot < 0)
        return no(ReasonKind::MachineAbsent, {15, 6}, made.args[0]);
    const auto used = std::count_if(scene.data.machines.begin(), scene.data.machines.end(),
                                    [](const MachineState &machine) { return machine.malfunction != 0; });
    if (used == kMalfunctionTokens)
        return no(ReasonKind::NoToken, {15, 6});
    return scene.data.machines[static_cast<std::size_t>(slot)].malfunction == 0
        ? kLegal
        : no(ReasonKind::MachineSilenced, {15, 6}, made.args[0]);
}

void offerSilence(const Scene &scene, Step step, ChoiceList &out)
{
    for (const MachineState &machine : scene.data.machines) {
        if (machine.type != 0)
            offer<whyNotSilence>(scene, step, out, choice(Verb::ChooseMachine, machineName(machine)));
    }
}

void takeSilence(Play &play, Step, Choice made)
{
    play.data.machines[static_cast<std::size_t>(machineSlot(play.data, made.args[0]))].malfunction = 1;
    tell(play, EventKind::MalfunctionPlaced, {15, 6}, made.args[0]);
}

/// S2-15.7
Reason whyNotSpy(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::ChooseCard))
        return notNow({15, 7});
    if (std::popcount(scene.data.spied) == kSpyTokens)
        return no(ReasonKind::NoToken, {15, 7});
    if (rowPosition(scene.data, made.args[0]) < 0)
        return no(ReasonKind::CardNotHere, {15, 7}, made.args[0]);
    const int phase = dataOf(static_cast<Card>(made.args[0])).phase;
    if (phase < 2 || phase > 5)
        return no(ReasonKind::OtherPhase, {15, 7}, made.args[0]);
    return (scene.data.spied >> made.args[0] & 1u) == 0 ? kLegal
                                                        : no(ReasonKind::SpyThere, {15, 7}, made.args[0]);
}

void offerSpies(const Scene &scene, Step step, ChoiceList &out)
{
    for (const std::uint8_t card : scene.data.row)
        offer<whyNotSpy>(scene, step, out, choice(Verb::ChooseCard, card));
}

void takeSpy(Play &play, Step, Choice made)
{
    play.data.spied |= 1u << made.args[0];
    tell(play, EventKind::SpyPlaced, {15, 7}, made.args[0]);
}

} // namespace

std::optional<Condition> missingForScouts(const Scene &scene, Action action)
{
    if (action == Action::Trap)
        return missingAmong<whyNotPlaceTrap>(scene, action, Verb::PlaceTrap, scene.field.paths, kLinkOf,
                                             Condition::NoPath);
    if (action == Action::Spy)
        return missingAmong<whyNotSpy>(scene, action, Verb::ChooseCard, scene.data.row, kItself,
                                       Condition::NoCard);
    return missingAmong<whyNotSilence>(scene, action, Verb::ChooseMachine, scene.data.machines, kMachineOf,
                                       Condition::NoMachine);
}

namespace steps {

constinit const StepRule placeTrap = inside(question(StepKind::PlaceTrap, "place-trap", kDefender, {15, 5},
                                                     offerTrapPaths, whyNotPlaceTrap, takePlaceTrap));
constinit const StepRule trapType =
    about(secret(inside(question(StepKind::TrapType, "trap-type", kDefender, {15, 5}, offerTrapTypes,
                                 whyNotTrapType, takeTrapType),
                        2),
                 argumentIsSecret),
          Type::Path);
constinit const StepRule silenceMachine =
    inside(question(StepKind::SilenceMachine, "silence-machine", kDefender, {15, 6}, offerSilence,
                    whyNotSilence, takeSilence));
constinit const StepRule placeSpy =
    inside(question(StepKind::PlaceSpy, "place-spy", kDefender, {15, 7}, offerSpies, whyNotSpy, takeSpy));

} // namespace steps

} // namespace merlon::siege2
