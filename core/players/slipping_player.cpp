#include "core/players/slipping_player.h"

#include "core/engine/state.h"

namespace merlon {

SlippingPlayer::SlippingPlayer(std::uint32_t percent)
    : m_percent(percent)
{
}

Choice SlippingPlayer::choose(const View &view, Random &random, const Budget &budget)
{
    constexpr std::uint32_t kAll = 100;
    if (random.below(kAll) >= m_percent)
        return m_steady.choose(view, random, budget);
    view.choices(m_choices);
    return m_choices[random.below(static_cast<std::uint32_t>(m_choices.size()))];
}

Advice SlippingPlayer::advise(const View &view, Random &random, const Budget &budget)
{
    return m_steady.advise(view, random, budget);
}

} // namespace merlon
