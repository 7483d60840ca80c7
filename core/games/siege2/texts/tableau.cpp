#include "core/games/siege2/texts/texts.h"

namespace merlon::siege2 {

std::span<const Wording> tableauTexts()
{
    static constexpr Wording kWords[] = {
        // What lies beside the board: titles, stocks, how things stand
        {"word.zone.card-supply", QT_TRANSLATE_NOOP("core", "Card supply")},
        {"word.zone.objectives", QT_TRANSLATE_NOOP("core", "Objectives")},
        {"word.zone.maneuvers", QT_TRANSLATE_NOOP("core", "Maneuvers")},
        {"word.zone.orders-and-rituals", QT_TRANSLATE_NOOP("core", "Orders and rituals")},
        {"word.zone.plans", QT_TRANSLATE_NOOP("core", "Defense plans")},
        {"word.stock.reserve", QT_TRANSLATE_NOOP("core", "Hourglasses in reserve")},
        {"word.stock.wood-pile", QT_TRANSLATE_NOOP("core", "Wood pile")},
        {"about.stock.wood-pile",
         QT_TRANSLATE_NOOP("core", "The wood pile. When it is empty, no more wood can be taken.")},
        {"word.card.objective", QT_TRANSLATE_NOOP("core", "objective")},
        {"word.card.plan", QT_TRANSLATE_NOOP("core", "defense plan")},
        {"word.card.heroic-order", QT_TRANSLATE_NOOP("core", "heroic order")},
        {"word.card.machine-deck", QT_TRANSLATE_NOOP("core", "engine deck")},
        {"word.card.hit-deck", QT_TRANSLATE_NOOP("core", "hit deck")},
        // On printed cards
        //: Stands on a printed card.
        {"card-label.action", QT_TRANSLATE_NOOP("core", "Action card, phase %1")},
        {"card-label.action-back", QT_TRANSLATE_NOOP("core", "Action card")},
        //: What a card of the hit deck hits; %1, %2, %3: units.
        {"card.cannon-0", QT_TRANSLATE_NOOP("core", "Cannon: a miss.")},
        {"card.cannon-1", QT_TRANSLATE_NOOP("core", "Cannon: %1.")},
        {"card.cannon-2", QT_TRANSLATE_NOOP("core", "Cannon: %1, %2.")},
        {"card.cannon-3", QT_TRANSLATE_NOOP("core", "Cannon: %1, %2, %3.")},
        {"card.pole-1", QT_TRANSLATE_NOOP("core", "Pole: %1.")},
        {"card.pole-0", QT_TRANSLATE_NOOP("core", "Pole: a miss.")},
        {"card.pole-2", QT_TRANSLATE_NOOP("core", "Pole: %1, %2.")},
        {"card.pole-3", QT_TRANSLATE_NOOP("core", "Pole: %1, %2, %3.")},
        //: What an action card costs: wood (a number) and one of two payments in units (1 troll, 2 orcs).
        {"price.wood-2", QT_TRANSLATE_NOOP("core", "Price: %1 wood, and %2 or %3.")},
        //: What the use of a card gives the defender besides.
        {"price.more-hourglasses",
         QT_TRANSLATE_NOOP(
             "core", "{%1|No more hourglasses|1 more hourglass|%1 more hourglasses} for the defender.")},
        {"word.size.minor", QT_TRANSLATE_NOOP("core", "minor")},
        {"word.size.major", QT_TRANSLATE_NOOP("core", "major")},
        {"item.to-come", QT_TRANSLATE_NOOP("core", "to come: %1")},
        {"word.tile.banner", QT_TRANSLATE_NOOP("core", "banner")},
        {"word.tile.ladder", QT_TRANSLATE_NOOP("core", "ladder")},
        {"word.tile.poison", QT_TRANSLATE_NOOP3("core", "poison", "word.tile.poison")},
        {"word.tile.sap", QT_TRANSLATE_NOOP("core", "sap")},
        {"word.tile.bridge", QT_TRANSLATE_NOOP("core", "bridge")},
        {"item.dropped", QT_TRANSLATE_NOOP("core", "discarded")},
        {"item.works-on", QT_TRANSLATE_NOOP("core", "met, still in effect")},
        {"item.met", QT_TRANSLATE_NOOP("core", "met")},
        {"item.used", QT_TRANSLATE_NOOP("core", "used")},
        {"item.at-most", QT_TRANSLATE_NOOP("core", "≤ %1")},
        {"word.phase.maneuver", QT_TRANSLATE_NOOP("core", "Maneuver")},
        {"about.phase.supplies",
         QT_TRANSLATE_NOOP("core", "Phase 1: units from the bag, wood, possibly other cards.")},
        {"about.phase.machines", QT_TRANSLATE_NOOP("core", "Phase 2: engines, mantelets and siege towers.")},
        {"about.phase.equipment", QT_TRANSLATE_NOOP("core", "Phase 3: equipment on walls and paths.")},
        {"about.phase.training",
         QT_TRANSLATE_NOOP("core", "Phase 4: trained troops on ramparts, at engines and in buildings.")},
        {"about.phase.rituals", QT_TRANSLATE_NOOP("core", "Phase 5: rituals, with bluffs among them.")},
        {"about.phase.maneuver",
         QT_TRANSLATE_NOOP("core", "Phase 6: the army marches, and orders are given.")},
        {"about.phase.defense",
         QT_TRANSLATE_NOOP("core", "After each action of the invader, the defender spends the hourglasses.")},
        {"about.phase.assault", QT_TRANSLATE_NOOP("core", "First all shots, then the melee on every wall.")},
        {"detail.due", QT_TRANSLATE_NOOP("core", "After the invader’s action, hourglasses to come: %1.")},
        {"detail.spy", QT_TRANSLATE_NOOP("core", "A spy: the card costs 1 more unit.")},
        {"detail.malfunction",
         QT_TRANSLATE_NOOP("core", "Malfunction: it does not fire in the next assault.")},
        {"detail.maneuver-budget",
         QT_TRANSLATE_NOOP("core", "In this maneuver, at most %1 pieces leave each place.")},
        {"detail.strength", QT_TRANSLATE_NOOP("core", "Strength %1.")},
        {"detail.order-given", QT_TRANSLATE_NOOP("core", "Has given an order in this round.")},
        {"detail.order-used", QT_TRANSLATE_NOOP("core", "It has been used in this round.")},
        {"detail.out-of-the-game", QT_TRANSLATE_NOOP("core", "It is out of the game.")},
        {"detail.saboteur",
         QT_TRANSLATE_NOOP("core", "A saboteur: each action here costs 1 more hourglass.")},
        {"detail.bloodstones-bluff", QT_TRANSLATE_NOOP("core", "Bloodstones on it, face down: a bluff.")},
        {"detail.bloodstones-target-down",
         QT_TRANSLATE_NOOP("core", "Bloodstones on it, face down: the target.")},
        {"detail.bloodstones-target", QT_TRANSLATE_NOOP("core", "Bloodstones on it: the target.")},
        {"detail.bloodstones-hidden", QT_TRANSLATE_NOOP("core", "Bloodstones on it, face down.")},
        {"detail.possession-bluff", QT_TRANSLATE_NOOP("core", "Possession on it, face down: a bluff.")},
        {"detail.possession-target-down",
         QT_TRANSLATE_NOOP("core", "Possession on it, face down: the target.")},
        {"detail.possession-target", QT_TRANSLATE_NOOP("core", "Possession on it: the target.")},
        {"detail.possession-hidden", QT_TRANSLATE_NOOP("core", "Possession on it, face down.")},
        {"detail.demon-bluff", QT_TRANSLATE_NOOP("core", "A demon here, face down: a bluff.")},
        {"detail.demon-target-down", QT_TRANSLATE_NOOP("core", "A demon here, face down: the target.")},
        {"detail.demon-target",
         QT_TRANSLATE_NOOP("core", "A demon here: each completed action kills a unit in the courtyard.")},
        {"detail.demon-hidden", QT_TRANSLATE_NOOP("core", "A demon here, face down.")},
    };
    return kWords;
}

} // namespace merlon::siege2
