#include "core/games/fiefs/texts/texts.h"

namespace merlon::fiefs {

WordingTable eventTexts()
{
    return {};
}

} // namespace merlon::fiefs
