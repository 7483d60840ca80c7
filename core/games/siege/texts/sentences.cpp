#include "core/games/siege/texts/texts.h"

namespace merlon::siege {

std::span<const Wording> sentenceTexts()
{
    static constexpr Wording kWords[] = {
        // In sentences of both games: places and pieces with their articles
        {"word.place.west-foreground", QT_TRANSLATE_NOOP("siege", "the west foreground")},
        {"word.place.east-foreground", QT_TRANSLATE_NOOP("siege", "the east foreground")},
        {"word.place.marauders", QT_TRANSLATE_NOOP("siege", "the marauders’ lair")},
        {"word.place.forge", QT_TRANSLATE_NOOP("siege", "the forge")},
        {"word.place.workshop", QT_TRANSLATE_NOOP("siege", "the workshop")},
        {"word.place.scouts", QT_TRANSLATE_NOOP("siege", "the scouts")},
        {"word.place.cathedral", QT_TRANSLATE_NOOP("siege", "the cathedral")},
        {"word.place.hospital", QT_TRANSLATE_NOOP("siege", "the hospital")},
        {"word.place.barracks", QT_TRANSLATE_NOOP("siege", "the barracks")},
        {"word.place.guards", QT_TRANSLATE_NOOP("siege", "the guards")},
        {"word.place.courtyard", QT_TRANSLATE_NOOP("siege", "the courtyard")},
        {"word.place.gate", QT_TRANSLATE_NOOP("siege", "the gate")},
        {"word.side.west", QT_TRANSLATE_NOOP("siege", "the west side")},
        {"word.side.east", QT_TRANSLATE_NOOP("siege", "the east side")},
        {"word.seat.invader", QT_TRANSLATE_NOOP("siege", "the invader")},
        {"word.seat.defender", QT_TRANSLATE_NOOP("siege", "the defender")},
        {"word.invader", QT_TRANSLATE_NOOP("siege", "invader")},
        {"word.defender", QT_TRANSLATE_NOOP("siege", "defender")},
        {"word.invader-unit.goblin", QT_TRANSLATE_NOOP("siege", "a goblin")},
        {"word.invader-unit.orc", QT_TRANSLATE_NOOP("siege", "an orc")},
        {"word.invader-unit.troll", QT_TRANSLATE_NOOP("siege", "a troll")},
        {"word.invader-piece.goblin", QT_TRANSLATE_NOOP("siege", "a goblin")},
        {"word.invader-piece.orc", QT_TRANSLATE_NOOP("siege", "an orc")},
        {"word.invader-piece.troll", QT_TRANSLATE_NOOP("siege", "a troll")},
        {"word.invader-piece.siege-tower", QT_TRANSLATE_NOOP("siege", "a siege tower")},
        {"word.defender-unit.marksman", QT_TRANSLATE_NOOP("siege", "a marksman")},
        {"word.defender-unit.soldier", QT_TRANSLATE_NOOP("siege", "a soldier")},
        {"word.defender-unit.veteran", QT_TRANSLATE_NOOP("siege", "a veteran")},
        {"word.defender-piece.marksman", QT_TRANSLATE_NOOP("siege", "a marksman")},
        {"word.defender-piece.soldier", QT_TRANSLATE_NOOP("siege", "a soldier")},
        {"word.defender-piece.veteran", QT_TRANSLATE_NOOP("siege", "a veteran")},
        {"word.defender-piece.warrior", QT_TRANSLATE_NOOP("siege", "the warrior")},
        {"word.defender-piece.officer", QT_TRANSLATE_NOOP("siege", "the officer")},
        {"word.unit.goblin", QT_TRANSLATE_NOOP("siege", "a goblin")},
        {"word.unit.orc", QT_TRANSLATE_NOOP("siege", "an orc")},
        {"word.unit.troll", QT_TRANSLATE_NOOP("siege", "a troll")},
        {"word.unit.marksman", QT_TRANSLATE_NOOP("siege", "a marksman")},
        {"word.unit.soldier", QT_TRANSLATE_NOOP("siege", "a soldier")},
        {"word.unit.veteran", QT_TRANSLATE_NOOP("siege", "a veteran")},
        {"word.hero.warrior", QT_TRANSLATE_NOOP("siege", "the warrior")},
        {"word.hero.officer", QT_TRANSLATE_NOOP("siege", "the officer")},

        // %1 is a kind of place, %2 a number.
        {"error.siege-board-too-large",
         QT_TRANSLATE_NOOP("siege", "This board is too large: there may be at most %2 of these: %1.")},
    };
    return kWords;
}

} // namespace merlon::siege
