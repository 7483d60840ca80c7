#include "core/games/siege1/texts/texts.h"

namespace merlon::siege1 {

std::span<const Wording> choiceTexts()
{
    static constexpr Wording kWords[] = {
        // Setting up, phases 1 to 5
        {"choice.reveal-fire-card", QT_TRANSLATE_NOOP("siege1", "Reveal from the hit deck: %1")},
        {"choice.keep-card", QT_TRANSLATE_NOOP("siege1", "Keep %1")},
        {"choice.flip", QT_TRANSLATE_NOOP("siege1", "Turn the card of phase %1")},
        {"done.flip-cards", QT_TRANSLATE_NOOP("siege1", "Done turning cards")},
        {"choice.gain-resources", QT_TRANSLATE_NOOP("siege1", "Pay %1 for resources")},
        {"choice.transfer", QT_TRANSLATE_NOOP("siege1", "Hand over %1 (number: %2)")},
        {"choice.act", QT_TRANSLATE_NOOP("siege1", "Use %1")},
        {"choice.lend", QT_TRANSLATE_NOOP("siege1", "Lend %1")},
        {"choice.place-at", QT_TRANSLATE_NOOP("siege1", "Choose %1")},
        {"choice.place-on-path", QT_TRANSLATE_NOOP("siege1", "Choose %1")},
        {"choice.place-on-engine", QT_TRANSLATE_NOOP("siege1", "Choose %1")},
        {"choice.place-on-hero", QT_TRANSLATE_NOOP("siege1", "Choose %1")},
        {"choice.place-on-side", QT_TRANSLATE_NOOP("siege1", "Choose %1")},
        {"choice.take-equipment", QT_TRANSLATE_NOOP("siege1", "Take %2 from %1")},
        {"choice.take-bridge", QT_TRANSLATE_NOOP("siege1", "Take the bridge from %1")},
        {"choice.take-training", QT_TRANSLATE_NOOP("siege1", "Withdraw from %1: %2")},
        {"choice.raise", QT_TRANSLATE_NOOP("siege1", "Bring a goblin back at %1")},

        // Phase 6
        {"choice.start-deployment", QT_TRANSLATE_NOOP("siege1", "Begin %1")},
        {"choice.end-deployments", QT_TRANSLATE_NOOP("siege1", "No more deployments")},
        {"choice.next-stage", QT_TRANSLATE_NOOP("siege1", "End this step")},
        //: %1: 0 to 3
        {"done.deploy-stage",
         QT_TRANSLATE_NOOP("siege1", "Done with {%1|the ropes|the ramparts|the foregrounds|the camp}")},
        {"choice.rope", QT_TRANSLATE_NOOP("siege1", "Let %2 use the ropes from %1 to %3")},
        {"choice.send", QT_TRANSLATE_NOOP("siege1", "Send %1 from the camp to %2")},
        {"choice.man-tower", QT_TRANSLATE_NOOP("siege1", "Send %1 to the siege tower at %2")},
        {"choice.focus", QT_TRANSLATE_NOOP("siege1", "Turn %1 toward %2")},
        {"choice.open-order", QT_TRANSLATE_NOOP("siege1", "Give an open order")},
        {"choice.hidden-orders", QT_TRANSLATE_NOOP("siege1", "Give hidden orders")},
        {"choice.no-orders", QT_TRANSLATE_NOOP("siege1", "Give no orders")},
        {"choice.place-order", QT_TRANSLATE_NOOP("siege1", "Give an order at %2: %1")},
        {"done.place-order", QT_TRANSLATE_NOOP("siege1", "Done with the orders")},

        // Defender phase
        {"choice.invest", QT_TRANSLATE_NOOP("siege1", "Put an hourglass on %1")},
        {"choice.complete", QT_TRANSLATE_NOOP("siege1", "Complete %1")},
        {"choice.target", QT_TRANSLATE_NOOP("siege1", "Choose %1")},
        {"choice.target-path", QT_TRANSLATE_NOOP("siege1", "Choose %1")},
        {"choice.target-engine", QT_TRANSLATE_NOOP("siege1", "Choose %1")},
        {"choice.target-side", QT_TRANSLATE_NOOP("siege1", "Choose %1")},
        {"choice.target-unit", QT_TRANSLATE_NOOP("siege1", "Kill %2 at %1")},
        {"choice.target-crew", QT_TRANSLATE_NOOP("siege1", "Kill %2 in the siege tower at %1")},
        {"choice.give-up", QT_TRANSLATE_NOOP("siege1", "Pay %1")},
        {"choice.lift", QT_TRANSLATE_NOOP("siege1", "Move %2 from %1")},
        {"choice.set-down", QT_TRANSLATE_NOOP("siege1", "Move to %1")},
        {"choice.exchange-with", QT_TRANSLATE_NOOP("siege1", "Change places with %2 at %1")},
        {"choice.hero-move", QT_TRANSLATE_NOOP("siege1", "Move %1 to %2")},
        {"choice.speech",
         QT_TRANSLATE_NOOP("siege1", "Give a speech for {%1|no hourglasses|1 hourglass|%1 hourglasses}")},
        {"choice.raid", QT_TRANSLATE_NOOP("siege1", "Kill %1 in a raid")},
        {"choice.dishonour", QT_TRANSLATE_NOOP("siege1", "Commit the dishonorable act %1")},
        {"choice.speed", QT_TRANSLATE_NOOP("siege1", "Reopen %1 with the speed token")},
        {"choice.forfeit", QT_TRANSLATE_NOOP("siege1", "Discard the remaining hourglasses")},

        // Assault
        {"done.shoot", QT_TRANSLATE_NOOP("siege1", "Done with the archers")},
        {"done.goblin-shot", QT_TRANSLATE_NOOP("siege1", "Done with the goblins")},
        {"choice.aim-cannon", QT_TRANSLATE_NOOP("siege1", "Fire the cannon at %1 on %2")},
        {"choice.aim-cannon-at-tower", QT_TRANSLATE_NOOP("siege1", "Fire: cannon at %1 → siege tower at %2")},
        {"choice.hold-cannon", QT_TRANSLATE_NOOP("siege1", "Hold fire: cannon at %1")},
        {"choice.cannon-kill", QT_TRANSLATE_NOOP("siege1", "Kill %1")},
        {"choice.aim-engine", QT_TRANSLATE_NOOP("siege1", "Fire %1 at %2")},
        {"choice.keep-shot", QT_TRANSLATE_NOOP("siege1", "Keep the card: %1")},
        {"choice.kill-defender", QT_TRANSLATE_NOOP("siege1", "Kill %1")},
        {"choice.shoot", QT_TRANSLATE_NOOP("siege1", "Shoot: archer at %1 → %2")},
        {"choice.casualties",
         QT_TRANSLATE_NOOP(
             "siege1",
             "Lose {%1||1 goblin|%1 goblins}{%2|| · 1 orc| · %2 orcs}{%3|| · 1 troll| · %3 trolls}")},
        {"choice.goblin-shot", QT_TRANSLATE_NOOP("siege1", "Shoot: goblin at %1 → %2")},
        {"choice.hook", QT_TRANSLATE_NOOP("siege1", "Use the hook at %1 against %2")},
        {"choice.hold-hook", QT_TRANSLATE_NOOP("siege1", "Do not use the hook at %1")},
        {"choice.explode",
         QT_TRANSLATE_NOOP("siege1", "{%1|Detonate no orc|Detonate 1 orc|Detonate %1 orcs}")},
        {"choice.forced-march", QT_TRANSLATE_NOOP("siege1", "Call the troll at %1")},
        {"choice.step", QT_TRANSLATE_NOOP("siege1", "Move to %1")},
        {"choice.lose", QT_TRANSLATE_NOOP("siege1", "Lose %1")},
        {"choice.lose-crew", QT_TRANSLATE_NOOP("siege1", "Lose %1 in the siege tower")},
        {"choice.lose-defender", QT_TRANSLATE_NOOP("siege1", "Lose %1")},
        {"choice.rescue", QT_TRANSLATE_NOOP("siege1", "Let %1 recover")},
        {"choice.convert", QT_TRANSLATE_NOOP("siege1", "Convert %1 at %2")},
        {"choice.disembark", QT_TRANSLATE_NOOP("siege1", "Let %2 climb to %1")},
    };
    return kWords;
}

} // namespace merlon::siege1
