#include "core/games/siege2/texts/texts.h"

namespace merlon::siege2 {

std::span<const Wording> choiceTexts()
{
    static constexpr Wording kWords[] = {
        // Draws
        {"choice.draw-card", QT_TRANSLATE_NOOP("siege2", "Draw %1")},
        {"choice.draw-objective", QT_TRANSLATE_NOOP("siege2", "Draw the objective %1")},
        {"choice.draw-plan", QT_TRANSLATE_NOOP("siege2", "Draw the plan %1")},
        {"choice.draw-unit", QT_TRANSLATE_NOOP("siege2", "Draw %1 from the bag")},
        {"choice.reveal-hit-card", QT_TRANSLATE_NOOP("siege2", "Reveal hit card %1")},
        {"choice.reveal-shot", QT_TRANSLATE_NOOP("siege2", "%1 reveals: %2")},

        // Setting up, cards and payment
        {"choice.order-next", QT_TRANSLATE_NOOP("siege2", "Put %1 next")},
        {"choice.drop-objective", QT_TRANSLATE_NOOP("siege2", "Discard the objective %1")},
        {"choice.drop-plan", QT_TRANSLATE_NOOP("siege2", "Discard the plan %1")},
        {"choice.perform", QT_TRANSLATE_NOOP("siege2", "Use %1")},
        {"choice.skip", QT_TRANSLATE_NOOP("siege2", "Skip %1")},
        {"choice.pay", QT_TRANSLATE_NOOP("siege2", "Pay %1")},
        {"choice.pay-with-spy", QT_TRANSLATE_NOOP("siege2", "Pay %1, and %2 for the spy")},
        {"choice.discard", QT_TRANSLATE_NOOP("siege2", "Pay %1 for wood")},
        {"choice.start-exchange", QT_TRANSLATE_NOOP("siege2", "Exchange cards")},
        {"choice.no-exchange", QT_TRANSLATE_NOOP("siege2", "Leave the row as it is")},
        {"choice.exchange", QT_TRANSLATE_NOOP("siege2", "Exchange %1 for %2")},
        {"choice.done", QT_TRANSLATE_NOOP("siege2", "Stop here")},
        {"done.exchange", QT_TRANSLATE_NOOP("siege2", "Done exchanging cards")},
        {"done.place-ritual", QT_TRANSLATE_NOOP("siege2", "Done placing tokens")},
        {"choice.pass", QT_TRANSLATE_NOOP("siege2", "Pass")},

        // Machines, equipment, training, rituals
        {"choice.place-machine", QT_TRANSLATE_NOOP("siege2", "Build at %1")},
        {"choice.place-equipment", QT_TRANSLATE_NOOP("siege2", "Place it at %1")},
        {"choice.place-bridge", QT_TRANSLATE_NOOP("siege2", "Place the bridge on %1")},
        {"choice.place-training", QT_TRANSLATE_NOOP("siege2", "Station it at %1")},
        {"choice.choose-machine", QT_TRANSLATE_NOOP("siege2", "Choose %1")},
        {"choice.choose-building", QT_TRANSLATE_NOOP("siege2", "Choose %1")},
        {"choice.place", QT_TRANSLATE_NOOP("siege2", "Place %1 at %2")},
        {"choice.place-ritual", QT_TRANSLATE_NOOP("siege2", "Place %2 at %1")},
        {"choice.place-ritual-on-machine", QT_TRANSLATE_NOOP("siege2", "Place %2 on %1")},
        {"choice.place-ritual-on-order", QT_TRANSLATE_NOOP("siege2", "Place %2 on the heroic order %1")},
        {"choice.take-back", QT_TRANSLATE_NOOP("siege2", "Take back %1")},

        // Maneuvers and orders
        {"choice.maneuver", QT_TRANSLATE_NOOP("siege2", "Perform %1")},
        {"done.sap-in", QT_TRANSLATE_NOOP("siege2", "Done with the saps")},
        //: %1: how many steps these ramparts are from the foregrounds; 0: the foregrounds themselves
        {"done.march",
         QT_TRANSLATE_NOOP("siege2",
                           "Done with {%1|the foregrounds|the first line of ramparts|the second line of "
                           "ramparts|the third line of ramparts|line %1 of the ramparts}")},
        {"done.deploy", QT_TRANSLATE_NOOP("siege2", "Done with the supply")},
        {"done.deploy-free", QT_TRANSLATE_NOOP("siege2", "Done deploying")},
        {"done.give-order", QT_TRANSLATE_NOOP("siege2", "Done with the orders")},
        {"choice.no-more-maneuvers", QT_TRANSLATE_NOOP("siege2", "No second maneuver")},
        {"choice.sap-in", QT_TRANSLATE_NOOP("siege2", "Send %2 through the sap at %1")},
        {"choice.march", QT_TRANSLATE_NOOP("siege2", "March %2 from %1 to %3")},
        {"choice.march-through", QT_TRANSLATE_NOOP("siege2", "March %2 from %1 through %3")},
        {"choice.march-on", QT_TRANSLATE_NOOP("siege2", "March on to %1")},
        {"choice.deploy", QT_TRANSLATE_NOOP("siege2", "Deploy %2 at %1")},
        {"choice.join", QT_TRANSLATE_NOOP("siege2", "Let %1 join")},
        {"choice.orders", QT_TRANSLATE_NOOP("siege2", "Choose %1")},
        {"choice.give-order", QT_TRANSLATE_NOOP("siege2", "Give an order at %2: %1")},

        // Defender phase
        {"choice.place-hourglass", QT_TRANSLATE_NOOP("siege2", "Put an hourglass on %1")},
        {"choice.select", QT_TRANSLATE_NOOP("siege2", "Move %1 from %2")},
        {"choice.move-to", QT_TRANSLATE_NOOP("siege2", "Move to %1")},
        {"choice.swap-with", QT_TRANSLATE_NOOP("siege2", "Change places with %1 at %2")},
        {"choice.activate", QT_TRANSLATE_NOOP("siege2", "Complete %1")},
        {"choice.heroic-order", QT_TRANSLATE_NOOP("siege2", "Heroic order %2, given by %1")},
        {"choice.use-plan", QT_TRANSLATE_NOOP("siege2", "Use the plan %1")},
        {"choice.end-phase", QT_TRANSLATE_NOOP("siege2", "End the phase")},
        {"done.forced-march", QT_TRANSLATE_NOOP("siege2", "Done moving pieces")},
        {"done.open-armoury", QT_TRANSLATE_NOOP("siege2", "Done replacing units")},
        {"done.sally-kill", QT_TRANSLATE_NOOP("siege2", "Done with the sally")},
        {"done.masonry", QT_TRANSLATE_NOOP("siege2", "Done placing stones")},
        {"done.enlist", QT_TRANSLATE_NOOP("siege2", "Done with the levy")},

        // Effects of building actions and plans
        {"choice.choose-wall", QT_TRANSLATE_NOOP("siege2", "Choose %1")},
        {"choice.place-device", QT_TRANSLATE_NOOP("siege2", "Place it at %1")},
        {"choice.place-cauldron", QT_TRANSLATE_NOOP("siege2", "Place it at %1")},
        {"choice.place-ladder", QT_TRANSLATE_NOOP("siege2", "Place it at %1")},
        {"choice.place-stone", QT_TRANSLATE_NOOP("siege2", "Build at %1")},
        {"choice.place-trap", QT_TRANSLATE_NOOP("siege2", "Lay the trap on %1")},
        {"choice.trap-type", QT_TRANSLATE_NOOP("siege2", "Lay %1")},
        {"choice.choose-card", QT_TRANSLATE_NOOP("siege2", "Choose %1")},
        {"choice.choose-side", QT_TRANSLATE_NOOP("siege2", "Choose %1")},
        {"choice.choose-order", QT_TRANSLATE_NOOP("siege2", "Choose the order at %1")},
        {"choice.kill", QT_TRANSLATE_NOOP("siege2", "Kill %2 at %1")},
        {"choice.train", QT_TRANSLATE_NOOP("siege2", "Train %1")},
        {"choice.upgrade", QT_TRANSLATE_NOOP("siege2", "Replace %2 at %1")},
        {"choice.choose-rampart", QT_TRANSLATE_NOOP("siege2", "Choose %1")},
        {"choice.enlist", QT_TRANSLATE_NOOP("siege2", "Enlist %1")},
        {"choice.remove-heroic-order", QT_TRANSLATE_NOOP("siege2", "Remove the heroic order %1")},

        // Assault
        {"choice.cannon", QT_TRANSLATE_NOOP("siege2", "Fire the cannon at %1 on %2")},
        {"choice.hold", QT_TRANSLATE_NOOP("siege2", "Hold fire: cannon at %1")},
        {"choice.fire", QT_TRANSLATE_NOOP("siege2", "Fire %1 at %2")},
        {"choice.hold-fire", QT_TRANSLATE_NOOP("siege2", "Hold fire: %1")},
        {"choice.smash", QT_TRANSLATE_NOOP("siege2", "Destroy the device at %1")},
        {"choice.aim", QT_TRANSLATE_NOOP("siege2", "Aim from %1 at %2")},
        {"choice.aim-all", QT_TRANSLATE_NOOP("siege2", "Aim together at %1")},
        {"choice.pole", QT_TRANSLATE_NOOP("siege2", "Use the pole at %1 against %2")},
        {"choice.resolve-order", QT_TRANSLATE_NOOP("siege2", "Resolve the order at %1")},
        {"choice.detonate",
         QT_TRANSLATE_NOOP("siege2", "{%1|Detonate no orc|Detonate 1 orc|Detonate %1 orcs}")},
        {"choice.call", QT_TRANSLATE_NOOP("siege2", "Call the troll from %1 to %2")},

        // End of the round, objectives
        {"choice.recover", QT_TRANSLATE_NOOP("siege2", "Let %1 recover")},
        {"choice.resolve-objective", QT_TRANSLATE_NOOP("siege2", "Resolve the objective %1")},
        {"choice.take-token", QT_TRANSLATE_NOOP("siege2", "Take %1")},
    };
    return kWords;
}

} // namespace merlon::siege2
