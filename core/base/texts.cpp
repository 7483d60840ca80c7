#include "core/base/wording.h"

namespace merlon {

std::span<const Wording> baseTexts()
{
    static constexpr Wording kWords[] = {
        // How names are put together: %1 is a side and %2 a kind of place ("west", "wall").
        {"word.place-of-side", QT_TRANSLATE_NOOP("base", "%1 %2")},
        // %1 and %2 are places. A path has a direction, other links have none.
        {"word.path-between", QT_TRANSLATE_NOOP("base", "the path from %1 to %2")},
        {"word.link-between", QT_TRANSLATE_NOOP("base", "%1 – %2")},
        // A square of a board by the numbers of its row and its column, counted from 0 from the top and from the left.
        {"word.on-square", QT_TRANSLATE_NOOP("base", "row %1, column %2")},
        // What a player cannot see.
        {"word.?", QT_TRANSLATE_NOOP("base", "something hidden")},

        {"error.file-missing", QT_TRANSLATE_NOOP("base", "There is no such file.")},
        {"error.file-not-regular", QT_TRANSLATE_NOOP("base", "This is not an ordinary file.")},
        {"error.file-unreadable", QT_TRANSLATE_NOOP("base", "The file cannot be read.")},
        {"error.too-large", QT_TRANSLATE_NOOP("base", "This is larger than %1 megabytes.")},
        {"error.json-syntax", QT_TRANSLATE_NOOP("base", "This is not valid JSON: “%1” cannot be here.")},
        {"error.json-cut-off", QT_TRANSLATE_NOOP("base", "The JSON text ends unexpectedly.")},
        {"error.json-trailing",
         QT_TRANSLATE_NOOP("base", "Something follows after the end of the JSON value.")},
        {"error.json-depth", QT_TRANSLATE_NOOP("base", "The JSON text is nested deeper than %1 levels.")},
        {"error.json-doubled-key",
         QT_TRANSLATE_NOOP("base", "The key “%1” appears twice in the same object.")},
        {"error.json-long",
         QT_TRANSLATE_NOOP("base", "A text or number in this JSON text has more than %1 megabytes.")},
        {"error.json-values", QT_TRANSLATE_NOOP("base", "The JSON text holds more than %1 values.")},
    };
    return kWords;
}

} // namespace merlon
