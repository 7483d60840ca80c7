#include "core/games/fiefs/texts/texts.h"

namespace merlon::fiefs {

WordingTable decisionTexts()
{
    return {};
}

} // namespace merlon::fiefs
