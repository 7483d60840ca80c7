#include "core/canvas/view/board_wheel.h"

#include "core/canvas/view/board_camera.h"
#include "core/canvas/view/board_pointer.h"

#include <QWheelEvent>

#include <cmath>
#include <cstdlib>

namespace merlon::canvas {

namespace {

constexpr int kWheelStep = 120; ///< eighths of a degree

} // namespace

BoardWheel::BoardWheel(BoardPointer &pointer, BoardCamera &camera)
    : m_pointer(pointer)
    , m_camera(camera)
{
}

void BoardWheel::roll(const QWheelEvent &event)
{
    const int angle = event.angleDelta().y();
    const bool zooms = event.modifiers() & Qt::ControlModifier;
    if (!zooms && m_turner && m_turner(0))
        return turn(angle);
    const double steps = angle / static_cast<double>(kWheelStep);
    if (steps != 0 && !m_pointer.changeCount(steps > 0 ? 1 : -1))
        m_camera.zoomAbout(event.position(), std::pow(1.2, steps));
}

void BoardWheel::turn(int angle)
{
    m_turned += angle;
    for (; std::abs(m_turned) >= kWheelStep; m_turned += m_turned > 0 ? -kWheelStep : kWheelStep)
        m_turner(m_turned > 0 ? 1 : -1);
}

} // namespace merlon::canvas
