#include "core/games/fiefs/texts/texts.h"

namespace merlon::fiefs {

WordingTable aboutTexts()
{
    return {};
}

} // namespace merlon::fiefs
