#include "core/games/fiefs/odds/battle_odds.h"

#include "core/engine/evaluation.h"
#include "core/engine/match/dealer.h"
#include "core/games/fiefs/odds/advance.h"
#include "core/games/fiefs/odds/battle_count.h"
#include "core/games/fiefs/odds/deals.h"
#include "core/games/fiefs/player/scores.h"

#include <cassert>
#include <map>
#include <numeric>
#include <utility>

namespace merlon::fiefs {

namespace {

/// A battle as a view knows it: it is on, or an advance leads to it.
class ComingBattle {
public:
    /// The battle that is on.
    explicit ComingBattle(const FiefsView &view)
        : m_view(view)
        , m_attackers(view.known().battle.attackers)
        , m_seats(view.known().battle.seats)
        , m_place(view.known().battle.place)
    {
    }
    ComingBattle(const FiefsView &view, PlaceIndex place, int knights)
        : m_view(view)
        , m_knights(knights)
        , m_attackers(knights)
        , m_seats {view.known().active, holderOf(scene(), place)}
        , m_place(place)
    {
    }

    std::unique_ptr<FiefsState> newState() const
    {
        std::unique_ptr<State> state = m_view.setup().start();
        state->forgetMoments();
        return std::unique_ptr<FiefsState>(static_cast<FiefsState *>(state.release()));
    }
    /// The state with these data, in which the battle has begun.
    void begin(FiefsState &state, const FiefsData &data, EventSink &events) const
    {
        state.setData(data);
        if (m_knights > 0)
            startAdvance(state, m_place, m_knights, events);
    }
    FiefsData imagined(Random &random) const
    {
        FiefsData data = m_view.known();
        Edition::imagine(data, m_view.field(), m_view.rules(), random);
        return data;
    }
    std::optional<std::vector<Deal>> deals(std::size_t most) const
    {
        return allDeals(m_view.known(), m_view.rules(), most);
    }

    BattleCount newCount() const { return BattleCount(m_seats); }
    BattleOdds odds(const BattleCount &count, double sum) const
    {
        BattleOdds odds;
        odds.place = m_place;
        odds.seats = m_seats;
        odds.attackers = m_attackers;
        count.write(odds, sum);
        return odds;
    }

private:
    Scene scene() const { return {m_view.known(), m_view.field(), m_view.rules()}; }

    const FiefsView &m_view;
    int m_knights = 0; ///< that are still to be sent; 0: the battle is on
    int m_attackers;
    std::array<Seat, 2> m_seats;
    PlaceIndex m_place;
};

/// What the computer would choose, from what the seat may see.
class Chooser {
public:
    Choice best(const FiefsState &state, Random &random)
    {
        const FiefsView view = viewOfDecider(state);
        view.choices(m_choices);
        return m_choices.size() == 1 ? m_choices[0]
                                     : bestOf(m_choices, evaluation().scorer(view).get(), random).choice;
    }
    const ChoiceList &allBest(const FiefsState &state)
    {
        const FiefsView view = viewOfDecider(state);
        view.choices(m_choices);
        allBestOf(m_choices, evaluation().scorer(view).get(), m_best);
        return m_best;
    }

private:
    static FiefsView viewOfDecider(const FiefsState &state)
    {
        const auto &setup = static_cast<const FiefsSetup &>(state.setup());
        return {setup.shared_from_this(), state.data(), {state.decision().seat}};
    }

    ChoiceList m_choices;
    ChoiceList m_best;
};

/// Plays battles out, one after another.
class BattleSampler {
public:
    explicit BattleSampler(const ComingBattle &battle)
        : m_battle(battle)
        , m_state(battle.newState())
        , m_count(battle.newCount())
    {
    }

    void play(Random random)
    {
        EventSink sink(m_events);
        m_events.clear();
        m_battle.begin(*m_state, m_battle.imagined(random), sink);
        while (!isBattleOver(m_state->data()))
            m_state->apply(nextChoice(random), sink);
        m_count.add(m_events, 1);
        m_count.addEnd(*m_state, 1);
    }

    BattleOdds odds(std::uint32_t samples) const
    {
        BattleOdds odds = m_battle.odds(m_count, samples);
        odds.samples = samples;
        return odds;
    }

private:
    Choice nextChoice(Random &random)
    {
        if (m_state->decision().seat != kChance)
            return m_chooser.best(*m_state, random);
        m_state->outcomes(m_outcomes);
        return drawFrom(m_outcomes, random);
    }

    const ComingBattle &m_battle;
    std::unique_ptr<FiefsState> m_state;
    BattleCount m_count;
    Chooser m_chooser;
    OutcomeList m_outcomes;
    std::vector<Event> m_events;
};

/// Goes through all ways in which the hidden cards can lie and chance can go; states that are reached in several ways are
/// looked at once.
class BattleEnumeration {
public:
    BattleEnumeration(const ComingBattle &battle, const BattleOddsSettings &settings)
        : m_battle(battle)
        , m_settings(settings)
        , m_count(battle.newCount())
    {
    }

    /// None if there are too many states.
    std::optional<BattleOdds> odds()
    {
        const std::optional<std::vector<Deal>> deals = m_battle.deals(m_settings.states);
        if (!deals)
            return std::nullopt;
        const double sum = std::transform_reduce(deals->begin(), deals->end(), 0.0, std::plus<>(),
                                                 [](const Deal &deal) { return deal.weight; });
        for (const Deal &deal : *deals) {
            Node node {m_battle.newState(), deal.weight / sum};
            EventSink sink(m_events);
            m_events.clear();
            m_battle.begin(*node.state, deal.data, sink);
            keep(std::move(node));
        }
        while (!m_open.empty()) {
            std::map<std::uint64_t, Node> layer = std::exchange(m_open, {});
            for (const auto &[hash, node] : layer) {
                if (isCancelled() || ++m_seen > m_settings.states)
                    return std::nullopt;
                follow(node);
            }
        }
        return exactly(m_battle.odds(m_count, 1));
    }

private:
    struct Node {
        std::unique_ptr<FiefsState> state;
        double weight = 0;
    };

    static BattleOdds exactly(BattleOdds odds)
    {
        odds.exact = true;
        odds.win = {odds.win.value, odds.win.value, odds.win.value};
        return odds;
    }

    bool isCancelled() const { return m_settings.cancelled != nullptr && *m_settings.cancelled; }

    void follow(const Node &node)
    {
        m_outcomes.clear();
        if (node.state->decision().seat == kChance) {
            node.state->outcomes(m_outcomes);
        } else {
            for (const Choice choice : m_chooser.allBest(*node.state)) // chance decides between equals
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
        std::unique_ptr<State> copy = from.state->clone();
        Node node {std::unique_ptr<FiefsState>(static_cast<FiefsState *>(copy.release())), weight};
        EventSink sink(m_events);
        m_events.clear();
        node.state->apply(choice, sink);
        keep(std::move(node));
    }

    /// Counts what has just happened, and keeps the state if the battle goes on.
    void keep(Node node)
    {
        m_count.add(m_events, node.weight);
        if (isBattleOver(node.state->data()))
            return m_count.addEnd(*node.state, node.weight);
        const std::uint64_t hash = node.state->hash();
        if (const auto known = m_open.find(hash); known != m_open.end())
            known->second.weight += node.weight;
        else
            m_open.emplace(hash, std::move(node));
    }

    const ComingBattle &m_battle;
    const BattleOddsSettings &m_settings;
    BattleCount m_count;
    std::map<std::uint64_t, Node>
        m_open; ///< by what the state is; a map, so that sums are always made in one order
    Chooser m_chooser;
    OutcomeList m_outcomes;
    std::vector<Event> m_events;
    std::uint32_t m_seen = 0;
};

std::optional<BattleOdds> oddsOf(const ComingBattle &battle, const BattleOddsSettings &settings)
{
    if (std::optional<BattleOdds> exact = BattleEnumeration(battle, settings).odds())
        return exact;
    std::optional<BattleOdds> odds;
    BattleSampler sampler(battle);
    for (std::uint32_t sample = 0; sample < settings.samples;) {
        if (settings.cancelled != nullptr && *settings.cancelled)
            return odds;
        sampler.play(Random(settings.seed, sample));
        if (++sample % settings.batch != 0 && sample != settings.samples)
            continue;
        odds = sampler.odds(sample);
        if (odds->win.margin() <= settings.margin)
            break;
    }
    return odds;
}

const FiefsView &fiefsView(const View &view)
{
    assert(dynamic_cast<const FiefsView *>(&view) != nullptr);
    return static_cast<const FiefsView &>(view);
}

} // namespace

std::optional<BattleOdds> battleOdds(const View &view, const BattleOddsSettings &settings)
{
    const FiefsData &known = fiefsView(view).known();
    if (!known.battle.isOn() || isBattleOver(known))
        return std::nullopt;
    return oddsOf(ComingBattle(fiefsView(view)), settings);
}

std::optional<BattleOdds> advanceOdds(const View &view, PlaceIndex place, int knights,
                                      const BattleOddsSettings &settings)
{
    const FiefsView &seen = fiefsView(view);
    if (!canAdvance({seen.known(), seen.field(), seen.rules()}, place, knights))
        return std::nullopt;
    return oddsOf(ComingBattle(seen, place, knights), settings);
}

} // namespace merlon::fiefs
