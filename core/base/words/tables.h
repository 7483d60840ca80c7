#pragma once

#include <span>

/// Marks an English wording for lupdate (which knows the name of the macro) without any Qt.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace merlon {

/// An English sentence and the code by which the core speaks of it. The English sentence is at the same time
/// the source text for Qt Linguist, in the context "core".
struct Wording {
    const char *code;
    const char *english;
};

/// The tables, one for each part of the core.
std::span<const Wording> baseWords();   ///< reading files
std::span<const Wording> boardWords();  ///< findings and errors of boards
std::span<const Wording> engineWords(); ///< notation, positions, records, matches
std::span<const Wording> siegeWords();  ///< pieces, places and checks that both siege games share
std::span<const Wording> siege2Words(); ///< events, reasons, decisions and choices of Siege II
std::span<const Wording> siege2PositionWords(); ///< what can be wrong with a position of Siege II

} // namespace merlon
