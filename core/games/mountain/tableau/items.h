#pragma once

#include "core/engine/tableau/tableau.h"
#include "core/games/mountain/edition.h"

#include <cstddef>
#include <string>
#include <vector>

/// What the parts of a tableau are made from, and the items that several of them have.
namespace merlon::mountain {

/// A position as some seats may know it, while it is laid out.
struct Layout {
    const MountainView &view;
    const MountainData &data;
    Scene scene;
    Tableau &tableau;
    Seat asked; ///< kNobody, chance or a seat

    bool isAsked(Seat seat) const { return asked < scene.rules.seats && asked == seat; }
    bool isTeamAsked(Seat seat) const
    {
        return asked < scene.rules.seats && scene.rules.teamOf(asked) == scene.rules.teamOf(seat);
    }
    bool asks(StepKind kind) const { return view.decision().kind == static_cast<std::uint8_t>(kind); }
};

// The parts of the tableau

/// Tunnels, and what lies in the cells.
void layMountain(const Layout &layout);
/// The horde, the grimoire, what is left of tiles, halls, workshops and tokens.
void layTable(const Layout &layout);
/// Pack, stock and tokens of each seat.
void laySeats(const Layout &layout);

// Items

std::string trollKey(Troll troll);
/// Of its clan and level: trolls that differ in their symbols look alike.
std::string trollPicture(Troll troll);
std::string statueKey(std::size_t clan);
std::string pedestalKey(std::size_t clan);
/// How many of each kind lie on something.
std::vector<Stack> stacksOf(const Amounts &amounts);
/// The symbols of a troll that is in no pack.
std::vector<Socket> symbolsOf(Troll troll);
/// And of one in a pack.
std::vector<Socket> symbolsOf(const PackTroll &card);
/// A pedestal that can be chosen by its clan.
Item pedestalItem(std::size_t clan);
/// A place of the pedestal track, or the token that was taken from there.
Item tokenItem(const Layout &layout, std::size_t place);

} // namespace merlon::mountain
