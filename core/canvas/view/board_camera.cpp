#include "core/canvas/view/board_camera.h"

#include "core/canvas/scene/board_scene.h"

#include <QGraphicsView>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <utility>

namespace merlon::canvas {

namespace {

constexpr int kSettleAfter = 140;     ///< milliseconds without zooming or panning
constexpr double kLargestUnit = 220;  ///< pixels across a unit at the closest zoom
constexpr double kNearlyWhole = 1.05; ///< times the scale at which everything is seen
constexpr double kNearest = 1.9;      ///< of a visit: times the scale at which everything is seen
constexpr int kMostCovered = 3;       ///< a part of the height: in a low window more is not kept free

double scaleToShow(const QRectF &sheet, const QSizeF &size)
{
    return std::min(size.width() / sheet.width(), size.height() / sheet.height());
}

} // namespace

BoardCamera::BoardCamera(QGraphicsView &view, BoardScene &scene, std::function<QRectF()> wholeArea)
    : m_view(view)
    , m_scene(scene)
    , m_wholeArea(std::move(wholeArea))
{
    m_settling.setSingleShot(true);
    m_settling.setInterval(kSettleAfter);
    connect(&m_settling, &QTimer::timeout, this, &BoardCamera::settle);
    m_glide.setStartValue(0.0);
    m_glide.setEndValue(1.0);
    m_glide.setEasingCurve(QEasingCurve::InOutQuad);
    connect(&m_glide, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
        const double part = value.toDouble();
        place(m_from.scale * std::pow(m_to.scale / m_from.scale, part),
              m_from.centre + (m_to.centre - m_from.centre) * part);
    });
    connect(&m_glide, &QVariantAnimation::finished, this, [this] {
        if (m_to.fitted)
            fit();
        else
            settle();
    });
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
    const bool isOnTheWayHome =
        m_glide.state() == QAbstractAnimation::Running && m_to.fitted; // where there is nothing to pan
    if (m_fitted || isOnTheWayHome)
        return;
    takeOver();
    m_view.horizontalScrollBar()->setValue(m_view.horizontalScrollBar()->value() - step.x());
    m_view.verticalScrollBar()->setValue(m_view.verticalScrollBar()->value() - step.y());
}

void BoardCamera::settle()
{
    if (m_glide.state() == QAbstractAnimation::Running)
        return; // soon
    m_settling.stop();
    if (m_scene.things().look())
        m_scene.settle(seenArea(), scale(), m_view.viewport()->devicePixelRatioF());
}

/// The sheet takes the form of the window, within reason.
QRectF BoardCamera::sheetFor(const QSizeF &size) const
{
    constexpr double kFlattest = 2.2;
    const QRectF bounds = m_wholeArea();
    const double wanted = std::clamp(size.width() / size.height(), 1 / kFlattest, kFlattest);
    const double now = bounds.width() / bounds.height();
    const double width = now < wanted ? bounds.height() * wanted : bounds.width();
    const double height = now < wanted ? bounds.height() : bounds.width() / wanted;
    QRectF sheet(0, 0, width, height);
    sheet.moveCenter(bounds.center());
    return sheet;
}

/// Of a board that would reach below the edge of what covers it, the sheet is laid for what is free, and goes on below.
void BoardCamera::laySheet()
{
    const QSizeF size = m_view.viewport()->size();
    const QRectF bounds = m_wholeArea();
    const double covered = std::min<double>(m_covered, size.height() / kMostCovered);
    QRectF sheet = sheetFor(size);
    const double scale = scaleToShow(sheet, size);
    const double below =
        (size.height() - sheet.height() * scale) / 2 + (sheet.bottom() - bounds.bottom()) * scale;
    if (below < covered) {
        const QSizeF above(size.width(), size.height() - covered);
        sheet = sheetFor(above);
        sheet.setBottom(sheet.bottom() + covered / scaleToShow(sheet, above));
    }
    m_scene.setSheet(sheet);
    const double width = sheet.width() / 2;
    const double height = sheet.height() / 2;
    m_view.setSceneRect(sheet.adjusted(-width, -height, width, height)); // room to pan
}

void BoardCamera::setCovered(int pixels)
{
    if (std::exchange(m_covered, pixels) != pixels && (m_fitted || m_outgrown))
        fit();
}

void BoardCamera::growSheet()
{
    if (m_scene.sheet().contains(m_wholeArea()))
        return;
    const QPointF corner = m_view.viewportTransform().inverted().map(QPointF());
    laySheet();
    keepAt(corner, {});
    const bool isSeen = seenArea().contains(m_scene.sheet());
    m_outgrown = (m_outgrown || m_fitted) && !isSeen;
    m_fitted = m_fitted && isSeen;
}

/// Scrolls until a point of the scene lies there in the window.
void BoardCamera::keepAt(QPointF scenePoint, QPointF position)
{
    const QPointF shifted = m_view.viewportTransform().map(scenePoint) - position;
    m_view.horizontalScrollBar()->setValue(m_view.horizontalScrollBar()->value() + qRound(shifted.x()));
    m_view.verticalScrollBar()->setValue(m_view.verticalScrollBar()->value() + qRound(shifted.y()));
}

BoardCamera::Outlook BoardCamera::outlook() const
{
    return {scale(), seenArea().center(), m_fitted};
}

/// Where it is, or will be when it has come to rest.
BoardCamera::Outlook BoardCamera::restingOutlook() const
{
    return m_glide.state() == QAbstractAnimation::Running ? m_to : outlook();
}

QRectF BoardCamera::seenFrom(const Outlook &from) const
{
    QRectF seen(QPointF(), QSizeF(m_view.viewport()->size()) / from.scale);
    seen.moveCenter(from.centre);
    return seen;
}

bool BoardCamera::sees(const QRectF &area) const
{
    return seenFrom(restingOutlook()).contains(area);
}

/// As near to it as can be without a view beyond the edge of the map.
QPointF BoardCamera::withinSheet(QPointF centre, double scale) const
{
    const QSizeF half = QSizeF(m_view.viewport()->size()) / scale / 2;
    const QRectF &sheet = m_scene.sheet();
    const QRectF allowed = sheet.adjusted(
        std::min(half.width(), sheet.width() / 2), std::min(half.height(), sheet.height() / 2),
        -std::min(half.width(), sheet.width() / 2), -std::min(half.height(), sheet.height() / 2));
    return {std::clamp(centre.x(), allowed.left(), allowed.right()),
            std::clamp(centre.y(), allowed.top(), allowed.bottom())};
}

void BoardCamera::place(double scale, QPointF centre)
{
    m_view.setTransform(QTransform::fromScale(scale, scale));
    m_view.centerOn(centre);
    m_settling.start();
    Q_EMIT seenChanged();
}

void BoardCamera::glide(const Outlook &to, int milliseconds)
{
    m_glide.stop();
    m_from = outlook();
    m_to = to;
    m_fitted = false;
    if (milliseconds > 0) {
        m_glide.setDuration(milliseconds);
        m_glide.start();
    } else if (to.fitted) {
        fit();
    } else {
        place(to.scale, to.centre);
        settle();
    }
}

void BoardCamera::visit(const QRectF &area, int milliseconds)
{
    if (m_taken || area.isEmpty() || !m_scene.things().look() || m_view.viewport()->size().isEmpty())
        return;
    const Outlook now = restingOutlook();
    const QSizeF size = m_view.viewport()->size();
    if (m_home && seenFrom(now).contains(area))
        return;
    const double least = smallestScale();
    const double most = std::max({least, m_home ? m_home->scale : now.scale, kNearest * least});
    const double scale =
        std::clamp(std::min(size.width() / area.width(), size.height() / area.height()), least, most);
    const Outlook there {scale, withinSheet(area.center(), scale), false};
    if (!m_home && scale <= now.scale * 1.05 && seenFrom(now).contains(area))
        return; // nothing would be gained
    if (!m_home)
        m_home = now;
    glide(there, milliseconds);
}

void BoardCamera::goTo(const QRectF &area, int milliseconds)
{
    m_taken = false;
    visit(area, milliseconds);
}

void BoardCamera::showHeart()
{
    if (m_scene.things().look())
        goTo(m_scene.things().look()->heart(), 0);
}

void BoardCamera::comeBack(int milliseconds)
{
    m_taken = false;
    if (const std::optional<Outlook> home = std::exchange(m_home, std::nullopt)) {
        Outlook there = *home;
        if (there.fitted) {
            there.scale = smallestScale();
            there.centre = m_scene.sheet().center();
        }
        glide(there, milliseconds);
    } else if (const bool isRunning = m_glide.state() == QAbstractAnimation::Running;
               !isRunning && !m_fitted && scale() <= kNearlyWhole * smallestScale()) {
        fit(); // nearly all is seen, with an edge cut off
    }
}

/// A person chooses what is seen.
void BoardCamera::takeOver()
{
    m_glide.stop();
    m_outgrown = false;
    m_taken = m_taken || m_home.has_value();
    m_home.reset();
}

void BoardCamera::fit()
{
    takeOver();
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
    return std::max(0.01, scaleToShow(sheet, size));
}

void BoardCamera::zoomBy(double factor)
{
    zoomAbout(QRectF(m_view.viewport()->rect()).center(), factor);
}

void BoardCamera::zoomAbout(QPointF position, double factor)
{
    if (!m_scene.things().look() || factor <= 0)
        return;
    takeOver();
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
    if (m_scene.things().look() && !m_settling.isActive() && m_glide.state() != QAbstractAnimation::Running
        && !m_scene.isSettledFor(seenArea(), scale(), m_view.viewport()->devicePixelRatioF()))
        settle();
}

void BoardCamera::wasResized()
{
    if (m_fitted || m_outgrown)
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
