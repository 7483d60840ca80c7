#pragma once

#include "core/engine/position/describing.h"
#include "core/engine/position/empty.h"
#include "core/engine/position/sections.h"
#include "core/games/exiles/position/moments.h"

#include <span>
#include <string>
#include <type_traits>
#include <vector>

/// The parts of a position as JSON. What is absent in it is as in the standard position.
namespace merlon::exiles::position {

using merlon::position::Complaint;
using merlon::position::Names;
using merlon::position::ReadingForm;
using merlon::position::WritingForm;

using Writing = merlon::position::Writing<ExilesSetup>;
using Reading = merlon::position::Reading<ExilesSetup>;
using Describing = merlon::position::Describing<ExilesSetup>;

inline constexpr int kMostMorale = 6;

template <class Form>
inline constexpr bool kReads = std::is_same_v<std::remove_cvref_t<Form>, ReadingForm>;

/// A value of which 0xFF means none, as an index of names that begin with `none`; and back.
constexpr std::uint8_t wordOf(std::uint8_t value)
{
    return static_cast<std::uint8_t>(value == 0xFF ? 0 : value + 1);
}
constexpr std::uint8_t numberOfWord(std::uint8_t word)
{
    return static_cast<std::uint8_t>(word == 0 ? 0xFF : word - 1);
}

/// The names of the seats that play, `none` before them.
Names ownerNames(const Rules &rules);
Names unitNames();
/// The ranged units, which alone are marked as having fought; the types that they are.
Names shooterNames();
std::span<const std::uint8_t> shooterUnits();
Names slotEngineNames();
Names technologyNames();
/// The powers of one building, out of the set of both: the blessings from 0 on, the spells from kPowers on.
constexpr std::uint32_t powersFrom(PowerSet powers, std::size_t first)
{
    return powers >> first & ((1u << kPowers) - 1u);
}
/// `none`, then the units of all factions.
Names enemyNames();
Names armyEngineNames();
Names factionNames();
Names heroNames();
std::string pointerTo(Seat seat);
/// A unit of the enemy, by its number among those of all factions, in a sentence.
Word wordOfEnemy(std::size_t enemy);
/// Complains that a unit of the enemy is of another faction than that which attacks, or that none does.
bool isOfAttackers(Complaint &complaint, const std::string &pointer, const ExilesData &data,
                   std::size_t enemy);

/// What stands on the places of the board: the fortress, ditches and buildings, the enemy in the zones. The faction has been
/// read.
void writePlaces(const Writing &writing);
void readPlaces(const Reading &reading);
void describePlaces(const Describing &describing);

/// Enemy units on the battlements.
void writeFootholds(const Writing &writing);
void readFootholds(const Reading &reading);
void describeFootholds(const Describing &describing, std::vector<DraftField> &root);

/// The enemy as a whole.
void writeSiege(const Writing &writing);
void readSiege(const Reading &reading);
void describeSiege(const Describing &describing);
/// Powers that have been used, and what of them lasts until the end of the turn.
void writePowers(const Writing &writing);
void readPowers(const Reading &reading);
std::vector<DraftField> describePowers(const Describing &describing);

/// The data of the rules that a scenario changes.
void writeOwn(const Writing &writing);
void readOwn(const Reading &reading);
void describeOwn(const Describing &describing, std::vector<DraftField> &root);

/// Turn, technologies; what belongs to seats.
std::vector<DraftField> describeTurn(const Describing &describing, const Json &position);
void describeSeats(const Describing &describing);

/// Reads everything that can be read, sound or not; `standard` becomes what everything else is.
ExilesData readWhole(Complaint &complaint, const ExilesSetup &setup, const Json &json, ExilesData &standard);

/// What is left in the supply follows from the rest.
void leaveRest(ExilesData &data);
/// Complains about what there cannot be: more pieces than in the box, levels and resistances that do not go together,
/// engines without a slot, levels, units and engines without their technologies, a hero twice, sections without a commander after the draft.
void checkPosition(Complaint &complaint, const ExilesSetup &setup, const ExilesData &data, Moment moment);
/// The same of the enemy, and of what lasts only during a siege.
void checkSiege(Complaint &complaint, const ExilesSetup &setup, const ExilesData &data, Moment moment);

} // namespace merlon::exiles::position
