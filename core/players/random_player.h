#pragma once

#include "core/engine/player.h"

namespace merlon {

/// Chooses any legal choice, each with the same chance.
class RandomPlayer final : public Player {
public:
    Choice choose(const View &view, Random &random) override;

private:
    ChoiceList m_choices;
};

} // namespace merlon
