#include "core/board/analysis/values.h"
#include "core/board/analysis/ways.h"
#include "core/games/siege/reports/analysis/reports.h"

#include <map>

/// Where the ground is narrow, and who looks upon it.
namespace merlon::siege {

namespace {

std::vector<Word> namesOf(const SiegeGround &ground, const std::vector<std::size_t> &places)
{
    std::vector<Word> names;
    for (const std::size_t place : places) {
        if (ground.isOnBoard(place))
            names.push_back({ground.key(place)});
    }
    return names;
}

const Link *pathOf(const SiegeGround &ground, std::size_t link)
{
    const auto path = ground.linkOfBoard(link);
    return path ? &ground.board().links()[*path] : nullptr;
}

Mark plate(const std::string &place, MarkStyle style, std::size_t number)
{
    return {style, place, {}, {"analysis.number", {static_cast<std::int64_t>(number)}}};
}

ReportCell numberCell(std::size_t number)
{
    return static_cast<std::int64_t>(number);
}

void addCut(const SiegeGround &ground, const std::optional<Cut> &cut, ReportRow &row)
{
    if (!cut || cut->cost == 0) {
        row.cells.emplace_back(cut ? Text {"analysis.no-way", {}} : Text {"analysis.impossible", {}});
        row.cells.emplace_back();
        return;
    }
    row.cells.emplace_back(std::int64_t {cut->cost});
    std::vector<Text> paths;
    for (const std::size_t link : cut->links) {
        const Link &path = *pathOf(ground, link);
        paths.push_back({"analysis.way", {Word {path.from}, Word {path.to}}});
        row.marks.push_back({MarkStyle::Cut, path.from, path.to});
    }
    for (const std::size_t place : cut->places)
        row.marks.push_back({MarkStyle::Narrow, ground.key(place)});
    if (cut->places.empty())
        row.cells.emplace_back(std::move(paths));
    else
        row.cells.emplace_back(namesOf(ground, cut->places));
}

ReportRow narrowsRow(const SiegeGround &ground, std::size_t wall, const std::optional<Narrows> &narrows)
{
    ReportRow row {{placeText(ground.board().places()[wall])}, {ground.key(wall)}, {}};
    if (!narrows) {
        row.cells.insert(row.cells.end(), {{}, Text {"analysis.no-way", {}}, {}});
        return row;
    }
    const std::vector<Word> names = namesOf(ground, narrows->places);
    for (const Word &name : names)
        row.marks.push_back({MarkStyle::Narrow, name.key});
    std::size_t paths = 0;
    for (const std::size_t link : narrows->links) {
        if (const Link *path = pathOf(ground, link)) {
            row.marks.push_back({MarkStyle::Way, path->from, path->to});
            ++paths;
        }
    }
    row.cells.insert(row.cells.end(), {numberCell(names.size()), names, numberCell(paths)});
    return row;
}

ReportRow coverRow(const SiegeGround &ground, const Cover &cover)
{
    const std::string &key = ground.key(cover.rampart);
    std::vector<std::size_t> posts = cover.walls;
    posts.insert(posts.end(), cover.towers.begin(), cover.towers.end());
    ReportRow row {{placeText(ground.board().places()[cover.rampart]), std::int64_t {cover.atStart},
                    std::int64_t {cover.fromWalls}, std::int64_t {cover.fromTowers},
                    numberCell(cover.cannons.size()), namesOf(ground, posts)},
                   {key},
                   {}};
    for (const std::size_t post : posts)
        row.marks.push_back({MarkStyle::Reach, ground.key(post), key});
    for (const std::size_t tower : cover.cannons)
        row.marks.push_back({MarkStyle::FarReach, ground.key(tower), key});
    return row;
}

/// The most marksmen, and the cannons; poor where only walls look down, whose marksmen shoot no more in a fight.
Mark coverPlate(const SiegeGround &ground, const Cover &cover)
{
    const bool poor = cover.fromTowers == 0 || cover.cannons.empty();
    return {poor ? MarkStyle::Poor : MarkStyle::Figure,
            ground.key(cover.rampart),
            {},
            {"analysis.two-numbers",
             {std::int64_t {cover.fromWalls + cover.fromTowers},
              static_cast<std::int64_t>(cover.cannons.size())}}};
}

} // namespace

AnalysisReport narrowsReport(const SiegeGround &ground)
{
    AnalysisReport report;
    report.columns = {{"analysis.column.wall", {}},
                      {"analysis.column.narrow-places", {}},
                      {"analysis.column.which-places", {}},
                      {"analysis.column.narrow-paths", {}}};
    const auto walls = wallsLookedAt(ground);
    const auto narrows = narrowsOf(ground.plan().graph, ground.plan().camps, walls);
    std::map<std::size_t, std::size_t> dependents; ///< by place: the walls that need it
    for (std::size_t i = 0; i < walls.size(); ++i) {
        report.rows.push_back(narrowsRow(ground, walls[i], narrows[i]));
        if (!narrows[i]) {
            report.marks.push_back({MarkStyle::Poor, ground.key(walls[i]), {}, {"analysis.none", {}}});
            continue;
        }
        for (const std::size_t place : narrows[i]->places)
            dependents[place] += ground.isOnBoard(place) ? 1 : 0;
    }
    for (const auto &[place, count] : dependents) {
        if (count > 0)
            report.marks.push_back(plate(ground.key(place), MarkStyle::Figure, count));
    }
    return report;
}

AnalysisReport cutsReport(const SiegeGround &ground)
{
    AnalysisReport report;
    report.columns = {{"analysis.column.wall", {}},
                      {"analysis.column.traps", {}},
                      {"analysis.column.which-paths", {}},
                      {"analysis.column.ramparts", {}},
                      {"analysis.column.which-places", {}}};
    const MarchPlan &plan = ground.plan();
    const CutCosts traps = ground.trapCosts();
    const CutCosts ramparts = ground.holdCosts();
    for (const std::size_t wall : wallsLookedAt(ground)) {
        ReportRow row {{placeText(ground.board().places()[wall])}, {ground.key(wall)}, {}};
        const auto trapped = cheapestCut(plan.graph, traps, plan.camps, wall);
        addCut(ground, trapped, row);
        addCut(ground, cheapestCut(plan.graph, ramparts, plan.camps, wall), row);
        report.rows.push_back(std::move(row));
        if (trapped && trapped->cost > 0)
            report.marks.push_back(
                plate(ground.key(wall), MarkStyle::Figure, static_cast<std::size_t>(trapped->cost)));
        else
            report.marks.push_back({MarkStyle::Poor, ground.key(wall), {}, {"analysis.none", {}}});
    }
    return report;
}

AnalysisReport coverReport(const SiegeGround &ground)
{
    AnalysisReport report;
    report.columns = {{"analysis.column.rampart", {}},        {"analysis.column.marksmen-at-start", {}},
                      {"analysis.column.marksmen-walls", {}}, {"analysis.column.marksmen-towers", {}},
                      {"analysis.column.cannons", {}},        {"analysis.column.from-where", {}}};
    std::int64_t withoutMarksmen = 0;
    std::int64_t withoutTowers = 0;
    std::int64_t withoutCannons = 0;
    for (const Cover &cover : ground.covers()) {
        report.rows.push_back(coverRow(ground, cover));
        report.marks.push_back(coverPlate(ground, cover));
        const bool hasMarksmen = cover.fromWalls + cover.fromTowers > 0;
        if (!hasMarksmen && cover.cannons.empty())
            report.marks.push_back({MarkStyle::Lacking, ground.key(cover.rampart)});
        withoutMarksmen += hasMarksmen ? 0 : 1;
        withoutTowers += cover.fromTowers == 0 ? 1 : 0;
        withoutCannons += cover.cannons.empty() ? 1 : 0;
    }
    report.summary = {{"analysis.summary.without-marksmen", {withoutMarksmen}},
                      {"analysis.summary.without-towers", {withoutTowers}},
                      {"analysis.summary.without-cannons", {withoutCannons}}};
    return report;
}

} // namespace merlon::siege
