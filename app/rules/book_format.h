#pragma once

#include "core/canvas/art/theme.h"

class QTextDocument;

namespace merlon {

/// Sets a rulebook that was read from Markdown like a book: headings in the font of titles, air between lines and
/// paragraphs, tables with a head and fine lines, figures with their captions below. `line`: the height of a line of
/// text in pixels, by which everything is measured.
void formatBook(QTextDocument &document, const canvas::Theme &theme, double line);

/// How wide the column of text of a book may be at most, in lines of text.
inline constexpr double kBookColumn = 38;

} // namespace merlon
