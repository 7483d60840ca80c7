#include "core/games/fiefs/texts/texts.h"

namespace merlon::fiefs {

WordingTable tableauTexts()
{
    return {};
}

} // namespace merlon::fiefs
