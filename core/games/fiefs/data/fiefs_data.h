#pragma once

#include "core/engine/agenda/step.h"
#include "core/engine/pieces/discard.h"
#include "core/engine/pieces/hand.h"
#include "core/engine/pieces/pile.h"
#include "core/games/fiefs/map.h"
#include "core/games/fiefs/pieces/artefacts.h"
#include "core/games/fiefs/pieces/cards.h"

#include <array>
#include <cstdint>
#include <type_traits>

/// The state of a game: everything that changes, flat and of fixed size.
namespace merlon::fiefs {

using agenda::Step;

inline constexpr std::size_t kMaxSteps = 16;
inline constexpr int kDice = 10;
inline constexpr int kPipsOfDie = 6;

/// FI-2.1: the dice that so many knights need.
constexpr int diceFor(int knights)
{
    return (knights + kPipsOfDie - 1) / kPipsOfDie;
}

/// What belongs to a seat.
struct SeatState {
    Pile<kCards, kDeckSize> drawPile;
    Discard<kCards, kDeckSize> discard;
    Hand<kCards> hand;
    std::array<std::uint16_t, kArtefactKinds> brokenIn {}; ///< the turn; 0: it is whole
    std::array<std::uint8_t, kArtefactKinds> artefacts {kNoPiece, kNoPiece, kNoPiece}; ///< an Artefact each
    std::uint8_t castle = 0;                                                           ///< knights there
    std::uint8_t dice = 0;           ///< in use; follows from the knights
    std::uint8_t wonAsAttacker = 0;  ///< battles, at most 255
    std::uint8_t wonAsDefender = 0;  ///< battles, at most 255
    bool hasAuthorityInPlay = false; ///< it is out of the hand and not yet on the discard (FI-4.4)

    bool isWhole(ArtefactKind kind) const { return brokenIn[static_cast<std::size_t>(kind)] == 0; }
    Artefact artefact(ArtefactKind kind) const
    {
        return static_cast<Artefact>(artefacts[static_cast<std::size_t>(kind)]);
    }
};

/// The two sides of a battle.
enum Side : std::uint8_t { kAttacker, kDefender };
constexpr Side other(Side side)
{
    return side == kAttacker ? kDefender : kAttacker;
}

inline constexpr std::uint8_t kNoNumber = 0xFF;
inline constexpr std::size_t kMostSupports = 36; ///< six of each seat

/// FI-8: what is only there during a battle.
struct Battle {
    PlaceIndex place = kNowhere; ///< kNowhere: there is no battle
    std::array<Seat, 2> seats {kNobody, kNobody};
    std::uint8_t attackers = 0;                                ///< knights of the attacker on the place
    std::array<std::uint8_t, 2> bonus {};                      ///< of the territory and of sceptres
    std::array<std::uint8_t, 2> equal {kNoNumber, kNoNumber};  ///< knights by `fear` and `vigour`
    std::array<std::uint8_t, 2> conflict {kNoPiece, kNoPiece}; ///< committed, in the hand until it is shown
    std::array<std::uint8_t, 2> conflictValue {};
    std::array<std::uint8_t, 2> support {};              ///< sums of the cards played
    std::array<std::uint8_t, kMostSupports> supports {}; ///< seat * 16 + card, in the order played
    std::uint8_t supportCount = 0;
    std::uint8_t passes = 0;         ///< support turns in a row without a card
    std::uint8_t isShown = 0;        ///< whether the conflict cards are
    std::uint8_t winner = kNoNumber; ///< a Side
    std::uint8_t margin = 0;
    std::array<std::uint8_t, 2> roll {}; ///< dice of the arena

    bool isOn() const { return place != kNowhere; }
};

/// FI-9: a window in which a Fracture can be played.
struct Window {
    std::uint8_t kind = kNoNumber; ///< an ArtefactKind; kNoNumber: none is open
    std::uint8_t exposed = 0;      ///< bit s: the artefact of seat s
    std::uint8_t answered = 0;     ///< bit s: seat s has been asked and has answered; known to itself
    std::uint8_t played = 0;       ///< bit s: seat s has played a Fracture

    bool isOpen() const { return kind != kNoNumber; }
};

inline constexpr std::size_t kInsightCards = 4;

/// FI-5.6: the cards that are off the draw pile while their order is chosen.
struct Insight {
    std::array<std::uint8_t, kInsightCards> looked {kNoPiece, kNoPiece, kNoPiece, kNoPiece}; ///< not yet put
    std::array<std::uint8_t, kInsightCards> order {kNoPiece, kNoPiece, kNoPiece,
                                                   kNoPiece}; ///< the first goes on top
    std::uint8_t lookedCount = 0;
    std::uint8_t orderCount = 0;
};

enum class Ending : std::uint8_t { None, Points, Castle, RoundLimit, Resigned };

struct FiefsData {
    std::array<Mask, kMostSeats> control {};  ///< the territories of each seat
    std::array<Mask, kMostSeats> supplied {}; ///< FI-0.2; follows from the rest
    Mask named = 0;                           ///< FI-6.1: territories named in this redistribution
    std::array<SeatState, kMostSeats> seats {};
    std::array<std::uint8_t, kMostPlaces> knights {}; ///< of who controls the territory
    std::array<std::uint8_t, kMostPlaces> tiles {};
    std::array<std::uint8_t, kTiles> tilesLeft {}; ///< FI-1.2: while tiles are dealt
    std::uint8_t tilesUnder = 0;                   ///< FI-1.3: Homelands under the pile
    Battle battle {};
    Window window {};
    Insight insight {};
    std::array<Step, kMaxSteps> agenda {};
    std::uint16_t turn = 0; ///< 0: set-up
    std::uint16_t round = 0;
    std::uint8_t agendaSize = 0;
    Seat active = kNobody;
    Seat firstPlayer = kNobody;
    std::uint8_t campaigns = 0;
    bool isCrownUsed = false; ///< in this turn
    Ending ending = Ending::None;
    Seat decider = kNobody;            ///< who won the game for its team, or gave up
    PlaceIndex takenCastle = kNowhere; ///< FI-12.1: with which the game was won

    SeatState &operator[](Seat seat) { return seats[seat]; }
    const SeatState &operator[](Seat seat) const { return seats[seat]; }
};
static_assert(std::is_trivially_copyable_v<FiefsData>);

} // namespace merlon::fiefs
