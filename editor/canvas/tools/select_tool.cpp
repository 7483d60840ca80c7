#include "editor/canvas/tools/select_tool.h"

#include "app/words/game_words.h"
#include "editor/canvas/drawing_view.h"
#include "editor/canvas/locking.h"
#include "editor/canvas/notes/note_editor.h"
#include "editor/canvas/taken_along.h"
#include "editor/canvas/tools/bend_grips.h"
#include "editor/canvas/tools/drag_ghosts.h"
#include "editor/canvas/tools/end_grips.h"
#include "editor/canvas/tools/frame_grips.h"
#include "editor/canvas/tools/guide_line_grips.h"
#include "editor/canvas/tools/snapping.h"
#include "editor/model/notes.h"
#include "editor/model/shaping.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

namespace merlon {

namespace {

bool adds(const Tool::Touch &touch)
{
    return touch.modifiers & (Qt::ControlModifier | Qt::ShiftModifier);
}

} // namespace

SelectTool::SelectTool(DrawingView &view)
    : Tool(view)
    , m_ends(std::make_unique<EndGrips>(view))
    , m_bends(std::make_unique<BendGrips>(view))
    , m_frame(std::make_unique<FrameGrips>(view))
    , m_guideLines(std::make_unique<GuideLineGrips>(view))
{
}

SelectTool::~SelectTool() = default;

QString SelectTool::hint() const
{
    return tr("Click or drag a frame to select, drag to move. Drag a selected link to bend it.");
}

Qt::CursorShape SelectTool::cursor() const
{
    if (m_action == Action::Move)
        return Qt::SizeAllCursor;
    if (m_gripCursor)
        return *m_gripCursor;
    return m_overThing ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

Selection SelectTool::there(const Touch &touch) const
{
    return selectionOf(touch.thing, m_view.document().board(), touch.note);
}

Selection SelectTool::meant(const Touch &touch) const
{
    return touch.modifiers & Qt::ControlModifier ? there(touch) : m_view.withGroups(there(touch));
}

/// By a click with Alt.
bool SelectTool::unlock(const Touch &touch)
{
    if (!(touch.modifiers & Qt::AltModifier))
        return false;
    const Selection locked = m_view.lockedAt(touch.at);
    return !locked.empty() && unlockIn(m_view.document(), locked);
}

/// Of a group; false if it is alone already, or in none.
bool SelectTool::selectAlone(const Touch &touch)
{
    const Selection one = there(touch);
    if (one.empty() || m_view.document().selection() == one || m_view.withGroups(one) == one)
        return false;
    m_action = Action::None;
    m_view.document().select(one);
    return true;
}

std::array<Grips *, 4> SelectTool::grips() const
{
    return {m_bends.get(), m_ends.get(), m_frame.get(), m_guideLines.get()};
}

/// Takes hold of the uppermost grip there; null: none.
Grips *SelectTool::gripsAt(const Touch &touch)
{
    for (Grips *each : grips()) {
        if (each->take(touch))
            return each;
    }
    return nullptr;
}

/// Among others, a link moves with them.
bool SelectTool::isOnSelectedRoad(const Touch &touch) const
{
    const Selection &selection = m_view.document().selection();
    const Selection link = there(touch);
    return !adds(touch) && !link.links.empty() && selection.places.empty() && selection.notes.empty()
        && united(selection, link) == selection;
}

void SelectTool::press(const Touch &touch)
{
    BoardDocument &document = m_view.document();
    m_pressed = touch;
    m_now = touch.point;
    m_shift = {};
    m_action = Action::Click;
    m_takesAway = false;
    letGo();
    if (unlock(touch)) {
        m_action = Action::None;
        return;
    }
    m_held = gripsAt(touch);
    m_isRoadPressed = !m_held && isOnSelectedRoad(touch);
    if (m_held)
        return;
    const Selection pressed = meant(touch);
    if (pressed.empty()) {
        if (!adds(touch))
            document.select({});
    } else if (adds(touch)) {
        m_takesAway = united(document.selection(), pressed) == document.selection();
        if (!m_takesAway)
            document.select(united(document.selection(), pressed));
    } else if (united(document.selection(), there(touch)) != document.selection()) {
        document.select(pressed);
    }
}

void SelectTool::move(const Touch &touch, bool held)
{
    m_overThing = !touch.thing.isNothing() || !touch.note.empty();
    m_now = touch.point;
    if (m_action == Action::None)
        showCursor(touch);
    if (!held || m_action == Action::None)
        return;
    const bool far = (touch.at - m_pressed.at).manhattanLength() >= QApplication::startDragDistance();
    if (m_action == Action::Click && far)
        begin();
    if (m_action == Action::Move)
        drag(touch);
    if (m_action == Action::Grip)
        m_held->drag(touch, wantsExact(touch));
}

/// Of the grip under the mouse.
void SelectTool::showCursor(const Touch &touch)
{
    m_gripCursor.reset();
    for (const Grips *each : grips()) {
        if (!m_gripCursor)
            m_gripCursor = each->cursorAt(touch);
    }
}

/// The mouse has been drawn so far that it is no click any more.
void SelectTool::begin()
{
    if (m_isRoadPressed && m_bends->takeRoad(m_pressed))
        m_held = m_bends.get();
    if (m_held) {
        m_action = Action::Grip;
        return;
    }
    const std::optional<Point> lead = taken();
    m_action = lead ? Action::Move : isOnBackground(m_pressed) ? Action::Background : Action::Frame;
    if (!lead)
        return;
    m_lead = *lead;
    takeAlong(false);
}

/// With what is selected move the places between which it is drawn, unless it moves alone.
void SelectTool::takeAlong(bool isAlone)
{
    const Selection &selection = m_view.document().selection();
    m_isAlone = isAlone;
    m_moved = isAlone ? selection : withEnds(m_view, selection);
    if (!isAlone)
        m_along = static_cast<int>(m_moved.places.size() - selection.places.size());
    m_ghosts = std::make_unique<DragGhosts>(m_view, m_moved);
    m_snapping = std::make_unique<Snapping>(m_view, m_moved);
}

/// A Ctrl with which the drag began has added to the selection.
bool SelectTool::wantsExact(const Touch &touch) const
{
    return m_pressed.modifiers & Qt::ControlModifier ? touch.modifiers & Qt::AltModifier : touch.wantsExact();
}

/// Where the note or place lies that the mouse has taken hold of.
std::optional<Point> SelectTool::taken() const
{
    const BoardDocument &document = m_view.document();
    if (const Note *note = findNote(document.sketch(), m_pressed.note))
        return note->at;
    if (m_pressed.thing.place >= 0)
        return document.board().places()[static_cast<std::size_t>(m_pressed.thing.place)].at;
    return std::nullopt;
}

/// The place under the mouse keeps to the grid and its neighbours, the others keep their distances to it.
void SelectTool::drag(const Touch &touch)
{
    if (const bool isAlone = touch.modifiers & Qt::AltModifier; isAlone != m_isAlone)
        takeAlong(isAlone);
    const canvas::BoardLook &look = m_view.look();
    const Point from = look.toBoard(m_pressed.point);
    const Point to = look.toBoard(touch.point);
    const Point wanted {m_lead.x + to.x - from.x, m_lead.y + to.y - from.y};
    const Point put = m_snapping->snap(wanted, wantsExact(touch));
    const Point by {put.x - m_lead.x, put.y - m_lead.y};
    const Point shift = withinDrawing(m_view.document(), m_moved, by);
    if (shift == by || !m_snapping->isInCells()) // what has no room for a whole step stays where it is
        m_shift = shift;
    const Point lies {m_lead.x + m_shift.x, m_lead.y + m_shift.y};
    m_snapping->showAt(lies);
    m_view.tell(whereItLies(lies));
}

QString SelectTool::whereItLies(Point at) const
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

void SelectTool::drop()
{
    BoardDocument &document = m_view.document();
    const Selection &selection = document.selection();
    const auto places = static_cast<int>(selection.places.size());
    const auto notes = static_cast<int>(selection.notes.size());
    const auto text = [places, notes, key = places == 1 ? *selection.places.begin() : std::string()] {
        if (places == 1)
            //: Undo step. %1: a place: West wall 2
            return tr("Move %1").arg(titleOf(key));
        return places > 0 ? tr("Move %n place(s)", nullptr, places) : tr("Move %n note(s)", nullptr, notes);
    };
    document.performBoth(shifted(document.board(), m_moved, m_shift),
                         shifted(document.sketch(), m_moved, m_shift), text);
    m_view.tell(hint());
}

/// On bare ground, where the picture underneath can be taken hold of.
bool SelectTool::isOnBackground(const Touch &touch) const
{
    return touch.thing.isNothing() && touch.note.empty()
        && m_view.document().layers()[LayerKind::Background].isReachable()
        && m_view.sketch().background().box().contains(touch.point);
}

void SelectTool::dropBackground()
{
    BoardDocument &document = m_view.document();
    Sketch sketch = document.sketch();
    if (!sketch.background)
        return;
    const Point from = m_view.look().toBoard(m_pressed.point);
    const Point to = m_view.look().toBoard(m_now);
    sketch.background->at =
        snapped({sketch.background->at.x + to.x - from.x, sketch.background->at.y + to.y - from.y}, 0);
    document.draw(sketch, [] { return tr("Move background image"); });
}

Selection SelectTool::framed() const
{
    const Board &board = m_view.document().board();
    const QRectF frame = QRectF(m_pressed.point, m_now).normalized();
    Selection inside;
    for (std::size_t i = 0; i < board.places().size(); ++i) {
        if (frame.contains(m_view.centreOfPlace(i)))
            inside.places.insert(board.places()[i].key);
    }
    for (const Link &link : board.links()) {
        if (liesWithin(inside, link))
            inside.links.insert(linkName(link));
    }
    for (const Note &note : m_view.document().sketch().notes) {
        if (frame.contains(m_view.sketch().notes().boxOf(note.key)))
            inside.notes.insert(note.key);
    }
    return m_view.withGroups(m_view.document().reachable(inside));
}

void SelectTool::release(const Touch &touch)
{
    BoardDocument &document = m_view.document();
    const Action action = std::exchange(m_action, Action::None);
    m_now = touch.point;
    switch (action) {
    case Action::None:
        return;
    case Action::Click:
        if (m_held && there(m_pressed).empty()) {
            m_held->click(m_pressed);
            return letGo();
        }
        letGo();
        if (m_takesAway)
            document.select(toggled(document.selection(), meant(m_pressed)));
        else if (!adds(m_pressed))
            document.select(meant(m_pressed));
        return;
    case Action::Move:
        return drop();
    case Action::Background:
        return dropBackground();
    case Action::Frame:
        return document.select(adds(m_pressed) ? united(document.selection(), framed()) : framed());
    case Action::Grip:
        if (std::exchange(m_held, nullptr)->drop(touch, wantsExact(touch)))
            m_view.tell(hint());
        return;
    }
}

/// Of a grip, without doing anything.
void SelectTool::letGo()
{
    if (Grips *held = std::exchange(m_held, nullptr))
        held->letGo();
}

void SelectTool::boardChanged()
{
    m_action = Action::None;
    letGo();
}

void SelectTool::doubleClick(const Touch &touch)
{
    if (selectAlone(touch))
        return;
    if (!touch.note.empty())
        m_view.sketch().noteEditor().edit(touch.note);
    else
        m_bends->change(touch);
}

/// Enter selects what the keyboard points at, with Ctrl besides what is selected already; on a note that is selected
/// alone it writes.
bool SelectTool::key(const QKeyEvent &event)
{
    if (event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter && event.key() != Qt::Key_Space)
        return false;
    const Selection &selected = m_view.document().selection();
    if (event.key() != Qt::Key_Space && selected.size() == 1 && selected.notes.size() == 1) {
        m_view.sketch().noteEditor().edit(std::string(*selected.notes.begin()));
        return true;
    }
    const Selection there = m_view.atKeyboard();
    if (there.empty())
        return event.key() == Qt::Key_Space; // the space bar alone begins to pan
    BoardDocument &document = m_view.document();
    const bool adding = event.modifiers() & (Qt::ControlModifier | Qt::ShiftModifier);
    document.select(adding ? toggled(document.selection(), there) : m_view.withGroups(there));
    return true;
}

bool SelectTool::cancel()
{
    m_view.tell(hint());
    letGo();
    return std::exchange(m_action, Action::None) != Action::None;
}

void SelectTool::paint(QPainter &painter, double pixel) const
{
    const std::array<Grips *, 4> all = grips();
    for (auto each = all.rbegin(); each != all.rend() && m_action != Action::Move; ++each)
        (*each)->paint(painter, pixel);
    if (m_action == Action::Move && m_shift != Point {})
        m_ghosts->paint(painter, m_shift, pixel);
    if (m_action == Action::Move)
        m_snapping->paint(painter, pixel);
    if (m_action == Action::Background) {
        painter.setPen(QPen(m_view.theme().choosable, 1.5 * pixel, Qt::DashLine));
        painter.drawRect(m_view.sketch().background().box().translated(m_now - m_pressed.point));
    }
    if (m_action != Action::Frame)
        return;
    QColor light = m_view.theme().choosable;
    painter.setPen(QPen(light, 1.5 * pixel));
    light.setAlphaF(0.15F);
    painter.setBrush(light);
    painter.drawRect(QRectF(m_pressed.point, m_now).normalized());
    painter.setBrush(Qt::NoBrush);
}

} // namespace merlon
