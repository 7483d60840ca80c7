#include "core/games/fiefs/texts/texts.h"

namespace merlon::fiefs {

WordingTable questionTexts()
{
    // Each of these follows “Your turn: ”.
    static constexpr Wording kWords[] = {
        // The turn
        {"yours.open", QT_TRANSLATE_NOOP("fiefs", "choose an action, or end your turn")},
        {"yours.poised", QT_TRANSLATE_NOOP("fiefs", "choose where to advance, or stay")},
        {"yours.redistribute", QT_TRANSLATE_NOOP("fiefs", "recall or post knights, or finish")},
        //: %1: a place
        {"yours.send", QT_TRANSLATE_NOOP("fiefs", "choose how many knights advance on %1")},
        {"yours.optional-discard", QT_TRANSLATE_NOOP("fiefs", "discard a card, or keep them all")},

        // Crowns
        {"yours.choose-break", QT_TRANSLATE_NOOP("fiefs", "choose the artifact to break")},
        {"yours.choose-pile", QT_TRANSLATE_NOOP("fiefs", "choose the draw pile to look at")},
        //: %1: a role, “Burgundy”
        {"yours.decide-top", QT_TRANSLATE_NOOP("fiefs", "leave or discard the top card of %1")},
        {"yours.choose-reshuffle", QT_TRANSLATE_NOOP("fiefs", "choose a discarded card for your draw pile")},
        {"yours.put-next", QT_TRANSLATE_NOOP("fiefs", "choose the card that you draw next")},

        // Fracture and the battle
        {"yours.window", QT_TRANSLATE_NOOP("fiefs", "break an artifact with Fracture, or pass")},
        {"yours.choose-equal", QT_TRANSLATE_NOOP("fiefs", "fight with as many knights as the rival, or not")},
        {"yours.choose-conflict", QT_TRANSLATE_NOOP("fiefs", "commit a conflict card")},
        {"yours.play-support", QT_TRANSLATE_NOOP("fiefs", "play a support card, or stop")},
    };
    return kWords;
}

} // namespace merlon::fiefs
