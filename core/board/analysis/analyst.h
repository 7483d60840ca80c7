#pragma once

#include "core/board/analysis/report.h"

#include <map>
#include <span>

namespace merlon {

/// A number that an analysis asks for. Its wording: `analysis.ask.` + key.
struct AnalysisQuestion {
    std::string key;
    int least = 1;
    int most = 1;
    int standard = 1;
};

/// An analysis. Its wordings: `analysis.` + key, and `analysis.about.` + key for what it tells.
struct AnalysisInfo {
    std::string key; ///< `march`
    std::vector<AnalysisQuestion> asks;
};

/// The answers by the key of the question; what is absent has its standard.
using AnalysisAnswers = std::map<std::string, int>;

/// What a game can find out about boards. Pure, for any board that can be held, sound or not.
class Analyst {
public:
    virtual ~Analyst() = default;
    virtual std::span<const AnalysisInfo> analyses() const = 0;
    /// An unknown key gives an empty report.
    virtual AnalysisReport analyse(const Board &board, const std::string &key,
                                   const AnalysisAnswers &answers) const = 0;
    /// The same figures in the same order for every board.
    virtual std::vector<Figure> figures(const Board &board) const = 0;
};

} // namespace merlon
