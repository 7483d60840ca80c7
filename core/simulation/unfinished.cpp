#include "core/simulation/unfinished.h"

#include "core/base/json.h"
#include "core/base/text_file.h"
#include "core/engine/records/document_reader.h"

#include <algorithm>
#include <limits>

namespace merlon {

namespace {

constexpr int kMajor = 1;
constexpr int kMinor = 0;

/// `[[key, games], …]`
template <class Key>
Json pairsOf(const std::map<Key, std::uint32_t> &map)
{
    Json pairs = Json::array();
    for (const auto &[key, games] : map)
        pairs.push_back(Json::array({key, games}));
    return pairs;
}

Json toJson(const SimulationResult &result)
{
    Json scores = Json::array();
    for (const auto &ofSeat : result.scores)
        scores.push_back(pairsOf(ofSeat));
    Json events = Json::array();
    for (const std::vector<Tally> &tallies : result.events) {
        events.push_back(Json::array());
        for (const Tally &tally : tallies)
            events.back().push_back(Json::array({tally.times, tally.games, tally.squares}));
    }
    Json gauges = Json::array();
    for (const auto &[chart, gauge] : result.gauges)
        gauges.push_back(Json::array({chart, gauge.sum, gauge.squares, gauge.values}));
    return {{"games", result.games},
            {"plies", result.plies},
            {"wins", result.wins},
            {"scores", scores},
            {"endings", pairsOf(result.endings)},
            {"lengths", pairsOf(result.lengths)},
            {"choices", pairsOf(result.choices)},
            {"verbs", result.verbs},
            {"events", events},
            {"deaths", pairsOf(result.deaths)},
            {"gauges", gauges}};
}

/// Reads numbers of any size that is not negative, or negative ones where a type has them.
class ResultReader {
public:
    explicit ResultReader(DocumentReader &reader)
        : m_reader(reader)
    {
    }

    SimulationResult read(const Json &json)
    {
        SimulationResult result;
        result.games = member<std::uint32_t>(json, "games");
        result.plies = member<std::uint64_t>(json, "plies");
        result.wins = list<std::uint32_t>(array(json, "wins"), "/result/wins");
        for (const Json &ofSeat : array(json, "scores"))
            result.scores.push_back(pairs<std::int32_t>(ofSeat, "/result/scores"));
        result.endings = lines(array(json, "endings"), "/result/endings");
        result.lengths = pairs<std::uint32_t>(array(json, "lengths"), "/result/lengths");
        result.choices = pairs<std::uint32_t>(array(json, "choices"), "/result/choices");
        result.verbs = list<std::uint64_t>(array(json, "verbs"), "/result/verbs");
        for (const Json &tallies : array(json, "events"))
            result.events.push_back(talliesFrom(tallies));
        if (json.contains("deaths")) // which files of old do not have
            result.deaths = lines(array(json, "deaths"), "/result/deaths");
        if (json.contains("gauges"))
            result.gauges = gaugesFrom(array(json, "gauges"));
        return result;
    }

private:
    template <class Number>
    Number number(const Json &json, const std::string &pointer)
    {
        constexpr auto kMost = static_cast<std::uint64_t>(std::numeric_limits<Number>::max());
        constexpr auto kCap = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
        return static_cast<Number>(
            m_reader.number(json, pointer, static_cast<std::int64_t>(std::numeric_limits<Number>::min()),
                            static_cast<std::int64_t>(std::min(kMost, kCap))));
    }

    template <class Number>
    Number member(const Json &json, const char *key)
    {
        return number<Number>(m_reader.required(json, "/result", key), std::string("/result/") + key);
    }

    const Json &array(const Json &json, const char *key)
    {
        return m_reader.array(m_reader.required(json, "/result", key), std::string("/result/") + key);
    }

    bool isRow(const Json &json, std::size_t size, const std::string &pointer)
    {
        const bool isGood = json.is_array() && json.size() == size;
        if (!isGood)
            m_reader.refuse(pointer, {"file.array", {}});
        return isGood;
    }

    template <class Number>
    std::vector<Number> list(const Json &json, const std::string &pointer)
    {
        std::vector<Number> numbers;
        for (const Json &one : json)
            numbers.push_back(number<Number>(one, pointer));
        return numbers;
    }

    template <class Key>
    std::map<Key, std::uint32_t> pairs(const Json &json, const std::string &pointer)
    {
        std::map<Key, std::uint32_t> map;
        for (const Json &pair : m_reader.array(json, pointer)) {
            if (isRow(pair, 2, pointer))
                map[number<Key>(pair[0], pointer)] = number<std::uint32_t>(pair[1], pointer);
        }
        return map;
    }

    std::map<std::string, std::uint32_t> lines(const Json &json, const std::string &pointer)
    {
        std::map<std::string, std::uint32_t> map;
        for (const Json &pair : json) {
            if (isRow(pair, 2, pointer))
                map[m_reader.text(pair[0], pointer)] = number<std::uint32_t>(pair[1], pointer);
        }
        return map;
    }

    std::vector<Tally> talliesFrom(const Json &json)
    {
        std::vector<Tally> tallies;
        for (const Json &tally : m_reader.array(json, "/result/events")) {
            if (isRow(tally, 3, "/result/events"))
                tallies.push_back({number<std::uint64_t>(tally[0], "/result/events"),
                                   number<std::uint64_t>(tally[1], "/result/events"),
                                   number<std::uint64_t>(tally[2], "/result/events")});
        }
        return tallies;
    }

    std::map<std::string, FinalGauge> gaugesFrom(const Json &json)
    {
        const std::string pointer = "/result/gauges";
        std::map<std::string, FinalGauge> gauges;
        for (const Json &gauge : json) {
            if (isRow(gauge, 4, pointer))
                gauges[m_reader.text(gauge[0], pointer)] = {number<std::int64_t>(gauge[1], pointer),
                                                            number<std::int64_t>(gauge[2], pointer),
                                                            number<std::uint64_t>(gauge[3], pointer)};
        }
        return gauges;
    }

    DocumentReader &m_reader;
};

} // namespace

UnfinishedSimulation unfinished(const Setup &setup, const SimulationSettings &settings)
{
    UnfinishedSimulation simulation;
    simulation.scenario.key = "simulation";
    simulation.scenario.game = setup.game().key();
    simulation.scenario.board = setup.board();
    simulation.scenario.options = setup.options();
    if (settings.start)
        simulation.scenario.position = settings.start->position();
    simulation.players = settings.players;
    simulation.seed = settings.seed;
    simulation.games = settings.games;
    return simulation;
}

std::string writeUnfinished(const UnfinishedSimulation &simulation, const GameLookup &games)
{
    Json json = Json::object();
    json["format"] = formatHeading(kUnfinishedFormatName, kMajor, kMinor);
    json["players"] = simulation.players;
    json["seed"] = hexOf(simulation.seed);
    json["games"] = simulation.games;
    json["csv"] = simulation.csv;
    json["scenario"] = Json::parse(writeScenario(simulation.scenario, games));
    json["result"] = toJson(simulation.result);
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

Expected<UnfinishedSimulation> readUnfinishedFile(const std::filesystem::path &file, const GameLookup &games)
{
    const std::string source = sourceName(file);
    const Expected<std::string> text = readTextFile(file);
    if (!text)
        return tl::unexpected(text.error());
    const Expected<Json> json = readJson(*text, source);
    if (!json)
        return tl::unexpected(json.error());
    DocumentReader reader(source);
    reader.heading(*json, kUnfinishedFormatName, kMajor, kMinor);
    UnfinishedSimulation simulation;
    if (reader.good()) {
        reader.object(*json, "", {"format", "players", "seed", "games", "csv", "scenario", "result"});
        for (const Json &player : reader.array(reader.required(*json, "", "players"), "/players"))
            simulation.players.push_back(reader.text(player, "/players"));
        simulation.seed = reader.hash(reader.required(*json, "", "seed"), "/seed");
        simulation.games = static_cast<std::uint32_t>(
            reader.number(reader.required(*json, "", "games"), "/games", 1, 0x7FFF'FFFF));
        simulation.csv = reader.text(reader.required(*json, "", "csv"), "/csv");
        simulation.result = ResultReader(reader).read(reader.required(*json, "", "result"));
    }
    if (!reader.good())
        return tl::unexpected(withLineOf(*text, reader.error()));
    Expected<Scenario> scenario = readScenario(reader.required(*json, "", "scenario").dump(), source, games);
    if (!scenario) {
        scenario.error().where = {source, 0, "/scenario" + scenario.error().where.pointer};
        return tl::unexpected(withLineOf(*text, scenario.error()));
    }
    simulation.scenario = std::move(*scenario);
    return simulation;
}

bool fits(const SimulationResult &result, const Setup &setup)
{
    const SimulationResult empty = emptyResult(setup);
    const auto sameSize = [](const auto &one, const auto &other) { return one.size() == other.size(); };
    return sameSize(result.wins, empty.wins) && sameSize(result.scores, empty.scores)
        && sameSize(result.verbs, empty.verbs) && std::ranges::equal(result.events, empty.events, sameSize);
}

} // namespace merlon
