#include "core/games/exiles/player/plan.h"

#include "core/games/exiles/city.h"
#include "core/games/exiles/player/recruits.h"
#include "core/games/exiles/player/tasks.h"
#include "core/games/exiles/player/worth.h"

#include <algorithm>
#include <array>
#include <utility>

namespace merlon::exiles {

namespace {

// The schedule: what should stand by when. Its numbers were found by playing thousands of campaigns.

/// Levels of all walls, of all towers.
constexpr std::array<Due, kLevels> kWallsDue {0, 10, 42, 80, 125, 170};
constexpr std::array<Due, kLevels> kTowersDue {0, 15, 34, 64, 120, 165};
/// From one section to the next.
constexpr Due kNextSection = 2;

constexpr std::array<std::array<Due, kBuildingLevels>, kBuildings> kBuildingsDue {{
    {5, 18, 80, 118, 165},              // barracks
    {5, 50, 100, kNeverDue, kNeverDue}, // keep
    {40, 60, 105, 150, kNeverDue},      // workshop
    {11, 24, 76, 115, 160},             // library
    {55, 110, 140, 180, 195},           // chapel
    {30, 60, 80, 182, 195},             // mage tower
}};

/// Technologies that are wanted for themselves; the others are researched when something needs them.
constexpr std::array<std::pair<Technology, Due>, 4> kTechnologiesDue {{
    {Technology::BeastsOfBurden, 26},
    {Technology::StoneWorking, 24},
    {Technology::Mine, 60},
    {Technology::Mechanisms, 118},
}};

constexpr Due kRocksDue = 30;
constexpr Due kCauldronsDue = 48;
constexpr Due kDitchesDue = 150;
constexpr Due kMoatsDue = 160;
/// The first soldier beyond those of the start, and from one to the next on a board with four walls.
constexpr Due kFirstSoldier = 12;
constexpr Due kNextSoldier = 12;
constexpr Due kFirstShooter = 16;
constexpr Due kNextShooter = 9;
constexpr int kSoldiersAtStart = 12;
/// A weak unit is replaced by a better one.
constexpr Due kFirstBetter = 90;
constexpr Due kNextBetter = 4;
constexpr Due kSlotDue = 4; ///< after its tower

int countOf(const Scene &scene, std::size_t unit)
{
    return kUnitData[unit].limit - scene.data.unitsLeft[unit];
}

/// Looks for what is due first.
class Planner {
public:
    Planner(const Scene &scene, Seat seat)
        : m_scene(scene)
        , m_store(scene.data[seat].store)
        , m_tasks(scene, seat)
    {
    }

    Task run()
    {
        repairs();
        if (m_scene.data.now.markers == 0)
            return m_tasks.first();
        sections();
        buildings();
        technologies();
        soldiers();
        engines();
        ditches();
        return m_tasks.first();
    }

private:
    const ExilesData &data() const { return m_scene.data; }

    void repairs()
    {
        for (int index = 0; index < m_scene.map.sections; ++index) {
            const auto post = static_cast<Post>(index);
            const SectionState &section = data().sections[post];
            const MapSection &at = m_scene.map.section[post];
            if (section.level == 0)
                continue;
            if (section.resistance < kSectionLevels[section.level].resistance)
                repairNow(at.place, repairCost(section.level), -10);
            if (at.hasGate() && section.gate < kSectionLevels[section.level].gate)
                repairNow(at.gate, kGateRepair, -5);
        }
    }

    /// It takes no marker: done as soon as the store has what it costs.
    void repairNow(PlaceIndex place, const Goods &cost, Due due)
    {
        if (canAfford(m_store, cost))
            m_tasks.want(choice(Verb::Repair, place), Purpose::Repair, cost, due);
    }

    void sections()
    {
        int walls = 0;
        int towers = 0;
        for (int index = 0; index < m_scene.map.sections; ++index) {
            const auto post = static_cast<Post>(index);
            const bool isTower = m_scene.map.isTower(post);
            const int order = isTower ? towers++ : walls++;
            const auto level = static_cast<std::size_t>(data().sections[post].level) + 1;
            if (level > kMostLevel)
                continue;
            const SectionLevel &next = kSectionLevels[level];
            const Due due = (isTower ? kTowersDue : kWallsDue)[level] + order * kNextSection;
            if (due >= m_tasks.first().due)
                continue;
            if (next.technology != kNoTechnology && !data().knows(static_cast<Technology>(next.technology)))
                m_tasks.research(static_cast<Technology>(next.technology), due);
            else
                m_tasks.want(choice(Verb::BuildFort, m_scene.map.placeOf(post)),
                             isTower ? Purpose::Tower : Purpose::Wall, next.cost, due);
        }
    }

    void buildings()
    {
        for (std::size_t building = 0; building < kBuildings; ++building) {
            const int next = data().buildings[building] + 1;
            if (next <= kBuildingData[building].most && isOfUse(building, next))
                m_tasks.build(static_cast<Building>(building), next,
                              kBuildingsDue[building][static_cast<std::size_t>(next - 1)]);
        }
    }

    /// A level of the workshop whose engine is missing is built only for the engines of the next ones.
    bool isOfUse(std::size_t building, int level) const
    {
        return building != indexOf(Building::Workshop)
            || !data().without.hasEngine(static_cast<std::size_t>(level));
    }

    void technologies()
    {
        for (const auto &[technology, due] : kTechnologiesDue) {
            if (!data().knows(technology))
                m_tasks.research(technology, due);
        }
    }

    // Units

    int scaled(int number) const { return number * 4 / std::max(1, m_scene.map.fronts); }

    void soldiers()
    {
        int melee = 0;
        int ranged = 0;
        for (std::size_t unit = 0; unit < kUnits; ++unit)
            (kUnitData[unit].isRanged ? ranged : melee) += countOf(m_scene, unit);
        train(false,
              kFirstSoldier + std::max(-kSoldiersAtStart, scaled(melee) - kSoldiersAtStart) * kNextSoldier);
        train(true, kFirstShooter + scaled(ranged) * kNextShooter);
    }

    void train(bool isRanged, Due due)
    {
        std::size_t unit = bestUnit(m_scene, isRanged);
        if (isRanged && unit == kUnits)
            return m_tasks.build(Building::Barracks, barracksForShooters(), due);
        // What can be had at once is better than what has to be saved for.
        if (unit != kUnits && !canAfford(m_store, kUnitData[unit].cost)) {
            const std::size_t plain = plainUnit(isRanged);
            const bool isDear =
                kUnitData[unit].cost[indexOf(Resource::Iron)] > m_store[indexOf(Resource::Iron)]
                && !data().knows(Technology::Mine);
            if (isDear && data().unitsLeft[plain] > 0 && !data().without.hasUnit(plain))
                unit = plain;
        }
        if (unit == kUnits)
            return;
        const Post post = bestPostFor(m_scene, unit);
        if (post != kNoPost)
            return m_tasks.want(choice(Verb::Train, unit, m_scene.map.placeOf(post)), Purpose::Unit,
                                kUnitData[unit].cost, due);
        improve(unit);
    }

    /// The level at which the first shooters can be trained; 0: there are none.
    int barracksForShooters() const
    {
        int level = 0;
        for (std::size_t unit = 0; unit < kUnits; ++unit) {
            const bool isFirst = level == 0 || kUnitData[unit].barracks < level;
            if (kUnitData[unit].isRanged && !data().without.hasUnit(unit) && isFirst)
                level = kUnitData[unit].barracks;
        }
        return level;
    }

    /// The place is full: a better unit for the weakest of its sort.
    void improve(std::size_t unit)
    {
        const std::size_t weak = plainUnit(kUnitData[unit].isRanged);
        if (unit == weak)
            return;
        for (int index = 0; index < m_scene.map.sections; ++index) {
            const auto post = static_cast<Post>(index);
            if (data().posts[post].count(weak) == 0)
                continue;
            const int better = countOf(m_scene, unit);
            return m_tasks.want(choice(Verb::Replace, m_scene.map.placeOf(post), weak), Purpose::BetterUnit,
                                kUnitData[unit].cost, kFirstBetter + better * kNextBetter);
        }
    }

    // Engines

    void engines()
    {
        int walls = 0;
        for (int index = 0; index < m_scene.map.sections; ++index) {
            const auto post = static_cast<Post>(index);
            const SectionState &section = data().sections[post];
            const PlaceIndex place = m_scene.map.placeOf(post);
            if (m_scene.map.isTower(post)) {
                fillSlots(post, kTowersDue[std::max<std::size_t>(2, section.level)] + kSlotDue);
                continue;
            }
            ++walls;
            if (!section.hasRocks && !data().without.hasEngine(indexOf(Engine::Rocks)))
                m_tasks.want(choice(Verb::PileRocks, place), Purpose::Rocks, {}, kRocksDue + walls);
            if (!section.hasCauldron)
                buildEngine(indexOf(Engine::Cauldron), place, kCauldronsDue + walls);
        }
        fillSlots(kKeepPost, kBuildingsDue[indexOf(Building::Keep)][2] + kSlotDue);
    }

    void fillSlots(Post post, Due due)
    {
        if (slotsOf(m_scene, post) <= data().posts[post].engineCount())
            return;
        std::size_t best = kEngines;
        for (std::size_t engine = kFirstSlotEngine; engine < kEngines; ++engine) {
            const bool isKnown = data().levelOf(Building::Workshop) >= kEngineData[engine].workshop;
            if (isKnown && data().enginesLeft[engine - kFirstSlotEngine] > 0
                && !data().without.hasEngine(engine) && (best == kEngines || isQuicker(engine, best)))
                best = engine;
        }
        if (best == kEngines) {
            if (isOfUse(indexOf(Building::Workshop), 2))
                m_tasks.build(Building::Workshop, 2, due);
            return;
        }
        buildEngine(best, m_scene.map.placeOf(post), due);
    }

    /// Whether an engine is the better one for what the seat has.
    bool isQuicker(std::size_t engine, std::size_t other) const
    {
        const bool can = canAfford(m_store, kEngineData[engine].cost);
        const bool couldOther = canAfford(m_store, kEngineData[other].cost);
        return can != couldOther ? can : kEngineWorth[engine] > kEngineWorth[other];
    }

    void buildEngine(std::size_t engine, PlaceIndex place, Due due)
    {
        if (data().without.hasEngine(engine))
            return;
        if (data().levelOf(Building::Workshop) < kEngineData[engine].workshop)
            return m_tasks.build(Building::Workshop, kEngineData[engine].workshop, due);
        m_tasks.want(choice(Verb::BuildEngine, engine, place), Purpose::Engine, kEngineData[engine].cost,
                     due);
    }

    // Ditches

    void ditches()
    {
        for (int index = 0; index < m_scene.map.ditches; ++index) {
            const auto ditch = static_cast<std::size_t>(index);
            const PlaceIndex place = m_scene.map.ditch[ditch];
            if (data().ditches[ditch] == 0)
                m_tasks.want(choice(Verb::Dig, place), Purpose::Ditch, {}, kDitchesDue + index);
            else if (data().ditches[ditch] == kDitch)
                m_tasks.want(choice(Verb::Flood, place), Purpose::Ditch, kMoatCost, kMoatsDue + index);
        }
    }

    const Scene &m_scene;
    const Goods &m_store;
    TaskList m_tasks;
};

} // namespace

Plan::Plan(const Scene &scene, Seat seat)
{
    const Task found = Planner(scene, seat).run();
    m_next = found.made;
    m_purpose = found.purpose;
    m_missing = found.missing;
    m_cost = found.cost;
}

} // namespace merlon::exiles
