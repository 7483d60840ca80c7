#include "core/games/fiefs/texts/texts.h"

namespace merlon::fiefs {

WordingTable choiceTexts()
{
    return {};
}

} // namespace merlon::fiefs
