#include "core/canvas/scene/layers/ground_layer.h"

#include "core/canvas/art/keeps_lines.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <cmath>
#include <utility>

namespace merlon::canvas {

namespace {

/// The most pixels of a plate that holds the whole sheet.
constexpr double kMostPixels = 9e6;

void paintPlate(QPainter &painter, const QPixmap &pixmap, const QRectF &area)
{
    const QTransform world = painter.worldTransform();
    const QRectF target = world.mapRect(area);
    const double ratio = pixmap.devicePixelRatio();
    const bool sharp = std::abs(target.width() * ratio - pixmap.width()) < 1.5;
    painter.save();
    painter.resetTransform();
    if (sharp) {
        painter.drawPixmap(QPointF(std::round(target.x()), std::round(target.y())), pixmap);
    } else {
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
        painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()));
    }
    painter.restore();
}

} // namespace

bool GroundLayer::Plate::fits(const QRectF &part, double wantedScale, double wantedRatio) const
{
    const double least =
        1e-6 * area.width(); // a part that is as wide as the area may seem wider by a rounding
    return !pixmap.isNull() && std::abs(scale - wantedScale) < 1e-6 * wantedScale
        && std::abs(ratio - wantedRatio) < 1e-6 && area.adjusted(-least, -least, least, least).contains(part);
}

void GroundLayer::forget()
{
    m_whole = {};
    m_detail = {};
    m_wanted.reset();
}

bool GroundLayer::isDrawn(const Rest &rest) const
{
    const QRectF part = rest.visible & m_board.sheet();
    return part.isEmpty() || m_whole.fits(part, rest.scale, rest.ratio)
        || m_detail.fits(part, rest.scale, rest.ratio);
}

bool GroundLayer::covers(const QRectF &visible, double scale, double devicePixelRatio) const
{
    const Rest rest {visible, scale, devicePixelRatio};
    return m_wanted ? *m_wanted == rest : isDrawn(rest);
}

GroundLayer::Plate GroundLayer::drawn(const QRectF &area, double scale, double devicePixelRatio) const
{
    const double pixels = scale * devicePixelRatio;
    const QSize size(static_cast<int>(std::ceil(area.width() * pixels)),
                     static_cast<int>(std::ceil(area.height() * pixels)));
    Plate plate {QPixmap(size.expandedTo({1, 1})), area, scale, devicePixelRatio};
    plate.pixmap.fill(Qt::transparent);
    draw(plate, area);
    return plate;
}

/// Draws a part of a plate, in whole pixels.
void GroundLayer::draw(Plate &plate, const QRectF &area) const
{
    const double pixels = plate.scale * plate.ratio;
    const QPointF corner = plate.area.topLeft();
    const QRect part = QRectF((area.topLeft() - corner) * pixels, area.size() * pixels).toAlignedRect();
    plate.pixmap.setDevicePixelRatio(1);
    {
        QPainter painter(&plate.pixmap);
        painter.setClipRect(part);
        painter.scale(pixels, pixels);
        painter.translate(-corner);
        things().look()->paintGround(painter, m_board.art(), m_board.sheet(), pixels, things().parts());
        if (m_above)
            m_above(painter, 1 / plate.scale);
    }
    plate.pixmap.setDevicePixelRatio(plate.ratio);
}

void GroundLayer::damage(const QRectF &area, double pixels)
{
    if (area.isNull())
        return;
    for (Plate *plate : {&m_whole, &m_detail}) {
        if (plate->pixmap.isNull())
            continue;
        const double edge = pixels / plate->scale;
        plate->damaged |= area.adjusted(-edge, -edge, edge, edge) & plate->area;
    }
    update();
}

void GroundLayer::mend(Plate &plate) const
{
    if (!plate.pixmap.isNull() && !plate.damaged.isEmpty())
        draw(plate, plate.damaged);
    plate.damaged = {};
}

QPixmap GroundLayer::overview(double width)
{
    const QRectF sheet = m_board.sheet();
    if (sheet.isEmpty() || width < 1)
        return {};
    drawWanted();
    if (m_whole.pixmap.isNull() || m_whole.area != sheet)
        return drawn(sheet, width / sheet.width(), 1).pixmap;
    mend(m_whole);
    QImage small = m_whole.pixmap.toImage();
    small.setDevicePixelRatio(1);
    return QPixmap::fromImage(small.scaledToWidth(qRound(width), Qt::SmoothTransformation));
}

void GroundLayer::settle(const QRectF &visible, double scale, double devicePixelRatio)
{
    const Rest rest {visible, scale, devicePixelRatio};
    if (!things().look() || isDrawn(rest))
        m_wanted.reset();
    else
        m_wanted = rest;
}

void GroundLayer::drawWanted()
{
    const std::optional<Rest> rest = std::exchange(m_wanted, std::nullopt);
    if (!rest)
        return;
    const QRectF sheet = m_board.sheet();
    const double pixels = rest->scale * rest->ratio;
    if (sheet.width() * sheet.height() * pixels * pixels <= kMostPixels) {
        m_whole = drawn(sheet, rest->scale, rest->ratio);
        m_detail = {};
        return;
    }
    if (m_whole.pixmap.isNull()) {
        const double fitting = std::sqrt(kMostPixels / 8 / (sheet.width() * sheet.height()));
        m_whole = drawn(sheet, fitting / rest->ratio, rest->ratio);
    }
    const QRectF &visible = rest->visible;
    const QSizeF more = visible.size() / 4; // some way to pan before it must be drawn again
    const QRectF area = visible.adjusted(-more.width(), -more.height(), more.width(), more.height()) & sheet;
    m_detail = drawn(area, rest->scale, rest->ratio);
}

void GroundLayer::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    if (keepsLines(*painter)) {
        const double scale = painter->worldTransform().m11();
        things().look()->paintGround(*painter, m_board.art(), m_board.sheet(), scale, things().parts());
        if (m_above)
            m_above(*painter, 1 / scale);
        return;
    }
    drawWanted();
    mend(m_whole);
    mend(m_detail);
    const bool detailed = !m_detail.pixmap.isNull();
    if (!m_whole.pixmap.isNull() && !(detailed && m_detail.area.contains(option->exposedRect)))
        paintPlate(*painter, m_whole.pixmap, m_whole.area);
    if (detailed)
        paintPlate(*painter, m_detail.pixmap, m_detail.area);
}

} // namespace merlon::canvas
