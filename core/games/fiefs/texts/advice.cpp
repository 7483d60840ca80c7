#include "core/games/fiefs/texts/texts.h"

namespace merlon::fiefs {

WordingTable adviceTexts()
{
    static constexpr Wording kWords[] = {
        // The turn
        {"advice.more-knights",
         QT_TRANSLATE_NOOP("fiefs", "More knights in the castle make a stronger advance.")},
        {"advice.again", QT_TRANSLATE_NOOP("fiefs", "There are enough knights for another campaign.")},
        {"advice.crown",
         QT_TRANSLATE_NOOP("fiefs", "The crown can be used once in each turn, and costs nothing.")},
        {"advice.gather",
         QT_TRANSLATE_NOOP("fiefs", "Knights that nobody threatens are of more use in the castle.")},
        {"advice.guard",
         QT_TRANSLATE_NOOP("fiefs", "Knights that the advance does not need can guard the border.")},
        {"advice.idle-there", QT_TRANSLATE_NOOP("fiefs", "Nobody threatens %1.")},
        {"advice.takes-empty", QT_TRANSLATE_NOOP("fiefs", "%1 is empty.")},
        {"advice.likely", QT_TRANSLATE_NOOP("fiefs", "A battle for %1 promises more than it costs.")},
        {"advice.wins", QT_TRANSLATE_NOOP("fiefs", "%1 would decide the game.")},
        {"advice.force", QT_TRANSLATE_NOOP("fiefs", "This number can win and hold the place.")},
        {"advice.wait", QT_TRANSLATE_NOOP("fiefs", "Nothing here promises more than it costs.")},
        // Crowns and Fracture
        {"advice.break", QT_TRANSLATE_NOOP("fiefs", "This artifact helps an enemy most.")},
        {"advice.keep-fracture", QT_TRANSLATE_NOOP("fiefs", "A Fracture will be worth more later.")},
        {"advice.look", QT_TRANSLATE_NOOP("fiefs", "What %1 draws matters most.")},
        {"advice.leave-card", QT_TRANSLATE_NOOP("fiefs", "This card should be drawn.")},
        {"advice.drop-card", QT_TRANSLATE_NOOP("fiefs", "This card should not be drawn.")},
        {"advice.best-card", QT_TRANSLATE_NOOP("fiefs", "Of these cards, %1 is the best to draw.")},
        {"advice.better-cards", QT_TRANSLATE_NOOP("fiefs", "A weak card makes room for a better one.")},
        {"advice.keep-hand", QT_TRANSLATE_NOOP("fiefs", "Every card in the hand is worth keeping.")},
        // The battle
        {"advice.equalise", QT_TRANSLATE_NOOP("fiefs", "It makes up for the smaller number of knights.")},
        {"advice.conflict", QT_TRANSLATE_NOOP("fiefs", "%1 gives the best chance for what it costs.")},
        {"advice.enough", QT_TRANSLATE_NOOP("fiefs", "%1 is enough. Stronger cards can wait.")},
        {"advice.hopeless",
         QT_TRANSLATE_NOOP("fiefs", "The battle is nearly lost. It is better to save good cards.")},
        {"advice.leads", QT_TRANSLATE_NOOP("fiefs", "The lead is enough.")},
        {"advice.support", QT_TRANSLATE_NOOP("fiefs", "With %1 the battle can still be won.")},
    };
    return kWords;
}

} // namespace merlon::fiefs
