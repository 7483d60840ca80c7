#include "core/games/exiles/enemy.h"
#include "core/games/exiles/siege/fight_chances.h"
#include "core/games/exiles/siege/siege.h"
#include "core/games/exiles/tableau/items.h"

#include <algorithm>
#include <array>
#include <utility>

/// The enemy before the walls.
namespace merlon::exiles {

namespace {

/// EX-7.2, EX-7.4: all fronts that are attacked have been drawn, so that the others are known to be quiet.
bool areFrontsDrawn(const Layout &layout)
{
    const SiegeState &siege = layout.data.siege;
    return layout.isSiege() && siege.drawnCount >= siege.frontCount
        && std::ranges::any_of(layout.data.fronts, &FrontState::isAttacked);
}

/// Whether a front is attacked is seen from afar: by its colour, and by a word.
void layDeploymentGround(const Layout &layout, std::size_t front)
{
    Ground ground {.place = layout.scene.map.front[front].deployment};
    if (layout.isSiege() && layout.data.fronts[front].isAttacked) {
        ground.livery = kEnemyLivery;
        ground.note = {"ground.attack", {}};
        ground.detail = {"ground.attacked", {}};
        ground.art = "camp";
    } else if (areFrontsDrawn(layout)) {
        ground.note = {"ground.quiet", {}};
        ground.detail = {"ground.not-attacked", {}};
    } else {
        return;
    }
    layout.tableau.grounds.push_back(std::move(ground));
}

/// Before Stage 1 and after the flight nothing stands there.
void layDeployment(const Layout &layout, std::size_t front)
{
    const FrontState &state = layout.data.fronts[front];
    const int place = layout.scene.map.front[front].deployment;
    merlon::Zone &zone = layout.tableau.at(place);
    for (std::size_t kind = 0; kind < kEnemies; ++kind) {
        const int blinded = std::min(state.blinded[kind], state.deployment[kind]);
        if (const int seeing = state.deployment[kind] - blinded; seeing > 0)
            zone.items.push_back(enemyItem(layout, kind, seeing));
        if (blinded == 0)
            continue;
        zone.items.push_back(enemyItem(layout, kind, blinded));
        zone.items.back().marks.emplace_back("mark-blind");
        zone.items.back().note = {"item.blinded", {}};
    }
    for (std::size_t engine = 0; engine < kArmyEngines; ++engine) {
        if (state.engines[engine] > 0)
            zone.items.push_back(enemyEngineItem(layout, engine, state.engines[engine]));
    }
    layDeploymentGround(layout, front);
}

/// The units of a squad that are not on the ring, and what it has been given.
void addSquad(const Layout &layout, std::size_t index, std::array<int, kEnemies> &left, int &towers,
              std::vector<Item> &items)
{
    const Squad &squad = layout.data.squads[index];
    const std::size_t number = index % kSquadsOfSection;
    if (!squad.isFoothold()) {
        items.push_back(leaderItem(layout, squad, number));
        --left[squad.leader];
    }
    for (std::size_t kind = 0; kind < kEnemies; ++kind) {
        if (squad.support[kind] == 0)
            continue;
        items.push_back(enemyItem(layout, kind, squad.support[kind]));
        items.back().marks.push_back(squadMark(number));
        items.back().note = textWith("item.in-squad", {static_cast<int>(number) + 1});
        left[kind] -= squad.support[kind];
    }
    const auto give = [&](EnemyEngine engine) {
        items.push_back(enemyEngineItem(layout, indexOf(engine), 1));
        items.back().marks.push_back(squadMark(number));
    };
    if (squad.hasRam)
        give(EnemyEngine::Ram);
    if (squad.hasTower) {
        give(EnemyEngine::SiegeTower);
        --towers;
    }
}

/// EX-10.2, EX-10.3: what the ditches before the front do.
const char *lineBefore(const Layout &layout, std::size_t front)
{
    if (layout.data.fronts[front].isBridged)
        return "ground.bridged";
    if (isMoatLine(layout.scene, front))
        return "ground.moat-line";
    return isLineComplete(layout.scene, front) ? "ground.ditch-line" : "ground.no-line";
}

/// Once the defenders are lined up, until the fights are over: the chance that nobody gets through.
Text foreseenAt(const Layout &layout, std::size_t front)
{
    const ExilesData &data = layout.data;
    const bool isAttacked = std::ranges::any_of(
        data.squads, [&](const Squad &squad) { return squad.exists() && squad.front == front; });
    if (!isAttacked || data.siege.stage < kStageOfLineUp || data.siege.stage > kStageOfMelee)
        return {};
    return textWith("ground.holds", {holdingChance(layout.scene, front)});
}

void layAssault(const Layout &layout, std::size_t front)
{
    const FrontState &state = layout.data.fronts[front];
    const int place = layout.scene.map.front[front].assault;
    merlon::Zone &zone = layout.tableau.at(place);
    std::array<int, kEnemies> left {};
    std::ranges::copy(state.assault, left.begin());
    int towers = state.towers;
    forEachSquad(layout.data, [&](SquadIndex index, const Squad &squad) {
        if (squad.front == front)
            addSquad(layout, index, left, towers, zone.items);
    });
    for (std::size_t kind = 0; kind < kEnemies; ++kind) {
        if (left[kind] > 0)
            zone.items.push_back(enemyItem(layout, kind, left[kind]));
    }
    if (towers > 0)
        zone.items.push_back(enemyEngineItem(layout, indexOf(EnemyEngine::SiegeTower), towers));
    if (state.isBridged) {
        zone.items.push_back(enemyEngineItem(layout, indexOf(EnemyEngine::Bridge), 1));
        zone.items.back().isPickable = false;
    }
    layout.tableau.grounds.push_back({.place = place,
                                      .livery = layout.isSiege() && state.isAttacked ? kEnemyLivery : -1,
                                      .note = foreseenAt(layout, front),
                                      .detail = {lineBefore(layout, front), {}}});
}

} // namespace

void layFronts(const Layout &layout)
{
    for (int front = 0; front < layout.scene.map.fronts; ++front) {
        layDeployment(layout, static_cast<std::size_t>(front));
        layAssault(layout, static_cast<std::size_t>(front));
    }
}

} // namespace merlon::exiles
