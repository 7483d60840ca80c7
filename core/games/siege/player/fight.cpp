#include "core/games/siege/player/fight.h"

#include <algorithm>

namespace merlon::siege {

namespace {

/// A wall that just holds may still fall by a shot or a kill: points for little strength to spare.
constexpr std::array<int, 6> kThinIce {-140, -90, -45, -20, -10, -4};

} // namespace

int pointsOf(const Fight &fight, int strength)
{
    const int spare = fight.fixed + 2 * fight.units - strength;
    if (spare < 0)
        return fight.breachPoints / 20 * std::max(spare, -10) - fight.breachPoints;
    const int ice = spare < static_cast<int>(kThinIce.size()) ? kThinIce[static_cast<std::size_t>(spare)] : 0;
    const int advantage = fight.fixed + fight.units - strength;
    const int losses = advantage < 0 ? 12 * advantage : 8 * std::min(advantage, strength);
    return losses + ice * fight.breachPoints / 1000;
}

int pointsOf(const Fight &fight)
{
    if (!fight.isFought())
        return 0;
    const int plain = pointsOf(fight, fight.strength());
    const int fury = fight.furyChance > 0 ? pointsOf(fight, fight.furiousStrength()) : 0;
    const int call = fight.callChance > 0 ? pointsOf(fight, fight.strength() + 3) : 0;
    return (plain * (100 - fight.furyChance - fight.callChance) + fury * fight.furyChance
            + call * fight.callChance)
        / 100;
}

int gainOfUnits(const Fight &fight, int strength)
{
    Fight more = fight;
    more.units = std::max(0, more.units + strength);
    return pointsOf(more) - pointsOf(fight);
}

int gainOfFixed(const Fight &fight, int strength)
{
    Fight more = fight;
    more.fixed = std::max(0, more.fixed + strength);
    return pointsOf(more) - pointsOf(fight);
}

int pointsForInvader(const Fight &fight, int strength, const AttackPrize &prize)
{
    const int excess = strength - fight.fixed - 2 * fight.units;
    if (excess > 0)
        return prize.breach + prize.beyond * std::min(excess, 6);
    const int advantage = strength - fight.fixed - fight.units;
    if (advantage > 0)
        return prize.advantage * advantage;
    return prize.isLast ? 0 : -5 * std::min(strength, -advantage);
}

int promiseOf(const Fight &fight, int there, int room, int ordinary, bool cauldron)
{
    return (there * 10 + room * ordinary) / 10 + fight.extra - fight.fixed - 2 * fight.units
        - (cauldron ? 2 : 0);
}

void fillUp(Units &units, int &room, const Units &coming)
{
    for (int unit = Troll; unit >= Goblin; --unit) {
        const auto kind = static_cast<std::size_t>(unit);
        const int come = std::max(0, std::min<int>(room, coming[kind]));
        units[kind] = static_cast<std::uint8_t>(units[kind] + come);
        room -= come;
    }
}

int pointsOfAim(const Units &units, int volley, int perStrength)
{
    const int more =
        highestStrength(units, (volley + 1) / perStrength) - highestStrength(units, volley / perStrength);
    const int left = strengthOf(units) - volley;
    return 10 * more + (left > 0 ? 4 * volley + 2 * units[Troll] + 1 : 0);
}

int pointsOfCannonShot(const Units &units)
{
    const auto any = [&](InvaderUnit unit, int worth) { return units[unit] > 0 ? worth : 0; };
    return any(Goblin, 3) + any(Orc, 8) + any(Troll, 6);
}

int costOfPayment(Payment payment, int pointsOfHourglass)
{
    const Units units = unitsOf(payment);
    int cost = pointsOfHourglass * countOf(units);
    for (std::size_t unit = 0; unit < kUnitKinds; ++unit)
        cost += kInvaderWorth[unit] * units[unit];
    return cost;
}

} // namespace merlon::siege
