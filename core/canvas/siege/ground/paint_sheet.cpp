#include "core/canvas/keeps_lines.h"
#include "core/canvas/siege/ground/siege_painters.h"

#include <QImage>
#include <QLinearGradient>
#include <QPixmapCache>
#include <QRadialGradient>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace merlon::canvas {

namespace {

/// The same numbers at every run: a picture must not change from one drawing to the next.
class Scatter {
public:
    explicit Scatter(std::uint32_t seed)
        : m_state(seed)
    {
    }
    /// From 0 to below 1.
    double next()
    {
        m_state = m_state * 1664525u + 1013904223u;
        return static_cast<double>(m_state >> 8) / 16777216.0;
    }

private:
    std::uint32_t m_state;
};

/// Fibres and specks of parchment, to be laid over its colour.
QImage makeGrain(const QColor &dark, const QColor &light)
{
    constexpr int kSize = 256;
    QImage image(kSize, kSize, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    Scatter scatter(7);
    for (int i = 0; i < 900; ++i) {
        const QPointF at(scatter.next() * kSize, scatter.next() * kSize);
        const double angle = scatter.next() * 6.283;
        const double length = 1 + scatter.next() * 5;
        painter.setPen(QPen(faint(i % 2 ? dark : light, 0.02 + scatter.next() * 0.05), 0.8));
        painter.drawLine(at, at + QPointF(std::cos(angle), std::sin(angle)) * length);
    }
    return image;
}

/// Made once for each theme: a drawing that is edited needs it many times a second.
QPixmap grainOf(const Theme &theme)
{
    const QColor light = theme.dark ? theme.stone : theme.paper;
    const QString name = u"merlon-grain-"_s + theme.ink.name() + light.name();
    QPixmap grain;
    if (!QPixmapCache::find(name, &grain)) {
        grain = QPixmap::fromImage(makeGrain(theme.ink, light));
        QPixmapCache::insert(name, grain);
    }
    return grain;
}

/// Large soft stains, so that the sheet is not of one colour.
void paintStains(const SiegeBrush &brush, const QRectF &sheet)
{
    Scatter scatter(29);
    const Theme &theme = brush.theme();
    brush.painter.setPen(Qt::NoPen);
    for (int i = 0; i < 14; ++i) {
        const QPointF at(sheet.left() + scatter.next() * sheet.width(),
                         sheet.top() + scatter.next() * sheet.height());
        const double radius = (0.1 + scatter.next() * 0.2) * sheet.width();
        if (!brush.isSeen({at.x() - radius, at.y() - radius, 2 * radius, 2 * radius}, 0))
            continue;
        QRadialGradient gradient(at, radius);
        const QColor stain = i % 3 == 0 ? theme.paper : theme.trail;
        gradient.setColorAt(0, faint(stain, i % 3 == 0 ? 0.16 : 0.07));
        gradient.setColorAt(1, faint(stain, 0));
        brush.painter.setBrush(gradient);
        brush.painter.drawEllipse(at, radius, radius);
    }
}

void paintVignette(const SiegeBrush &brush, const QRectF &sheet)
{
    const Theme &theme = brush.theme();
    const QColor edge = theme.dark ? QColor(0, 0, 0) : mixed(theme.trail, theme.ink, 0.35);
    QRadialGradient gradient(QPointF(0, 0), 1);
    gradient.setColorAt(0, faint(edge, 0));
    gradient.setColorAt(0.62, faint(edge, 0));
    gradient.setColorAt(0.88, faint(edge, theme.dark ? 0.22 : 0.16));
    gradient.setColorAt(1, faint(edge, theme.dark ? 0.42 : 0.36));
    brush.painter.save();
    brush.painter.setClipRect(sheet, Qt::IntersectClip);
    brush.painter.translate(sheet.center());
    brush.painter.scale(sheet.width() * 0.68, sheet.height() * 0.68);
    brush.painter.fillRect(QRectF(-1, -1, 2, 2), gradient);
    brush.painter.restore();
}

/// Tufts of grass where nothing else is.
void paintTufts(const SiegeBrush &brush, const QRectF &sheet)
{
    if (brush.isTiny(16) || brush.unit() < 0.5)
        return;
    Scatter scatter(101);
    const Theme &theme = brush.theme();
    brush.painter.setPen(
        QPen(faint(mixed(theme.growth, theme.ink, 0.25), 0.3), 1.3, Qt::SolidLine, Qt::RoundCap));
    const int count = static_cast<int>(sheet.width() * sheet.height() / 6500);
    for (int i = 0; i < count; ++i) {
        const QPointF at(sheet.left() + scatter.next() * sheet.width(),
                         sheet.top() + scatter.next() * sheet.height());
        if (brush.geometry.fortress.containsPoint(at, Qt::WindingFill))
            continue;
        const double size = 3 + scatter.next() * 2.5;
        brush.painter.drawLine(at, at + QPointF(-size * 0.55, -size * 0.8));
        brush.painter.drawLine(at, at + QPointF(0, -size * 1.15));
        brush.painter.drawLine(at, at + QPointF(size * 0.55, -size * 0.8));
    }
}

} // namespace

QColor mixed(const QColor &from, const QColor &to, double part)
{
    const auto mix = [part](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * part)); };
    return {mix(from.red(), to.red()), mix(from.green(), to.green()), mix(from.blue(), to.blue())};
}

QColor faint(QColor colour, double opacity)
{
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

void paintParchment(const SiegeBrush &brush, const QRectF &sheet)
{
    const Theme &theme = brush.theme();
    brush.painter.fillRect(sheet, theme.parchment);
    const bool blends = blendsGradients(brush.painter);
    if (blends)
        paintStains(brush, sheet);
    if (!keepsLines(brush.painter)) { // fibres are a picture
        QBrush grain(grainOf(theme));
        grain.setTransform(QTransform::fromScale(1 / brush.scale, 1 / brush.scale));
        brush.painter.fillRect(sheet, grain);
    }
    paintTufts(brush, sheet);
    if (blends)
        paintVignette(brush, sheet);
}

void paintFrame(const SiegeBrush &brush, const QRectF &sheet)
{
    const Theme &theme = brush.theme();
    const QColor wood =
        theme.dark ? mixed(theme.bar, theme.trail, 0.45) : mixed(theme.trail, theme.ink, 0.35);
    QPainter &painter = brush.painter;
    painter.setBrush(Qt::NoBrush);
    const double thick = 5;
    painter.setPen(QPen(wood, thick, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(sheet.adjusted(thick, thick, -thick, -thick));
    const double inner = thick + 7;
    painter.setPen(QPen(faint(wood, 0.55), 1.2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(sheet.adjusted(inner, inner, -inner, -inner));
}

QRectF compassOn(const SiegeGeometry &geometry, const QRectF &sheet)
{
    const double size = 84 * std::max(0.6, geometry.unit);
    const double edge = 26;
    const std::array<QRectF, 4> corners {
        QRectF(sheet.right() - edge - size, sheet.top() + edge, size, size),
        QRectF(sheet.left() + edge, sheet.top() + edge, size, size),
        QRectF(sheet.center().x() - size / 2, sheet.bottom() - edge - size, size, size),
        QRectF(sheet.right() - edge - size, sheet.bottom() - edge - size, size, size)};
    const auto isCrossed = [&geometry](const QRectF &corner) {
        for (std::size_t trail = 0; trail < geometry.trails.size(); ++trail) {
            const QRectF &box = geometry.trailBoxes[trail];
            const bool isNear = box.left() <= corner.right() && box.right() >= corner.left()
                && box.top() <= corner.bottom() && box.bottom() >= corner.top();
            if (isNear && std::ranges::any_of(geometry.trails[trail], [&](QPointF point) {
                    return corner.contains(point);
                }))
                return true;
        }
        return false;
    };
    const auto isFree = [&](const QRectF &corner) {
        const QRectF wide = corner.adjusted(-12, -12, 12, 12);
        return std::ranges::none_of(
                   geometry.places,
                   [&](const SiegePlace &place) { return place.shape.boundingRect().intersects(wide); })
            && !isCrossed(corner);
    };
    const auto corner = std::ranges::find_if(corners, isFree);
    return corner == corners.end() ? QRectF() : *corner;
}

void paintCompass(const SiegeBrush &brush, const QRectF &sheet)
{
    const QRectF corner = compassOn(brush.geometry, sheet);
    if (corner.isEmpty())
        return;
    brush.painter.setOpacity(0.55);
    brush.art.paint(brush.painter, u"siege/compass"_s, corner);
    brush.painter.setOpacity(1);
}

} // namespace merlon::canvas
