#include "core/games/exiles/city.h"
#include "core/games/exiles/tableau/items.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

/// The fortress: walls, towers, gates, ditches, the Keep and the buildings of the city.
namespace merlon::exiles {

namespace {

// Garrisons

/// Takes so many out of the ranks of a type: those that fought or those that did not, others only if there are no more.
void moveOut(std::array<int, kMarkSets> &left, std::size_t fought, int number, Item &&pattern,
             std::size_t unit, std::vector<Item> &items)
{
    for (const bool isOther : {false, true}) {
        for (std::size_t marks = 0; marks < kMarkSets; ++marks) {
            const bool isMeant = ((marks & kFought) != 0) == (fought != 0);
            const int taken = isMeant != isOther ? std::min(number, left[marks]) : 0;
            if (taken == 0)
                continue;
            left[marks] -= taken;
            number -= taken;
            Item item = unitItem(rankOf(unit, marks), taken);
            item.marks.insert(item.marks.end(), pattern.marks.begin(), pattern.marks.end());
            item.note = pattern.note;
            item.isPickable = false;
            items.push_back(std::move(item));
        }
    }
}

/// EX-11.10: who meets a squad stands apart from the others.
void addAssigned(const Layout &layout, Post section, std::size_t unit, std::array<int, kMarkSets> &left,
                 std::vector<Item> &items)
{
    for (std::size_t number = 0; number < kSquadsOfSection; ++number) {
        const Squad &squad = layout.data.squads[squadOf(section, number)];
        for (const std::size_t fought : {std::size_t {0}, std::size_t {1}}) {
            const int count = squad.defenders[unit][fought];
            if (!squad.exists() || count == 0)
                continue;
            Item pattern {.note = textWith("item.meets-squad", {static_cast<int>(number) + 1}),
                          .marks = {squadMark(number)}};
            moveOut(left, fought, count, std::move(pattern), unit, items);
        }
    }
}

void addGarrison(const Layout &layout, Post post, std::vector<Item> &items)
{
    const PostState &garrison = layout.data.posts[post];
    for (std::size_t unit = 0; unit < kUnits; ++unit) {
        std::array<int, kMarkSets> left {};
        std::ranges::copy(garrison.units[unit], left.begin());
        std::vector<Item> assigned;
        if (post != kKeepPost)
            addAssigned(layout, post, unit, left, assigned);
        for (std::size_t marks = 0; marks < kMarkSets; ++marks) {
            if (left[marks] > 0)
                items.push_back(unitItem(rankOf(unit, marks), left[marks]));
        }
        items.insert(items.end(), assigned.begin(), assigned.end());
    }
}

/// Each stands in a slot of its own; slots without an engine are empty spaces.
void addSlotEngines(const Layout &layout, Post post, std::vector<Item> &items)
{
    const PostState &garrison = layout.data.posts[post];
    int free = slotsOf(layout.scene, post);
    for (std::size_t engine = 0; engine < kSlotEngines; ++engine) {
        if (garrison.engines[engine] == 0)
            continue;
        items.push_back(engineItem(engine + kFirstSlotEngine, garrison.engines[engine]));
        free -= garrison.engines[engine];
    }
    for (; free > 0; --free)
        items.push_back({.art = "slot", .name = {"slot"}, .isPickable = false, .isSpace = true});
}

/// EX-5.4, EX-11.6
void addDrops(const Layout &layout, Post wall, std::vector<Item> &items)
{
    const SectionState &state = layout.data.sections[wall];
    const auto add = [&](Engine engine, bool isUsed) {
        items.push_back(engineItem(indexOf(engine), 1));
        items.back().faded = isUsed;
        if (isUsed)
            items.back().note = {"item.used-in-siege", {}};
    };
    if (state.hasRocks)
        add(Engine::Rocks, state.rocksUsed);
    if (state.hasCauldron)
        add(Engine::Cauldron, state.cauldronUsed);
}

/// A power or a hero that works on a section until the end of the turn.
void addSign(std::vector<Item> &items, std::string_view key, const char *type)
{
    items.push_back({.key = std::string(key),
                     .type = type,
                     .art = std::string(key),
                     .role = ComponentRole::Marker,
                     .isPickable = false});
}

void addSigns(const Layout &layout, Post section, std::vector<Item> &items)
{
    const TurnState &now = layout.data.now;
    if (now.inspired == section)
        addSign(items, kHeroKeys[static_cast<std::size_t>(Hero::Heretic)], "hero");
    if (now.aura == section)
        addSign(items, kBlessingKeys[static_cast<std::size_t>(Blessing::Aura)], "blessing");
    if (now.reinforced == section)
        addSign(items, kBlessingKeys[static_cast<std::size_t>(Blessing::Reinforcement)], "blessing");
}

/// EX-2.4; one player commands all of them.
void addCrest(const Layout &layout, Post section, std::vector<Item> &items)
{
    const Seat commander = layout.data.sections[section].commander;
    if (commander >= layout.scene.rules.seats || layout.scene.rules.seats == 1)
        return;
    const std::string key(kSeatKeys[commander]);
    items.push_back({.key = key,
                     .type = "seat",
                     .art = "crest-" + key,
                     .role = ComponentRole::Marker,
                     .owner = commander,
                     .note = {"item.commands", {}},
                     .isPickable = false});
}

// The enemy on the ring

/// EX-11.16, EX-11.20
void addFootholds(const Layout &layout, Post section, Perch perch, std::vector<Item> &items)
{
    for (std::size_t number = 0; number < kSquadsOfSection; ++number) {
        const Squad &squad = layout.data.squads[squadOf(section, number)];
        if (!squad.exists() || squad.perch != perch)
            continue;
        items.push_back(leaderItem(layout, squad, number));
        items.back().isOutside = true;
    }
}

/// Flags of the enemy on what it has set foot on.
constexpr const char *kFootholdTrace = "trace-foothold";

bool isPerchedOn(const Layout &layout, Post section, Perch perch)
{
    const auto first = layout.data.squads.begin() + squadOf(section, 0);
    return std::any_of(first, first + kSquadsOfSection,
                       [perch](const Squad &squad) { return squad.exists() && squad.perch == perch; });
}

// Sections

std::string fortKey(bool isTower, int level)
{
    return (isTower ? "tower-" : "wall-") + std::to_string(level);
}

/// Cracks and holes where resistance is missing, ruins where a section fell.
std::string traceOn(const Layout &layout, Post section, int resistance, int most)
{
    const bool isTower = layout.scene.map.isTower(section);
    if (layout.data.scars.sections.test(section))
        return isTower ? "trace-ruin" : "trace-rubble";
    if (resistance >= most)
        return {};
    return (isTower ? "trace-tower-" : "trace-wall-") + std::to_string(2 * resistance > most ? 1 : 2);
}

/// What is said of a section: a barrier has no resistance.
const char *statedOn(bool isBarrier, bool isDamaged)
{
    if (isBarrier)
        return isDamaged ? "ground.fallen" : "ground.barrier";
    return isDamaged ? "ground.section-damaged" : "ground.section";
}

void laySectionGround(const Layout &layout, Post section)
{
    const int level = levelOn(layout.scene, section);
    const std::string fort = fortKey(layout.scene.map.isTower(section), level);
    const int resistance = resistanceOf(layout.scene, section);
    const int most = std::max<int>(kSectionLevels[static_cast<std::size_t>(level)].resistance, resistance);
    Ground ground {
        .place = layout.scene.map.placeOf(section), .level = resistance, .mostLevel = most, .art = fort};
    if (std::string trace = traceOn(layout, section, resistance, most); !trace.empty())
        ground.traces.push_back(std::move(trace));
    ground.detail = textWith(statedOn(level == 0, !ground.traces.empty()),
                             {layout.data.posts[section].total(), capacityOf(layout.scene, section)});
    if (level > 0) {
        ground.note = textWith("ground.resistance", {resistance, most});
        ground.detail.args.insert(ground.detail.args.begin(),
                                  {Word {fort, "fort"}, std::int64_t {resistance}, std::int64_t {most}});
    }
    if (isPerchedOn(layout, section, Perch::Section))
        ground.traces.emplace_back(kFootholdTrace);
    layout.tableau.grounds.push_back(std::move(ground));
}

/// EX-3.5, EX-11.12
void layGate(const Layout &layout, Post wall)
{
    const MapSection &section = layout.scene.map.section[wall];
    if (!section.hasGate())
        return;
    merlon::Zone &zone = layout.tableau.at(section.gate);
    addFootholds(layout, wall, Perch::Gate, zone.items);
    if (!hasGate(layout.scene, wall))
        return;
    const int level = levelOn(layout.scene, wall);
    const int resistance = gateOf(layout.scene, wall);
    const int most = std::max<int>(kSectionLevels[static_cast<std::size_t>(level)].gate, resistance);
    Ground ground {.place = section.gate, .level = resistance, .mostLevel = most};
    ground.note = textWith("ground.resistance", {resistance, most});
    if (resistance == 0) {
        ground.detail = {"ground.gate-broken", {}};
        ground.art = "gate-broken";
    } else {
        const bool isDamaged = resistance < most;
        ground.detail = textWith(isDamaged ? "ground.gate-damaged" : "ground.gate", {resistance, most});
        ground.art = level < 3 ? "gate-wood" : "gate-stone";
        if (isDamaged)
            ground.traces = {"trace-gate"};
    }
    if (isPerchedOn(layout, wall, Perch::Gate))
        ground.traces.emplace_back(kFootholdTrace);
    layout.tableau.grounds.push_back(std::move(ground));
}

void laySection(const Layout &layout, Post section)
{
    laySectionGround(layout, section);
    merlon::Zone &zone = layout.tableau.at(layout.scene.map.placeOf(section));
    zone.room = capacityOf(layout.scene, section);
    addGarrison(layout, section, zone.items);
    addSlotEngines(layout, section, zone.items);
    addDrops(layout, section, zone.items);
    addSigns(layout, section, zone.items);
    addCrest(layout, section, zone.items);
    addFootholds(layout, section, Perch::Section, zone.items);
    layGate(layout, section);
}

void layDitches(const Layout &layout)
{
    for (int ditch = 0; ditch < layout.scene.map.ditches; ++ditch) {
        const auto index = static_cast<std::size_t>(ditch);
        const int level = layout.data.ditches[index];
        if (level == 0)
            continue;
        layout.tableau.grounds.push_back({.place = layout.scene.map.ditch[index],
                                          .detail = {level == kMoat ? "ground.moat" : "ground.ditch", {}},
                                          .art = level == kMoat ? "moat" : "ditch"});
    }
}

/// EX-11.19: it shows what it has lost until it is built up again.
void layBuilding(const Layout &layout, std::size_t building)
{
    const BuildingData &data = kBuildingData[building];
    const int level = layout.data.buildings[building];
    const bool isDamaged = layout.data.scars.buildings.test(building);
    Ground ground {.place = layout.scene.map.building[building], .level = level, .mostLevel = data.most};
    const Word name {std::string(data.key), "building"};
    if (level > 0) {
        ground.art = std::string(data.key) + '-' + std::to_string(level);
        ground.detail = {isDamaged ? "ground.building-damaged" : "ground.building",
                         {name, std::int64_t {level}, std::int64_t {data.most}}};
    } else {
        ground.detail = {isDamaged ? "ground.building-ruined" : "ground.no-building", {name}};
    }
    if (isDamaged)
        ground.traces = {level > 0 ? "trace-building" : "trace-ruin"};
    layout.tableau.grounds.push_back(std::move(ground));
}

} // namespace

void laySections(const Layout &layout)
{
    for (int section = 0; section < layout.scene.map.sections; ++section)
        laySection(layout, static_cast<Post>(section));
    layDitches(layout);
}

void layKeep(const Layout &layout)
{
    merlon::Zone &keep = layout.tableau.at(layout.scene.map.keep);
    addGarrison(layout, kKeepPost, keep.items);
    addSlotEngines(layout, kKeepPost, keep.items);
    for (std::size_t building = 0; building < kBuildings; ++building)
        layBuilding(layout, building);
}

} // namespace merlon::exiles
