#include "core/games/siege1/invader/targets.h"
#include "core/games/siege1/player/invader/actions.h"
#include "core/games/siege1/player/invader/attack.h"
#include "core/games/siege1/player/scores.h"

#include <algorithm>

/// S1-10.4 to S1-10.6: tiles that move, and goblins that cheat death.
namespace merlon::siege1 {

namespace {

constexpr int kPoint = 2; ///< points for one of the small points that compare places

bool hasSide(const Outlook &outlook, PlaceIndex place, int side)
{
    return static_cast<int>(outlook.field.sideOf(place)) == side;
}

int bestBridge(const Outlook &outlook, int side)
{
    int best = -100;
    for (std::size_t path = 0; path < outlook.field.paths.size(); ++path) {
        const siege::PathField &field = outlook.field.paths[path];
        if (hasSide(outlook, field.from, side) && !whyNotBridge(outlook.scene(), outlook.seat, field.link))
            best = std::max(best, worthOfBridgeAt(outlook, static_cast<int>(path)));
    }
    return best;
}

int bestWall(const Outlook &outlook, Equipment type, int side)
{
    int best = -100;
    for (int wall = 0; wall < outlook.walls(); ++wall) {
        const PlaceIndex place = outlook.wallField(wall).place;
        if (hasSide(outlook, place, side) && !whyNotEquip(outlook.scene(), outlook.seat, type, place))
            best = std::max(best, worthOfEquipmentAt(outlook, type, wall));
    }
    return best;
}

int bestPost(const Outlook &outlook, Training type, int side)
{
    int best = -100;
    for (std::size_t index = 0; index < outlook.field.kinds.size(); ++index) {
        const auto place = static_cast<PlaceIndex>(index);
        if (hasSide(outlook, place, side) && !whyNotTrain(outlook.scene(), outlook.seat, type, place))
            best = std::max(best, worthOfTrainingAt(outlook, type, place));
    }
    return best;
}

/// Ladders and saps are of no use on a wall that cannot be won; where a tile is in use it stays.
bool isInUse(const Outlook &outlook, int wall)
{
    return isContested(outlook.wall(wall)) && weaknessOf(outlook, wall) > -4;
}

} // namespace

int gainOfMovingTile(const Outlook &outlook, Choice source)
{
    const auto place = static_cast<PlaceIndex>(source.args[0]);
    if (is(source, Verb::TakeBridge)) {
        const int path = outlook.field.pathOfLink[source.args[0]];
        const int side = outlook.field.sideOf(outlook.field.paths[static_cast<std::size_t>(path)].from);
        return kPoint * (bestBridge(outlook, side) - worthOfBridgeAt(outlook, path));
    }
    const int side = outlook.field.sideOf(place);
    if (is(source, Verb::TakeEquipment)) {
        const auto type = static_cast<Equipment>(source.args[1]);
        const int wall = outlook.wallAt(place);
        if (isInUse(outlook, wall) && type != Equipment::Sap)
            return -10;
        return kPoint * (bestWall(outlook, type, side) - worthOfEquipmentAt(outlook, type, wall));
    }
    const auto type = static_cast<Training>(source.args[1]);
    return kPoint * (bestPost(outlook, type, side) - worthOfTrainingAt(outlook, type, place));
}

int scoreMoving(const Outlook &outlook, Choice choice)
{
    const auto place = static_cast<PlaceIndex>(choice.args[0]);
    if (outlook.kind() == StepKind::TakeSource)
        return gainOfMovingTile(outlook, choice);
    if (outlook.kind() == StepKind::Raise)
        return weaknessOfSide(outlook, outlook.field.sideOf(place));
    if (is(choice, Verb::PlaceOnPath))
        return worthOfBridgeAt(outlook, outlook.field.pathOfLink[choice.args[0]]);
    return static_cast<Verb>(outlook.step.a) == Verb::TakeEquipment
        ? worthOfEquipmentAt(outlook, static_cast<Equipment>(outlook.step.c), outlook.wallAt(place))
        : worthOfTrainingAt(outlook, static_cast<Training>(outlook.step.c), place);
}

} // namespace merlon::siege1
