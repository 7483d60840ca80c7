#pragma once

#include "core/engine/position/describing.h"
#include "core/engine/position/sections.h"
#include "core/games/siege/position/paths.h"
#include "core/games/siege1/edition.h"
#include "core/games/siege1/position/names.h"
#include "core/games/siege1/steps.h"

/// The parts of a position as JSON. What is absent in it is as in the standard position.
namespace merlon::siege1::position {

using merlon::position::Complaint;
using merlon::position::keyOf;
using merlon::position::ReadingForm;
using merlon::position::WritingForm;

/// Moments of a game that a position can name.
enum class Moment : std::uint8_t { SetUp, Round, Phase, Window, Orders, Assault, Melee, RoundEnd };

/// What everything is that a position does not mention: as set up, the first cards of each phase (the second for
/// the second invader), round 1, no agenda.
SiegeData standardPosition(const Siege1Setup &setup);
/// Takes everything from the board; the heroes, who are never away, go to the courtyard. The gate keeps its resistance.
void emptyBoard(const Siege1Setup &setup, SiegeData &data);

/// Hourglasses by seat of the defenders.
using Purses = std::array<int, 2>;
/// S1-13.1: what lies in the purses at a moment, as far as nothing is said of them: what the rules hand out and what
/// the invaders have paid at least, after all before has been spent. The data say the round and the phase as a position
/// does.
Purses pursesAt(const Siege1Setup &setup, const SiegeData &data, Moment moment);

using Writing = merlon::position::Writing<Siege1Setup>;
using Reading = merlon::position::Reading<Siege1Setup>;
using Describing = merlon::position::Describing<Siege1Setup>;

/// The parts of a position.
void writePlaces(const Writing &writing);
void writeEngines(const Writing &writing);
void writeSeats(const Writing &writing);
void writeCounters(const Writing &writing);

void readPlaces(const Reading &reading);
void readEngines(const Reading &reading);
void readSeats(const Reading &reading);
void readCounters(const Reading &reading);

void describePlaces(const Describing &describing);
void describeEngines(const Describing &describing, std::vector<DraftField> &root);
void describeSeats(const Describing &describing);
void describeCounters(const Describing &describing, std::vector<DraftField> &root);

/// Reads everything that can be read, sound or not; `standard` becomes what everything else is. The data have the
/// agenda of its moment.
SiegeData readWhole(Complaint &complaint, const Siege1Setup &setup, const Json &json, SiegeData &standard);
/// The moments that a position can name.
Names momentNames();

/// Gives the bag and the supplies the rest, and checks that there is no more of anything than there are pieces.
void completeTotals(const Reading &reading);

/// The first thing in the data that breaks a capacity, a number of tiles or what the rules always keep.
void checkPosition(Complaint &complaint, const Siege1Setup &setup, const SiegeData &data);

} // namespace merlon::siege1::position
