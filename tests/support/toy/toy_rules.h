#pragma once

#include "core/engine/choice.h"
#include "core/engine/decision.h"
#include "core/engine/pieces/commitments.h"
#include "core/engine/pieces/hand.h"
#include "core/engine/pieces/pile.h"
#include "core/engine/pieces/row.h"
#include "core/engine/pieces/store.h"
#include "core/engine/reason.h"
#include "core/engine/state.h"

#include <array>
#include <cstdint>
#include <string>

/// Toll, a game for three or four tax collectors, small enough to be read in one go. It has one of everything
/// that the engine must cope with: teams, hidden hands, a pile of which somebody may know the top, chance
/// that a seat may stand in for, a decider whom nobody knows, choices that nobody sees, a sequence of two
/// small choices.
///
/// T-1.1 Chance makes one seat the spy; only that seat knows. T-1.2 Each seat is dealt two cards, seen by
/// itself. T-1.3 A fourth seat needs a fourth field. T-2.1 A round begins with the weather: chance, or with the option `fate: warlord` the last seat.
/// T-3 Then each seat has a turn. T-3.1 It plays a card face down on a free place, T-3.2 and wagers 0 to 3;
/// T-3.3 or draws a card (not in a storm); T-3.4 or looks at the top card of the pile; T-3.5 or passes.
/// T-4.1 At the end of a round the spy marks a place or waits. The others do not see what it does.
/// T-5.1 After the last round each seat has what its cards and wagers are worth, and the spy 5 more if an
/// opponent's card lies on the marked place. The team with more wins. T-5.2 Who resigns loses with the whole
/// team.
///
/// With the option `rules: full`: T-6.1 Three cards of the pile lie open as the market; each seat has six coins.
/// T-6.2 In its turn a seat may buy a card of the market for as many coins as it is worth; it lies open before the
/// seat and counts at the end. The next card of the pile takes its place. T-7.1 At the end of a round each seat
/// commits coins to a bridge, in secret; T-7.2 then all are shown. Who has committed most, alone, pays them, and
/// T-7.3 builds a bridge from a field to the next one, worth 3. T-8.1 In a storm the first free field is flooded; no
/// card is played there any more. T-9.1 With the option `teams: none` each seat plays for itself; T-9.2 with
/// `foe: tide` all play together, and lose together if two fields are flooded at the end.
///
/// T-10.1 With 40 rounds it is a campaign, saved before every round but the first; T-10.2 with `foe: tide` nobody goes
/// back to a save point.
namespace merlon::toy {

inline constexpr int kMostSeats = 4;
inline constexpr int kMostPlaces = 6;
inline constexpr int kCards = 4;
inline constexpr int kMarket = 3;
inline constexpr std::uint8_t kCoins = 6;
inline constexpr int kBridgeWorth = 3;
inline constexpr int kFatalFloods = 2;
inline constexpr std::uint8_t kNone = kNoPiece;        ///< no card, seat or place there
inline constexpr std::uint8_t kUnknown = kHiddenPiece; ///< in views: there is one, but which?

/// How many there are of each card, and what it is worth.
inline constexpr std::array<std::uint8_t, kCards> kDeck {5, 4, 3, 2};
inline constexpr int kDeckSize = 14;
inline constexpr std::array<std::uint8_t, kCards> kWorth {1, 2, 3, 5};

enum Verb : std::uint16_t {
    kAppoint = 1,
    kDeal,
    kReveal,
    kBlow,
    kPlay,
    kWager,
    kDraw,
    kPeek,
    kPass,
    kMark,
    kWait,
    kBuy,
    kBid,
    kBuild
};
enum EventKind : std::uint16_t {
    kAppointed = 1,
    kDealt,
    kBlew,
    kPlayed,
    kWagered,
    kDrew,
    kPeeked,
    kPassed,
    kMarked,
    kEnded,
    kResigned,
    kRoundBegan,
    kMarketed,
    kBought,
    kCommitted,
    kBidShown,
    kBuilt,
    kFlooded,
    kDrowned
};
enum ReasonKind : std::uint16_t {
    kNoChoice = 1,
    kNotAsked,
    kNotInPile,
    kNotInHand,
    kPlaceTaken,
    kPileEmpty,
    kStormy,
    kSeenAlready,
    kNotInMarket,
    kTooDear,
    kFieldFlooded,
    kNoRoomForBridge
};
enum DecisionKind : std::uint16_t {
    kOfSpy = 1,
    kOfCard,
    kOfWeather,
    kOfTurn,
    kOfWager,
    kOfMark,
    kOfMarket,
    kOfBid,
    kOfBridge
};
enum Weather : std::uint8_t { kCalm, kWind, kStorm };

enum class Step : std::uint8_t {
    Spy,
    FirstCards,
    Weather,
    Turn,
    Wager,
    Draw,
    Peek,
    Mark,
    FirstMarket,
    Refill,
    Bid,
    Build,
    Over
};

struct Slot {
    std::uint8_t owner = kNone;
    std::uint8_t card = kNone;
    std::uint8_t wager = 0;
};

/// A whole position; in a view, hidden cards and seats are kUnknown or 0.
struct Data {
    Step step = Step::Spy;
    std::uint8_t round = 0;
    std::uint8_t turn = 0; ///< the seat whose turn it is; in the set-up the seat that is dealt cards
    std::uint8_t weather = kCalm;
    std::uint8_t place = kNone; ///< where a card was played that waits for its wager
    std::uint8_t spy = kNone;
    std::uint8_t mark = kNone;
    std::uint8_t resigned = kNone;
    Pile<kCards, kDeckSize> pile; ///< its uppermost card is certain once somebody has looked
    std::array<Hand<kCards>, kMostSeats> hands {};
    std::array<Slot, kMostPlaces> fields {};
    Row<kMarket> market;
    std::array<std::uint8_t, kMostSeats> coins {};
    std::array<Store<kCards>, kMostSeats> bought {};
    Commitments<kMostSeats> bids;
    std::uint8_t flooded = 0; ///< bit i: field i
    std::array<std::uint8_t, kMostPlaces> bridges {kNone, kNone, kNone,
                                                   kNone, kNone, kNone}; ///< whose, to the next field
};

/// What does not change in a game.
struct Table {
    std::uint8_t seats = 4;
    std::uint8_t places = 4;
    std::uint8_t rounds = 3;
    bool warlord = false;
    bool full = false; ///< with market, bridges and floods
    bool teams = true; ///< every other seat plays together
    bool tide = false; ///< all play together against the water

    std::uint8_t teamOf(Seat seat) const
    {
        return static_cast<std::uint8_t>(tide ? 0 : teams ? seat % 2 : seat);
    }
};

/// The position before the first draw.
Data startOf(const Table &table);
/// What a seat has, in all; and what of it by what it comes from.
struct Score {
    int cards = 0;
    int wagers = 0;
    int bought = 0;
    int bridges = 0;
    int mark = 0;

    int sum() const { return cards + wagers + bought + bridges + mark; }
};
Score scoreOf(const Data &data, const Table &table, Seat seat);
inline bool isFlooded(const Data &data, std::size_t place)
{
    return (data.flooded >> place & 1u) != 0;
}

Decision decisionOf(const Data &data, const Table &table);
Reason whyNot(const Data &data, const Table &table, Choice choice);
void choicesOf(const Data &data, const Table &table, ChoiceList &out);
void outcomesOf(const Data &data, const Table &table, OutcomeList &out);
Secrecy secrecyOf(const Data &data, const Table &table, Choice choice);
void apply(Data &data, const Table &table, Choice choice, EventSink &events);
void resign(Data &data, Seat seat, EventSink &events);
Outcome outcomeOf(const Data &data, const Table &table);
std::uint64_t hashOf(const Data &data);

} // namespace merlon::toy
