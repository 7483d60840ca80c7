#pragma once

#include "core/games/exiles/play.h"

/// What the parts of a siege ask of each other.
namespace merlon::exiles {

/// EX-7.3, EX-7.5, EX-10.8: the passes in which units are moved.
enum class Movement : std::uint8_t { Posting, PostingAgain, Reinforcing, Shifting };

/// EX-15.1: the windows for spells and blessings.
enum class Window : std::uint8_t { Preparation, Rockfall, Earthquake, Renewal };

constexpr int numberOf(Movement movement)
{
    return static_cast<int>(movement);
}
constexpr int numberOf(Window window)
{
    return static_cast<int>(window);
}

inline constexpr int kStages = 14;
inline constexpr int kStageOfLineUp = 11; ///< EX-11.9: who is to fight whom
inline constexpr int kStageOfMelee = 12;  ///< EX-11.12
inline constexpr int kMostRounds = 10;    ///< EX-12.1
inline constexpr int kMostInPass = 40;    ///< EX-7.3: units that a seat sends in a pass of posting
inline constexpr int kLeastOnFront = 3;   ///< EX-17.2: melee units

/// EX-15.2: opens a window, the First Player first.
void openWindow(Play &play, Window window);
/// EX-15.1: whether the Chapel allows a blessing now that was not used in this turn.
Reason whyNotBlessing(const Scene &scene, Blessing blessing);

/// EX-8.1, EX-8.7, EX-9.1: the defenders, or the enemy, shoot; the engines of the defenders.
void pushDefendersShooting(Play &play);
void pushEnemyShooting(Play &play);
void pushDefendersEngines(Play &play);

/// EX-8.4: the RFS of a ranged unit of a type on a section or in the Keep.
int fireOf(const Scene &scene, Post post, std::size_t unit);

/// EX-8.9: units of a section, or those that fight a squad, leave: the sum of their endurance at most `points`, no more than
/// `number`. First the commander settles the list, then the window to save them opens (EX-15.4).
void pushLosses(Play &play, Post post, SquadIndex squad, int points, int number);

/// EX-9.7, EX-9.8: where the attack of an engine goes, from the section and the element rolled.
void chooseTarget(const Scene &scene, std::size_t front, EngineAttack &attack);
bool hasElement(const Scene &scene, Post post, std::size_t element);

/// EX-10.2: whether every space of a front's line is a ditch or a moat; a moat.
bool isLineComplete(const Scene &scene, std::size_t front);
bool isMoatLine(const Scene &scene, std::size_t front);
/// EX-10.5: how many of so many units a moat takes.
int moatLosses(int crossing);

/// EX-11.1 to EX-11.5: flyers choose, and the squads of all fronts are formed.
void pushSquads(Play &play);

/// EX-11.6, EX-15.1: `seat` removes units of the squads of a front, the sum of their endurance at most the pool.
void pushSlaying(Play &play, Seat seat, std::size_t front, int pool);

/// The first attacked front from one on; behind the last one if there is none.
std::size_t attackedFrom(const Scene &scene, std::size_t front);
/// EX-7.4, EX-17.2: a front is attacked, told by its assault zone.
void attackFront(Play &play, std::size_t place);
/// EX-8.7, EX-9.4, EX-11.1: the die, or the Warlord, has named a section to a group, to an engine, to the flyers of a front.
void settleShots(Play &play, std::size_t front, std::size_t kind, Post named);
void settleEngine(Play &play, std::size_t engine, Post named);
void settleFlyers(Play &play, std::size_t front, Post named);
/// Squads of a front before a section: so many from the first one on.
struct SquadGroup {
    Post section = kNoPost;
    std::size_t front = 0;
    std::size_t first = 0;
    std::size_t number = 0;
};
/// EX-17.4: the Warlord forms the squads of a group; gives rams and siege towers.
void pushForming(Play &play, const SquadGroup &group);
void pushEquipment(Play &play, std::size_t front);

/// EX-12.1, EX-12.2: whether a test of morale is due once the enemy has lost so many more units.
bool isTestDue(const Scene &scene, int more = 0);
/// EX-12.2: with how many units lost it is due for the first time.
int lossesForTest(const SiegeState &siege);

/// EX-8.8: what the enemy aims at a section, and the resistance that it meets there.
struct EnemyVolley {
    int fire = 0;
    int shooters = 0;
    int cover = 0;
};
EnemyVolley enemyVolleyAt(const Scene &scene, Post section);

/// EX-11.14: what the score of a side in a fight is the sum of.
struct FightScore {
    int leader = 0;
    int support = 0;
    int die = 0;     ///< as d3
    int special = 0; ///< Pack, hoardings against flyers, Dread
    int wall = 0;    ///< what the section takes from the enemy, below 0

    int sum() const { return leader + support + die + special + wall; }
};
FightScore enemyScore(const Scene &scene, SquadIndex squad, int die);
/// Nothing but the die as long as nobody is against the squad. Before a leader is named, as with the best one.
FightScore defenderScore(const Scene &scene, SquadIndex squad, int die);

/// Both dice of a fight as they were rolled (EX-0.1), and as a number in a step.
struct FightDice {
    int enemy = 0;
    int own = 0;
};
constexpr int numberOf(FightDice dice)
{
    return dice.enemy * 8 + dice.own;
}
constexpr FightDice diceOf(int number)
{
    return {number / 8, number % 8};
}

/// EX-11.14: the scores of a fight, dice as d3.
int scoreOfEnemy(const Scene &scene, SquadIndex squad, int die);
int scoreOfDefenders(const Scene &scene, SquadIndex squad, int die);

} // namespace merlon::exiles
