#include "core/games/siege/texts/texts.h"

namespace merlon::siege {

std::span<const Wording> tableauTexts()
{
    static constexpr Wording kWords[] = {
        // What both games lay beside the board
        // Parts of the panels
        {"word.zone.supply", QT_TRANSLATE_NOOP("siege", "Supply")},
        {"word.zone.machines", QT_TRANSLATE_NOOP3("siege", "Engines", "word.zone.machines")},
        {"word.zone.heroes", QT_TRANSLATE_NOOP("siege", "Heroes")},
        {"word.zone.hospital", QT_TRANSLATE_NOOP("siege", "Hospital")},
        // What there is of something; behind the name stands the number.
        {"word.stock.bag", QT_TRANSLATE_NOOP("siege", "Bag")},
        {"word.stock.fallen", QT_TRANSLATE_NOOP("siege", "Fallen")},
        {"word.stock.wood", QT_TRANSLATE_NOOP("siege", "Wood")},
        // What is to be said of a thing in a few words, behind its name.
        {"item.left", QT_TRANSLATE_NOOP("siege", "left: %1")},
        // Of the invader and of the defender on a wall
        {"item.strengths", QT_TRANSLATE_NOOP("siege", "strength %1 against %2")},
        {"item.strength", QT_TRANSLATE_NOOP("siege", "strength %1")},
        //: How many of those that may have left a place on the march: 5 of 7.
        {"detail.quota", QT_TRANSLATE_NOOP("siege", "Gone from here: %1 of %2.")},
        // Phases of a round
        {"word.phase.supplies", QT_TRANSLATE_NOOP("siege", "Muster")},
        {"word.phase.machines", QT_TRANSLATE_NOOP("siege", "Machines")},
        {"word.phase.equipment", QT_TRANSLATE_NOOP("siege", "Equipment")},
        {"word.phase.training", QT_TRANSLATE_NOOP("siege", "Training")},
        {"word.phase.rituals", QT_TRANSLATE_NOOP("siege", "Rituals")},
        {"word.phase.defense", QT_TRANSLATE_NOOP("siege", "Defense")},
        {"word.phase.assault", QT_TRANSLATE_NOOP("siege", "Assault")},
        {"detail.deck", QT_TRANSLATE_NOOP("siege", "Its deck: hits %1, misses %2.")},
        //: An hourglass is put on a track: how many lie there then, and how many it takes.
        {"detail.investment", QT_TRANSLATE_NOOP("siege", "1 hourglass: then %1 of %2.")},
        // What a card or an action costs
        //: %1, %2, ...: units, one of which is to be paid: 1 troll, 2 orcs.
        {"price.1", QT_TRANSLATE_NOOP("siege", "Price: %1.")},
        //: %1, %2: units, one of which is to be paid: 1 troll, 2 orcs.
        {"price.2", QT_TRANSLATE_NOOP("siege", "Price: %1 or %2.")},
        //: %1 to %3: units, one of which is to be paid: 1 goblin, 1 orc, 1 troll.
        {"price.3", QT_TRANSLATE_NOOP("siege", "Price: %1 or %2 or %3.")},
    };
    return kWords;
}

} // namespace merlon::siege
