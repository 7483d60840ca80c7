#include "core/board/analysis/values.h"
#include "core/games/exiles/reports/analysis/reports.h"

#include <algorithm>
#include <compare>
#include <numeric>
#include <optional>
#include <utility>

namespace merlon::exiles {

namespace {

/// What makes a front weak, in the order in which it counts: the less of each, the weaker.
struct FrontStrength {
    int atAssault = 0;    ///< shooters that reach its assault zone
    int atDeployment = 0; ///< and its deployment zone
    bool isTight = true;  ///< no gate for a ram
    bool hasLine = false;
    int easeOfLine = 0; ///< the fewer ditch spaces the easier

    friend auto operator<=>(const FrontStrength &, const FrontStrength &) = default;
};

/// The front that is weaker than all others, and the one that comes next.
struct WeakestFront {
    std::size_t front = 0;
    std::size_t next = 0;
};

class FrontsReport {
public:
    FrontsReport(const AnalysedFortress &fortress, int level)
        : m_fortress(fortress)
        , m_level(level)
    {
        for (const AnalysedFront &front : fortress.fronts()) {
            const int line = static_cast<int>(front.line.size());
            m_strengths.push_back({reach(front.assault), front.deployment ? reach(*front.deployment) : 0,
                                   !front.hasGate, line > 0, -line});
        }
    }

    AnalysisReport make()
    {
        for (const char *column :
             {"front", "at-assault", "at-deployment", "flank-towers", "ditch-line", "gate"})
            m_report.columns.push_back({std::string("analysis.column.") + column, {}});
        const auto weakest = weakestFront();
        for (std::size_t front = 0; front < fronts().size(); ++front) {
            addRow(fronts()[front]);
            m_report.marks.push_back(numberPlate(m_fortress, fronts()[front].assault,
                                                 reach(fronts()[front].assault),
                                                 weakest && weakest->front == front));
        }
        tellOfWeakest(weakest);
        for (const AnalysedFront &front : fronts()) {
            if (front.line.empty())
                m_report.summary.push_back({"analysis.summary.no-line", {nameOf(front)}});
        }
        tellOfRest(m_fortress, m_report);
        return std::move(m_report);
    }

private:
    const std::vector<AnalysedFront> &fronts() const { return m_fortress.fronts(); }
    Word nameOf(const AnalysedFront &front) const { return {m_fortress.key(front.namesake())}; }
    int reach(std::size_t zone) const { return m_fortress.shootersInReach(zone, m_level); }

    void addRow(const AnalysedFront &front)
    {
        ReportRow row {
            {placeText(m_fortress.board().places()[front.namesake()]), std::int64_t {reach(front.assault)},
             front.deployment ? ReportCell(std::int64_t {reach(*front.deployment)}) : ReportCell(),
             static_cast<std::int64_t>(front.towers.size()), static_cast<std::int64_t>(front.line.size()),
             Text {front.hasGate ? "analysis.yes" : "analysis.no", {}}},
            {m_fortress.key(front.assault)},
            reachMarks(m_fortress, front.assault)};
        if (front.wall)
            row.places.push_back(m_fortress.key(*front.wall));
        for (const std::size_t ditch : front.line)
            row.marks.push_back({MarkStyle::Way, m_fortress.key(ditch)});
        m_report.rows.push_back(std::move(row));
    }

    /// None if there are several, or only one.
    std::optional<WeakestFront> weakestFront() const
    {
        if (m_strengths.size() < 2)
            return {};
        std::vector<std::size_t> order(m_strengths.size());
        std::iota(order.begin(), order.end(), std::size_t {0});
        std::ranges::stable_sort(order, {}, [this](std::size_t front) { return m_strengths[front]; });
        if (m_strengths[order[0]] == m_strengths[order[1]])
            return {};
        return WeakestFront {order[0], order[1]};
    }

    /// By the first thing in which it comes behind.
    void tellOfWeakest(const std::optional<WeakestFront> &weakest)
    {
        if (fronts().empty())
            m_report.summary.push_back({"analysis.summary.no-fronts", {}});
        if (fronts().size() > 1 && !weakest)
            m_report.summary.push_back({"analysis.summary.equal-fronts", {}});
        if (!weakest)
            return;
        const AnalysedFront &front = fronts()[weakest->front];
        const FrontStrength &least = m_strengths[weakest->front];
        const FrontStrength &next = m_strengths[weakest->next];
        const auto tell = [&](const char *code, std::vector<TextArg> args) {
            args.insert(args.begin(), nameOf(front));
            m_report.summary.push_back({code, std::move(args)});
        };
        if (least.atAssault != next.atAssault)
            tell("analysis.summary.weakest-assault",
                 {std::int64_t {least.atAssault}, std::int64_t {next.atAssault}});
        else if (least.atDeployment != next.atDeployment)
            tell("analysis.summary.weakest-deployment",
                 {std::int64_t {least.atDeployment}, std::int64_t {next.atDeployment}});
        else if (least.isTight != next.isTight)
            tell("analysis.summary.weakest-gate", {});
        else if (least.hasLine != next.hasLine)
            tell("analysis.summary.weakest-line", {});
        else
            tell("analysis.summary.weakest-ditches",
                 {std::int64_t {-least.easeOfLine}, std::int64_t {-next.easeOfLine}});
    }

    const AnalysedFortress &m_fortress;
    int m_level;
    std::vector<FrontStrength> m_strengths; ///< by front
    AnalysisReport m_report;
};

} // namespace

merlon::Mark numberPlate(const AnalysedFortress &fortress, std::size_t place, int number, bool isPoor)
{
    return {isPoor ? MarkStyle::Poor : MarkStyle::Figure,
            fortress.key(place),
            {},
            {"analysis.number", {std::int64_t {number}}}};
}

void tellOfRest(const AnalysedFortress &fortress, AnalysisReport &report)
{
    if (fortress.isLookedAtInPart())
        report.summary.push_back({"analysis.summary.first-fronts",
                                  {std::int64_t {AnalysedFortress::kFrontsLookedAt},
                                   std::int64_t {AnalysedFortress::kSectionsLookedAt}}});
}

AnalysisReport frontsReport(const AnalysedFortress &fortress, int level)
{
    return FrontsReport(fortress, level).make();
}

} // namespace merlon::exiles
