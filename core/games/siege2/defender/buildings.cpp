#include "core/games/siege2/defender/buildings.h"

#include "core/games/siege2/defender/effects.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/steps.h"

namespace merlon::siege2 {

namespace {

BuildingState &buildingOf(SiegeData &data, Action action)
{
    return data.buildings[static_cast<std::size_t>(dataOf(action).building)];
}

/// S2-9.5: the demon's token is flipped; if it is (or was) the target, the invader kills in the courtyard.
void wakeDemon(Play &play, Action action)
{
    RitualToken &token = buildingOf(play.data, action).demon;
    const PlaceIndex place = play.field.buildings[static_cast<std::size_t>(dataOf(action).building)].place;
    if (flipRitualAt(play, Card::Demon, token, place))
        push(play, StepKind::KillDefender, play.field.courtyard, 0, packed({9, 5}));
}

} // namespace

void invest(Play &play, Action action)
{
    std::uint8_t &track = play.data.tracks[static_cast<std::size_t>(action)];
    ++track;
    const int cost = costOf(play, action);
    tell(play, EventKind::HourglassPlaced, {12, 3}, action, track, cost);
    if (track == cost)
        completeAction(play, action);
}

void completeAction(Play &play, Action action)
{
    tell(play, EventKind::ActionCompleted, {12, 4}, action);
    if (action == Action::TrainTroops) // S2-15.12: no limit
        play.data.tracks[static_cast<std::size_t>(action)] = 0;
    else
        play.data.completed |= 1u << static_cast<int>(action);
    pushEffect(play, action);
    wakeDemon(play, action);
}

} // namespace merlon::siege2
