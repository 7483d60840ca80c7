#include "core/games/mountain/texts/texts.h"

namespace merlon::mountain {

WordingTable eventTexts()
{
    static constexpr Wording kWords[] = {
        // The set-up
        {"event.troll-revealed", QT_TRANSLATE_NOOP("mountain", "%1 is revealed at %2.")},
        {"event.pedestal-drawn", QT_TRANSLATE_NOOP("mountain", "A pedestal of %1 is drawn for %2.")},
        {"event.workshop-revealed", QT_TRANSLATE_NOOP("mountain", "%1 is revealed.")},
        {"event.spell-revealed", QT_TRANSLATE_NOOP("mountain", "%1 is revealed at %2.")},
        {"event.statue-placed", QT_TRANSLATE_NOOP("mountain", "A statue of %1 is at %2.")},
        {"event.token-laid", QT_TRANSLATE_NOOP("mountain", "Zone %2, %3: a token of %1.")},
        {"event.first-player-chosen", QT_TRANSLATE_NOOP("mountain", "%1 is the first player.")},
        {"event.portal-placed", QT_TRANSLATE_NOOP("mountain", "%1 places the portal at %2.")},
        {"event.start-troll-drawn", QT_TRANSLATE_NOOP("mountain", "%1 draws %2.")},
        {"event.troll-settled", QT_TRANSLATE_NOOP("mountain", "%1 puts %2 in %3.")},
        {"event.card-shown", QT_TRANSLATE_NOOP("mountain", "%1 shows %2.")},

        // Turns
        {"event.round-begins", QT_TRANSLATE_NOOP("mountain", "Round %1.")},
        {"event.turn-begins", QT_TRANSLATE_NOOP("mountain", "It is the turn of %1.")},
        {"event.skipped", QT_TRANSLATE_NOOP("mountain", "%1 can neither recruit nor dig.")},
        {"event.last-rounds", QT_TRANSLATE_NOOP("mountain", "The game ends after round %1.")},

        // Resources
        {"event.gained", QT_TRANSLATE_NOOP("mountain", "%1 gains %2 %3.")},
        {"event.lost", QT_TRANSLATE_NOOP("mountain", "The reserve is short: %1 loses %2 %3.")},
        {"event.paid", QT_TRANSLATE_NOOP("mountain", "%1 pays 1 %2.")},
        {"event.exchanged", QT_TRANSLATE_NOOP("mountain", "%1 exchanges 4 resources for 1 %2.")},

        // Spells
        {"event.spell-cast", QT_TRANSLATE_NOOP("mountain", "%1 casts %2.")},
        {"event.rune-laid",
         QT_TRANSLATE_NOOP("mountain", "%1 puts a rune on %2. It carries {%3|none|1|%3}.")},
        {"event.spell-disintegrated", QT_TRANSLATE_NOOP("mountain", "%1 disintegrates.")},
        {"event.troll-swapped", QT_TRANSLATE_NOOP("mountain", "%1 swaps %2 for %3 in %4.")},
        {"event.bribes-taken",
         QT_TRANSLATE_NOOP("mountain", "%1 takes {%3|no bribes|1 bribe|%3 bribes} from %2.")},
        {"event.picked", QT_TRANSLATE_NOOP("mountain", "%1 takes what is buried at %2.")},
        {"event.tile-lifted", QT_TRANSLATE_NOOP("mountain", "%1 lifts a tile at %3: %2.")},

        // Workshops
        {"event.workshop-used", QT_TRANSLATE_NOOP("mountain", "%1 activates a workshop at %3: %2.")},
        {"event.converted", QT_TRANSLATE_NOOP("mountain", "%1 at the workshop: %2.")},
        {"event.fetched", QT_TRANSLATE_NOOP("mountain", "%1 moves 1 %3 from %2 to the stock.")},

        // Recruiting
        {"event.troll-recruited", QT_TRANSLATE_NOOP("mountain", "%1 recruits %2 at %3.")},
        {"event.bribe-laid", QT_TRANSLATE_NOOP("mountain", "%1 puts 1 %2 on the card at %3.")},
        {"event.pedestal-taken", QT_TRANSLATE_NOOP("mountain", "%1 takes a pedestal of %2.")},
        {"event.troll-joined", QT_TRANSLATE_NOOP("mountain", "%2 joins the pack of %1 in %3.")},
        {"event.troll-woken",
         QT_TRANSLATE_NOOP("mountain", "%2 wakes in %3 of %1: {%4|nothing gained|1 resource|%4 resources}.")},
        {"event.troll-retired", QT_TRANSLATE_NOOP("mountain", "%1 retires from %2.")},
        {"event.crowned", QT_TRANSLATE_NOOP("mountain", "%1 completes the pyramid: %2 honor.")},

        // Digging
        {"event.dug", QT_TRANSLATE_NOOP("mountain", "%1 digs: %2 of %3, %4 honor.")},
        {"event.tile-laid", QT_TRANSLATE_NOOP("mountain", "%1 places a tile at %3: %2.")},
        {"event.statue-unearthed", QT_TRANSLATE_NOOP("mountain", "%1 unearths the statue of %2 at %3.")},
        {"event.pedestal-placed", QT_TRANSLATE_NOOP("mountain", "%1 places a pedestal of %2 at %3.")},
        {"event.token-taken",
         QT_TRANSLATE_NOOP("mountain", "%1 takes the token of zone %2 and %3: %4 honor.")},
        {"event.workshop-established", QT_TRANSLATE_NOOP("mountain", "%1 establishes a workshop at %3: %2.")},

        // Halls and statues
        {"event.hall-built", QT_TRANSLATE_NOOP("mountain", "%1 builds a hall at %3: %2.")},
        {"event.pedestal-covered", QT_TRANSLATE_NOOP("mountain", "The pedestal of %1 at %2 is covered.")},
        {"event.statue-hauled", QT_TRANSLATE_NOOP("mountain", "%1 hauls the statue of %2 from %3 to %4.")},

        // The end
        {"event.tunnels-scored", QT_TRANSLATE_NOOP("mountain", "%1: %2 honor for tunnels.")},
        {"event.coronation-scored", QT_TRANSLATE_NOOP("mountain", "%1: %2 honor for the coronation.")},
        {"event.tokens-scored", QT_TRANSLATE_NOOP("mountain", "%1: %2 honor for benefit tokens.")},
        {"event.sets-scored", QT_TRANSLATE_NOOP("mountain", "%1: %2 honor for sets of resources.")},
        {"event.halls-scored", QT_TRANSLATE_NOOP("mountain", "%1: %2 honor for great halls.")},
        {"event.statues-scored", QT_TRANSLATE_NOOP("mountain", "%1: %2 honor for statues.")},
        {"event.honour-counted", QT_TRANSLATE_NOOP("mountain", "%1: %2 honor in all.")},
        {"event.resigned", QT_TRANSLATE_NOOP("mountain", "%1 resigns.")},
    };
    return kWords;
}

} // namespace merlon::mountain
