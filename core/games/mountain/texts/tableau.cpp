#include "core/games/mountain/texts/texts.h"

namespace merlon::mountain {

WordingTable tableauTexts()
{
    static constexpr Wording kWords[] = {
        // Titles beside the board
        {"word.zone.horde", QT_TRANSLATE_NOOP("mountain", "The horde")},
        {"word.zone.supply", QT_TRANSLATE_NOOP("mountain", "Tunnel tiles")},
        {"word.zone.grimoire", QT_TRANSLATE_NOOP("mountain", "Grimoire")},
        {"word.zone.in-effect", QT_TRANSLATE_NOOP("mountain", "In effect this turn")},
        {"word.zone.halls", QT_TRANSLATE_NOOP("mountain", "Great halls")},
        {"word.zone.workshops", QT_TRANSLATE_NOOP("mountain", "Workshops left")},
        {"word.zone.track", QT_TRANSLATE_NOOP("mountain", "Pedestal track")},
        {"word.zone.bag", QT_TRANSLATE_NOOP("mountain", "Pedestals in the bag")},
        {"word.zone.coronation", QT_TRANSLATE_NOOP("mountain", "Coronation")},
        {"word.zone.pack", QT_TRANSLATE_NOOP("mountain", "Pack")},
        {"word.zone.stock", QT_TRANSLATE_NOOP("mountain", "Stock")},
        {"word.zone.team-stock", QT_TRANSLATE_NOOP("mountain", "Stock of the team")},
        {"word.zone.hand", QT_TRANSLATE_NOOP("mountain", "Hand")},
        // Before the rows of the horde: what a card costs there
        {"word.horde-row-1", QT_TRANSLATE_NOOP("mountain", "row 1, free")},
        {"word.horde-row-2", QT_TRANSLATE_NOOP("mountain", "row 2, 2 coins")},
        {"word.horde-row-3", QT_TRANSLATE_NOOP("mountain", "row 3, 5 coins")},

        // Counters
        {"word.counter.honour", QT_TRANSLATE_NOOP("mountain", "honor")},
        {"word.counter.if-now", QT_TRANSLATE_NOOP("mountain", "honor if counted now")},
        {"word.counter.pack", QT_TRANSLATE_NOOP("mountain", "trolls in the pack")},
        {"count.honour", QT_TRANSLATE_N_NOOP("mountain", "%n honor")},
        {"count.if-now", QT_TRANSLATE_N_NOOP("mountain", "%n honor if counted now")},
        {"about.counter.honour",
         QT_TRANSLATE_NOOP("mountain", "For tunnels and the coronation; the rest is counted at the end.")},
        {"about.counter.if-now",
         QT_TRANSLATE_NOOP("mountain",
                           "With statues, halls, sets of resources and the tokens whose value you know.")},
        {"about.counter.pack",
         QT_TRANSLATE_NOOP("mountain", "A full pack has 10 trolls. Click to see the cards.")},

        // Pieces
        {"word.stone", QT_TRANSLATE_NOOP("mountain", "stone")},
        {"word.iron", QT_TRANSLATE_NOOP("mountain", "iron")},
        {"word.heartrock", QT_TRANSLATE_NOOP("mountain", "heartrock")},
        {"word.coin", QT_TRANSLATE_NOOP("mountain", "coin")},
        {"word.cart", QT_TRANSLATE_NOOP("mountain", "cart")},
        {"word.hammer", QT_TRANSLATE_NOOP("mountain", "hammer")},
        {"word.rune", QT_TRANSLATE_NOOP("mountain", "rune")},
        {"word.cart-fire", QT_TRANSLATE_NOOP("mountain", "fire cart")},
        {"word.cart-ice", QT_TRANSLATE_NOOP("mountain", "ice cart")},
        {"word.cart-moon", QT_TRANSLATE_NOOP("mountain", "moon cart")},
        {"word.portal", QT_TRANSLATE_NOOP("mountain", "portal")},
        {"word.statue-fire", QT_TRANSLATE_NOOP("mountain", "fire statue")},
        {"word.statue-ice", QT_TRANSLATE_NOOP("mountain", "ice statue")},
        {"word.statue-moon", QT_TRANSLATE_NOOP("mountain", "moon statue")},
        {"word.pedestal-fire", QT_TRANSLATE_NOOP("mountain", "fire pedestal")},
        {"word.pedestal-ice", QT_TRANSLATE_NOOP("mountain", "ice pedestal")},
        {"word.pedestal-moon", QT_TRANSLATE_NOOP("mountain", "moon pedestal")},
        {"word.token", QT_TRANSLATE_NOOP("mountain", "benefit token")},
        {"word.token-1", QT_TRANSLATE_NOOP("mountain", "benefit token: 1 honor")},
        {"word.token-2", QT_TRANSLATE_NOOP("mountain", "benefit token: 2 honor")},
        {"word.token-3", QT_TRANSLATE_NOOP("mountain", "benefit token: 3 honor")},
        {"word.token-4", QT_TRANSLATE_NOOP("mountain", "benefit token: 4 honor")},
        {"word.coronation-3", QT_TRANSLATE_NOOP("mountain", "coronation: 3 honor")},
        {"word.coronation-5", QT_TRANSLATE_NOOP("mountain", "coronation: 5 honor")},
        {"word.crown", QT_TRANSLATE_NOOP("mountain", "Crown of the first player")},
        {"count.stone", QT_TRANSLATE_N_NOOP("mountain", "%n stone")},
        {"count.iron", QT_TRANSLATE_N_NOOP("mountain", "%n iron")},
        {"count.heartrock", QT_TRANSLATE_N_NOOP("mountain", "%n heartrock")},
        {"count.coin", QT_TRANSLATE_N_NOOP("mountain", "%n coin(s)")},
        {"count.cart", QT_TRANSLATE_N_NOOP("mountain", "%n cart(s)")},
        {"count.hammer", QT_TRANSLATE_N_NOOP("mountain", "%n hammer(s)")},
        {"count.rune", QT_TRANSLATE_N_NOOP("mountain", "%n rune(s)")},
        {"count.cart-fire", QT_TRANSLATE_N_NOOP("mountain", "%n fire cart(s)")},
        {"count.cart-ice", QT_TRANSLATE_N_NOOP("mountain", "%n ice cart(s)")},
        {"count.cart-moon", QT_TRANSLATE_N_NOOP("mountain", "%n moon cart(s)")},
        {"count.pedestal-fire", QT_TRANSLATE_N_NOOP("mountain", "%n fire pedestal(s)")},
        {"count.pedestal-ice", QT_TRANSLATE_N_NOOP("mountain", "%n ice pedestal(s)")},
        {"count.pedestal-moon", QT_TRANSLATE_N_NOOP("mountain", "%n moon pedestal(s)")},
        // What lies in the box
        {"word.group.token", QT_TRANSLATE_NOOP("mountain", "tokens")},

        // The steps of a turn
        {"word.phase.prepare", QT_TRANSLATE_NOOP("mountain", "Spell, workshop")},
        {"word.phase.act", QT_TRANSLATE_NOOP("mountain", "Recruit or dig")},
        {"word.phase.build-hall", QT_TRANSLATE_NOOP("mountain", "Great hall")},
        {"word.phase.haul", QT_TRANSLATE_NOOP("mountain", "Statues")},
        {"about.phase.prepare",
         QT_TRANSLATE_NOOP("mountain", "Step 1: you may cast a spell and activate a workshop. (MT-3.1)")},
        {"about.phase.act",
         QT_TRANSLATE_NOOP("mountain", "Step 2: you must recruit a troll or dig a tunnel. (MT-4.1)")},
        {"about.phase.build-hall",
         QT_TRANSLATE_NOOP("mountain", "Step 3: you may build a great hall. (MT-6.1)")},
        {"about.phase.haul", QT_TRANSLATE_NOOP("mountain", "Step 4: you may haul statues. (MT-7.1)")},

        // How something stands, in brackets behind its name
        //: %1: a seat
        {"item.of-seat", QT_TRANSLATE_NOOP("mountain", "%1")},
        {"item.buried", QT_TRANSLATE_NOOP("mountain", "buried")},
        //: Of a workshop. %1: how many of its four sides touch a network
        {"item.doors", QT_TRANSLATE_NOOP("mountain", "{%1|closed|1 open entrance|%1 open entrances}")},
        //: Of a great hall: its honor without a statue on its altar, %1, and with one, %2
        {"item.hall", QT_TRANSLATE_NOOP("mountain", "%1/%2")},
        //: Of a benefit token. %1: the number of a zone, %2: a clan, %3: its value
        {"item.token",
         QT_TRANSLATE_NOOP("mountain", "{%1||dark gray|gray|brown|orange|yellow} zone, %2: %3 honor")},
        {"item.token-back",
         QT_TRANSLATE_NOOP("mountain", "{%1||dark gray|gray|brown|orange|yellow} zone, %2")},

        // What a cell is made of
        {"word.zone-1", QT_TRANSLATE_NOOP("mountain", "dark gray zone")},
        {"word.zone-2", QT_TRANSLATE_NOOP("mountain", "gray zone")},
        {"word.zone-3", QT_TRANSLATE_NOOP("mountain", "brown zone")},
        {"word.zone-4", QT_TRANSLATE_NOOP("mountain", "orange zone")},
        {"word.zone-5", QT_TRANSLATE_NOOP("mountain", "yellow zone")},
        {"ground.heart", QT_TRANSLATE_NOOP("mountain", "Heart of the mountain: never covered.")},
        //: %1: `gray zone`, %2: honor, %3: whether there is rubble
        {"ground.rock",
         QT_TRANSLATE_NOOP("mountain",
                           "%1: a statue scores %2 here at the end.{%3|| Rubble: digging costs 1 hammer.}")},
        //: %1: `gray zone`, %2: honor, %3: whether its anchor is there, and what is on it
        {"ground.tunnel",
         QT_TRANSLATE_NOOP(
             "mountain",
             "%1: a statue scores %2 here at the end, twice as much on its pedestal. Only the "
             "best statue of a tunnel scores.{%3|| An empty anchor is here.| A fire pedestal is "
             "here.| An ice pedestal is here.| A moon pedestal is here.}")},
        //: %1: a great hall, %2: whether its altar is there
        {"ground.hall",
         QT_TRANSLATE_NOOP("mountain",
                           "%1: only a statue on the altar counts here.{%2|| The altar is here.}")},
        //: What is buried in a cell: stone, iron, heartrock, coins, carts, hammers, runes
        {"ground.buried",
         QT_TRANSLATE_NOOP("mountain",
                           "buried:{%1|| 1 stone| %1 stone}{%2|| 1 iron| %2 iron}{%3|| 1 heartrock| %3 "
                           "heartrock}{%4|| 1 coin| %4 coins}{%5|| 1 cart| %5 carts}{%6|| 1 hammer| %6 "
                           "hammers}{%7|| 1 rune| %7 runes}")},
        {"ground.site", QT_TRANSLATE_NOOP("mountain", "workshop site")},
        //: A cell with a tunnel. %1: a seat
        {"ground.network", QT_TRANSLATE_NOOP("mountain", "network of %1")},
        //: A cell with a tunnel that is in no network
        {"ground.neutral", QT_TRANSLATE_NOOP("mountain", "in no network")},

        // The table of the result
        {"score.tunnels", QT_TRANSLATE_NOOP("mountain", "Tunnels")},
        {"score.coronation", QT_TRANSLATE_NOOP("mountain", "Coronation")},
        {"score.tokens", QT_TRANSLATE_NOOP("mountain", "Benefit tokens")},
        {"score.sets", QT_TRANSLATE_NOOP("mountain", "Sets of resources")},
        {"score.halls", QT_TRANSLATE_NOOP("mountain", "Great halls")},
        {"score.statues", QT_TRANSLATE_NOOP("mountain", "Statues")},
        {"score.honour", QT_TRANSLATE_NOOP("mountain", "Honor")},

        // The same in the panel of a seat, as sentences after each other.
        //: A line of a score. %1: honor
        {"score.line-tunnels", QT_TRANSLATE_NOOP("mountain", "Tunnels: %1 honor.")},
        //: A line of a score. %1: honor
        {"score.line-coronation", QT_TRANSLATE_NOOP("mountain", "Coronation: %1.")},
        //: A line of a score. %1: honor
        {"score.line-tokens", QT_TRANSLATE_NOOP("mountain", "Benefit tokens: %1.")},
        //: A line of a score. %1: honor
        {"score.line-sets", QT_TRANSLATE_NOOP("mountain", "Sets of resources: %1.")},
        //: A line of a score. %1: honor
        {"score.line-halls", QT_TRANSLATE_NOOP("mountain", "Great halls: %1.")},
        //: A line of a score. %1: honor
        {"score.line-statues", QT_TRANSLATE_NOOP("mountain", "Statues: %1.")},

        // On cards. %1: a level
        {"card-label.level", QT_TRANSLATE_NOOP("mountain", "%1")},
        {"card-label.troll", QT_TRANSLATE_NOOP("mountain", "Troll of level %1")},
        {"card-label.starting", QT_TRANSLATE_NOOP("mountain", "Starting troll")},
        //: %1: how many symbols, %2: for which resource
        {"card-label.symbols", QT_TRANSLATE_NOOP("mountain", "%1 × %2")},
        //: %1: how many, %2: a resource
        {"card-label.start", QT_TRANSLATE_NOOP("mountain", "At the start: %1 × %2")},
        {"card-label.spell", QT_TRANSLATE_NOOP("mountain", "Spell, works immediately")},
        {"card-label.spell-of-turn", QT_TRANSLATE_NOOP("mountain", "Spell, until the end of the turn")},
        {"card-label.spell-back", QT_TRANSLATE_NOOP("mountain", "Spell")},
    };
    return kWords;
}

} // namespace merlon::mountain
