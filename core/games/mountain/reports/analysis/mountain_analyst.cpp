#include "core/games/mountain/reports/analysis/mountain_analyst.h"

#include "core/games/mountain/pieces/honour.h"
#include "core/games/mountain/reports/analysis/reports.h"

#include <algorithm>
#include <array>

namespace merlon::mountain {

namespace {

constexpr int kMostCellsAsked = 40;
constexpr int kCellsAsked = 12; ///< as many as three or four tunnels

/// What a mountain has of everything.
struct MountainTotals {
    std::int64_t ground = 0;
    std::int64_t rubble = 0;
    std::int64_t resources = 0;
    std::int64_t statues = 0;
    std::int64_t sites = 0;
    std::array<std::int64_t, kZones> zones {};
    std::array<std::int64_t, kLabels> starts {};
};

MountainTotals totalsOf(const AnalysedMountain &mountain)
{
    MountainTotals totals;
    for (std::size_t place = 0; place < mountain.size(); ++place) {
        if (!mountain.isGround(place))
            continue;
        const CellOfBoard &cell = *mountain.cell(place);
        ++totals.ground;
        totals.rubble += cell.hasRubble ? 1 : 0;
        totals.resources += cell.buried.sum();
        totals.statues += cell.statue != 0 ? 1 : 0;
        totals.sites += cell.isSite ? 1 : 0;
        if (cell.zone > 0)
            ++totals.zones[cell.zone - std::size_t {1}];
        for (std::size_t label = 0; label < kLabels; ++label)
            totals.starts[label] += (cell.start >> label) & 1;
    }
    return totals;
}

/// From the start that is closest to its three statues to that which is farthest from them.
Figure statueDistances(const AnalysedMountain &mountain)
{
    std::vector<std::int64_t> distances;
    for (const DigDistances &start : mountain.starts()) {
        if (const auto cells = cellsOfNearestThree(mountain.statuesFrom(start)))
            distances.push_back(*cells);
    }
    if (distances.empty())
        return {{"analysis.figure.statue-distances", {}}, {}};
    const auto [least, most] = std::ranges::minmax(distances);
    return {{"analysis.figure.statue-distances", {}}, Text {"analysis.figure.span", {least, most}}};
}

} // namespace

std::span<const AnalysisInfo> MountainAnalyst::analyses() const
{
    static const std::vector<AnalysisInfo> kAnalyses {
        {"starts", {}},
        {"surroundings", {{"cells", 1, kMostCellsAsked, kCellsAsked}}},
        {"own-ground", {}},
        {"turns", {}}};
    return kAnalyses;
}

AnalysisReport MountainAnalyst::analyse(const Board &board, const std::string &key,
                                        const AnalysisAnswers &answers) const
{
    const AnalysedMountain mountain(board);
    if (key == "starts")
        return distancesReport(mountain);
    if (key == "surroundings") {
        const auto asked = answers.find("cells");
        return surroundingsReport(
            mountain, asked == answers.end() ? kCellsAsked : std::clamp(asked->second, 1, kMostCellsAsked));
    }
    if (key == "own-ground")
        return ownGroundReport(mountain);
    return key == "turns" ? turnsReport(mountain) : AnalysisReport();
}

std::vector<Figure> MountainAnalyst::figures(const Board &board) const
{
    const AnalysedMountain mountain(board);
    const MountainTotals totals = totalsOf(mountain);
    const auto &zones = totals.zones;
    std::vector<Figure> figures {
        {{"analysis.figure.ground", {}}, totals.ground},
        {{"analysis.figure.zones", {}},
         Text {"analysis.figure.by-zone", {zones[0], zones[1], zones[2], zones[3], zones[4]}}},
        {{"analysis.figure.rubble", {}}, totals.rubble},
        {{"analysis.figure.resources", {}}, totals.resources},
        {{"analysis.figure.statues", {}}, totals.statues},
        {{"analysis.figure.sites", {}}, totals.sites},
    };
    for (std::size_t label = 0; label < kLabels; ++label)
        figures.push_back({{"analysis.figure.starts", {kLeastLabel + static_cast<std::int64_t>(label)}},
                           totals.starts[label]});
    figures.push_back(statueDistances(mountain));
    return figures;
}

std::unique_ptr<Analyst> mountainAnalyst()
{
    return std::make_unique<MountainAnalyst>();
}

} // namespace merlon::mountain
