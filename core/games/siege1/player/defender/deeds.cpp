#include "core/games/siege1/player/defender/deeds.h"

#include "core/games/siege/player/ground.h"
#include "core/games/siege1/defender/buildings.h"
#include "core/games/siege1/player/defender/works.h"

#include <algorithm>

namespace merlon::siege1 {

namespace {

constexpr int kCrisis = -150; ///< points of a fight that is likely to end in a breach
constexpr int kHelp = 60;     ///< points that a work has to bring in a crisis
constexpr int kSaving = 40;   ///< points for the mate's work a second time

bool isDone(const Outlook &outlook, Work work)
{
    return (outlook.data.done >> static_cast<int>(work) & 1u) != 0;
}

/// Hourglasses that the action still wants; they come out of the purse.
int missing(const Outlook &outlook, Work work, int discount)
{
    const int cost = std::max(1, costOf(outlook.scene(), work) - discount);
    return std::max(0, cost - outlook.data.invested[static_cast<std::size_t>(work)]);
}

int bestWork(const Outlook &outlook, std::size_t building, bool doneOnly, int purse, int discount)
{
    int best = 0;
    for (int index = 0; index < kWorks; ++index) {
        const auto work = static_cast<Work>(index);
        const bool here = static_cast<std::size_t>(dataOf(work).building) == building;
        if (here && (!doneOnly || isDone(outlook, work)) && missing(outlook, work, discount) <= purse)
            best = std::max(best, worthOfWork(outlook, work));
    }
    return best;
}

/// Veterans and soldiers help where there is room for them.
int worthOfPrisoners(const Outlook &outlook)
{
    int best = 0;
    for (int wall = 0; wall < outlook.walls(); ++wall) {
        if (defenderFits(outlook.scene(), outlook.wallField(wall).place, siege::Soldier))
            best = std::max(best, gainOfUnits(outlook.fightAt(wall), 3));
    }
    return outlook.purse().purse > 0 && !outlook.data.has(SiegeData::kTerror) ? best : 0;
}

/// An act costs a point of glory (S1-17): no good where that point would lose the game.
bool canAfford(const Outlook &outlook)
{
    return leadAfterEntry(outlook.data) != -1;
}

} // namespace

int worthOfLastStand(const Outlook &outlook, std::size_t building)
{
    return bestWork(outlook, building, true, outlook.purse().purse, 1);
}

bool isGoodMoment(const Outlook &outlook, Deed deed)
{
    if (!outlook.deployed || !canAfford(outlook) || siege::worstPoints(outlook) > kCrisis)
        return false;
    switch (deed) {
    case Deed::Barricades:
        return bestWork(outlook, static_cast<std::size_t>(siege::BuildingType::Workshop), false, 4, 0)
            >= kHelp;
    case Deed::Deception:
        return outlook.purse().purse <= 2;
    case Deed::LastStand: {
        int best = 0;
        for (std::size_t building = 0; building < kActionBuildings; ++building)
            best = std::max(best, worthOfLastStand(outlook, building));
        return best >= kHelp;
    }
    case Deed::Prisoners:
        return worthOfPrisoners(outlook) >= kHelp;
    }
    return false;
}

bool isWorthSpeeding(const Outlook &outlook, Work work)
{
    return outlook.deployed && missing(outlook, work, 0) <= outlook.purse().purse
        && worthOfWork(outlook, work) >= kSaving;
}

} // namespace merlon::siege1
