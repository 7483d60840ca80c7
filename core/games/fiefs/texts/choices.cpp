#include "core/games/fiefs/texts/texts.h"

namespace merlon::fiefs {

WordingTable choiceTexts()
{
    static constexpr Wording kWords[] = {
        // Chance. %1: a tile, an artifact, a seat, a card or what a die shows; %2: a place.
        {"choice.deal-tile", QT_TRANSLATE_NOOP("fiefs", "Deal %1 to %2")},
        {"choice.deal-artefact", QT_TRANSLATE_NOOP("fiefs", "Deal %1")},
        {"choice.first-player", QT_TRANSLATE_NOOP("fiefs", "%1 is the first player")},
        {"choice.draw-card", QT_TRANSLATE_NOOP("fiefs", "Draw %1")},
        {"choice.reveal-card", QT_TRANSLATE_NOOP("fiefs", "The top card is %1")},
        {"choice.drop-card", QT_TRANSLATE_NOOP("fiefs", "Lose %1")},
        {"choice.roll", QT_TRANSLATE_NOOP("fiefs", "Roll %1")},

        // The turn
        {"choice.call-to-arms", QT_TRANSLATE_NOOP("fiefs", "Play Call to arms")},
        {"choice.tactical-advance", QT_TRANSLATE_NOOP("fiefs", "Play Tactical advance")},
        {"choice.redistribute", QT_TRANSLATE_NOOP("fiefs", "Redistribute knights")},
        {"choice.end-turn", QT_TRANSLATE_NOOP("fiefs", "End the turn")},
        {"choice.use-crown", QT_TRANSLATE_NOOP("fiefs", "Use the crown")},
        //: %1: a place
        {"choice.advance-to", QT_TRANSLATE_NOOP("fiefs", "Advance on %1")},
        {"choice.forgo-advance", QT_TRANSLATE_NOOP("fiefs", "Do not advance")},
        //: %1: a seat, %2: crown, scepter or orb
        {"choice.fracture", QT_TRANSLATE_NOOP("fiefs", "Play Fracture: %2 of %1")},
        {"choice.pass", QT_TRANSLATE_NOOP("fiefs", "Pass")},

        // Crowns
        //: %1: a seat, %2: crown, scepter or orb
        {"choice.break", QT_TRANSLATE_NOOP("fiefs", "Break: %2 of %1")},
        //: %1: a seat
        {"choice.look-at", QT_TRANSLATE_NOOP("fiefs", "See the top card of %1")},
        {"choice.leave-on-top", QT_TRANSLATE_NOOP("fiefs", "Leave the card on the draw pile")},
        {"choice.discard-top", QT_TRANSLATE_NOOP("fiefs", "Discard the card")},
        //: %1: a card
        {"choice.reshuffle", QT_TRANSLATE_NOOP("fiefs", "Shuffle %1 into the draw pile")},
        //: %1: a card that goes on the draw pile, under those named before
        {"choice.put-next", QT_TRANSLATE_NOOP("fiefs", "Put %1 next")},

        // Redistribution and advance. %1: a place, %2: a number of knights.
        {"choice.recall", QT_TRANSLATE_NOOP("fiefs", "Recall {%2|no knights|1 knight|%2 knights} from %1")},
        {"choice.post", QT_TRANSLATE_NOOP("fiefs", "Post {%2|no knights|1 knight|%2 knights} at %1")},
        {"choice.done", QT_TRANSLATE_NOOP("fiefs", "Finish the redistribution")},
        //: %1: a number of knights that leave the castle for an advance
        {"choice.send", QT_TRANSLATE_NOOP("fiefs", "Send {%1|no knights|1 knight|%1 knights}")},

        // The battle. %1: a card.
        {"choice.equalise", QT_TRANSLATE_NOOP("fiefs", "Fight with as many knights as the rival")},
        {"choice.decline", QT_TRANSLATE_NOOP("fiefs", "Do not use the scepter")},
        {"choice.conflict", QT_TRANSLATE_NOOP("fiefs", "Commit %1")},
        {"choice.support", QT_TRANSLATE_NOOP("fiefs", "Play %1")},
        {"choice.end-support", QT_TRANSLATE_NOOP("fiefs", "Play no more support cards")},
        {"choice.discard", QT_TRANSLATE_NOOP("fiefs", "Discard %1")},
        {"choice.keep-hand", QT_TRANSLATE_NOOP("fiefs", "Keep all cards")},

        // What they cost and do. The rule follows by itself.
        {"note.call-to-arms",
         QT_TRANSLATE_NOOP("fiefs", "2 knights come to your castle. The card goes to the discard.")},
        {"note.tactical-advance",
         QT_TRANSLATE_NOOP("fiefs", "One more redistribution and advance in this turn.")},
        {"note.redistribute",
         QT_TRANSLATE_NOOP("fiefs",
                           "Move knights between your castle and your territories in supply. An advance may "
                           "follow.")},
        {"note.end-turn",
         QT_TRANSLATE_NOOP("fiefs",
                           "Your artifacts that were broken before this turn are restored. Unused campaigns "
                           "are lost.")},
        {"note.use-crown",
         QT_TRANSLATE_NOOP("fiefs", "The others may break the crown with Fracture before it works.")},
        {"note.advance-to",
         QT_TRANSLATE_NOOP("fiefs",
                           "All knights come from your castle. The campaign ends, so redistribute before.")},
        //: %1: a tile
        {"note.target-empty", QT_TRANSLATE_NOOP("fiefs", "%1: nobody is there.")},
        //: %1: a tile, %2: a seat, %3: how many knights are there
        {"note.target-enemy",
         QT_TRANSLATE_NOOP("fiefs", "%1: a battle against %2 and {%3|no knights|1 knight|%3 knights}.")},
        //: %1: a seat
        {"note.target-castle",
         QT_TRANSLATE_NOOP("fiefs", "A battle against %1 and 8 knights. If you win it, you win the game.")},
        //: %1: knights, %2: percent, %3: knights that the attacker loses on average, %4: those of the defender
        {"note.odds",
         QT_TRANSLATE_NOOP("fiefs",
                           "With {%1|no knights|1 knight|%1 knights}, the odds of winning are %2%. Average "
                           "losses: yours {%3|less than 1|1|%3}, the defender’s {%4|less than 1|1|%4}.")},
        //: As before, found by playing battles out. %5: how far off it may be, in percent
        {"note.odds-sampled",
         QT_TRANSLATE_NOOP(
             "fiefs",
             "With {%1|no knights|1 knight|%1 knights}, the odds of winning are %2% (± %5%). Average losses: "
             "yours {%3|less than 1|1|%3}, the defender’s {%4|less than 1|1|%4}.")},
        //: %1 and %2: points of the seat or its team now, and if it wins
        {"note.points-after", QT_TRANSLATE_NOOP("fiefs", "Points if you win: %2 instead of %1.")},
        {"note.forgo-advance", QT_TRANSLATE_NOOP("fiefs", "The campaign ends without an advance.")},
        //: %1: the artifact that is meant
        {"note.artefact", QT_TRANSLATE_NOOP("fiefs", "This is %1.")},
        {"note.fracture",
         QT_TRANSLATE_NOOP("fiefs",
                           "The artifact has no effect until the end of its owner’s next turn. The card goes "
                           "to the discard.")},
        {"note.pass", QT_TRANSLATE_NOOP("fiefs", "Nobody sees that you pass.")},
        {"note.break",
         QT_TRANSLATE_NOOP("fiefs", "The artifact has no effect until the end of its owner’s next turn.")},
        {"note.look-at", QT_TRANSLATE_NOOP("fiefs", "Only you see the card. Then you may discard it.")},
        {"note.leave-on-top", QT_TRANSLATE_NOOP("fiefs", "It is the next card that its owner draws.")},
        {"note.discard-top", QT_TRANSLATE_NOOP("fiefs", "It goes face up to its owner’s discard.")},
        {"note.reshuffle",
         QT_TRANSLATE_NOOP("fiefs", "The card goes back to the draw pile, which is shuffled.")},
        {"note.put-next",
         QT_TRANSLATE_NOOP("fiefs", "The first card you name is on top and will be drawn first.")},
        {"note.recall",
         QT_TRANSLATE_NOOP("fiefs", "They return to your castle. At least 1 knight stays on the territory.")},
        {"note.post",
         QT_TRANSLATE_NOOP("fiefs",
                           "They leave your castle. Each territory takes part once in a redistribution.")},
        {"note.done", QT_TRANSLATE_NOOP("fiefs", "No more knights are moved in this redistribution.")},
        {"note.send",
         QT_TRANSLATE_NOOP("fiefs",
                           "They leave your castle. If knights of an enemy are there, a battle follows.")},
        {"note.equalise",
         QT_TRANSLATE_NOOP("fiefs", "It counts for the score of this battle alone. No knights are added.")},
        {"note.conflict",
         QT_TRANSLATE_NOOP("fiefs", "Both cards are revealed together. The value is added to your score.")},
        {"note.support",
         QT_TRANSLATE_NOOP("fiefs", "The value is added to your side’s score. You may play more cards.")},
        {"note.end-support",
         QT_TRANSLATE_NOOP("fiefs", "If you have just played a card, the other side may answer.")},
        {"note.discard",
         QT_TRANSLATE_NOOP("fiefs", "It goes face up to your discard and makes room for another card.")},
    };
    return kWords;
}

} // namespace merlon::fiefs
