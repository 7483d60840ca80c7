#include "core/games/siege2/texts/texts.h"

namespace merlon::siege2 {

std::span<const Wording> choiceTexts()
{
    static constexpr Wording kWords[] = {
        // Draws
        {"choice.draw-card", QT_TRANSLATE_NOOP("core", "Draw %1")},
        {"choice.draw-objective", QT_TRANSLATE_NOOP("core", "Draw the objective %1")},
        {"choice.draw-plan", QT_TRANSLATE_NOOP("core", "Draw the plan %1")},
        {"choice.draw-unit", QT_TRANSLATE_NOOP("core", "Draw %1 from the bag")},
        {"choice.reveal-hit-card", QT_TRANSLATE_NOOP("core", "Reveal hit card %1")},
        {"choice.reveal-shot", QT_TRANSLATE_NOOP("core", "%1 reveals: %2")},

        // Setting up, cards and payment
        {"choice.order-next", QT_TRANSLATE_NOOP("core", "Put %1 next")},
        {"choice.drop-objective", QT_TRANSLATE_NOOP("core", "Discard the objective %1")},
        {"choice.drop-plan", QT_TRANSLATE_NOOP("core", "Discard the plan %1")},
        {"choice.perform", QT_TRANSLATE_NOOP("core", "Use %1")},
        {"choice.skip", QT_TRANSLATE_NOOP("core", "Skip %1")},
        {"choice.pay", QT_TRANSLATE_NOOP("core", "Pay %1")},
        {"choice.pay-with-spy", QT_TRANSLATE_NOOP("core", "Pay %1, and %2 for the spy")},
        {"choice.discard", QT_TRANSLATE_NOOP("core", "Pay %1 for wood")},
        {"choice.start-exchange", QT_TRANSLATE_NOOP("core", "Exchange cards")},
        {"choice.no-exchange", QT_TRANSLATE_NOOP("core", "Leave the row as it is")},
        {"choice.exchange", QT_TRANSLATE_NOOP("core", "Exchange %1 for %2")},
        {"choice.done", QT_TRANSLATE_NOOP("core", "Stop here")},
        {"done.exchange", QT_TRANSLATE_NOOP("core", "Done exchanging cards")},
        {"done.place-ritual", QT_TRANSLATE_NOOP("core", "Done placing tokens")},
        {"choice.pass", QT_TRANSLATE_NOOP("core", "Pass")},

        // Machines, equipment, training, rituals
        {"choice.place-machine", QT_TRANSLATE_NOOP("core", "Build at %1")},
        {"choice.place-equipment", QT_TRANSLATE_NOOP("core", "Place it at %1")},
        {"choice.place-bridge", QT_TRANSLATE_NOOP("core", "Place the bridge on %1")},
        {"choice.place-training", QT_TRANSLATE_NOOP("core", "Station it at %1")},
        {"choice.choose-machine", QT_TRANSLATE_NOOP("core", "Choose %1")},
        {"choice.choose-building", QT_TRANSLATE_NOOP("core", "Choose %1")},
        {"choice.place", QT_TRANSLATE_NOOP("core", "Place %1 at %2")},
        {"choice.place-ritual", QT_TRANSLATE_NOOP("core", "Place %2 at %1")},
        {"choice.place-ritual-on-machine", QT_TRANSLATE_NOOP("core", "Place %2 on %1")},
        {"choice.place-ritual-on-order", QT_TRANSLATE_NOOP("core", "Place %2 on the heroic order %1")},
        {"choice.take-back", QT_TRANSLATE_NOOP("core", "Take back %1")},

        // Maneuvers and orders
        {"choice.maneuver", QT_TRANSLATE_NOOP("core", "Perform %1")},
        {"done.sap-in", QT_TRANSLATE_NOOP("core", "Done with the saps")},
        //: %1: how many steps these ramparts are from the foregrounds; 0: the foregrounds themselves
        {"done.march",
         QT_TRANSLATE_NOOP("core",
                           "Done with {%1|the foregrounds|the first line of ramparts|the second line of "
                           "ramparts|the third line of ramparts|line %1 of the ramparts}")},
        {"done.deploy", QT_TRANSLATE_NOOP("core", "Done with the supply")},
        {"done.deploy-free", QT_TRANSLATE_NOOP("core", "Done deploying")},
        {"done.give-order", QT_TRANSLATE_NOOP("core", "Done with the orders")},
        {"choice.no-more-maneuvers", QT_TRANSLATE_NOOP("core", "No second maneuver")},
        {"choice.sap-in", QT_TRANSLATE_NOOP("core", "Send %2 through the sap at %1")},
        {"choice.march", QT_TRANSLATE_NOOP("core", "March %2 from %1 to %3")},
        {"choice.march-through", QT_TRANSLATE_NOOP("core", "March %2 from %1 through %3")},
        {"choice.march-on", QT_TRANSLATE_NOOP("core", "March on to %1")},
        {"choice.deploy", QT_TRANSLATE_NOOP("core", "Deploy %2 at %1")},
        {"choice.join", QT_TRANSLATE_NOOP("core", "Let %1 join")},
        {"choice.orders", QT_TRANSLATE_NOOP("core", "Choose %1")},
        {"choice.give-order", QT_TRANSLATE_NOOP("core", "Give an order at %2: %1")},

        // Defender phase
        {"choice.place-hourglass", QT_TRANSLATE_NOOP("core", "Put an hourglass on %1")},
        {"choice.select", QT_TRANSLATE_NOOP("core", "Move %1 from %2")},
        {"choice.move-to", QT_TRANSLATE_NOOP("core", "Move to %1")},
        {"choice.swap-with", QT_TRANSLATE_NOOP("core", "Change places with %1 at %2")},
        {"choice.activate", QT_TRANSLATE_NOOP("core", "Complete %1")},
        {"choice.heroic-order", QT_TRANSLATE_NOOP("core", "Heroic order %2, given by %1")},
        {"choice.use-plan", QT_TRANSLATE_NOOP("core", "Use the plan %1")},
        {"choice.end-phase", QT_TRANSLATE_NOOP("core", "End the phase")},
        {"done.forced-march", QT_TRANSLATE_NOOP("core", "Done moving pieces")},
        {"done.open-armoury", QT_TRANSLATE_NOOP("core", "Done replacing units")},
        {"done.sally-kill", QT_TRANSLATE_NOOP("core", "Done with the sally")},
        {"done.masonry", QT_TRANSLATE_NOOP("core", "Done placing stones")},
        {"done.enlist", QT_TRANSLATE_NOOP("core", "Done with the levy")},

        // Effects of building actions and plans
        {"choice.choose-wall", QT_TRANSLATE_NOOP("core", "Choose %1")},
        {"choice.place-device", QT_TRANSLATE_NOOP("core", "Place it at %1")},
        {"choice.place-cauldron", QT_TRANSLATE_NOOP("core", "Place it at %1")},
        {"choice.place-ladder", QT_TRANSLATE_NOOP("core", "Place it at %1")},
        {"choice.place-stone", QT_TRANSLATE_NOOP("core", "Build at %1")},
        {"choice.place-trap", QT_TRANSLATE_NOOP("core", "Lay the trap on %1")},
        {"choice.trap-type", QT_TRANSLATE_NOOP("core", "Lay %1")},
        {"choice.choose-card", QT_TRANSLATE_NOOP("core", "Choose %1")},
        {"choice.choose-side", QT_TRANSLATE_NOOP("core", "Choose %1")},
        {"choice.choose-order", QT_TRANSLATE_NOOP("core", "Choose the order at %1")},
        {"choice.kill", QT_TRANSLATE_NOOP("core", "Kill %2 at %1")},
        {"choice.train", QT_TRANSLATE_NOOP("core", "Train %1")},
        {"choice.upgrade", QT_TRANSLATE_NOOP("core", "Replace %2 at %1")},
        {"choice.choose-rampart", QT_TRANSLATE_NOOP("core", "Choose %1")},
        {"choice.enlist", QT_TRANSLATE_NOOP("core", "Enlist %1")},
        {"choice.remove-heroic-order", QT_TRANSLATE_NOOP("core", "Remove the heroic order %1")},

        // Assault
        {"choice.cannon", QT_TRANSLATE_NOOP("core", "Fire the cannon at %1 on %2")},
        {"choice.hold", QT_TRANSLATE_NOOP("core", "Hold fire: cannon at %1")},
        {"choice.fire", QT_TRANSLATE_NOOP("core", "Fire %1 at %2")},
        {"choice.hold-fire", QT_TRANSLATE_NOOP("core", "Hold fire: %1")},
        {"choice.smash", QT_TRANSLATE_NOOP("core", "Destroy the device at %1")},
        {"choice.aim", QT_TRANSLATE_NOOP("core", "Aim from %1 at %2")},
        {"choice.aim-all", QT_TRANSLATE_NOOP("core", "Aim together at %1")},
        {"choice.pole", QT_TRANSLATE_NOOP("core", "Use the pole at %1 against %2")},
        {"choice.resolve-order", QT_TRANSLATE_NOOP("core", "Resolve the order at %1")},
        {"choice.detonate",
         QT_TRANSLATE_NOOP("core", "{%1|Detonate no orc|Detonate 1 orc|Detonate %1 orcs}")},
        {"choice.call", QT_TRANSLATE_NOOP("core", "Call the troll from %1 to %2")},

        // End of the round, objectives
        {"choice.recover", QT_TRANSLATE_NOOP("core", "Let %1 recover")},
        {"choice.resolve-objective", QT_TRANSLATE_NOOP("core", "Resolve the objective %1")},
        {"choice.take-token", QT_TRANSLATE_NOOP("core", "Take %1")},
    };
    return kWords;
}

} // namespace merlon::siege2
