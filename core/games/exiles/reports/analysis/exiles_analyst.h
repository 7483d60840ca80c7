#pragma once

#include "core/board/analysis/analyst.h"

#include <memory>

namespace merlon::exiles {

/// What can be found out about boards of Exiles: `fronts`, `cover`, `ring`.
class ExilesAnalyst final : public Analyst {
public:
    std::span<const AnalysisInfo> analyses() const override;
    AnalysisReport analyse(const Board &board, const std::string &key,
                           const AnalysisAnswers &answers) const override;
    std::vector<Figure> figures(const Board &board) const override;
};

std::unique_ptr<Analyst> exilesAnalyst();

} // namespace merlon::exiles
