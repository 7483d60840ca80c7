#pragma once

#include "core/games/fiefs/play.h"

namespace merlon::fiefs {

/// FI-12.1: so many knights a besieged castle counts, whatever stands there.
inline constexpr int kKnightsOfCastle = 8;

/// FI-8.6: both draw until they hold so many cards.
inline constexpr int kHandInBattle = 5;

inline constexpr std::array<Side, 2> kSides {kAttacker, kDefender};

/// FI-8: the attacker has moved so many knights to a place that the defender controls (FI-12.1: to its castle).
void beginBattle(Play &play, Seat attacker, Seat defender, PlaceIndex place, int knights);

inline bool isCastleDisputed(const Scene &scene)
{
    return scene.map.isCastle(scene.data.battle.place);
}
/// FI-8.19: the attacker has taken the place, and its knights stand there now, until the cards have been cleared away.
inline bool hasMovedIn(const Scene &scene)
{
    const Battle &battle = scene.data.battle;
    return (scene.data.control[battle.seats[kAttacker]] & maskOf(battle.place)) != 0;
}
/// The real knights of a side on the disputed place; in a besieged castle the defender's never count.
inline int realKnights(const Scene &scene, Side side)
{
    const Battle &battle = scene.data.battle;
    if (hasMovedIn(scene))
        return side == kAttacker ? scene.data.knights[battle.place] : 0;
    if (side == kAttacker)
        return battle.attackers;
    return isCastleDisputed(scene) ? 0 : scene.data.knights[battle.place];
}
/// FI-8.1: the knights of a side as its score counts them, before `fear` and `vigour`.
inline int knightsOfSide(const Scene &scene, Side side)
{
    const bool isCastle = side == kDefender && isCastleDisputed(scene) && !hasMovedIn(scene);
    return isCastle ? kKnightsOfCastle : realKnights(scene, side);
}
/// FI-8.1
inline int scoreOf(const Scene &scene, Side side)
{
    const Battle &battle = scene.data.battle;
    const int knights = battle.equal[side] == kNoNumber ? knightsOfSide(scene, side) : battle.equal[side];
    return knights + battle.bonus[side] + battle.conflictValue[side] + battle.support[side];
}
/// FI-8.12: the side that would lose now.
inline Side losingSide(const Scene &scene)
{
    return scoreOf(scene, kAttacker) > scoreOf(scene, kDefender) ? kDefender : kAttacker;
}

/// The side that a seat fights for, itself or as a partner (FI-12.2).
inline Side sideOf(const Scene &scene, Seat seat)
{
    return scene.rules.areEnemies(seat, scene.data.battle.seats[kAttacker]) ? kDefender : kAttacker;
}
/// FI-8.12, FI-12.2: whether a seat may play support cards.
inline bool isParticipant(const Scene &scene, Seat seat)
{
    const Battle &battle = scene.data.battle;
    return !scene.rules.areEnemies(seat, battle.seats[kAttacker])
        || !scene.rules.areEnemies(seat, battle.seats[kDefender]);
}

/// The side loses so many of its real knights on the disputed place, at most all; says how many.
int loseKnights(Play &play, Side side, int number, RuleId rule);
/// The throw of a die.
void offerPips(const Scene &, Step, OutcomeList &out);
/// As the others know it: cards in hand, and not every card of the family on the discard or in play.
bool couldHold(const Scene &scene, Seat seat, Family family);
/// FI-8.9: whether a side is asked for a conflict card: it holds one; with discreet questions, it could hold one.
bool isAskedForConflict(const Scene &scene, Seat seat);
/// FI-8.20: the conflict and support cards go to their owners' discards, and there is no battle any more.
void clearBattle(Play &play);

} // namespace merlon::fiefs
