#include "core/games/exiles/enemy.h"
#include "core/games/exiles/own.h"
#include "core/games/exiles/pieces/sheets.h"
#include "core/games/exiles/siege/army_row.h"
#include "core/games/exiles/siege/siege.h"
#include "core/games/exiles/tableau/panels.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <utility>

/// The enemy of this turn: its faction, how far it is from fleeing, what is left of its army.
namespace merlon::exiles {

namespace {

Word causeOf(const RowPart &part)
{
    switch (part.cause) {
    case RowCause::Difficulty:
        return {std::string(kDifficultyKeys[part.which]), "difficulty"};
    case RowCause::Hero:
        return {std::string(kHeroKeys[part.which]), "hero"};
    case RowCause::Faction:
        return {std::string(kFactionData[part.which].key), "faction"};
    case RowCause::Warlord:
        return {std::string(kWarlordKey)};
    case RowCause::Scenario:
        break;
    }
    return {"scenario"};
}

using EnemyCounts = std::array<int, kEnemies>;

/// The block of the enemy.
class ArmySheet {
public:
    explicit ArmySheet(const Layout &layout)
        : m_layout(layout)
        , m_data(layout.data)
        , m_siege(layout.data.siege)
        , m_army(armyOf(layout.scene))
        , m_left(unitsLeft())
    {
    }

    void lay()
    {
        layFaction();
        layMorale();
        if (hasBegun())
            layLosses();
        layUnits();
        layEngines();
    }

private:
    merlon::Zone &zone(ZoneKind kind, Word title = {})
    {
        return m_layout.tableau.beside(kNobody, kind, std::move(title));
    }

    /// Stage 1 has begun: from now on losses count (EX-7.8).
    bool hasBegun() const { return m_siege.initialStrength > 0; }

    /// Those on the board, the Warlord's pool, or the whole army before it is dealt.
    EnemyCounts unitsLeft() const
    {
        EnemyCounts counts {};
        int sum = 0;
        for (std::size_t kind = 0; kind < kEnemies; ++kind) {
            counts[kind] = numberOnBoard(m_layout.scene, kind) + m_siege.pool[kind];
            sum += counts[kind];
        }
        if (sum == 0 && !hasBegun())
            std::ranges::copy(m_army.units, counts.begin());
        return counts;
    }

    void layFaction()
    {
        merlon::Zone &card = zone(ZoneKind::Lines, {"enemy", "zone"});
        Item faction {.key = std::string(kFactionData[m_siege.faction].key),
                      .type = "faction",
                      .note = {"item.army-row", {std::int64_t {m_siege.row}}},
                      .isPickable = false};
        if (m_siege.frontCount > 0)
            faction.details.push_back({"detail.fronts", {std::int64_t {m_siege.frontCount}}});
        for (const RowPart &part : rowParts(m_layout.scene)) {
            const char *code = part.rows > 0 ? "detail.army-larger" : "detail.army-smaller";
            faction.details.push_back({code, {std::int64_t {std::abs(part.rows)}, causeOf(part)}});
        }
        card.items.push_back(std::move(faction));
    }

    int morale() const { return hasBegun() ? m_siege.morale : fullMorale(); }
    int fullMorale() const { return moraleOf(m_data, m_siege.faction); }

    void layMorale()
    {
        zone(ZoneKind::Pips)
            .items.push_back({.key = "morale",
                              .type = "marker",
                              .owner = m_layout.enemySeat(),
                              .filled = morale(),
                              .capacity = std::max(morale(), fullMorale()),
                              .details = {{"detail.morale", {std::int64_t {morale()}}}},
                              .isPickable = false});
    }

    /// EX-12.2: the second bar is full at the first loss that brings a test of morale.
    void layLosses()
    {
        const int initial = m_siege.initialStrength;
        int left = 0;
        for (const int count : m_left)
            left += count;
        const int lost = std::max(0, initial - left);
        const int fatal = lossesForTest(m_siege);
        merlon::Zone &bars = zone(ZoneKind::Lines);
        bars.items.push_back({.key = "losses",
                              .type = "counter",
                              .owner = m_layout.enemySeat(),
                              .filled = lost,
                              .capacity = initial,
                              .note = {"item.of", {std::int64_t {lost}, std::int64_t {initial}}},
                              .isPickable = false});
        const bool isDue = isTestDue(m_layout.scene);
        Item test {.key = "morale-test",
                   .type = "counter",
                   .art = "morale",
                   .owner = m_layout.enemySeat(),
                   .filled = m_siege.isTested ? fatal : std::min(lost, fatal),
                   .capacity = fatal,
                   .isPickable = false,
                   .done = isDue};
        test.note = isDue ? Text {"item.test-due", {}} : Text {"item.test-from", {std::int64_t {fatal}}};
        bars.items.push_back(std::move(test));
    }

    void layUnits()
    {
        merlon::Zone &army = zone(ZoneKind::Lines, {"army", "zone"});
        army.note = {"item.strengths", {}};
        for (std::size_t kind = 0; kind < kEnemies; ++kind) {
            const EnemyData &enemy = m_layout.scene.enemy(kind);
            const int before = std::max<int>(m_army.units[kind], m_left[kind]);
            if (before == 0)
                continue;
            Item item = enemyItem(m_layout, kind, m_left[kind]);
            item.note = {"item.army",
                         {std::int64_t {m_left[kind]}, std::int64_t {before}, std::int64_t {enemy.strength},
                          std::int64_t {enemy.endurance}, std::int64_t {enemy.support},
                          std::int64_t {enemy.fire}}};
            item.showsCount = false;
            item.faded = m_left[kind] == 0;
            item.isPickable = layoutAsksExiles();
            army.items.push_back(std::move(item));
        }
    }

    bool layoutAsksExiles() const { return m_layout.asked < m_layout.scene.rules.seats; }

    /// Rams and siege towers too that squads have.
    void layEngines()
    {
        std::array<int, kEnemyEngines> counts {};
        for (const FrontState &front : m_data.fronts) {
            for (std::size_t engine = 0; engine < kArmyEngines; ++engine)
                counts[engine] += front.engines[engine];
            counts[indexOf(EnemyEngine::SiegeTower)] += front.towers;
        }
        forEachSquad(m_data, [&](SquadIndex, const Squad &squad) {
            counts[indexOf(EnemyEngine::Ram)] += squad.hasRam ? 1 : 0;
        });
        merlon::Zone &engines = zone(ZoneKind::Tokens);
        engines.isAlsoOnBoard = true;
        for (std::size_t engine = 0; engine < kEnemyEngines; ++engine) {
            if (counts[engine] == 0)
                continue;
            Item item = enemyEngineItem(m_layout, engine, counts[engine]);
            item.showsCount = true;
            item.isPickable = layoutAsksExiles();
            engines.items.push_back(std::move(item));
        }
    }

    const Layout &m_layout;
    const ExilesData &m_data;
    const SiegeState &m_siege;
    const ArmyData m_army;
    EnemyCounts m_left;
};

} // namespace

void layEnemy(const Layout &layout)
{
    if (layout.isSiege())
        ArmySheet(layout).lay();
}

} // namespace merlon::exiles
