#include "editor/canvas/tools/selection_move.h"

#include "app/words/game_words.h"
#include "editor/canvas/drawing/drawing_view.h"
#include "editor/canvas/taken_along.h"
#include "editor/canvas/tools/drag_ghosts.h"
#include "editor/canvas/tools/snapping.h"
#include "editor/model/notes.h"
#include "editor/model/shaping.h"

#include <string>

namespace merlon {

SelectionMove::SelectionMove(DrawingView &view, QPointF pressed, Point lead)
    : m_view(view)
    , m_pressed(pressed)
    , m_lead(lead)
{
    takeAlong(false);
}

SelectionMove::~SelectionMove() = default;

std::optional<Point> SelectionMove::leadAt(const DrawingView &view, const Tool::Touch &touch)
{
    const BoardDocument &document = view.document();
    if (const Note *note = findNote(document.sketch(), touch.note))
        return note->at;
    if (touch.thing.place >= 0)
        return document.board().places()[static_cast<std::size_t>(touch.thing.place)].at;
    return std::nullopt;
}

/// With what is selected move the places between which it is drawn, unless it moves alone.
void SelectionMove::takeAlong(bool isAlone)
{
    const Selection &selection = m_view.document().selection();
    m_isAlone = isAlone;
    m_moved = isAlone ? selection : withEnds(m_view, selection);
    if (!isAlone)
        m_along = static_cast<int>(m_moved.places.size() - selection.places.size());
    m_ghosts = std::make_unique<DragGhosts>(m_view, m_moved);
    m_snapping = std::make_unique<Snapping>(m_view, m_moved);
}

/// The place under the mouse keeps to the grid and its neighbours, the others keep their distances to it.
void SelectionMove::drag(const Tool::Touch &touch, bool exactly)
{
    if (const bool isAlone = touch.modifiers & Qt::AltModifier; isAlone != m_isAlone)
        takeAlong(isAlone);
    const canvas::BoardLook &look = m_view.look();
    const Point from = look.toBoard(m_pressed);
    const Point to = look.toBoard(touch.point);
    const Point wanted {m_lead.x + to.x - from.x, m_lead.y + to.y - from.y};
    const Point put = m_snapping->snap(wanted, exactly);
    const Point by {put.x - m_lead.x, put.y - m_lead.y};
    const Point shift = withinDrawing(m_view.document(), m_moved, by);
    if (shift == by || !m_snapping->isInCells()) // what has no room for a whole step stays where it is
        m_shift = shift;
    const Point lies {m_lead.x + m_shift.x, m_lead.y + m_shift.y};
    m_snapping->showAt(lies);
    m_view.tell(whereItLies(lies));
}

QString SelectionMove::whereItLies(Point at) const
{
    if (m_along == 0)
        //: While something is moved: where it would come to lie.
        return tr("To %1, %2 (hold Ctrl or Alt to ignore grid and guides)").arg(at.x).arg(at.y);
    if (m_isAlone)
        //: While a place is moved that is drawn between others, as a wall between two towers. %1, %2: where it would
        //: come to lie.
        return tr("To %1, %2 alone: on the map it stays between its ends").arg(at.x).arg(at.y);
    //: While a place is moved that is drawn between others, as a wall between two towers. %1, %2: where it would come to
    //: lie.
    return tr("To %1, %2, with %n place(s) at its ends (hold Alt to move it alone)", nullptr, m_along)
        .arg(at.x)
        .arg(at.y);
}

StepText SelectionMove::stepFor(const Selection &selection)
{
    const auto places = static_cast<int>(selection.places.size());
    const auto notes = static_cast<int>(selection.notes.size());
    return [places, notes, key = places == 1 ? *selection.places.begin() : std::string()] {
        if (places == 1)
            //: Undo step. %1: a place: West wall 2
            return tr("Move %1").arg(titleOf(key));
        return places > 0 ? tr("Move %n place(s)", nullptr, places) : tr("Move %n note(s)", nullptr, notes);
    };
}

void SelectionMove::drop()
{
    BoardDocument &document = m_view.document();
    document.performBoth(shifted(document.board(), m_moved, m_shift),
                         shifted(document.sketch(), m_moved, m_shift), stepFor(document.selection()));
}

void SelectionMove::paint(QPainter &painter, double pixel) const
{
    if (m_shift != Point {})
        m_ghosts->paint(painter, m_shift, pixel);
    m_snapping->paint(painter, pixel);
}

} // namespace merlon
