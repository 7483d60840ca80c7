#include "core/players/heuristic_player.h"

#include "core/engine/evaluation.h"
#include "core/engine/state.h"

namespace merlon {

Choice HeuristicPlayer::choose(const View &view, Random &random, const Budget &budget)
{
    view.choices(m_choices);
    if (m_choices.size() == 1)
        return m_choices[0];
    return bestOf(m_choices, scorerOf(view).get(), random, budget).choice;
}

Advice HeuristicPlayer::advise(const View &view, Random &random, const Budget &budget)
{
    view.choices(m_choices);
    if (m_choices.size() == 1)
        return {m_choices[0], {"advice.only", {}}};
    const std::unique_ptr<Scorer> scorer = scorerOf(view);
    const BestChoice best = bestOf(m_choices, scorer.get(), random, budget);
    if (!best.isBetter)
        return {best.choice, {"advice.equal", {}}};
    return {best.choice, scorer->why(best.choice)};
}

} // namespace merlon
