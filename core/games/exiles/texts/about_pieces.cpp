#include "core/games/exiles/texts/texts.h"

namespace merlon::exiles {

WordingTable pieceTexts()
{
    static constexpr Wording kWords[] = {
        // Units of the exiles
        {"about.unit.spearman", QT_TRANSLATE_NOOP("exiles", "Melee. Cheap, from the first turn on.")},
        {"about.unit.archer",
         QT_TRANSLATE_NOOP("exiles",
                           "Shoots at the zones that its section covers. In melee it gives no support.")},
        {"about.unit.swordsman", QT_TRANSLATE_NOOP("exiles", "Melee. Stronger and tougher than a spearman.")},
        {"about.unit.crossbowman",
         QT_TRANSLATE_NOOP("exiles", "Shoots twice as hard as an archer, and supports in melee.")},
        {"about.unit.heavy-infantry",
         QT_TRANSLATE_NOOP("exiles", "Melee. A squad that it leads loses nobody to 3 against 1.")},
        {"about.unit.arquebusier", QT_TRANSLATE_NOOP("exiles", "The best shooter, and a good fighter.")},

        // Units of the enemy
        {"about.enemy.warrior", QT_TRANSLATE_NOOP("exiles", "Melee. The bulk of the Barbarians.")},
        {"about.enemy.champion", QT_TRANSLATE_NOOP("exiles", "Melee. Leads squads before all others.")},
        {"about.enemy.giant", QT_TRANSLATE_NOOP("exiles", "Melee. Hard to remove, strong in support.")},
        {"about.enemy.slinger", QT_TRANSLATE_NOOP("exiles", "Shoots from the deployment zone.")},
        {"about.enemy.wolf", QT_TRANSLATE_NOOP("exiles", "Melee. Weak alone, but packs of 4 or more add 1.")},
        {"about.enemy.wolf-man", QT_TRANSLATE_NOOP("exiles", "Melee. The bulk of the Wolf-men.")},
        {"about.enemy.alpha",
         QT_TRANSLATE_NOOP("exiles", "Melee. Leads the pack, the toughest of the Wolf-men.")},
        {"about.enemy.javelineer", QT_TRANSLATE_NOOP("exiles", "Shoots hard from the deployment zone.")},
        {"about.enemy.axeman", QT_TRANSLATE_NOOP("exiles", "Melee. The bulk of the Woodsmen.")},
        {"about.enemy.bear", QT_TRANSLATE_NOOP("exiles", "Melee. Strong and very hard to remove.")},
        {"about.enemy.bowman", QT_TRANSLATE_NOOP("exiles", "Shoots from the deployment zone.")},
        {"about.enemy.hunter", QT_TRANSLATE_NOOP("exiles", "Shoots hard from the deployment zone.")},
        {"about.enemy.ravener", QT_TRANSLATE_NOOP("exiles", "Melee. The bulk of the Beasts.")},
        {"about.enemy.troll", QT_TRANSLATE_NOOP("exiles", "Melee. The hardest of all to remove.")},
        {"about.enemy.harpy",
         QT_TRANSLATE_NOOP("exiles",
                           "Melee. Flies: attacks towers too, and no wall stops a squad of harpies.")},
        {"about.enemy.cyclops",
         QT_TRANSLATE_NOOP("exiles", "Shoots harder than any other, and fights well.")},

        // Engines of the exiles
        {"about.engine.rocks",
         QT_TRANSLATE_NOOP(
             "exiles",
             "On a wall, once in each siege. Stage 10: 1 to 3 points against the assault zone of its wall.")},
        {"about.engine.cauldron",
         QT_TRANSLATE_NOOP(
             "exiles",
             "On a wall, once in each siege. Stage 10: 2 to 6 points against the assault zone of its wall.")},
        {"about.engine.catapult",
         QT_TRANSLATE_NOOP(
             "exiles",
             "In a slot. Stage 3: 1 attack with strength 4 to 6 on a deployment zone, at units or engines.")},
        {"about.engine.ballista",
         QT_TRANSLATE_NOOP(
             "exiles", "In a slot. Stage 3: 2 attacks with strength 1 to 3 on any zones, at units only.")},
        {"about.engine.onager",
         QT_TRANSLATE_NOOP(
             "exiles",
             "In a slot. Stage 3: 1 attack with strength 5 to 7 on a deployment zone, at units or engines.")},
        {"about.engine.bombard",
         QT_TRANSLATE_NOOP(
             "exiles",
             "In a slot. Stage 3: 2 attacks with strength 3 to 5 on deployment zones, at units or engines.")},

        // Engines of the enemy
        {"about.enemy-engine.trebuchet",
         QT_TRANSLATE_NOOP("exiles", "Stage 4: strength 5 to 7 against a fortification.")},
        {"about.enemy-engine.catapult",
         QT_TRANSLATE_NOOP(
             "exiles",
             "Stage 4: strength 4 to 6. A die says whether it hits units, engines or the fortification.")},
        {"about.enemy-engine.ballista",
         QT_TRANSLATE_NOOP("exiles", "Stage 4: strength 2 to 6 against units. It removes 2 at most.")},
        {"about.enemy-engine.siege-tower",
         QT_TRANSLATE_NOOP("exiles", "Halves the resistance of a wall for one squad.")},
        {"about.enemy-engine.bridge", QT_TRANSLATE_NOOP("exiles", "Crosses a ditch or a moat.")},
        {"about.enemy-engine.palisade",
         QT_TRANSLATE_NOOP("exiles", "Takes 3 from the shots at its deployment zone.")},
        {"about.enemy-engine.ram",
         QT_TRANSLATE_NOOP("exiles", "Strikes the gate if its squad has a strength of 6 or more.")},

        // Factions
        {"about.faction.barbarians",
         QT_TRANSLATE_NOOP(
             "exiles",
             "Blood-mad: their morale does not fall after a round in which a defender was lost in melee.")},
        {"about.faction.wolf-men",
         QT_TRANSLATE_NOOP("exiles",
                           "Only moats delay them. A squad of 4 or more units adds 1 in the fight.")},
        {"about.faction.woodsmen",
         QT_TRANSLATE_NOOP("exiles",
                           "Sharpshooters: for their shots the resistance of the target counts 1 less.")},
        {"about.faction.beasts",
         QT_TRANSLATE_NOOP(
             "exiles", "Harpies fly. Dread: a squad of yours that a shooter leads has 1 less in the fight.")},

        // Heroes
        {"about.hero.oracle",
         QT_TRANSLATE_NOOP("exiles",
                           "Once in each turn, at the start of a stage 11: move up to 5 units from any "
                           "sections to any others. The last armies are no larger than those of the "
                           "turn before.")},
        {"about.hero.sorcerer",
         QT_TRANSLATE_NOOP("exiles",
                           "Once in each turn: cast one more spell of level 1 to 3, even one that was used. "
                           "The last armies are as large as those of the next turn.")},
        {"about.hero.heretic",
         QT_TRANSLATE_NOOP(
             "exiles",
             "Before the siege: the shooters of one section have 1 more ranged fire strength in this turn.")},
        {"about.hero.deserter",
         QT_TRANSLATE_NOOP("exiles",
                           "Once in each of your turns: one unit for free, without an action. "
                           "Later armies are as large as those of the next turn.")},

        // Resources
        {"about.resource.wood",
         QT_TRANSLATE_NOOP("exiles", "For wooden walls, first levels of buildings, spearmen and archers.")},
        {"about.resource.stone",
         QT_TRANSLATE_NOOP("exiles", "For stone walls and higher levels. Collected with stone working.")},
        {"about.resource.iron",
         QT_TRANSLATE_NOOP("exiles", "For better soldiers and engines. Collected with a mine.")},
        {"about.resource.gold",
         QT_TRANSLATE_NOOP(
             "exiles", "For the highest levels, arquebusiers and bombards. Collected with gold working.")},
    };
    return kWords;
}

} // namespace merlon::exiles
