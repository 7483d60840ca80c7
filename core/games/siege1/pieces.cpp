#include "core/games/siege1/pieces.h"

#include <algorithm>

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

void doFeat(Play &play, Feat feat)
{
    const int bit = 1 << static_cast<int>(feat);
    if ((play.data.feats & bit) != 0 || play.data.has(SiegeData::kTieBreak))
        return;
    play.data.feats = static_cast<std::uint8_t>(play.data.feats | bit);
    tell(play, EventKind::FeatDone, {22, 4}, feat);
    addGlory(play, true, 1, {22, 4});
}

/// S1-22.4: the wall has lost its last component.
void countDismantled(Play &play, bool stone)
{
    if (play.data.has(SiegeData::kTieBreak) || play.data.dismantled == 2)
        return;
    if (++play.data.dismantled == 2)
        return doFeat(play, Feat::DismantledWalls);
    play.data.marker = stone ? 1 : 2;
    --(stone ? play.data.stone : play.data.wood);
}

} // namespace

void giveHourglasses(Play &play, Seat invader, int count, RuleId rule)
{
    if (count == 0)
        return;
    const int first = invaderSeats(play.rules);
    const auto seat = static_cast<Seat>(defenderSeats(play.rules) == 1 ? first : first + invader);
    DefenderState &state = defenderState(play, seat);
    state.purse = static_cast<std::uint16_t>(state.purse + count);
    tell(play, EventKind::SeatGainsHourglasses, rule, seat, count);
}

int invaderCapacity(const Scene &scene, PlaceIndex place)
{
    const std::size_t number = scene.field.numbers[place];
    if (scene.field.is(place, PlaceKind::Wall))
        return scene.field.walls[number].invaderSpaces
            + (scene.data.walls[number].has(Equipment::Ladders) ? 1 : 0);
    if (scene.field.is(place, PlaceKind::Rampart))
        return scene.field.ramparts[number].unitCapacity
            + (scene.data.ramparts[number].has(Training::Quartermaster) ? 2 : 0);
    if (scene.field.is(place, PlaceKind::Foreground))
        return scene.field.foregrounds[number].unitCapacity;
    return gateStands(scene) ? 2 * scene.data.barbican.ramParts : 0;
}

Units defendersAt(const Scene &scene, PlaceIndex place)
{
    const std::size_t number = scene.field.numbers[place];
    if (scene.field.is(place, PlaceKind::Wall))
        return scene.data.walls[number].defenders;
    if (scene.field.is(place, PlaceKind::Tower))
        return {static_cast<std::uint8_t>(scene.data.towers[number].post == Post::Archer ? 1 : 0), 0, 0};
    if (scene.field.is(place, PlaceKind::Building))
        return scene.data.buildings[number].units;
    return scene.field.is(place, PlaceKind::Courtyard) ? scene.data.courtyard : Units {};
}

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

bool isForDefenders(const Scene &scene, PlaceIndex place)
{
    return scene.field.is(place, PlaceKind::Wall) || scene.field.is(place, PlaceKind::Tower)
        || scene.field.open[place];
}

bool defendersFit(const Scene &scene, PlaceIndex place, const Units &units)
{
    const std::size_t number = scene.field.numbers[place];
    if (scene.field.is(place, PlaceKind::Wall)) {
        const int platform = scene.data.walls[number].has(WallState::kPlatform) ? 1 : 0;
        return siege::fits(scene.field.walls[number].defenderSpaces, units, platform);
    }
    if (scene.field.is(place, PlaceKind::Tower)) {
        const Post post = scene.data.towers[number].post;
        return (post == Post::None || post == Post::Archer) && units[1] + units[2] == 0 && units[0] <= 1;
    }
    if (scene.field.is(place, PlaceKind::Building))
        return siege::fits(scene.field.buildings[number].spaces, units);
    return scene.field.is(place, PlaceKind::Courtyard);
}

bool defenderFits(const Scene &scene, PlaceIndex place, int unit)
{
    Units units = defendersAt(scene, place);
    ++units[static_cast<std::size_t>(unit)];
    return defendersFit(scene, place, units);
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
        const int unit = play.data.courtyard[0] > 0 ? 0 : play.data.courtyard[1] > 0 ? 1 : 2;
        add(play.data.courtyard, unit, -1);
        add(play.data.defenderSupply, unit, 1);
        tell(play, EventKind::UnitScared, {9, 5}, unit);
    }
}

void checkFeats(Play &play)
{
    int walls = 0;
    for (std::size_t wall = 0; wall < play.field.walls.size(); ++wall) {
        const Units &units = play.data.walls[wall].invaders;
        walls += siege::isEmpty(units) ? 0 : 1;
        if (units[siege::Troll] >= kTrollsOfAttack)
            doFeat(play, Feat::TrollAttack);
    }
    if (walls >= kMassWalls)
        doFeat(play, Feat::MassInvasion);
    if (play.data.blood >= kBloodSpaces)
        doFeat(play, Feat::BloodRituals);
}

void destroyComponents(Play &play, int wall, RuleId rule)
{
    WallState &state = play.data.walls[static_cast<std::size_t>(wall)];
    if (state.stone + state.wood == 0)
        return;
    const PlaceIndex place = placeOfWall(play, wall);
    const bool stone = state.stone > 0;
    if (stone) {
        --state.stone;
        ++play.data.stone;
        tell(play, EventKind::StoneDestroyed, rule, place);
    }
    if (state.wood > 0)
        tell(play, EventKind::WoodDestroyed, rule, place, state.wood);
    play.data.wood = static_cast<std::uint8_t>(play.data.wood + state.wood);
    state.wood = 0;
    if (state.stone == 0)
        countDismantled(play, stone);
}

void addGlory(Play &play, bool invaders, int count, RuleId rule)
{
    std::int16_t &glory = invaders ? play.data.invaderGlory : play.data.defenderGlory;
    glory = static_cast<std::int16_t>(glory + count);
    // Numbers of events have no sign: what a team has below nothing shows as nothing.
    tell(play, EventKind::GloryChanged, rule, invaders ? kTeamOfInvaders : kTeamOfDefenders,
         count < 0 ? -count : count, std::max<int>(glory, 0));
}

int bankOf(const Scene &scene)
{
    return kBank - scene.data.invaders[0].resources - scene.data.invaders[1].resources;
}

int enginesLeft(const Scene &scene, Engine engine)
{
    int left = kEnginesOfType[static_cast<std::size_t>(engine)];
    for (const EngineState &state : scene.data.engines)
        left -= state.is(engine) ? 1 : 0;
    return left;
}

int hitCardsLeft(const SiegeData &data)
{
    int left = kHitCards;
    for (const EngineState &engine : data.engines)
        left -= engine.hits;
    return left;
}

int missCardsLeft(const SiegeData &data)
{
    int left = kMissCards;
    for (const EngineState &engine : data.engines)
        left -= engine.misses;
    return left;
}

int equipmentLeft(const Scene &scene, Equipment type)
{
    int left = kTilesOfKind;
    if (type == Equipment::Bridge) {
        for (std::size_t path = 0; path < scene.field.paths.size(); ++path)
            left -= scene.data.paths[path].has(PathState::kBridge) ? 1 : 0;
        return left;
    }
    for (std::size_t wall = 0; wall < scene.field.walls.size(); ++wall)
        left -= scene.data.walls[wall].has(type) ? 1 : 0;
    return left;
}

int trainingLeft(const Scene &scene, Training type)
{
    int left = kTilesOfKind;
    if (type == Training::Saboteur) {
        for (const BuildingState &building : scene.data.buildings)
            left -= building.has(BuildingState::kSaboteur) ? 1 : 0;
        return left;
    }
    for (std::size_t rampart = 0; rampart < scene.field.ramparts.size(); ++rampart)
        left -= scene.data.ramparts[rampart].has(type) ? 1 : 0;
    return left;
}

int postsLeft(const Scene &scene, Post post)
{
    int left = kTilesOfKind;
    for (std::size_t tower = 0; tower < scene.field.towers.size(); ++tower)
        left -= scene.data.towers[tower].post == post ? 1 : 0;
    return left;
}

int cauldronsLeft(const Scene &scene, Cauldron cauldron)
{
    int left = kTilesOfKind;
    for (std::size_t wall = 0; wall < scene.field.walls.size(); ++wall)
        left -= scene.data.walls[wall].cauldron == cauldron ? 1 : 0;
    return left;
}

int trapsLeft(const Scene &scene, Trap trap)
{
    int left = kTilesOfKind;
    for (std::size_t path = 0; path < scene.field.paths.size(); ++path)
        left -= scene.data.paths[path].trap == trap ? 1 : 0;
    return left;
}

int ordersLeft(const Scene &scene, Order order)
{
    int left = tilesOf(order);
    for (std::size_t wall = 0; wall < scene.field.walls.size(); ++wall)
        left -= scene.data.walls[wall].order == order ? 1 : 0;
    return left;
}

int wallsWith(const Scene &scene, std::uint16_t flag)
{
    int count = 0;
    for (std::size_t wall = 0; wall < scene.field.walls.size(); ++wall)
        count += scene.data.walls[wall].has(flag) ? 1 : 0;
    return count;
}

int engineSlot(const SiegeData &data, int name)
{
    for (std::size_t slot = 0; slot < kEnginesOnBoard; ++slot) {
        if (data.engines[slot].type != 0 && engineName(data.engines[slot]) == name)
            return static_cast<int>(slot);
    }
    return -1;
}

int enginesAt(const SiegeData &data, PlaceIndex place)
{
    return static_cast<int>(
        std::count_if(data.engines.begin(), data.engines.end(), [place](const EngineState &engine) {
            return engine.type != 0 && engine.place == place;
        }));
}

int entriesOf(const Scene &scene)
{
    const bool gate = scene.field.gate.exists() && !gateStands(scene);
    return wallsWith(scene, WallState::kBreached) + (gate ? 1 : 0);
}

} // namespace merlon::siege1
