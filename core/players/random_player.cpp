#include "core/players/random_player.h"

#include "core/engine/state.h"

namespace merlon {

Choice RandomPlayer::choose(const View &view, Random &random, const Budget &)
{
    view.choices(m_choices);
    return m_choices[random.below(static_cast<std::uint32_t>(m_choices.size()))];
}

} // namespace merlon
