#include "core/games/exiles/enemy.h"

#include "core/games/exiles/steps.h"

#include <algorithm>

namespace merlon::exiles {

namespace {

int footholds(const ExilesData &data)
{
    int sum = 0;
    forEachSquad(data, [&](SquadIndex, const Squad &squad) { sum += squad.isFoothold() ? 1 : 0; });
    return sum;
}

/// EX-11.7: of the units that are left the strongest leads on.
void replaceLeader(Play &play, SquadIndex index)
{
    Squad &squad = play.data.squads[index];
    std::size_t best = kEnemies;
    for (std::size_t kind = 0; kind < kEnemies; ++kind) {
        if (squad.support[kind] > 0 && (best == kEnemies || leadsBefore(play, kind, best)))
            best = kind;
    }
    squad.perch = Perch::None;
    if (best == kEnemies)
        return dissolve(play, index);
    --squad.support[best];
    squad.leader = static_cast<std::uint8_t>(best);
    tell(play, EventKind::LeaderFollows, {11, 7}, index, play.scene().nameOf(best));
}

} // namespace

const EnemyUnits &unitsIn(const ExilesData &data, Zone zone)
{
    const FrontState &front = data.fronts[frontOf(zone)];
    return isDeployment(zone) ? front.deployment : front.assault;
}

EnemyUnits &unitsIn(ExilesData &data, Zone zone)
{
    FrontState &front = data.fronts[frontOf(zone)];
    return isDeployment(zone) ? front.deployment : front.assault;
}

int sumOf(const EnemyUnits &units)
{
    int sum = 0;
    for (const std::uint8_t number : units)
        sum += number;
    return sum;
}

int meleeIn(const Scene &scene, const EnemyUnits &units)
{
    int sum = 0;
    for (std::size_t kind = 0; kind < kEnemies; ++kind)
        sum += scene.enemy(kind).isRanged ? 0 : units[kind];
    return sum;
}

int countIn(const ExilesData &data, Zone zone)
{
    return sumOf(unitsIn(data, zone));
}

int enemyStrength(const Scene &scene)
{
    int sum = footholds(scene.data);
    for (const FrontState &front : scene.data.fronts)
        sum += sumOf(front.deployment) + sumOf(front.assault);
    return sum;
}

int enemyMelee(const Scene &scene)
{
    int sum = footholds(scene.data);
    for (const FrontState &front : scene.data.fronts)
        sum += meleeIn(scene, front.deployment) + meleeIn(scene, front.assault);
    return sum;
}

int enemyEndurance(const Scene &scene)
{
    int sum = 0;
    for (std::size_t kind = 0; kind < kEnemies; ++kind)
        sum += numberOnBoard(scene, kind) * scene.enemy(kind).endurance;
    return sum;
}

int numberOnBoard(const Scene &scene, std::size_t kind)
{
    int number = 0;
    for (const FrontState &front : scene.data.fronts)
        number += front.deployment[kind] + front.assault[kind];
    forEachSquad(scene.data, [&](SquadIndex, const Squad &squad) {
        number += squad.isFoothold() && squad.leader == kind ? 1 : 0;
    });
    return number;
}

bool hasEngines(const ExilesData &data, Zone zone)
{
    if (!isDeployment(zone))
        return false;
    const auto &engines = data.fronts[frontOf(zone)].engines;
    return std::ranges::any_of(engines, [](std::uint8_t number) { return number > 0; });
}

int palisadeCover(const ExilesData &data, Zone zone)
{
    return isDeployment(zone)
        ? kPalisadeCover * data.fronts[frontOf(zone)].engines[indexOf(EnemyEngine::Palisade)]
        : 0;
}

bool isAttacked(const ExilesData &data, Post section)
{
    for (std::size_t number = 0; number < kSquadsOfSection; ++number) {
        if (data.squads[squadOf(section, number)].exists())
            return true;
    }
    return false;
}

void dissolve(Play &play, SquadIndex index)
{
    Squad &squad = play.data.squads[index];
    FrontState &front = play.data.fronts[squad.front];
    if (squad.hasTower && front.towers > 0)
        --front.towers;
    Squad gone;
    gone.defenders = squad.defenders; // EX-11.17 may still cost them a unit
    squad = gone;
}

bool hasEnemy(const Squad &squad, std::size_t kind)
{
    return squad.exists() && (squad.leader == kind || squad.support[kind] > 0);
}

bool hasEnemyBelow(const Squad &squad, std::size_t kind)
{
    return squad.exists() && (squad.support[kind] > 0 || (squad.leader == kind && !squad.isFoothold()));
}

void slay(Play &play, SquadIndex index, std::size_t kind, bool footholdFirst, RuleId rule)
{
    Squad &squad = play.data.squads[index];
    const bool takesLeader =
        squad.leader == kind && (squad.support[kind] == 0 || (footholdFirst && squad.isFoothold()));
    tell(play, EventKind::EnemySlain, rule, play.scene().nameOf(kind), index);
    if (!takesLeader || !squad.isFoothold())
        --play.data.fronts[squad.front].assault[kind];
    if (takesLeader)
        replaceLeader(play, index);
    else
        --squad.support[kind];
}

void fallBack(Play &play, Squad &squad)
{
    if (!squad.isFoothold())
        return;
    squad.perch = Perch::None;
    ++play.data.fronts[squad.front].assault[squad.leader];
}

void takeFoothold(Play &play, SquadIndex index, Perch perch, RuleId rule)
{
    Squad &squad = play.data.squads[index];
    if (!squad.isFoothold()) {
        squad.perch = perch;
        --play.data.fronts[squad.front].assault[squad.leader];
    }
    tell(play, EventKind::FootholdTaken, rule, index, play.scene().nameOf(squad.leader));
}

void gatherSquads(ExilesData &data)
{
    forEachSquad(data, [](SquadIndex, Squad &squad) {
        Squad foothold;
        if (squad.isFoothold()) {
            foothold.leader = squad.leader;
            foothold.perch = squad.perch;
            foothold.front = squad.front;
        }
        squad = foothold;
    });
    for (FrontState &front : data.fronts)
        front.flyers = kNoPost;
}

void moveFootholdsToWall(Play &play, Post section)
{
    for (std::size_t number = 0; number < kSquadsOfSection; ++number) {
        Squad &squad = play.data.squads[squadOf(section, number)];
        if (squad.perch == Perch::Gate)
            squad.perch = Perch::Section;
    }
}

void removeEnemy(Play &play, Zone zone, std::size_t kind, RuleId rule)
{
    --unitsIn(play.data, zone)[kind];
    FrontState &front = play.data.fronts[frontOf(zone)];
    front.blinded[kind] = std::min(front.blinded[kind], front.deployment[kind]); // EX-15.7
    tell(play, EventKind::EnemyRemoved, rule, play.scene().nameOf(kind), play.map.placeOfZone(zone));
}

void removeEnemyEngine(Play &play, std::size_t front, std::size_t engine, RuleId rule)
{
    --play.data.fronts[front].engines[engine];
    tell(play, EventKind::EnemyEngineRemoved, rule, engine, play.map.front[front].deployment);
}

void fleeIfBroken(Play &play)
{
    if (enemyMelee(play) > 0)
        return;
    play.data.agendaSize = 0;
    push(play, StepKind::Flee);
}

bool leadsBefore(const Scene &scene, std::size_t kind, std::size_t other)
{
    const EnemyData &one = scene.enemy(kind);
    const EnemyData &two = scene.enemy(other);
    if (one.strength != two.strength)
        return one.strength > two.strength;
    if (one.endurance != two.endurance)
        return one.endurance > two.endurance;
    if (one.support != two.support)
        return one.support > two.support;
    return kind < other;
}

int strengthOf(const Scene &scene, const Squad &squad)
{
    int sum = squad.exists() ? scene.enemy(squad.leader).strength : 0;
    for (std::size_t kind = 0; kind < kEnemies; ++kind)
        sum += squad.support[kind] * scene.enemy(kind).strength;
    return sum;
}

int forceOf(const Scene &scene, const Squad &squad)
{
    int sum = squad.exists() ? scene.enemy(squad.leader).strength : 0;
    for (std::size_t kind = 0; kind < kEnemies; ++kind)
        sum += squad.support[kind] * scene.enemy(kind).support;
    return sum;
}

bool consistsOfFlyers(const Scene &scene, const Squad &squad)
{
    for (std::size_t kind = 0; kind < kEnemies; ++kind) {
        if (squad.support[kind] > 0 && !scene.enemy(kind).flies)
            return false;
    }
    return squad.exists() && scene.enemy(squad.leader).flies;
}

bool canCarry(const Scene &scene, const Squad &squad)
{
    return squad.exists() && !squad.isFoothold() && !consistsOfFlyers(scene, squad);
}

} // namespace merlon::exiles
