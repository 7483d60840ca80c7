#pragma once

#include "core/engine/position/describing.h"
#include "core/engine/position/empty.h"
#include "core/engine/position/sections.h"
#include "core/games/mountain/position/moments.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

/// The parts of a position as JSON. What is absent in it is as in the standard position.
namespace merlon::mountain::position {

using merlon::position::Complaint;
using merlon::position::Names;
using merlon::position::ReadingForm;
using merlon::position::WritingForm;

using Writing = merlon::position::Writing<MountainSetup>;
using Reading = merlon::position::Reading<MountainSetup>;
using Describing = merlon::position::Describing<MountainSetup>;

template <class Form>
inline constexpr bool kReads = std::is_same_v<std::remove_cvref_t<Form>, ReadingForm>;
template <class Form>
inline constexpr bool kWrites = std::is_same_v<std::remove_cvref_t<Form>, WritingForm>;

/// Words for a number that may be none, 0xFF: the first of them stands for that.
constexpr std::uint8_t wordOf(std::uint8_t number)
{
    return static_cast<std::uint8_t>(number + 1);
}
constexpr std::uint8_t numberOfWord(std::uint8_t word)
{
    return static_cast<std::uint8_t>(word - 1);
}
static_assert(wordOf(kNoTroll) == 0 && wordOf(kNoClan) == 0 && wordOf(kNoPiece) == 0 && wordOf(kNobody) == 0);

/// "none", then the clans of statues; the trolls, those of the horde first.
Names clanNames();
Names trollNames();
Names resourceNames();
/// The seats that play; "nobody" and the first so many seats.
Names seatNames(const Rules &rules);
Names ownerNames(std::size_t seats);
/// `fire-1`: the places of the track by clan and zone.
Names trackNames();
std::string pointerTo(Seat seat);

// What lies on cells, and what belongs to seats
void writePlaces(const Writing &writing);
void readPlaces(const Reading &reading);
void describePlaces(const Describing &describing);
void writeSeats(const Writing &writing);
void readSeats(const Reading &reading);
void describeSeats(const Describing &describing);

// Tiles and halls
void writeTunnels(const Writing &writing);
/// Lays portals, tiles and halls, and leaves the other tiles; seats, places and track have been read.
void readTunnels(const Reading &reading);
void describeTunnels(const Describing &describing, std::vector<DraftField> &root);
/// How many tiles of a shape lie on the mountain, broken ones too.
int tilesLaid(const MountainData &data, std::size_t shape);

// Horde, decks and grimoire
void writeCards(const Writing &writing);
/// The packs have been read.
void readCards(const Reading &reading);
void describeCards(const Describing &describing);

// Tiles and workshops that are left, tokens, pedestals
/// The standard position with the supplies that go with what lies on the mountain.
MountainData usualFor(const MountainData &data, const MountainData &standard);
void writeSupply(const Writing &writing);
void readTrack(const Reading &reading);
/// Everything else has been read.
void readSupply(const Reading &reading);
void describeTrack(const Describing &describing);
std::vector<DraftField> describeSupply(const Describing &describing);
/// The pedestals of a clan that are not in the bag: in stocks, on cards, and those whose token is taken (MT-5.11).
int pedestalsOut(const MountainData &data, std::size_t clan);

/// Round, turn, and what lasts until its end. At the moment the game is over: the result.
void writeTurn(const Writing &writing, std::optional<Moment> moment);
std::vector<DraftField> describeTurn(const Describing &describing, const Json &position);

/// Reads everything that can be read, sound or not; `standard` becomes what everything else is.
MountainData readWhole(Complaint &complaint, const MountainSetup &setup, const Json &json,
                       MountainData &standard);
/// The first thing in the data that breaks a number of pieces or what the rules always keep.
void checkPosition(Complaint &complaint, const MountainSetup &setup, const MountainData &data);

} // namespace merlon::mountain::position
