#include "core/games/exiles/texts/texts.h"

namespace merlon::exiles {

WordingTable reasonTexts()
{
    static constexpr Wording kWords[] = {
        // The set-up and the turn
        {"reason.not-now", QT_TRANSLATE_NOOP("exiles", "This is not possible at this moment.")},
        {"reason.hero-taken", QT_TRANSLATE_NOOP("exiles", "Taken already: %1. Choose another hero.")},
        {"reason.section-taken", QT_TRANSLATE_NOOP("exiles", "Taken already: %1. Choose a free section.")},
        {"reason.not-a-section", QT_TRANSLATE_NOOP("exiles", "Not a section: %1. Choose a wall or a tower.")},
        {"reason.not-a-wall", QT_TRANSLATE_NOOP("exiles", "Not a wall: %1. Choose a wall.")},
        {"reason.walls-first",
         QT_TRANSLATE_NOOP("exiles", "Walls are still free. Towers are chosen after all walls.")},

        // Actions
        {"reason.no-marker", QT_TRANSLATE_NOOP("exiles", "You have no action left.")},
        {"reason.cannot-afford",
         QT_TRANSLATE_NOOP("exiles", "You do not have the resources for this. Collect some, or trade.")},
        {"reason.supply-empty", QT_TRANSLATE_NOOP("exiles", "None left in the supply: %1.")},
        {"reason.units-out",
         QT_TRANSLATE_NOOP("exiles", "None left in the supply: %1. Choose another unit.")},
        {"reason.engines-out",
         QT_TRANSLATE_NOOP("exiles", "None left in the supply: %1. Choose another engine.")},
        {"reason.highest-level", QT_TRANSLATE_NOOP("exiles", "The highest level has been reached.")},
        {"reason.technology-missing",
         QT_TRANSLATE_NOOP("exiles", "A technology is missing: %1. Research it first.")},
        {"reason.technology-known", QT_TRANSLATE_NOOP("exiles", "Known already: %1.")},
        {"reason.building-too-low", QT_TRANSLATE_NOOP("exiles", "%1: level %2 is needed. Build it first.")},
        {"reason.not-a-ditch", QT_TRANSLATE_NOOP("exiles", "Nothing can be dug here: %1.")},
        {"reason.not-flat-ground",
         QT_TRANSLATE_NOOP("exiles", "There is a ditch already: %1. It can be flooded.")},
        {"reason.no-ditch-yet", QT_TRANSLATE_NOOP("exiles", "Only a ditch can be flooded: %1.")},
        {"reason.nothing-to-repair", QT_TRANSLATE_NOOP("exiles", "Nothing to repair: %1.")},
        {"reason.no-gate-there", QT_TRANSLATE_NOOP("exiles", "No gate here: %1. Build the wall first.")},
        {"reason.no-room",
         QT_TRANSLATE_NOOP("exiles", "No room: %1. Choose another place, or replace a unit.")},
        {"reason.none-there", QT_TRANSLATE_NOOP("exiles", "None of these is here: %1.")},
        {"reason.same-type", QT_TRANSLATE_NOOP("exiles", "This is the same type. Choose another one.")},
        {"reason.no-second",
         QT_TRANSLATE_NOOP("exiles", "You could not go on after this. Choose something else.")},
        {"reason.no-slot", QT_TRANSLATE_NOOP("exiles", "No free slot: %1.")},
        {"reason.has-one-already", QT_TRANSLATE_NOOP("exiles", "There is one already: %1.")},
        {"reason.no-free-recruit",
         QT_TRANSLATE_NOOP("exiles", "Only the Deserter recruits for free, once in each turn.")},
        {"reason.not-in-game",
         QT_TRANSLATE_NOOP("exiles", "This scenario is played without it. Choose something else.")},

        // Trade
        {"reason.trade-used",
         QT_TRANSLATE_NOOP("exiles", "You have traded already. One trade is possible in each turn.")},
        {"reason.not-a-partner", QT_TRANSLATE_NOOP("exiles", "This player cannot trade with you now.")},
        {"reason.nothing-to-give", QT_TRANSLATE_NOOP("exiles", "You have nothing to give.")},
        {"reason.only-gifts",
         QT_TRANSLATE_NOOP("exiles", "Three offers were refused. In this turn you can only give.")},
        {"reason.not-owned", QT_TRANSLATE_NOOP("exiles", "There is not enough of it: %1.")},

        // Moving
        {"reason.not-commanded", QT_TRANSLATE_NOOP("exiles", "You do not command this place: %1.")},
        {"reason.not-adjacent",
         QT_TRANSLATE_NOOP("exiles", "Not next to it: %1. Choose an adjacent section.")},
        {"reason.keep-closed", QT_TRANSLATE_NOOP("exiles", "The keep cannot be entered now.")},
        {"reason.has-fired",
         QT_TRANSLATE_NOOP("exiles", "These units have shot. They do not move in this round.")},
        {"reason.has-moved", QT_TRANSLATE_NOOP("exiles", "This has been moved already.")},
        {"reason.has-fought",
         QT_TRANSLATE_NOOP("exiles", "These units have fought. They do not shoot in this turn.")},
        {"reason.too-many-units", QT_TRANSLATE_NOOP("exiles", "Too many: at most %1 are possible.")},
        {"reason.keep-not-clear",
         QT_TRANSLATE_NOOP("exiles",
                           "Some units must leave the keep. Up to 4 shooters can stay from level 2 on.")},
        {"reason.same-place", QT_TRANSLATE_NOOP("exiles", "This is where they are. Choose another place.")},
        {"reason.engine-stands", QT_TRANSLATE_NOOP("exiles", "This never moves: %1.")},

        // Shooting
        {"reason.not-covered",
         QT_TRANSLATE_NOOP("exiles", "Out of sight: %1. Choose a zone that is covered from here.")},
        {"reason.no-enemy-there", QT_TRANSLATE_NOOP("exiles", "No such target here: %1.")},
        {"reason.does-not-shoot", QT_TRANSLATE_NOOP("exiles", "This unit does not shoot: %1.")},
        {"reason.keep-shooters-used",
         QT_TRANSLATE_NOOP("exiles", "Only %1 units can shoot from the keep in each stage.")},
        {"reason.out-of-range", QT_TRANSLATE_NOOP("exiles", "Only deployment zones are in range: %1.")},
        {"reason.too-tough", QT_TRANSLATE_NOOP("exiles", "Not enough points for %1.")},
        {"reason.no-more-losses", QT_TRANSLATE_NOOP("exiles", "No more can be removed.")},
        {"reason.not-the-weakest",
         QT_TRANSLATE_NOOP("exiles", "Units with the lowest endurance leave first, not %1.")},
        {"reason.not-on-the-list", QT_TRANSLATE_NOOP("exiles", "This unit is not about to leave.")},

        // Powers
        {"reason.power-too-high", QT_TRANSLATE_NOOP("exiles", "%1: level %2 is needed.")},
        {"reason.power-used", QT_TRANSLATE_NOOP("exiles", "This has been used in this turn.")},
        {"reason.no-extra-spell",
         QT_TRANSLATE_NOOP("exiles",
                           "Only the Sorcerer casts an extra spell, of level 1 to 3, once in each turn.")},
        {"reason.only-a-barrier",
         QT_TRANSLATE_NOOP("exiles", "Only a barrier here: %1. Choose a section of level 1 or more.")},
        {"reason.nothing-to-renew", QT_TRANSLATE_NOOP("exiles", "Undamaged: %1. Choose a damaged section.")},

        // Melee
        {"reason.not-in-squad", QT_TRANSLATE_NOOP("exiles", "Not in this squad: %1.")},
        {"reason.not-this-squad", QT_TRANSLATE_NOOP("exiles", "Choose a squad of this place.")},
        {"reason.not-assigned", QT_TRANSLATE_NOOP("exiles", "Not among the defenders: %1.")},

        // The Warlord
        {"reason.too-few-left",
         QT_TRANSLATE_NOOP("exiles",
                           "Too few units would be left for the other fronts. Each needs 3 melee units.")},
        {"reason.uneven-squads", QT_TRANSLATE_NOOP("exiles", "The sizes of squads differ by 1 at most.")},
    };
    return kWords;
}

} // namespace merlon::exiles
