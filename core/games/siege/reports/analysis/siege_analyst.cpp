#include "core/games/siege/reports/analysis/siege_analyst.h"

#include "core/board/analysis/symmetry.h"
#include "core/games/siege/board/siege_schema.h"
#include "core/games/siege/reports/analysis/reports.h"

#include <algorithm>

namespace merlon::siege {

namespace {

constexpr int kUnits = 5; ///< as many as march in the smaller maneuver
constexpr int kMostUnits = 99;
constexpr int kRounds = 3;

/// Places by kind, on either side and in all.
void countPlaces(const Board &board, std::vector<Figure> &figures)
{
    for (const char *kind : {"wall", "rampart", "tower", "foreground"}) {
        std::array<std::int64_t, 3> counts {};
        for (const Place &place : board.places()) {
            if (place.kind == kind)
                ++counts[place.side == "west" ? 0 : place.side == "east" ? 1 : 2];
        }
        figures.push_back(
            {{"analysis.figure.places", {Word {kind}}},
             Text {"analysis.figure.by-side", {counts[0] + counts[1] + counts[2], counts[0], counts[1]}}});
    }
}

/// What the places of a kind have in all.
Figure sumOf(const Board &board, const char *attribute)
{
    std::int64_t sum = 0;
    for (const Place &place : board.places()) {
        const merlon::PlaceKind *kind = siegeSchema().placeKind(place.kind);
        const AttributeSchema *known = kind ? findAttribute(kind->attributes, attribute) : nullptr;
        if (!known)
            continue;
        const AttributeValue value = attributeOf(siegeSchema(), place, attribute);
        if (const auto *number = std::get_if<std::int64_t>(&value))
            sum += *number;
        else if (const auto *flag = std::get_if<bool>(&value))
            sum += *flag ? 1 : 0;
        else if (const auto *records = std::get_if<std::vector<AttributeRecord>>(&value))
            sum += static_cast<std::int64_t>(records->size());
    }
    return {{"analysis.name", {Word {attribute}}}, sum};
}

Figure pathsOf(const Board &board)
{
    std::int64_t paths = 0;
    std::int64_t trappable = 0;
    for (const Link &link : board.links()) {
        paths += link.kind == "path" ? 1 : 0;
        trappable += link.kind == "path" && flagOf(siegeSchema(), link, "trappable") ? 1 : 0;
    }
    return {{"analysis.figure.paths", {}}, Text {"analysis.figure.trappable", {paths, trappable}}};
}

Figure stepsOf(const SiegeGround &ground)
{
    const auto steps = stepsFromCamp(ground);
    std::optional<std::int64_t> least;
    std::int64_t most = 0;
    for (const std::size_t wall : ground.walls()) {
        if (!steps[wall])
            continue;
        const auto far = static_cast<std::int64_t>(*steps[wall]);
        least = std::min(least.value_or(far), far);
        most = std::max(most, far);
    }
    return {{"analysis.figure.steps", {}},
            least ? ReportCell(Text {"analysis.figure.from-to", {*least, most}}) : ReportCell()};
}

Figure weakestOf(const SiegeGround &ground)
{
    const CutCosts traps = ground.trapCosts();
    std::int64_t one = 0;
    for (const std::size_t wall : wallsLookedAt(ground)) {
        const auto cut = cheapestCut(ground.plan().graph, traps, ground.plan().camps, wall);
        one += cut && cut->cost == 1 ? 1 : 0;
    }
    return {{"analysis.figure.one-trap", {}}, one};
}

} // namespace

SiegeAnalyst::SiegeAnalyst(const AnalysisRules &rules)
    : m_rules(rules)
    , m_analyses {{"march", {{"units", 1, kMostUnits, kUnits}}},        {"narrows", {}}, {"cuts", {}},
                  {"arrivals", {{"rounds", 1, rules.rounds, kRounds}}}, {"cover", {}},   {"symmetry", {}}}
{
}

int SiegeAnalyst::answer(const AnalysisAnswers &answers, const std::string &analysis) const
{
    const auto info = std::ranges::find(m_analyses, analysis, &AnalysisInfo::key);
    const AnalysisQuestion &question = info->asks.front();
    const auto given = answers.find(question.key);
    return given == answers.end() ? question.standard
                                  : std::clamp(given->second, question.least, question.most);
}

AnalysisReport SiegeAnalyst::analyse(const Board &board, const std::string &key,
                                     const AnalysisAnswers &answers) const
{
    const SiegeGround ground(board, m_rules);
    if (key == "march")
        return marchReport(ground, answer(answers, key), m_rules.rounds);
    if (key == "narrows")
        return narrowsReport(ground);
    if (key == "cuts")
        return cutsReport(ground);
    if (key == "arrivals")
        return arrivalsReport(ground, answer(answers, key));
    if (key == "cover")
        return coverReport(ground);
    return key == "symmetry" ? symmetryReport(board, siegeSchema()) : AnalysisReport();
}

std::vector<Figure> SiegeAnalyst::figures(const Board &board) const
{
    const SiegeGround ground(board, m_rules);
    std::vector<Figure> figures;
    countPlaces(board, figures);
    for (const char *attribute : {"invader-spaces", "defender-spaces", "start-stone", "cauldron", "platform",
                                  "siege-tower", "unit-capacity"})
        figures.push_back(sumOf(board, attribute));
    figures.push_back(pathsOf(board));
    figures.push_back(stepsOf(ground));
    figures.push_back(weakestOf(ground));
    const auto standing = mostArrivals(ground.plan(), wallsLookedAt(ground), kRounds, AtGoal::Stay).units;
    figures.push_back({{"analysis.figure.standing", {std::int64_t {kRounds}}}, std::int64_t {standing}});
    const std::vector<Cover> covers = ground.covers();
    figures.push_back({{"analysis.figure.without-towers", {}},
                       static_cast<std::int64_t>(std::ranges::count(covers, 0, &Cover::fromTowers))});
    figures.push_back({{"analysis.figure.without-cannons", {}},
                       static_cast<std::int64_t>(std::ranges::count_if(
                           covers, [](const Cover &cover) { return cover.cannons.empty(); }))});
    return figures;
}

} // namespace merlon::siege
