#pragma once

#include "core/board/analysis/report.h"
#include "core/games/siege/reports/analysis/siege_ground.h"

#include <span>

/// What an army learns about the ground before it, as tables and marks.
namespace merlon::siege {

/// The walls that are looked at: all, or the first of a board that has very many.
std::span<const std::size_t> wallsLookedAt(const SiegeGround &ground);

/// From the camp to every wall: steps, and rounds until a number of units have reached it.
AnalysisReport marchReport(const SiegeGround &ground, int units, int mostRounds);
/// The places and paths that every way to a wall passes.
AnalysisReport narrowsReport(const SiegeGround &ground);
/// The fewest paths to trap, and the fewest ramparts to hold, so that no way leads to a wall.
AnalysisReport cutsReport(const SiegeGround &ground);
/// The most units that reach each wall within a number of rounds.
AnalysisReport arrivalsReport(const SiegeGround &ground, int rounds);
/// Marksmen and cannons that reach each rampart.
AnalysisReport coverReport(const SiegeGround &ground);

/// Steps from the camps to each place of the plan.
std::vector<std::optional<std::size_t>> stepsFromCamp(const SiegeGround &ground);

} // namespace merlon::siege
