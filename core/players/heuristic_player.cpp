#include "core/players/heuristic_player.h"

#include "core/engine/state.h"
#include "core/games/siege1/siege1_view.h"
#include "core/games/siege2/siege2_view.h"
#include "core/players/siege1/scores.h"
#include "core/players/siege2/scores.h"

#include <limits>

namespace merlon {

namespace {

struct Best {
    Choice choice;
    bool isBetter = false; ///< than at least one other
};

/// The best choice by `score(choice)`; each of several best ones has the same chance.
template <class Score>
Best bestOf(const ChoiceList &choices, Random &random, Score score)
{
    Best best {choices[0]};
    int bestScore = std::numeric_limits<int>::min();
    std::uint32_t equals = 0;
    std::uint32_t seen = 0;
    for (const Choice choice : choices) {
        ++seen;
        const int now = score(choice);
        best.isBetter = best.isBetter || (seen > 1 && now != bestScore);
        if (now < bestScore)
            continue;
        equals = now > bestScore ? 1 : equals + 1;
        bestScore = now;
        if (equals == 1 || random.below(equals) == 0)
            best.choice = choice;
    }
    return best;
}

/// Calls `use` with the scores for the game of the view. False, and nothing done, if it has none.
template <class Use>
bool withScores(const View &view, Use use)
{
    if (const auto *siege1 = dynamic_cast<const siege1::Siege1View *>(&view))
        use(siege1::Scorer(*siege1));
    else if (const auto *siege2 = dynamic_cast<const siege2::Siege2View *>(&view))
        use(siege2::Scorer(*siege2));
    else
        return false;
    return true;
}

} // namespace

Choice HeuristicPlayer::choose(const View &view, Random &random)
{
    view.choices(m_choices);
    if (m_choices.size() == 1)
        return m_choices[0];
    Choice choice;
    const bool scored = withScores(view, [&](const auto &scorer) {
        choice = bestOf(m_choices, random, [&](Choice candidate) { return scorer.score(candidate); }).choice;
    });
    return scored ? choice : bestOf(m_choices, random, [](Choice) { return 0; }).choice;
}

Advice HeuristicPlayer::advise(const View &view, Random &random)
{
    view.choices(m_choices);
    if (m_choices.size() == 1)
        return {m_choices[0], {"advice.only", {}}};
    Advice advice;
    const bool scored = withScores(view, [&](const auto &scorer) {
        const Best best =
            bestOf(m_choices, random, [&](Choice candidate) { return scorer.score(candidate); });
        advice.choice = best.choice;
        advice.why = best.isBetter ? scorer.why(best.choice) : Text {"advice.equal", {}};
    });
    return scored ? advice : Advice {choose(view, random), {}};
}

} // namespace merlon
