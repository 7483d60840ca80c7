#include "core/players/heuristic_player.h"

#include "core/engine/state.h"
#include "core/games/siege2/siege2_view.h"
#include "core/players/siege2/scores.h"

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

} // namespace

Choice HeuristicPlayer::choose(const View &view, Random &random)
{
    view.choices(m_choices);
    if (m_choices.size() == 1)
        return m_choices[0];
    const auto *siege2 = dynamic_cast<const siege2::Siege2View *>(&view);
    if (siege2 == nullptr)
        return bestOf(m_choices, random, [](Choice) { return 0; });
    const siege2::Outlook outlook(*siege2);
    return bestOf(m_choices, random, [&](Choice choice) { return siege2::scoreOf(outlook, choice); });
}

} // namespace merlon
