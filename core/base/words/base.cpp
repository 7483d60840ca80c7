#include "core/base/words/tables.h"

namespace merlon {

std::span<const Wording> baseWords()
{
    static constexpr Wording kWords[] = {
        {"none.base", ""},
    };
    return kWords;
}

} // namespace merlon
