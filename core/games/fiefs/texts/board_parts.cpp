#include "core/games/fiefs/texts/texts.h"

namespace merlon::fiefs {

WordingTable boardPartTexts()
{
    static constexpr Wording kWords[] = {
        {"about.kind.castle",
         QT_TRANSLATE_NOOP(
             "fiefs",
             "The home of a player. Knights that the player gains arrive here, and supply begins here.")},
        {"about.kind.territory",
         QT_TRANSLATE_NOOP("fiefs",
                           "Land that players conquer. Its tile says its value, its capacity and its "
                           "abilities.")},
        {"about.kind.lake",
         QT_TRANSLATE_NOOP("fiefs",
                           "Water that belongs to everybody. All places on its shore are neighbors, and "
                           "supply crosses it.")},
        {"about.kind.border", QT_TRANSLATE_NOOP("fiefs", "Joins two places that are neighbors.")},
        {"about.attribute.seat",
         QT_TRANSLATE_NOOP("fiefs",
                           "The number of the player whose castle it is. Players are numbered clockwise.")},
        {"about.attribute.slot",
         QT_TRANSLATE_NOOP("fiefs", "The value of the tile that is dealt here: 1, 2 or 3.")},
        {"about.attribute.tile",
         QT_TRANSLATE_NOOP("fiefs", "Which tile is always here, or that one is dealt during setup.")},
        {"about.attribute.value",
         QT_TRANSLATE_NOOP("fiefs",
                           "How many points the territory is worth, if it has a tile of the board’s own.")},
        {"about.attribute.capacity",
         QT_TRANSLATE_NOOP("fiefs",
                           "How many knights the territory holds, if it has a tile of the board’s own.")},
        {"about.attribute.abilities",
         QT_TRANSLATE_NOOP("fiefs",
                           "What changes in a battle here or when the territory is conquered, if it has a "
                           "tile of the board’s own.")},
    };
    return kWords;
}

} // namespace merlon::fiefs
