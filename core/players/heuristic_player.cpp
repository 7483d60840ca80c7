#include "core/players/heuristic_player.h"

#include "core/engine/state.h"
#include "core/games/siege1/siege1_view.h"
#include "core/games/siege2/siege2_view.h"
#include "core/players/siege1/scores.h"
#include "core/players/siege2/scores.h"

#include <algorithm>
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

/// For games of which it knows nothing: all choices are as good.
struct NoScorer {
    int score(Choice) const { return 0; }
    Text why(Choice) const { return {}; }
};

/// Calls `use` with what gives points to the choices of a view.
template <class Use>
void withScorer(const View &view, Use use)
{
    if (const auto *siege1 = dynamic_cast<const siege1::Siege1View *>(&view))
        use(siege1::Scorer(*siege1));
    else if (const auto *siege2 = dynamic_cast<const siege2::Siege2View *>(&view))
        use(siege2::Scorer(*siege2));
    else
        use(NoScorer());
}

} // namespace

Choice HeuristicPlayer::choose(const View &view, Random &random)
{
    view.choices(m_choices);
    if (m_choices.size() == 1)
        return m_choices[0];
    Choice choice;
    withScorer(view, [&](const auto &scorer) {
        choice = bestOf(m_choices, random, [&](Choice candidate) { return scorer.score(candidate); }).choice;
    });
    return choice;
}

void HeuristicPlayer::best(const View &view, ChoiceList &out)
{
    view.choices(m_choices);
    out.clear();
    withScorer(view, [&](const auto &scorer) {
        int most = std::numeric_limits<int>::min();
        for (const Choice candidate : m_choices) {
            const int points = scorer.score(candidate);
            if (points > most)
                out.clear();
            most = std::max(most, points);
            if (points == most)
                out.add(candidate);
        }
    });
}

Advice HeuristicPlayer::advise(const View &view, Random &random)
{
    view.choices(m_choices);
    if (m_choices.size() == 1)
        return {m_choices[0], {"advice.only", {}}};
    Advice advice;
    withScorer(view, [&](const auto &scorer) {
        const Best best =
            bestOf(m_choices, random, [&](Choice candidate) { return scorer.score(candidate); });
        advice.choice = best.choice;
        advice.why = best.isBetter ? scorer.why(best.choice) : Text {"advice.equal", {}};
    });
    return advice;
}

} // namespace merlon
