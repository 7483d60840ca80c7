#pragma once

class QListWidget;

namespace merlon {

/// Gives a list of names the width of its longest, with room for a scroll bar; at least so many letters.
void fitToNames(QListWidget &list, int leastLetters);

} // namespace merlon
