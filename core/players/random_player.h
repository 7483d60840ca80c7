#pragma once

#include "core/engine/player.h"

namespace merlon {

/// Chooses any legal choice, each with the same chance, and never thinks.
class RandomPlayer final : public Player {
public:
    Choice choose(const View &view, Random &random, const Budget &budget) override;

private:
    ChoiceList m_choices;
};

} // namespace merlon
