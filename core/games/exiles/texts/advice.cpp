#include "core/games/exiles/texts/texts.h"

namespace merlon::exiles {

WordingTable adviceTexts()
{
    static constexpr Wording kWords[] = {
        // Heroes and commands
        {"advice.deserter", QT_TRANSLATE_NOOP("exiles", "A free unit every turn adds up to a small army.")},
        {"advice.oracle", QT_TRANSLATE_NOOP("exiles", "Moving 5 units at the right moment can save a wall.")},
        {"advice.heretic",
         QT_TRANSLATE_NOOP("exiles", "Inspired shooters on one tower hit harder through the whole siege.")},
        {"advice.sorcerer",
         QT_TRANSLATE_NOOP("exiles", "A second spell every turn is worth it once there is a mage tower.")},
        {"advice.defend", QT_TRANSLATE_NOOP("exiles", "Whoever commands a wall commands its whole front.")},
        // Actions
        {"advice.repair",
         QT_TRANSLATE_NOOP("exiles", "A repair takes no action and restores what the siege has cost.")},
        {"advice.wall",
         QT_TRANSLATE_NOOP("exiles",
                           "This wall is weaker than the others, and resistance counts against each squad.")},
        {"advice.tower",
         QT_TRANSLATE_NOOP("exiles", "Towers carry shooters and engines and cover 2 fronts.")},
        {"advice.ditch",
         QT_TRANSLATE_NOOP("exiles", "A complete line holds the enemy back for a whole round of shots.")},
        {"advice.build",
         QT_TRANSLATE_NOOP(
             "exiles", "The city needs it next, and each level is one more for the enemy to destroy: %1.")},
        {"advice.research", QT_TRANSLATE_NOOP("exiles", "Your next step needs it: %1.")},
        {"advice.train", QT_TRANSLATE_NOOP("exiles", "The walls need more defenders: %1.")},
        {"advice.replace", QT_TRANSLATE_NOOP("exiles", "Room is scarce: a better unit makes more of it.")},
        {"advice.engine", QT_TRANSLATE_NOOP("exiles", "An engine slot should not stay empty: %1.")},
        {"advice.rocks", QT_TRANSLATE_NOOP("exiles", "Rocks cost nothing but the action.")},
        {"advice.collect", QT_TRANSLATE_NOOP("exiles", "Your next step cannot be paid for without it: %1.")},
        {"advice.free-unit", QT_TRANSLATE_NOOP("exiles", "The most expensive unit is the best free one.")},
        {"advice.end-turn", QT_TRANSLATE_NOOP("exiles", "There is nothing useful left to do.")},
        // Trade
        {"advice.gift",
         QT_TRANSLATE_NOOP("exiles", "Your partner can use it immediately, and you can do without it.")},
        {"advice.no-gift", QT_TRANSLATE_NOOP("exiles", "A gift would not help immediately.")},
        {"advice.accept-trade",
         QT_TRANSLATE_NOOP("exiles", "The offer is fair, and you can do without what you give.")},
        {"advice.refuse-trade",
         QT_TRANSLATE_NOOP("exiles", "You need what you would give more than what you would get.")},
        // Moving
        {"advice.move", QT_TRANSLATE_NOOP("exiles", "It is more useful elsewhere: %1.")},
        {"advice.into-keep", QT_TRANSLATE_NOOP("exiles", "From the keep, every wall can be reached.")},
        {"advice.to-attacked-wall", QT_TRANSLATE_NOOP("exiles", "The enemy attacks there: %1.")},
        {"advice.to-post", QT_TRANSLATE_NOOP("exiles", "This post is the best of those with room: %1.")},
        {"advice.engine-in-keep",
         QT_TRANSLATE_NOOP("exiles", "In the keep, the engine reaches every front: %1.")},
        {"advice.all-in-place", QT_TRANSLATE_NOOP("exiles", "All units are where they are needed.")},
        // Powers
        {"advice.inspire", QT_TRANSLATE_NOOP("exiles", "The most shooters will shoot from there: %1.")},
        {"advice.reinforce", QT_TRANSLATE_NOOP("exiles", "The strongest attack goes against it: %1.")},
        {"advice.aura", QT_TRANSLATE_NOOP("exiles", "It will be hit hardest by rams and engines: %1.")},
        {"advice.renew", QT_TRANSLATE_NOOP("exiles", "It lacks resistance just before the fight: %1.")},
        {"advice.blind", QT_TRANSLATE_NOOP("exiles", "It shoots hardest: %1.")},
        {"advice.paralyze", QT_TRANSLATE_NOOP("exiles", "It removes 2 of the strongest enemies at no cost.")},
        {"advice.burn", QT_TRANSLATE_NOOP("exiles", "It is the most dangerous engine: %1.")},
        {"advice.rockfall", QT_TRANSLATE_NOOP("exiles", "Most of the enemy is there: %1.")},
        {"advice.earthquake", QT_TRANSLATE_NOOP("exiles", "Half of the army can be gone before the fight.")},
        {"advice.no-power", QT_TRANSLATE_NOOP("exiles", "No power is of use now.")},
        // Shooting and engines
        {"advice.aim", QT_TRANSLATE_NOOP("exiles", "Most can be hit there: %1.")},
        {"advice.aim-storm", QT_TRANSLATE_NOOP("exiles", "These enemies fight in this round: %1.")},
        {"advice.fire", QT_TRANSLATE_NOOP("exiles", "The best targets are there: %1.")},
        {"advice.hold-fire", QT_TRANSLATE_NOOP("exiles", "No shot would hit anything.")},
        {"advice.remove",
         QT_TRANSLATE_NOOP("exiles", "It is the best use of these points of endurance: %1.")},
        {"advice.slay", QT_TRANSLATE_NOOP("exiles", "The squad is weakened most without it: %1.")},
        {"advice.nothing-more", QT_TRANSLATE_NOOP("exiles", "No other enemy can be removed.")},
        {"advice.drop", QT_TRANSLATE_NOOP("exiles", "There is enough under the wall for it: %1.")},
        {"advice.hold-drop",
         QT_TRANSLATE_NOOP("exiles", "Too few can be hit: it is kept for a later round.")},
        // Losses
        {"advice.lose", QT_TRANSLATE_NOOP("exiles", "It is the least valuable: %1.")},
        {"advice.shield",
         QT_TRANSLATE_NOOP("exiles", "It is the most valuable unit that would be lost: %1.")},
        {"advice.shield-holds",
         QT_TRANSLATE_NOOP("exiles", "Without this unit, the squad would get into the city: %1.")},
        {"advice.resurrect",
         QT_TRANSLATE_NOOP("exiles", "It is rare to lose this many units at the same time.")},
        {"advice.accept", QT_TRANSLATE_NOOP("exiles", "The blessing is kept for greater losses.")},
        // Melee
        {"advice.assign",
         QT_TRANSLATE_NOOP("exiles", "Over all rolls of the dice, these units do best against this squad.")},
        {"advice.keep-back", QT_TRANSLATE_NOOP("exiles", "The others are better kept out of the fight.")},
        {"advice.lead", QT_TRANSLATE_NOOP("exiles", "It leads best: %1.")},
        // The Warlord
        {"advice.front", QT_TRANSLATE_NOOP("exiles", "It is defended least: %1.")},
        {"advice.mass", QT_TRANSLATE_NOOP("exiles", "The army is massed before the weakest wall: %1.")},
        {"advice.pin-down", QT_TRANSLATE_NOOP("exiles", "A few weak units are enough there: %1.")},
        {"advice.target", QT_TRANSLATE_NOOP("exiles", "Most can be killed there: %1.")},
        {"advice.flight", QT_TRANSLATE_NOOP("exiles", "Few fight there: %1.")},
        {"advice.breach", QT_TRANSLATE_NOOP("exiles", "It can fall soonest: %1.")},
        {"advice.element", QT_TRANSLATE_NOOP("exiles", "It does the most damage.")},
        {"advice.form", QT_TRANSLATE_NOOP("exiles", "The squads become equally strong.")},
        {"advice.head", QT_TRANSLATE_NOOP("exiles", "Its strength counts most as a leader: %1.")},
        {"advice.equip", QT_TRANSLATE_NOOP("exiles", "It is the strongest squad at this wall: %1.")},
    };
    return kWords;
}

} // namespace merlon::exiles
