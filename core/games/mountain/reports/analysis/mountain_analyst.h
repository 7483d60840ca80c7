#pragma once

#include "core/board/analysis/analyst.h"

#include <memory>

namespace merlon::mountain {

/// What can be found out about mountains: `starts`, `surroundings`, `own-ground`, `turns`.
class MountainAnalyst final : public Analyst {
public:
    std::span<const AnalysisInfo> analyses() const override;
    AnalysisReport analyse(const Board &board, const std::string &key,
                           const AnalysisAnswers &answers) const override;
    std::vector<Figure> figures(const Board &board) const override;
};

std::unique_ptr<Analyst> mountainAnalyst();

} // namespace merlon::mountain
