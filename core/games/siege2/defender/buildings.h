#pragma once

#include "core/games/siege2/defender/effects.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/play.h"

#include <array>
#include <bit>

/// The tracks of the building actions and when an action can be completed (S2-12.3 to S2-12.5, 2.2).
/// The conditions stand in the header: each list of the defender phase asks them of all actions.
namespace merlon::siege2 {

/// 2.5: for each action the plans that make it dearer by one when they have been used, as a bit set of Plan.
inline constexpr std::array<std::uint32_t, kActions> kDearerAfter = [] {
    std::array<std::uint32_t, kActions> plans {};
    const auto dearer = [&plans](Action action, Plan plan) {
        plans[static_cast<std::size_t>(action)] |= 1u << static_cast<int>(plan);
    };
    dearer(Action::Wall, Plan::EmergencyMasonry);
    dearer(Action::TrainTroops, Plan::OpenArmoury);
    for (const Action cauldron : {Action::CauldronTroll, Action::CauldronOrc, Action::CauldronGoblin})
        dearer(cauldron, Plan::ScaldingHarvest);
    dearer(Action::Sharpshooters, Plan::Sally);
    for (const Action prayer : {Action::Blessing, Action::OrdersMixUp, Action::Sharpshooters, Action::Glare})
        dearer(prayer, Plan::Vigil);
    return plans;
}();

/// The present cost: base, saboteur (S2-8.4), objectives (2.4) and the drawbacks of plans (2.5) added up.
inline int costOf(const Scene &scene, Action action)
{
    const ActionData &data = dataOf(action);
    int cost = data.cost;
    if (scene.data.buildings[static_cast<std::size_t>(data.building)].saboteur != 0)
        ++cost;
    if (const std::uint32_t plans = scene.data.kept & kDearerAfter[static_cast<std::size_t>(action)])
        cost += std::popcount(plans);
    if (action == Action::Wall && hasStaying(scene.data, Objective::NotASingleStone))
        ++cost;
    return cost;
}

inline bool isCompleted(const SiegeData &data, Action action)
{
    return (data.completed >> static_cast<int>(action) & 1u) != 0;
}

/// S2-12.3: one more hourglass on the track, wherever it comes from.
inline Reason whyNotOnTrack(const Scene &scene, Action action)
{
    if (isCompleted(scene.data, action))
        return no(ReasonKind::CompletedAlready, {12, 3}, action);
    const int track = scene.data.tracks[static_cast<std::size_t>(action)];
    if (track + 1 < dataOf(action).cost) // the usual case: costs only rise
        return kLegal;
    const int cost = costOf(scene, action);
    if (track >= cost)
        return no(ReasonKind::TrackFull, {12, 3}, action);
    return track + 1 < cost ? kLegal : whyNoEffect(scene, action);
}

/// S2-12.3: one more hourglass from the reserve on the track.
inline Reason whyNotInvest(const Scene &scene, Action action)
{
    return scene.data.reserve > 0 ? whyNotOnTrack(scene, action) : no(ReasonKind::NoHourglass, {12, 3});
}

/// S2-12.5: a track that waits full, is not completed and can be completed now.
inline Reason whyNotActivate(const Scene &scene, Action action)
{
    const int track = scene.data.tracks[static_cast<std::size_t>(action)];
    if (track > 0 && isCompleted(scene.data, action))
        return no(ReasonKind::CompletedAlready, {12, 5}, action);
    const int cost = costOf(scene, action);
    if (track < cost)
        return no(ReasonKind::TrackNotFull, {12, 5}, action, track, cost);
    return whyNoEffect(scene, action, {12, 5});
}

/// The actions of which not more than `missing` hourglasses of the base cost are missing, as a bit set of Action.
/// Costs only rise: no other action can be full, or filled by `missing` hourglasses.
inline std::uint32_t actionsNearlyFull(const Scene &scene, int missing)
{
    std::uint32_t actions = 0;
    for (int action = 0; action < kActions; ++action) {
        const int track = scene.data.tracks[static_cast<std::size_t>(action)];
        const bool near = track + missing >= dataOf(static_cast<Action>(action)).cost;
        actions |= std::uint32_t {near} << action;
    }
    return actions & ~scene.data.completed;
}

/// The actions for which whyNotOnTrack has no reason.
inline std::uint32_t actionsForHourglass(const Scene &scene)
{
    constexpr std::uint32_t kAll = (1u << kActions) - 1;
    const std::uint32_t doubtful = actionsNearlyFull(scene, 1);
    std::uint32_t actions = kAll & ~scene.data.completed & ~doubtful;
    siege::forEach(doubtful, [&](int action) {
        actions |= std::uint32_t {!whyNotOnTrack(scene, static_cast<Action>(action))} << action;
    });
    return actions;
}

/// The actions for which whyNotActivate has no reason.
inline std::uint32_t actionsToActivate(const Scene &scene)
{
    std::uint32_t actions = 0;
    siege::forEach(actionsNearlyFull(scene, 0), [&](int action) {
        actions |= std::uint32_t {!whyNotActivate(scene, static_cast<Action>(action))} << action;
    });
    return actions;
}

/// Puts an hourglass (already paid) on a track and completes the action if it is the last one.
void invest(Play &play, Action action);
/// S2-12.4: demon, then the effect, at once.
void completeAction(Play &play, Action action);

} // namespace merlon::siege2
