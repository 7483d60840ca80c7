#include "core/games/siege2/defender/buildings.h"

#include "core/games/siege2/defender/effects.h"
#include "core/games/siege2/pieces.h"
#include "core/games/siege2/steps.h"

namespace merlon::siege2 {

namespace {

/// 2.4, 2.5: what objectives and plans add to the cost of an action.
int increaseOf(const SiegeData &data, Action action)
{
    switch (action) {
    case Action::Wall:
        return (hasStaying(data, Objective::NotASingleStone) ? 1 : 0)
            + (data.keeps(Plan::EmergencyMasonry) ? 1 : 0);
    case Action::TrainTroops:
        return data.keeps(Plan::OpenArmoury) ? 1 : 0;
    case Action::CauldronTroll:
    case Action::CauldronOrc:
    case Action::CauldronGoblin:
        return data.keeps(Plan::ScaldingHarvest) ? 1 : 0;
    case Action::Sharpshooters:
        return (data.keeps(Plan::Sally) ? 1 : 0) + (data.keeps(Plan::Vigil) ? 1 : 0);
    case Action::Blessing:
    case Action::OrdersMixUp:
    case Action::Glare:
        return data.keeps(Plan::Vigil) ? 1 : 0;
    case Action::Cannon:
    case Action::BayWindow:
    case Action::Ladder:
    case Action::Pole:
    case Action::Trap:
    case Action::Malfunction:
    case Action::Spy:
    case Action::TrackingSaboteurs:
        return 0;
    }
    return 0;
}

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

int costOf(const Scene &scene, Action action)
{
    const ActionData &data = dataOf(action);
    const bool saboteur = scene.data.buildings[static_cast<std::size_t>(data.building)].saboteur != 0;
    return data.cost + (saboteur ? 1 : 0) + increaseOf(scene.data, action);
}

bool isCompleted(const SiegeData &data, Action action)
{
    return (data.completed >> static_cast<int>(action) & 1u) != 0;
}

bool canComplete(const Scene &scene, Action action)
{
    return !whyNoEffect(scene, action);
}

Reason whyNotInvest(const Scene &scene, Action action)
{
    return scene.data.reserve > 0 ? whyNotOnTrack(scene, action) : no(ReasonKind::NoHourglass, {12, 3});
}

Reason whyNotOnTrack(const Scene &scene, Action action)
{
    if (isCompleted(scene.data, action))
        return no(ReasonKind::CompletedAlready, {12, 3}, action);
    const int cost = costOf(scene, action);
    const int track = scene.data.tracks[static_cast<std::size_t>(action)];
    if (track >= cost)
        return no(ReasonKind::TrackFull, {12, 3}, action);
    return track + 1 < cost || canComplete(scene, action) ? kLegal
                                                          : no(ReasonKind::ConditionMissing, {12, 3}, action);
}

Reason whyNotActivate(const Scene &scene, Action action)
{
    if (scene.data.tracks[static_cast<std::size_t>(action)] == 0) // the usual case
        return no(ReasonKind::TrackNotFull, {12, 5}, action);
    if (isCompleted(scene.data, action))
        return no(ReasonKind::CompletedAlready, {12, 5}, action);
    if (scene.data.tracks[static_cast<std::size_t>(action)] < costOf(scene, action))
        return no(ReasonKind::TrackNotFull, {12, 5}, action);
    return canComplete(scene, action) ? kLegal : no(ReasonKind::ConditionMissing, {12, 5}, action);
}

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
