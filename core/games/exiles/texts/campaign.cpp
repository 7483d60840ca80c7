#include "core/games/exiles/texts/texts.h"

namespace merlon::exiles {

WordingTable campaignTexts()
{
    static constexpr Wording kWords[] = {
        {"campaign.before", QT_TRANSLATE_NOOP("exiles", "Before turn 1")},
        // %1 and %2 are numbers of turns, %3 of levels of buildings and sections, %4 of units that are alive.
        {"campaign.state", QT_TRANSLATE_NOOP("exiles", "Turn %1 of %2 · city levels: %3 · units: %4")},
    };
    return kWords;
}

} // namespace merlon::exiles
