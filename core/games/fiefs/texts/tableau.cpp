#include "core/games/fiefs/texts/texts.h"

namespace merlon::fiefs {

WordingTable tableauTexts()
{
    static constexpr Wording kWords[] = {
        // Titles and counters
        {"word.zone.battle", QT_TRANSLATE_NOOP("fiefs", "Battle")},
        {"word.zone.in-play", QT_TRANSLATE_NOOP("fiefs", "Cards in play")},
        {"word.zone.hand", QT_TRANSLATE_NOOP("fiefs", "Hand")},
        {"word.counter.points", QT_TRANSLATE_NOOP("fiefs", "points")},
        {"word.counter.dice-left", QT_TRANSLATE_NOOP("fiefs", "dice left")},
        {"word.counter.in-hand", QT_TRANSLATE_NOOP("fiefs", "cards in hand")},
        {"word.counter.in-pile", QT_TRANSLATE_NOOP("fiefs", "draw pile")},
        {"word.counter.in-discard", QT_TRANSLATE_NOOP("fiefs", "discard pile")},
        {"word.counter.campaigns", QT_TRANSLATE_NOOP("fiefs", "campaigns left")},
        {"word.score.knights", QT_TRANSLATE_NOOP("fiefs", "knights")},
        {"word.score.bonus", QT_TRANSLATE_NOOP("fiefs", "bonuses")},
        {"word.score.conflict", QT_TRANSLATE_NOOP("fiefs", "conflict cards")},
        {"word.score.support", QT_TRANSLATE_NOOP("fiefs", "support cards")},
        {"word.score.sum", QT_TRANSLATE_NOOP("fiefs", "score")},

        // How something stands, in brackets behind its name. %1: a seat.
        {"item.of-seat", QT_TRANSLATE_NOOP("fiefs", "%1")},
        {"item.broken", QT_TRANSLATE_NOOP("fiefs", "broken")},
        {"item.used", QT_TRANSLATE_NOOP("fiefs", "used in this turn")},
        {"item.looked-at", QT_TRANSLATE_NOOP("fiefs", "from the draw pile")},
        // What a place is now. %1: what it is worth, %2: its capacity.
        {"ground.detail",
         QT_TRANSLATE_NOOP("fiefs", "Worth {%1|no points|1 point|%1 points}, room for {%2||1 knight|%2 knights}.")},
        //: %1: a seat
        {"ground.cut-off-by",
         QT_TRANSLATE_NOOP("fiefs", "No supply: %1 stands between it and its castle. (FI-0.2)")},
        {"ground.cut-off", QT_TRANSLATE_NOOP("fiefs", "cut off")},
        //: %1: a seat
        {"ground.castle", QT_TRANSLATE_NOOP("fiefs", "Castle of %1.")},
        // The battle. %1: the attacker or a number of theirs, %2: the same of the defender.
        {"battle.sides", QT_TRANSLATE_NOOP("fiefs", "%1 against %2")},
        {"battle.line", QT_TRANSLATE_NOOP("fiefs", "%1 against %2")},
        //: %1: how many of a card are in a discard, %2: the card
        {"detail.discarded", QT_TRANSLATE_NOOP("fiefs", "%1 × %2.")},

        // The table of the result. %1: a value from 1 to 3.
        {"score.territories", QT_TRANSLATE_NOOP("fiefs", "Territories of value %1")},
        {"score.knights", QT_TRANSLATE_NOOP("fiefs", "Knights on the map")},
        {"score.won-as-attacker", QT_TRANSLATE_NOOP("fiefs", "Battles won as attacker")},
        {"score.won-as-defender", QT_TRANSLATE_NOOP("fiefs", "Battles won as defender")},
        {"score.points", QT_TRANSLATE_NOOP("fiefs", "Points")},

        // In the corner of a card: its value, what it adds, that a die decides. %1: a number.
        {"card-label.value", QT_TRANSLATE_NOOP("fiefs", "%1")},
        {"card-label.adds", QT_TRANSLATE_NOOP("fiefs", "+%1")},
        {"card-label.rolled", QT_TRANSLATE_NOOP("fiefs", "?")},
        // On printed cards. %1: a family of cards, or crown, scepter or orb.
        {"card-label.family", QT_TRANSLATE_NOOP("fiefs", "%1 card")},
        {"card-label.back", QT_TRANSLATE_NOOP("fiefs", "Fiefs")},
        {"card-label.artefact", QT_TRANSLATE_NOOP("fiefs", "Artifact: %1")},
        {"card-label.artefact-back", QT_TRANSLATE_NOOP("fiefs", "%1")},
    };
    return kWords;
}

} // namespace merlon::fiefs
