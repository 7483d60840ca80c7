#pragma once

#include "core/engine/agenda/step.h"
#include "core/engine/pieces/hand.h"
#include "core/engine/pieces/pile.h"
#include "core/games/mountain/map.h"
#include "core/games/mountain/pieces/honour.h"
#include "core/games/mountain/pieces/pyramid.h"
#include "core/games/mountain/pieces/shapes.h"
#include "core/games/mountain/pieces/spells.h"
#include "core/games/mountain/pieces/trolls.h"
#include "core/games/mountain/pieces/workshops.h"

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

/// The state of a game: everything that changes, flat and of fixed size.
namespace merlon::mountain {

using agenda::Step;

inline constexpr std::size_t kMaxSteps = 24;
/// Portals, tiles and halls are 63; the cells of halls cut tiles into no more than that many pieces beyond.
inline constexpr std::size_t kMostTunnels = 128;
inline constexpr std::size_t kMostOpenWorkshops = 11;

/// The number of a tunnel.
using TunnelIndex = std::uint8_t;
inline constexpr TunnelIndex kNoTunnel = 0xFF;

enum class TunnelKind : std::uint8_t { None, Portal, Tile, Piece, Hall };

/// A portal, a tile, what a hall has left of one (MT-6.5), or a hall.
struct Tunnel {
    TunnelKind kind = TunnelKind::None;
    std::uint8_t what = 0;           ///< the Seat of a portal, the Shape of a tile or piece, the Hall
    std::uint8_t pedestal = kNoClan; ///< on its anchor
    std::uint8_t orientation = 0;    ///< of a tile, as it was laid, and of a hall
    Cell anchor = kNoCell;           ///< of a hall: its altar
    Cell mark = kNoCell; ///< of a tile, as it was laid, and of a hall; a hall may lie there by now

    bool isTile() const { return kind == TunnelKind::Tile || kind == TunnelKind::Piece; }
    friend bool operator==(const Tunnel &, const Tunnel &) = default;
};

/// A troll in a pack: bit i of `filled` is its symbol i from the left.
struct PackTroll {
    Troll troll = kNoTroll;
    std::uint8_t filled = 0;
};

/// What belongs to a seat.
struct SeatState {
    std::array<PackTroll, kSlots> pack {};
    Pile<kStartTrolls, kStartTrolls> startDeck; ///< MT-0.20
    Hand<kStartTrolls> hand;                    ///< MT-0.20
    Cell portal = kNoCell;
    std::uint8_t coronation = 0; ///< honor of the token; 0: none
    Squares network {};          ///< MT-1.2; follows from the tunnels

    SlotSet filledSlots() const
    {
        SlotSet slots = 0;
        for (std::size_t slot = 0; slot < kSlots; ++slot)
            slots = static_cast<SlotSet>(slots | (pack[slot].troll != kNoTroll ? slotBit(slot) : 0));
        return slots;
    }
    bool isPackFull() const { return std::popcount(filledSlots()) == static_cast<int>(kSlots); }
};

/// What belongs to a team; without teams, to a seat (MT-10.3).
struct TeamState {
    Amounts stock {};
    std::array<std::uint8_t, kStatueClans> pedestals {};
    std::int16_t honour = 0; ///< of tunnels (MT-5.6)
};

/// A place of the horde: its card and what lies on it.
struct HordeCard {
    Troll troll = kNoTroll;
    std::uint8_t pedestal = kNoClan;
    std::array<std::uint8_t, kResources> bribes {};

    int bribeCount() const
    {
        int sum = 0;
        for (const std::uint8_t number : bribes)
            sum += number;
        return sum;
    }
};

struct Statue {
    Cell cell = kNoCell;
    std::uint8_t clan = kNoClan;
};

struct OpenSpell {
    std::uint8_t spell = kNoPiece; ///< a Spell
    std::uint8_t runes = 0;
};

struct PlacedWorkshop {
    Cell cell = kNoCell;
    std::uint8_t kind = kNoPiece; ///< a Workshop
};

/// A place of the pedestal track.
struct TrackPlace {
    std::uint8_t value = kNoPiece; ///< 1 to 4, less one; kNoPiece: not laid yet; kHiddenPiece in views
    std::uint8_t owner = kNobody;  ///< the team that has taken it; kNobody: it lies there still
};

/// What lasts until the end of the turn.
struct Turn {
    SpellSet spells = 0;                         ///< "turn" spells that work
    bool isSpellCast = false;                    ///< MT-3.1
    std::uint8_t workshops = 0;                  ///< used in this turn
    std::array<Cell, 2> used {kNoCell, kNoCell}; ///< which
    Troll joining = kNoTroll;                    ///< recruited, not yet in the pack
    std::array<Cell, kMostCellsOfTile> lifted {kNoCell, kNoCell, kNoCell, kNoCell, kNoCell}; ///< MT-3.6
    bool has(Spell spell) const { return (spells & bitOf(spell)) != 0; }
};

enum class Ending : std::uint8_t { None, Counted, Resigned };

struct MountainData {
    std::array<TunnelIndex, kMostCells> tunnelAt {};
    std::array<Tunnel, kMostTunnels> tunnels {};
    Squares dug {};     ///< covered by tunnels; follows from tunnelAt
    Squares covered {}; ///< that have ever been: rubble, buried resources and site are gone (MT-5.7, MT-5.9)
    Squares picked {};  ///< whose buried resources a spell has brought
    std::array<SeatState, kMostSeats> seats {};
    std::array<TeamState, kMostSeats> teams {};
    std::array<HordeCard, kHordePlaces> horde {};
    std::array<Pile<kLargestLevel, kLargestLevel>, kLevels> decks {}; ///< a kind: the number within the level
    std::array<std::uint8_t, kStatueClans> bag {};                    ///< pedestals
    std::array<OpenSpell, kGrimoire> grimoire {};
    Pile<kSpells, kSpells> spellDeck;
    Store<kWorkshops> workshopsLeft; ///< not set up; before MT-0.14 those that can be drawn
    Store<kWorkshops> workshopsOpen; ///< the open supply
    std::array<PlacedWorkshop, kMostOpenWorkshops> workshops {};
    std::uint8_t workshopCount = 0;
    std::array<std::uint8_t, kShapes> tiles {}; ///< left
    std::uint8_t hallsUsed = 0;                 ///< bit of each
    std::array<Statue, kMostStatues> statues {};
    std::array<TrackPlace, kTrackPlaces> track {};
    std::uint8_t coronations = 0; ///< taken, the 5 that two players do not use among them
    Turn now {};
    std::array<Step, kMaxSteps> agenda {};
    std::uint8_t agendaSize = 0;
    std::uint8_t round = 0;    ///< 0: set-up
    std::uint8_t endRound = 0; ///< MT-8.3: the last one; 0: not known yet
    Seat firstPlayer = kNobody;
    Seat active = kNobody;
    Ending ending = Ending::None;
    Seat decider = kNobody; ///< who gave up

    SeatState &operator[](Seat seat) { return seats[seat]; }
    const SeatState &operator[](Seat seat) const { return seats[seat]; }
};
static_assert(std::is_trivially_copyable_v<MountainData>);

} // namespace merlon::mountain
