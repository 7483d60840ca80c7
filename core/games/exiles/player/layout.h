#pragma once

#include "core/games/exiles/play.h"
#include "core/games/exiles/siege/siege.h"

#include <array>

/// Where units of the exiles are moved to before and during a siege.
namespace merlon::exiles {

/// Units that change their place; none if `number` is 0.
struct Transfer {
    Post from = kNoPost;
    std::size_t rank = 0;
    Post to = kNoPost;
    int number = 0;
};

/// All types by what they do on a wall, the best first.
inline constexpr std::array<std::size_t, kUnits> kOnWall {4, 5, 2, 3, 0, 1};

/// How many units of a type can go at once: those with the same marks of which there are most, none of the barred ones;
/// `rank` says which.
int mostMovable(const Scene &scene, Post from, std::size_t unit, std::size_t barred, std::size_t &rank);

/// The next transfer of a seat in a pass. Before the fronts are known shooters go to the towers and into the Keep, and the
/// reserve into the Keep, from where it can reach every wall; then the reserve goes to the walls under attack.
Transfer nextTransfer(const Scene &scene, Seat seat, Movement movement);
/// EX-7.3: the part of it before the fronts are known.
Transfer postingTransfer(const Scene &scene, Seat seat);
/// EX-11.9: the same of a unit that the Oracle moves.
Transfer nextForeseen(const Scene &scene);
/// EX-7.3: whether an engine belongs into a slot of the Keep, from where it reaches every front.
bool isBetterInKeep(const Scene &scene, Post from, Post to);

/// Whether a section is the wall or a flank of a front that is attacked.
bool isUnderAttack(const Scene &scene, Post section);
/// Whether a wall is the one of an attacked front.
bool isAttackedWall(const Scene &scene, Post section);

} // namespace merlon::exiles
