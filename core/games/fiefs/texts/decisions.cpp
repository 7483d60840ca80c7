#include "core/games/fiefs/texts/texts.h"

namespace merlon::fiefs {

WordingTable decisionTexts()
{
    static constexpr Wording kWords[] = {
        // Chance
        //: %1: a value from 1 to 3, %2: a place
        {"decision.deal-tiles", QT_TRANSLATE_NOOP("fiefs", "A tile of value %1 is dealt to %2.")},
        {"decision.deal-artefacts", QT_TRANSLATE_NOOP("fiefs", "An artifact is dealt.")},
        {"decision.choose-first", QT_TRANSLATE_NOOP("fiefs", "The first player is chosen at random.")},
        {"decision.draw-card", QT_TRANSLATE_NOOP("fiefs", "A card is drawn.")},
        {"decision.reveal-top", QT_TRANSLATE_NOOP("fiefs", "The top card of the draw pile is seen.")},
        {"decision.reveal-next", QT_TRANSLATE_NOOP("fiefs", "The next card of the draw pile is seen.")},
        {"decision.lose-card", QT_TRANSLATE_NOOP("fiefs", "A random card of the hand is discarded.")},
        {"decision.arena-roll", QT_TRANSLATE_NOOP("fiefs", "A die is rolled in the arena.")},
        {"decision.ambush-roll", QT_TRANSLATE_NOOP("fiefs", "A die is rolled for Ambush.")},
        {"decision.chaos-roll", QT_TRANSLATE_NOOP("fiefs", "A die is rolled for a knight of the winner.")},

        // The turn
        {"decision.open", QT_TRANSLATE_NOOP("fiefs", "The player chooses an action, or ends the turn.")},
        {"decision.poised",
         QT_TRANSLATE_NOOP("fiefs", "The player chooses where to advance, or does not advance.")},
        {"decision.redistribute",
         QT_TRANSLATE_NOOP("fiefs", "The player recalls or posts knights, or finishes.")},
        //: %1: a place
        {"decision.send", QT_TRANSLATE_NOOP("fiefs", "The player chooses how many knights advance on %1.")},
        {"decision.optional-discard",
         QT_TRANSLATE_NOOP("fiefs", "The player discards a card, or keeps all cards.")},

        // Crowns
        {"decision.choose-break", QT_TRANSLATE_NOOP("fiefs", "The player chooses the artifact to break.")},
        {"decision.choose-pile", QT_TRANSLATE_NOOP("fiefs", "The player chooses the draw pile to look at.")},
        //: %1: a seat
        {"decision.decide-top",
         QT_TRANSLATE_NOOP("fiefs", "The player leaves or discards the top card of %1.")},
        {"decision.choose-reshuffle",
         QT_TRANSLATE_NOOP("fiefs", "The player chooses a card of the discard for the draw pile.")},
        {"decision.put-next", QT_TRANSLATE_NOOP("fiefs", "The player chooses the next card.")},

        // Fracture and the battle
        {"decision.window",
         QT_TRANSLATE_NOOP("fiefs", "The player breaks an artifact with Fracture, or passes.")},
        {"decision.choose-equal",
         QT_TRANSLATE_NOOP("fiefs",
                           "The player chooses whether to fight with as many knights as the rival.")},
        {"decision.choose-conflict", QT_TRANSLATE_NOOP("fiefs", "The player commits a conflict card.")},
        {"decision.play-support", QT_TRANSLATE_NOOP("fiefs", "The player plays a support card, or stops.")},

        // Why this is asked
        {"why.open",
         QT_TRANSLATE_NOOP("fiefs",
                           "In your turn you may play cards, use your crown once, and make one campaign: a "
                           "redistribution, then an advance.")},
        {"why.poised",
         QT_TRANSLATE_NOOP("fiefs",
                           "You have redistributed. Call to arms and Tactical advance can be played again "
                           "after the advance.")},
        {"why.redistribute",
         QT_TRANSLATE_NOOP(
             "fiefs",
             "Knights move between your castle and your territories in supply. At least 1 stays "
             "on each territory.")},
        {"why.send",
         QT_TRANSLATE_NOOP("fiefs",
                           "All knights of an advance come from your castle. Nobody can add knights in a "
                           "battle.")},
        {"why.optional-discard",
         QT_TRANSLATE_NOOP("fiefs",
                           "In a battle you draw until you have 5 cards. A discarded card makes room for "
                           "another one.")},
        {"why.choose-break",
         QT_TRANSLATE_NOOP("fiefs", "Corruption breaks a whole artifact of any player, perhaps your own.")},
        {"why.choose-pile",
         QT_TRANSLATE_NOOP("fiefs", "Prosperity shows you the top card of any draw pile.")},
        {"why.decide-top", QT_TRANSLATE_NOOP("fiefs", "Only you see this card.")},
        //: %1: the card on top of the pile, which the player has looked at
        {"why.decide-top-seen", QT_TRANSLATE_NOOP("fiefs", "The top card: %1. Only you see it.")},
        {"why.choose-reshuffle",
         QT_TRANSLATE_NOOP("fiefs", "Order takes back a card that was discarded in an earlier turn.")},
        {"why.put-next",
         QT_TRANSLATE_NOOP("fiefs", "Insight: the card that you name first will be drawn first.")},
        {"why.window",
         QT_TRANSLATE_NOOP("fiefs",
                           "An artifact is about to take effect. If it is broken now, it does not.")},
        {"why.choose-equal",
         QT_TRANSLATE_NOOP(
             "fiefs",
             "You have fewer knights than the rival. With your scepter this does not count in the "
             "score.")},
        {"why.choose-conflict",
         QT_TRANSLATE_NOOP(
             "fiefs", "Each side must commit one conflict card if it has any. Both are revealed together.")},
        {"why.play-support",
         QT_TRANSLATE_NOOP(
             "fiefs", "Support cards are played in turns, the lower score first, until nobody answers.")},
        {"why.lose-card", QT_TRANSLATE_NOOP("fiefs", "The rival’s scepter costs a random card.")},
        {"why.arena-roll",
         QT_TRANSLATE_NOOP("fiefs", "The lower roll loses 1 knight. With equal rolls both sides lose 1.")},
        {"why.ambush-roll", QT_TRANSLATE_NOOP("fiefs", "Ambush is worth what the die shows.")},
        {"why.chaos-roll", QT_TRANSLATE_NOOP("fiefs", "For each 1 the winner loses a knight.")},
    };
    return kWords;
}

} // namespace merlon::fiefs
