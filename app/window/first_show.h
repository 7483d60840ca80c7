#pragma once

class QWidget;

namespace merlon {

/// Shows a main window for the first time: at 1280x800, or filling the screen where that would not fit with its frame.
void showFirst(QWidget &window);

/// Shows another window of the kind a little below and to the right of the one that is there, as large, and as far as it
/// can be seen there; filling the screen if that one does.
void showBeside(QWidget &window, const QWidget &there);

} // namespace merlon
