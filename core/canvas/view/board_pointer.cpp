#include "core/canvas/view/board_pointer.h"

#include "core/canvas/scene/board_scene.h"
#include "core/canvas/view/board_camera.h"

#include <QApplication>
#include <QGraphicsView>
#include <QMouseEvent>

#include <algorithm>
#include <utility>

namespace merlon::canvas {

namespace {

constexpr double kReach = 3; ///< pixels beside a small thing that still count

} // namespace

BoardPointer::BoardPointer(QGraphicsView &view, BoardScene &scene, BoardCamera &camera)
    : m_view(view)
    , m_scene(scene)
    , m_camera(camera)
{
}

Thing BoardPointer::pickableAt(QPoint position) const
{
    const double reach = kReach / m_camera.scale();
    std::vector<Thing> things = m_scene.things().at(m_view.mapToScene(position), reach);
    if (const Thing named = m_scene.namedAt(m_view.mapToScene(position)); !named.isNothing())
        things.push_back(named);
    for (const Thing &thing : things) {
        if (const Thing *choosable = m_scene.choosable(thing))
            return *choosable;
    }
    return things.empty() ? Thing {} : things.front();
}

void BoardPointer::press(const QMouseEvent &event)
{
    m_press = {};
    if (event.button() != Qt::LeftButton && event.button() != Qt::MiddleButton)
        return;
    m_press.at = m_press.last = event.position().toPoint();
    m_press.kind = Press::Kind::Pan;
    if (event.button() == Qt::MiddleButton)
        return;
    m_press.thing = pickableAt(m_press.at);
    if (m_press.thing.isNothing())
        return;
    m_press.kind = Press::Kind::Pick;
    if (const Spot *spot = m_scene.things().spotOf(m_press.thing)) {
        m_press.kind = Press::Kind::Drag;
        m_press.stack = std::max(1, m_scene.things().tokenAt(*spot).count);
        m_press.count = event.modifiers() & Qt::ShiftModifier ? 1 : m_press.stack;
        m_press.spot = *spot;
        Q_EMIT grasped(Thing(m_press.thing)); // shows at once where it may go
        return;
    }
    if (event.modifiers() & Qt::ShiftModifier)
        return;
    int count = 0;
    if ((m_press.spot = leadOf(m_press.thing, count))) {
        m_press.kind = Press::Kind::Drag;
        m_press.stack = m_press.count = count;
        Q_EMIT grasped(Thing(m_press.thing));
    }
}

/// The last of the pieces of a place that can be chosen, which is the strongest, and how many there are. None if the place
/// cannot be chosen itself.
std::optional<Spot> BoardPointer::leadOf(const Thing &place, int &count) const
{
    std::optional<Spot> lead;
    if (place.place < 0 || !place.key.empty() || !m_scene.choosable(place))
        return lead;
    for (const Thing &thing : m_scene.marks().choosable) {
        const Spot *spot =
            thing.place == place.place && !thing.key.empty() ? m_scene.things().spotOf(thing) : nullptr;
        if (!spot)
            continue;
        lead = *spot;
        count += std::max(1, m_scene.things().tokenAt(*spot).count);
    }
    return lead;
}

void BoardPointer::drag(QPoint position)
{
    if (m_press.spot) {
        Token token = m_scene.things().tokenAt(*m_press.spot);
        token.count = m_press.count;
        m_scene.motion().setDragged(&token, m_view.mapToScene(position), m_press.spot->size * 1.12);
    }
    hover(position);
    Q_EMIT dragged(Thing(m_scene.marks().hovered), m_press.count);
}

bool BoardPointer::changeCount(int steps)
{
    if (m_press.kind != Press::Kind::Drag || !m_press.moved)
        return false;
    if (m_press.thing.key.empty())
        return true; // all of a place
    m_press.count = std::clamp(m_press.count + steps, 1, m_press.stack);
    drag(m_press.last);
    return true;
}

void BoardPointer::move(const QMouseEvent &event)
{
    const QPoint position = event.position().toPoint();
    if (m_press.kind == Press::Kind::None) {
        hover(position);
        return;
    }
    if (!m_press.moved && (position - m_press.at).manhattanLength() < QApplication::startDragDistance())
        return;
    m_press.moved = true;
    if (m_press.kind == Press::Kind::Drag) {
        m_press.last = position;
        drag(position);
        return;
    }
    m_press.kind = Press::Kind::Pan;
    const QPoint step = position - m_press.last;
    m_press.last = position;
    m_camera.pan(step);
}

void BoardPointer::release(const QMouseEvent &event)
{
    const Press press = std::exchange(m_press, {});
    const QPoint position = event.position().toPoint();
    m_scene.motion().setDragged(nullptr, {}, 0);
    if (press.kind != Press::Kind::Pick && press.kind != Press::Kind::Drag)
        return;
    const Thing target = press.kind == Press::Kind::Drag && press.moved ? pickableAt(position) : press.thing;
    if (target == press.thing)
        Q_EMIT picked(Thing(press.thing));
    else
        Q_EMIT dropped(Thing(press.thing), Thing(target), press.count);
}

void BoardPointer::point(const Thing &thing)
{
    if (m_scene.marks().hovered == thing)
        return;
    m_scene.editMarks().hovered = thing;
    Q_EMIT pointed(Thing(thing));
}

Thing BoardPointer::hover(QPoint position)
{
    Thing thing = m_view.viewport()->rect().contains(position) ? pickableAt(position) : Thing {};
    point(thing);
    m_view.viewport()->setCursor(m_scene.choosable(thing) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    return thing;
}

void BoardPointer::leave()
{
    point({});
}

void BoardPointer::letGo()
{
    m_press = {};
    m_scene.motion().setDragged(nullptr, {}, 0);
}

} // namespace merlon::canvas
