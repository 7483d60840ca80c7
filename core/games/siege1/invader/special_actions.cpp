#include "core/games/siege1/invader/special_actions.h"

#include "core/games/siege1/invader/targets.h"

#include <algorithm>

namespace merlon::siege1 {

namespace {

bool hasOtherWall(const Scene &scene, Seat seat, Equipment type, PlaceIndex from)
{
    return std::any_of(scene.field.walls.begin(), scene.field.walls.end(), [&](const siege::WallField &wall) {
        return wall.side == scene.field.sideOf(from) && !whyNotEquip(scene, seat, type, wall.place);
    });
}

Reason whyNotTakeBridge(const Scene &scene, Seat seat, int link)
{
    const std::uint8_t number = scene.field.pathOfLink[static_cast<std::size_t>(link)];
    if (number == kNowhere || !scene.data.paths[number].has(PathState::kBridge))
        return no(ReasonKind::NoBridgeThere, {10, 4}, link);
    const PlaceIndex from = scene.field.paths[number].from;
    if (!commandsPlace(scene, seat, from))
        return no(ReasonKind::NotYourSide, {5, 5});
    const bool other =
        std::any_of(scene.field.paths.begin(), scene.field.paths.end(), [&](const siege::PathField &path) {
            return scene.field.sideOf(path.from) == scene.field.sideOf(from)
                && !whyNotBridge(scene, seat, path.link);
        });
    return other ? kLegal : noTarget(Lack::OtherPlace, {10, 4});
}

} // namespace

Reason whyNotTakeEquipment(const Scene &scene, Seat seat, Choice made)
{
    if (is(made, Verb::TakeBridge))
        return whyNotTakeBridge(scene, seat, made.args[0]);
    if (!is(made, Verb::TakeEquipment))
        return notNow({10, 4});
    const auto place = static_cast<PlaceIndex>(made.args[0]);
    const auto type = static_cast<Equipment>(made.args[1]);
    const int wall = wallNumber(scene, place);
    if (wall < 0 || type == Equipment::Bridge || !wallAt(scene, wall).has(type))
        return no(ReasonKind::NothingForThis, {10, 4}, place);
    if (!commandsPlace(scene, seat, place))
        return no(ReasonKind::NotYourSide, {5, 5});
    if (type == Equipment::Ladders && invaderRoom(scene, place) < 1)
        return no(ReasonKind::LaddersNeeded, {10, 4});
    return hasOtherWall(scene, seat, type, place) ? kLegal : noTarget(Lack::OtherPlace, {10, 4});
}

Reason whyNotTakeTraining(const Scene &scene, Seat seat, Choice made)
{
    if (!is(made, Verb::TakeTraining))
        return notNow({10, 5});
    const auto place = static_cast<PlaceIndex>(made.args[0]);
    const auto type = static_cast<Training>(made.args[1]);
    const std::size_t number = scene.field.numbers[place];
    const bool saboteur = type == Training::Saboteur;
    const bool there = saboteur
        ? scene.field.is(place, PlaceKind::Building)
            && scene.data.buildings[number].has(BuildingState::kSaboteur)
        : scene.field.is(place, PlaceKind::Rampart) && scene.data.ramparts[number].has(type);
    if (!there)
        return no(ReasonKind::NothingForThis, {10, 5}, place);
    if (!commandsPlace(scene, seat, place))
        return no(ReasonKind::NotYourSide, {5, 5});
    bool other = false;
    if (saboteur) {
        for (std::size_t building = 0; building < kActionBuildings; ++building)
            other = other || !whyNotTrain(scene, seat, type, scene.field.buildings[building].place);
    } else {
        for (const siege::RampartField &rampart : scene.field.ramparts)
            other = other
                || (rampart.side == scene.field.sideOf(place)
                    && !whyNotTrain(scene, seat, type, rampart.place));
    }
    return other ? kLegal : noTarget(Lack::OtherPlace, {10, 5});
}

bool hasSource(const Scene &scene, Seat seat, Action action)
{
    return anySource(scene, action, [&](Choice candidate) {
        return !(action == Action::EquipmentTransfer ? whyNotTakeEquipment(scene, seat, candidate)
                                                     : whyNotTakeTraining(scene, seat, candidate));
    });
}

int raisableGoblins(const Scene &scene, Seat seat)
{
    int room = 0;
    for (const siege::ForegroundField &foreground : scene.field.foregrounds) {
        if (commandsPlace(scene, seat, foreground.place))
            room += std::max(0, invaderRoom(scene, foreground.place));
    }
    return std::min({3, room, static_cast<int>(scene.data.discard[siege::Goblin])});
}

} // namespace merlon::siege1
