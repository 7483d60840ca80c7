#pragma once

#include "core/engine/position/form.h"
#include "core/games/mountain/edition.h"

#include <optional>

/// The moments of a game that a position can name, and what everything is at them that a position does not mention.
namespace merlon::mountain::position {

enum class Moment : std::uint8_t {
    SetUp,   ///< nothing drawn
    Turn,    ///< before a turn begins
    Prepare, ///< step 1 of a turn: spell and workshop
    Act,     ///< step 2: recruit or dig
    Hall,    ///< step 3: great hall
    Haul,    ///< step 4: statues
    Over,
};
/// Without that of Over.
merlon::position::Names momentNames();
/// The moment at which data stand; none if something is half done.
std::optional<Moment> momentOf(const MountainSetup &setup, const MountainData &data);
/// Puts on the agenda what follows at this moment; `seat`: whose turn it is, or begins.
void putMoment(const MountainSetup &setup, MountainData &data, Moment moment, Seat seat);
/// Whose turn it is, or begins.
Seat seatAt(const MountainData &data, Moment moment);

/// A game that has just begun, with everything in the order of its table: the first cards in the horde, portals on the
/// first starts, trolls 1 to 4 in every pack, empty stocks. Nothing drawn before the set-up.
MountainData standardPosition(const MountainSetup &setup, Moment moment);

} // namespace merlon::mountain::position
