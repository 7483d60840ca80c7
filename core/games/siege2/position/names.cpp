#include "core/games/siege2/position/names.h"

namespace merlon::siege2::position {

Names cardNames()
{
    static const auto kNames = [] {
        std::array<std::string_view, kCards> names;
        for (std::size_t card = 0; card < kCards; ++card)
            names[card] = dataOf(static_cast<Card>(card)).key;
        return names;
    }();
    return kNames;
}

Names actionNames()
{
    static const auto kNames = [] {
        std::array<std::string_view, kActions> names;
        for (std::size_t action = 0; action < kActions; ++action)
            names[action] = dataOf(static_cast<Action>(action)).key;
        return names;
    }();
    return kNames;
}

} // namespace merlon::siege2::position
