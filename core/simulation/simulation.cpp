#include "core/simulation/simulation.h"

#include "core/base/hash.h"
#include "core/engine/match/dealer.h"
#include "core/players/players.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>

namespace merlon {

std::size_t countedArgument(const Vocabulary &vocabulary, const Term &event)
{
    const auto isOf = [&](std::size_t argument, ArgumentKind kind) {
        return vocabulary.types()[event.types[argument]].kind == kind;
    };
    const bool isAtPlace = event.role == TermRole::Death || event.role == TermRole::Taken;
    for (std::size_t argument = 0; isAtPlace && argument < event.types.size(); ++argument) {
        if (isOf(argument, ArgumentKind::Place))
            return argument;
    }
    return event.types.size() > 1 && isOf(0, ArgumentKind::SeatKey) ? 1 : 0;
}

namespace {

/// How many values of that argument of an event are counted apart.
std::size_t countedValues(const Vocabulary &vocabulary, const Term &event);

} // namespace

SimulationResult emptyResult(const Setup &setup)
{
    SimulationResult result;
    result.wins.resize(setup.seats().size());
    result.scores.resize(setup.seats().size());
    result.verbs.resize(setup.vocabulary().verbs().size());
    for (const Term &event : setup.vocabulary().events())
        result.events.emplace_back(countedValues(setup.vocabulary(), event));
    return result;
}

namespace {

using Players = std::vector<std::unique_ptr<Player>>;

bool isCounted(ArgumentKind kind)
{
    return kind == ArgumentKind::Card || kind == ArgumentKind::Area || kind == ArgumentKind::Word
        || kind == ArgumentKind::Place;
}

std::size_t countedValues(const Vocabulary &vocabulary, const Term &event)
{
    if (event.types.empty())
        return 1;
    const ArgumentType &type = vocabulary.types()[event.types[countedArgument(vocabulary, event)]];
    return isCounted(type.kind) ? type.values.size() : 1;
}

/// "wall-breached west-wall-5": the event that ended a game, with its first argument.
std::string endingOf(const Vocabulary &vocabulary, const Event &why)
{
    const Term &term = vocabulary.events()[why.kind];
    return term.types.empty() ? term.key : term.key + ' ' + vocabulary.keyOf(term.types[0], why.args[0]);
}

/// "west-wall-2 goblin": where a piece is out of the game, and which, or else whose it was; empty if the event does not
/// say it.
std::string deathOf(const Vocabulary &vocabulary, const Event &event)
{
    const Term &term = vocabulary.events()[event.kind];
    std::map<ArgumentKind, std::string> first;
    for (std::size_t i = 0; i < term.types.size(); ++i)
        first.emplace(vocabulary.types()[term.types[i]].kind, vocabulary.keyOf(term.types[i], event.args[i]));
    const std::string &what =
        first[first.contains(ArgumentKind::Piece) ? ArgumentKind::Piece : ArgumentKind::SeatKey];
    const std::string &place = first[ArgumentKind::Place];
    return place.empty() || what.empty() ? std::string() : place + ' ' + what;
}

/// Plays games one after another and counts what happens.
class Table {
public:
    Table(std::shared_ptr<const Setup> setup, const SimulationSettings &settings)
        : m_setup(std::move(setup))
        , m_settings(settings)
        , m_result(emptyResult(*m_setup))
    {
        for (const std::string &kind : settings.players)
            m_players.push_back(makePlayer(kind));
        for (const Term &event : m_setup->vocabulary().events())
            m_counted.push_back(countedArgument(m_setup->vocabulary(), event));
    }

    /// False if it was given up; it does not count then.
    bool playGame(std::uint32_t number)
    {
        Hasher seed;
        seed.add(m_settings.seed);
        seed.add(std::uint64_t {number});
        m_events.clear();
        m_verbs.clear();
        const std::unique_ptr<State> state = playOut(seed.value());
        if (!state)
            return false;
        count(*state);
        return true;
    }

    const SimulationResult &result() const { return m_result; }

private:
    bool isCancelled() const { return m_settings.cancelled && *m_settings.cancelled; }

    /// To the end of the game; null if it was given up before.
    std::unique_ptr<State> playOut(std::uint64_t seed)
    {
        const Dealer dealer(seed);
        const Budget budget {.stop = m_settings.cancelled};
        std::vector<Random> randoms;
        for (std::size_t seat = 0; seat < m_players.size(); ++seat)
            randoms.emplace_back(seed, seat + 1);
        std::unique_ptr<State> state = m_settings.start ? m_settings.start->clone() : m_setup->start();
        state->forgetMoments();
        EventSink events(m_events);
        std::uint32_t chances = 0;
        for (Seat seat = state->decision().seat; seat != kNobody; seat = state->decision().seat) {
            if (seat == kChance) {
                state->outcomes(m_outcomes);
                state->apply(dealer.deal(m_outcomes, chances++), events);
                continue;
            }
            const Choice made = m_players[seat]->choose(*state->seenBy({seat}), randoms[seat], budget);
            if (isCancelled())
                return nullptr;
            m_verbs.push_back(made.verb);
            state->apply(made, events);
        }
        return state;
    }

    void count(const State &state)
    {
        ++m_result.games;
        m_result.plies += m_verbs.size();
        ++m_result.choices[static_cast<std::uint32_t>(m_verbs.size())];
        for (const std::uint16_t verb : m_verbs)
            ++m_result.verbs[verb];
        const Outcome outcome = state.outcome();
        for (std::size_t seat = 0; seat < m_result.wins.size(); ++seat) {
            m_result.wins[seat] += outcome.isWinner(static_cast<Seat>(seat)) ? 1 : 0;
            ++m_result.scores[seat][outcome.seats[seat].score];
        }
        ++m_result.endings[endingOf(m_setup->vocabulary(), outcome.why)];
        ++m_result.lengths[countEvents()];
        if (m_settings.gauges)
            countGauges(*state.seenBy(SeatSet::all()));
    }

    void countGauges(const View &end)
    {
        for (const Gauge &gauge : m_settings.gauges(end)) {
            const bool isOfASeat = gauge.seat != kNobody && gauge.key.empty() && gauge.about.empty();
            if (!isOfASeat || std::isnan(gauge.value))
                continue;
            const std::int64_t value = std::llround(gauge.value);
            FinalGauge &final = m_result.gauges[gauge.chart];
            final.sum += value;
            final.squares += value * value;
            ++final.values;
        }
    }

    /// Returns the number of rounds that began.
    std::uint32_t countEvents()
    {
        std::uint32_t rounds = 0;
        std::vector<std::vector<std::uint64_t>> seen(m_result.events.size());
        for (const Event &event : m_events) {
            std::vector<Tally> &tallies = m_result.events[event.kind];
            const std::size_t value = tallies.size() == 1 ? 0 : event.args[m_counted[event.kind]];
            seen[event.kind].resize(tallies.size());
            const std::uint64_t times = ++seen[event.kind][value];
            ++tallies[value].times;
            tallies[value].games += times == 1 ? 1 : 0;
            tallies[value].squares += 2 * times - 1; // from one square to the next
            const TermRole role = m_setup->vocabulary().events()[event.kind].role;
            rounds += role == TermRole::Round ? 1 : 0;
            if (role == TermRole::Death)
                countDeath(event);
        }
        return rounds;
    }

    void countDeath(const Event &event)
    {
        if (const std::string line = deathOf(m_setup->vocabulary(), event); !line.empty())
            ++m_result.deaths[line];
    }

    std::shared_ptr<const Setup> m_setup;
    const SimulationSettings &m_settings;
    SimulationResult m_result;
    Players m_players;
    OutcomeList m_outcomes;
    std::vector<Event> m_events;        ///< of the game
    std::vector<std::uint16_t> m_verbs; ///< of the choices of seats in it
    std::vector<std::size_t> m_counted; ///< by event kind
};

template <class Key>
void add(std::map<Key, std::uint32_t> &sum, const std::map<Key, std::uint32_t> &part)
{
    for (const auto &[key, games] : part)
        sum[key] += games;
}

} // namespace

void add(SimulationResult &sum, const SimulationResult &part)
{
    sum.games += part.games;
    sum.plies += part.plies;
    for (std::size_t seat = 0; seat < part.wins.size(); ++seat) {
        sum.wins[seat] += part.wins[seat];
        add(sum.scores[seat], part.scores[seat]);
    }
    add(sum.endings, part.endings);
    add(sum.lengths, part.lengths);
    add(sum.choices, part.choices);
    add(sum.deaths, part.deaths);
    for (const auto &[chart, gauge] : part.gauges) {
        FinalGauge &all = sum.gauges[chart];
        all.sum += gauge.sum;
        all.squares += gauge.squares;
        all.values += gauge.values;
    }
    for (std::size_t verb = 0; verb < part.verbs.size(); ++verb)
        sum.verbs[verb] += part.verbs[verb];
    for (std::size_t kind = 0; kind < part.events.size(); ++kind) {
        for (std::size_t value = 0; value < part.events[kind].size(); ++value) {
            sum.events[kind][value].times += part.events[kind][value].times;
            sum.events[kind][value].games += part.events[kind][value].games;
            sum.events[kind][value].squares += part.events[kind][value].squares;
        }
    }
}

namespace {

/// Why these players cannot sit down; an empty text if they can.
Text whyNotSeated(const Setup &setup, const SimulationSettings &settings)
{
    if (settings.players.size() != setup.seats().size())
        return {"error.simulation-seats", {static_cast<std::int64_t>(setup.seats().size())}};
    for (const std::string &kind : settings.players) {
        if (makePlayer(kind) == nullptr)
            return {"error.player-unknown", {kind}};
    }
    return {};
}

} // namespace

Expected<SimulationResult> simulate(const std::shared_ptr<const Setup> &setup,
                                    const SimulationSettings &settings)
{
    if (Text why = whyNotSeated(*setup, settings); !why.code.empty())
        return tl::unexpected(Error {std::move(why), {}, {}});
    const unsigned machine = std::max(1u, std::thread::hardware_concurrency());
    const unsigned wanted = settings.threads == 0 ? machine : settings.threads;
    std::vector<Table> tables;
    for (unsigned index = 0; index < std::clamp(settings.games, 1u, wanted); ++index)
        tables.emplace_back(setup, settings);
    std::atomic<std::uint32_t> next = settings.first;
    std::vector<std::thread> threads;
    for (Table &table : tables) {
        threads.emplace_back([&table, &next, &settings] {
            // Games are begun in the order of their numbers, and those that are begun are played.
            while (!(settings.enough && *settings.enough) && !(settings.cancelled && *settings.cancelled)) {
                const std::uint32_t game = next++;
                if (game >= settings.games)
                    return;
                if (table.playGame(game) && settings.played)
                    ++*settings.played;
            }
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    SimulationResult sum = emptyResult(*setup);
    for (const Table &table : tables)
        add(sum, table.result());
    return sum;
}

std::vector<std::pair<std::string, Tally>> talliesOf(const SimulationResult &result,
                                                     const Vocabulary &vocabulary, std::string_view event)
{
    std::vector<std::pair<std::string, Tally>> rows;
    for (std::size_t kind = 0; kind < vocabulary.events().size(); ++kind) {
        const Term &term = vocabulary.events()[kind];
        if (term.key != event)
            continue;
        for (std::size_t value = 0; value < result.events[kind].size(); ++value) {
            const bool named = result.events[kind].size() > 1;
            rows.emplace_back(named ? vocabulary.keyOf(term.types[countedArgument(vocabulary, term)],
                                                       static_cast<std::uint16_t>(value))
                                    : term.key,
                              result.events[kind][value]);
        }
    }
    return rows;
}

Tally tallyOf(const SimulationResult &result, const Vocabulary &vocabulary, std::string_view event,
              std::string_view argument)
{
    for (const auto &[key, tally] : talliesOf(result, vocabulary, event)) {
        if (key == argument)
            return tally;
    }
    return {};
}

} // namespace merlon
