#include "core/games/siege1/pieces/pieces.h"

#include "core/games/siege1/teams/glory.h"

namespace merlon::siege1 {

using siege::BuildingType;

namespace {

constexpr auto kHospital = static_cast<std::size_t>(BuildingType::Hospital);
constexpr auto kHonourGuard = static_cast<std::size_t>(BuildingType::HonourGuard);

void add(Units &units, int unit, int count)
{
    units[static_cast<std::size_t>(unit)] =
        static_cast<std::uint8_t>(units[static_cast<std::size_t>(unit)] + count);
}

} // namespace

void addDefender(Play &play, PlaceIndex place, int unit, int count)
{
    const std::size_t number = play.field.numbers[place];
    if (play.field.is(place, PlaceKind::Wall))
        return add(play.data.walls[number].defenders, unit, count);
    if (play.field.is(place, PlaceKind::Tower)) {
        play.data.towers[number].post = count > 0 ? Post::Archer : Post::None;
        return;
    }
    if (play.field.is(place, PlaceKind::Courtyard)) {
        add(play.data.courtyard, unit, count);
        return;
    }
    add(play.data.buildings[number].units, unit, count);
    const bool leaves = number == kHonourGuard && unit == siege::Soldier && count < 0;
    if (leaves && !play.data.has(SiegeData::kHonourLost)) { // S1-14.7
        play.data.flags |= SiegeData::kHonourLost;
        tell(play, EventKind::HonourLost, {14, 7});
    }
}

void addInvader(Play &play, PlaceIndex place, int unit)
{
    add(invadersAt(play.data, play.field, place), unit, 1);
    if (play.field.is(place, PlaceKind::Wall))
        checkFeats(play);
}

void killInvader(Play &play, PlaceIndex place, int unit, RuleId rule)
{
    add(invadersAt(play.data, play.field, place), unit, -1);
    add(play.data.discard, unit, 1);
    tell(play, EventKind::UnitKilled, rule, place, unit);
}

void killCrew(Play &play, int wall, int unit, RuleId rule)
{
    add(play.data.walls[static_cast<std::size_t>(wall)].crew, unit, -1);
    add(play.data.discard, unit, 1);
    tell(play, EventKind::CrewKilled, rule, placeOfWall(play, wall), unit);
}

void killDefender(Play &play, PlaceIndex place, int unit, bool inMelee, RuleId rule)
{
    addDefender(play, place, unit, -1);
    add(inMelee ? play.data.buildings[kHospital].units : play.data.defenderSupply, unit, 1);
    tell(play, EventKind::UnitKilled, rule, place, siege::kUnitKinds + unit);
}

void applyTerror(Play &play)
{
    if (!play.data.has(SiegeData::kTerror))
        return;
    while (siege::countOf(play.data.courtyard) > 1) {
        const int unit = siege::weakestOf(play.data.courtyard);
        add(play.data.courtyard, unit, -1);
        add(play.data.defenderSupply, unit, 1);
        tell(play, EventKind::UnitScared, {9, 5}, unit);
    }
}

int wallsWith(const Scene &scene, std::uint16_t flag)
{
    return siege::countWalls(scene, [flag](const WallState &wall) { return wall.has(flag); });
}

int engineSlot(const SiegeData &data, int name)
{
    return siege::slotNamed(data.engines, name, engineName);
}

int enginesAt(const SiegeData &data, PlaceIndex place)
{
    return siege::slotsAt(data.engines, place);
}

} // namespace merlon::siege1
