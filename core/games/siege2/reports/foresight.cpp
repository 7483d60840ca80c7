#include "core/games/siege2/reports/foresight.h"

#include "core/games/siege/reports/foresight/assault_of.h"
#include "core/games/siege2/assault/strength.h"
#include "core/games/siege2/edition.h"
#include "core/games/siege2/steps.h"

namespace merlon::siege2 {

namespace {

using siege::Incident;
using siege::WallOutlook;

Incident incidentOf(const Event &event, const Battlefield &)
{
    const auto place = static_cast<PlaceIndex>(event.args[0]);
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::AssaultBegins:
        return {Incident::Kind::AssaultBegins};
    case EventKind::UnitKilled:
        return siege::deathIn(event);
    case EventKind::StrengthsCompared: // the game names only the first wall that is breached
        if (WallStrength {event.args[1], event.args[2], event.args[3]}.breached())
            return {Incident::Kind::WallFalls, place};
        return {};
    default:
        return {};
    }
}

/// Whether the melee on a wall is still to come.
bool isFought(const SiegeData &before, const SiegeData &data, std::size_t wall)
{
    return isFoughtOver(data.walls[wall])
        && siege::isFightToCome<Edition>(before, StepKind::ResolveWalls, wall);
}

WallOutlook::End endOf(const Melee &melee)
{
    if (melee.strength.breached())
        return WallOutlook::End::Breach;
    if (melee.defendersLoss > 0 || melee.strength.invader > melee.strength.defender)
        return WallOutlook::End::InvadersWin;
    return melee.strength.invader == melee.strength.defender ? WallOutlook::End::Even
                                                             : WallOutlook::End::DefendersWin;
}

/// S2-18.10 to S2-18.13: who dies in the melee itself; nobody any more after a breach.
void addLosses(WallOutlook &outlook, const WallState &wall, const Melee &melee)
{
    if (melee.strength.breached())
        return;
    const Units left = afterFury(wall);
    outlook.invaders.sure[siege::Goblin] = static_cast<std::uint8_t>(
        outlook.invaders.sure[siege::Goblin] + wall.invaders[siege::Goblin] - left[siege::Goblin]);
    siege::addPicked(outlook.invaders, left, melee.invadersLoss);
    siege::addPicked(outlook.defenders, wall.defenders, melee.defendersLoss);
}

/// What comes before the comparison whatever is chosen (S2-18.1, S2-18.2, S2-18.7). Returns who dies of it.
std::vector<Event> prepare(SiegeData &data, const SiegeData &before, const Battlefield &field)
{
    for (WallState &wall : data.walls) {
        if (wall.order == Order::Hidden)
            wall.order = Order::None;
    }
    std::vector<Event> events;
    EventSink sink(events);
    Play play {data, field, sink};
    for (const StepKind step : {StepKind::Poison, StepKind::PourCauldrons}) {
        if (siege::isToCome<Edition>(before, step))
            agenda::workThrough<Edition>(play, step);
    }
    for (const siege::WallField &wall : field.walls) {
        const WallState &state = data.walls[field.numbers[wall.place]];
        data.agendaSize = 0;
        if (state.order == Order::GoblinFury && !state.has(WallState::kOrderResolved) && isFoughtOver(state))
            ruleOf(StepKind::ResolveOrders).take(play, {}, choice(Verb::ResolveOrder, wall.place));
    }
    return events;
}

} // namespace

std::vector<WallOutlook> wallOutlooks(const Siege2View &view)
{
    const SiegeData &before = view.known();
    SiegeData data = before;
    const std::vector<Event> events = prepare(data, before, view.field());
    const Scene scene {data, view.field()};
    const auto tell = [&](WallOutlook &outlook, std::size_t wall) {
        const Melee melee = meleeOn(scene, static_cast<int>(wall));
        outlook.attack = siege::isEmpty(data.walls[wall].invaders) ? 0 : melee.strength.invader;
        outlook.hold = melee.strength.defender;
        outlook.advantage = outlook.attack - outlook.hold;
        outlook.fallsAt = melee.strength.defender + melee.strength.units + 1; // S2-18.9
        if (!isFought(before, data, wall))
            return;
        outlook.end = endOf(melee);
        const WallState &state = before.walls[wall];
        outlook.orderWaits = state.order != Order::None && state.order != Order::GoblinFury
            && !state.has(WallState::kOrderResolved);
        addLosses(outlook, data.walls[wall], melee);
    };
    return siege::outlooksOnWalls(scene.field, events, incidentOf, tell);
}

std::unique_ptr<siege::ComingAssault> comingAssault(const Siege2View &view)
{
    return siege::assaultAfter<Edition>(
        view, [](SiegeData &) {}, incidentOf);
}

} // namespace merlon::siege2
