#pragma once

#include "core/engine/position/form.h"
#include "core/games/exiles/edition.h"

#include <optional>

/// The moments of a game that a position can name, and what everything is at them that a position does not mention.
namespace merlon::exiles::position {

enum class Moment : std::uint8_t {
    SetUp,   ///< no hero taken
    Turn,    ///< before a turn begins: a Save Sheet (EX-16.1)
    Actions, ///< the action turn of a seat, nothing half done
    Siege,   ///< before the preparation of the siege
    Assault, ///< before Stage 1: the army stands before the walls
    Round,   ///< before Stage 3, with which every later round begins
    Advance, ///< before Stage 5
    Melee,   ///< before Stage 9
    Over,
};
/// Without that of Over.
merlon::position::Names momentNames();
/// Whether the army stands before the walls.
constexpr bool isInSiege(Moment moment)
{
    return moment >= Moment::Assault && moment != Moment::Over;
}
/// The moment at which data stand; none if something is half done.
std::optional<Moment> momentOf(const ExilesSetup &setup, const ExilesData &data);
/// Puts on the agenda what follows at this moment; `seat`: whose action turn it is.
void putMoment(const ExilesSetup &setup, ExilesData &data, Moment moment, Seat seat);
/// Whose action turn it is; 0 at other moments.
Seat seatAt(const ExilesData &data, Moment moment);

/// A campaign as it begins, the heroes dealt in order, seat 0 the First Player, who commands with the others in turn. In a
/// siege Barbarians attack, but none of them is there yet.
ExilesData standardPosition(const ExilesSetup &setup, Moment moment);
/// What follows from the rest of a siege: fronts with enemies are attacked if nothing is said of it, all units of the enemy
/// are there if their number at the beginning is 0; the army row, and the stage before.
void completeSiege(const ExilesSetup &setup, ExilesData &data, Moment moment);

} // namespace merlon::exiles::position
