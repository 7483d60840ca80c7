#include "core/games/exiles/city.h"
#include "core/games/exiles/turn/turn.h"
#include "core/games/exiles/words/notes.h"

#include <algorithm>
#include <array>
#include <utility>

namespace merlon::exiles {

namespace {

/// An action, and up to three resources.
void noteCost(ChoiceNotes &notes, const Goods &cost)
{
    constexpr std::array<const char *, 4> kCodes {"note.costs-action", "note.costs-one", "note.costs-two",
                                                  "note.costs-three"};
    std::vector<TextArg> paid;
    for (std::size_t resource = 0; resource < kResources; ++resource) {
        if (cost[resource] == 0)
            continue;
        paid.emplace_back(std::int64_t {cost[resource]});
        paid.emplace_back(noteWord("resource", kResourceKeys[resource]));
    }
    const std::size_t resources = paid.size() / 2;
    notes.add(kCodes[resources], std::move(paid));
}

// Fortifications

/// EX-3.4, EX-3.5
void noteFort(ChoiceNotes &notes)
{
    const Scene &scene = notes.scene;
    const Post post = scene.map.sectionOn(notes.made.args[0]);
    if (post == kNoPost || scene.data.sections[post].level >= kMostLevel)
        return;
    const SectionState &now = scene.data.sections[post];
    const MapSection &section = scene.map.section[post];
    const int level = now.level + 1;
    const SectionLevel &next = kSectionLevels[static_cast<std::size_t>(level)];
    noteCost(notes, next.cost);
    const int resistance = level == 1 ? next.resistance : now.resistance + 1;
    const int capacity = next.capacity(section.isTower) + section.capacityBonus;
    notes.add("note.fort",
              {std::int64_t {level}, std::int64_t {resistance}, std::int64_t {std::max(0, capacity)}});
    if (section.isTower && level == 1)
        notes.add("note.covers-deployment");
    if (const int slots = next.slots + section.slotBonus; section.isTower && slots > slotsOf(scene, post))
        notes.addNumber("note.slots", slots);
    if (hasHoardings(level) && !hasHoardings(now.level))
        notes.add("note.hoardings");
    if (section.isTower && next.towerFire > 0)
        notes.addNumber("note.tower-fire", next.towerFire);
    if (!section.isTower && dropBonus(level) > 0)
        notes.add("note.machicolations");
    if (section.hasGate())
        notes.addNumber("note.gate", level == 1 ? next.gate : now.gate + 1);
}

/// Spaces of a front's line that are lower than that, without one of them.
int lowerSpaces(const Scene &scene, std::size_t front, int level, std::size_t but)
{
    int number = 0;
    for (std::size_t ditch = 0; ditch < static_cast<std::size_t>(scene.map.ditches); ++ditch) {
        const bool isOfLine = (scene.map.front[front].line >> ditch & 1u) != 0;
        number += isOfLine && ditch != but && scene.data.ditches[ditch] < level ? 1 : 0;
    }
    return number;
}

/// EX-3.6, EX-10.2: what is still missing in each line of which the space is a part.
void noteDitch(ChoiceNotes &notes, int level)
{
    const Scene &scene = notes.scene;
    const std::uint8_t ditch = scene.map.ditchAt[notes.made.args[0]];
    if (ditch == kNowhere)
        return;
    noteCost(notes, level == kMoat ? kMoatCost : Goods {});
    for (std::size_t front = 0; front < static_cast<std::size_t>(scene.map.fronts); ++front) {
        if ((scene.map.front[front].line >> ditch & 1u) == 0)
            continue;
        notes.add(level == kMoat ? "note.moat-line" : "note.ditch-line",
                  {notes.place(scene.map.placeOf(scene.map.front[front].wall)),
                   std::int64_t {lowerSpaces(scene, front, level, ditch)}});
    }
}

/// EX-3.9
void noteRepair(ChoiceNotes &notes)
{
    const Scene &scene = notes.scene;
    const std::size_t place = notes.made.args[0];
    const Post wall = scene.map.wallOfGate[place];
    const Post post = wall != kNoPost ? wall : scene.map.sectionOn(place);
    if (post == kNoPost)
        return;
    const SectionState &section = scene.data.sections[post];
    const SectionLevel &level = kSectionLevels[section.level];
    const Goods cost = wall != kNoPost ? kGateRepair : repairCost(section.level);
    const std::size_t resource = cost[indexOf(Resource::Wood)] > 0 ? 0 : indexOf(Resource::Stone);
    notes.add("note.costs-repair",
              {std::int64_t {cost[resource]}, noteWord("resource", kResourceKeys[resource])});
    const int now = wall != kNoPost ? section.gate : section.resistance;
    notes.add("note.repaired",
              {std::int64_t {now + 1}, std::int64_t {wall != kNoPost ? level.gate : level.resistance}});
}

// The city

/// What a level of a building makes possible (section 2.4).
void noteOpened(ChoiceNotes &notes, Building building, int level)
{
    const auto index = static_cast<std::size_t>(level - 1);
    switch (building) {
    case Building::Barracks:
        for (const UnitData &unit : kUnitData) {
            if (unit.barracks == level)
                notes.add("note.opens-unit", {noteWord("unit", unit.key)});
        }
        break;
    case Building::Keep:
        notes.add(level == 1 ? "note.keep-crossing" : level == 2 ? "note.keep-shooters" : "note.keep-slots");
        break;
    case Building::Workshop:
        for (const EngineData &engine : kEngineData) {
            if (engine.workshop == level)
                notes.add("note.opens-engine", {noteWord("engine", engine.key)});
        }
        break;
    case Building::Library:
        notes.addNumber("note.opens-technologies", level);
        break;
    case Building::Chapel:
        notes.add("note.opens-blessing", {noteWord("blessing", kBlessingKeys[index])});
        notes.addAbout("blessing", kBlessingKeys[index]);
        break;
    case Building::MageTower:
        notes.add("note.opens-spell", {noteWord("spell", kSpellKeys[index])});
        notes.addAbout("spell", kSpellKeys[index]);
        break;
    }
}

void noteBuilding(ChoiceNotes &notes)
{
    const std::size_t building = notes.made.args[0];
    const int level = notes.scene.data.buildings[building];
    if (level >= kBuildingData[building].most)
        return;
    noteCost(notes, kBuildingData[building].levels[static_cast<std::size_t>(level)].cost);
    notes.addNumber("note.level", level + 1);
    noteOpened(notes, static_cast<Building>(building), level + 1);
}

/// EX-3.7: for which levels of buildings it is needed.
void noteBuildingsOpened(ChoiceNotes &notes, Technology technology)
{
    for (const BuildingData &building : kBuildingData) {
        for (std::size_t level = 0; level < building.most; ++level) {
            if ((building.levels[level].technologies & bitOf(technology)) != 0)
                notes.add("note.opens-building",
                          {noteWord("building", building.key), static_cast<std::int64_t>(level + 1)});
        }
    }
}

/// Section 2.5
void noteTechnology(ChoiceNotes &notes)
{
    const auto technology = static_cast<Technology>(notes.made.args[0]);
    noteCost(notes, {});
    noteBuildingsOpened(notes, technology);
    for (std::size_t level = 1; level < kLevels; ++level) {
        if (kSectionLevels[level].technology == technologyIndex(technology))
            notes.addNumber("note.opens-fort", static_cast<int>(level));
    }
    switch (technology) {
    case Technology::StoneWorking:
        notes.add("note.opens-resource", {noteWord("resource", "stone")});
        break;
    case Technology::Mine:
        notes.add("note.opens-resource", {noteWord("resource", "iron")});
        break;
    case Technology::GoldWorking:
        notes.add("note.opens-resource", {noteWord("resource", "gold")});
        break;
    case Technology::BeastsOfBurden:
    case Technology::Mechanisms: {
        const Goods &more = kCollected[technology == Technology::Mechanisms ? 2 : 1];
        notes.add(
            "note.collect-more",
            {std::int64_t {more[0]}, std::int64_t {more[1]}, std::int64_t {more[2]}, std::int64_t {more[3]}});
        break;
    }
    default: // it opens levels alone
        break;
    }
}

void noteCollecting(ChoiceNotes &notes)
{
    const std::size_t resource = notes.made.args[0];
    const int number =
        std::min<int>(collectedOf(notes.scene, resource), notes.scene.data.goodsLeft[resource]);
    noteCost(notes, {});
    notes.add("note.brings", {std::int64_t {number}, noteWord("resource", kResourceKeys[resource])});
}

// Units and engines

void noteUnit(ChoiceNotes &notes, std::size_t unit)
{
    const UnitData &data = kUnitData[unit];
    notes.add("note.unit",
              {std::int64_t {data.strength}, std::int64_t {data.endurance}, std::int64_t {data.support}});
    if (data.isRanged)
        notes.addNumber("note.unit-fire", data.fire);
    if (unit == kSteadyUnit)
        notes.add("note.steady");
}

/// EX-5.1, EX-5.2, EX-5.5
void noteTraining(ChoiceNotes &notes, bool isFree)
{
    const Post post = notes.scene.map.sectionOn(notes.made.args[1]);
    if (isFree)
        notes.add("note.free");
    else
        noteCost(notes, kUnitData[notes.made.args[0]].cost);
    noteUnit(notes, notes.made.args[0]);
    const bool isInstead = notes.step.kind == static_cast<std::uint8_t>(StepKind::TrainInstead);
    if (post != kNoPost && !isInstead)
        notes.addNumber("note.room-left", std::max(0, roomOn(notes.scene, post) - 1));
}

/// EX-5.3, section 2.2
void noteEngine(ChoiceNotes &notes)
{
    const EngineData &engine = kEngineData[notes.made.args[0]];
    noteCost(notes, engine.cost);
    if (engine.attacks == 0) {
        notes.addNumber("note.drop-pool", diceOfDrop(notes.made.args[0]));
        return;
    }
    notes.add("note.engine",
              {std::int64_t {engine.attacks}, std::int64_t {engine.strength + 1},
               std::int64_t {engine.strength + kSidesOfD3}});
    notes.add(engine.reachesAssault ? "note.engine-near" : "note.engine-far");
    const Post post = notes.scene.map.postOn(notes.made.args[1]);
    if (post == kNoPost || is(notes.made, Verb::ExchangeEngine))
        return;
    const int left = slotsOf(notes.scene, post) - notes.scene.data.posts[post].engineCount() - 1;
    notes.addNumber("note.slots-left", std::max(0, left));
}

/// EX-2.4
void noteCommand(ChoiceNotes &notes)
{
    const Post post = notes.scene.map.sectionOn(notes.made.args[0]);
    if (post == kNoPost)
        return;
    notes.add("note.section",
              {std::int64_t {notes.scene.data.posts[post].total()},
               std::int64_t {capacityOf(notes.scene, post)}, std::int64_t {resistanceOf(notes.scene, post)}});
}

/// EX-3.1
void noteEndOfTurn(ChoiceNotes &notes)
{
    if (const int left = notes.scene.data.now.markers; left > 0)
        notes.addNumber("note.actions-lost", left);
}

} // namespace

void addCityNotes(ChoiceNotes &notes)
{
    switch (verbOf(notes.made)) {
    case Verb::TakeHero:
        return notes.addAbout("hero", kHeroKeys[notes.made.args[0]]);
    case Verb::Defend:
        return noteCommand(notes);
    case Verb::BuildFort:
        return noteFort(notes);
    case Verb::Dig:
        return noteDitch(notes, kDitch);
    case Verb::Flood:
        return noteDitch(notes, kMoat);
    case Verb::Build:
        return noteBuilding(notes);
    case Verb::Research:
        return noteTechnology(notes);
    case Verb::Collect:
        return noteCollecting(notes);
    case Verb::Train:
        return noteTraining(notes, false);
    case Verb::FreeRecruit:
        return noteTraining(notes, true);
    case Verb::BuildEngine:
    case Verb::ExchangeEngine:
        return noteEngine(notes);
    case Verb::PileRocks:
        noteCost(notes, {});
        return notes.addNumber("note.drop-pool", diceOfDrop(indexOf(Engine::Rocks)));
    case Verb::Repair:
        return noteRepair(notes);
    case Verb::EndTurn:
        return noteEndOfTurn(notes);
    default: // of another part
        break;
    }
}

} // namespace merlon::exiles
