#include "core/games/mountain/texts/texts.h"

namespace merlon::mountain {

WordingTable boardPartTexts()
{
    static constexpr Wording kWords[] = {
        {"about.kind.cell",
         QT_TRANSLATE_NOOP("mountain", "A square of the mountain. Tunnel tiles are placed on cells.")},
        {"about.kind.side",
         QT_TRANSLATE_NOOP("mountain", "Joins two cells that are side by side. Corners never count.")},
        {"about.attribute.row",
         QT_TRANSLATE_NOOP("mountain", "The row of the grid, counted from 0 at the top.")},
        {"about.attribute.col",
         QT_TRANSLATE_NOOP("mountain", "The column of the grid, counted from 0 at the left.")},
        {"about.attribute.heart",
         QT_TRANSLATE_NOOP("mountain",
                           "The middle of the mountain. It is never dug, and has nothing on it.")},
        {"about.attribute.zone",
         QT_TRANSLATE_NOOP("mountain",
                           "The ring of the mountain, from 1 (dark gray) outside to 5 (yellow) at the heart. "
                           "Statues score more in a higher zone.")},
        {"about.attribute.rubble", QT_TRANSLATE_NOOP("mountain", "Digging here costs a hammer.")},
        {"about.attribute.buried",
         QT_TRANSLATE_NOOP("mountain", "What a player gains who digs here. At most 4 resources.")},
        {"about.attribute.statue",
         QT_TRANSLATE_NOOP(
             "mountain",
             "The number of the statue space, clockwise from 1. Without a number there is no statue here.")},
        {"about.attribute.site",
         QT_TRANSLATE_NOOP("mountain", "A workshop can be established here when a new tunnel touches it.")},
        {"about.attribute.start",
         QT_TRANSLATE_NOOP("mountain", "A portal can be placed here in games with this number of players.")},
    };
    return kWords;
}

} // namespace merlon::mountain
