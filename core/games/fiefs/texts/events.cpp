#include "core/games/fiefs/texts/texts.h"

namespace merlon::fiefs {

WordingTable eventTexts()
{
    // %1 is a seat unless a comment says otherwise; a card that the reader may not know is called “a card”.
    static constexpr Wording kWords[] = {
        // Setting up. %1: a tile, %2: a place.
        {"event.tile-dealt", QT_TRANSLATE_NOOP("fiefs", "The tile %1 is dealt to %2.")},
        {"event.tile-put-under",
         QT_TRANSLATE_NOOP("fiefs", "The tile %1 cannot be dealt to %2. It goes under the pile.")},
        {"event.artefact-dealt", QT_TRANSLATE_NOOP("fiefs", "%1 receives the artifact %2.")},
        // %2: a place, %3: the number of knights.
        {"event.knights-placed",
         QT_TRANSLATE_NOOP("fiefs", "%1 places {%3|no knights|1 knight|%3 knights} at %2.")},
        {"event.first-player-chosen", QT_TRANSLATE_NOOP("fiefs", "%1 is the first player.")},

        // Cards. %2: a card.
        {"event.card-drawn", QT_TRANSLATE_NOOP("fiefs", "%1 draws %2.")},
        {"event.pile-reshuffled",
         QT_TRANSLATE_NOOP("fiefs", "%1 shuffles the discard and puts it under the draw pile.")},
        {"event.authority-shown", QT_TRANSLATE_NOOP("fiefs", "%1 plays Authority: 2 more cards.")},
        {"event.card-played", QT_TRANSLATE_NOOP("fiefs", "%1 plays %2.")},
        {"event.card-discarded", QT_TRANSLATE_NOOP("fiefs", "%1 discards %2.")},

        // The turn. %1 of round-begins: a number; %2: a number of knights.
        {"event.round-begins", QT_TRANSLATE_NOOP("fiefs", "Round %1 begins.")},
        {"event.turn-begins", QT_TRANSLATE_NOOP("fiefs", "%1 begins a turn.")},
        {"event.mustered",
         QT_TRANSLATE_NOOP("fiefs", "%1 musters {%2|no knights: all dice are in use|1 knight|%2 knights}.")},
        {"event.knights-gained",
         QT_TRANSLATE_NOOP("fiefs", "%1 gains {%2|no knights: all dice are in use|1 knight|%2 knights}.")},
        {"event.turn-ends", QT_TRANSLATE_NOOP("fiefs", "%1 ends the turn.")},

        // Artifacts. %2: an artifact; of fracture-played and of piles: another seat.
        {"event.crown-used", QT_TRANSLATE_NOOP("fiefs", "%1 uses the crown %2.")},
        {"event.crown-cancelled", QT_TRANSLATE_NOOP("fiefs", "The crown %2 of %1 has no effect.")},
        {"event.fracture-played", QT_TRANSLATE_NOOP("fiefs", "%1 plays Fracture against %2 (%3).")},
        {"event.artefact-broken", QT_TRANSLATE_NOOP("fiefs", "The artifact %2 of %1 is broken.")},
        {"event.artefact-restored", QT_TRANSLATE_NOOP("fiefs", "%1 restores the artifact %2.")},
        {"event.orb-works", QT_TRANSLATE_NOOP("fiefs", "%1 uses the orb %2.")},
        {"event.pile-looked-at", QT_TRANSLATE_NOOP("fiefs", "%1 looks at the top card of %2.")},
        {"event.top-seen", QT_TRANSLATE_NOOP("fiefs", "%1 sees %3 on the draw pile of %2.")},
        {"event.top-left", QT_TRANSLATE_NOOP("fiefs", "%1 leaves the card on the draw pile of %2.")},
        {"event.card-shuffled-in",
         QT_TRANSLATE_NOOP("fiefs", "%1 takes %2 from the discard and shuffles it into the draw pile.")},
        {"event.cards-looked-at",
         QT_TRANSLATE_NOOP("fiefs", "%1 looks at {%2|no cards|1 card|%2 cards} of the draw pile.")},
        {"event.card-seen", QT_TRANSLATE_NOOP("fiefs", "%1 sees %2.")},
        {"event.card-put-back", QT_TRANSLATE_NOOP("fiefs", "%1 puts %2 back on the draw pile.")},

        // Redistribution and advance. %2: a place, %3: a number of knights.
        {"event.redistribution-begins", QT_TRANSLATE_NOOP("fiefs", "%1 redistributes knights.")},
        {"event.recalled",
         QT_TRANSLATE_NOOP("fiefs", "%1 recalls {%3|no knights|1 knight|%3 knights} from %2.")},
        {"event.posted", QT_TRANSLATE_NOOP("fiefs", "%1 posts {%3|no knights|1 knight|%3 knights} at %2.")},
        {"event.advanced",
         QT_TRANSLATE_NOOP("fiefs", "%1 advances on %2 with {%3|no knights|1 knight|%3 knights}.")},
        {"event.advance-forgone", QT_TRANSLATE_NOOP("fiefs", "%1 does not advance.")},
        {"event.conquered", QT_TRANSLATE_NOOP("fiefs", "%1 conquers %2.")},
        {"event.knight-mired", QT_TRANSLATE_NOOP("fiefs", "%1 loses 1 knight in the mire at %2.")},

        // The battle. %1: the attacker, %2: the defender, %3: a place; of bonuses, %3: a number.
        {"event.battle-begins", QT_TRANSLATE_NOOP("fiefs", "%1 attacks %2 at %3.")},
        {"event.bonus-of-land", QT_TRANSLATE_NOOP("fiefs", "%1 gets +%3 from the territory (%2).")},
        {"event.arena-rolled", QT_TRANSLATE_NOOP("fiefs", "%1 rolls %2 in the arena.")},
        // %1: a place
        {"event.battle-ends-in-arena", QT_TRANSLATE_NOOP("fiefs", "The battle of %1 ends without a winner.")},
        {"event.sceptre-used", QT_TRANSLATE_NOOP("fiefs", "%1 uses the scepter %2.")},
        {"event.bonus-of-sceptre", QT_TRANSLATE_NOOP("fiefs", "%1 gets +%3 from the scepter %2.")},
        {"event.card-lost", QT_TRANSLATE_NOOP("fiefs", "%1 loses a random card: %2.")},
        {"event.equalised",
         QT_TRANSLATE_NOOP("fiefs", "%1 fights as if with {%2|no knights|1 knight|%2 knights}.")},
        {"event.declined", QT_TRANSLATE_NOOP("fiefs", "%1 does not use the scepter.")},
        {"event.conflict-shown", QT_TRANSLATE_NOOP("fiefs", "%1 reveals %2.")},
        {"event.no-conflict", QT_TRANSLATE_NOOP("fiefs", "%1 has no conflict card.")},
        {"event.ambush-rolled", QT_TRANSLATE_NOOP("fiefs", "%1 rolls %2 for Ambush.")},
        {"event.support-played", QT_TRANSLATE_NOOP("fiefs", "%1 plays %2.")},
        {"event.support-ends", QT_TRANSLATE_NOOP("fiefs", "%1 plays no more support cards.")},
        // %1: the winner, %2: the loser, %3: a place, %4: the margin
        {"event.battle-won", QT_TRANSLATE_NOOP("fiefs", "%1 wins the battle of %3 against %2 by %4.")},
        {"event.chaos-rolled", QT_TRANSLATE_NOOP("fiefs", "Chaos: %1 rolls %2.")},
        {"event.result-turned",
         QT_TRANSLATE_NOOP("fiefs", "The winner has no knight left at %2, so %1 wins the battle.")},
        // %1: a place
        {"event.battle-undecided",
         QT_TRANSLATE_NOOP("fiefs", "No knight is left at %1. The battle ends without a winner.")},
        {"event.knights-lost",
         QT_TRANSLATE_NOOP("fiefs", "%1 loses {%3|no knights|1 knight|%3 knights} at %2.")},
        {"event.retreated",
         QT_TRANSLATE_NOOP("fiefs",
                           "%1 retreats from %2 to the castle with {%3|no knights|1 knight|%3 knights}.")},
        {"event.defended", QT_TRANSLATE_NOOP("fiefs", "%1 holds %2.")},
        {"event.swept",
         QT_TRANSLATE_NOOP("fiefs",
                           "%1 loses {%3|no knights|1 knight|%3 knights} at %2, which has no supply line.")},

        // The end. %1 of limit-reached: the number of a round.
        {"event.castle-taken", QT_TRANSLATE_NOOP("fiefs", "%1 takes %2 and wins the game.")},
        {"event.game-won", QT_TRANSLATE_NOOP("fiefs", "%1 reaches the points that win the game.")},
        {"event.limit-reached",
         QT_TRANSLATE_NOOP("fiefs", "Round %1 was the last one. Whoever has the most points wins.")},
        {"event.resigned", QT_TRANSLATE_NOOP("fiefs", "%1 resigns.")},
        // The same on the last page, where who has won is said above; `won` to the winner. Behind what the event tells:
        // the round, and the strengths of the attacker and the defender, 0 where they are not known.
        {"ending.castle-taken",
         QT_TRANSLATE_NOOP("fiefs", "%1 took %2{%3|| in round %3| in round %3}{%4||, %4 to %5|, %4 to %5}.")},
        {"won.castle-taken",
         QT_TRANSLATE_NOOP("fiefs",
                           "You took %2{%3|| in round %3| in round %3}{%4||, %4 to %5|, %4 to %5}.")},
        {"ending.game-won",
         QT_TRANSLATE_NOOP("fiefs",
                           "The points that win the game were reached{%2|| in round %2| in round %2}.")},
        {"won.game-won",
         QT_TRANSLATE_NOOP("fiefs",
                           "You reached the points that win the game{%2|| in round %2| in round %2}.")},
        {"ending.limit-reached",
         QT_TRANSLATE_NOOP("fiefs", "Round %1 was the last one. Whoever has the most points wins.")},
        {"won.limit-reached",
         QT_TRANSLATE_NOOP("fiefs", "You have the most points after round %1, the last one.")},
    };
    return kWords;
}

} // namespace merlon::fiefs
