#pragma once

#include "core/games/exiles/play.h"

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

/// The type among them under which their score is highest; kUnits if there are none.
std::size_t bestLead(const Scene &scene, SquadIndex squad);

} // namespace merlon::exiles
