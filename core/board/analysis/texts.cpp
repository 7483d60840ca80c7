#include "core/board/texts.h"

namespace merlon {

std::span<const Wording> analysisTexts()
{
    static constexpr Wording kWords[] = {
        // What can be found out about a board: names, and what the table and the marks tell.
        {"analysis.symmetry", QT_TRANSLATE_NOOP("core", "West against east")},
        {"analysis.about.symmetry",
         QT_TRANSLATE_NOOP("core",
                           "What one side has and the other does not, or not in the same way. Places are "
                           "compared with those of their type that are nearest to their mirror image. On the "
                           "board: hatched what has no counterpart, ≠ what differs.")},

        // Heads of columns; short.
        {"analysis.column.what", QT_TRANSLATE_NOOP("core", "What")},
        {"analysis.column.counterpart", QT_TRANSLATE_NOOP("core", "Counterpart")},
        {"analysis.column.difference", QT_TRANSLATE_NOOP("core", "Difference")},
        {"analysis.column.here", QT_TRANSLATE_NOOP("core", "Here")},
        {"analysis.column.there", QT_TRANSLATE_NOOP("core", "There")},
        {"analysis.column.first", QT_TRANSLATE_NOOP("core", "First board")},
        {"analysis.column.second", QT_TRANSLATE_NOOP("core", "Second board")},

        // Cells. %1, %2 are names or numbers.
        {"analysis.name", QT_TRANSLATE_NOOP("core", "%1")},
        {"analysis.text", QT_TRANSLATE_NOOP("core", "%1")},
        {"analysis.number", QT_TRANSLATE_NOOP("core", "%1")},
        {"analysis.two-numbers", QT_TRANSLATE_NOOP("core", "%1 · %2")},
        {"analysis.point", QT_TRANSLATE_NOOP("core", "%1, %2")},
        {"analysis.way", QT_TRANSLATE_NOOP("core", "%1 → %2")},
        {"analysis.link-to", QT_TRANSLATE_NOOP("core", "%1: %2 → %3")},
        {"analysis.link-with", QT_TRANSLATE_NOOP("core", "%1: %2 – %3")},
        {"analysis.none", QT_TRANSLATE_NOOP("core", "–")},
        {"analysis.moved", QT_TRANSLATE_NOOP("core", "↔")},
        {"analysis.yes", QT_TRANSLATE_NOOP("core", "yes")},
        {"analysis.no", QT_TRANSLATE_NOOP("core", "no")},
        {"analysis.difference.no-counterpart", QT_TRANSLATE_NOOP("core", "only on this side")},
        {"analysis.difference.no-link", QT_TRANSLATE_NOOP("core", "no such link on the other side")},
        {"analysis.difference.position", QT_TRANSLATE_NOOP("core", "position")},
        {"analysis.difference.kind", QT_TRANSLATE_NOOP("core", "type")},
        {"analysis.difference.side", QT_TRANSLATE_NOOP("core", "side")},
        {"analysis.difference.names", QT_TRANSLATE_NOOP("core", "names")},
        {"analysis.difference.only-first", QT_TRANSLATE_NOOP("core", "only on the first board")},
        {"analysis.difference.only-second", QT_TRANSLATE_NOOP("core", "only on the second board")},

        // Sentences below the table
        {"analysis.too-large", QT_TRANSLATE_NOOP("core", "The board is too large for this.")},
        {"analysis.symmetric", QT_TRANSLATE_NOOP("core", "Both sides are identical.")},
        {"analysis.asymmetries",
         QT_TRANSLATE_NOOP("core",
                           "{%1|No difference|1 difference|%1 differences} "
                           "between the sides.")},
        {"analysis.equal", QT_TRANSLATE_NOOP("core", "Places and links are the same on both boards.")},
        {"analysis.differences",
         QT_TRANSLATE_NOOP("core", "{%1|No difference|1 difference|%1 differences} between the boards.")},
    };
    return kWords;
}

} // namespace merlon
