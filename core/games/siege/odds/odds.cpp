#include "core/games/siege/odds/odds.h"

#include "core/base/hash.h"
#include "core/engine/evaluation.h"
#include "core/engine/game.h"
#include "core/engine/match/dealer.h"
#include "core/games/siege/odds/odds_count.h"

#include <map>
#include <utility>

namespace merlon::siege {

namespace {

/// Plays assaults out, one after another.
class Sampler {
public:
    explicit Sampler(const ComingAssault &assault)
        : m_assault(assault)
        , m_state(assault.setup().start())
        , m_count(assault)
    {
    }

    void play(Random random)
    {
        EventSink sink(m_events);
        m_events.clear();
        m_assault.begin(*m_state, random, sink);
        bool entered = false;
        bool goesOn = m_count.add(m_events, 1, true, entered);
        while (goesOn && !m_assault.isOver(*m_state)) {
            m_events.clear();
            m_state->apply(nextChoice(random), sink);
            goesOn = m_count.add(m_events, 1, false, entered);
        }
    }

    AssaultOdds odds(std::uint32_t samples) const
    {
        AssaultOdds odds = m_count.odds(samples);
        odds.samples = samples;
        return odds;
    }

private:
    Choice nextChoice(Random &random)
    {
        const Seat seat = m_state->decision().seat;
        if (seat != kChance) {
            const std::unique_ptr<View> view = m_state->seenBy({seat});
            view->choices(m_choices);
            return m_choices.size() == 1 ? m_choices[0]
                                         : bestOf(m_choices, scorerOf(*view).get(), random).choice;
        }
        m_state->outcomes(m_outcomes);
        return drawFrom(m_outcomes, random);
    }

    const ComingAssault &m_assault;
    std::unique_ptr<State> m_state;
    OddsCount m_count;
    ChoiceList m_choices;
    OutcomeList m_outcomes;
    std::vector<Event> m_events;
};

/// Goes through all ways that chance can go; states that are reached in several ways are looked at once.
class Enumeration {
public:
    Enumeration(const ComingAssault &assault, const OddsSettings &settings)
        : m_assault(assault)
        , m_settings(settings)
        , m_count(assault)
    {
    }

    /// None if something is hidden, or there are too many states.
    std::optional<AssaultOdds> odds()
    {
        Node first {m_assault.setup().start(), 1, false};
        Random random(0);
        Random untouched = random;
        EventSink sink(m_events);
        m_assault.begin(*first.state, random, sink);
        if (random.next() != untouched.next()) // something was drawn: it is hidden
            return std::nullopt;
        if (m_count.add(m_events, 1, true, first.entered) && !m_assault.isOver(*first.state))
            m_open.emplace(keyOf(first), std::move(first));
        while (!m_open.empty()) {
            std::map<std::uint64_t, Node> layer = std::exchange(m_open, {});
            for (auto &[key, node] : layer) {
                if (isCancelled() || ++m_seen > m_settings.states)
                    return std::nullopt;
                follow(node);
            }
        }
        return exactly(m_count.odds(1));
    }

private:
    struct Node {
        std::unique_ptr<State> state;
        double weight = 0;
        bool entered = false;
    };

    static std::uint64_t keyOf(const Node &node)
    {
        Hasher hasher;
        hasher.add(node.state->hash());
        hasher.add(std::uint64_t {node.entered});
        return hasher.value();
    }

    static AssaultOdds exactly(AssaultOdds odds)
    {
        odds.exact = true;
        odds.entry = {odds.entry.value, odds.entry.value, odds.entry.value};
        for (WallOdds &wall : odds.walls)
            wall.breach = {wall.breach.value, wall.breach.value, wall.breach.value};
        return odds;
    }

    bool isCancelled() const { return m_settings.cancelled != nullptr && *m_settings.cancelled; }

    void follow(const Node &node)
    {
        const Seat seat = node.state->decision().seat;
        m_outcomes.clear();
        if (seat == kChance) {
            node.state->outcomes(m_outcomes);
        } else {
            const std::unique_ptr<View> view = node.state->seenBy({seat});
            view->choices(m_choices);
            allBestOf(m_choices, scorerOf(*view).get(), m_best); // chance decides between equals
            for (const Choice choice : m_best)
                m_outcomes.push_back({choice});
        }
        double sum = 0;
        for (const ChanceOutcome &outcome : m_outcomes)
            sum += outcome.weight;
        for (const ChanceOutcome &outcome : m_outcomes)
            go(node, outcome.choice, node.weight * outcome.weight / sum);
    }

    void go(const Node &from, Choice choice, double weight)
    {
        Node node {from.state->clone(), weight, from.entered};
        node.state->forgetMoments();
        EventSink sink(m_events);
        m_events.clear();
        node.state->apply(choice, sink);
        if (!m_count.add(m_events, weight, false, node.entered) || m_assault.isOver(*node.state))
            return;
        const std::uint64_t key = keyOf(node);
        if (const auto known = m_open.find(key); known != m_open.end())
            known->second.weight += weight;
        else
            m_open.emplace(key, std::move(node));
    }

    const ComingAssault &m_assault;
    const OddsSettings &m_settings;
    OddsCount m_count;
    std::map<std::uint64_t, Node>
        m_open; ///< by what the state is; a map, so that sums are always made in one order
    ChoiceList m_choices;
    ChoiceList m_best;
    OutcomeList m_outcomes;
    std::vector<Event> m_events;
    std::uint32_t m_seen = 0;
};

} // namespace

std::optional<AssaultOdds> findOdds(const ComingAssault &assault, const OddsSettings &settings)
{
    std::optional<AssaultOdds> odds = Enumeration(assault, settings).odds();
    if (odds) {
        if (settings.refined)
            settings.refined(*odds);
        return odds;
    }
    Sampler sampler(assault);
    for (std::uint32_t sample = 0; sample < settings.samples;) {
        if (settings.cancelled != nullptr && *settings.cancelled)
            return odds;
        sampler.play(Random(settings.seed, sample));
        if (++sample % settings.batch != 0 && sample != settings.samples)
            continue;
        odds = sampler.odds(sample);
        if (settings.refined)
            settings.refined(*odds);
        if (odds->margin() <= settings.margin)
            break;
    }
    return odds;
}

} // namespace merlon::siege
