#pragma once

#include "core/games/siege1/pieces/pieces.h"

/// S1-11.3 to S1-11.8: the single moves of a deployment.
namespace merlon::siege1 {

/// The stages of a deployment, in order (S1-11.3).
enum class Stage : std::uint8_t { Ropes, Ramparts, Foregrounds, Camp };
inline constexpr int kStages = 4;

/// One move in a stage of a deployment of `size` units.
Reason whyNotMove(const Scene &scene, Seat seat, Stage stage, int size, Choice made);
/// Makes a legal move.
void makeMove(Play &play, Seat seat, Choice made);
/// S1-8.2: a rampart whose quartermaster still takes units without budget.
bool isHospitable(const Scene &scene, PlaceIndex place);
/// S1-11.8: carries a unit from one place to another, past a trap if there is one. False if it died.
bool carry(Play &play, PlaceIndex from, int unit, PlaceIndex to, RuleId rule);

/// Lists the legal moves of a stage of a deployment of `size` units.
void offerMarches(const Scene &scene, Seat seat, Stage stage, int size, ChoiceList &out);
/// Whether there is a move in any stage.
bool anyMarch(const Scene &scene, Seat seat, int size);

} // namespace merlon::siege1
