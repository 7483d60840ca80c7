#pragma once

#include "core/board/analysis/report.h"
#include "core/games/exiles/reports/analysis/analysed_fortress.h"

/// What the designer of a fortress learns about its fronts and its ring, as tables and marks.
namespace merlon::exiles {

/// Which front is the weakest, and why, when all sections are of one level.
AnalysisReport frontsReport(const AnalysedFortress &fortress, int level);
/// From where each zone can be shot at.
AnalysisReport coverReport(const AnalysedFortress &fortress);
/// How far the sections are from one another.
AnalysisReport ringReport(const AnalysedFortress &fortress);

/// A plate with a number on a place.
merlon::Mark numberPlate(const AnalysedFortress &fortress, std::size_t place, int number, bool isPoor);
/// From where something reaches a zone: dashed from the lowest level on, dotted if only from a higher one.
std::vector<merlon::Mark> reachMarks(const AnalysedFortress &fortress, std::size_t zone);
/// Says so if only a part of the board was looked at.
void tellOfRest(const AnalysedFortress &fortress, AnalysisReport &report);

} // namespace merlon::exiles
