#include "core/games/siege2/position/sections.h"

/// Places and paths: what stands and lies on them.
namespace merlon::siege2::position {

namespace {

using siege::PlaceKind;

constexpr FlagName kOrderFlags[] = {{"face-up", WallState::kOrderFaceUp},
                                    {"resolved", WallState::kOrderResolved}};
constexpr FlagName kTrapFlags[] = {{"face-up", PathState::kFaceUp}, {"struck", PathState::kStruck}};

constexpr int kMostLeft = 7; ///< pieces that leave a place in a maneuver (S2-10.3)

void wallFields(auto &form, auto &wall)
{
    form.counts("invaders", kInvaderUnitKeys, wall.invaders, kInvaderTotal);
    form.counts("defenders", kDefenderUnitKeys, wall.defenders, kDefenderTotal);
    form.number("stone", wall.stone, kStoneTotal);
    form.word("cauldron", kCauldronNames, wall.cauldron);
    form.bits("equipment", kWallEquipmentNames, wall.equipment);
    form.flag("siege-tower", wall.flags, WallState::kSiegeTower);
    form.flag("defender-ladder", wall.flags, WallState::kDefenderLadder);
    form.token("order", kOrderNames, wall.order, wall.flags, kOrderFlags);
    form.word("gale", kRitualTokenNames, wall.gale);
    form.word("specter", kRitualTokenNames, wall.specter);
    form.flag("sap-used", wall.flags, WallState::kSapUsed);
    form.flag("glared", wall.flags, WallState::kGlared);
    form.flag("fury", wall.flags, WallState::kFury);
    form.flag("last-stand", wall.flags, WallState::kLastStand);
}

void rampartFields(auto &form, auto &rampart)
{
    form.counts("invaders", kInvaderUnitKeys, rampart.invaders, kInvaderTotal);
    form.number("siege-towers", rampart.siegeTowers, kTokensOfType);
    form.flag("mantelet", rampart.flags, RampartState::kMantelet);
    form.flag("quartermaster", rampart.flags, RampartState::kQuartermaster);
    form.flag("quartermaster-used", rampart.flags, RampartState::kQuartermasterUsed);
    form.flag("trench-master", rampart.flags, RampartState::kTrenchMaster);
    form.number("left", rampart.left, kMostLeft);
}

void foregroundFields(auto &form, auto &foreground)
{
    form.counts("invaders", kInvaderUnitKeys, foreground.invaders, kInvaderTotal);
    form.number("siege-towers", foreground.siegeTowers, kTokensOfType);
    form.number("left", foreground.left, kMostLeft);
    form.number("from-supply", foreground.fromSupply, kMostLeft);
}

void towerFields(auto &form, auto &tower)
{
    // Only marksmen stand in towers (S2-13.3).
    form.counts("defenders", Names(kDefenderUnitKeys).first(1), std::span(&tower.marksmen, 1), 200);
    form.word("device", kDeviceNames, tower.device);
}

void buildingFields(auto &form, auto &building)
{
    form.counts("defenders", kDefenderUnitKeys, building.units, kDefenderTotal);
    form.flag("saboteur", building.saboteur, 1);
    form.word("demon", kRitualTokenNames, building.demon);
}

void placeFields(auto &form, auto &data, const siege::Battlefield &field, PlaceIndex place)
{
    const std::size_t number = field.numbers[place];
    switch (field.kinds[place]) {
    case PlaceKind::Wall:
        return wallFields(form, data.walls[number]);
    case PlaceKind::Rampart:
        return rampartFields(form, data.ramparts[number]);
    case PlaceKind::Foreground:
        return foregroundFields(form, data.foregrounds[number]);
    case PlaceKind::Tower:
        return towerFields(form, data.towers[number]);
    case PlaceKind::Building:
        if (number < kActionBuildings)
            return buildingFields(form, data.buildings[number]);
        if (number == static_cast<std::size_t>(siege::BuildingType::Hospital))
            form.counts("defenders", kDefenderUnitKeys, data.hospital, kDefenderTotal);
        return;
    case PlaceKind::Courtyard:
        return form.counts("defenders", kDefenderUnitKeys, data.courtyard, kDefenderTotal);
    case PlaceKind::Marauders:
        return form.counts("invaders", kInvaderUnitKeys, data.marauders, kInvaderTotal);
    case PlaceKind::Gate:
    case PlaceKind::BarbicanRampart:
    case PlaceKind::None:
        return;
    }
}

void pathFields(auto &form, auto &path)
{
    form.token("trap", kTrapNames, path.trap, path.flags, kTrapFlags);
    form.flag("bridge", path.flags, PathState::kBridge);
}

/// For any form, and for data that are read or written.
constexpr auto kPlaceFields = [](auto &&...all) { placeFields(all...); };
constexpr auto kPathFields = [](auto &&...all) { pathFields(all...); };

} // namespace

std::string placePointer(const Siege2Setup &setup, PlaceIndex place, std::string_view member)
{
    return pointerInto(pointerInto("/places", keyOf(setup, place)), member);
}

void emptyBoard(const Siege2Setup &setup, SiegeData &data)
{
    merlon::position::emptyPlacesBy(setup, data, kPlaceFields);
    siege::position::emptyPathsBy(setup, data, kPathFields);
    data.heroes.fill(setup.field().courtyard);
}

void writePlaces(const Writing &writing)
{
    merlon::position::writePlacesBy(writing, kPlaceFields);
}

void readPlaces(const Reading &reading)
{
    merlon::position::readPlacesBy(reading, kPlaceFields);
}

void writePaths(const Writing &writing)
{
    siege::position::writePathsBy(writing, kPathFields);
}

void describePlaces(const Describing &describing)
{
    merlon::position::describePlacesBy(describing, kPlaceFields);
    siege::position::describePathsBy(describing, kPathFields);
}

void readPaths(const Reading &reading)
{
    siege::position::readPathsBy(reading, kPathFields);
}

} // namespace merlon::siege2::position
