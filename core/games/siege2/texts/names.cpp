#include "core/games/siege2/texts/texts.h"

namespace merlon::siege2 {

std::span<const Wording> nameTexts()
{
    static constexpr Wording kWords[] = {
        {"word.siege2", QT_TRANSLATE_NOOP("core", "Siege: Breach")},
        {"word.board.archer", QT_TRANSLATE_NOOP("core", "marksman")}, // of a space of a board
        {"word.board.marksman", QT_TRANSLATE_NOOP("core", "marksman")},

        // Machines
        {"word.ballista", QT_TRANSLATE_NOOP("core", "ballista")},
        {"word.catapult", QT_TRANSLATE_NOOP("core", "catapult")},
        {"word.trebuchet", QT_TRANSLATE_NOOP("core", "trebuchet")},

        // Action cards
        {"word.action-card.briefing", QT_TRANSLATE_NOOP("core", "Briefing")},
        {"word.action-card.resources", QT_TRANSLATE_NOOP("core", "Resources")},
        {"word.action-card.ballista", QT_TRANSLATE_NOOP("core", "Ballista")},
        {"word.action-card.catapult", QT_TRANSLATE_NOOP("core", "Catapult")},
        {"word.action-card.mantelet", QT_TRANSLATE_NOOP("core", "Mantelet")},
        {"word.action-card.siege-tower", QT_TRANSLATE_NOOP("core", "Siege tower")},
        {"word.action-card.trebuchet", QT_TRANSLATE_NOOP("core", "Trebuchet")},
        {"word.action-card.banner", QT_TRANSLATE_NOOP("core", "Banner")},
        {"word.action-card.bridge", QT_TRANSLATE_NOOP("core", "Bridge")},
        {"word.action-card.ladder", QT_TRANSLATE_NOOP("core", "Ladder")},
        {"word.action-card.poison", QT_TRANSLATE_NOOP("core", "Poison")},
        {"word.action-card.sap", QT_TRANSLATE_NOOP("core", "Sap")},
        {"word.action-card.artilleryman", QT_TRANSLATE_NOOP("core", "Artilleryman")},
        {"word.action-card.quartermaster", QT_TRANSLATE_NOOP("core", "Quartermaster")},
        {"word.action-card.saboteur", QT_TRANSLATE_NOOP("core", "Saboteur")},
        {"word.action-card.trainer", QT_TRANSLATE_NOOP("core", "Trainer")},
        {"word.action-card.trench-master", QT_TRANSLATE_NOOP("core", "Trench master")},
        {"word.action-card.bloodstones", QT_TRANSLATE_NOOP("core", "Bloodstones")},
        {"word.action-card.demon", QT_TRANSLATE_NOOP("core", "Demon")},
        {"word.action-card.gale", QT_TRANSLATE_NOOP("core", "Gale")},
        {"word.action-card.possession", QT_TRANSLATE_NOOP("core", "Possession")},
        {"word.action-card.specter", QT_TRANSLATE_NOOP("core", "Specter")},
        {"word.action-card.maneuver", QT_TRANSLATE_NOOP("core", "Maneuver")},

        // Why an action card cannot be used: the end of a sentence, after a colon, or a note in brackets
        {"word.obstacle.wood", QT_TRANSLATE_NOOP("core", "not enough wood")},
        {"word.obstacle.units", QT_TRANSLATE_NOOP("core", "the units for it are not in the supply")},
        {"word.obstacle.token", QT_TRANSLATE_NOOP("core", "no piece of this type is left")},
        {"word.obstacle.engines", QT_TRANSLATE_NOOP("core", "4 engines are on the board already")},
        {"word.obstacle.target", QT_TRANSLATE_NOOP("core", "there is no target for it")},

        // What an action of a building lacks: the end of a sentence, after a colon
        {"word.condition.token", QT_TRANSLATE_NOOP("core", "no piece of this type is left")},
        {"word.condition.tower", QT_TRANSLATE_NOOP("core", "every tower already has a device")},
        {"word.condition.cauldron-wall", QT_TRANSLATE_NOOP("core", "no wall can hold another cauldron")},
        {"word.condition.ladder-wall", QT_TRANSLATE_NOOP("core", "no wall can hold another ladder")},
        {"word.condition.stone", QT_TRANSLATE_NOOP("core", "no stone is left in the supply")},
        {"word.condition.path", QT_TRANSLATE_NOOP("core", "no path can take another trap")},
        {"word.condition.machine",
         QT_TRANSLATE_NOOP("core", "there is no engine without a malfunction on the board")},
        {"word.condition.card", QT_TRANSLATE_NOOP("core", "no card of the row can take another spy")},
        {"word.condition.order", QT_TRANSLATE_NOOP("core", "there is no order on the board")},
        {"word.condition.invader", QT_TRANSLATE_NOOP("core", "there is no invader unit on the board")},
        {"word.condition.troops", QT_TRANSLATE_NOOP("core", "no unit in the barracks can be trained")},
        {"word.condition.saboteur", QT_TRANSLATE_NOOP("core", "there is no saboteur on the board")},
        {"word.condition.guard", QT_TRANSLATE_NOOP("core", "there is no marksman in the guards")},

        // What the goals of objectives count, in brackets after a number
        {"word.goal.blood-magic", QT_TRANSLATE_NOOP("core", "units paid for rituals")},
        {"word.goal.not-a-single-stone", QT_TRANSLATE_NOOP("core", "walls that have lost all stones")},
        {"word.goal.devoted-warlocks", QT_TRANSLATE_NOOP("core", "different rituals performed")},
        {"word.goal.green-tide", QT_TRANSLATE_NOOP("core", "walls climbed")},
        {"word.goal.troll-wrath", QT_TRANSLATE_NOOP("core", "trolls on one wall")},
        {"word.goal.master-gunners", QT_TRANSLATE_NOOP("core", "engines on the board")},
        {"word.goal.breaking-stone", QT_TRANSLATE_NOOP("core", "stones destroyed")},
        {"word.goal.well-equipped", QT_TRANSLATE_NOOP("core", "types of equipment on the board")},
        {"word.goal.butchers-bill", QT_TRANSLATE_NOOP("core", "defender units killed")},
        {"word.goal.open-ground", QT_TRANSLATE_NOOP("core", "ramparts with invader units")},

        // Actions of the buildings
        {"word.building-action.cannon", QT_TRANSLATE_NOOP("core", "Cannon")},
        {"word.building-action.cauldron-troll", QT_TRANSLATE_NOOP("core", "Troll cauldron")},
        {"word.building-action.cauldron-orc", QT_TRANSLATE_NOOP("core", "Orc cauldron")},
        {"word.building-action.cauldron-goblin", QT_TRANSLATE_NOOP("core", "Goblin cauldron")},
        {"word.building-action.bay-window", QT_TRANSLATE_NOOP("core", "Bay window")},
        {"word.building-action.ladder", QT_TRANSLATE_NOOP("core", "Ladder")},
        {"word.building-action.pole", QT_TRANSLATE_NOOP("core", "Pole")},
        {"word.building-action.wall", QT_TRANSLATE_NOOP("core", "Stone")},
        {"word.building-action.trap", QT_TRANSLATE_NOOP("core", "Trap")},
        {"word.building-action.malfunction", QT_TRANSLATE_NOOP("core", "Malfunction")},
        {"word.building-action.spy", QT_TRANSLATE_NOOP("core", "Spy")},
        {"word.building-action.blessing", QT_TRANSLATE_NOOP("core", "Marksman blessing")},
        {"word.building-action.orders-mix-up", QT_TRANSLATE_NOOP("core", "Confused orders")},
        {"word.building-action.sharpshooters", QT_TRANSLATE_NOOP("core", "Sharpshooters")},
        {"word.building-action.glare", QT_TRANSLATE_NOOP("core", "Unearthly glare")},
        {"word.building-action.train-troops", QT_TRANSLATE_NOOP("core", "Train troops")},
        {"word.building-action.tracking-saboteurs", QT_TRANSLATE_NOOP("core", "Track saboteurs")},

        // Objectives
        {"word.objective.blood-magic", QT_TRANSLATE_NOOP("core", "Blood magic")},
        {"word.objective.not-a-single-stone", QT_TRANSLATE_NOOP("core", "Not a single stone")},
        {"word.objective.devoted-warlocks", QT_TRANSLATE_NOOP("core", "Devoted warlocks")},
        {"word.objective.green-tide", QT_TRANSLATE_NOOP("core", "Green tide")},
        {"word.objective.troll-wrath", QT_TRANSLATE_NOOP("core", "Troll wrath")},
        {"word.objective.master-gunners", QT_TRANSLATE_NOOP("core", "Master gunners")},
        {"word.objective.breaking-stone", QT_TRANSLATE_NOOP("core", "Stone breakers")},
        {"word.objective.well-equipped", QT_TRANSLATE_NOOP("core", "Well equipped")},
        {"word.objective.butchers-bill", QT_TRANSLATE_NOOP("core", "Butcher’s bill")},
        {"word.objective.open-ground", QT_TRANSLATE_NOOP("core", "Open ground")},
        {"word.objective.?", QT_TRANSLATE_NOOP("core", "face down")},

        // Defense plans
        {"word.plan.midnight-oil", QT_TRANSLATE_NOOP("core", "Midnight oil")},
        {"word.plan.forced-march", QT_TRANSLATE_NOOP("core", "Forced march")},
        {"word.plan.open-armoury", QT_TRANSLATE_NOOP("core", "Open armory")},
        {"word.plan.scalding-harvest", QT_TRANSLATE_NOOP("core", "Scalding harvest")},
        {"word.plan.field-surgeons", QT_TRANSLATE_NOOP("core", "Field surgeons")},
        {"word.plan.sally", QT_TRANSLATE_NOOP("core", "Sally")},
        {"word.plan.last-stand", QT_TRANSLATE_NOOP("core", "Last stand")},
        {"word.plan.emergency-masonry", QT_TRANSLATE_NOOP("core", "Emergency masonry")},
        {"word.plan.vigil", QT_TRANSLATE_NOOP("core", "Vigil")},
        {"word.plan.levy", QT_TRANSLATE_NOOP("core", "Levy")},
        {"word.plan.?", QT_TRANSLATE_NOOP("core", "face down")},

        // When one can be used: use a plan “now”
        {"word.moment.phase", QT_TRANSLATE_NOOP("core", "now")},
        {"word.moment.cauldrons", QT_TRANSLATE_NOOP("core", "before the cauldrons are poured")},
        {"word.moment.strengths", QT_TRANSLATE_NOOP("core", "before strengths are compared")},
        {"word.moment.hospital", QT_TRANSLATE_NOOP("core", "before the wounded recover")},

        // Payments
        {"word.1-goblin", QT_TRANSLATE_NOOP("core", "1 goblin")},
        {"word.2-goblins", QT_TRANSLATE_NOOP("core", "2 goblins")},
        {"word.3-goblins", QT_TRANSLATE_NOOP("core", "3 goblins")},
        {"word.1-orc", QT_TRANSLATE_NOOP("core", "1 orc")},
        {"word.2-orcs", QT_TRANSLATE_NOOP("core", "2 orcs")},
        {"word.1-troll", QT_TRANSLATE_NOOP("core", "1 troll")},

        // Equipment and tokens of the invader
        {"word.equipment.banner", QT_TRANSLATE_NOOP("core", "a banner")},
        {"word.equipment.ladder", QT_TRANSLATE_NOOP("core", "a ladder")},
        {"word.equipment.poison", QT_TRANSLATE_NOOP("core", "poison")},
        {"word.equipment.sap", QT_TRANSLATE_NOOP("core", "a sap")},
        {"word.equipment.bridge", QT_TRANSLATE_NOOP("core", "a bridge")},
        {"word.ritual-token.target", QT_TRANSLATE_NOOP("core", "the target")},
        {"word.ritual-token.bluff", QT_TRANSLATE_NOOP("core", "a bluff")},
        {"word.ritual-token.?", QT_TRANSLATE_NOOP("core", "face down")},
        {"word.maneuver.minor", QT_TRANSLATE_NOOP("core", "the minor maneuver")},
        {"word.maneuver.major", QT_TRANSLATE_NOOP("core", "the major maneuver")},
        {"word.order-mode.open", QT_TRANSLATE_NOOP("core", "an open order")},
        {"word.order-mode.classified", QT_TRANSLATE_NOOP("core", "hidden orders")},
        {"word.order-mode.none", QT_TRANSLATE_NOOP("core", "no orders")},
        {"word.order.goblin-fury", QT_TRANSLATE_NOOP("core", "goblin fury")},
        {"word.order.orc-detonation", QT_TRANSLATE_NOOP("core", "exploding orcs")},
        {"word.order.call-of-the-trolls", QT_TRANSLATE_NOOP("core", "call of the trolls")},
        {"word.order.bluff", QT_TRANSLATE_NOOP("core", "bluff")},
        {"word.order.?", QT_TRANSLATE_NOOP("core", "face down")},

        // Heroic orders, traps, cards for shots
        {"word.heroic-order.reinforce", QT_TRANSLATE_NOOP("core", "Reinforce")},
        {"word.heroic-order.errand", QT_TRANSLATE_NOOP("core", "Errand")},
        {"word.heroic-order.recall", QT_TRANSLATE_NOOP("core", "Recall")},
        {"word.trap.goblin", QT_TRANSLATE_NOOP("core", "a goblin trap")},
        {"word.trap.troll", QT_TRANSLATE_NOOP("core", "a troll trap")},
        {"word.trap.siege-tower", QT_TRANSLATE_NOOP("core", "a siege tower trap")},
        {"word.trap.?", QT_TRANSLATE_NOOP("core", "face down")},
        {"word.hit-card.d1", QT_TRANSLATE_NOOP("core", "D1")},
        {"word.hit-card.d2", QT_TRANSLATE_NOOP("core", "D2")},
        {"word.hit-card.d3", QT_TRANSLATE_NOOP("core", "D3")},
        {"word.hit-card.d4", QT_TRANSLATE_NOOP("core", "D4")},
        {"word.hit-card.d5", QT_TRANSLATE_NOOP("core", "D5")},
        {"word.hit-card.d6", QT_TRANSLATE_NOOP("core", "D6")},
        {"word.shot.hit", QT_TRANSLATE_NOOP("core", "hit")},
        {"word.shot.miss", QT_TRANSLATE_NOOP("core", "miss")},

        // Opening a game
        // %1 is the id of a check.
        {"error.board-check", QT_TRANSLATE_NOOP("core", "This board cannot be played: it fails check %1.")},
        {"error.unknown-option", QT_TRANSLATE_NOOP("core", "This game has no option called “%1”.")},
        {"error.position", QT_TRANSLATE_NOOP("core", "This is not a position of this game.")},
    };
    return kWords;
}

} // namespace merlon::siege2
