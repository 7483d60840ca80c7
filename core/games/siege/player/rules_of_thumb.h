#pragma once

#include "core/engine/evaluation.h"
#include "core/engine/state.h"

#include <cassert>

namespace merlon::siege {

/// The evaluation of a siege game: a scorer of its own for its own view.
template <class GameView, class GameScorer>
class RulesOfThumb final : public Evaluation {
public:
    std::unique_ptr<Scorer> scorer(const View &view) const override
    {
        assert(dynamic_cast<const GameView *>(&view) != nullptr);
        return std::make_unique<GameScorer>(static_cast<const GameView &>(view));
    }
};

} // namespace merlon::siege
