#include "core/games/siege2/position/sections.h"

#include <algorithm>

/// Barrage machines in the order in which they were built, and the units that went through a rampart.
namespace merlon::siege2::position {

namespace {

/// A machine as a position tells it; a new one has a full deck.
struct MachineText {
    std::size_t type = 0;
    PlaceIndex target = kNowhere; ///< the place of the wall
    MachineState machine {.hits = kDeckHits, .misses = kDeckMisses};
};

void machineFields(auto &form, auto &text)
{
    form.word("machine", kMachineKeys, text.type);
    form.place("place", text.machine.place);
    form.number("hits", text.machine.hits, kDeckHits);
    form.number("misses", text.machine.misses, kDeckMisses);
    form.flag("malfunction", text.machine.malfunction, 1);
    form.word("bloodstone", kRitualTokenNames, text.machine.bloodstone);
    form.place("target", text.target);
    form.word("shown", kShotNames, text.machine.shown);
}

/// What it is and where it stands, and whatever differs from a new one.
Json machineToJson(const Siege2Setup &setup, const MachineState &machine)
{
    const auto membersOf = [&](const MachineText &text) {
        WritingForm form(setup.vocabulary());
        machineFields(form, text);
        return form.take();
    };
    const PlaceIndex target =
        machine.target == kNowhere ? kNowhere : setup.field().walls[machine.target].place;
    const Json members = membersOf({machine.type - 1u, target, machine});
    Json json {{"machine", members["machine"]}, {"place", members["place"]}};
    MachineText fresh {.type = machine.type - 1u};
    fresh.machine.place = machine.place;
    json.update(differing(members, membersOf(fresh)));
    return json;
}

void readMachine(const Reading &reading, const Json &json, const std::string &pointer, std::size_t slot)
{
    ReadingForm form(reading.form.complaint(), reading.form.vocabulary(), &json, pointer);
    MachineText text;
    machineFields(form, text);
    form.finish();
    for (const std::string_view key : {"machine", "place"}) {
        if (!form.has(key))
            form.complain(key, {"error.position-missing", {std::string(key)}});
    }
    MachineState &machine = reading.data.machines[slot];
    machine = text.machine;
    if (text.target != kNowhere) {
        if (!reading.setup.field().is(text.target, siege::PlaceKind::Wall))
            return form.complain("target", {"error.position-no-wall", {}});
        machine.target = reading.setup.field().numbers[text.target];
    }
    machine.type = static_cast<std::uint8_t>(text.type + 1);
    machine.ordinal = static_cast<std::uint8_t>(std::count_if(
        reading.data.machines.begin(), reading.data.machines.begin() + static_cast<std::ptrdiff_t>(slot) + 1,
        [&](const MachineState &other) { return other.type == machine.type; }));
}

Json throughToJson(const Siege2Setup &setup, const Through &through)
{
    if (through.unit == 0)
        return Json::object();
    return {{"unit", kInvaderUnitKeys[through.unit - 1u]},
            {"first", pathKey(setup, through.first)},
            {"second", pathKey(setup, through.second)}};
}

std::uint8_t readPath(const Reading &reading, ReadingForm &form, std::string_view key)
{
    const Json *json = form.find(key);
    if (json == nullptr || !json->is_string()) {
        form.complain(key, {"error.position-text", {}});
        return 0;
    }
    const auto link =
        valueIn(form.complaint(), form.vocabulary(), Type::Path, json->get<std::string>(), form.pointer(key));
    if (!link)
        return 0;
    const std::uint8_t path = reading.setup.field().pathOfLink[*link];
    if (path != kNowhere)
        return path;
    form.complain(key, {"error.position-no-path", {json->get<std::string>()}});
    return 0;
}

void readThrough(const Reading &reading, const Json &json, const std::string &pointer, std::size_t slot)
{
    ReadingForm form(reading.form.complaint(), reading.form.vocabulary(), &json, pointer);
    if (json.is_object() && json.empty()) // a place in the list that is free again
        return;
    if (!form.has("unit"))
        return form.complain("unit", {"error.position-missing", {std::string("unit")}});
    std::size_t unit = 0;
    form.word("unit", kInvaderUnitKeys, unit);
    reading.data.throughs[slot] = {static_cast<std::uint8_t>(unit + 1), readPath(reading, form, "first"),
                                   readPath(reading, form, "second")};
    form.finish();
}

} // namespace

void writeMachines(const Writing &writing)
{
    Json machines = Json::array();
    for (const MachineState &machine : writing.data.machines) {
        if (machine.type != 0)
            machines.push_back(machineToJson(writing.setup, machine));
    }
    writing.add("machines", std::move(machines));

    const auto &throughs = writing.data.throughs;
    std::size_t used = throughs.size();
    while (used > 0 && throughs[used - 1].unit == 0)
        --used;
    Json list = Json::array();
    for (std::size_t slot = 0; slot < used; ++slot)
        list.push_back(throughToJson(writing.setup, throughs[slot]));
    writing.add("throughs", std::move(list));
}

void describeMachines(const Describing &describing, std::vector<DraftField> &root)
{
    merlon::position::DescribingForm machine(describing.setup.vocabulary());
    const MachineText fresh;
    machineFields(machine, fresh);
    merlon::position::DescribingForm form(describing.setup.vocabulary());
    Json json = Json::object();
    writeMachines({describing.setup, describing.data, describing.standard, json});
    form.records("machines", json.value("machines", Json::array()), kMachinesOnBoard, machine.take(), 2);
    merlon::position::describeRecords(describing, form.fields().front());
    for (DraftField &field : form.take()) {
        field.standard = Json::array();
        root.push_back(std::move(field));
    }
}

void readMachines(const Reading &reading)
{
    merlon::position::readList<readMachine>(reading, "machines", kMachinesOnBoard);
    merlon::position::readList<readThrough>(reading, "throughs", kThroughs);
}

} // namespace merlon::siege2::position
