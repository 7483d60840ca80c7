#pragma once

namespace merlon::canvas {

class BoardView;

/// Makes boards known to assistive technology: each has its places, links and pieces as children. May be called often.
void installBoardAccessibility();

/// The children are other ones now.
void tellBoardChanged(BoardView &view);
/// The keyboard points at another child.
void tellCurrentChanged(BoardView &view);

} // namespace merlon::canvas
