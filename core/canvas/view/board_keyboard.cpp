#include "core/canvas/view/board_keyboard.h"

#include "core/canvas/scene/board_scene.h"
#include "core/canvas/view/board_camera.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPointF>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace merlon::canvas {

namespace {

constexpr double kWidest = 0.5; ///< cosine of the angle at which a place still lies in a direction

QPointF middleOf(const BoardScene &scene, std::size_t place)
{
    return scene.things().look()->shapeOfPlace(place).boundingRect().center();
}

/// How well a place lies in a direction: near and straight is small; nothing if it does not.
double detour(QPointF from, QPointF to, QPointF direction)
{
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    const double cosine = length > 0 ? QPointF::dotProduct(way, direction) / length : 0;
    return cosine < kWidest ? 0 : length / (cosine * cosine);
}

/// The best among some places; -1 if none lies there.
int bestOf(const BoardScene &scene, const std::vector<std::size_t> &places, QPointF from, QPointF direction)
{
    int best = -1;
    double least = 0;
    for (const std::size_t place : places) {
        const double way = detour(from, middleOf(scene, place), direction);
        if (way > 0 && (best < 0 || way < least)) {
            best = static_cast<int>(place);
            least = way;
        }
    }
    return best;
}

std::vector<std::size_t> linkedWith(const Board &board, std::size_t place)
{
    const std::string &key = board.places()[place].key;
    std::vector<std::size_t> linked;
    for (const Link &link : board.links()) {
        if (link.from != key && link.to != key)
            continue;
        if (const auto other = board.indexOf(link.from == key ? link.to : link.from))
            linked.push_back(*other);
    }
    return linked;
}

std::vector<Thing> tabStops(const BoardScene &scene)
{
    std::vector<Thing> stops;
    std::ranges::copy_if(scene.marks().choosable, std::back_inserter(stops),
                         [&](const Thing &thing) { return scene.things().isOnBoard(thing); });
    return stops;
}

Thing neighbourOf(const BoardScene &scene, const Thing &from, QPointF direction)
{
    if (!scene.things().look() || scene.things().board().places().empty() || !scene.things().parts().places)
        return {};
    if (!scene.things().isOnBoard(from)) {
        const std::vector<Thing> stops = tabStops(scene);
        return stops.empty() ? placeThing(0) : stops.front();
    }
    std::vector<std::size_t> all(scene.things().board().places().size());
    for (std::size_t place = 0; place < all.size(); ++place)
        all[place] = place;
    const QPointF here = from.place >= 0 ? middleOf(scene, static_cast<std::size_t>(from.place))
                                         : scene.things().outlineOf(from).boundingRect().center();
    int best = -1;
    if (from.place >= 0)
        best = bestOf(scene, linkedWith(scene.things().board(), static_cast<std::size_t>(from.place)), here,
                      direction);
    if (best < 0)
        best = bestOf(scene, all, here, direction);
    return best < 0 ? Thing {} : placeThing(best);
}

} // namespace

BoardKeyboard::BoardKeyboard(QWidget &view, BoardScene &scene, BoardCamera &camera)
    : m_view(view)
    , m_scene(scene)
    , m_camera(camera)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool BoardKeyboard::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::KeyPress;
    if ((isKey || event->type() == QEvent::MouseButtonPress) && m_scene.marks().showsCurrent != isKey)
        m_scene.editMarks().showsCurrent = isKey;
    return QObject::eventFilter(watched, event);
}

Thing BoardKeyboard::current() const
{
    return m_view.hasFocus() ? m_scene.marks().current : Thing {};
}

void BoardKeyboard::setCurrent(const Thing &thing)
{
    if (m_scene.marks().current == thing)
        return;
    m_scene.editMarks().current = thing;
    if (m_scene.things().isOnBoard(thing))
        m_camera.reveal(m_scene.things().outlineOf(thing).boundingRect());
    Q_EMIT currentChanged();
}

void BoardKeyboard::goTo(const Thing &thing)
{
    setCurrent(thing);
    Q_EMIT pointed(Thing(thing));
}

void BoardKeyboard::goToFirst()
{
    if (const std::vector<Thing> stops = tabStops(m_scene); !stops.empty())
        goTo(stops.front());
}

void BoardKeyboard::beginAtFirst()
{
    if (m_scene.marks().showsCurrent)
        return goToFirst();
    if (const std::vector<Thing> stops = tabStops(m_scene); !stops.empty())
        setCurrent(stops.front());
}

void BoardKeyboard::goToLast()
{
    if (const std::vector<Thing> stops = tabStops(m_scene); !stops.empty())
        goTo(stops.back());
}

bool BoardKeyboard::goToNext(bool forward)
{
    const std::vector<Thing> stops = tabStops(m_scene);
    if (!m_view.hasFocus() || stops.empty())
        return false;
    const auto now = std::ranges::find(stops, m_scene.marks().current);
    if (now == stops.end()) {
        goTo(forward ? stops.front() : stops.back());
        return true;
    }
    if (forward ? now + 1 == stops.end() : now == stops.begin())
        return false;
    goTo(forward ? *(now + 1) : *(now - 1));
    return true;
}

bool BoardKeyboard::press(int key)
{
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        pick();
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        m_camera.zoomBy(1.25);
        return true;
    case Qt::Key_Minus:
        m_camera.zoomBy(0.8);
        return true;
    case Qt::Key_0:
        m_camera.fit();
        return true;
    default:
        return walk(key);
    }
}

void BoardKeyboard::pick()
{
    if (const Thing current = m_scene.marks().current; current.isNothing())
        Q_EMIT enteredNowhere();
    else
        Q_EMIT picked(current);
}

bool BoardKeyboard::walk(int key)
{
    QPointF direction;
    switch (key) {
    case Qt::Key_Left:
        direction = {-1, 0};
        break;
    case Qt::Key_Right:
        direction = {1, 0};
        break;
    case Qt::Key_Up:
        direction = {0, -1};
        break;
    case Qt::Key_Down:
        direction = {0, 1};
        break;
    default:
        return false;
    }
    const Thing next = neighbourOf(m_scene, m_scene.marks().current, direction);
    if (!next.isNothing())
        goTo(next);
    return true;
}

} // namespace merlon::canvas
