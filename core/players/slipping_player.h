#pragma once

#include "core/players/heuristic_player.h"

namespace merlon {

/// Plays by the rules of thumb of the game, but now and then makes any choice at all: the weaker levels of the computer.
class SlippingPlayer final : public Player {
public:
    /// `percent`: how many of 100 choices are slips.
    explicit SlippingPlayer(std::uint32_t percent);

    Choice choose(const View &view, Random &random, const Budget &budget) override;
    /// What it would choose without a slip.
    Advice advise(const View &view, Random &random, const Budget &budget) override;

private:
    std::uint32_t m_percent;
    HeuristicPlayer m_steady;
    ChoiceList m_choices;
};

} // namespace merlon
