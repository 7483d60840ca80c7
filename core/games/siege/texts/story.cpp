#include "core/games/siege/texts/texts.h"

namespace merlon::siege {

std::span<const Wording> storyTexts()
{
    static constexpr Wording kWords[] = {
        // Headings of the log. %1 is the number of a round.
        {"heading.assault-begins", QT_TRANSLATE_NOOP("core", "Assault of round %1")},
        {"section.setting-up", QT_TRANSLATE_NOOP("core", "Setting up")},
        // Steps of the assault: what acts
        {"section.cannons", QT_TRANSLATE_NOOP("core", "Cannons")},
        {"section.machines", QT_TRANSLATE_NOOP3("core", "Engines", "section.machines")},
        {"section.cauldrons", QT_TRANSLATE_NOOP("core", "Cauldrons")},
        {"section.orders", QT_TRANSLATE_NOOP("core", "Orders")},
        {"section.fight", QT_TRANSLATE_NOOP("core", "Melee")},
        {"section.hospital", QT_TRANSLATE_NOOP("core", "Hospital")},

        // Numbers of units, in lists of the log and beside pieces
        {"count.goblin", QT_TRANSLATE_N_NOOP("core", "%n goblin(s)")},
        {"count.orc", QT_TRANSLATE_N_NOOP("core", "%n orc(s)")},
        {"count.troll", QT_TRANSLATE_N_NOOP("core", "%n troll(s)")},
        {"count.siege-tower", QT_TRANSLATE_N_NOOP("core", "%n siege tower(s)")},
        {"count.marksman", QT_TRANSLATE_N_NOOP("core", "%n marksman(s)")},
        {"count.archer", QT_TRANSLATE_N_NOOP("core", "%n archer(s)")},
        {"count.soldier", QT_TRANSLATE_N_NOOP("core", "%n soldier(s)")},
        {"count.veteran", QT_TRANSLATE_N_NOOP("core", "%n veteran(s)")},
        // Numbers of other things, in prices and in what a choice costs and brings
        {"count.wood", QT_TRANSLATE_N_NOOP("core", "%n wood")},
        {"count.stone", QT_TRANSLATE_N_NOOP("core", "%n stone(s)")},
        {"count.hourglass", QT_TRANSLATE_N_NOOP("core", "%n hourglass(es)")},
    };
    return kWords;
}

} // namespace merlon::siege
