#include "core/board/analysis/values.h"
#include "core/games/mountain/reports/analysis/reports.h"

#include <algorithm>
#include <map>

/// What lies around the starts: within a number of cells, and closer than to the others.
namespace merlon::mountain {

namespace {

/// What is in some of the cells.
struct Riches {
    int cells = 0;
    int rubble = 0;
    Amounts resources {};
    int statues = 0;
    int sites = 0;
    std::vector<std::size_t> places;

    void count(std::size_t place, const CellOfBoard &cell)
    {
        ++cells;
        rubble += cell.hasRubble ? 1 : 0;
        resources += cell.buried;
        statues += cell.statue != 0 ? 1 : 0;
        sites += cell.isSite ? 1 : 0;
        places.push_back(place);
    }
};

ReportCell playersCell(const StartGroup &group)
{
    return Text {"analysis.number", {std::int64_t {group.players}}};
}

Mark startPlate(const std::string &place, int number, bool isPoor)
{
    return {isPoor ? MarkStyle::Poor : MarkStyle::Figure,
            place,
            {},
            {"analysis.number", {std::int64_t {number}}}};
}

std::vector<Text> resourceLines(const Amounts &amounts)
{
    std::vector<Text> lines;
    for (std::size_t kind = 0; kind < kResources; ++kind) {
        if (amounts[kind] > 0)
            lines.push_back(
                {"analysis.resource-count",
                 {Word {std::string(kResourceData[kind].key), "resource"}, std::int64_t {amounts[kind]}}});
    }
    return lines;
}

/// The numbers of all starts of a group.
std::vector<int> numbersOf(const std::vector<Riches> &riches, int (*number)(const Riches &))
{
    std::vector<int> numbers;
    for (const Riches &one : riches)
        numbers.push_back(number(one));
    return numbers;
}

int resourcesIn(const Riches &riches)
{
    return riches.resources.sum();
}

int statuesIn(const Riches &riches)
{
    return riches.statues;
}

int cellsIn(const Riches &riches)
{
    return riches.cells;
}

/// Within a number of cells to dig; sites that a tunnel of these cells can touch.
class SurroundingsReport {
public:
    SurroundingsReport(const AnalysedMountain &mountain, int cells)
        : m_mountain(mountain)
        , m_cells(cells)
    {
    }

    AnalysisReport make()
    {
        for (const char *column : {"players", "start", "cells", "rubble-cells", "resources",
                                   "which-resources", "statues", "sites"})
            m_report.columns.push_back({std::string("analysis.column.") + column, {}});
        for (const StartGroup &group : m_mountain.groups())
            addGroup(group);
        for (const auto &[place, plate] : m_plates)
            m_report.marks.push_back(plate);
        tellOfMoreStarts(m_mountain, m_report);
        return std::move(m_report);
    }

private:
    Riches richesAround(const DigDistances &start) const
    {
        Riches riches;
        for (std::size_t place = 0; place < m_mountain.size(); ++place) {
            if (place != start.start && m_mountain.isGround(place) && start.to[place]
                && start.to[place]->cells <= m_cells)
                riches.count(place, *m_mountain.cell(place));
        }
        const auto sites = m_mountain.sitesFrom(start);
        riches.sites = static_cast<int>(std::ranges::count_if(
            sites, [this](const ReachedCell &site) { return site.distance.cells <= m_cells; }));
        return riches;
    }

    void addGroup(const StartGroup &group)
    {
        std::vector<Riches> all;
        for (const std::size_t start : group.starts)
            all.push_back(richesAround(m_mountain.starts()[start]));
        const auto resources = numbersOf(all, resourcesIn);
        const auto statues = numbersOf(all, statuesIn);
        const auto poorest = poorestOf(resources);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const DigDistances &start = m_mountain.starts()[group.starts[i]];
            addLine(group, start, all[i]);
            m_plates.insert_or_assign(start.start,
                                      startPlate(m_mountain.key(start.start), resources[i], poorest == i));
        }
        const auto [leastResources, mostResources] = std::ranges::minmax(resources);
        const auto [leastStatues, mostStatues] = std::ranges::minmax(statues);
        m_report.summary.push_back(
            {"analysis.summary.surroundings",
             {std::int64_t {group.players}, std::int64_t {leastResources}, std::int64_t {mostResources},
              std::int64_t {leastStatues}, std::int64_t {mostStatues}}});
        tellOfPoorest(group, poorest, "analysis.summary.few-resources");
        tellOfPoorest(group, poorestOf(statues), "analysis.summary.few-statues");
    }

    void tellOfPoorest(const StartGroup &group, std::optional<std::size_t> poorest, const char *code)
    {
        if (!poorest)
            return;
        const std::size_t place = m_mountain.starts()[group.starts[*poorest]].start;
        m_report.summary.push_back({code, {std::int64_t {group.players}, Word {m_mountain.key(place)}}});
    }

    void addLine(const StartGroup &group, const DigDistances &start, const Riches &riches)
    {
        m_report.rows.push_back({{playersCell(group), placeText(m_mountain.board().places()[start.start]),
                                  std::int64_t {riches.cells}, std::int64_t {riches.rubble},
                                  std::int64_t {riches.resources.sum()}, resourceLines(riches.resources),
                                  std::int64_t {riches.statues}, std::int64_t {riches.sites}},
                                 {m_mountain.key(start.start)},
                                 marksAround(start, riches)});
    }

    /// The cells to dig to statues and sites; buried resources are dotted.
    std::vector<Mark> marksAround(const DigDistances &start, const Riches &riches) const
    {
        std::vector<Mark> marks;
        for (const std::size_t place : riches.places) {
            if (!m_mountain.cell(place)->buried.empty())
                marks.push_back({MarkStyle::Way, m_mountain.key(place)});
        }
        for (const auto &targets : {m_mountain.statuesFrom(start), m_mountain.sitesFrom(start)}) {
            for (const ReachedCell &target : targets) {
                if (target.distance.cells <= m_cells && target.place != start.start)
                    marks.push_back(startPlate(m_mountain.key(target.place), target.distance.cells, false));
            }
        }
        return marks;
    }

    const AnalysedMountain &m_mountain;
    int m_cells;
    std::map<std::size_t, Mark> m_plates; ///< by place: of the greatest number of players that starts there
    AnalysisReport m_report;
};

/// What is closer to a start than to the others for the same number of players.
class OwnGroundReport {
public:
    explicit OwnGroundReport(const AnalysedMountain &mountain)
        : m_mountain(mountain)
    {
    }

    AnalysisReport make()
    {
        for (const char *column : {"players", "start", "cells", "resources", "statues", "sites"})
            m_report.columns.push_back({std::string("analysis.column.") + column, {}});
        for (const StartGroup &group : m_mountain.groups())
            addGroup(group);
        for (const auto &[place, plate] : m_plates)
            m_report.marks.push_back(plate);
        tellOfMoreStarts(m_mountain, m_report);
        return std::move(m_report);
    }

private:
    /// The start of the group that is closest to a cell; none if several are.
    std::optional<std::size_t> closestTo(std::size_t place, const StartGroup &group) const
    {
        std::optional<std::size_t> closest;
        int least = 0;
        for (std::size_t i = 0; i < group.starts.size(); ++i) {
            const auto &distance = m_mountain.starts()[group.starts[i]].to[place];
            if (!distance || (least > 0 && distance->cells > least))
                continue;
            const bool isTie = least > 0 && distance->cells == least;
            closest = isTie ? std::nullopt : std::optional(i);
            least = distance->cells;
            if (least == 0) // the start itself
                return {};
        }
        return closest;
    }

    void addGroup(const StartGroup &group)
    {
        std::vector<Riches> all(group.starts.size());
        for (std::size_t place = 0; place < m_mountain.size(); ++place) {
            const auto closest = m_mountain.isGround(place) ? closestTo(place, group) : std::nullopt;
            if (closest)
                all[*closest].count(place, *m_mountain.cell(place));
        }
        const auto cells = numbersOf(all, cellsIn);
        const auto cramped = poorestOf(cells);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const std::size_t start = m_mountain.starts()[group.starts[i]].start;
            addLine(group, start, all[i]);
            m_plates.insert_or_assign(start, startPlate(m_mountain.key(start), cells[i], cramped == i));
        }
        const auto [least, most] = std::ranges::minmax(cells);
        m_report.summary.push_back(
            {"analysis.summary.own-ground",
             {std::int64_t {group.players}, std::int64_t {least}, std::int64_t {most}}});
        if (cramped)
            m_report.summary.push_back(
                {"analysis.summary.cramped",
                 {std::int64_t {group.players},
                  Word {m_mountain.key(m_mountain.starts()[group.starts[*cramped]].start)}}});
    }

    void addLine(const StartGroup &group, std::size_t start, const Riches &riches)
    {
        ReportRow row {{playersCell(group), placeText(m_mountain.board().places()[start]),
                        std::int64_t {riches.cells}, std::int64_t {riches.resources.sum()},
                        std::int64_t {riches.statues}, std::int64_t {riches.sites}},
                       {m_mountain.key(start)},
                       {}};
        for (const std::size_t place : riches.places) {
            row.places.push_back(m_mountain.key(place));
            row.marks.push_back({MarkStyle::Way, m_mountain.key(place)});
        }
        m_report.rows.push_back(std::move(row));
    }

    const AnalysedMountain &m_mountain;
    std::map<std::size_t, Mark> m_plates; ///< by place: of the greatest number of players that starts there
    AnalysisReport m_report;
};

} // namespace

AnalysisReport surroundingsReport(const AnalysedMountain &mountain, int cells)
{
    return SurroundingsReport(mountain, cells).make();
}

AnalysisReport ownGroundReport(const AnalysedMountain &mountain)
{
    return OwnGroundReport(mountain).make();
}

} // namespace merlon::mountain
