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

/// The best choice by `score(choice)`; each of several best ones has the same chance.
template <class Score>
Choice bestOf(const ChoiceList &choices, Random &random, Score score)
{
    Choice best = choices[0];
    int bestScore = std::numeric_limits<int>::min();
    std::uint32_t equals = 0;
    for (const Choice choice : choices) {
        const int now = score(choice);
        if (now < bestScore)
            continue;
        equals = now > bestScore ? 1 : equals + 1;
        bestScore = now;
        if (equals == 1 || random.below(equals) == 0)
            best = choice;
    }
    return best;
}

/// Calls `use(score)` with what gives points to the choices of a view.
template <class Use>
auto withScore(const View &view, Use use)
{
    const auto by = [&](const auto &scorer) {
        return use([&](Choice candidate) { return scorer.score(candidate); });
    };
    if (const auto *siege1 = dynamic_cast<const siege1::Siege1View *>(&view))
        return by(siege1::Scorer(*siege1));
    if (const auto *siege2 = dynamic_cast<const siege2::Siege2View *>(&view))
        return by(siege2::Scorer(*siege2));
    return use([](Choice) { return 0; });
}

} // namespace

Choice HeuristicPlayer::choose(const View &view, Random &random)
{
    view.choices(m_choices);
    if (m_choices.size() == 1)
        return m_choices[0];
    return withScore(view, [&](auto score) { return bestOf(m_choices, random, score); });
}

void HeuristicPlayer::best(const View &view, ChoiceList &out)
{
    view.choices(m_choices);
    out.clear();
    withScore(view, [&](auto score) {
        int most = std::numeric_limits<int>::min();
        for (const Choice candidate : m_choices) {
            const int points = score(candidate);
            if (points > most)
                out.clear();
            most = std::max(most, points);
            if (points == most)
                out.add(candidate);
        }
    });
}

} // namespace merlon
