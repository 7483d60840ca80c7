#pragma once

#include "core/engine/player.h"

namespace merlon {

/// Plays by the rules of thumb that the game has (core/engine/evaluation.h), otherwise at random: the choice with the
/// most points wins, and chance decides between equals. It looks at each choice once and fast, so that of a budget only
/// `stop` matters to it.
class HeuristicPlayer final : public Player {
public:
    Choice choose(const View &view, Random &random, const Budget &budget) override;
    Advice advise(const View &view, Random &random, const Budget &budget) override;

private:
    ChoiceList m_choices;
};

} // namespace merlon
