#pragma once

#include "core/games/exiles/play.h"
#include "core/games/exiles/siege/siege.h"

#include <array>

/// How a fight of Stage 12 can end (EX-11.14).
namespace merlon::exiles {

inline constexpr int kFightThrows = 9; ///< of the two dice, each read as 1 to 3

/// In so many of the throws the defenders win, nobody does, or the enemy wins.
struct FightChances {
    int won = 0;
    int drawn = 0;
    int lost = 0;

    friend bool operator==(const FightChances &, const FightChances &) = default;
};

/// The odds of a squad against the units that are to fight it, with the one that leads them.
FightChances fightChances(const Scene &scene, SquadIndex squad);

/// EX-11.16, EX-11.17: in so many of the throws the squad takes or keeps a foothold and nobody is left against it. All of
/// them if nobody is against it now. Blessings may still save somebody.
int throwsThrough(const Scene &scene, SquadIndex squad);

/// The chance, in percent, that none of the squads of a front that fight or still have to fight gets through.
int holdingChance(const Scene &scene, std::size_t front);

/// How many units of each type; those that have fought with the others.
using Troop = std::array<std::uint8_t, kUnits>;

/// The units that are to fight a squad.
Troop troopOf(const Squad &squad);
/// EX-11.14: the score of a troop under a leader that it has, without the die.
FightScore troopScore(const Scene &scene, const Troop &troop, std::size_t lead);
int scoreOfTroop(const Scene &scene, const Troop &troop, std::size_t lead);
/// The type under which its score is highest, of several the last of section 2.1; kUnits if there is none.
std::size_t bestLeader(const Scene &scene, const Troop &troop);

} // namespace merlon::exiles
