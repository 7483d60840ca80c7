#pragma once

#include "core/engine/position/describing.h"
#include "core/engine/position/empty.h"
#include "core/engine/position/sections.h"
#include "core/games/fiefs/edition.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

/// The parts of a position as JSON. What is absent in it is as in the standard position.
namespace merlon::fiefs::position {

using merlon::position::Complaint;
using merlon::position::Names;
using merlon::position::ReadingForm;
using merlon::position::WritingForm;

using Writing = merlon::position::Writing<FiefsSetup>;
using Reading = merlon::position::Reading<FiefsSetup>;
using Describing = merlon::position::Describing<FiefsSetup>;

inline constexpr std::array<std::string_view, kTiles + 3> kTileNames {
    "homelands", "village", "grasslands", "marshlands", "forest", "ruins",       "abbey",  "shrine", "fort",
    "mountains", "cave",    "city",       "fortress",   "arena",  "battlefield", "custom", "none",   "?"};
inline constexpr std::array<std::string_view, 5> kEndingNames {"none", "points", "castle", "round-limit",
                                                               "resigned"};

inline constexpr int kMostTurns = 60000;

/// The keys of cards, of artefacts, of the seats of a game.
Names cardNames();
Names artefactNames();
/// "nobody" and the keys of all six seats; those of the game come first.
Names ownerNames();

/// Moments of a game that a position can name.
enum class Moment : std::uint8_t {
    SetUp,  ///< nothing dealt
    Turn,   ///< before a turn begins
    Open,   ///< in a turn, before or after a campaign
    Poised, ///< in a turn, between redistribution and advance
    Battle, ///< knights have advanced on an enemy, nothing has happened yet
    Over,
};
Names momentNames();
/// The moment at which data stand; none if something is half done.
std::optional<Moment> momentOf(const FiefsSetup &setup, const FiefsData &data);
/// Puts on the agenda what follows at this moment; `seat`: whose turn it is, or begins.
void putMoment(const FiefsSetup &setup, FiefsData &data, Moment moment, Seat seat);
/// Whose turn it is, or begins.
Seat seatAt(const FiefsData &data, Moment moment);

/// What everything is that a position does not mention: plain tiles and artefacts, six knights in each castle, empty
/// hands; nothing dealt before the set-up.
FiefsData standardPosition(const FiefsSetup &setup, Moment moment);
/// Takes all knights from the board, those in the castles too. Tiles are no pieces: they lie where they lie.
void emptyBoard(const FiefsSetup &setup, FiefsData &data);

void writePlaces(const Writing &writing);
void readPlaces(const Reading &reading);
void describePlaces(const Describing &describing);
void writeSeats(const Writing &writing);
void readSeats(const Reading &reading);
void describeSeats(const Describing &describing);
/// The hand, the discard and the draw pile of a seat. A pile that is not mentioned holds the rest of the deck.
Json cardsToJson(const FiefsSetup &setup, const FiefsData &data, Seat seat);
void readCards(ReadingForm &form, const FiefsSetup &setup, FiefsData &data, Seat seat);

/// Reads everything that can be read, sound or not; `standard` becomes what everything else is.
FiefsData readWhole(Complaint &complaint, const FiefsSetup &setup, const Json &json, FiefsData &standard);
/// The first thing in the data that breaks a capacity, a number of pieces or what the rules always keep.
void checkPosition(Complaint &complaint, const FiefsSetup &setup, const FiefsData &data);

} // namespace merlon::fiefs::position
