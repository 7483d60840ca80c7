#include "core/games/exiles/reports/statistics.h"

#include "core/engine/statistics/made_statistics.h"
#include "core/engine/tableau/tableau.h"
#include "core/games/exiles/edition.h"
#include "core/games/exiles/reports/gauges.h"
#include "core/games/module.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace merlon::exiles {

namespace {

constexpr std::array<std::string_view, 3> kCauses {"by-shots", "by-melee", "by-moats"};
constexpr std::array<std::string_view, 2> kSources {"collected", "looted"};

/// A number for each turn.
using ByTurn = std::array<int, kTurns + 1>;

/// What events tell, added up.
class CampaignCounts {
public:
    explicit CampaignCounts(int turn)
        : m_first(std::clamp(turn, 1, kTurns))
        , m_turn(m_first)
    {
    }

    void count(const Event &event)
    {
        switch (static_cast<EventKind>(event.kind)) {
        case EventKind::TurnBegins:
            m_turn = std::clamp<int>(event.args[0], 1, kTurns);
            break;
        case EventKind::EnemyRemoved:
            ++m_slain[0][now()];
            break;
        case EventKind::EnemySlain:
            ++m_slain[1][now()];
            break;
        case EventKind::EnemyDrowned:
            ++m_slain[2][now()];
            break;
        case EventKind::UnitsLost:
            m_lost[event.args[1] % kUnits][now()] += event.args[2];
            break;
        case EventKind::BuildingDamaged:
            ++m_damage[event.args[0] % kBuildings][now()];
            break;
        case EventKind::Collected:
            m_brought[0][event.args[2] % kResources] += event.args[1];
            break;
        case EventKind::Looted:
            m_brought[1][event.args[2] % kResources] += event.args[1];
            break;
        default: // told, and not counted
            break;
        }
    }

    void addCharts(Statistics &statistics) const
    {
        statistics.charts.push_back(byTurn("slain", m_slain, "", [](std::size_t i) { return kCauses[i]; }));
        statistics.charts.push_back(
            byTurn("lost", m_lost, "unit", [](std::size_t i) { return kUnitData[i].key; }));
        statistics.charts.push_back(
            byTurn("damage", m_damage, "building", [](std::size_t i) { return kBuildingData[i].key; }));
        statistics.charts.push_back(sources());
    }

private:
    std::size_t now() const { return static_cast<std::size_t>(m_turn); }

    /// Bars for each turn that was played.
    template <class Rows, class KeyOf>
    Chart byTurn(const char *key, const Rows &rows, const char *type, KeyOf keyOf) const
    {
        Chart chart {.key = key, .columns = ChartColumns::Rounds};
        for (int turn = m_first; turn <= m_turn; ++turn)
            chart.names.push_back(std::to_string(turn));
        for (std::size_t row = 0; row < rows.size(); ++row) {
            ChartSeries series {.key = std::string(keyOf(row)), .type = type};
            for (int turn = m_first; turn <= m_turn; ++turn)
                series.values.push_back(rows[row][static_cast<std::size_t>(turn)]);
            chart.series.push_back(std::move(series));
        }
        return chart;
    }

    Chart sources() const
    {
        Chart chart {.key = "sources", .columns = ChartColumns::Words, .nameType = "resource"};
        for (const std::string_view resource : kResourceKeys)
            chart.names.emplace_back(resource);
        for (std::size_t source = 0; source < kSources.size(); ++source) {
            ChartSeries series {.key = std::string(kSources[source])};
            series.values.assign(m_brought[source].begin(), m_brought[source].end());
            chart.series.push_back(std::move(series));
        }
        return chart;
    }

    int m_first;
    int m_turn;
    std::array<ByTurn, kCauses.size()> m_slain {};
    std::array<ByTurn, kUnits> m_lost {};
    std::array<ByTurn, kBuildings> m_damage {};
    std::array<std::array<int, kResources>, kSources.size()> m_brought {};
};

std::vector<Gauge> allGauges(const View &view)
{
    std::vector<Gauge> all = gaugesOf(tableauOf(view));
    std::ranges::move(gauges(view), std::back_inserter(all));
    return all;
}

} // namespace

Statistics statistics(const SeatView &seat)
{
    const int turn = static_cast<const ExilesView &>(*seat.at(0)).known().turn;
    Statistics made = madeStatistics(seat, turn, allGauges);
    CampaignCounts counts(turn);
    seat.walk(0, [&](const SeenStep &step) {
        for (const Event &event : step.events)
            counts.count(event);
    });
    counts.addCharts(made);
    return made;
}

} // namespace merlon::exiles
