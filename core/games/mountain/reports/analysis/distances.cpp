#include "core/board/analysis/values.h"
#include "core/games/mountain/reports/analysis/reports.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <utility>

namespace merlon::mountain {

namespace {

constexpr int kMuchFartherFromThree = 3; ///< cells to three statues or sites together
constexpr int kMuchFartherFromHeart = 2;
constexpr int kWalledIn = 12; ///< cells to dig without a hammer: with fewer, rubble stands around

/// What the report tells of a start.
struct StartFigures {
    std::vector<ReachedCell> statues;
    std::vector<ReachedCell> sites;
    std::optional<ReachedCell> heart;
    std::optional<int> toStatues;
    std::optional<int> toSites;
    std::optional<int> toHeart;
    int softCells = 0;
    int reached = 0;
};

StartFigures figuresOfStart(const AnalysedMountain &mountain, const DigDistances &start)
{
    StartFigures figures {mountain.statuesFrom(start),
                          mountain.sitesFrom(start),
                          mountain.heartFrom(start),
                          {},
                          {},
                          {},
                          mountain.softCellsFrom(start.start),
                          mountain.reachedFrom(start)};
    figures.toStatues = cellsOfNearestThree(figures.statues);
    figures.toSites = cellsOfNearestThree(figures.sites);
    if (figures.heart)
        figures.toHeart = figures.heart->distance.cells;
    return figures;
}

ReportCell maybeNumber(std::optional<int> number)
{
    return number ? ReportCell(std::int64_t {*number}) : ReportCell();
}

std::optional<int> cellsToFirst(const std::vector<ReachedCell> &cells)
{
    return cells.empty() ? std::nullopt : std::optional(cells.front().distance.cells);
}

class DistancesReport {
public:
    explicit DistancesReport(const AnalysedMountain &mountain)
        : m_mountain(mountain)
    {
        for (const DigDistances &start : mountain.starts())
            m_figures.push_back(figuresOfStart(mountain, start));
    }

    AnalysisReport make()
    {
        for (const char *column : {"players", "start", "nearest-statue", "hammers", "three-statues",
                                   "nearest-site", "three-sites", "to-heart", "soft-cells"})
            m_report.columns.push_back({std::string("analysis.column.") + column, {}});
        const std::vector<StartGroup> groups = m_mountain.groups();
        for (const StartGroup &group : groups) {
            for (const std::size_t start : group.starts)
                addRowOf(group, start);
            compare(group);
        }
        tellOfPairs(groups);
        tellOfObstacles();
        addPlates();
        tellOfMoreStarts(m_mountain, m_report);
        return std::move(m_report);
    }

private:
    std::size_t placeOf(std::size_t start) const { return m_mountain.starts()[start].start; }
    Word nameOfStart(std::size_t start) const { return {m_mountain.key(placeOf(start))}; }

    void addRowOf(const StartGroup &group, std::size_t start)
    {
        const StartFigures &figures = m_figures[start];
        const auto hammers =
            figures.statues.empty() ? std::nullopt : std::optional(figures.statues.front().distance.hammers);
        m_report.rows.push_back(
            {{Text {"analysis.number", {std::int64_t {group.players}}},
              placeText(m_mountain.board().places()[placeOf(start)]),
              maybeNumber(cellsToFirst(figures.statues)), maybeNumber(hammers),
              maybeNumber(figures.toStatues), maybeNumber(cellsToFirst(figures.sites)),
              maybeNumber(figures.toSites), maybeNumber(figures.toHeart), std::int64_t {figures.softCells}},
             {m_mountain.key(placeOf(start))},
             waysFrom(start)});
    }

    /// To the nearest statue, the nearest site and the heart.
    std::vector<Mark> waysFrom(std::size_t start) const
    {
        const StartFigures &figures = m_figures[start];
        std::vector<ReachedCell> ends;
        if (!figures.statues.empty())
            ends.push_back(figures.statues.front());
        if (!figures.sites.empty())
            ends.push_back(figures.sites.front());
        if (figures.heart)
            ends.push_back(*figures.heart);
        std::set<std::pair<std::size_t, std::size_t>> dug;
        std::vector<Mark> marks;
        for (const ReachedCell &end : ends) {
            const auto way = m_mountain.wayTo(m_mountain.starts()[start], end.place);
            for (std::size_t i = 1; i < way.size(); ++i) {
                if (dug.insert({way[i - 1], way[i]}).second)
                    marks.push_back({MarkStyle::Way, m_mountain.key(way[i - 1]), m_mountain.key(way[i])});
            }
        }
        for (const ReachedCell &end : ends)
            marks.push_back({MarkStyle::Figure,
                             m_mountain.key(end.place),
                             {},
                             {"analysis.number", {std::int64_t {end.distance.cells}}}});
        return marks;
    }

    std::vector<std::optional<int>> valuesOf(const StartGroup &group,
                                             std::optional<int> StartFigures::*value) const
    {
        std::vector<std::optional<int>> values;
        for (const std::size_t start : group.starts)
            values.push_back(m_figures[start].*value);
        return values;
    }

    /// One sentence for each measure by which a start differs much from the others.
    void compare(const StartGroup &group)
    {
        const std::size_t before = m_report.summary.size();
        tellIfUnequal(group, &StartFigures::toStatues, kMuchFartherFromThree,
                      "analysis.summary.statues-farther", "analysis.summary.statues-closer");
        tellIfUnequal(group, &StartFigures::toSites, kMuchFartherFromThree, "analysis.summary.sites-farther",
                      "analysis.summary.sites-closer");
        tellIfUnequal(group, &StartFigures::toHeart, kMuchFartherFromHeart, "analysis.summary.heart-farther",
                      "analysis.summary.heart-closer");
        if (m_report.summary.size() == before && group.starts.size() > 1)
            m_report.summary.push_back({"analysis.summary.equal-distances", {std::int64_t {group.players}}});
    }

    void tellIfUnequal(const StartGroup &group, std::optional<int> StartFigures::*value, int least,
                       const char *farther, const char *closer)
    {
        const std::optional<Outlier> outlier = outlierOf(valuesOf(group, value), least);
        if (!outlier)
            return;
        const std::size_t start = group.starts[outlier->number];
        if (outlier->more > 0)
            m_poor.insert(start);
        m_report.summary.push_back(
            {outlier->more > 0 ? farther : closer,
             {std::int64_t {group.players}, std::int64_t {std::abs(outlier->more)}, nameOfStart(start)}});
    }

    int unlikeness(std::size_t one, std::size_t other) const
    {
        const auto between = [&](std::optional<int> StartFigures::*value) {
            const std::optional<int> &first = m_figures[one].*value;
            const std::optional<int> &second = m_figures[other].*value;
            return first && second ? std::abs(*first - *second) : first || second ? kWalledIn : 0;
        };
        return between(&StartFigures::toStatues) + between(&StartFigures::toSites)
            + between(&StartFigures::toHeart);
    }

    /// MT-0.19: two players take starts with a label in common.
    void tellOfPairs(const std::vector<StartGroup> &groups)
    {
        std::optional<std::pair<std::size_t, std::size_t>> best;
        for (const StartGroup &group : groups) {
            for (std::size_t i = 0; i < group.starts.size(); ++i) {
                for (std::size_t j = i + 1; j < group.starts.size(); ++j) {
                    const std::pair pair {group.starts[i], group.starts[j]};
                    if (!best || unlikeness(pair.first, pair.second) < unlikeness(best->first, best->second))
                        best = pair;
                }
            }
        }
        if (best)
            m_report.summary.push_back(
                {"analysis.summary.pair", {nameOfStart(best->first), nameOfStart(best->second)}});
    }

    void tellOfObstacles()
    {
        const int ground = m_mountain.groundCells();
        for (std::size_t start = 0; start < m_figures.size(); ++start) {
            const StartFigures &figures = m_figures[start];
            const bool isCutOff = 2 * figures.reached < ground;
            if (!isCutOff && figures.softCells >= kWalledIn)
                continue;
            m_poor.insert(start);
            if (isCutOff) {
                m_report.marks.push_back({MarkStyle::Lacking, m_mountain.key(placeOf(start))});
                m_report.summary.push_back(
                    {"analysis.summary.cut-off",
                     {nameOfStart(start), std::int64_t {figures.reached}, std::int64_t {ground}}});
            } else {
                m_report.summary.push_back(
                    {"analysis.summary.walled-in", {nameOfStart(start), std::int64_t {figures.softCells}}});
            }
        }
    }

    /// On each start the cells to the nearest three statues.
    void addPlates()
    {
        for (std::size_t start = 0; start < m_figures.size(); ++start) {
            const std::optional<int> &cells = m_figures[start].toStatues;
            const bool isPoor = !cells || m_poor.contains(start);
            m_report.marks.push_back(
                {isPoor ? MarkStyle::Poor : MarkStyle::Figure,
                 m_mountain.key(placeOf(start)),
                 {},
                 cells ? Text {"analysis.number", {std::int64_t {*cells}}} : Text {"analysis.none", {}}});
        }
    }

    const AnalysedMountain &m_mountain;
    std::vector<StartFigures> m_figures; ///< by start
    std::set<std::size_t> m_poor;        ///< starts that are worse than others
    AnalysisReport m_report;
};

} // namespace

std::optional<int> cellsOfNearestThree(const std::vector<ReachedCell> &cells)
{
    constexpr std::size_t kThree = 3;
    if (cells.size() < kThree)
        return {};
    int sum = 0;
    for (std::size_t i = 0; i < kThree; ++i)
        sum += cells[i].distance.cells;
    return sum;
}

AnalysisReport distancesReport(const AnalysedMountain &mountain)
{
    return DistancesReport(mountain).make();
}

} // namespace merlon::mountain
