#pragma once

class QWidget;

namespace merlon {

/// Shows a main window for the first time: at 1280x800, or filling the screen where that would not fit with its frame.
void showFirst(QWidget &window);

} // namespace merlon
