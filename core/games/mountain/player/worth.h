#pragma once

#include "core/games/mountain/play.h"

#include <array>

/// What computer players count in: hundredths of a point of honor.
namespace merlon::mountain {

inline constexpr int kHonourPoint = 100;
/// Worse than whatever can be chosen.
inline constexpr int kHopeless = -1'000'000;

/// The turns that a seat has left, this one among them, as far as the packs foretell the end.
int turnsLeftOf(const Scene &scene, Seat seat);

/// What single resources are worth with so many turns left.
struct Worth {
    int turns = 1;
    std::array<int, kResources> each {};

    int of(Resource kind) const { return each[indexOf(kind)]; }
    int of(const Amounts &amounts) const;
    /// How much counts of what pays off in later turns, from 0 to 100; 0 in the last turn.
    int lasting() const;
    /// A part of a number of points that only pays off later.
    int later(int points) const { return points * lasting() / 100; }
};
Worth worthWith(int turns);

/// The same of all that a seat can spend, but for carts: what it will hardly use counts less.
int worthWithoutCarts(const Worth &worth, const Amounts &purse);
/// So many resources of any kinds, those that are worth least; none of `kept`, which may be no kind at all.
Amounts cheapestOf(const Worth &worth, const Amounts &purse, int number, std::size_t kept,
                   std::size_t firstKind = 0);
/// What is left of a purse.
Amounts without(Amounts purse, const Amounts &spent);

/// What it is worth to own one more pedestal.
int worthOfPedestal(const Scene &scene, Seat seat, const Worth &worth);
/// What it brings to place a pedestal of a clan in a zone; kHopeless if the seat cannot.
int pedestalPoints(const Scene &scene, Seat seat, const Worth &worth, int zone, std::size_t clan);
/// How many unearthed statues a seat has; of one clan.
int statuesOwned(const Scene &scene, Seat seat);
int statuesOwned(const Scene &scene, Seat seat, std::size_t clan);

} // namespace merlon::mountain
