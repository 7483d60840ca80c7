#include "core/board/analysis/march.h"

#include "core/board/analysis/flow_network.h"
#include "core/board/analysis/ways.h"

#include <algorithm>
#include <numeric>

namespace merlon {

namespace {

constexpr int kRoundsInAnyOrder = 3;

/// The plan with only those places and links that lie on ways to the goals.
struct March {
    const MarchPlan &plan;
    std::vector<std::size_t> places;
    std::vector<std::size_t> numbers; ///< by place of the plan: its number in `places`
    std::vector<std::size_t> links;   ///< by their number in the plan
    std::vector<bool> isGoal;         ///< by place of the plan
    int wanted = 0;                   ///< more units than this never reach the goals in a round
};

bool waits(const MarchPlan &plan, std::size_t place)
{
    return place < plan.start.size() && plan.start[place] > 0;
}

/// Where units are at first.
std::vector<std::size_t> beginnings(const MarchPlan &plan)
{
    std::vector<std::size_t> found = plan.camps;
    for (std::size_t place = 0; place < plan.graph.places; ++place) {
        if (waits(plan, place))
            found.push_back(place);
    }
    return found;
}

PlaceGraph turned(PlaceGraph graph)
{
    for (auto &[from, to] : graph.links)
        std::swap(from, to);
    return graph;
}

March marchTo(const MarchPlan &plan, std::span<const std::size_t> goals)
{
    March march {plan, {}, std::vector<std::size_t>(plan.graph.places), {}, {}, 0};
    march.isGoal.assign(plan.graph.places, false);
    for (const std::size_t goal : goals) {
        march.isGoal[goal] = true;
        march.wanted += plan.room[goal];
    }
    const std::vector<bool> reached = reachedFrom(plan.graph, beginnings(plan));
    const std::vector<bool> leading = reachedFrom(turned(plan.graph), goals);
    for (std::size_t place = 0; place < plan.graph.places; ++place) {
        if (!reached[place] || !leading[place])
            continue;
        march.numbers[place] = march.places.size();
        march.places.push_back(place);
    }
    for (std::size_t link = 0; link < plan.graph.links.size(); ++link) {
        const auto [from, to] = plan.graph.links[link];
        if (reached[from] && leading[to] && leading[from] && !march.isGoal[from])
            march.links.push_back(link);
    }
    return march;
}

/// The network over time. At each moment a place has an entrance and an exit with its room between them; from the exit
/// units stay until the next moment, or leave within the budget of the step.
class MarchNetwork {
public:
    MarchNetwork(const March &march, std::span<const int> budgets, std::size_t stepsInRound, AtGoal atGoal)
        : m_march(march)
        , m_source(m_network.addNode())
        , m_sink(m_network.addNode())
        , m_exits(march.places.size())
        , m_goals(march.places.size())
    {
        begin();
        for (std::size_t step = 0; step < budgets.size(); ++step) {
            if (step == 0 || (atGoal == AtGoal::Fall && step % stepsInRound == 0))
                openGoals();
            addStep(budgets[step]);
        }
    }

    Arrivals solve()
    {
        Arrivals arrivals {m_network.findMaximumFlow(m_source, m_sink), {}};
        arrivals.marched.assign(m_march.plan.graph.links.size(), 0);
        for (const auto &[link, arc] : m_marches)
            arrivals.marched[link] += m_network.flowOn(arc);
        return arrivals;
    }

private:
    bool isCamp(std::size_t place) const { return std::ranges::count(m_march.plan.camps, place) > 0; }

    void begin()
    {
        const MarchPlan &plan = m_march.plan;
        for (std::size_t i = 0; i < m_march.places.size(); ++i) {
            const std::size_t place = m_march.places[i];
            m_exits[i] = m_network.addNode();
            const int there = isCamp(place) ? FlowNetwork::kWithoutEnd : plan.start[place];
            if (there > 0 && !m_march.isGoal[place])
                m_network.addArc(m_source, m_exits[i], there);
        }
    }

    void openGoals()
    {
        for (std::size_t i = 0; i < m_march.places.size(); ++i) {
            if (!m_march.isGoal[m_march.places[i]])
                continue;
            m_goals[i] = m_network.addNode();
            m_network.addArc(m_goals[i], m_sink, m_march.plan.room[m_march.places[i]]);
        }
    }

    void addStep(int budget)
    {
        std::vector<std::size_t> leaving(m_march.places.size());
        std::vector<std::size_t> entrances(m_march.places.size());
        for (std::size_t i = 0; i < m_march.places.size(); ++i) {
            if (m_march.isGoal[m_march.places[i]]) {
                entrances[i] = m_goals[i];
                continue;
            }
            leaving[i] = m_network.addNode();
            entrances[i] = m_network.addNode();
            m_network.addArc(m_exits[i], leaving[i], budget);
            m_network.addArc(m_exits[i], entrances[i], FlowNetwork::kWithoutEnd);
        }
        for (const std::size_t link : m_march.links) {
            const auto [from, to] = m_march.plan.graph.links[link];
            m_marches.emplace_back(link,
                                   m_network.addArc(leaving[m_march.numbers[from]],
                                                    entrances[m_march.numbers[to]],
                                                    FlowNetwork::kWithoutEnd));
        }
        for (std::size_t i = 0; i < m_march.places.size(); ++i) {
            const std::size_t place = m_march.places[i];
            if (m_march.isGoal[place])
                continue;
            m_exits[i] = m_network.addNode();
            m_network.addArc(entrances[i], m_exits[i],
                             isCamp(place) ? FlowNetwork::kWithoutEnd : m_march.plan.room[place]);
        }
    }

    const March &m_march;
    FlowNetwork m_network;
    std::size_t m_source;
    std::size_t m_sink;
    std::vector<std::size_t> m_exits;                           ///< by place: where units stand now
    std::vector<std::size_t> m_goals;                           ///< by place, for goals
    std::vector<std::pair<std::size_t, std::size_t>> m_marches; ///< links and arcs
};

/// The budgets of all steps. In each of the first rounds a bit of `order` tells whether they rise or fall.
std::vector<int> budgetsOf(const MarchPlan &plan, int rounds, unsigned order)
{
    std::vector<int> rising = plan.budgets;
    std::ranges::sort(rising);
    std::vector<int> budgets;
    for (int round = 0; round < rounds; ++round) {
        if (round < kRoundsInAnyOrder && (order >> round & 1) != 0)
            budgets.insert(budgets.end(), rising.begin(), rising.end());
        else
            budgets.insert(budgets.end(), rising.rbegin(), rising.rend());
    }
    return budgets;
}

/// The first round in which a unit can be at a goal.
std::optional<int> firstRound(const MarchPlan &plan, std::span<const std::size_t> goals)
{
    const auto steps = stepsFrom(plan.graph, beginnings(plan));
    std::optional<std::size_t> fewest;
    for (const std::size_t goal : goals) {
        if (steps[goal] && (!fewest || *steps[goal] < *fewest))
            fewest = steps[goal];
    }
    if (!fewest)
        return {};
    return std::max(1, static_cast<int>((*fewest + plan.budgets.size() - 1) / plan.budgets.size()));
}

} // namespace

Arrivals mostArrivals(const MarchPlan &plan, std::span<const std::size_t> goals, int rounds, AtGoal atGoal)
{
    Arrivals best;
    best.marched.assign(plan.graph.links.size(), 0);
    const std::optional<int> first = firstRound(plan, goals);
    if (!first || *first > rounds)
        return best;
    const March march = marchTo(plan, goals);
    const int bound = march.wanted * (atGoal == AtGoal::Fall ? rounds - *first + 1 : 1);
    const unsigned orders = 1U << std::min(rounds, kRoundsInAnyOrder);
    for (unsigned order = 0; order < orders && best.units < bound; ++order) {
        const std::vector<int> budgets = budgetsOf(plan, rounds, order);
        Arrivals found = MarchNetwork(march, budgets, plan.budgets.size(), atGoal).solve();
        if (found.units > best.units)
            best = std::move(found);
    }
    return best;
}

std::optional<int> roundsFor(const MarchPlan &plan, std::size_t goal, int units, int most)
{
    const std::optional<int> first = firstRound(plan, {&goal, 1});
    for (int rounds = first.value_or(most + 1); rounds <= most; ++rounds) {
        if (mostArrivals(plan, {&goal, 1}, rounds, AtGoal::Fall).units >= units)
            return rounds;
    }
    return {};
}

} // namespace merlon
