#include "core/games/fiefs/board/board_rules.h"

namespace merlon::fiefs {

std::span<const BoardRule> boardRules()
{
    static constexpr BoardRule kRules[] = {
        {"kind.castle", {1, 1}},         {"kind.territory", {2, 4}},      {"kind.lake", {0, 1}},
        {"kind.border", {0, 1}},         {"attribute.seat", {1, 1}},      {"attribute.slot", {1, 2}},
        {"attribute.tile", {1, 2}},      {"attribute.value", {11, 1}},    {"attribute.capacity", {7, 2}},
        {"attribute.abilities", {7, 3}}, {"finding.fiefs-B-01", {1, 1}},  {"finding.fiefs-B-02", {0, 1}},
        {"finding.fiefs-B-03", {0, 3}},  {"finding.fiefs-B-04", {0, 3}},  {"finding.fiefs-B-05", {0, 2}},
        {"finding.fiefs-B-06", {0, 1}},  {"finding.fiefs-B-07", {7, 2}},  {"finding.fiefs-B-08", {1, 2}},
        {"finding.fiefs-B-09", {1, 3}},  {"finding.fiefs-B-10", {11, 2}}, {"finding.fiefs-B-11", {0, 1}},
        {"finding.fiefs-B-12", {1, 2}},  {"finding.fiefs-B-13", {1, 1}},  {"finding.fiefs-W-01", {0, 3}},
    };
    return kRules;
}

} // namespace merlon::fiefs
