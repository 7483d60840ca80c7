#include "core/engine/evaluation.h"

#include "core/engine/game.h"

#include <algorithm>
#include <limits>

namespace merlon {

std::unique_ptr<Scorer> scorerOf(const View &view)
{
    const Evaluation *evaluation = evaluationOf(view.setup().game());
    return evaluation ? evaluation->scorer(view) : nullptr;
}

BestChoice bestOf(const ChoiceList &choices, const Scorer *scorer, Random &random, const Budget &budget)
{
    BestChoice best {choices[0]};
    int bestScore = std::numeric_limits<int>::min();
    std::uint32_t equals = 0;
    std::uint32_t seen = 0;
    for (const Choice choice : choices) {
        if (seen > 0 && budget.isStopped())
            break;
        ++seen;
        const int now = scorer ? scorer->score(choice) : 0;
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

void allBestOf(const ChoiceList &choices, const Scorer *scorer, ChoiceList &out)
{
    out.clear();
    int most = std::numeric_limits<int>::min();
    for (const Choice choice : choices) {
        const int points = scorer ? scorer->score(choice) : 0;
        if (points > most)
            out.clear();
        most = std::max(most, points);
        if (points == most)
            out.add(choice);
    }
}

} // namespace merlon
