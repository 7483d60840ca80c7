#include "core/games/fiefs/texts/texts.h"

namespace merlon::fiefs {

WordingTable reasonTexts()
{
    static constexpr Wording kWords[] = {
        {"reason.not-now", QT_TRANSLATE_NOOP("fiefs", "This is not possible at this moment.")},

        // Cards. %1: a card.
        {"reason.card-not-in-hand", QT_TRANSLATE_NOOP("fiefs", "You do not have %1 in your hand.")},
        {"reason.not-that-family",
         QT_TRANSLATE_NOOP("fiefs", "%1 cannot be played in this step of the battle.")},
        {"reason.not-in-discard", QT_TRANSLATE_NOOP("fiefs", "You do not have %1 in your discard.")},
        {"reason.laid-this-turn",
         QT_TRANSLATE_NOOP(
             "fiefs", "Discarded in this turn: %1. Choose a card that was discarded in an earlier turn.")},
        {"reason.not-looked-at",
         QT_TRANSLATE_NOOP("fiefs", "%1 is not among the cards that you are looking at.")},

        // Campaigns and knights. %1: a place.
        {"reason.no-campaign",
         QT_TRANSLATE_NOOP("fiefs",
                           "No campaign left: this turn’s redistribution and advance are over. Tactical "
                           "advance gives one more.")},
        {"reason.nothing-to-move",
         QT_TRANSLATE_NOOP("fiefs",
                           "No knights can be moved. You need a territory in supply with room for more, or "
                           "with more than 1 knight.")},
        {"reason.not-a-territory",
         QT_TRANSLATE_NOOP("fiefs", "Not a territory: %1. Choose one of the territories.")},
        {"reason.own-territory",
         QT_TRANSLATE_NOOP("fiefs",
                           "You control %1 already. Choose a territory that is empty or an enemy’s.")},
        {"reason.teams-territory",
         QT_TRANSLATE_NOOP("fiefs",
                           "Your team controls %1. Choose a territory that is empty or an enemy’s.")},
        {"reason.out-of-reach",
         QT_TRANSLATE_NOOP(
             "fiefs",
             "Out of reach: %1. It must touch your castle or a territory in supply, directly or "
             "across a lake.")},
        {"reason.no-knight-in-castle",
         QT_TRANSLATE_NOOP("fiefs",
                           "No knights in your castle. Recall some with a redistribution, or play Call to "
                           "arms.")},
        //: %1: how many knights are in the castle
        {"reason.too-few-in-castle",
         QT_TRANSLATE_NOOP(
             "fiefs",
             "Your castle holds {%1|no knights|1 knight|%1 knights}. Choose at least 1 and at most "
             "as many.")},
        //: %2: the most knights that the place holds
        {"reason.over-capacity",
         QT_TRANSLATE_NOOP("fiefs",
                           "Too many for %1. At most {%2|no knights|1 knight|%2 knights} can be there.")},
        {"reason.dice-short",
         QT_TRANSLATE_NOOP(
             "fiefs",
             "Too few dice: you have 10, and each shows up to 6 knights of one place. Move more "
             "or fewer knights.")},
        {"reason.not-supplied",
         QT_TRANSLATE_NOOP("fiefs",
                           "No supply: %1. A supply line leads to your castle through your own territories "
                           "and lakes.")},
        {"reason.not-yours",
         QT_TRANSLATE_NOOP("fiefs", "You do not control %1. Choose one of your territories in supply.")},
        {"reason.named-already",
         QT_TRANSLATE_NOOP("fiefs",
                           "Moved already: %1. Each territory takes part once in a redistribution.")},
        //: %2: how many knights are there
        {"reason.one-must-stay",
         QT_TRANSLATE_NOOP("fiefs",
                           "At least 1 knight must stay at %1, where you have {%2|no knights|1 knight|%2 "
                           "knights}.")},

        // Artifacts. %1: a crown.
        {"reason.crown-broken",
         QT_TRANSLATE_NOOP("fiefs",
                           "Your crown is broken: %1. It is restored at the end of one of your turns.")},
        {"reason.crown-used",
         QT_TRANSLATE_NOOP("fiefs", "Used already: %1. A crown works once in each of your turns.")},
        {"reason.crown-idle",
         QT_TRANSLATE_NOOP("fiefs", "%1 can do nothing now: there are no cards or knights for it.")},
        // %1: a seat, %2: crown, scepter or orb
        {"reason.artefact-broken",
         QT_TRANSLATE_NOOP("fiefs", "Broken already: %2 of %1. Choose an artifact that is whole.")},
        {"reason.not-exposed",
         QT_TRANSLATE_NOOP("fiefs",
                           "Not in use now: %2 of %1. Choose an artifact that is about to take effect.")},
        // %1: a seat
        {"reason.not-an-enemy",
         QT_TRANSLATE_NOOP("fiefs", "Not an enemy: %1. Fracture breaks artifacts of enemies.")},
        {"reason.no-pile-there",
         QT_TRANSLATE_NOOP("fiefs",
                           "No cards to look at: %1. Choose a player who has a draw pile or a discard.")},
    };
    return kWords;
}

} // namespace merlon::fiefs
