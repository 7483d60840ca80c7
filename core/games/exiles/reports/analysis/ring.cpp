#include "core/board/analysis/values.h"
#include "core/games/exiles/reports/analysis/reports.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace merlon::exiles {

namespace {

constexpr int kFewLinks = 2; ///< as far as units come in two passes
constexpr std::size_t kNeighboursInRing = 2;

/// Two sections, and how far they are from each other.
struct SectionPair {
    std::size_t one = 0;
    std::size_t other = 0;
    int distance = 0;
};

class RingReport {
public:
    explicit RingReport(const AnalysedFortress &fortress)
        : m_fortress(fortress)
    {
    }

    AnalysisReport make()
    {
        for (const char *column : {"section", "next-to", "within-two", "farthest"})
            m_report.columns.push_back({std::string("analysis.column.") + column, {}});
        for (const std::size_t section : m_fortress.sections())
            addSection(section);
        tellOfShape();
        if (m_farthest)
            m_report.summary.push_back(
                {"analysis.summary.farthest",
                 {Word {m_fortress.key(m_farthest->one)}, Word {m_fortress.key(m_farthest->other)},
                  std::int64_t {m_farthest->distance}}});
        tellOfRest(m_fortress, m_report);
        return std::move(m_report);
    }

private:
    void addSection(std::size_t section)
    {
        std::vector<Word> neighbours;
        for (const std::size_t other : m_fortress.neighboursOf(section))
            neighbours.push_back({m_fortress.key(other)});
        const auto distances = m_fortress.distancesFrom(section);
        int near = 0;
        int farthest = 0;
        std::vector<merlon::Mark> marks;
        for (const std::size_t other : m_fortress.sections()) {
            const std::optional<int> &distance = distances[other];
            if (other == section)
                continue;
            if (!distance) {
                marks.push_back({MarkStyle::Lacking, m_fortress.key(other)});
                continue;
            }
            marks.push_back(numberPlate(m_fortress, other, *distance, false));
            near += *distance <= kFewLinks ? 1 : 0;
            farthest = std::max(farthest, *distance);
            if (!m_farthest || *distance > m_farthest->distance)
                m_farthest = SectionPair {section, other, *distance};
        }
        m_report.rows.push_back({{placeText(m_fortress.board().places()[section]), std::move(neighbours),
                                  std::int64_t {near}, std::int64_t {farthest}},
                                 {m_fortress.key(section)},
                                 std::move(marks)});
    }

    void tellOfShape()
    {
        if (m_fortress.sections().empty())
            return m_report.summary.push_back({"analysis.summary.no-sections", {}});
        bool isClosed = true;
        for (const std::size_t section : m_fortress.sections()) {
            const std::size_t neighbours = m_fortress.neighboursOf(section).size();
            isClosed = isClosed && neighbours == kNeighboursInRing;
            if (neighbours >= kNeighboursInRing)
                continue;
            m_report.marks.push_back(numberPlate(m_fortress, section, static_cast<int>(neighbours), true));
            m_report.summary.push_back({"analysis.summary.ring-ends", {Word {m_fortress.key(section)}}});
        }
        if (isClosed)
            m_report.summary.push_back({"analysis.summary.ring-closed", {}});
    }

    const AnalysedFortress &m_fortress;
    std::optional<SectionPair> m_farthest;
    AnalysisReport m_report;
};

} // namespace

AnalysisReport ringReport(const AnalysedFortress &fortress)
{
    return RingReport(fortress).make();
}

} // namespace merlon::exiles
