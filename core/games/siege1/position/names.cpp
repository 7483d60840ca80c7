#include "core/games/siege1/position/names.h"

namespace merlon::siege1::position {

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

Names workNames()
{
    static const auto kNames = [] {
        std::array<std::string_view, kWorks> names;
        for (std::size_t work = 0; work < kWorks; ++work)
            names[work] = dataOf(static_cast<Work>(work)).key;
        return names;
    }();
    return kNames;
}

} // namespace merlon::siege1::position
