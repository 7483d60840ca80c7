#include "core/base/words/tables.h"

namespace merlon {

std::span<const Wording> boardWords()
{
    static constexpr Wording kWords[] = {
        {"none.board", ""},
    };
    return kWords;
}

} // namespace merlon
