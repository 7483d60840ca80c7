#pragma once

#include "core/engine/player.h"

namespace merlon {

/// Plays by rules of thumb where the game has some (Siege I and II), otherwise at random. It gives every choice a
/// score from what the view shows; the best one wins, and chance decides between equals.
class HeuristicPlayer final : public Player {
public:
    Choice choose(const View &view, Random &random) override;
    Advice advise(const View &view, Random &random) override;

private:
    ChoiceList m_choices;
};

} // namespace merlon
