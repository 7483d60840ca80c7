#include "core/games/exiles/texts/texts.h"

namespace merlon::exiles {

WordingTable theatreTexts()
{
    static constexpr Wording kWords[] = {
        // The sums of a fight, line by line. %1: of the exiles, %2: of the enemy
        {"word.zone.fight", QT_TRANSLATE_NOOP("exiles", "Fight")},
        {"item.fight-line", QT_TRANSLATE_NOOP("exiles", "%1 : %2")},
        {"word.score.leader", QT_TRANSLATE_NOOP("exiles", "leader")},
        {"word.score.support", QT_TRANSLATE_NOOP("exiles", "support")},
        {"word.score.die", QT_TRANSLATE_NOOP("exiles", "die")},
        {"word.score.special", QT_TRANSLATE_NOOP("exiles", "special rules")},
        {"word.score.wall", QT_TRANSLATE_NOOP("exiles", "wall")},
        {"word.score.sum", QT_TRANSLATE_NOOP("exiles", "score")},
        {"duel.scores", QT_TRANSLATE_NOOP("exiles", "fight: score of each side")},
        {"duel.fire-and-cover", QT_TRANSLATE_NOOP("exiles", "ranged fire : protection")},
        {"duel.cover-and-fire", QT_TRANSLATE_NOOP("exiles", "protection : ranged fire")},
        //: Under a place before a wall: the chance that the enemy does not get through. %1: a number, in percent
        {"ground.holds", QT_TRANSLATE_NOOP("exiles", "holds %1%")},

        // Dice: what is rolled
        {"word.die.none", QT_TRANSLATE_NOOP("exiles", "no die")},
        {"word.die.1", QT_TRANSLATE_NOOP("exiles", "1")},
        {"word.die.2", QT_TRANSLATE_NOOP("exiles", "2")},
        {"word.die.3", QT_TRANSLATE_NOOP("exiles", "3")},
        {"word.die.4", QT_TRANSLATE_NOOP("exiles", "4")},
        {"word.die.5", QT_TRANSLATE_NOOP("exiles", "5")},
        {"word.die.6", QT_TRANSLATE_NOOP("exiles", "6")},
        {"word.d3.none", QT_TRANSLATE_NOOP("exiles", "no die")},
        {"word.d3.1", QT_TRANSLATE_NOOP("exiles", "1 (die 1)")},
        {"word.d3.2", QT_TRANSLATE_NOOP("exiles", "1 (die 2)")},
        {"word.d3.3", QT_TRANSLATE_NOOP("exiles", "2 (die 3)")},
        {"word.d3.4", QT_TRANSLATE_NOOP("exiles", "2 (die 4)")},
        {"word.d3.5", QT_TRANSLATE_NOOP("exiles", "3 (die 5)")},
        {"word.d3.6", QT_TRANSLATE_NOOP("exiles", "3 (die 6)")},
    };
    return kWords;
}

} // namespace merlon::exiles
