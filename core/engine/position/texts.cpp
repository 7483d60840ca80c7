#include "core/engine/position/texts.h"

namespace merlon {

std::span<const Wording> positionTexts()
{
    static constexpr Wording kWords[] = {
        // The form of a position. What stands in quotation marks is written like that in the file.
        {"error.position-object", QT_TRANSLATE_NOOP("engine", "Expected an object: { … }.")},
        {"error.position-array", QT_TRANSLATE_NOOP("engine", "Expected a list: [ … ].")},
        {"error.position-text", QT_TRANSLATE_NOOP("engine", "Expected a text in quotation marks.")},
        {"error.position-number", QT_TRANSLATE_NOOP("engine", "Expected an integer.")},
        {"error.position-flag", QT_TRANSLATE_NOOP("engine", "Expected true or false.")},
        {"error.position-range", QT_TRANSLATE_NOOP("engine", "This number is too small or too large.")},
        {"error.position-range-right", QT_TRANSLATE_NOOP("engine", "Expected a number from %1 to %2.")},
        {"error.position-unknown-key", QT_TRANSLATE_NOOP("engine", "“%1” is not known here.")},
        {"error.position-unknown-word", QT_TRANSLATE_NOOP("engine", "There is no “%1”.")},
        // %1 is a list of words, the most similar first.
        {"error.position-nearest", QT_TRANSLATE_NOOP("engine", "Nearest: %1.")},
        {"error.position-hidden", QT_TRANSLATE_NOOP("engine", "“?” means something hidden.")},
        {"error.position-hidden-right",
         QT_TRANSLATE_NOOP("engine",
                           "A position seen by one role is not complete. Write what is really here.")},
        {"error.position-doubled", QT_TRANSLATE_NOOP("engine", "“%1” appears twice in this list.")},
        {"error.position-long-list",
         QT_TRANSLATE_NOOP("engine", "This list is too long: there can be at most %1 here.")},
        {"error.position-token", QT_TRANSLATE_NOOP("engine", "Say which token this is.")},
        {"error.position-no-path", QT_TRANSLATE_NOOP("engine", "“%1” is not a path for invader units.")},
        // Moments. %1 lists their keys as they stand in a file.
        {"error.position-between-moments",
         QT_TRANSLATE_NOOP("engine", "This position is between two moments of the game.")},
        {"error.position-moments", QT_TRANSLATE_NOOP("engine", "Name one of these under “at”: %1.")},
        {"error.position-no-decision",
         QT_TRANSLATE_NOOP("engine", "Nothing is left to choose in this position, and nobody has won.")},
    };
    return kWords;
}

} // namespace merlon
