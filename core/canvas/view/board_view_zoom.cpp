#include "core/canvas/scene/board_scene.h"
#include "core/canvas/view/board_view.h"

#include <QScrollBar>
#include <QTimer>

#include <algorithm>

/// Zooming, panning, and drawing sharply once that has come to rest.
namespace merlon::canvas {

namespace {

constexpr double kLargestUnit = 220; ///< pixels across a unit at the closest zoom

} // namespace

QRectF BoardView::visibleArea() const
{
    return mapToScene(viewport()->rect()).boundingRect();
}

QRectF BoardView::sheetArea() const
{
    return m_scene->sheet();
}

void BoardView::lookAt(QPointF scenePoint)
{
    if (!m_fitted)
        centerOn(scenePoint);
}

QPixmap BoardView::overview(double width)
{
    return m_scene->overview(width);
}

const Theme &BoardView::theme() const
{
    return m_scene->art().theme();
}

void BoardView::settleView()
{
    m_settling->stop();
    if (m_scene->look())
        m_scene->settle(visibleArea(), transform().m11(), viewport()->devicePixelRatioF());
}

QRectF BoardView::wholeArea() const
{
    return m_scene->look()->bounds();
}

/// The sheet takes the form of the window, within reason.
void BoardView::laySheet()
{
    constexpr double kFlattest = 2.2;
    const QSizeF size = viewport()->size();
    const QRectF bounds = wholeArea();
    const double wanted = std::clamp(size.width() / size.height(), 1 / kFlattest, kFlattest);
    const double now = bounds.width() / bounds.height();
    const double width = now < wanted ? bounds.height() * wanted : bounds.width();
    const double height = now < wanted ? bounds.height() : bounds.width() / wanted;
    QRectF sheet(0, 0, width, height);
    sheet.moveCenter(bounds.center());
    m_scene->setSheet(sheet);
    setSceneRect(sheet.adjusted(-width / 2, -height / 2, width / 2, height / 2)); // room to pan
}

/// The sheet takes in what has come to lie beyond it; nothing of what is seen moves.
void BoardView::growSheet()
{
    if (m_scene->sheet().contains(wholeArea()))
        return;
    const QPointF corner = viewportTransform().inverted().map(QPointF());
    laySheet();
    keepAt(corner, {});
    m_fitted = m_fitted && visibleArea().contains(m_scene->sheet());
}

/// Scrolls until a point of the scene lies there in the window.
void BoardView::keepAt(QPointF scenePoint, QPointF position)
{
    const QPointF shifted = viewportTransform().map(scenePoint) - position;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + qRound(shifted.x()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + qRound(shifted.y()));
}

void BoardView::fit()
{
    m_fitted = true;
    if (!m_scene->look() || viewport()->size().isEmpty())
        return;
    if (m_scene->renewLook())
        lookChanged();
    laySheet();
    const double scale = smallestScale();
    setTransform(QTransform::fromScale(scale, scale));
    centerOn(m_scene->sheet().center());
    settleView();
    Q_EMIT seenChanged();
}

double BoardView::smallestScale() const
{
    const QRectF &sheet = m_scene->sheet();
    const QSizeF size = viewport()->size();
    if (sheet.isEmpty())
        return 1;
    return std::max(0.01, std::min(size.width() / sheet.width(), size.height() / sheet.height()));
}

void BoardView::zoomBy(double factor)
{
    zoomAbout(QRectF(viewport()->rect()).center(), factor);
}

void BoardView::zoomAbout(QPointF position, double factor)
{
    if (!m_scene->look() || factor <= 0)
        return;
    const double now = transform().m11();
    const double least = smallestScale();
    const double most = std::max(least, kLargestUnit / (36 * m_scene->look()->unit()));
    const double scale = std::clamp(now * factor, least, most);
    if (scale <= least * 1.0001) {
        fit();
        return;
    }
    m_fitted = false;
    const QTransform before = viewportTransform();
    const QPointF fixed = before.inverted().map(position);
    setTransform(QTransform::fromScale(scale, scale));
    keepAt(fixed, position);
    m_settling->start();
    Q_EMIT seenChanged();
}

void BoardView::paintEvent(QPaintEvent *event)
{
    const double scale = transform().m11();
    if (m_scene->look() && !m_settling->isActive()
        && !m_scene->isSettledFor(visibleArea(), scale, viewport()->devicePixelRatioF()))
        settleView();
    QGraphicsView::paintEvent(event);
}

void BoardView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    if (m_fitted)
        return fit();
    m_settling->start();
    Q_EMIT seenChanged();
}

void BoardView::scrollContentsBy(int dx, int dy)
{
    QGraphicsView::scrollContentsBy(dx, dy);
    if (!m_scene || !m_scene->look())
        return;
    m_settling->start();
    Q_EMIT seenChanged();
}

} // namespace merlon::canvas
