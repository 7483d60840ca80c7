#include "core/canvas/scene/painters/gallery_painter.h"

#include "core/canvas/art/keeps_lines.h"
#include "core/canvas/art/livery.h"
#include "core/canvas/looks/ground/ground_brush.h"

#include <QPainter>
#include <QPainterPathStroker>

#include <algorithm>

namespace merlon::canvas {

namespace {

// Shares of the radius of a cell.
constexpr double kInset = 0.1;
constexpr double kCorner = 0.2;
constexpr double kBand = 0.17;
constexpr double kRock = 0.2;
constexpr double kLine = 0.07;
constexpr double kFlagstone = 0.66;

std::vector<std::size_t> numbersOf(const std::vector<int> &places)
{
    return {places.begin(), places.end()};
}

QPen linePen(const QColor &colour, double width)
{
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

double radiusOfCells(const BoardThings &things)
{
    if (things.board().places().empty())
        return 1;
    const QRectF cell = things.look()->shapeOfPlace(0).boundingRect();
    return std::min(cell.width(), cell.height()) / 2;
}

} // namespace

QPainterPath edgeOfGallery(const BoardThings &things, const std::vector<std::size_t> &places)
{
    const double radius = radiusOfCells(things);
    const QPainterPath &outline = things.outlineAround(places);
    QPainterPathStroker inwards;
    inwards.setWidth(2 * (kInset + kCorner) * radius);
    inwards.setJoinStyle(Qt::MiterJoin);
    const QPainterPath core = outline.subtracted(inwards.createStroke(outline));
    QPainterPathStroker outwards;
    outwards.setWidth(2 * kCorner * radius);
    outwards.setJoinStyle(Qt::RoundJoin);
    return core.united(outwards.createStroke(core));
}

GalleryPainter::GalleryPainter(const BoardThings &things, const Theme &theme)
    : m_things(things)
    , m_theme(theme)
    , m_radius(radiusOfCells(things))
{
    for (const PatchPicture &patch : things.picture().patches) {
        Gallery &gallery = galleryOf(patch.seat);
        gallery.places.insert(gallery.places.end(), patch.places.begin(), patch.places.end());
        if (patch.style == u"hall")
            gallery.halls.push_back(edgeOfGallery(things, numbersOf(patch.places)));
    }
    for (Gallery &gallery : m_galleries) {
        std::ranges::sort(gallery.places);
        gallery.edge = edgeOfGallery(things, gallery.places);
    }
}

GalleryPainter::Gallery &GalleryPainter::galleryOf(int seat)
{
    const auto known = std::ranges::find(m_galleries, seat, &Gallery::seat);
    return known != m_galleries.end() ? *known : m_galleries.emplace_back(Gallery {.seat = seat});
}

QColor GalleryPainter::colourOf(int seat) const
{
    return seat < 0 ? m_theme.shade(0.55) : m_theme.seat(seat);
}

void GalleryPainter::paint(QPainter &painter) const
{
    for (const Gallery &gallery : m_galleries)
        paintRock(painter, gallery);
    for (const Gallery &gallery : m_galleries) {
        painter.save();
        painter.setClipPath(gallery.edge, Qt::IntersectClip);
        paintFloor(painter, gallery);
        paintLimits(painter, gallery);
        for (const QPainterPath &hall : gallery.halls)
            paintHall(painter, hall, gallery.seat);
        paintBand(painter, gallery);
        painter.restore();
        painter.setBrush(Qt::NoBrush);
        painter.setPen(linePen(faint(Qt::black, 0.75), kLine * m_radius));
        painter.drawPath(gallery.edge);
    }
}

/// Dark rock all around.
void GalleryPainter::paintRock(QPainter &painter, const Gallery &gallery) const
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(linePen(faint(Qt::black, m_theme.dark ? 0.6 : 0.45), 2 * kRock * m_radius));
    painter.drawPath(gallery.edge);
}

void GalleryPainter::paintFloor(QPainter &painter, const Gallery &gallery) const
{
    const QColor colour = colourOf(gallery.seat);
    const QColor light = m_theme.dark ? m_theme.stone : m_theme.paper;
    painter.fillPath(gallery.edge, mixed(light, colour, gallery.seat < 0 ? 0.3 : 0.34));
    const QBrush pattern = liveryPattern(gallery.seat, faint(light, 0.5), m_radius / 24);
    if (pattern.style() != Qt::NoBrush)
        painter.fillPath(gallery.edge, pattern);
}

/// Props of wood where one tile ends and the next begins.
void GalleryPainter::paintLimits(QPainter &painter, const Gallery &gallery) const
{
    painter.setBrush(Qt::NoBrush);
    for (const PatchPicture &patch : m_things.picture().patches) {
        if (patch.seat != gallery.seat || patch.places.size() == gallery.places.size())
            continue;
        const QPainterPath &limit = m_things.outlineAround(numbersOf(patch.places));
        painter.setPen(linePen(faint(Qt::black, 0.7), 0.16 * m_radius));
        painter.drawPath(limit);
        painter.setPen(linePen(m_theme.trail, 0.08 * m_radius));
        painter.drawPath(limit);
    }
}

/// Flagstones.
void GalleryPainter::paintHall(QPainter &painter, const QPainterPath &edge, int seat) const
{
    painter.fillPath(edge, mixed(m_theme.dark ? m_theme.stone : m_theme.paper, colourOf(seat), 0.14));
    if (!keepsLines(painter))
        paintFlagstones(painter, edge);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(linePen(faint(Qt::black, 0.7), 0.14 * m_radius));
    painter.drawPath(edge);
}

void GalleryPainter::paintFlagstones(QPainter &painter, const QPainterPath &edge) const
{
    const QRectF box = edge.boundingRect();
    painter.save();
    painter.setClipPath(edge, Qt::IntersectClip);
    painter.setPen(linePen(faint(Qt::black, 0.34), 0.6 * kLine * m_radius));
    const double step = kFlagstone * m_radius;
    bool isShifted = false;
    for (double y = box.top(); y < box.bottom(); y += step, isShifted = !isShifted) {
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
        for (double x = box.left() + (isShifted ? step / 2 : 0); x < box.right(); x += step)
            painter.drawLine(QPointF(x, y), QPointF(x, y + step));
    }
    painter.restore();
}

/// Inside the edge; the painter is clipped to it. Not every file can be: there it lies on the edge.
void GalleryPainter::paintBand(QPainter &painter, const Gallery &gallery) const
{
    const double shown = keepsLines(painter) ? 1 : 2; // of what is drawn, half is cut off
    painter.setBrush(Qt::NoBrush);
    painter.setPen(linePen(faint(Qt::black, 0.5), shown * (kBand + kLine) * m_radius));
    painter.drawPath(gallery.edge);
    painter.setPen(linePen(colourOf(gallery.seat), shown * kBand * m_radius));
    painter.drawPath(gallery.edge);
}

} // namespace merlon::canvas
