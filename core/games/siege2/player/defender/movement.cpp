#include "core/games/siege2/defender/movement.h"
#include "core/games/siege2/defender/buildings.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/player/defender/buildings.h"
#include "core/games/siege2/player/defender/posts.h"
#include "core/games/siege2/player/scores.h"

#include <algorithm>
#include <cassert>

/// S2-13, S2-14: where a selected piece goes, and what heroic orders do.
namespace merlon::siege2 {

namespace {

/// The best wall with a hero for a unit of the courtyard (S2-14.3).
int gainOnHeroWalls(const Outlook &outlook, int unit)
{
    int best = -1000;
    for (const PlaceIndex place : outlook.data.heroes) {
        if (outlook.wallAt(place) >= 0 && defenderFits(outlook.scene(), place, unit))
            best = std::max(best, gainOfMove(outlook, unit, outlook.field.courtyard, place));
    }
    return best;
}

/// What is lost when a unit goes on an errand: it has to be fetched from the building later (S2-14.4).
int lossOfErrand(const Outlook &outlook, int unit, PlaceIndex from)
{
    return worthRemoved(outlook, from, unit) + 2 * siege::strengthOf(unit);
}

/// An hourglass more on a track: worth most if it completes the action.
int worthOfErrandHourglass(const Outlook &outlook, Action action)
{
    if (whyNotOnTrack(outlook.scene(), action))
        return -1000;
    const int cost = costOf(outlook.scene(), action);
    const int left = std::max(1, cost - outlook.data.tracks[static_cast<std::size_t>(action)]);
    if (left > 1)
        return promiseOfAction(outlook, action) / cost;
    return outlook.maneuversMade ? worthOfAction(outlook, action) : -5;
}

int bestErrandHourglass(const Outlook &outlook, int building)
{
    int best = -1000;
    for (int action = 0; action < kActions; ++action) {
        if (static_cast<int>(dataOf(static_cast<Action>(action)).building) == building)
            best = std::max(best, worthOfErrandHourglass(outlook, static_cast<Action>(action)));
    }
    return best;
}

bool isFreeWorkplace(const Outlook &outlook, int building, int unit)
{
    return building <= static_cast<int>(siege::BuildingType::Cathedral)
        && defenderFits(outlook.scene(), outlook.field.buildings[static_cast<std::size_t>(building)].place,
                        unit);
}

int gainOfErrandBy(const Outlook &outlook, int unit, PlaceIndex from)
{
    int best = -1000;
    for (int building = 0; building < kActionBuildings; ++building) {
        if (isFreeWorkplace(outlook, building, unit))
            best = std::max(best, bestErrandHourglass(outlook, building));
    }
    return best - lossOfErrand(outlook, unit, from);
}

/// S2-14.5: a unit that is not needed on its wall, for the reserve.
int gainOfRecalling(const Outlook &outlook, int unit, PlaceIndex from)
{
    return gainOfMove(outlook, unit, from, outlook.field.courtyard);
}

} // namespace

int gainOfReinforcing(const Outlook &outlook)
{
    int best = -1000;
    for (int unit = 0; unit < siege::kUnitKinds; ++unit) {
        if (outlook.data.courtyard[static_cast<std::size_t>(unit)] > 0)
            best = std::max(best, gainOnHeroWalls(outlook, unit));
    }
    return best;
}

int gainOfErrand(const Outlook &outlook)
{
    int best = -1000;
    forEachDefenderPiece(outlook.scene(), [&](int piece, PlaceIndex place) {
        if (!isHero(piece))
            best = std::max(best, gainOfErrandBy(outlook, piece, place));
    });
    return best;
}

int gainOfRecall(const Outlook &outlook, Hero hero)
{
    const siege::Side side = outlook.field.sideOf(outlook.data.heroes[static_cast<std::size_t>(hero)]);
    int best = -1000;
    for (int wall = 0; wall < outlook.walls(); ++wall) {
        if (outlook.wallField(wall).side != side)
            continue;
        for (int unit = 0; unit < siege::kUnitKinds; ++unit) {
            if (outlook.wall(wall).defenders[static_cast<std::size_t>(unit)] > 0)
                best = std::max(best, gainOfRecalling(outlook, unit, outlook.wallField(wall).place));
        }
    }
    return best;
}

int scoreMovement(const Outlook &outlook, Choice choice)
{
    const int piece = outlook.step.a;
    const auto from = static_cast<PlaceIndex>(outlook.step.b);
    if (is(choice, Verb::MoveTo))
        return gainOfMove(outlook, piece, from, static_cast<PlaceIndex>(choice.args[0]));
    return gainOfSwap(outlook, piece, from, choice.args[0], static_cast<PlaceIndex>(choice.args[1]));
}

int scoreHero(const Outlook &outlook, Choice choice)
{
    const StepKind kind = outlook.kind();
    if (kind == StepKind::HeroSelect) {
        const int unit = choice.args[0];
        const auto from = static_cast<PlaceIndex>(choice.args[1]);
        switch (static_cast<HeroicOrder>(outlook.step.a)) {
        case HeroicOrder::Reinforce:
            return gainOnHeroWalls(outlook, unit);
        case HeroicOrder::Errand:
            return gainOfErrandBy(outlook, unit, from);
        case HeroicOrder::Recall:
            return gainOfRecalling(outlook, unit, from);
        }
        return 0;
    }
    if (kind == StepKind::HeroWall)
        return worthAdded(outlook, static_cast<PlaceIndex>(choice.args[0]), outlook.step.a);
    if (kind == StepKind::HeroBuilding)
        return bestErrandHourglass(outlook, outlook.field.numbers[choice.args[0]]);
    assert(kind == StepKind::HeroHourglass);
    return worthOfErrandHourglass(outlook, static_cast<Action>(choice.args[0]));
}

} // namespace merlon::siege2
