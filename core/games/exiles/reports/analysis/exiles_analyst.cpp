#include "core/games/exiles/reports/analysis/exiles_analyst.h"

#include "core/games/exiles/pieces/fortifications.h"
#include "core/games/exiles/reports/analysis/reports.h"

#include <algorithm>

namespace merlon::exiles {

namespace {

constexpr int kUsualLevelAsked = 1;

/// The least and the most of a number of each front.
template <class Number>
Figure spanOverFronts(const AnalysedFortress &fortress, const char *code, Number number)
{
    std::vector<std::int64_t> numbers;
    for (const AnalysedFront &front : fortress.fronts())
        numbers.push_back(number(front));
    if (numbers.empty())
        return {{code, {}}, {}};
    const auto [least, most] = std::ranges::minmax(numbers);
    return {{code, {}}, Text {"analysis.figure.span", {least, most}}};
}

std::int64_t roomAtLevel(const AnalysedFortress &fortress, int level)
{
    std::int64_t room = 0;
    for (const std::size_t section : fortress.sections())
        room += fortress.capacityOf(section, level);
    return room;
}

std::int64_t longestWay(const AnalysedFortress &fortress)
{
    int longest = 0;
    for (const std::size_t section : fortress.sections()) {
        for (const std::optional<int> &distance : fortress.distancesFrom(section))
            longest = std::max(longest, distance.value_or(0));
    }
    return longest;
}

} // namespace

std::span<const AnalysisInfo> ExilesAnalyst::analyses() const
{
    static const std::vector<AnalysisInfo> kAnalyses {
        {"fronts", {{"level", 0, kMostLevel, kUsualLevelAsked}}}, {"cover", {}}, {"ring", {}}};
    return kAnalyses;
}

AnalysisReport ExilesAnalyst::analyse(const Board &board, const std::string &key,
                                      const AnalysisAnswers &answers) const
{
    const AnalysedFortress fortress(board);
    if (key == "fronts") {
        const auto asked = answers.find("level");
        return frontsReport(
            fortress, asked == answers.end() ? kUsualLevelAsked : std::clamp(asked->second, 0, kMostLevel));
    }
    if (key == "cover")
        return coverReport(fortress);
    return key == "ring" ? ringReport(fortress) : AnalysisReport();
}

std::vector<Figure> ExilesAnalyst::figures(const Board &board) const
{
    const AnalysedFortress fortress(board);
    const auto towers = std::ranges::count_if(fortress.sections(),
                                              [&](std::size_t section) { return fortress.isTower(section); });
    return {
        {{"analysis.figure.fronts", {}}, std::int64_t {fortress.count("assault")}},
        {{"analysis.figure.walls", {}},
         static_cast<std::int64_t>(fortress.sections().size()) - static_cast<std::int64_t>(towers)},
        {{"analysis.figure.towers", {}}, static_cast<std::int64_t>(towers)},
        {{"analysis.figure.gates", {}}, std::int64_t {fortress.count("gate")}},
        {{"analysis.figure.ditches", {}}, std::int64_t {fortress.count("ditch")}},
        spanOverFronts(
            fortress, "analysis.figure.ditch-lines",
            [](const AnalysedFront &front) { return static_cast<std::int64_t>(front.line.size()); }),
        spanOverFronts(fortress, "analysis.figure.shooters",
                       [&](const AnalysedFront &front) {
                           return std::int64_t {fortress.shootersInReach(front.assault, kUsualLevelAsked)};
                       }),
        {{"analysis.figure.room-low", {}}, roomAtLevel(fortress, 0)},
        {{"analysis.figure.room-high", {}}, roomAtLevel(fortress, kMostLevel)},
        {{"analysis.figure.longest-way", {}}, longestWay(fortress)},
    };
}

std::unique_ptr<Analyst> exilesAnalyst()
{
    return std::make_unique<ExilesAnalyst>();
}

} // namespace merlon::exiles
