#pragma once

#include "core/base/json.h"
#include "core/games/siege/position/form.h"
#include "core/games/siege1/position/names.h"
#include "core/games/siege1/siege1_setup.h"
#include "core/games/siege1/steps.h"

/// The parts of a position as JSON. What is absent in it is as in the standard position.
namespace merlon::siege1::position {

using siege::position::Complaint;
using siege::position::ReadingForm;
using siege::position::WritingForm;

/// What everything is that a position does not mention: as set up, the first cards of each phase (the second for
/// the second invader), round 1, no agenda.
SiegeData standardPosition(const Siege1Setup &setup);

/// Writes the parts of a position that differ from the standard position.
struct Writing {
    const Siege1Setup &setup;
    const SiegeData &data;
    const SiegeData &standard;
    Json &json;

    /// Adds a member unless it is empty.
    void add(std::string_view key, Json value) const
    {
        if (!value.empty())
            json[std::string(key)] = std::move(value);
    }
};
void writePlaces(const Writing &writing);
void writeEngines(const Writing &writing);
void writeSeats(const Writing &writing);
void writeCounters(const Writing &writing);

/// Reads the parts of a position from its whole JSON object.
struct Reading {
    const Siege1Setup &setup;
    SiegeData &data;
    ReadingForm &form;
};
void readPlaces(const Reading &reading);
void readEngines(const Reading &reading);
void readSeats(const Reading &reading);
void readCounters(const Reading &reading);

/// Gives the bag and the supplies the rest, and checks that there is no more of anything than there are pieces.
void completeTotals(const Reading &reading);

/// Puts on the agenda what follows at a named moment.
void readMoment(const Reading &reading);

/// A step as its key, its seat if it is a question, and its arguments: "pay invader ballista".
std::string stepText(const Vocabulary &vocabulary, Step step);
/// The step of a text. Its arguments exist; whether they fit a position says isSound.
Expected<Step> parseStep(const Vocabulary &vocabulary, std::string_view text);
/// Whether a step of the agenda can be carried out when its turn comes: what its arguments name is there.
bool isSound(const Scene &scene, std::size_t index);

/// The first thing in the data that breaks a capacity, a number of tiles or what the rules always keep.
void checkPosition(Complaint &complaint, const Siege1Setup &setup, const SiegeData &data);

/// The key of a place.
const std::string &keyOf(const Siege1Setup &setup, PlaceIndex place);

} // namespace merlon::siege1::position
