#include "core/board/texts.h"

namespace merlon {

std::span<const Wording> analysisTexts()
{
    static constexpr Wording kWords[] = {
        // What can be found out about a board: names, and what the table and the marks tell.
        {"analysis.symmetry", QT_TRANSLATE_NOOP("board", "West against east")},
        {"analysis.about.symmetry",
         QT_TRANSLATE_NOOP("board",
                           "What one side has and the other does not, or not in the same way. Places are "
                           "compared with those of their type that are nearest to their mirror image. On the "
                           "board: hatched what has no counterpart, ≠ what differs.")},

        // Heads of columns; short.
        {"analysis.column.what", QT_TRANSLATE_NOOP("board", "What")},
        {"analysis.column.counterpart", QT_TRANSLATE_NOOP("board", "Counterpart")},
        {"analysis.column.difference", QT_TRANSLATE_NOOP("board", "Difference")},
        {"analysis.column.here", QT_TRANSLATE_NOOP("board", "Here")},
        {"analysis.column.there", QT_TRANSLATE_NOOP("board", "There")},
        {"analysis.column.first", QT_TRANSLATE_NOOP("board", "First board")},
        {"analysis.column.second", QT_TRANSLATE_NOOP("board", "Second board")},

        // Cells. %1, %2 are names or numbers.
        {"analysis.name", QT_TRANSLATE_NOOP("board", "%1")},
        {"analysis.text", QT_TRANSLATE_NOOP("board", "%1")},
        {"analysis.number", QT_TRANSLATE_NOOP("board", "%1")},
        {"analysis.two-numbers", QT_TRANSLATE_NOOP("board", "%1 · %2")},
        {"analysis.point", QT_TRANSLATE_NOOP("board", "%1, %2")},
        {"analysis.way", QT_TRANSLATE_NOOP("board", "%1 → %2")},
        {"analysis.link-to", QT_TRANSLATE_NOOP("board", "%1: %2 → %3")},
        {"analysis.link-with", QT_TRANSLATE_NOOP("board", "%1: %2 – %3")},
        {"analysis.none", QT_TRANSLATE_NOOP("board", "–")},
        {"analysis.moved", QT_TRANSLATE_NOOP("board", "↔")},
        {"analysis.yes", QT_TRANSLATE_NOOP("board", "yes")},
        {"analysis.no", QT_TRANSLATE_NOOP("board", "no")},
        {"analysis.difference.no-counterpart", QT_TRANSLATE_NOOP("board", "only on this side")},
        {"analysis.difference.no-link", QT_TRANSLATE_NOOP("board", "no such link on the other side")},
        {"analysis.difference.position", QT_TRANSLATE_NOOP("board", "position")},
        {"analysis.difference.kind", QT_TRANSLATE_NOOP("board", "type")},
        {"analysis.difference.side", QT_TRANSLATE_NOOP("board", "side")},
        {"analysis.difference.names", QT_TRANSLATE_NOOP("board", "names")},
        {"analysis.difference.only-first", QT_TRANSLATE_NOOP("board", "only on the first board")},
        {"analysis.difference.only-second", QT_TRANSLATE_NOOP("board", "only on the second board")},

        // Sentences below the table
        {"analysis.too-large", QT_TRANSLATE_NOOP("board", "The board is too large for this.")},
        {"analysis.symmetric", QT_TRANSLATE_NOOP("board", "Both sides are identical.")},
        {"analysis.asymmetries",
         QT_TRANSLATE_NOOP("board",
                           "{%1|No difference|1 difference|%1 differences} "
                           "between the sides.")},
        {"analysis.equal", QT_TRANSLATE_NOOP("board", "Places and links are the same on both boards.")},
        {"analysis.differences",
         QT_TRANSLATE_NOOP("board", "{%1|No difference|1 difference|%1 differences} between the boards.")},
    };
    return kWords;
}

} // namespace merlon
