#pragma once

#include <cstddef>

namespace merlon::canvas {

class BoardView;

/// Makes boards known to assistive technology: each has its places, links and pieces as children. May be called often.
void installBoardAccessibility();

/// The children are other ones now.
void tellBoardChanged(BoardView &view);
/// That caption of the view has been selected.
void tellCaptionSelected(BoardView &view, std::size_t caption);
/// The keyboard points at another child.
void tellCurrentChanged(BoardView &view);

} // namespace merlon::canvas
