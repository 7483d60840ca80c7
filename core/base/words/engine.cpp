#include "core/base/words/tables.h"

namespace merlon {

std::span<const Wording> engineWords()
{
    static constexpr Wording kWords[] = {
        {"none.engine", ""},

        // Rulebooks. %1 and %2 are numbers of rules or chapters such as S2-6.3 and S2-6.
        {"error.rulebook-empty", QT_TRANSLATE_NOOP("core", "This rulebook has no numbered rule.")},
        {"error.rulebook-chapter",
         QT_TRANSLATE_NOOP("core", "The rule %1 does not stand in the chapter %2.")},
        {"error.rulebook-prefix", QT_TRANSLATE_NOOP("core", "The number %1 does not begin with %2.")},
        {"error.rulebook-doubled", QT_TRANSLATE_NOOP("core", "The rule %1 stands twice.")},
        {"error.rulebook-no-text", QT_TRANSLATE_NOOP("core", "The rule %1 has no text.")},
        {"error.rule-number", QT_TRANSLATE_NOOP("core", "“%1” is not the number of a rule.")},
        {"error.rule-number-right", QT_TRANSLATE_NOOP("core", "Write %1 for a rule or %2 for a chapter.")},
        {"error.rule-unknown", QT_TRANSLATE_NOOP("core", "There is no rule %1.")},
        {"error.rule-no-chapter", QT_TRANSLATE_NOOP("core", "There is no chapter %1.")},
        // %1 is a list of numbers, nearest first.
        {"error.rule-nearest", QT_TRANSLATE_NOOP("core", "The nearest are %1.")},

        // Simulations. %1 is a number, or the kind of a computer player.
        {"error.simulation-seats",
         QT_TRANSLATE_NOOP("core", "This game needs one computer player for each of its %1 seats.")},
        {"error.player-unknown", QT_TRANSLATE_NOOP("core", "There is no computer player “%1”.")},
    };
    return kWords;
}

} // namespace merlon
