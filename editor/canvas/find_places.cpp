#include "editor/canvas/find_places.h"

#include "app/words/game_words.h"
#include "core/canvas/view/board_view.h"

namespace merlon {

Selection foundPlaces(const canvas::BoardView &view, const Board &board, const std::string &text)
{
    Selection fitting = found(board, text);
    const QString wanted = QString::fromStdString(text);
    for (std::size_t place = 0; place < board.places().size(); ++place) {
        const QString shown = view.nameOf(canvas::placeThing(static_cast<int>(place)));
        const Place &one = board.places()[place];
        if (shown.contains(wanted, Qt::CaseInsensitive)
            || titleOf(one.kind).contains(wanted, Qt::CaseInsensitive))
            fitting.places.insert(one.key);
    }
    return fitting;
}

} // namespace merlon
