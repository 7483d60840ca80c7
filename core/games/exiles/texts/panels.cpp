#include "core/games/exiles/texts/texts.h"

namespace merlon::exiles {

WordingTable panelTexts()
{
    static constexpr Wording kWords[] = {
        // Pieces, which are known by their keys alone
        {"word.spearman", QT_TRANSLATE_NOOP("exiles", "spearman")},
        {"word.archer", QT_TRANSLATE_NOOP("exiles", "archer")},
        {"word.swordsman", QT_TRANSLATE_NOOP("exiles", "swordsman")},
        {"word.crossbowman", QT_TRANSLATE_NOOP("exiles", "crossbowman")},
        {"word.heavy-infantry", QT_TRANSLATE_NOOP("exiles", "heavy infantry")},
        {"word.arquebusier", QT_TRANSLATE_NOOP("exiles", "arquebusier")},
        {"word.warrior", QT_TRANSLATE_NOOP("exiles", "warrior")},
        {"word.champion", QT_TRANSLATE_NOOP("exiles", "champion")},
        {"word.giant", QT_TRANSLATE_NOOP("exiles", "giant")},
        {"word.slinger", QT_TRANSLATE_NOOP("exiles", "slinger")},
        {"word.wolf", QT_TRANSLATE_NOOP("exiles", "wolf")},
        {"word.wolf-man", QT_TRANSLATE_NOOP("exiles", "wolf-man")},
        {"word.alpha", QT_TRANSLATE_NOOP("exiles", "alpha")},
        {"word.javelineer", QT_TRANSLATE_NOOP("exiles", "javelineer")},
        {"word.axeman", QT_TRANSLATE_NOOP("exiles", "axeman")},
        {"word.bear", QT_TRANSLATE_NOOP("exiles", "bear")},
        {"word.bowman", QT_TRANSLATE_NOOP("exiles", "bowman")},
        {"word.hunter", QT_TRANSLATE_NOOP("exiles", "hunter")},
        {"word.ravener", QT_TRANSLATE_NOOP("exiles", "ravener")},
        {"word.troll", QT_TRANSLATE_NOOP("exiles", "troll")},
        {"word.harpy", QT_TRANSLATE_NOOP("exiles", "harpy")},
        {"word.cyclops", QT_TRANSLATE_NOOP("exiles", "cyclops")},
        {"word.rocks", QT_TRANSLATE_NOOP("exiles", "rocks")},
        {"word.cauldron", QT_TRANSLATE_NOOP("exiles", "cauldron")},
        {"word.catapult", QT_TRANSLATE_NOOP("exiles", "catapult")},
        {"word.ballista", QT_TRANSLATE_NOOP("exiles", "ballista")},
        {"word.onager", QT_TRANSLATE_NOOP("exiles", "onager")},
        {"word.bombard", QT_TRANSLATE_NOOP("exiles", "bombard")},
        {"word.trebuchet", QT_TRANSLATE_NOOP("exiles", "trebuchet")},
        {"word.siege-tower", QT_TRANSLATE_NOOP("exiles", "siege tower")},
        {"word.bridge", QT_TRANSLATE_NOOP("exiles", "bridge")},
        {"word.palisade", QT_TRANSLATE_NOOP("exiles", "palisade")},
        {"word.ram", QT_TRANSLATE_NOOP("exiles", "ram")},
        {"word.wood", QT_TRANSLATE_NOOP("exiles", "wood")},
        {"word.stone", QT_TRANSLATE_NOOP("exiles", "stone")},
        {"word.iron", QT_TRANSLATE_NOOP("exiles", "iron")},
        {"word.gold", QT_TRANSLATE_NOOP("exiles", "gold")},

        // Markers
        {"word.marker", QT_TRANSLATE_NOOP("exiles", "marker")},
        {"word.marker.action", QT_TRANSLATE_NOOP("exiles", "actions")},
        {"word.marker.marker-ditch", QT_TRANSLATE_NOOP("exiles", "ditch")},
        {"word.marker.marker-moat", QT_TRANSLATE_NOOP("exiles", "moat")},
        {"word.marker.first-player", QT_TRANSLATE_NOOP("exiles", "First Player")},
        {"word.marker.turn", QT_TRANSLATE_NOOP("exiles", "turn marker")},
        {"word.marker.morale", QT_TRANSLATE_NOOP("exiles", "morale")},
        {"word.marker.die", QT_TRANSLATE_NOOP("exiles", "die")},
        {"word.sign.known", QT_TRANSLATE_NOOP("exiles", "known")},
        {"word.sign.used", QT_TRANSLATE_NOOP("exiles", "used")},
        {"about.marker.action",
         QT_TRANSLATE_NOOP("exiles", "Action markers that are left in this turn. Each action takes one.")},
        {"about.marker.morale",
         QT_TRANSLATE_NOOP("exiles", "How willing the enemy is to stay. It falls by 1 after each round.")},

        // Titles beside the board
        {"word.zone.trade", QT_TRANSLATE_NOOP("exiles", "Trade")},
        {"word.zone.enemy", QT_TRANSLATE_NOOP("exiles", "The enemy")},
        {"word.zone.army", QT_TRANSLATE_NOOP("exiles", "Army")},
        {"word.zone.pool", QT_TRANSLATE_NOOP("exiles", "To deploy")},
        {"word.zone.heroes", QT_TRANSLATE_NOOP("exiles", "Heroes")},
        {"word.zone.commanders", QT_TRANSLATE_NOOP("exiles", "Commanders")},
        {"word.zone.blessings", QT_TRANSLATE_NOOP("exiles", "Blessings")},
        {"word.zone.spells", QT_TRANSLATE_NOOP("exiles", "Spells")},
        {"word.zone.loot", QT_TRANSLATE_NOOP("exiles", "Loot to come")},
        {"word.zone.city", QT_TRANSLATE_NOOP("exiles", "City")},
        {"word.zone.technologies", QT_TRANSLATE_NOOP("exiles", "Technologies")},
        {"word.zone.recruits", QT_TRANSLATE_NOOP("exiles", "Units left")},
        {"word.zone.engines", QT_TRANSLATE_NOOP("exiles", "Engines left")},
        {"word.zone.supply", QT_TRANSLATE_NOOP("exiles", "Supply")},

        // Rows of technologies, by what they serve, and columns by level
        {"word.serves.stores", QT_TRANSLATE_NOOP("exiles", "stores")},
        {"word.serves.walls", QT_TRANSLATE_NOOP("exiles", "walls")},
        {"word.level.1", QT_TRANSLATE_NOOP("exiles", "I")},
        {"word.level.2", QT_TRANSLATE_NOOP("exiles", "II")},
        {"word.level.3", QT_TRANSLATE_NOOP("exiles", "III")},
        {"word.level.4", QT_TRANSLATE_NOOP("exiles", "IV")},
        {"word.level.5", QT_TRANSLATE_NOOP("exiles", "V")},

        // Counters
        {"word.counter.trade", QT_TRANSLATE_NOOP("exiles", "trade")},
        {"word.counter.losses", QT_TRANSLATE_NOOP("exiles", "losses")},
        {"word.counter.morale-test", QT_TRANSLATE_NOOP("exiles", "morale test")},
        {"about.counter.trade",
         QT_TRANSLATE_NOOP("exiles",
                           "Once in each turn you can trade with another player, or give something away.")},
        {"about.counter.losses", QT_TRANSLATE_NOOP("exiles", "Units that the enemy has lost since stage 1.")},
        {"about.counter.morale-test",
         QT_TRANSLATE_NOOP("exiles",
                           "From this loss on, the morale of the enemy is tested at the end of each round.")},

        // How something stands, behind its name
        {"item.used", QT_TRANSLATE_NOOP("exiles", "used")},
        {"item.ready", QT_TRANSLATE_NOOP("exiles", "can be used")},
        {"item.known", QT_TRANSLATE_NOOP("exiles", "known")},
        {"item.possible", QT_TRANSLATE_NOOP("exiles", "possible now")},
        {"item.of-enemy", QT_TRANSLATE_NOOP("exiles", "enemy")},
        //: Of a blessing or a spell that needs a higher building. %1: the level
        {"item.level", QT_TRANSLATE_NOOP("exiles", "level %1")},
        {"item.not-yet", QT_TRANSLATE_NOOP("exiles", "not yet")},
        //: Of technologies. %1: the level of the library that they need
        {"item.library", QT_TRANSLATE_NOOP("exiles", "Library %1")},
        //: %1: a player
        {"item.of-seat", QT_TRANSLATE_NOOP("exiles", "%1")},
        //: Of a resource in a trade. %1: a player, %2: how many, 0 while that is open
        {"item.gives", QT_TRANSLATE_NOOP("exiles", "{%2|%1 gives|%1 gives %2}")},
        //: A share. %1: a number, %2: the number of all
        {"item.of", QT_TRANSLATE_NOOP("exiles", "%1 of %2")},
        //: Of the faction that attacks. %1: the row of the army table
        {"item.army-row", QT_TRANSLATE_NOOP("exiles", "army %1")},
        {"item.test-due", QT_TRANSLATE_NOOP("exiles", "due")},
        //: Of the test of morale. %1: so many losses bring it
        {"item.test-from", QT_TRANSLATE_NOOP("exiles", "from %1")},
        {"item.strengths", QT_TRANSLATE_NOOP("exiles", "ST EN SU RFS")},
        //: Of an enemy unit. %1: how many are left, %2: of how many, then strength, endurance, support, ranged fire strength
        {"item.army", QT_TRANSLATE_NOOP("exiles", "%1/%2 · %3 %4 %5 {%6|–|%6}")},

        // Sides of the fortress, as short as can be
        {"word.side.N", QT_TRANSLATE_NOOP("exiles", "N")},
        {"word.side.NE", QT_TRANSLATE_NOOP("exiles", "NE")},
        {"word.side.E", QT_TRANSLATE_NOOP("exiles", "E")},
        {"word.side.SE", QT_TRANSLATE_NOOP("exiles", "SE")},
        {"word.side.S", QT_TRANSLATE_NOOP("exiles", "S")},
        {"word.side.SW", QT_TRANSLATE_NOOP("exiles", "SW")},
        {"word.side.W", QT_TRANSLATE_NOOP("exiles", "W")},
        {"word.side.NW", QT_TRANSLATE_NOOP("exiles", "NW")},

        // Sentences about how something stands
        //: Of a player. %1: a wall, a tower or the keep
        {"detail.commands", QT_TRANSLATE_NOOP("exiles", "Commands: %1.")},
        {"detail.first-player", QT_TRANSLATE_NOOP("exiles", "Acts first in this turn.")},
        //: %1: how many offers
        {"detail.refused",
         QT_TRANSLATE_NOOP("exiles",
                           "{%1|No offer was|1 offer was|%1 offers were} refused in this turn. After 3 you "
                           "can only give.")},
        //: %1: how many fronts
        {"detail.fronts", QT_TRANSLATE_NOOP("exiles", "{%1|No front is|1 front is|%1 fronts are} attacked.")},
        //: Why an army is larger than that of the turn. %1: by how many rows of the table of armies, %2: a hero, a faction, the
        //: difficulty, the Warlord, the scenario
        {"detail.army-larger",
         QT_TRANSLATE_NOOP("exiles", "%2: {%1||army larger by 1 row|army larger by %1 rows}.")},
        {"detail.army-smaller",
         QT_TRANSLATE_NOOP("exiles", "%2: {%1||army smaller by 1 row|army smaller by %1 rows}.")},
        //: %1: the morale
        {"detail.morale", QT_TRANSLATE_NOOP("exiles", "In a test the enemy flees on a roll above %1.")},
        //: Strength, endurance, support and ranged fire strength of a unit
        {"detail.unit", QT_TRANSLATE_NOOP("exiles", "ST %1, EN %2, SU %3{%4|.|, RFS %4.}")},
    };
    return kWords;
}

} // namespace merlon::exiles
