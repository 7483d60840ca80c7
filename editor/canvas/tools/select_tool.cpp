#include "editor/canvas/tools/select_tool.h"

#include "editor/canvas/drawing/drawing_view.h"
#include "editor/canvas/locking.h"
#include "editor/canvas/notes/note_editor.h"
#include "editor/canvas/tools/bend_grips.h"
#include "editor/canvas/tools/end_grips.h"
#include "editor/canvas/tools/frame_grips.h"
#include "editor/canvas/tools/guide_line_grips.h"
#include "editor/canvas/tools/selection_frame.h"
#include "editor/canvas/tools/selection_move.h"
#include "editor/model/shaping.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

#include <utility>

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
    return touch.modifiers & Qt::ControlModifier ? there(touch) : m_view.targets().withGroups(there(touch));
}

/// By a click with Alt.
bool SelectTool::unlock(const Touch &touch)
{
    if (!(touch.modifiers & Qt::AltModifier))
        return false;
    const Selection locked = m_view.targets().lockedAt(touch.at);
    return !locked.empty() && unlockIn(m_view.document(), locked);
}

/// Of a group; false if it is alone already, or in none.
bool SelectTool::selectAlone(const Touch &touch)
{
    const Selection one = there(touch);
    if (one.empty() || m_view.document().selection() == one || m_view.targets().withGroups(one) == one)
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
        m_move->drag(touch, wantsExact(touch));
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
    const std::optional<Point> lead = SelectionMove::leadAt(m_view, m_pressed);
    m_action = lead ? Action::Move : isOnBackground(m_pressed) ? Action::Background : Action::Frame;
    if (lead)
        m_move = std::make_unique<SelectionMove>(m_view, m_pressed.point, *lead);
}

/// A Ctrl with which the drag began has added to the selection.
bool SelectTool::wantsExact(const Touch &touch) const
{
    return m_pressed.modifiers & Qt::ControlModifier ? touch.modifiers & Qt::AltModifier : touch.wantsExact();
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

/// As far as it is drawn, in the scene.
QRectF SelectTool::frame() const
{
    return QRectF(m_pressed.point, m_now).normalized();
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
        std::exchange(m_move, nullptr)->drop();
        return m_view.tell(hint());
    case Action::Background:
        return dropBackground();
    case Action::Frame:
        return document.select(adds(m_pressed) ? united(document.selection(), thingsFramed(m_view, frame()))
                                               : thingsFramed(m_view, frame()));
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
    document.select(adding ? toggled(document.selection(), there) : m_view.targets().withGroups(there));
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
    if (m_action == Action::Move)
        m_move->paint(painter, pixel);
    if (m_action == Action::Background) {
        painter.setPen(QPen(m_view.theme().choosable, 1.5 * pixel, Qt::DashLine));
        painter.drawRect(m_view.sketch().background().box().translated(m_now - m_pressed.point));
    }
    if (m_action == Action::Frame)
        paintSelectionFrame(painter, frame(), m_view.theme(), pixel);
}

} // namespace merlon
