#include "core/games/mountain/texts/texts.h"

namespace merlon::mountain {

WordingTable eventTexts()
{
    static constexpr Wording kWords[] = {
        // %1 is a seat unless a comment says otherwise. Cells, slots and places are in brackets or behind “at”.

        // The setup. %1: a card, a workshop or a clan; %2: a place.
        {"event.troll-revealed", QT_TRANSLATE_NOOP("mountain", "%1 appears in the horde (%2).")},
        {"event.pedestal-drawn", QT_TRANSLATE_NOOP("mountain", "A pedestal is drawn (%2): %1.")},
        {"event.workshop-revealed", QT_TRANSLATE_NOOP("mountain", "A workshop is revealed: %1.")},
        {"event.spell-revealed", QT_TRANSLATE_NOOP("mountain", "A spell is revealed: %1 (%2).")},
        {"event.statue-placed", QT_TRANSLATE_NOOP("mountain", "A statue is placed at %2: %1.")},
        //: %1: the value of a token, %2: the number of a zone, which has a color, %3: a clan
        {"event.token-laid",
         QT_TRANSLATE_NOOP("mountain",
                           "A token of %1 is placed: {%2||dark gray|gray|brown|orange|yellow} zone, %3.")},
        {"event.first-player-chosen", QT_TRANSLATE_NOOP("mountain", "%1 is the first player.")},
        {"event.portal-placed", QT_TRANSLATE_NOOP("mountain", "%1 places the portal at %2.")},
        {"event.start-troll-drawn", QT_TRANSLATE_NOOP("mountain", "%1 draws a card: %2.")},
        {"event.troll-settled", QT_TRANSLATE_NOOP("mountain", "%1 puts %2 in %3.")},
        {"event.card-shown", QT_TRANSLATE_NOOP("mountain", "%1 shows %2.")},

        // Turns. %1 of round-begins and last-rounds: the number of a round.
        {"event.round-begins", QT_TRANSLATE_NOOP("mountain", "Round %1 begins.")},
        {"event.turn-begins", QT_TRANSLATE_NOOP("mountain", "%1 begins a turn.")},
        {"event.skipped", QT_TRANSLATE_NOOP("mountain", "%1 can neither recruit nor dig.")},
        {"event.last-rounds", QT_TRANSLATE_NOOP("mountain", "The game ends after round %1.")},

        // Resources. %2: a number, the last argument: a resource.
        {"event.gained", QT_TRANSLATE_NOOP("mountain", "%1 gains %2 × %3.")},
        {"event.lost", QT_TRANSLATE_NOOP("mountain", "The reserve is empty: %1 does not gain %2 × %3.")},
        {"event.paid", QT_TRANSLATE_NOOP("mountain", "%1 pays 1 %2.")},
        {"event.exchanged", QT_TRANSLATE_NOOP("mountain", "%1 exchanges 4 resources for 1 %2.")},

        // Spells. %2: a spell, a troll, a cell or a shape.
        {"event.spell-cast", QT_TRANSLATE_NOOP("mountain", "%1 casts %2.")},
        {"event.rune-laid", QT_TRANSLATE_NOOP("mountain", "%1 puts a rune on %2 (%3 of 3).")},
        {"event.spell-disintegrated", QT_TRANSLATE_NOOP("mountain", "%1 disintegrates.")},
        {"event.troll-swapped", QT_TRANSLATE_NOOP("mountain", "%1 swaps %2 for %3 (%4).")},
        {"event.bribes-taken",
         QT_TRANSLATE_NOOP("mountain", "%1 takes {%3|no bribes|1 bribe|%3 bribes} from %2.")},
        {"event.picked", QT_TRANSLATE_NOOP("mountain", "%1 takes what is buried at %2.")},
        {"event.tile-lifted", QT_TRANSLATE_NOOP("mountain", "%1 lifts a tile at %3: %2.")},

        // Workshops
        {"event.workshop-used", QT_TRANSLATE_NOOP("mountain", "%1 activates a workshop at %3: %2.")},
        {"event.converted", QT_TRANSLATE_NOOP("mountain", "%1 converts: %2.")},
        {"event.fetched", QT_TRANSLATE_NOOP("mountain", "%1 moves 1 %3 to the stock (%2).")},

        // Recruiting. %2: a troll, a resource or a clan; of troll-retired %1 is the troll.
        {"event.troll-recruited", QT_TRANSLATE_NOOP("mountain", "%1 recruits %2 (%3).")},
        {"event.bribe-laid", QT_TRANSLATE_NOOP("mountain", "%1 pays a bribe: 1 %2 (%3).")},
        {"event.pedestal-taken", QT_TRANSLATE_NOOP("mountain", "%1 takes a pedestal: %2.")},
        {"event.troll-joined", QT_TRANSLATE_NOOP("mountain", "%2 joins the pack of %1 (%3).")},
        {"event.troll-woken",
         QT_TRANSLATE_NOOP("mountain", "%2 wakes (%1, %3): {%4|nothing|1 resource|%4 resources}.")},
        {"event.troll-retired", QT_TRANSLATE_NOOP("mountain", "%1 retires from the horde (%2).")},
        {"event.crowned", QT_TRANSLATE_NOOP("mountain", "%1 completes the pyramid: %2 honor.")},

        // Digging. %2: a shape, a clan or a workshop; %3: a cell.
        //: %2: a shape, %3: a mineral, %4: honor
        {"event.dug", QT_TRANSLATE_NOOP("mountain", "%1 digs: %2 (%3), %4 honor.")},
        {"event.tile-laid", QT_TRANSLATE_NOOP("mountain", "%1 places a tile at %3: %2.")},
        {"event.statue-unearthed", QT_TRANSLATE_NOOP("mountain", "%1 unearths a statue at %3: %2.")},
        {"event.pedestal-placed", QT_TRANSLATE_NOOP("mountain", "%1 places a pedestal at %3: %2.")},
        //: %2: the number of a zone, which has a color, %3: a clan, %4: the value of the token
        {"event.token-taken",
         QT_TRANSLATE_NOOP("mountain",
                           "%1 takes a token of %4: {%2||dark gray|gray|brown|orange|yellow} zone, %3.")},
        {"event.workshop-established", QT_TRANSLATE_NOOP("mountain", "%1 establishes a workshop at %3: %2.")},

        // Halls and statues. %2: a hall or a clan; the others: cells.
        {"event.hall-built", QT_TRANSLATE_NOOP("mountain", "%1 builds a hall at %3: %2.")},
        //: %1: a clan, %2: a cell
        {"event.pedestal-covered", QT_TRANSLATE_NOOP("mountain", "A pedestal is covered at %2: %1.")},
        {"event.statue-hauled", QT_TRANSLATE_NOOP("mountain", "%1 hauls a statue from %3 to %4: %2.")},

        // The end. %2: honor.
        {"event.tunnels-scored", QT_TRANSLATE_NOOP("mountain", "%1: %2 honor for tunnels.")},
        {"event.coronation-scored", QT_TRANSLATE_NOOP("mountain", "%1: %2 honor for the coronation.")},
        {"event.tokens-scored", QT_TRANSLATE_NOOP("mountain", "%1: %2 honor for benefit tokens.")},
        {"event.sets-scored", QT_TRANSLATE_NOOP("mountain", "%1: %2 honor for sets of resources.")},
        {"event.halls-scored", QT_TRANSLATE_NOOP("mountain", "%1: %2 honor for great halls.")},
        {"event.statues-scored", QT_TRANSLATE_NOOP("mountain", "%1: %2 honor for statues.")},
        {"event.honour-counted", QT_TRANSLATE_NOOP("mountain", "%1: %2 honor in all.")},
        {"event.resigned", QT_TRANSLATE_NOOP("mountain", "%1 resigns.")},
        // The same on the last page, where who has won is said above; `won` to the winner. %2: honor, %3: the round, 0 where it
        // is not known.
        {"ending.honour-counted",
         QT_TRANSLATE_NOOP("mountain", "The highest total was %2 honor{%3|| in round %3| in round %3}.")},
        {"won.honour-counted",
         QT_TRANSLATE_NOOP("mountain", "You won with %2 honor{%3|| in round %3| in round %3}.")},
    };
    return kWords;
}

} // namespace merlon::mountain
