#include "core/games/mountain/texts/texts.h"

namespace merlon::mountain {

WordingTable nameTexts()
{
    static constexpr Wording kWords[] = {
        {"word.mountain", QT_TRANSLATE_NOOP("mountain", "Under the Mountain")},

        // Seats
        {"word.magenta", QT_TRANSLATE_NOOP("mountain", "Magenta")},
        {"word.blue", QT_TRANSLATE_NOOP("mountain", "Blue")},
        {"word.green", QT_TRANSLATE_NOOP("mountain", "Green")},
        {"word.orange", QT_TRANSLATE_NOOP("mountain", "Orange")},
        {"word.white", QT_TRANSLATE_NOOP("mountain", "White")},

        // What boards are made of
        {"word.cell", QT_TRANSLATE_NOOP("mountain", "cell")},
        {"word.side", QT_TRANSLATE_NOOP("mountain", "side")},
        {"word.row", QT_TRANSLATE_NOOP("mountain", "row")},
        {"word.col", QT_TRANSLATE_NOOP("mountain", "column")},
        {"word.heart", QT_TRANSLATE_NOOP("mountain", "heart of the mountain")},
        {"word.zone", QT_TRANSLATE_NOOP("mountain", "zone")},
        {"word.rubble", QT_TRANSLATE_NOOP("mountain", "rubble")},
        {"word.buried", QT_TRANSLATE_NOOP("mountain", "buried resources")},
        {"word.statue", QT_TRANSLATE_NOOP("mountain", "number of the statue space")},
        {"word.site", QT_TRANSLATE_NOOP("mountain", "workshop site")},
        {"word.start", QT_TRANSLATE_NOOP("mountain", "start for this number of players")},
        {"word.start.3", QT_TRANSLATE_NOOP("mountain", "3")},
        {"word.start.4", QT_TRANSLATE_NOOP("mountain", "4")},
        {"word.start.5", QT_TRANSLATE_NOOP("mountain", "5")},

        // Resources and clans
        {"word.resource.stone", QT_TRANSLATE_NOOP("mountain", "stone")},
        {"word.resource.iron", QT_TRANSLATE_NOOP("mountain", "iron")},
        {"word.resource.heartrock", QT_TRANSLATE_NOOP("mountain", "heartrock")},
        {"word.resource.coin", QT_TRANSLATE_NOOP("mountain", "coin")},
        {"word.resource.cart", QT_TRANSLATE_NOOP("mountain", "cart")},
        {"word.resource.hammer", QT_TRANSLATE_NOOP("mountain", "hammer")},
        {"word.resource.rune", QT_TRANSLATE_NOOP("mountain", "rune")},
        {"word.buried.stone", QT_TRANSLATE_NOOP("mountain", "stone")},
        {"word.buried.iron", QT_TRANSLATE_NOOP("mountain", "iron")},
        {"word.buried.heartrock", QT_TRANSLATE_NOOP("mountain", "heartrock")},
        {"word.buried.coin", QT_TRANSLATE_NOOP("mountain", "coin")},
        {"word.buried.cart", QT_TRANSLATE_NOOP("mountain", "cart")},
        {"word.buried.hammer", QT_TRANSLATE_NOOP("mountain", "hammer")},
        {"word.buried.rune", QT_TRANSLATE_NOOP("mountain", "rune")},
        {"word.clan.fire", QT_TRANSLATE_NOOP("mountain", "fire clan")},
        {"word.clan.ice", QT_TRANSLATE_NOOP("mountain", "ice clan")},
        {"word.clan.moon", QT_TRANSLATE_NOOP("mountain", "moon clan")},
        {"word.clan.mud", QT_TRANSLATE_NOOP("mountain", "mud clan")},

        // What arguments of choices are called
        {"word.number", QT_TRANSLATE_NOOP("mountain", "number")},
        {"word.seat", QT_TRANSLATE_NOOP("mountain", "player")},
        {"word.resource", QT_TRANSLATE_NOOP("mountain", "resource")},
        {"word.clan", QT_TRANSLATE_NOOP("mountain", "clan")},
        {"word.troll", QT_TRANSLATE_NOOP("mountain", "troll")},
        {"word.slot", QT_TRANSLATE_NOOP("mountain", "slot of the pack")},
        {"word.horde-place", QT_TRANSLATE_NOOP("mountain", "place of the horde")},
        {"word.shape", QT_TRANSLATE_NOOP("mountain", "shape")},
        {"word.hall", QT_TRANSLATE_NOOP("mountain", "great hall")},
        {"word.workshop", QT_TRANSLATE_NOOP("mountain", "workshop")},
        {"word.conversion", QT_TRANSLATE_NOOP("mountain", "conversion")},
        {"word.spell", QT_TRANSLATE_NOOP("mountain", "spell")},
        {"word.spell-place", QT_TRANSLATE_NOOP("mountain", "place of the grimoire")},
        {"word.gift", QT_TRANSLATE_NOOP("mountain", "gain")},
        {"word.cart-source", QT_TRANSLATE_NOOP("mountain", "cart that pays")},
        {"word.orientation", QT_TRANSLATE_NOOP("mountain", "orientation")},

        // How tiles and halls lie
        {"word.orientation.0", QT_TRANSLATE_NOOP("mountain", "as in the picture")},
        {"word.orientation.1", QT_TRANSLATE_NOOP("mountain", "turned right")},
        {"word.orientation.2", QT_TRANSLATE_NOOP("mountain", "upside down")},
        {"word.orientation.3", QT_TRANSLATE_NOOP("mountain", "turned left")},
        {"word.orientation.4", QT_TRANSLATE_NOOP("mountain", "mirrored")},
        {"word.orientation.5", QT_TRANSLATE_NOOP("mountain", "mirrored, turned right")},
        {"word.orientation.6", QT_TRANSLATE_NOOP("mountain", "mirrored, upside down")},
        {"word.orientation.7", QT_TRANSLATE_NOOP("mountain", "mirrored, turned left")},
    };
    return kWords;
}

} // namespace merlon::mountain
