#include "editor/canvas/taken_along.h"

#include "core/canvas/looks/board_look.h"
#include "editor/canvas/drawing/drawing_view.h"

namespace merlon {

Selection withEnds(const DrawingView &view, const Selection &selection)
{
    const Board &board = view.document().board();
    Selection moved = selection;
    for (const std::size_t place : placesIn(board, selection)) {
        for (const std::size_t end : view.look().endsOfPlace(place))
            moved.places.insert(board.places()[end].key);
    }
    return view.document().reachable(moved);
}

} // namespace merlon
