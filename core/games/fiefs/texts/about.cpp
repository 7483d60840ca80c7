#include "core/games/fiefs/texts/texts.h"

namespace merlon::fiefs {

WordingTable aboutTexts()
{
    static constexpr Wording kWords[] = {
        {"shelf.fiefs",
         QT_TRANSLATE_NOOP("fiefs", "Muster knights, bluff in battle and hold land worth 13 points.")},
        // Cards
        {"about.card.conflict2",
         QT_TRANSLATE_NOOP(
             "fiefs", "Adds 2 to your score in a battle. Each side commits one conflict card in secret.")},
        {"about.card.conflict3",
         QT_TRANSLATE_NOOP(
             "fiefs", "Adds 3 to your score in a battle. Each side commits one conflict card in secret.")},
        {"about.card.conflict4",
         QT_TRANSLATE_NOOP(
             "fiefs", "Adds 4 to your score in a battle. Each side commits one conflict card in secret.")},
        {"about.card.conflict5",
         QT_TRANSLATE_NOOP(
             "fiefs", "Adds 5 to your score in a battle. Each side commits one conflict card in secret.")},
        {"about.card.ambush",
         QT_TRANSLATE_NOOP("fiefs",
                           "Adds to your score what a die shows, from 1 to 6. The die is rolled when the "
                           "card is revealed.")},
        {"about.card.support1",
         QT_TRANSLATE_NOOP("fiefs",
                           "Adds 1 to the score of your side in a battle, after the conflict cards.")},
        {"about.card.support2",
         QT_TRANSLATE_NOOP("fiefs",
                           "Adds 2 to the score of your side in a battle, after the conflict cards.")},
        {"about.card.call-to-arms",
         QT_TRANSLATE_NOOP("fiefs",
                           "In your turn, before or after a campaign: 2 knights come to your castle.")},
        {"about.card.authority",
         QT_TRANSLATE_NOOP("fiefs", "It is played as soon as you draw it: you draw 2 more cards.")},
        {"about.card.tactical-advance",
         QT_TRANSLATE_NOOP("fiefs",
                           "In your turn, before or after a campaign: one more redistribution and advance.")},
        {"about.card.fracture",
         QT_TRANSLATE_NOOP("fiefs",
                           "Breaks an enemy’s artifact: in your turn, or when that artifact is about to take "
                           "effect, which it then does not.")},

        // Crowns
        {"about.artefact.corruption",
         QT_TRANSLATE_NOOP("fiefs", "Once in each of your turns: break one whole artifact of any player.")},
        {"about.artefact.prosperity",
         QT_TRANSLATE_NOOP("fiefs",
                           "Once in each of your turns: look at the top card of any draw pile. Leave it "
                           "there or discard it.")},
        {"about.artefact.order",
         QT_TRANSLATE_NOOP("fiefs",
                           "Once in each of your turns: shuffle one card from your discard into your draw "
                           "pile. It must have been discarded in an earlier turn.")},
        {"about.artefact.insight",
         QT_TRANSLATE_NOOP("fiefs",
                           "Once in each of your turns: look at the top 4 cards of your draw pile and put "
                           "them back in any order.")},
        {"about.artefact.vitality",
         QT_TRANSLATE_NOOP("fiefs",
                           "Once in each of your turns: one more redistribution, without using a campaign.")},
        {"about.artefact.fury",
         QT_TRANSLATE_NOOP("fiefs", "Once in each of your turns: you may discard a card.")},

        // Scepters
        {"about.artefact.fear",
         QT_TRANSLATE_NOOP(
             "fiefs",
             "When you attack with fewer knights than the rival has: you may fight as if you had as many.")},
        {"about.artefact.influence",
         QT_TRANSLATE_NOOP(
             "fiefs",
             "When you attack: the rival discards a random card before the conflict cards are chosen.")},
        {"about.artefact.rage", QT_TRANSLATE_NOOP("fiefs", "When you attack: +1 to your score.")},
        {"about.artefact.vigour",
         QT_TRANSLATE_NOOP(
             "fiefs",
             "When you defend with fewer knights than the rival has: you may fight as if you had as many.")},
        {"about.artefact.defiance",
         QT_TRANSLATE_NOOP(
             "fiefs",
             "When you defend: the rival discards a random card before the conflict cards are chosen.")},
        {"about.artefact.loyalty", QT_TRANSLATE_NOOP("fiefs", "When you defend: +1 to your score.")},

        // Orbs
        {"about.artefact.brutality",
         QT_TRANSLATE_NOOP("fiefs", "When you win a battle: the rival loses 1 more knight there.")},
        {"about.artefact.greed",
         QT_TRANSLATE_NOOP("fiefs", "When you win a battle: draw until you have 6 cards.")},
        {"about.artefact.preparation",
         QT_TRANSLATE_NOOP("fiefs", "When you win a battle: you may discard a card.")},
        {"about.artefact.cleansing",
         QT_TRANSLATE_NOOP("fiefs", "When you lose a battle: you may discard a card.")},
        {"about.artefact.devotion",
         QT_TRANSLATE_NOOP("fiefs", "When you lose a battle: 1 knight comes to your castle.")},
        {"about.artefact.resurgence",
         QT_TRANSLATE_NOOP("fiefs", "When you lose a battle: draw until you have 6 cards.")},

        // Tiles
        {"about.tile.homelands",
         QT_TRANSLATE_NOOP(
             "fiefs", "Worth 1. In the setup it shares the first knights of the castle that it touches.")},
        {"about.tile.village",
         QT_TRANSLATE_NOOP("fiefs", "Worth 1. Whoever conquers it gains 1 knight in the castle.")},
        {"about.tile.grasslands", QT_TRANSLATE_NOOP("fiefs", "Worth 1. The attacker has +1 in battle.")},
        {"about.tile.marshlands",
         QT_TRANSLATE_NOOP("fiefs", "Worth 1. Whoever conquers it loses 1 of the knights there.")},
        {"about.tile.forest", QT_TRANSLATE_NOOP("fiefs", "Worth 2, and has no ability.")},
        {"about.tile.ruins", QT_TRANSLATE_NOOP("fiefs", "Worth 2. Whoever conquers it may discard a card.")},
        {"about.tile.abbey", QT_TRANSLATE_NOOP("fiefs", "Worth 2. Whoever conquers it may discard a card.")},
        {"about.tile.shrine",
         QT_TRANSLATE_NOOP("fiefs", "Worth 2. Whoever conquers it gains 1 knight in the castle.")},
        {"about.tile.fort", QT_TRANSLATE_NOOP("fiefs", "Worth 2. The defender has +1 in battle.")},
        {"about.tile.mountains",
         QT_TRANSLATE_NOOP("fiefs", "Worth 2. No support cards are played in battle.")},
        {"about.tile.cave", QT_TRANSLATE_NOOP("fiefs", "Worth 2, but only 3 knights can be there.")},
        {"about.tile.city",
         QT_TRANSLATE_NOOP(
             "fiefs",
             "Worth 3. The defender has +1 in battle. Whoever conquers it gains 1 knight in the castle.")},
        {"about.tile.fortress",
         QT_TRANSLATE_NOOP(
             "fiefs", "Worth 3. The defender has +1 in battle. Whoever conquers it may discard a card.")},
        {"about.tile.arena",
         QT_TRANSLATE_NOOP("fiefs",
                           "Worth 3. Before a battle both sides roll a die: the lower roll loses 1 knight, "
                           "with equal rolls both do.")},
        {"about.tile.battlefield", QT_TRANSLATE_NOOP("fiefs", "Worth 3, and up to 8 knights can be there.")},
        {"about.tile.custom",
         QT_TRANSLATE_NOOP("fiefs",
                           "A tile of this board, with a value, a capacity and abilities of its own.")},

        // Abilities
        {"about.ability.attacker-bonus", QT_TRANSLATE_NOOP("fiefs", "The attacker has +1 in battle.")},
        {"about.ability.defender-bonus", QT_TRANSLATE_NOOP("fiefs", "The defender has +1 in battle.")},
        {"about.ability.arena",
         QT_TRANSLATE_NOOP("fiefs",
                           "Before a battle both sides roll a die: the lower roll loses 1 knight, with equal "
                           "rolls both do.")},
        {"about.ability.no-support", QT_TRANSLATE_NOOP("fiefs", "No support cards are played in battle.")},
        {"about.ability.reinforce",
         QT_TRANSLATE_NOOP("fiefs", "Whoever conquers it gains 1 knight in the castle.")},
        {"about.ability.sift", QT_TRANSLATE_NOOP("fiefs", "Whoever conquers it may discard a card.")},
        {"about.ability.mire",
         QT_TRANSLATE_NOOP("fiefs", "Whoever conquers it loses 1 of the knights there.")},
        {"about.ability.homelands",
         QT_TRANSLATE_NOOP("fiefs",
                           "In the setup it shares the first knights of the castle that it touches. It is "
                           "worth nothing in a skirmish.")},

        // What stands in the panel of a player, and knights
        {"about.counter.points",
         QT_TRANSLATE_NOOP("fiefs", "The values of all territories that the player controls.")},
        {"about.counter.dice-left",
         QT_TRANSLATE_NOOP("fiefs", "Each die shows up to 6 knights of one place. A player has 10 of them.")},
        {"about.counter.campaigns",
         QT_TRANSLATE_NOOP("fiefs", "Each campaign is a redistribution, which is optional, and an advance.")},
        {"about.piece.knight",
         QT_TRANSLATE_NOOP("fiefs",
                           "Knights control territories and fight for them. They start from the castle.")},
    };
    return kWords;
}

} // namespace merlon::fiefs
