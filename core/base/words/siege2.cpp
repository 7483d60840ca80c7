#include "core/base/words/tables.h"

namespace merlon {

std::span<const Wording> siege2Words()
{
    static constexpr Wording kWords[] = {
        {"none.siege2", ""},
    };
    return kWords;
}

} // namespace merlon
