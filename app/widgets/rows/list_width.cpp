#include "app/widgets/rows/list_width.h"

#include <QListWidget>
#include <QScrollBar>

#include <algorithm>

namespace merlon {

void fitToNames(QListWidget &list, int leastLetters)
{
    const int letter = list.fontMetrics().averageCharWidth();
    const int edges =
        2 * (list.frameWidth() + list.spacing()) + list.verticalScrollBar()->sizeHint().width() + letter;
    list.setFixedWidth(std::max(leastLetters * letter, list.sizeHintForColumn(0) + edges));
}

} // namespace merlon
