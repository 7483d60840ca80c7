#include "core/games/siege1/reports/foresight.h"

#include "core/games/siege/reports/foresight/assault_of.h"
#include "core/games/siege1/assault/strength.h"
#include "core/games/siege1/edition.h"
#include "core/games/siege1/steps.h"

namespace merlon::siege1 {

namespace {

using siege::Incident;
using siege::WallOutlook;

Incident incidentOf(const Event &event, const Battlefield &field)
{
    const auto place = static_cast<PlaceIndex>(event.args[0]);
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::AssaultBegins:
        return {Incident::Kind::AssaultBegins};
    case EventKind::UnitKilled:
    case EventKind::CrewKilled:
        return siege::deathIn(event);
    case EventKind::TrapSprings: // on a forced march, S1-12.6
        return {Incident::Kind::InvaderDies, field.paths[field.pathOfLink[event.args[0]]].from,
                static_cast<std::uint8_t>(event.args[1])};
    case EventKind::WallEntered:
        return {Incident::Kind::WallFalls, place};
    case EventKind::LastGateFalls:
        return {Incident::Kind::LastGateFalls, place};
    default:
        return {};
    }
}

/// Whether the melee on a wall is still to come.
bool isFought(const SiegeData &before, const SiegeData &data, std::size_t wall)
{
    const WallState &state = data.walls[wall];
    return isContested(state) && !isLeftOut(data, state)
        && siege::isFightToCome<Edition>(before, StepKind::FightWall, wall);
}

WallOutlook::End endOf(Melee::End end)
{
    switch (end) {
    case Melee::End::Even:
        return WallOutlook::End::Even;
    case Melee::End::DefendersLose:
        return WallOutlook::End::InvadersWin;
    case Melee::End::Breach:
        return WallOutlook::End::Breach;
    case Melee::End::ShieldsHold:
        return WallOutlook::End::ShieldsHold;
    case Melee::End::NobodyHurts:
    case Melee::End::InvadersLose:
        return WallOutlook::End::DefendersWin;
    }
    return WallOutlook::End::NoFight;
}

/// S1-19.5: who dies in the melee itself.
void addLosses(WallOutlook &outlook, const WallState &wall, const Melee &melee)
{
    Units fighters = wall.invaders;
    if (wall.has(WallState::kFury)) { // S1-12.4
        siege::addPicked(outlook.invaders, {fighters[siege::Goblin], 0, 0}, fighters[siege::Goblin]);
        fighters[siege::Goblin] = 0;
    }
    for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit)
        fighters[unit] = static_cast<std::uint8_t>(fighters[unit] + wall.crew[unit]);
    Units defenders = wall.defenders;
    if (melee.poisoned) {
        --defenders[siege::Marksman];
        ++outlook.defenders.sure[siege::Marksman];
    }
    if (melee.end == Melee::End::InvadersLose)
        siege::addPicked(outlook.invaders, fighters, melee.loss);
    else if (melee.loss > 0)
        siege::addPicked(outlook.defenders, defenders, melee.loss);
}

/// S1-19.1, S1-12.4: what comes before the comparison whatever is chosen. Returns who dies of it.
std::vector<Event> prepare(SiegeData &data, const SiegeData &before, const Siege1View &view)
{
    std::vector<Event> events;
    EventSink sink(events);
    Play play {data, view.field(), view.rules(), sink};
    if (siege::isToCome<Edition>(before, StepKind::PourCauldrons))
        agenda::workThrough<Edition>(play, StepKind::PourCauldrons);
    for (const siege::WallField &wall : play.field.walls) {
        const WallState &state = data.walls[play.field.numbers[wall.place]];
        data.agendaSize = 0;
        if (state.order == Order::GoblinFury && !state.has(WallState::kOrderDone) && !isLeftOut(data, state))
            ruleOf(StepKind::ResolveOrder).take(play, {}, choice(Verb::ResolveOrder, wall.place));
    }
    return events;
}

} // namespace

std::vector<WallOutlook> wallOutlooks(const Siege1View &view)
{
    const SiegeData &before = view.known();
    SiegeData data = before;
    const std::vector<Event> events = prepare(data, before, view);
    const Scene scene {data, view.field(), view.rules()};
    const auto tell = [&](WallOutlook &outlook, std::size_t wall) {
        const WallState &state = data.walls[wall];
        const Melee melee = meleeOn(scene, static_cast<int>(wall));
        outlook.attack = melee.invader;
        outlook.hold = melee.defender;
        outlook.advantage = melee.invader < melee.defender ? -melee.lead : melee.lead;
        if (!isFought(before, data, wall))
            return;
        outlook.end = endOf(melee.end);
        outlook.orderWaits = state.order != Order::None && !state.has(WallState::kOrderDone);
        addLosses(outlook, state, melee);
    };
    return siege::outlooksOnWalls(scene.field, events, incidentOf, tell);
}

std::unique_ptr<siege::ComingAssault> comingAssault(const Siege1View &view)
{
    const auto deploy = [](SiegeData &data) { data.phase = 6; };
    return siege::assaultAfter<Edition>(view, deploy, incidentOf);
}

} // namespace merlon::siege1
