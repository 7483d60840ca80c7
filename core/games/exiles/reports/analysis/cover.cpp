#include "core/board/analysis/values.h"
#include "core/games/exiles/pieces/fortifications.h"
#include "core/games/exiles/reports/analysis/reports.h"

#include <algorithm>
#include <utility>

namespace merlon::exiles {

namespace {

class CoverReport {
public:
    explicit CoverReport(const AnalysedFortress &fortress)
        : m_fortress(fortress)
    {
    }

    AnalysisReport make()
    {
        for (const char *column : {"zone", "covered-by", "first-level", "shooters-low", "shooters-high"})
            m_report.columns.push_back({std::string("analysis.column.") + column, {}});
        for (const AnalysedFront &front : m_fortress.fronts()) {
            addZone(front.assault);
            if (front.deployment)
                addZone(*front.deployment);
        }
        if (m_report.rows.empty())
            m_report.summary.push_back({"analysis.summary.no-fronts", {}});
        else if (m_report.summary.empty())
            m_report.summary.push_back({"analysis.summary.all-covered", {}});
        tellOfRest(m_fortress, m_report);
        return std::move(m_report);
    }

private:
    void addZone(std::size_t zone)
    {
        const std::vector<CoveredZone> covers = m_fortress.coversOf(zone);
        std::vector<Text> from;
        for (const CoveredZone &cover : covers)
            from.push_back(
                {"analysis.from-level", {Word {m_fortress.key(cover.from)}, std::int64_t {cover.level}}});
        const auto lowest = std::ranges::min_element(covers, {}, &CoveredZone::level);
        m_report.rows.push_back(
            {{placeText(m_fortress.board().places()[zone]), std::move(from),
              lowest == covers.end() ? ReportCell() : ReportCell(std::int64_t {lowest->level}),
              std::int64_t {m_fortress.shootersInReach(zone, 1)},
              std::int64_t {m_fortress.shootersInReach(zone, kMostLevel)}},
             {m_fortress.key(zone)},
             reachMarks(m_fortress, zone)});
        if (covers.empty()) {
            m_report.marks.push_back({MarkStyle::Lacking, m_fortress.key(zone)});
            m_report.summary.push_back({"analysis.summary.uncovered", {Word {m_fortress.key(zone)}}});
        } else {
            m_report.marks.push_back(
                numberPlate(m_fortress, zone, static_cast<int>(covers.size()), covers.size() == 1));
        }
    }

    const AnalysedFortress &m_fortress;
    AnalysisReport m_report;
};

} // namespace

std::vector<merlon::Mark> reachMarks(const AnalysedFortress &fortress, std::size_t zone)
{
    std::vector<merlon::Mark> marks;
    for (const CoveredZone &cover : fortress.coversOf(zone))
        marks.push_back({cover.level == 0 ? MarkStyle::Reach : MarkStyle::FarReach,
                         fortress.key(cover.from),
                         fortress.key(zone),
                         {"analysis.number", {std::int64_t {cover.level}}}});
    return marks;
}

AnalysisReport coverReport(const AnalysedFortress &fortress)
{
    return CoverReport(fortress).make();
}

} // namespace merlon::exiles
