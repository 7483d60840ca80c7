#include "core/games/exiles/board/board_rules.h"

namespace merlon::exiles {

std::span<const BoardRule> boardRules()
{
    static constexpr BoardRule kRules[] = {
        {"kind.section", {3, 4}},
        {"kind.gate", {3, 5}},
        {"kind.keep", {6, 2}},
        {"kind.city-building", {3, 7}},
        {"kind.ditch", {3, 6}},
        {"kind.assault", {10, 1}},
        {"kind.deployment", {7, 4}},
        {"kind.adjacent", {10, 8}},
        {"kind.covers", {8, 2}},
        {"kind.advance", {10, 1}},
        {"kind.flank", {8, 7}},
        {"kind.guards", {10, 2}},
        {"kind.opens", {3, 5}},
        {"kind.interior", {6, 2}},
        {"attribute.form", {3, 4}},
        {"attribute.cap-bonus", {6, 1}},
        {"attribute.slot-bonus", {6, 4}},
        {"attribute.start-level", {1, 2}},
        {"attribute.building", {3, 7}},
        {"attribute.from-level", {8, 2}},
        {"attribute.side", {8, 7}},
        {"finding.exiles-V-01", {7, 2}},
        {"finding.exiles-V-02", {10, 1}},
        {"finding.exiles-V-03", {10, 1}},
        {"finding.exiles-V-04", {10, 1}},
        {"finding.exiles-V-05", {10, 1}},
        {"finding.exiles-V-06", {8, 7}},
        {"finding.exiles-V-07", {8, 7}},
        {"finding.exiles-V-08", {10, 8}},
        {"finding.exiles-V-09", {8, 2}},
        {"finding.exiles-V-10", {8, 2}},
        {"finding.exiles-V-11", {6, 2}},
        {"finding.exiles-V-11-none", {6, 2}},
        {"finding.exiles-V-11-twice", {6, 2}},
        {"finding.exiles-V-12", {3, 7}},
        {"finding.exiles-V-12-twice", {3, 7}},
        {"finding.exiles-V-13", {3, 5}},
        {"finding.exiles-V-13-twice", {3, 5}},
        {"finding.exiles-V-14", {10, 2}},
        {"finding.exiles-V-15", {6, 1}},
        {"finding.exiles-V-16", {6, 4}},
        {"finding.exiles-V-17", {0, 2}},
        {"finding.exiles-V-17-kinds", {0, 2}},
        {"finding.exiles-V-18", {0, 2}},
        {"finding.exiles-V-19", {1, 2}},
        {"finding.exiles-V-20", {0, 2}},
    };
    return kRules;
}

} // namespace merlon::exiles
