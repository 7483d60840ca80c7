#include "core/games/exiles/enemy.h"
#include "core/games/exiles/position/parts.h"

#include <optional>
#include <utility>

/// Enemy units on the battlements: a list, for several of them may stand on one section.
namespace merlon::exiles::position {

namespace {

using merlon::position::DescribingForm;

/// A foothold as a position tells it.
struct FootholdText {
    PlaceIndex place = kNowhere; ///< the section
    std::uint8_t leader = 0;     ///< a word
    bool isAtGate = false;
    std::uint8_t number = 0; ///< of the squad on the section; 0: the first that is free
    PlaceIndex front = kNowhere;
};

constexpr FootholdText kFresh {};

void footholdFields(auto &form, auto &text)
{
    form.place("place", text.place);
    form.word("leader", enemyNames(), text.leader);
    std::uint8_t gate = text.isAtGate ? 1 : 0;
    form.flag("at-gate", gate, 1);
    form.number("number", text.number, static_cast<int>(kSquadsOfSection));
    form.place("front", text.front);
    if constexpr (kReads<decltype(form)>)
        text.isAtGate = gate != 0;
}

bool leadsTo(const MapFront &front, Post section)
{
    return front.wall == section || front.left == section || front.right == section;
}

/// The front from which a section is attacked where nothing else is said: the first that leads to it.
std::size_t usualFront(const Map &map, Post section)
{
    std::size_t front = 0;
    while (front + 1 < static_cast<std::size_t>(map.fronts) && !leadsTo(map.front[front], section))
        ++front;
    return map.isWall(section) ? map.section[section].front : front;
}

std::optional<std::size_t> firstFree(const ExilesData &data, Post section)
{
    for (std::size_t number = 0; number < kSquadsOfSection; ++number) {
        if (!data.squads[squadOf(section, number)].exists())
            return number;
    }
    return std::nullopt;
}

Json footholdsToJson(const ExilesSetup &setup, const ExilesData &data)
{
    Json list = Json::array();
    const Map &map = setup.field();
    ExilesData read;
    forEachSquad(data, [&](SquadIndex index, const Squad &squad) {
        if (!squad.isFoothold())
            return;
        const Post section = sectionOfSquad(index);
        FootholdText text {map.placeOf(section),
                           wordOf(static_cast<std::uint8_t>(enemyOf(data.siege.faction, squad.leader))),
                           squad.perch == Perch::Gate, 0, kNowhere};
        if (squadOf(section, firstFree(read, section).value_or(0)) != index)
            text.number = static_cast<std::uint8_t>(index % kSquadsOfSection + 1);
        if (usualFront(map, section) != squad.front)
            text.front = map.front[squad.front].assault;
        read.squads[index] = squad;
        WritingForm form(setup.vocabulary());
        WritingForm fresh(setup.vocabulary());
        footholdFields(form, std::as_const(text));
        footholdFields(fresh, kFresh);
        list.push_back(merlon::position::differing(form.take(), fresh.take()));
    });
    return list;
}

/// Puts what a record tells onto its section.
void putFoothold(const Reading &reading, const FootholdText &text, ReadingForm &form)
{
    ExilesData &data = reading.data;
    const Map &map = reading.setup.field();
    const Post section = map.sectionOn(text.place);
    if (section == kNoPost)
        return form.complain("place", {"error.exiles-not-a-section", {}});
    if (text.leader == 0)
        return form.complain("leader", {"error.exiles-squad-empty", {}});
    const std::size_t enemy = text.leader - 1u;
    if (!isOfAttackers(form.complaint(), form.pointer("leader"), data, enemy))
        return;
    const Zone zone = text.front == kNowhere ? assaultOf(usualFront(map, section)) : map.zoneOn(text.front);
    if (zone == kNoZone || isDeployment(zone) || !leadsTo(map.front[frontOf(zone)], section))
        return form.complain("front", {"error.exiles-foothold-front", {}});
    const auto number =
        text.number > 0 ? std::optional<std::size_t>(text.number - 1u) : firstFree(data, section);
    if (!number || data.squads[squadOf(section, *number)].exists())
        return form.complain("number", {"error.exiles-foothold-number", {}});
    Squad &squad = data.squads[squadOf(section, *number)];
    squad.leader = static_cast<std::uint8_t>(kindOf(enemy));
    squad.perch = text.isAtGate ? Perch::Gate : Perch::Section;
    squad.front = static_cast<std::uint8_t>(frontOf(zone));
}

void readFoothold(const Reading &reading, const Json &json, const std::string &pointer, std::size_t)
{
    ReadingForm form(reading.form.complaint(), reading.form.vocabulary(), &json, pointer);
    FootholdText text;
    footholdFields(form, text);
    form.finish();
    for (const char *key : {"place", "leader"}) {
        if (!form.has(key))
            form.complain(key, {"error.exiles-missing", {std::string(key)}});
    }
    if (!form.complaint().any())
        putFoothold(reading, text, form);
}

} // namespace

void writeFootholds(const Writing &writing)
{
    writing.add("footholds", footholdsToJson(writing.setup, writing.data));
}

void readFootholds(const Reading &reading)
{
    merlon::position::readList<readFoothold>(reading, "footholds", kSquads);
}

void describeFootholds(const Describing &describing, std::vector<DraftField> &root)
{
    const Vocabulary &vocabulary = describing.setup.vocabulary();
    DescribingForm record(vocabulary);
    footholdFields(record, kFresh);
    DescribingForm form(vocabulary);
    form.records("footholds", footholdsToJson(describing.setup, describing.data), static_cast<int>(kSquads),
                 record.take(), 2);
    merlon::position::describeRecords(describing, form.fields().front());
    for (DraftField &field : form.take()) {
        field.standard = Json::array();
        root.push_back(std::move(field));
    }
}

} // namespace merlon::exiles::position
