#pragma once

#include "core/board/analysis/analyst.h"
#include "core/engine/game.h"

#include <QString>

#include <cstdint>
#include <string>
#include <vector>

namespace merlon {

/// The lowest and the highest number of a column; low > high: there is none in it.
struct UsualRange {
    std::int64_t low = 1;
    std::int64_t high = 0;
};

/// What an analysis finds on the boards that come with Merlon for that game: a range for each column of its table.
std::vector<UsualRange> usualNumbers(const Game &game, const Analyst &analyst, const std::string &analysis,
                                     const AnalysisAnswers &answers);

/// `Boards that come with Merlon: narrow places 1–4; paths 2–5.` Of the columns in which the report has numbers; empty if
/// there are none.
QString usualSentence(const AnalysisReport &report, const std::vector<UsualRange> &usual,
                      const Wordings &wordings);

} // namespace merlon
