#include "core/engine/evaluation.h"
#include "core/engine/game.h"
#include "core/games/siege1/player/scores.h"
#include "core/games/siege2/player/scores.h"

namespace merlon {

const Evaluation *evaluationOf(const Game &game)
{
    if (game.key() == "siege1")
        return &siege1::evaluation();
    if (game.key() == "siege2")
        return &siege2::evaluation();
    return nullptr;
}

} // namespace merlon
