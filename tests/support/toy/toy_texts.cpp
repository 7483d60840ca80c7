#include "tests/support/toy/toy_texts.h"

namespace merlon::toy {

WordingTable texts()
{
    static constexpr Wording kTexts[] = {
        {"word.toll", QT_TRANSLATE_NOOP("core", "Toll")},
        {"word.field", QT_TRANSLATE_NOOP("core", "field")},
        {"word.north", QT_TRANSLATE_NOOP("core", "North")},
        {"word.east", QT_TRANSLATE_NOOP("core", "East")},
        {"word.south", QT_TRANSLATE_NOOP("core", "South")},
        {"word.west", QT_TRANSLATE_NOOP("core", "West")},
        {"word.card.copper", QT_TRANSLATE_NOOP("core", "copper")},
        {"word.card.silver", QT_TRANSLATE_NOOP("core", "silver")},
        {"word.card.gold", QT_TRANSLATE_NOOP("core", "gold")},
        {"word.card.jewel", QT_TRANSLATE_NOOP("core", "jewel")},
        {"word.weather.calm", QT_TRANSLATE_NOOP("core", "calm")},
        {"word.weather.wind", QT_TRANSLATE_NOOP("core", "wind")},
        {"word.weather.storm", QT_TRANSLATE_NOOP("core", "storm")},
        {"word.group.card", QT_TRANSLATE_NOOP("core", "cards")},
        {"word.zone.hand", QT_TRANSLATE_NOOP("core", "Hand")},
        {"word.zone.pile", QT_TRANSLATE_NOOP("core", "Pile")},
        {"word.zone.weather", QT_TRANSLATE_NOOP("core", "Weather")},
        {"word.zone.office", QT_TRANSLATE_NOOP("core", "Office")},
        {"word.office.spy", QT_TRANSLATE_NOOP("core", "spy")},
        {"word.option.seats", QT_TRANSLATE_NOOP("core", "Seats")},
        {"word.option.fate", QT_TRANSLATE_NOOP("core", "Weather")},
        {"word.option.rounds", QT_TRANSLATE_NOOP("core", "Rounds")},
        {"word.fate.dice", QT_TRANSLATE_NOOP("core", "by dice")},
        {"word.fate.warlord", QT_TRANSLATE_NOOP("core", "the last seat makes it")},
        {"item.wager", QT_TRANSLATE_NOOP("core", "wager %1")},
        {"score.cards", QT_TRANSLATE_NOOP("core", "Cards on fields")},
        {"score.wagers", QT_TRANSLATE_NOOP("core", "Wagers")},
        {"score.mark", QT_TRANSLATE_NOOP("core", "Marked by the spy")},
        {"score.sum", QT_TRANSLATE_NOOP("core", "Total")},

        {"choice.appoint", QT_TRANSLATE_NOOP("core", "%1 is the spy")},
        {"choice.deal", QT_TRANSLATE_NOOP("core", "Deal %1")},
        {"choice.reveal", QT_TRANSLATE_NOOP("core", "The top card is %1")},
        {"choice.blow", QT_TRANSLATE_NOOP("core", "Make %1")},
        {"choice.play", QT_TRANSLATE_NOOP("core", "Play %1 on %2")},
        {"choice.wager", QT_TRANSLATE_NOOP("core", "Wager {%1|nothing|%1|%1}")},
        {"choice.draw", QT_TRANSLATE_NOOP("core", "Draw a card")},
        {"choice.peek", QT_TRANSLATE_NOOP("core", "Look at the top card")},
        {"choice.pass", QT_TRANSLATE_NOOP("core", "Pass")},
        {"choice.mark", QT_TRANSLATE_NOOP("core", "Mark %1")},
        {"choice.wait", QT_TRANSLATE_NOOP("core", "Wait")},

        {"decision.spy", QT_TRANSLATE_NOOP("core", "Who is the spy?")},
        {"decision.card", QT_TRANSLATE_NOOP("core", "Which card for %1?")},
        {"decision.weather", QT_TRANSLATE_NOOP("core", "What is the weather?")},
        {"decision.turn", QT_TRANSLATE_NOOP("core", "What will you do in your turn?")},
        {"decision.wager", QT_TRANSLATE_NOOP("core", "How much do you wager on %1?")},
        {"decision.mark", QT_TRANSLATE_NOOP("core", "Which field will you mark?")},

        {"event.appointed", QT_TRANSLATE_NOOP("core", "%1 is the spy.")},
        {"event.dealt", QT_TRANSLATE_NOOP("core", "%1 is dealt %2.")},
        {"event.blew", QT_TRANSLATE_NOOP("core", "The weather: %1.")},
        {"event.played", QT_TRANSLATE_NOOP("core", "%1 plays %2 on %3.")},
        {"event.wagered", QT_TRANSLATE_NOOP("core", "%1 wagers {%2|nothing|%2|%2}.")},
        {"event.drew", QT_TRANSLATE_NOOP("core", "%1 draws %2.")},
        {"event.peeked", QT_TRANSLATE_NOOP("core", "%1 looks at the top card: %2.")},
        {"event.passed", QT_TRANSLATE_NOOP("core", "%1 passes.")},
        {"event.marked", QT_TRANSLATE_NOOP("core", "The spy marks %1.")},
        {"event.ended", QT_TRANSLATE_NOOP("core", "The last round is over.")},
        {"event.round-begins", QT_TRANSLATE_NOOP("core", "Round %1 begins.")},
        {"event.resigned", QT_TRANSLATE_NOOP("core", "%1 resigns.")},

        {"reason.no-choice", QT_TRANSLATE_NOOP("core", "there is no such choice")},
        {"reason.not-asked", QT_TRANSLATE_NOOP("core", "this is not asked now")},
        {"reason.not-in-pile", QT_TRANSLATE_NOOP("core", "%1 is not in the pile")},
        {"reason.not-in-hand", QT_TRANSLATE_NOOP("core", "%1 is not in your hand")},
        {"reason.place-taken", QT_TRANSLATE_NOOP("core", "a card lies on %1 already")},
        {"reason.pile-empty", QT_TRANSLATE_NOOP("core", "the pile is empty")},
        {"reason.stormy", QT_TRANSLATE_NOOP("core", "nobody draws cards in a storm")},
        {"reason.seen-already", QT_TRANSLATE_NOOP("core", "you know the top card")},

        {"why.turn", QT_TRANSLATE_NOOP("core", "Each seat has one turn in a round.")},
        {"note.draw", QT_TRANSLATE_NOOP("core", "to your hand, seen by you alone")},
        {"about.weather.storm", QT_TRANSLATE_NOOP("core", "In a storm nobody draws cards.")},
        {"toy.number-of-fields", QT_TRANSLATE_NOOP("core", "Toll needs 2 to 6 fields.")},
        {"toy.option", QT_TRANSLATE_NOOP("core", "Toll has no option %1 with the value %2.")},
    };
    return kTexts;
}

} // namespace merlon::toy
