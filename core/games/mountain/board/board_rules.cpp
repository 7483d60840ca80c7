#include "core/games/mountain/board/board_rules.h"

namespace merlon::mountain {

std::span<const BoardRule> boardRules()
{
    static constexpr BoardRule kRules[] = {
        {"kind.cell", {1, 1}},
        {"kind.side", {1, 1}},
        {"attribute.row", {1, 1}},
        {"attribute.col", {1, 1}},
        {"attribute.heart", {5, 4}},
        {"attribute.zone", {9, 5}},
        {"attribute.rubble", {5, 4}},
        {"attribute.buried", {5, 9}},
        {"attribute.statue", {0, 16}},
        {"attribute.site", {5, 14}},
        {"attribute.start", {0, 19}},
        {"finding.mountain-B-01", {1, 1}},
        {"finding.mountain-B-02", {1, 1}},
        {"finding.mountain-B-03", {1, 1}},
        {"finding.mountain-B-04", {5, 4}},
        {"finding.mountain-B-05", {5, 4}},
        {"finding.mountain-B-06", {9, 5}},
        {"finding.mountain-B-07", {1, 2}},
        {"finding.mountain-B-08", {0, 19}},
        {"finding.mountain-B-09", {0, 19}},
        {"finding.mountain-B-10", {0, 19}},
        {"finding.mountain-B-11", {5, 4}},
        {"finding.mountain-B-12", {0, 16}},
        {"finding.mountain-B-13", {5, 14}},
        {"finding.mountain-B-14", {5, 9}},
        {"finding.mountain-B-15", {1, 1}},
    };
    return kRules;
}

} // namespace merlon::mountain
