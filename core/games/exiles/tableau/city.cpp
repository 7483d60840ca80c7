#include "core/games/exiles/own.h"
#include "core/games/exiles/pieces/fortifications.h"
#include "core/games/exiles/tableau/panels.h"
#include "core/games/exiles/turn/turn.h"

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What all seats have in common: buildings and technologies and what they open, spells and blessings, loot, the supply.
namespace merlon::exiles {

namespace {

/// What a technology serves.
struct Research {
    Word serves;
    std::vector<Technology> technologies; ///< by the level of the Library that they need
};

std::vector<Research> branches()
{
    using T = Technology;
    return {
        {{"stores", "serves"}, {T::StoneWorking, T::BeastsOfBurden, T::Mine, T::GoldWorking, T::Mechanisms}},
        {{"walls", "serves"}, {T::Fortifications, T::Architecture, T::Masonry, T::Structures}},
        {{"barracks", "building"}, {T::Archery, T::ChainMail, T::Crossbow, T::PlateArmour, T::BlackPowder}},
        {{"workshop", "building"}, {T::Cauldron, T::Catapult, T::Ballista, T::Onager, T::Bombard}}};
}

std::vector<Stack> priceStacks(const Goods &goods)
{
    std::vector<Stack> stacks;
    for (std::size_t resource = 0; resource < kResources; ++resource) {
        if (goods[resource] > 0)
            stacks.push_back({.key = std::string(kResourceKeys[resource]), .count = goods[resource]});
    }
    return stacks;
}

/// The panel of the table.
class CityPanel {
public:
    explicit CityPanel(const Layout &layout)
        : m_layout(layout)
        , m_data(layout.data)
    {
    }

    void lay()
    {
        layHeroes();
        layCommanders(m_layout);
        layPowers({"blessings", "zone"}, "blessing", Building::Chapel, kBlessingKeys, 0);
        layPowers({"spells", "zone"}, "spell", Building::MageTower, kSpellKeys, kPowers);
        layLoot();
        layBuildings();
        layTechnologies();
        layRecruits();
        layEngines();
        laySupply();
    }

private:
    merlon::Zone &zone(ZoneKind kind, Word title = {})
    {
        return m_layout.tableau.beside(kNobody, kind, std::move(title));
    }

    Text text(const Reason &reason) const
    {
        return reason ? m_layout.view.setup().vocabulary().text(reason) : Text {};
    }

    /// Whether a seat of the exiles chooses its next action.
    bool isActing() const { return m_layout.asks(StepKind::Act); }

    /// Why the level that something needs has not been reached; empty if it has.
    Text whyTooLow(Building building, int level, ReasonKind kind, RuleId rule) const
    {
        return m_data.levelOf(building) >= level ? Text {} : text(no(kind, rule, indexOf(building), level));
    }

    static void markDone(Item &item, const char *word)
    {
        item.done = true;
        item.visitors.push_back({{word, "sign"}, "known"});
    }

    /// EX-1.5: the heroes that are left, while the seats choose.
    void layHeroes()
    {
        const auto hasNone = [](const SeatState &seat) { return seat.hero == kNoHero; };
        const std::span seats = std::span(m_data.seats).first(m_layout.scene.rules.seats);
        if (!std::ranges::any_of(seats, hasNone))
            return;
        merlon::Zone &cards = zone(ZoneKind::Cards, {"heroes", "zone"});
        cards.columns = 2;
        for (std::size_t hero = 0; hero < kHeroes; ++hero) {
            const bool isTaken = std::ranges::any_of(
                m_data.seats, [hero](const SeatState &seat) { return seat.hero == hero; });
            if (!isTaken)
                cards.items.push_back({.key = std::string(kHeroKeys[hero]), .type = "hero"});
        }
    }

    /// EX-15.1, EX-15.3: ready, used in this turn, or beyond the level of their building. `first`: among the powers of a turn.
    void layPowers(Word title, const char *type, Building building,
                   std::span<const std::string_view, kPowers> keys, std::size_t first)
    {
        merlon::Zone &row = zone(ZoneKind::Tokens, std::move(title));
        row.columns = static_cast<int>(kPowers);
        for (std::size_t power = 0; power < kPowers; ++power) {
            const int level = static_cast<int>(power) + 1;
            Item item {.key = std::string(keys[power]), .type = type};
            item.whyNot = whyTooLow(building, level, ReasonKind::PowerTooHigh, {15, 1});
            const bool isUsed = (m_data.now.powers >> (first + power) & 1u) != 0;
            if (isUsed)
                markDone(item, "used");
            item.faded = isUsed || !item.whyNot.empty();
            if (item.whyNot.empty())
                item.note = {isUsed ? "item.used" : "item.ready", {}};
            else
                item.note = {"item.level", {std::int64_t {level}}};
            row.items.push_back(std::move(item));
        }
    }

    /// EX-12.5: who would get what if the enemy fled now.
    void layLoot()
    {
        if (!m_layout.isSiege() || m_data.turn == 0 || m_data.turn > kLootTurns
            || m_data.firstPlayer >= m_layout.scene.rules.seats)
            return;
        std::array<Goods, kMostPlayers> shares {};
        shareLoot(m_layout.scene, [&](Seat seat, std::size_t resource) { ++shares[seat][resource]; });
        merlon::Zone &loot = zone(ZoneKind::Tokens, {"loot", "zone"});
        for (Seat seat = 0; seat < m_layout.scene.rules.seats; ++seat) {
            for (std::size_t resource = 0; resource < kResources; ++resource) {
                if (shares[seat][resource] == 0)
                    continue;
                Item item {.key = std::string(kResourceKeys[resource]), .type = "resource"};
                item.role = ComponentRole::Unit; // a disc in the color of its seat
                item.owner = seat;
                item.count = shares[seat][resource];
                item.note = {"item.of-seat", {Word {m_layout.view.setup().seats()[seat].key}}};
                item.isPickable = false;
                item.showsCount = true;
                item.isReserve = true; // nobody has it yet
                loot.items.push_back(std::move(item));
            }
        }
    }

    // What can be built

    /// EX-3.7: why the next level cannot be built: what is missing in any case, or now.
    Text whyNotRaised(std::size_t building) const
    {
        if (isActing())
            return text(whyNotAction(m_layout.scene, m_layout.asked, choice(Verb::Build, building)));
        const BuildingData &data = kBuildingData[building];
        const std::size_t level = m_data.buildings[building];
        const TechnologySet missing =
            level < data.most ? data.levels[level].technologies & ~m_data.technologies : 0;
        return missing == 0 ? Text {}
                            : text(no(ReasonKind::TechnologyMissing, {3, 7}, std::countr_zero(missing)));
    }

    void layBuildings()
    {
        merlon::Zone &rows = zone(ZoneKind::Pips, {"city", "zone"});
        for (std::size_t building = 0; building < kBuildings; ++building) {
            const BuildingData &data = kBuildingData[building];
            const std::size_t level = m_data.buildings[building];
            const std::string key(data.key);
            Item item {.key = key, .type = "building"};
            item.art = key + '-' + std::to_string(std::max<std::size_t>(level, 1)); // as on the map
            item.filled = static_cast<int>(level);
            item.capacity = data.most;
            item.faded = level == 0;
            if (level < data.most) {
                item.price = priceStacks(data.levels[level].cost);
                item.details.push_back({"detail." + key + '-' + std::to_string(level + 1), {}});
                item.whyNot = whyNotRaised(building);
            }
            rows.items.push_back(std::move(item));
        }
    }

    /// EX-3.8: known, possible now, or beyond the level of the Library.
    Item technologyItem(Technology technology) const
    {
        const TechnologyData &data = kTechnologyData[technologyIndex(technology)];
        Item item {.key = std::string(data.key), .type = "technology"};
        if (m_data.knows(technology)) {
            markDone(item, "known");
            item.note = {"item.known", {}};
            return item;
        }
        item.whyNot = whyTooLow(Building::Library, data.level, ReasonKind::BuildingTooLow, {3, 8});
        item.faded = !item.whyNot.empty();
        item.note = {item.faded ? "item.not-yet" : "item.possible", {}};
        return item;
    }

    /// The levels of the Library, and whether it has come to them.
    std::vector<GridHeading> libraryLevels() const
    {
        std::vector<GridHeading> levels;
        for (int level = 1; level <= static_cast<int>(kBuildingLevels); ++level)
            levels.push_back({{std::to_string(level), "level"},
                              {"item.library", {std::int64_t {level}}},
                              m_data.levelOf(Building::Library) < level});
        return levels;
    }

    /// Rows by what they serve, columns by the level of the Library.
    void layTechnologies()
    {
        merlon::Zone &tree = zone(ZoneKind::Tokens, {"technologies", "zone"});
        tree.note = {"item.of",
                     {std::int64_t {std::popcount(m_data.technologies)}, std::int64_t {kTechnologies}}};
        tree.grid = ZoneGrid {{}, libraryLevels()};
        for (Research &research : branches()) {
            for (const Technology technology : research.technologies) {
                Item item = technologyItem(technology);
                item.row = static_cast<int>(tree.grid->rows.size());
                item.column = kTechnologyData[technologyIndex(technology)].level - 1;
                tree.items.push_back(std::move(item));
            }
            tree.grid->rows.push_back({std::move(research.serves)});
        }
    }

    // What is left of the box

    merlon::Zone &reserve(ZoneKind kind, const char *title)
    {
        merlon::Zone &left = zone(kind, {title, "zone"});
        left.isReserve = true;
        return left;
    }

    void layRecruits()
    {
        merlon::Zone &recruits = reserve(ZoneKind::Tokens, "recruits");
        for (std::size_t unit = 0; unit < kUnits; ++unit) {
            const UnitData &data = kUnitData[unit];
            Item item {.key = std::string(data.key), .type = "unit"};
            item.art = item.key;
            item.role = ComponentRole::Unit;
            item.count = m_data.unitsLeft[unit];
            item.details.push_back({"detail.unit",
                                    {std::int64_t {data.strength}, std::int64_t {data.endurance},
                                     std::int64_t {data.support}, std::int64_t {data.fire}}});
            item.whyNot = whyTooLow(Building::Barracks, data.barracks, ReasonKind::BuildingTooLow, {5, 1});
            item.price = priceStacks(data.cost);
            item.faded = item.count == 0 || !item.whyNot.empty();
            item.showsCount = true;
            recruits.items.push_back(std::move(item));
        }
    }

    /// Cauldrons are as many as walls, and so are not counted; rocks are piled where they are needed.
    void layEngines()
    {
        merlon::Zone &engines = reserve(ZoneKind::Tokens, "engines");
        for (std::size_t engine = indexOf(Engine::Cauldron); engine < kEngines; ++engine) {
            const EngineData &data = kEngineData[engine];
            const bool isCounted = engine >= kFirstSlotEngine;
            Item item = engineItem(engine, isCounted ? m_data.enginesLeft[engine - kFirstSlotEngine] : 1);
            item.whyNot = whyTooLow(Building::Workshop, data.workshop, ReasonKind::BuildingTooLow, {5, 3});
            item.price = priceStacks(data.cost);
            item.faded = item.count == 0 || !item.whyNot.empty();
            item.showsCount = isCounted;
            engines.items.push_back(std::move(item));
        }
    }

    void laySupply()
    {
        merlon::Zone &supply = reserve(ZoneKind::Counter, "supply");
        for (std::size_t resource = 0; resource < kResources; ++resource)
            supply.items.push_back({.key = std::string(kResourceKeys[resource]),
                                    .type = "resource",
                                    .count = m_data.goodsLeft[resource],
                                    .isPickable = false});
    }

    const Layout &m_layout;
    const ExilesData &m_data;
};

} // namespace

void layCity(const Layout &layout)
{
    CityPanel(layout).lay();
}

} // namespace merlon::exiles
