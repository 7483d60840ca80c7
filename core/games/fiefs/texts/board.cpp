#include "core/games/fiefs/texts/texts.h"

namespace merlon::fiefs {

WordingTable boardTexts()
{
    return {};
}

} // namespace merlon::fiefs
