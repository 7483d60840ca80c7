#include "core/base/words/tables.h"

namespace merlon {

std::span<const Wording> engineWords()
{
    static constexpr Wording kWords[] = {
        {"none.engine", ""},
    };
    return kWords;
}

} // namespace merlon
