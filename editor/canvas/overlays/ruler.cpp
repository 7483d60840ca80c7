#include "editor/canvas/overlays/ruler.h"

#include "app/look/lettering.h"
#include "core/canvas/looks/board_look.h"
#include "core/canvas/view/board_camera.h"
#include "editor/canvas/drawing/drawing_view.h"
#include "editor/model/shaping.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <array>

namespace merlon {

namespace {

constexpr double kNumberSize = 0.75; ///< of the usual size

/// Between two numbers, so that there is room for them; `pixels`: across a point of the board.
int numbersApart(double pixels, double room)
{
    constexpr std::array kSteps {5, 10, 20, 50, 100, 200, 500};
    const auto wide = std::ranges::find_if(kSteps, [&](int step) { return step * pixels >= room; });
    return wide == kSteps.end() ? kSteps.back() : *wide;
}

} // namespace

Ruler::Ruler(DrawingView &view, Qt::Orientation orientation)
    : m_view(view)
    , m_orientation(orientation)
{
    setSizePolicy(isAcross() ? QSizePolicy::Ignored : QSizePolicy::Fixed,
                  isAcross() ? QSizePolicy::Fixed : QSizePolicy::Ignored);
    setObjectName(isAcross() ? QStringLiteral("ruler-across") : QStringLiteral("ruler-down"));
    connect(&view.camera(), &canvas::BoardCamera::seenChanged, this, qOverload<>(&QWidget::update));
    connect(&view.input(), &ToolInput::mouseMovedTo, this, &Ruler::showMouse);
    setCursor(isAcross() ? Qt::SplitVCursor : Qt::SplitHCursor);
    nameIt();
}

void Ruler::nameIt()
{
    //: The scale along an edge of the drawing.
    setAccessibleName(tr("Ruler"));
    setToolTip(tr("Drag from here onto the page for a guide line. Drag it back to remove it."));
}

QSize Ruler::sizeHint() const
{
    const int thick = QFontMetrics(textFont(font(), kNumberSize)).height() + 6;
    return {thick, thick};
}

void Ruler::showMouse(Point at)
{
    m_mouse = isAcross() ? at.x : at.y;
    update();
}

/// Where a number of the board stands.
double Ruler::pixelOf(double number) const
{
    const QPointF at = m_view.viewportTransform().map(m_view.look().toScene({number, number}));
    return isAcross() ? at.x() : at.y();
}

/// `length`: from the drawing outwards.
void Ruler::paintMark(QPainter &painter, double at, double length) const
{
    if (isAcross())
        painter.drawLine(QPointF(at, height()), QPointF(at, height() - length));
    else
        painter.drawLine(QPointF(width(), at), QPointF(width() - length, at));
}

void Ruler::paintNumber(QPainter &painter, double at, const QString &number) const
{
    constexpr double kAside = 3;
    painter.save();
    if (isAcross()) {
        painter.translate(at + kAside, 0);
    } else { // upwards, as one reads it with the head to the left
        painter.translate(0, at - kAside);
        painter.rotate(-90);
    }
    painter.drawText(QPointF(0, painter.fontMetrics().ascent() + 1), number);
    painter.restore();
}

void Ruler::paintEvent(QPaintEvent *)
{
    constexpr int kParts = 5; // marks from number to number
    QPainter painter(this);
    painter.fillRect(rect(), palette().window());
    painter.setFont(textFont(font(), kNumberSize));
    QColor ink = palette().color(QPalette::WindowText);
    painter.setPen(ink);
    const double first = pixelOf(0);
    const double last = pixelOf(kDrawingSize);
    const double pixels = (last - first) / kDrawingSize; // across a point
    if (pixels <= 0)
        return;
    const int step = numbersApart(pixels, painter.fontMetrics().horizontalAdvance(QStringLiteral("00000")));
    const double end = isAcross() ? width() : height();
    const auto limit = [](double number) { return std::clamp(number, 0.0, kDrawingSize); };
    const int from = static_cast<int>(limit(-first / pixels)) / step * step;
    const double to = limit((end - first) / pixels);
    const double thick = isAcross() ? height() : width();
    for (int number = from; number <= to; number += step) {
        paintMark(painter, first + number * pixels, thick);
        paintNumber(painter, first + number * pixels, QString::number(number));
        for (int part = 1; part < kParts && number < kDrawingSize; ++part)
            paintMark(painter, first + (number + part * step / kParts) * pixels, thick / 4);
    }
    if (m_mouse) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        paintMark(painter, first + *m_mouse * pixels, thick);
    }
}

void Ruler::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    m_view.setFocus(Qt::MouseFocusReason); // Esc gives up
    m_view.guideLines().takeNew(isAcross() ? GuideLine::Along::Across : GuideLine::Along::Down);
}

void Ruler::mouseMoveEvent(QMouseEvent *event)
{
    if (!(event->buttons() & Qt::LeftButton))
        return;
    const QPoint at = m_view.viewport()->mapFromGlobal(event->globalPosition().toPoint());
    m_view.guideLines().dragTo(at, event->modifiers() & (Qt::AltModifier | Qt::ControlModifier));
    m_view.input().tellMouse(at);
}

void Ruler::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        m_view.guideLines().drop();
}

void Ruler::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        nameIt();
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace merlon
