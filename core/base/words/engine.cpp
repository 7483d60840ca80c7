#include "core/base/words/tables.h"

namespace merlon {

std::span<const Wording> engineWords()
{
    static constexpr Wording kWords[] = {
        // Notation: a choice as a line of words. Positions are counted from 1.
        {"notation.empty", QT_TRANSLATE_NOOP("core", "The line is empty.")},
        {"notation.unknown-verb",
         QT_TRANSLATE_NOOP("core", "Word 1, “%1”, is not something that can be done.")},
        // %1 is the word as written, %2 its position, %3 what it should be (“wall”).
        {"notation.unknown-word", QT_TRANSLATE_NOOP("core", "Word %2, “%1”, is not a %3.")},
        // %1 is the position, %2 what should stand there, %3 the whole line as it should be.
        {"notation.missing-word", QT_TRANSLATE_NOOP("core", "Word %1, a %2, is missing: “%3”.")},
        {"notation.hidden-word",
         QT_TRANSLATE_NOOP("core", "Word %1 is hidden (“?”), so that it cannot be played.")},
        {"notation.surplus-word", QT_TRANSLATE_NOOP("core", "Word %2, “%1”, is one too many.")},
        // %1 is a list of keys.
        {"notation.possible", QT_TRANSLATE_NOOP("core", "Possible here: %1.")},
        {"notation.possible-number", QT_TRANSLATE_NOOP("core", "Possible here: a number from %1 to %2.")},
        {"notation.usage", QT_TRANSLATE_NOOP("core", "The line is written “%1”.")},
        // %1 is the number of a rule such as S2-6.3, %2 a list.
        {"notation.rule", QT_TRANSLATE_NOOP("core", "See rule %1.")},
        {"notation.rule-and-choices", QT_TRANSLATE_NOOP("core", "See rule %1. Possible now: %2.")},
        {"notation.rule-and-verbs",
         QT_TRANSLATE_NOOP("core", "See rule %1. What can be done now begins with: %2.")},

        {"match.over", QT_TRANSLATE_NOOP("core", "The game is over.")},
        {"match.other-question",
         QT_TRANSLATE_NOOP("core", "This answers question %1, but now question %2 is asked.")},
        {"match.no-such-question", QT_TRANSLATE_NOOP("core", "There is no question %1 to go to.")},
        {"match.last-question", QT_TRANSLATE_NOOP("core", "The last question is %1.")},
        {"match.no-such-seat", QT_TRANSLATE_NOOP("core", "The game has no seat %1.")},
    };
    return kWords;
}

} // namespace merlon
