#include "core/board/analysis/values.h"
#include "core/board/analysis/ways.h"
#include "core/games/siege/reports/analysis/reports.h"

#include <algorithm>

/// Where units march, and how fast.
namespace merlon::siege {

namespace {

constexpr std::size_t kMostWalls = 100; ///< no game takes more than 24

ReportCell cellOf(std::optional<int> number)
{
    return number ? ReportCell(static_cast<std::int64_t>(*number)) : ReportCell();
}

/// A plate with a number, or a dash where there is none.
Mark plate(const std::string &place, std::optional<int> number)
{
    if (!number)
        return {MarkStyle::Poor, place, {}, {"analysis.none", {}}};
    return {MarkStyle::Figure, place, {}, {"analysis.number", {std::int64_t {*number}}}};
}

void tellIfTooMany(const SiegeGround &ground, AnalysisReport &report)
{
    if (ground.walls().size() > kMostWalls)
        report.summary.push_back({"analysis.first-walls", {static_cast<std::int64_t>(kMostWalls)}});
}

std::vector<Mark> marksOfWay(const SiegeGround &ground, const std::vector<std::size_t> &way)
{
    std::vector<Mark> marks;
    for (std::size_t i = 1; i < way.size(); ++i) {
        if (ground.isOnBoard(way[i - 1]))
            marks.push_back({MarkStyle::Way, ground.key(way[i - 1]), ground.key(way[i])});
    }
    return marks;
}

std::vector<Mark> marksOf(const SiegeGround &ground, const Arrivals &arrivals)
{
    std::vector<Mark> marks;
    for (std::size_t link = 0; link < arrivals.marched.size(); ++link) {
        const int units = arrivals.marched[link];
        if (const auto path = ground.linkOfBoard(link); path && units > 0) {
            const Link &on = ground.board().links()[*path];
            marks.push_back(
                {MarkStyle::Way, on.from, on.to, {"analysis.number", {std::int64_t {units}}}, units});
        }
    }
    return marks;
}

Text spanOf(const char *code, std::vector<std::int64_t> numbers)
{
    const auto [least, most] = std::ranges::minmax(numbers);
    return {code, {least, most}};
}

} // namespace

std::span<const std::size_t> wallsLookedAt(const SiegeGround &ground)
{
    return std::span(ground.walls()).first(std::min(ground.walls().size(), kMostWalls));
}

std::vector<std::optional<std::size_t>> stepsFromCamp(const SiegeGround &ground)
{
    return stepsFrom(ground.plan().graph, ground.plan().camps);
}

AnalysisReport marchReport(const SiegeGround &ground, int units, int mostRounds)
{
    AnalysisReport report;
    report.columns = {{"analysis.column.wall", {}},
                      {"analysis.column.spaces", {}},
                      {"analysis.column.steps", {}},
                      {"analysis.column.first-round", {}},
                      {"analysis.column.rounds-for", {std::int64_t {units}}}};
    MarchPlan plan = ground.plan();
    plan.start.assign(plan.start.size(), 0); // all come from the camp
    const auto steps = stepsFromCamp(ground);
    std::vector<std::int64_t> rounds;
    int unreached = 0;
    for (const std::size_t wall : wallsLookedAt(ground)) {
        const std::optional<int> first = roundsFor(plan, wall, 1, mostRounds);
        const std::optional<int> all = roundsFor(plan, wall, units, mostRounds);
        if (all)
            rounds.push_back(*all);
        unreached += all ? 0 : 1;
        const auto far = steps[wall] ? std::optional(static_cast<int>(*steps[wall])) : std::nullopt;
        report.rows.push_back({{placeText(ground.board().places()[wall]), std::int64_t {plan.room[wall]},
                                cellOf(far), cellOf(first), cellOf(all)},
                               {ground.key(wall)},
                               marksOfWay(ground, shortestWay(plan.graph, plan.camps, wall))});
        report.marks.push_back(plate(ground.key(wall), all));
    }
    if (!rounds.empty())
        report.summary.push_back(spanOf("analysis.summary.march", rounds));
    if (unreached > 0)
        report.summary.push_back({"analysis.summary.unreached", {std::int64_t {unreached}}});
    tellIfTooMany(ground, report);
    return report;
}

AnalysisReport arrivalsReport(const SiegeGround &ground, int rounds)
{
    AnalysisReport report;
    report.columns = {{"analysis.column.wall", {}},
                      {"analysis.column.spaces", {}},
                      {"analysis.column.reach-in", {std::int64_t {rounds}}},
                      {"analysis.column.stand-after", {std::int64_t {rounds}}}};
    const MarchPlan &plan = ground.plan();
    const auto walls = wallsLookedAt(ground);
    int spaces = 0;
    for (const std::size_t wall : walls) {
        const Arrivals found = mostArrivals(plan, {&wall, 1}, rounds, AtGoal::Fall);
        spaces += plan.room[wall];
        report.rows.push_back(
            {{placeText(ground.board().places()[wall]), std::int64_t {plan.room[wall]},
              std::int64_t {found.units}, std::int64_t {std::min(found.units, plan.room[wall])}},
             {ground.key(wall)},
             marksOf(ground, found)});
        report.marks.push_back(
            plate(ground.key(wall), found.units > 0 ? std::optional(found.units) : std::nullopt));
    }
    const int standing = mostArrivals(plan, walls, rounds, AtGoal::Stay).units;
    const int falling = mostArrivals(plan, walls, rounds, AtGoal::Fall).units;
    report.summary.push_back(
        {"analysis.summary.all-walls", {std::int64_t {standing}, std::int64_t {spaces}}});
    report.summary.push_back({"analysis.summary.all-arrivals", {std::int64_t {falling}}});
    tellIfTooMany(ground, report);
    return report;
}

} // namespace merlon::siege
