#include "core/games/siege2/position/sections.h"

#include <algorithm>

/// Barrage machines in the order in which they were built.
namespace merlon::siege2::position {

namespace {

/// A machine as a position tells it; a new one has a full deck.
struct MachineText {
    std::size_t type = 0;
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
}

/// What it is and where it stands, and whatever differs from a new one.
Json machineToJson(const Siege2Setup &setup, const MachineState &machine)
{
    const auto membersOf = [&](const MachineText &text) {
        WritingForm form(setup.vocabulary());
        machineFields(form, text);
        return form.take();
    };
    const Json members = membersOf({machine.type - 1u, machine});
    Json json = Json::object();
    for (const char *key : {"machine", "place"}) {
        if (members.contains(key)) // in a draft one may still be missing
            json[key] = members[key];
    }
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
    machine.type = static_cast<std::uint8_t>(text.type + 1);
    machine.ordinal = static_cast<std::uint8_t>(std::count_if(
        reading.data.machines.begin(), reading.data.machines.begin() + static_cast<std::ptrdiff_t>(slot) + 1,
        [&](const MachineState &other) { return other.type == machine.type; }));
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
}

} // namespace merlon::siege2::position
