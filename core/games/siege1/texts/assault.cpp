#include "core/games/siege1/texts/texts.h"

namespace merlon::siege1 {

std::span<const Wording> assaultTexts()
{
    static constexpr Wording kWords[] = {
        // Assault I: ranged combat
        {"event.cannon-held", QT_TRANSLATE_NOOP("siege1", "The cannon at %1 does not fire.")},
        {"event.fire-card-revealed", QT_TRANSLATE_NOOP("siege1", "A card of the hit deck is revealed: %1.")},
        {"event.engine-aimed", QT_TRANSLATE_NOOP("siege1", "%1 aims at %2.")},
        {"event.shot-kept", QT_TRANSLATE_NOOP("siege1", "%1 keeps the card: %2.")},
        {"event.engine-hits", QT_TRANSLATE_NOOP("siege1", "%1 hits %2.")},
        {"event.wood-destroyed", QT_TRANSLATE_NOOP("siege1", "Wood destroyed at %1: %2.")},
        {"event.machine-destroyed", QT_TRANSLATE_NOOP("siege1", "The device at %1 is destroyed.")},
        {"event.archer-shoots", QT_TRANSLATE_NOOP("siege1", "An archer at %1 aims at %2.")},
        {"event.archers-fire",
         QT_TRANSLATE_NOOP("siege1", "{%2|Nobody fires|1 archer fires|%2 archers fire} at %1.")},
        {"event.goblin-shoots", QT_TRANSLATE_NOOP("siege1", "A goblin at %1 shoots at %2.")},

        // Assault II and III: melee combat, the barbican. %2 of totals-compared belongs to the invader.
        {"event.cauldron-poured", QT_TRANSLATE_NOOP("siege1", "The cauldron at %1 is poured out.")},
        {"event.hook-aimed", QT_TRANSLATE_NOOP("siege1", "The hook at %1 reaches for %2.")},
        {"event.hook-held", QT_TRANSLATE_NOOP("siege1", "The hook at %1 is not used.")},
        {"event.hook-missed", QT_TRANSLATE_NOOP("siege1", "The hook at %1 has no effect.")},
        {"event.orcs-exploded",
         QT_TRANSLATE_NOOP("siege1", "{%2|No orc explodes|1 orc explodes|%2 orcs explode} at %1.")},
        {"event.totals-compared", QT_TRANSLATE_NOOP("siege1", "%1: invader %2, defender %3.")},
        {"event.wall-entered", QT_TRANSLATE_NOOP("siege1", "%1 is breached, with an advantage of %2.")},
        {"event.shields-held", QT_TRANSLATE_NOOP("siege1", "The shields at %1 hold.")},
        {"event.unit-rescued", QT_TRANSLATE_NOOP("siege1", "%1 recovers and goes to the courtyard.")},
        {"event.unit-converted",
         QT_TRANSLATE_NOOP("siege1", "The specter takes %1; a new unit appears at %2.")},
        {"event.gate-damaged", QT_TRANSLATE_NOOP("siege1", "The ram strikes %1; its resistance is %2 now.")},
        {"event.gate-falls", QT_TRANSLATE_NOOP("siege1", "%1: gate %2 is destroyed.")},
        {"event.last-gate-falls",
         QT_TRANSLATE_NOOP("siege1", "%1: gate %2, the last one, is destroyed. The invaders are inside.")},
        {"event.unit-disembarked", QT_TRANSLATE_NOOP("siege1", "%2 climbs from the siege tower to %1.")},

        // Glory, end of the round and of the game. %2 and %3 of game-won: glory of the invaders, of the defenders.
        {"event.glory-changed", QT_TRANSLATE_NOOP("siege1", "Glory (%1): %2. Now %3.")},
        {"event.entries-counted",
         QT_TRANSLATE_NOOP("siege1", "{%1|No entry is|1 entry is|%1 entries are} made in this assault.")},
        {"event.tie-break", QT_TRANSLATE_NOOP("siege1", "The glory is equal: one more assault decides.")},
        {"event.game-won", QT_TRANSLATE_NOOP("siege1", "Victory of %1. Glory: invaders %2, defenders %3.")},
        {"event.held-out", QT_TRANSLATE_NOOP("siege1", "The fortress has held out to the end of the game.")},
        {"event.tie-break-entered", QT_TRANSLATE_NOOP("siege1", "A new entry decides the tie.")},
        {"event.tie-break-held",
         QT_TRANSLATE_NOOP("siege1", "No new entry in the tie-break: the fortress holds.")},
        // The last page, where who has won is said above; `won` to the winner. Behind what the event tells: the round,
        // and the strengths of the invader and the defender, 0 where they are not known. With `taken`: an entry is told
        // before. `despite`: to a defender who has won although there was an entry.
        {"ending.game-won",
         QT_TRANSLATE_NOOP("siege1", "Round %4: glory of the invaders %2, of the defenders %3.")},
        {"won.game-won",
         QT_TRANSLATE_NOOP("siege1", "You have won in round %4. Glory: invaders %2, defenders %3.")},
        {"ending.game-won.taken", QT_TRANSLATE_NOOP("siege1", "Glory: invaders %2, defenders %3.")},
        {"ending.held-out",
         QT_TRANSLATE_NOOP("siege1",
                           "The fortress held{%1|| to the end of round 1| to the end of round %1}.")},
        {"won.held-out",
         QT_TRANSLATE_NOOP("siege1",
                           "Your fortress held{%1|| to the end of round 1| to the end of round %1}.")},
        {"ending.tie-break-entered",
         QT_TRANSLATE_NOOP("siege1",
                           "The glory was equal{%1|| in round %1| in round %1}. A new entry in one more "
                           "assault decided.")},
        {"won.tie-break-entered",
         QT_TRANSLATE_NOOP("siege1",
                           "The glory was equal{%1|| in round %1| in round %1}. Your new entry in one more "
                           "assault decided.")},
        {"ending.tie-break-entered.taken",
         QT_TRANSLATE_NOOP("siege1", "The glory had been equal, and this new entry decided the tie.")},
        {"ending.tie-break-held",
         QT_TRANSLATE_NOOP("siege1",
                           "The glory was equal{%1|| in round %1| in round %1}. One more assault brought no "
                           "new entry.")},
        {"won.tie-break-held",
         QT_TRANSLATE_NOOP("siege1",
                           "The glory was equal{%1|| in round %1| in round %1}. You won, as one more assault "
                           "brought no new entry.")},
        {"ending.wall-entered",
         QT_TRANSLATE_NOOP("siege1",
                           "%1 was breached{%3|| in round %3| in round %3}{%4||, %4 to %5|, %4 to %5}.")},
        {"won.wall-entered",
         QT_TRANSLATE_NOOP("siege1",
                           "You breached %1{%3|| in round %3| in round %3}{%4||, %4 to %5|, %4 to %5}.")},
        {"despite.wall-entered",
         QT_TRANSLATE_NOOP("siege1",
                           "You have won although %1 was breached{%3|| in round %3| in round %3}{%4||, %4 to "
                           "%5|, %4 to %5}.")},
        {"ending.last-gate-falls",
         QT_TRANSLATE_NOOP("siege1", "The last gate fell{%3|| in round %3| in round %3}.")},
        {"won.last-gate-falls",
         QT_TRANSLATE_NOOP("siege1", "You broke the last gate{%3|| in round %3| in round %3}.")},
        {"despite.last-gate-falls",
         QT_TRANSLATE_NOOP("siege1",
                           "You have won although the last gate fell{%3|| in round %3| in round %3}.")},
    };
    return kWords;
}

} // namespace merlon::siege1
