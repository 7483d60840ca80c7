#include "core/canvas/art/fonts.h"
#include "core/canvas/art/keeps_lines.h"
#include "core/canvas/looks/ground/ground_brush.h"
#include "core/canvas/looks/ground/scatter.h"

#include <QImage>
#include <QPainterPath>
#include <QPixmapCache>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace merlon::canvas {

namespace {

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
void paintStains(const GroundBrush &brush, const QRectF &sheet)
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

void paintPaper(const GroundBrush &brush, const QRectF &sheet)
{
    const Theme &theme = brush.theme();
    brush.painter.fillRect(sheet, theme.parchment);
    if (blendsGradients(brush.painter))
        paintStains(brush, sheet);
    if (!keepsLines(brush.painter)) { // fibres are a picture
        QBrush grain(grainOf(theme));
        grain.setTransform(QTransform::fromScale(1 / brush.scale, 1 / brush.scale));
        brush.painter.fillRect(sheet, grain);
    }
}

void paintVignette(const GroundBrush &brush, const QRectF &sheet)
{
    if (!blendsGradients(brush.painter))
        return;
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

void paintFrame(const GroundBrush &brush, const QRectF &sheet)
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

void paintUnderneath(const GroundBrush &brush, const QRectF &sheet,
                     const std::function<void(QPainter &painter)> &underneath)
{
    if (!underneath)
        return;
    brush.painter.save();
    brush.painter.setClipRect(sheet, Qt::IntersectClip);
    underneath(brush.painter);
    brush.painter.restore();
}

void paintFigure(const GroundBrush &brush, const QString &text, QPointF at, double radius)
{
    constexpr int kLetters = 100; ///< pixels, before they are made as small as they must be
    const Theme &theme = brush.theme();
    brush.painter.setPen(QPen(theme.trail, 0.22 * radius));
    brush.painter.setBrush(theme.paper);
    brush.painter.drawEllipse(at, radius, radius);
    QFont font;
    font.setFamilies(titleFamilies());
    font.setBold(true);
    font.setPixelSize(kLetters);
    QPainterPath letters;
    letters.addText(0, 0, font, text);
    const QRectF box = letters.boundingRect();
    const double size = 1.15 * radius / std::max(0.7 * kLetters, box.width());
    brush.painter.save();
    brush.painter.translate(at);
    brush.painter.scale(size, size);
    brush.painter.translate(-box.center());
    brush.painter.setPen(Qt::NoPen);
    brush.painter.setBrush(theme.ink);
    brush.painter.drawPath(letters);
    brush.painter.restore();
}

} // namespace merlon::canvas
