#include "core/engine/position/texts.h"

namespace merlon {

std::span<const Wording> positionTexts()
{
    static constexpr Wording kWords[] = {
        // The form of a position. What stands in quotation marks is written like that in the file.
        {"error.position-object", QT_TRANSLATE_NOOP("core", "This must be an object: { … }.")},
        {"error.position-array", QT_TRANSLATE_NOOP("core", "This must be a list: [ … ].")},
        {"error.position-text", QT_TRANSLATE_NOOP("core", "This must be a text in quotation marks.")},
        {"error.position-number", QT_TRANSLATE_NOOP("core", "This must be a whole number.")},
        {"error.position-flag", QT_TRANSLATE_NOOP("core", "This must be true or false.")},
        {"error.position-range", QT_TRANSLATE_NOOP("core", "This number is too small or too large.")},
        {"error.position-range-right", QT_TRANSLATE_NOOP("core", "It must be from %1 to %2.")},
        {"error.position-unknown-key", QT_TRANSLATE_NOOP("core", "“%1” is not known here.")},
        {"error.position-unknown-word", QT_TRANSLATE_NOOP("core", "There is no “%1”.")},
        // %1 is a list of words, the most similar first.
        {"error.position-nearest", QT_TRANSLATE_NOOP("core", "The nearest are: %1.")},
        {"error.position-hidden", QT_TRANSLATE_NOOP("core", "“?” stands for something that is hidden.")},
        {"error.position-hidden-right",
         QT_TRANSLATE_NOOP("core",
                           "What one seat sees is not a whole position. Write down what really lies here.")},
        {"error.position-doubled", QT_TRANSLATE_NOOP("core", "“%1” stands twice in this list.")},
        {"error.position-long-list",
         QT_TRANSLATE_NOOP("core", "This list is too long: there can be at most %1 here.")},
        {"error.position-token", QT_TRANSLATE_NOOP("core", "This must say which token lies here.")},
        {"error.position-no-path",
         QT_TRANSLATE_NOOP("core", "“%1” is not a path that invader units can take.")},
        // Moments. %1 lists their keys as they stand in a file.
        {"error.position-between-moments",
         QT_TRANSLATE_NOOP("core", "This position stands between two moments of the game.")},
        {"error.position-moments", QT_TRANSLATE_NOOP("core", "Name one of these under “at”: %1.")},
        {"error.position-no-decision",
         QT_TRANSLATE_NOOP("core", "Nothing is left to be decided in this position, and nobody has won.")},
    };
    return kWords;
}

} // namespace merlon
