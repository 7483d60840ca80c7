#pragma once

#include "core/board/analysis/analyst.h"
#include "core/games/siege/reports/analysis/analysis_rules.h"

namespace merlon::siege {

/// What can be found out about boards of the siege family: `march`, `narrows`, `cuts`, `arrivals`, `cover`,
/// `symmetry`.
class SiegeAnalyst final : public Analyst {
public:
    explicit SiegeAnalyst(const AnalysisRules &rules);

    std::span<const AnalysisInfo> analyses() const override { return m_analyses; }
    AnalysisReport analyse(const Board &board, const std::string &key,
                           const AnalysisAnswers &answers) const override;
    std::vector<Figure> figures(const Board &board) const override;

private:
    int answer(const AnalysisAnswers &answers, const std::string &analysis) const;

    AnalysisRules m_rules;
    std::vector<AnalysisInfo> m_analyses;
};

} // namespace merlon::siege
