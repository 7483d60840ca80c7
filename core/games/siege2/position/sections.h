#pragma once

#include "core/engine/position/describing.h"
#include "core/engine/position/sections.h"
#include "core/games/siege/position/paths.h"
#include "core/games/siege2/edition.h"
#include "core/games/siege2/position/form.h"
#include "core/games/siege2/position/names.h"

#include <optional>

/// The parts of a position as JSON. What is absent in it is as in the standard position.
namespace merlon::siege2::position {

using merlon::position::keyOf;
using siege::position::pathKey;

/// What the standard position depends on.
enum class Stage : std::uint8_t {
    SettingUp,  ///< before the first round: nothing drawn
    RoundStart, ///< just before a round begins
    Playing,
};
/// By the steps that lie ahead.
Stage stageOf(const SiegeData &data);
/// What everything is that a position does not mention: as set up, with the first three cards of each phase,
/// no objectives and no plans, without agenda.
SiegeData standardPosition(const Siege2Setup &setup, Stage stage);
/// Takes everything from the board; the heroes, who are never away, go to the courtyard.
void emptyBoard(const Siege2Setup &setup, SiegeData &data);

/// S2-3.1, S2-4.3, S2-10.2: the hourglasses that lie ready and are due at a moment, as far as nothing is said of them:
/// what the round, the card or the maneuvers give, after all before has been spent.
struct Hourglasses {
    int reserve = 0;
    int due = 0;
};

using Writing = merlon::position::Writing<Siege2Setup>;
using Reading = merlon::position::Reading<Siege2Setup>;
using Describing = merlon::position::Describing<Siege2Setup>;

/// The parts of a position.
void writePlaces(const Writing &writing);
void writePaths(const Writing &writing);
void writeMachines(const Writing &writing);
void writeCards(const Writing &writing);
void writeSeats(const Writing &writing);

void readPlaces(const Reading &reading);
void readPaths(const Reading &reading);
void readMachines(const Reading &reading);
void readCards(const Reading &reading);
void readSeats(const Reading &reading);

void describePlaces(const Describing &describing);
void describeMachines(const Describing &describing, std::vector<DraftField> &root);
void describeCards(const Describing &describing, std::vector<DraftField> &root);
void describeSeats(const Describing &describing, std::vector<DraftField> &root);

/// Reads everything that can be read, sound or not; `standard` becomes what everything else is. The data have the
/// agenda of its moment.
SiegeData readWhole(Complaint &complaint, const Siege2Setup &setup, const Json &json, SiegeData &standard);
/// The keys of the moments that a position can name.
Names momentNames();

/// Gives bag, supply of the defender and wood pile the rest where the position does not say what they hold, and
/// checks that nothing is lost or doubled.
void completeTotals(const Reading &reading);

/// Moments of a game that a position can name.
enum class Moment : std::uint8_t {
    SetUp,
    Round,         ///< before a round begins
    Row,           ///< before a card of the row
    DefenderPhase, ///< after a card of the row
    Maneuver,
    Orders,
    Assault,
    Strength, ///< before the strengths on the walls are compared
    EndOfRound,
    Over,
};
/// A moment, and the position of the card of the row before or after which it is.
struct MomentOfGame {
    Moment moment = Moment::Round;
    int card = 0;
};
/// The card that a moment means if the position names none.
int cardMeant(Moment moment);
Hourglasses hourglassesAt(const SiegeData &data, MomentOfGame moment);
/// The moment at which data stand; none if something is half done.
std::optional<MomentOfGame> momentOf(const Siege2Setup &setup, const SiegeData &data);
/// Puts on the agenda what follows at this moment; `card` says which card of the row is meant. The moment with its card.
MomentOfGame readMoment(const Reading &reading, Moment moment);

/// The first thing in the data that breaks a capacity, a number of tokens or what the rules always keep.
void checkPosition(Complaint &complaint, const Siege2Setup &setup, const SiegeData &data);
void checkPlaces(Complaint &complaint, const Siege2Setup &setup, const SiegeData &data);
void checkTokens(Complaint &complaint, const Siege2Setup &setup, const SiegeData &data);
void checkCards(Complaint &complaint, const Siege2Setup &setup, const SiegeData &data);
void checkResult(Complaint &complaint, const Siege2Setup &setup, const SiegeData &data);

/// "/places/west-wall-1/stone".
std::string placePointer(const Siege2Setup &setup, PlaceIndex place, std::string_view member);
} // namespace merlon::siege2::position
