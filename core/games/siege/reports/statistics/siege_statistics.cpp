#include "core/games/siege/reports/statistics/siege_statistics.h"

#include "core/engine/game.h"
#include "core/engine/match/seen_steps.h"
#include "core/engine/statistics/moments.h"

#include <map>

namespace merlon::siege {

namespace {

/// Where a section begins besides rounds, maneuvers and assaults.
constexpr std::array<std::string_view, 5> kSections {
    "phase-begins", "card-performed", "defender-phase-begins", "deployment-begins", "window-opens"};
constexpr std::array<std::array<std::string_view, kUnitKinds>, 2> kUnitKeys {
    {{"goblin", "orc", "troll"}, {"marksman", "soldier", "veteran"}}};
constexpr std::array<std::string_view, 2> kSides {"invaders", "defenders"};

/// What has become of the hourglasses of a round.
struct Spending {
    int given = 0;
    std::array<int, kBuildingTypes> placed {};
    int moves = 0; ///< walks, speeches and raids, which tell no price
    int thrownAway = 0;
};

std::string placeKey(const Setup &setup, PlaceIndex place)
{
    return setup.board().places()[place].key;
}

/// Counts what events take from the sides and give them.
class Count {
public:
    Count(const StatisticsReader &reader, const Setup &setup, const View &start)
        : m_reader(reader)
        , m_setup(setup)
        , m_round(reader.roundOf(start))
        , m_hourglasses(reader.hourglassesIn(start))
    {
        m_spending[shownRound()].given += m_hourglasses;
    }

    void add(const SeenStep &step);
    Chart losses(std::size_t side) const;
    Chart hourglasses() const;

private:
    int shownRound() const { return std::max(m_round, 1); }
    void count(const Event &event, int &due);
    /// The buildings on which hourglasses have been placed.
    std::vector<std::size_t> usedBuildings() const;

    const StatisticsReader &m_reader;
    const Setup &m_setup;
    int m_round;
    int m_hourglasses;
    std::map<int, Spending> m_spending; ///< by round
    std::map<std::string_view, std::array<Sums, 2>> m_losses;
};

/// `due`: the hourglasses that there would be if nothing were spent without being told.
void Count::count(const Event &event, int &due)
{
    m_round = roundBegunBy(m_setup.vocabulary(), event).value_or(m_round);
    const Toll toll = m_reader.tollOf(event);
    for (std::size_t side = 0; side < kSides.size(); ++side) {
        for (std::size_t unit = 0; unit < kUnitKinds; ++unit) {
            if (toll.losses[side][unit] > 0)
                m_losses[toll.cause][side][unit] += toll.losses[side][unit];
        }
    }
    Spending &spending = m_spending[shownRound()];
    spending.given += toll.given;
    spending.thrownAway += toll.thrownAway;
    due += toll.given - toll.thrownAway;
    if (toll.building != kNowhere) {
        ++spending.placed[m_reader.field().numbers[toll.building]];
        --due;
    }
}

void Count::add(const SeenStep &step)
{
    int due = m_hourglasses;
    for (const Event &event : step.events)
        count(event, due);
    m_hourglasses = m_reader.hourglassesIn(*step.view);
    Spending &spending = m_spending[shownRound()];
    if (due >= m_hourglasses)
        spending.moves += due - m_hourglasses;
    else
        spending.given += m_hourglasses - due; // an hourglass that comes straight to a building
}

Chart Count::losses(std::size_t side) const
{
    Chart chart {"losses", std::string(kSides[side]), ChartColumns::Words};
    for (const std::string_view unit : kUnitKeys[side])
        chart.series.push_back({std::string(unit), static_cast<int>(side)});
    for (const std::string_view cause : m_reader.causes()) {
        const auto found = m_losses.find(cause);
        if (found == m_losses.end() || found->second[side] == Sums {})
            continue;
        chart.names.emplace_back(cause);
        for (std::size_t unit = 0; unit < kUnitKinds; ++unit)
            chart.series[unit].values.push_back(found->second[side][unit]);
    }
    return chart;
}

std::vector<std::size_t> Count::usedBuildings() const
{
    std::vector<std::size_t> types;
    for (std::size_t type = 0; type < kBuildingTypes; ++type) {
        if (std::any_of(m_spending.begin(), m_spending.end(),
                        [type](const auto &round) { return round.second.placed[type] > 0; }))
            types.push_back(type);
    }
    return types;
}

Chart Count::hourglasses() const
{
    Chart chart {"hourglasses", {}, ChartColumns::Rounds};
    chart.series.push_back({"given", 1, kNobody, true});
    const std::vector<std::size_t> types = usedBuildings();
    for (const std::size_t type : types)
        chart.series.push_back({placeKey(m_setup, m_reader.field().buildings[type].place), 1});
    chart.series.push_back({"moves", 1});
    chart.series.push_back({"thrown-away", -1});
    for (const auto &[round, spending] : m_spending) {
        chart.names.push_back(std::to_string(round));
        std::size_t row = 0;
        chart.series[row++].values.push_back(spending.given);
        for (const std::size_t type : types)
            chart.series[row++].values.push_back(spending.placed[type]);
        chart.series[row++].values.push_back(spending.moves);
        chart.series[row].values.push_back(spending.thrownAway);
    }
    return chart;
}

/// What would meet on all walls together, and on each.
std::vector<Gauge> strengths(const StatisticsReader &reader, const Setup &setup, const View &view)
{
    constexpr std::array kKeys {"attackers", "defence"};
    std::vector<Gauge> gauges;
    const auto add = [&](const std::string &about) {
        for (int side = 0; side < 2; ++side)
            gauges.push_back({.chart = "strength",
                              .key = kKeys[static_cast<std::size_t>(side)],
                              .side = side,
                              .about = about});
    };
    add({});
    for (std::size_t wall = 0; wall < reader.field().walls.size(); ++wall) {
        add(placeKey(setup, reader.field().walls[wall].place));
        const Strengths there = reader.strengthsOn(view, static_cast<int>(wall));
        for (std::size_t side = 0; side < 2; ++side) {
            gauges[gauges.size() - 2 + side].value = there[side];
            gauges[side].value += there[side];
        }
    }
    return gauges;
}

} // namespace

Statistics siegeStatistics(const StatisticsReader &reader, const SeatView &seat)
{
    const std::unique_ptr<View> start = seat.at(0);
    Count count(reader, seat.setup(), *start);
    Statistics statistics;
    statistics.moments =
        momentsOf(seat, reader.roundOf(*start), kSections, [&](const SeenStep &step) { count.add(step); });
    addGauges(statistics, [&](const View &view) { return strengths(reader, seat.setup(), view); });
    for (std::size_t side = 0; side < kSides.size(); ++side)
        statistics.charts.push_back(count.losses(side));
    statistics.charts.push_back(count.hourglasses());
    addGauges(statistics, [&](const View &view) { return reader.gauges(view); });
    return statistics;
}

} // namespace merlon::siege
