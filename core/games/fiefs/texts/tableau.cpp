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
        // So many of them, in what a choice costs and brings
        {"count.points", QT_TRANSLATE_N_NOOP("fiefs", "%n point(s)")},
        {"count.in-hand", QT_TRANSLATE_N_NOOP("fiefs", "%n card(s) in hand")},
        {"count.in-pile", QT_TRANSLATE_N_NOOP("fiefs", "%n card(s) in the draw pile")},
        {"count.in-discard", QT_TRANSLATE_N_NOOP("fiefs", "%n card(s) in the discard pile")},
        {"count.campaigns", QT_TRANSLATE_N_NOOP("fiefs", "%n campaign(s)")},
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
         QT_TRANSLATE_NOOP("fiefs",
                           "Worth {%1|no points|1 point|%1 points}, room for {%2||1 knight|%2 knights}.")},
        //: %1: a seat
        {"ground.cut-off-by",
         QT_TRANSLATE_NOOP("fiefs", "No supply: %1 is between it and its castle. (FI-0.2)")},
        {"ground.cut-off", QT_TRANSLATE_NOOP("fiefs", "cut off")},
        //: %1: a seat
        {"ground.castle", QT_TRANSLATE_NOOP("fiefs", "Castle of %1.")},
        // The battle. %1: the attacker or a number of theirs, %2: the same of the defender.
        {"battle.sides", QT_TRANSLATE_NOOP("fiefs", "%1 against %2")},
        {"battle.line", QT_TRANSLATE_NOOP("fiefs", "%1 against %2")},

        // The table of the result. %1: a value from 1 to 3.
        {"score.territories", QT_TRANSLATE_NOOP("fiefs", "Territories of value %1")},
        {"score.knights", QT_TRANSLATE_NOOP("fiefs", "Knights on the map")},
        {"score.won-as-attacker", QT_TRANSLATE_NOOP("fiefs", "Battles won as attacker")},
        {"score.won-as-defender", QT_TRANSLATE_NOOP("fiefs", "Battles won as defender")},
        {"score.points", QT_TRANSLATE_NOOP("fiefs", "Points")},

        // In the corner of a card: its value, what it adds, what a die can add. %1: a number.
        {"card-label.value", QT_TRANSLATE_NOOP("fiefs", "%1")},
        {"card-label.adds", QT_TRANSLATE_NOOP("fiefs", "+%1")},
        {"card-label.rolled", QT_TRANSLATE_NOOP("fiefs", "1–6")},
        // Titles of charts over a game
        {"chart.knights", QT_TRANSLATE_NOOP("fiefs", "Knights on the map")},
        {"chart.territories", QT_TRANSLATE_NOOP("fiefs", "Territories")},

        // On printed cards. %1: a family of cards, or crown, scepter or orb.
        {"card-label.family", QT_TRANSLATE_NOOP("fiefs", "%1 card")},
        {"card-label.back", QT_TRANSLATE_NOOP("fiefs", "Fiefs")},
        {"card-label.artefact", QT_TRANSLATE_NOOP("fiefs", "Artifact: %1")},
        {"card-label.artefact-back", QT_TRANSLATE_NOOP("fiefs", "%1")},
        // On printed tiles. %1: what they are worth, or how many knights can be there.
        {"card-label.tile", QT_TRANSLATE_NOOP("fiefs", "Tile, value %1")},
        {"card-label.tile-back", QT_TRANSLATE_NOOP("fiefs", "Tile of value %1")},
        {"card-label.capacity", QT_TRANSLATE_NOOP("fiefs", "Up to %1 knights.")},
        // For players without dice. %1: what a die shows, from 1 to 6.
        {"card-label.dice", QT_TRANSLATE_NOOP("fiefs", "Without dice")},
        {"card-label.dice-back", QT_TRANSLATE_NOOP("fiefs", "Die")},
        {"card-label.roll", QT_TRANSLATE_NOOP("fiefs", "Result: %1")},
        {"card-label.roll-rule",
         QT_TRANSLATE_NOOP("fiefs",
                           "Instead of rolling a die, shuffle the 6 cards and draw one. Shuffle them again "
                           "for the next roll.")},
        {"card-label.dice-table", QT_TRANSLATE_NOOP("fiefs", "Dice table")},
        {"card-label.dice-table-rule",
         QT_TRANSLATE_NOOP(
             "fiefs",
             "Dice for the knights of a place: 1–6 knights 1 die, 7–12 2 dice, 13–18 3, 19–24 4, "
             "25–30 5, 31–36 6, 37–42 7, 43–48 8, 49–54 9, 55–60 10. You have 10 dice. Without "
             "dice, write the number of knights on a slip beside the token.")},
    };
    return kWords;
}

} // namespace merlon::fiefs
