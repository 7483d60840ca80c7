#include "core/games/fiefs/texts/texts.h"

namespace merlon::fiefs {

WordingTable nameTexts()
{
    return {};
}

} // namespace merlon::fiefs
