#include "core/games/siege/reports/statistics/siege_statistics.h"

#include "core/engine/game.h"
#include "core/engine/match/seen_steps.h"

#include <map>

namespace merlon::siege {

namespace {

constexpr std::array<std::string_view, 7> kSections {
    "round-begins",          "phase-begins",      "card-performed", "maneuver-begins",
    "defender-phase-begins", "deployment-begins", "window-opens"};
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

class Builder {
public:
    Builder(const StatisticsReader &reader, const Setup &setup)
        : m_reader(reader)
        , m_setup(setup)
    {
    }

    void begin(const View &view)
    {
        m_hourglasses = m_reader.hourglassesIn(view);
        m_round = m_reader.roundOf(view);
        m_spending[shownRound()].given += m_hourglasses;
    }
    void add(SeenStep step);
    Statistics finished();

private:
    std::string_view keyOf(const Event &event) const { return m_setup.vocabulary().events()[event.kind].key; }
    std::string placeKey(PlaceIndex place) const { return m_setup.board().places()[place].key; }
    int shownRound() const { return std::max(m_round, 1); }
    bool begins(const Event &event) const;
    void count(const Event &event, int &due);
    void keepMoment();
    void addStrengths();
    void addStrength(const std::string &about, std::span<const int> walls);
    void addLosses();
    void addHourglasses();
    void addGauges(const char *key, std::vector<Gauge> (StatisticsReader::*read)(const View &) const);

    const StatisticsReader &m_reader;
    const Setup &m_setup;
    Statistics m_statistics;
    ChartMoment m_now;  ///< after the last step
    bool m_kept = true; ///< it is among the moments already
    int m_round = 0;
    int m_hourglasses = 0;
    std::map<int, Spending> m_spending; ///< by round
    std::map<std::string_view, std::array<Sums, 2>> m_losses;
};

bool Builder::begins(const Event &event) const
{
    const std::string_view key = keyOf(event);
    return key == "assault-begins" || std::find(kSections.begin(), kSections.end(), key) != kSections.end();
}

void Builder::keepMoment()
{
    if (m_kept)
        return;
    m_statistics.moments.push_back(m_now);
    m_now.events.clear();
    m_kept = true;
}

/// `due`: the hourglasses that there would be if nothing were spent without being told.
void Builder::count(const Event &event, int &due)
{
    if (keyOf(event) == kSections.front())
        m_round = event.args[0];
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

void Builder::add(SeenStep step)
{
    const bool isBorder = std::any_of(step.events.begin(), step.events.end(),
                                      [this](const Event &event) { return begins(event); });
    if (isBorder)
        keepMoment(); // how the section before ended
    int due = m_hourglasses;
    for (const Event &event : step.events) {
        count(event, due);
        if (begins(event))
            m_now.section = event;
    }
    m_hourglasses = m_reader.hourglassesIn(*step.view);
    Spending &spending = m_spending[shownRound()];
    if (due >= m_hourglasses)
        spending.moves += due - m_hourglasses;
    else
        spending.given += m_hourglasses - due; // an hourglass that comes straight to a building
    m_now.ply = step.ply;
    m_now.round = m_round;
    m_now.view = std::move(step.view);
    m_now.events.insert(m_now.events.end(), step.events.begin(), step.events.end());
    m_kept = false;
    if (isBorder)
        keepMoment();
}

void Builder::addStrength(const std::string &about, std::span<const int> walls)
{
    Chart chart {"strength", about};
    chart.series = {{"attackers", 0}, {"defence", 1}};
    for (const ChartMoment &moment : m_statistics.moments) {
        Strengths sum {};
        for (const int wall : walls) {
            const Strengths there = m_reader.strengthsOn(*moment.view, wall);
            sum = {sum[0] + there[0], sum[1] + there[1]};
        }
        for (std::size_t side = 0; side < kSides.size(); ++side)
            chart.series[side].values.push_back(sum[side]);
    }
    m_statistics.charts.push_back(std::move(chart));
}

void Builder::addStrengths()
{
    std::vector<int> walls(m_reader.field().walls.size());
    for (std::size_t wall = 0; wall < walls.size(); ++wall)
        walls[wall] = static_cast<int>(wall);
    addStrength({}, walls);
    for (const int wall : walls)
        addStrength(placeKey(m_reader.field().walls[static_cast<std::size_t>(wall)].place), {&wall, 1});
}

void Builder::addLosses()
{
    for (std::size_t side = 0; side < kSides.size(); ++side) {
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
        m_statistics.charts.push_back(std::move(chart));
    }
}

void Builder::addHourglasses()
{
    Chart chart {"hourglasses", {}, ChartColumns::Rounds};
    chart.series.push_back({"given", 1, kNobody, true});
    std::vector<std::size_t> types;
    for (std::size_t type = 0; type < kBuildingTypes; ++type) {
        const bool used = std::any_of(m_spending.begin(), m_spending.end(),
                                      [type](const auto &round) { return round.second.placed[type] > 0; });
        if (!used)
            continue;
        types.push_back(type);
        chart.series.push_back({placeKey(m_reader.field().buildings[type].place), 1});
    }
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
    m_statistics.charts.push_back(std::move(chart));
}

void Builder::addGauges(const char *key, std::vector<Gauge> (StatisticsReader::*read)(const View &) const)
{
    Chart chart {key, {}};
    for (const ChartMoment &moment : m_statistics.moments) {
        const std::vector<Gauge> gauges = (m_reader.*read)(*moment.view);
        for (std::size_t row = 0; row < gauges.size(); ++row) {
            if (row == chart.series.size())
                chart.series.push_back({std::string(gauges[row].key), gauges[row].side, gauges[row].seat});
            chart.series[row].values.push_back(gauges[row].value);
        }
    }
    if (!chart.series.empty())
        m_statistics.charts.push_back(std::move(chart));
}

Statistics Builder::finished()
{
    keepMoment();
    addStrengths();
    addLosses();
    addHourglasses();
    addGauges("means", &StatisticsReader::means);
    addGauges("glory", &StatisticsReader::glory);
    return std::move(m_statistics);
}

} // namespace

Statistics siegeStatistics(const StatisticsReader &reader, const SeatView &seat)
{
    Builder builder(reader, seat.setup());
    builder.begin(*seat.at(0));
    seat.walk(0, [&](SeenStep step) { builder.add(std::move(step)); });
    return builder.finished();
}

} // namespace merlon::siege
