#include "core/base/words/tables.h"

namespace merlon {

std::span<const Wording> siegeWords()
{
    static constexpr Wording kWords[] = {
        {"none.siege", ""},
    };
    return kWords;
}

} // namespace merlon
