#include "core/games/fiefs/texts/texts.h"

namespace merlon::fiefs {

WordingTable reasonTexts()
{
    return {};
}

} // namespace merlon::fiefs
