#include "core/games/siege1/position/sections.h"

/// Places and paths: what stands and lies on them.
namespace merlon::siege1::position {

namespace {

constexpr int kMostCounted = 255;

void wallFields(auto &form, auto &wall)
{
    form.counts("invaders", kInvaderUnitKeys, wall.invaders, kInvaderTotal);
    form.counts("crew", kInvaderUnitKeys, wall.crew, kInvaderTotal);
    form.counts("arrived", kInvaderUnitKeys, wall.arrived, kInvaderTotal);
    form.counts("defenders", kDefenderUnitKeys, wall.defenders, kDefenderTotal);
    form.number("stone", wall.stone, kStoneTotal);
    form.number("wood", wall.wood, kMostWood);
    form.word("cauldron", kCauldronNames, wall.cauldron);
    form.word("order", kOrderNames, wall.order);
    form.bits("equipment", Names(kEquipmentKeys).first(kEquipmentTypes - 1), wall.equipment);
    form.number("aimed", wall.aimed, kMostCounted);
    form.bits("flags", kWallFlagNames, wall.flags);
}

void rampartFields(auto &form, auto &rampart)
{
    form.counts("invaders", kInvaderUnitKeys, rampart.invaders, kInvaderTotal);
    form.counts("arrived", kInvaderUnitKeys, rampart.arrived, kInvaderTotal);
    form.bits("training", Names(kTrainingKeys).first(kTrainingTypes - 1), rampart.training);
    form.number("mantelet", rampart.mantelet, 1);
    form.number("left", rampart.left, kMostCounted);
    form.number("guests", rampart.guests, 2);
    form.number("volley", rampart.volley, kMostCounted);
}

void foregroundFields(auto &form, auto &foreground)
{
    form.counts("invaders", kInvaderUnitKeys, foreground.invaders, kInvaderTotal);
    form.counts("arrived", kInvaderUnitKeys, foreground.arrived, kInvaderTotal);
    form.number("left", foreground.left, kMostCounted);
    form.number("from-camp", foreground.fromCamp, kMostCounted);
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
        form.word("post", kPostNames, data.towers[number].post);
        form.place("target", data.towers[number].target);
        return form.number("aimed", data.towers[number].aimed, 1);
    case PlaceKind::Building:
        form.counts("defenders", kDefenderUnitKeys, data.buildings[number].units, kDefenderTotal);
        return form.bits("flags", kBuildingFlagNames, data.buildings[number].flags);
    case PlaceKind::Courtyard:
        return form.counts("defenders", kDefenderUnitKeys, data.courtyard, kDefenderTotal);
    case PlaceKind::Gate:
        form.number("ram-parts", data.barbican.ramParts, kRamParts);
        form.number("fallen", data.barbican.fallen, field.gate.gates);
        return form.number("resistance", data.barbican.resistance, kMostCounted);
    case PlaceKind::BarbicanRampart:
        form.counts("invaders", kInvaderUnitKeys, data.barbican.crew, kInvaderTotal);
        form.number("from-camp", data.barbican.fromCamp, kMostCounted);
        return form.number("volley", data.barbican.volley, kMostCounted);
    case PlaceKind::Marauders:
    case PlaceKind::None:
        return;
    }
}

void pathFields(auto &form, auto &path)
{
    form.word("trap", kTrapNames, path.trap);
    form.bits("flags", kPathFlagNames, path.flags);
}

/// For any form, and for data that are read or written.
constexpr auto kPlaceFields = [](auto &&...all) { placeFields(all...); };
constexpr auto kPathFields = [](auto &&...all) { pathFields(all...); };

} // namespace

void emptyBoard(const Siege1Setup &setup, SiegeData &data)
{
    const std::uint8_t resistance = data.barbican.resistance; // of the gate, which is no piece
    merlon::position::emptyPlacesBy(setup, data, kPlaceFields);
    siege::position::emptyPathsBy(setup, data, kPathFields);
    data.barbican.resistance = resistance;
    data.heroes.fill(setup.field().courtyard);
}

void writePlaces(const Writing &writing)
{
    merlon::position::writePlacesBy(writing, kPlaceFields);
    siege::position::writePathsBy(writing, kPathFields);
}

void describePlaces(const Describing &describing)
{
    merlon::position::describePlacesBy(describing, kPlaceFields);
    siege::position::describePathsBy(describing, kPathFields);
}

void readPlaces(const Reading &reading)
{
    merlon::position::readPlacesBy(reading, kPlaceFields);
    siege::position::readPathsBy(reading, kPathFields);
}

} // namespace merlon::siege1::position
