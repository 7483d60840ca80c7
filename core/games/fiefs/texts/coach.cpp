#include "core/games/fiefs/texts/texts.h"

namespace merlon::fiefs {

std::span<const Wording> coachTexts()
{
    static constexpr Wording kWords[] = {
        {"coach.open",
         QT_TRANSLATE_NOOP("fiefs",
                           "A good turn: use your crown if it helps, redistribute so that you have knights "
                           "in your castle, then advance on the territory with the best odds. Point at a "
                           "territory to see them. 13 points win.")},
        {"coach.poised",
         QT_TRANSLATE_NOOP("fiefs",
                           "Advance where the odds are good and the points count. You may stay if every "
                           "battle looks bad: knights that are lost come back slowly.")},
        {"coach.redistribute",
         QT_TRANSLATE_NOOP("fiefs",
                           "Drag knights between your castle and your territories. An advance starts from "
                           "the castle; leave at least enough behind that a neighbor thinks twice.")},
        {"coach.send",
         QT_TRANSLATE_NOOP("fiefs",
                           "Against an empty territory one knight is enough, but it has to hold it "
                           "afterward. Against knights, send more than are there: cards decide the rest.")},
        {"coach.optional-discard",
         QT_TRANSLATE_NOOP("fiefs",
                           "Discard a weak card if you expect a battle soon: you draw up to 5 in it. Keep "
                           "conflict cards of 4 and 5, Fracture and Ambush.")},
        {"coach.choose-break",
         QT_TRANSLATE_NOOP("fiefs",
                           "Break what hurts you next: the scepter of the rival whom you mean to attack, or "
                           "the orb of the leader.")},
        {"coach.choose-pile",
         QT_TRANSLATE_NOOP("fiefs",
                           "Look at your own pile to improve your next draw, or at that of the rival whom "
                           "you attack to discard a good card.")},
        {"coach.decide-top",
         QT_TRANSLATE_NOOP(
             "fiefs",
             "From your own pile discard what is weak; from a rival’s pile discard what is strong.")},
        {"coach.choose-reshuffle",
         QT_TRANSLATE_NOOP("fiefs",
                           "Take back your best card: a high conflict card, Call to arms or Fracture.")},
        {"coach.put-next",
         QT_TRANSLATE_NOOP(
             "fiefs",
             "Name first what you want to draw first. Before a battle that is a high conflict card.")},
        {"coach.window",
         QT_TRANSLATE_NOOP("fiefs",
                           "Fracture is rare. Use it if the artifact would decide the battle, or if it is "
                           "the leader’s; otherwise pass.")},
        {"coach.choose-equal",
         QT_TRANSLATE_NOOP(
             "fiefs",
             "Take the equal number if the rival has more knights than you. If you have more, decline.")},
        {"coach.choose-conflict",
         QT_TRANSLATE_NOOP("fiefs",
                           "Commit as much as you need to win, not more. If you cannot win, commit your "
                           "weakest card. Nobody sees it before all are shown.")},
        {"coach.play-support",
         QT_TRANSLATE_NOOP("fiefs",
                           "Both sides take turns with support. Play a card if it turns the battle; stop if "
                           "it is won or lost anyway.")},
    };
    return kWords;
}

} // namespace merlon::fiefs
