#include "core/games/siege/texts/texts.h"

namespace merlon::siege {

std::span<const Wording> storyTexts()
{
    static constexpr Wording kWords[] = {
        // Headings of the log. %1 is the number of a round.
        {"heading.assault-begins", QT_TRANSLATE_NOOP("siege", "Assault of round %1")},
        {"section.setting-up", QT_TRANSLATE_NOOP("siege", "Setting up")},
        // Steps of the assault: what acts
        {"section.cannons", QT_TRANSLATE_NOOP("siege", "Cannons")},
        {"section.machines", QT_TRANSLATE_NOOP3("siege", "Engines", "section.machines")},
        {"section.cauldrons", QT_TRANSLATE_NOOP("siege", "Cauldrons")},
        {"section.orders", QT_TRANSLATE_NOOP("siege", "Orders")},
        {"section.fight", QT_TRANSLATE_NOOP("siege", "Melee")},
        {"section.hospital", QT_TRANSLATE_NOOP("siege", "Hospital")},

        // Numbers of units, in lists of the log and beside pieces
        {"count.goblin", QT_TRANSLATE_N_NOOP("siege", "%n goblin(s)")},
        {"count.orc", QT_TRANSLATE_N_NOOP("siege", "%n orc(s)")},
        {"count.troll", QT_TRANSLATE_N_NOOP("siege", "%n troll(s)")},
        {"count.siege-tower", QT_TRANSLATE_N_NOOP("siege", "%n siege tower(s)")},
        {"count.marksman", QT_TRANSLATE_N_NOOP("siege", "%n marksman(s)")},
        {"count.archer", QT_TRANSLATE_N_NOOP("siege", "%n archer(s)")},
        {"count.soldier", QT_TRANSLATE_N_NOOP("siege", "%n soldier(s)")},
        {"count.veteran", QT_TRANSLATE_N_NOOP("siege", "%n veteran(s)")},
        // Numbers of other things, in prices and in what a choice costs and brings
        {"count.wood", QT_TRANSLATE_N_NOOP("siege", "%n wood")},
        {"count.stone", QT_TRANSLATE_N_NOOP("siege", "%n stone(s)")},
        {"count.hourglass", QT_TRANSLATE_N_NOOP("siege", "%n hourglass(es)")},
    };
    return kWords;
}

} // namespace merlon::siege
