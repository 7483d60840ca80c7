#include "core/games/mountain/texts/texts.h"

namespace merlon::mountain {

WordingTable coachTexts()
{
    static constexpr Wording kWords[] = {
        {"coach.portal",
         QT_TRANSLATE_NOOP("mountain",
                           "Start near statues and workshop sites, and not too close to the others: tunnels "
                           "may not touch a rival’s network.")},
        {"coach.settle",
         QT_TRANSLATE_NOOP(
             "mountain",
             "The middle slots wake most often. Put there what you need for tunnels: stone and iron.")},
        {"coach.pay-from",
         QT_TRANSLATE_NOOP("mountain",
                           "Pay from trolls that will wake soon: their symbols are filled again. Keep the "
                           "stock for later.")},
        {"coach.give",
         QT_TRANSLATE_NOOP("mountain",
                           "Give what you have most of. An exchange is expensive: make one only if it "
                           "completes a tunnel or a haul.")},
        {"coach.prepare",
         QT_TRANSLATE_NOOP("mountain",
                           "First look at what you want to do in step 2. A spell or workshop is good now if "
                           "it brings what is missing.")},
        {"coach.act",
         QT_TRANSLATE_NOOP("mountain",
                           "Recruit while your trolls are empty, because then they bring most. Dig when you "
                           "can pay for a large tunnel: 5 cells of heartrock are worth 12 honor.")},
        {"coach.build-hall",
         QT_TRANSLATE_NOOP("mountain",
                           "A hall is free, but it covers tiles and their pedestals. Build it where you can "
                           "haul a statue to its altar.")},
        {"coach.haul",
         QT_TRANSLATE_NOOP("mountain",
                           "Statues are worth more near the heart, twice as much on a pedestal of their "
                           "clan. In a tunnel only the best one counts.")},
        {"coach.choose-dig",
         QT_TRANSLATE_NOOP("mountain", "Choose the tunnel that you would have dug in your next turn.")},
        {"coach.choose-swap",
         QT_TRANSLATE_NOOP("mountain", "Give away a troll whose symbols are empty: what is on it is lost.")},
        {"coach.choose-gift", QT_TRANSLATE_NOOP("mountain", "Take what completes your next tunnel.")},
        {"coach.choose-troll",
         QT_TRANSLATE_NOOP("mountain",
                           "Wake the troll with the most empty symbols, or with those that you need now.")},
        {"coach.choose-bribes",
         QT_TRANSLATE_NOOP("mountain",
                           "Take the most bribes. Whoever recruits that card would have received them.")},
        {"coach.choose-buried",
         QT_TRANSLATE_NOOP("mountain", "Take what a rival would dig next, or what is under rubble.")},
        {"coach.choose-transmutation",
         QT_TRANSLATE_NOOP("mountain",
                           "Turn stone into heartrock: the same tunnel is then worth much more.")},
        {"coach.choose-anchor",
         QT_TRANSLATE_NOOP("mountain",
                           "Choose an anchor near the heart to which a statue of that clan can be hauled.")},
        {"coach.choose-tile",
         QT_TRANSLATE_NOOP(
             "mountain",
             "Lift a tile that nothing else depends on: what is cut off from your portal is lost to you.")},
        {"coach.ghost-haul",
         QT_TRANSLATE_NOOP("mountain",
                           "Choose the statue that gains most by two moves: onto a pedestal or an altar, or "
                           "toward the heart.")},
        {"coach.ghost-to",
         QT_TRANSLATE_NOOP("mountain",
                           "Two moves are free. Stop early only if the statue is where it scores best.")},
        {"coach.use-workshop",
         QT_TRANSLATE_NOOP(
             "mountain",
             "Convert what you have plenty of into what your next tunnel needs. Unused uses are lost.")},
        {"coach.bribe",
         QT_TRANSLATE_NOOP("mountain",
                           "Pay with what you need least: it stays on the card for whoever recruits it.")},
        {"coach.take-pedestal",
         QT_TRANSLATE_NOOP(
             "mountain",
             "Take the clan of a statue that you can haul soon, and whose tokens are still on the track.")},
        {"coach.join",
         QT_TRANSLATE_NOOP("mountain",
                           "Higher slots wake more trolls. Place a strong troll low and in the middle: it "
                           "will wake again and again.")},
        {"coach.turn-tile",
         QT_TRANSLATE_NOOP("mountain", "Point at the orientations to see where the tile fits.")},
        {"coach.place-tile",
         QT_TRANSLATE_NOOP("mountain",
                           "Dig where there are statues, buried resources and sites, and toward the heart. "
                           "Rubble costs hammers.")},
        {"coach.place-pedestal",
         QT_TRANSLATE_NOOP("mountain",
                           "Place it if a statue of that clan can come here. The tokens of a zone are few.")},
        {"coach.establish",
         QT_TRANSLATE_NOOP("mountain",
                           "Choose a workshop for what you lack most often. Your rivals may use it too.")},
        {"coach.place-hall",
         QT_TRANSLATE_NOOP("mountain",
                           "Put the altar where a statue is or can be hauled, and spare your pedestals.")},
        {"coach.haul-to",
         QT_TRANSLATE_NOOP("mountain",
                           "Long tunnels are good roads: one cart crosses two of them. Aim for pedestals, "
                           "altars and bright zones.")},
        {"coach.pay-cart",
         QT_TRANSLATE_NOOP("mountain", "Use clan carts first: they serve for nothing else.")},
    };
    return kWords;
}

} // namespace merlon::mountain
