#include "core/games/siege1/position/sections.h"

/// Places and paths: what stands and lies on them.
namespace merlon::siege1::position {

namespace {

using siege::position::differing;
using siege::position::valueIn;

constexpr int kMany = 255;

void wallFields(auto &form, auto &wall)
{
    form.units("invaders", kInvaderUnitKeys, wall.invaders);
    form.units("crew", kInvaderUnitKeys, wall.crew);
    form.units("arrived", kInvaderUnitKeys, wall.arrived);
    form.units("defenders", kDefenderUnitKeys, wall.defenders);
    form.number("stone", wall.stone, kStoneTotal);
    form.number("wood", wall.wood, kMostWood);
    form.word("cauldron", kCauldronNames, wall.cauldron);
    form.word("order", kOrderNames, wall.order);
    form.bits("equipment", Names(kEquipmentKeys).first(kEquipmentTypes - 1), wall.equipment);
    form.number("aimed", wall.aimed, kMany);
    form.bits("flags", kWallFlagNames, wall.flags);
}

void rampartFields(auto &form, auto &rampart)
{
    form.units("invaders", kInvaderUnitKeys, rampart.invaders);
    form.units("arrived", kInvaderUnitKeys, rampart.arrived);
    form.bits("training", Names(kTrainingKeys).first(kTrainingTypes - 1), rampart.training);
    form.number("mantelet", rampart.mantelet, 1);
    form.number("left", rampart.left, kMany);
    form.number("guests", rampart.guests, 2);
    form.number("volley", rampart.volley, kMany);
}

void foregroundFields(auto &form, auto &foreground)
{
    form.units("invaders", kInvaderUnitKeys, foreground.invaders);
    form.units("arrived", kInvaderUnitKeys, foreground.arrived);
    form.number("left", foreground.left, kMany);
    form.number("from-camp", foreground.fromCamp, kMany);
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
        form.units("defenders", kDefenderUnitKeys, data.buildings[number].units);
        return form.bits("flags", kBuildingFlagNames, data.buildings[number].flags);
    case PlaceKind::Courtyard:
        return form.units("defenders", kDefenderUnitKeys, data.courtyard);
    case PlaceKind::Gate:
        form.number("ram-parts", data.barbican.ramParts, kRamParts);
        form.number("fallen", data.barbican.fallen, field.gate.gates);
        return form.number("resistance", data.barbican.resistance, kMany);
    case PlaceKind::BarbicanRampart:
        form.units("invaders", kInvaderUnitKeys, data.barbican.crew);
        form.number("from-camp", data.barbican.fromCamp, kMany);
        return form.number("volley", data.barbican.volley, kMany);
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

Json membersOf(const Siege1Setup &setup, const SiegeData &data, std::size_t place)
{
    WritingForm form(setup.vocabulary());
    placeFields(form, data, setup.field(), static_cast<PlaceIndex>(place));
    return form.take();
}

void writePaths(const Writing &writing)
{
    Json paths = Json::object();
    const auto &keys = writing.setup.vocabulary().types()[static_cast<std::size_t>(Type::Path)].values;
    for (std::size_t path = 0; path < writing.setup.field().paths.size(); ++path) {
        WritingForm form(writing.setup.vocabulary());
        WritingForm standard(writing.setup.vocabulary());
        pathFields(form, writing.data.paths[path]);
        pathFields(standard, writing.standard.paths[path]);
        Json members = differing(form.take(), standard.take());
        if (!members.empty())
            paths[keys[writing.setup.field().paths[path].link]] = std::move(members);
    }
    writing.add("paths", std::move(paths));
}

void readPaths(const Reading &reading)
{
    const Json *paths = reading.form.find("paths");
    ReadingForm(reading.form.complaint(), reading.form.vocabulary(), paths, "/paths");
    if (paths == nullptr || reading.form.complaint().any())
        return;
    for (const auto &[key, json] : paths->items()) {
        const std::string pointer = pointerInto("/paths", key);
        const auto link = valueIn(reading.form.complaint(), reading.form.vocabulary(),
                                  static_cast<std::uint8_t>(Type::Path), key, pointer);
        if (!link)
            return;
        const std::uint8_t path = reading.setup.field().pathOfLink[*link];
        if (path == kNowhere)
            return reading.form.complaint().add(pointer, {"error.position-no-path", {key}});
        ReadingForm form(reading.form.complaint(), reading.form.vocabulary(), &json, pointer);
        pathFields(form, reading.data.paths[path]);
        form.finish();
    }
}

} // namespace

const std::string &keyOf(const Siege1Setup &setup, PlaceIndex place)
{
    return setup.vocabulary().types()[static_cast<std::size_t>(Type::Place)].values[place];
}

void writePlaces(const Writing &writing)
{
    Json places = Json::object();
    for (std::size_t place = 0; place < writing.setup.field().kinds.size(); ++place) {
        Json members = differing(membersOf(writing.setup, writing.data, place),
                                 membersOf(writing.setup, writing.standard, place));
        if (!members.empty())
            places[keyOf(writing.setup, static_cast<PlaceIndex>(place))] = std::move(members);
    }
    writing.add("places", std::move(places));
    writePaths(writing);
}

void readPlaces(const Reading &reading)
{
    const Json *places = reading.form.find("places");
    ReadingForm(reading.form.complaint(), reading.form.vocabulary(), places, "/places");
    if (places != nullptr && !reading.form.complaint().any()) {
        for (const auto &[key, json] : places->items()) {
            const std::string pointer = pointerInto("/places", key);
            const auto place = valueIn(reading.form.complaint(), reading.form.vocabulary(),
                                       siege::position::kPlaceType, key, pointer);
            if (!place)
                return;
            ReadingForm form(reading.form.complaint(), reading.form.vocabulary(), &json, pointer);
            placeFields(form, reading.data, reading.setup.field(), static_cast<PlaceIndex>(*place));
            form.finish();
        }
    }
    readPaths(reading);
}

} // namespace merlon::siege1::position
