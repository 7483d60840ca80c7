#pragma once

#include "core/games/exiles/play.h"

/// What rules ask of the army before the walls, and how it loses units.
namespace merlon::exiles {

/// The counts of a zone.
const EnemyUnits &unitsIn(const ExilesData &data, Zone zone);
EnemyUnits &unitsIn(ExilesData &data, Zone zone);
int countIn(const ExilesData &data, Zone zone);
int sumOf(const EnemyUnits &units);
/// The melee units among them.
int meleeIn(const Scene &scene, const EnemyUnits &units);
/// Enemy units on the board, footholds with them: all, and the melee units.
int enemyStrength(const Scene &scene);
int enemyMelee(const Scene &scene);
/// The same of one type.
int numberOnBoard(const Scene &scene, std::size_t kind);
/// The endurance of all of them.
int enemyEndurance(const Scene &scene);
/// Whether a zone holds an enemy engine that can be hit.
bool hasEngines(const ExilesData &data, Zone zone);
/// EX-8.5: how much the palisades of a zone take from a volley.
int palisadeCover(const ExilesData &data, Zone zone);

/// Calls `act(index, squad)` for every squad that exists, in place order and by number.
template <class Data, class Act>
void forEachSquad(Data &data, Act act)
{
    for (std::size_t index = 0; index < kSquads; ++index) {
        if (data.squads[index].exists())
            act(static_cast<SquadIndex>(index), data.squads[index]);
    }
}

/// Whether a squad is before a section.
bool isAttacked(const ExilesData &data, Post section);

/// A squad without units is gone, and its siege tower with it (EX-11.7).
void dissolve(Play &play, SquadIndex index);
/// EX-11.7: takes one unit of a type out of a squad, off the board: a support unit first, or the foothold first. A lost
/// leader is replaced. Says nothing of the flight of the enemy.
void slay(Play &play, SquadIndex index, std::size_t kind, bool footholdFirst, RuleId rule);
/// Whether a squad has a unit of a type: any, or one that does not stand on the battlements.
bool hasEnemy(const Squad &squad, std::size_t kind);
bool hasEnemyBelow(const Squad &squad, std::size_t kind);
/// EX-11.15: the leader comes down from the battlements.
void fallBack(Play &play, Squad &squad);
/// EX-11.16: the leader takes a foothold, or keeps the one that it has.
void takeFoothold(Play &play, SquadIndex index, Perch perch, RuleId rule);
/// EX-11.20: footholds stay, all others are in the assault zone, and no squad is formed.
void gatherSquads(ExilesData &data);
/// EX-9.10: a foothold on the gate of a section becomes one on the wall.
void moveFootholdsToWall(Play &play, Post section);

/// Takes a unit out of a zone.
void removeEnemy(Play &play, Zone zone, std::size_t kind, RuleId rule);
void removeEnemyEngine(Play &play, std::size_t front, std::size_t engine, RuleId rule);
/// EX-7.9: flees if no melee unit is left. The last thing that a step does.
void fleeIfBroken(Play &play);

/// EX-11.3: whether a type comes before another as a leader: strength, endurance, support, faction order.
bool leadsBefore(const Scene &scene, std::size_t kind, std::size_t other);
/// The sum of strength of all units of a squad; the printed values.
int strengthOf(const Scene &scene, const Squad &squad);
/// Leader's strength and the support of the others, by printed values.
int forceOf(const Scene &scene, const Squad &squad);
bool consistsOfFlyers(const Scene &scene, const Squad &squad);
/// EX-11.4: whether a squad could carry a ram or a siege tower: none that a foothold leads, and none of flyers alone.
bool canCarry(const Scene &scene, const Squad &squad);

} // namespace merlon::exiles
