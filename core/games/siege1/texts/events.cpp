#include "core/games/siege1/texts/texts.h"

namespace merlon::siege1 {

std::span<const Wording> eventTexts()
{
    static constexpr Wording kWords[] = {
        // Setting up, the round and phase 1
        {"event.phase-card-drawn", QT_TRANSLATE_NOOP("siege1", "%1 is drawn.")},
        {"event.card-kept", QT_TRANSLATE_NOOP("siege1", "%1 keeps %2.")},
        {"event.card-removed", QT_TRANSLATE_NOOP("siege1", "A card leaves the game (%1).")},
        {"event.card-turned", QT_TRANSLATE_NOOP("siege1", "%1 turns the card of phase %2.")},
        {"event.phase-begins", QT_TRANSLATE_NOOP("siege1", "Phase %1 begins.")},
        {"event.seat-gains-hourglasses",
         QT_TRANSLATE_NOOP("siege1", "%1 gains {%2|no hourglasses|1 hourglass|%2 hourglasses}.")},
        {"event.seat-loses-hourglasses",
         QT_TRANSLATE_NOOP("siege1", "%1 discards {%2|no hourglasses|1 hourglass|%2 hourglasses}.")},
        {"event.unit-drawn-for", QT_TRANSLATE_NOOP("siege1", "%1 draws %2 from the bag.")},
        {"event.resources-taken",
         QT_TRANSLATE_NOOP("siege1", "%1 takes {%2|no resources|1 resource|%2 resources} from the pile.")},
        {"event.resources-paid",
         QT_TRANSLATE_NOOP("siege1", "%1 costs {%2|no resources|1 resource|%2 resources}.")},
        {"event.units-spent",
         QT_TRANSLATE_NOOP(
             "siege1", "Units paid: {%1||1 goblin|%1 goblins}{%2||1 orc|%2 orcs}{%3||1 troll|%3 trolls}.")},
        {"event.units-transferred",
         QT_TRANSLATE_NOOP("siege1", "%1 hands over to the other invader: %2 (× %3).")},
        {"event.action-done", QT_TRANSLATE_NOOP("siege1", "%1 uses %2.")},
        {"event.action-lent", QT_TRANSLATE_NOOP("siege1", "%1 lends %2 to the other invader.")},

        // Machines, equipment, training, rituals. %2 of card-added tells what card it is.
        {"event.engine-placed", QT_TRANSLATE_NOOP("siege1", "%1 is built at %2.")},
        {"event.altar-placed", QT_TRANSLATE_NOOP("siege1", "%1 is built on %2.")},
        {"event.ram-part-placed",
         QT_TRANSLATE_NOOP("siege1", "A ram part comes to %1; there {%2|are none|is 1|are %2} now.")},
        {"event.equipment-removed", QT_TRANSLATE_NOOP("siege1", "The invader removes %1 from %2.")},
        {"event.bridge-removed", QT_TRANSLATE_NOOP("siege1", "The bridge leaves %1.")},
        {"event.training-removed", QT_TRANSLATE_NOOP("siege1", "%1: withdrawn from %2.")},
        {"event.card-added", QT_TRANSLATE_NOOP("siege1", "A card is shuffled into the deck of %1: %2.")},
        {"event.units-trained",
         QT_TRANSLATE_NOOP("siege1", "Units come back from the fallen to the camp: %1 (× %2).")},
        {"event.ritual-on-engine", QT_TRANSLATE_NOOP("siege1", "%1: the ritual is performed on %2.")},
        {"event.ritual-on-hero", QT_TRANSLATE_NOOP("siege1", "%1: the ritual is performed on %2.")},
        {"event.ritual-laid", QT_TRANSLATE_NOOP("siege1", "%1: the ritual is performed on %2.")},
        {"event.precise-fire-ordered",
         QT_TRANSLATE_NOOP("siege1", "%1 will fire with precision in this round.")},
        {"event.unit-raised", QT_TRANSLATE_NOOP("siege1", "%1 comes back from the fallen at %2.")},
        {"event.feat-done", QT_TRANSLATE_NOOP("siege1", "The invaders perform a heroic act: %1.")},
        {"event.unit-scared", QT_TRANSLATE_NOOP("siege1", "%1 is killed by the terror in the courtyard.")},

        // Phase 6. %2 and %3 of camp-counted: units in the camp, hourglasses.
        {"event.camp-counted",
         QT_TRANSLATE_NOOP("siege1",
                           "Units left in the camp of %1: %2. The upkeep costs {%3|no hourglasses|1 "
                           "hourglass|%3 hourglasses}.")},
        {"event.deployment-begins", QT_TRANSLATE_NOOP("siege1", "%1 begins %2.")},
        {"event.unit-roped", QT_TRANSLATE_NOOP("siege1", "%2 swings on a rope from %1 to %3.")},
        {"event.unit-sent", QT_TRANSLATE_NOOP("siege1", "%1 leaves the camp for %2.")},
        {"event.tower-manned", QT_TRANSLATE_NOOP("siege1", "%1 climbs into the siege tower at %2.")},
        {"event.trap-springs", QT_TRANSLATE_NOOP("siege1", "The trap on %1 kills %2.")},
        {"event.altar-pointed", QT_TRANSLATE_NOOP("siege1", "%1 is turned toward %2.")},
        {"event.orders-open", QT_TRANSLATE_NOOP("siege1", "%1 gives an open order.")},
        {"event.orders-hidden", QT_TRANSLATE_NOOP("siege1", "%1 gives hidden orders.")},
        {"event.order-cancelled", QT_TRANSLATE_NOOP("siege1", "The order at %2 is removed: %1.")},
        {"event.order-bluff", QT_TRANSLATE_NOOP("siege1", "The order at %1 was a bluff.")},

        // Defender phase
        {"event.window-opens", QT_TRANSLATE_NOOP("siege1", "The defender phase after phase %1 begins.")},
        {"event.trap-laid", QT_TRANSLATE_NOOP("siege1", "%1: laid on %2.")},
        {"event.gate-repaired", QT_TRANSLATE_NOOP("siege1", "%1 is repaired; its resistance is %2 now.")},
        {"event.wood-placed", QT_TRANSLATE_NOOP("siege1", "Wood is added at %1.")},
        {"event.archers-blessed", QT_TRANSLATE_NOOP("siege1", "The archers of %1 are blessed.")},
        {"event.wall-dazzled", QT_TRANSLATE_NOOP("siege1", "A glare falls on %1.")},
        {"event.unit-promoted", QT_TRANSLATE_NOOP("siege1", "%1 completes the training at %2.")},
        {"event.saboteurs-hunted", QT_TRANSLATE_NOOP("siege1", "Saboteurs found: %1.")},
        {"event.crew-killed", QT_TRANSLATE_NOOP("siege1", "%2 is killed in the siege tower at %1.")},
        {"event.unit-moved", QT_TRANSLATE_NOOP("siege1", "%1 moves from %2 to %3.")},
        {"event.units-exchanged", QT_TRANSLATE_NOOP("siege1", "%1 at %2 and %3 at %4 change places.")},
        {"event.hero-moved", QT_TRANSLATE_NOOP("siege1", "%1 moves from %2 to %3.")},
        {"event.honour-lost",
         QT_TRANSLATE_NOOP("siege1", "A soldier has left the honor guard; its glory is lost.")},
        {"event.speech-held", QT_TRANSLATE_NOOP("siege1", "The officer gives a speech at %1 (+%2).")},
        {"event.raid-made", QT_TRANSLATE_NOOP("siege1", "The warrior raids %1 and kills %2.")},
        {"event.dishonour", QT_TRANSLATE_NOOP("siege1", "The defenders commit a dishonorable act: %1.")},
        {"event.barricades-raised",
         QT_TRANSLATE_NOOP(
             "siege1",
             "The barricades bring {%1|no hourglasses|1 hourglass|%1 hourglasses} for the workshop.")},
        {"event.prisoner-freed", QT_TRANSLATE_NOOP("siege1", "%1 is freed and comes to the courtyard.")},
        {"event.last-stand", QT_TRANSLATE_NOOP("siege1", "The last stand is made at %1.")},
        {"event.action-sped", QT_TRANSLATE_NOOP("siege1", "The speed token reopens %1.")},
    };
    return kWords;
}

} // namespace merlon::siege1
