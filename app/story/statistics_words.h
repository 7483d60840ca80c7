#pragma once

#include "app/words/speaker.h"
#include "core/engine/statistics/statistics.h"

#include <QString>

/// How the charts of a game are called, in the language of now.
namespace merlon {

/// `Units lost`: wording `chart.<chart>`, or `chart.<chart>.<first series>`, or the name that the chart brings.
QString titleOf(const Chart &chart, const Speaker &speaker);
/// Which of the charts of that title: `West wall 2`, `Invaders`; of that of all together wording
/// `chart-whole.<chart>`.
QString aboutOf(const Chart &chart, const Speaker &speaker);
/// What its numbers count, `Strength`: wording `chart-unit.<chart>`.
QString unitOf(const Chart &chart, const Speaker &speaker);
/// What its rows are if they are words, `Cause`; empty if that is not said: wording `chart-rows.<chart>`.
QString rowNameOf(const Chart &chart, const Speaker &speaker);
/// What one should know who reads it; empty if nothing: wording `chart-note.<chart>`.
QString noteOn(const std::string &chart, const Speaker &speaker);
/// `Attackers`, `Resources (Western invader)`: wording `word.chart.<series>`, or the name of its key, or of its seat.
QString nameOf(const ChartSeries &series, const Speaker &speaker);
/// The column of this number, from 0: a round, a cause, a moment.
QString columnOf(const Statistics &statistics, const Chart &chart, std::size_t column,
                 const Speaker &speaker);
/// `Round 3, defense`.
QString nameOf(const ChartMoment &moment, const Speaker &speaker);
/// What happened before the moment, as far as it touches a place; empty if nothing tells.
QString storyOf(const ChartMoment &moment, const std::string &place, const Speaker &speaker);
/// The same for a glance: what was lost and settled last, in at most two sentences; else what happened first.
QString gistOf(const ChartMoment &moment, const std::string &place, const Speaker &speaker);

} // namespace merlon
