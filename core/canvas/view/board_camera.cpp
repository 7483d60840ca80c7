#include "core/canvas/view/board_camera.h"

#include "core/canvas/scene/board_scene.h"

#include <QGraphicsView>
#include <QScrollBar>

#include <algorithm>

namespace merlon::canvas {

namespace {

constexpr int kSettleAfter = 140;    ///< milliseconds without zooming or panning
constexpr double kLargestUnit = 220; ///< pixels across a unit at the closest zoom

} // namespace

BoardCamera::BoardCamera(QGraphicsView &view, BoardScene &scene, std::function<QRectF()> wholeArea)
    : m_view(view)
    , m_scene(scene)
    , m_wholeArea(std::move(wholeArea))
{
    m_settling.setSingleShot(true);
    m_settling.setInterval(kSettleAfter);
    connect(&m_settling, &QTimer::timeout, this, &BoardCamera::settle);
}

QRectF BoardCamera::seenArea() const
{
    return m_view.mapToScene(m_view.viewport()->rect()).boundingRect();
}

QRectF BoardCamera::sheetArea() const
{
    return m_scene.sheet();
}

double BoardCamera::scale() const
{
    return m_view.transform().m11();
}

void BoardCamera::lookAt(QPointF scenePoint)
{
    if (!m_fitted)
        m_view.centerOn(scenePoint);
}

void BoardCamera::reveal(const QRectF &area)
{
    if (!seenArea().contains(area))
        m_view.ensureVisible(area, 40, 40);
}

void BoardCamera::pan(QPoint step)
{
    if (m_fitted)
        return;
    m_view.horizontalScrollBar()->setValue(m_view.horizontalScrollBar()->value() - step.x());
    m_view.verticalScrollBar()->setValue(m_view.verticalScrollBar()->value() - step.y());
}

void BoardCamera::settle()
{
    m_settling.stop();
    if (m_scene.things().look())
        m_scene.settle(seenArea(), scale(), m_view.viewport()->devicePixelRatioF());
}

/// The sheet takes the form of the window, within reason.
void BoardCamera::laySheet()
{
    constexpr double kFlattest = 2.2;
    const QSizeF size = m_view.viewport()->size();
    const QRectF bounds = m_wholeArea();
    const double wanted = std::clamp(size.width() / size.height(), 1 / kFlattest, kFlattest);
    const double now = bounds.width() / bounds.height();
    const double width = now < wanted ? bounds.height() * wanted : bounds.width();
    const double height = now < wanted ? bounds.height() : bounds.width() / wanted;
    QRectF sheet(0, 0, width, height);
    sheet.moveCenter(bounds.center());
    m_scene.setSheet(sheet);
    m_view.setSceneRect(sheet.adjusted(-width / 2, -height / 2, width / 2, height / 2)); // room to pan
}

void BoardCamera::growSheet()
{
    if (m_scene.sheet().contains(m_wholeArea()))
        return;
    const QPointF corner = m_view.viewportTransform().inverted().map(QPointF());
    laySheet();
    keepAt(corner, {});
    m_fitted = m_fitted && seenArea().contains(m_scene.sheet());
}

/// Scrolls until a point of the scene lies there in the window.
void BoardCamera::keepAt(QPointF scenePoint, QPointF position)
{
    const QPointF shifted = m_view.viewportTransform().map(scenePoint) - position;
    m_view.horizontalScrollBar()->setValue(m_view.horizontalScrollBar()->value() + qRound(shifted.x()));
    m_view.verticalScrollBar()->setValue(m_view.verticalScrollBar()->value() + qRound(shifted.y()));
}

void BoardCamera::fit()
{
    m_fitted = true;
    if (!m_scene.things().look() || m_view.viewport()->size().isEmpty())
        return;
    if (m_scene.renewLook())
        Q_EMIT lookRenewed();
    laySheet();
    const double scale = smallestScale();
    m_view.setTransform(QTransform::fromScale(scale, scale));
    m_view.centerOn(m_scene.sheet().center());
    settle();
    Q_EMIT seenChanged();
}

double BoardCamera::smallestScale() const
{
    const QRectF &sheet = m_scene.sheet();
    const QSizeF size = m_view.viewport()->size();
    if (sheet.isEmpty())
        return 1;
    return std::max(0.01, std::min(size.width() / sheet.width(), size.height() / sheet.height()));
}

void BoardCamera::zoomBy(double factor)
{
    zoomAbout(QRectF(m_view.viewport()->rect()).center(), factor);
}

void BoardCamera::zoomAbout(QPointF position, double factor)
{
    if (!m_scene.things().look() || factor <= 0)
        return;
    const double now = this->scale();
    const double least = smallestScale();
    const double most = std::max(least, kLargestUnit / (36 * m_scene.things().look()->unit()));
    const double scale = std::clamp(now * factor, least, most);
    if (scale <= least * 1.0001) {
        fit();
        return;
    }
    m_fitted = false;
    const QTransform before = m_view.viewportTransform();
    const QPointF fixed = before.inverted().map(position);
    m_view.setTransform(QTransform::fromScale(scale, scale));
    keepAt(fixed, position);
    m_settling.start();
    Q_EMIT seenChanged();
}

void BoardCamera::beforePainting()
{
    if (m_scene.things().look() && !m_settling.isActive()
        && !m_scene.isSettledFor(seenArea(), scale(), m_view.viewport()->devicePixelRatioF()))
        settle();
}

void BoardCamera::wasResized()
{
    if (m_fitted)
        return fit();
    m_settling.start();
    Q_EMIT seenChanged();
}

void BoardCamera::wasScrolled()
{
    if (!m_scene.things().look())
        return;
    m_settling.start();
    Q_EMIT seenChanged();
}

} // namespace merlon::canvas
