#include "editor/canvas/overlays/heat_map.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

namespace merlon {

namespace {

constexpr double kLargest = 34; ///< of the scene's points, on a board of usual size
constexpr double kLeastLargest = 17;
constexpr double kMostLargest = 38;
constexpr double kPad = 10;
constexpr double kSmallest = 5;
constexpr std::array<double, 3> kSamples {1, 2, 8}; ///< of the legend: the most, divided by it

QColor between(const QColor &from, const QColor &to, double share)
{
    const auto mix = [share](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * share)); };
    return {mix(from.red(), to.red()), mix(from.green(), to.green()), mix(from.blue(), to.blue())};
}

/// Letters with a rim, which are read on any ground.
void drawRimmed(QPainter &painter, QPointF middle, const QString &text, const canvas::Theme &theme)
{
    const QFontMetricsF metrics(painter.font());
    QPainterPath letters;
    letters.addText(middle.x() - metrics.horizontalAdvance(text) / 2,
                    middle.y() + (metrics.ascent() - metrics.descent()) / 2, painter.font(), text);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.paper, 3.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(letters);
    painter.fillPath(letters, theme.ink);
}

QFont boldOf(QFont font)
{
    font.setBold(true);
    return font;
}

/// Of the disc with the highest number, in pixels.
double radiusOfMost(const OverlayGround &ground, double pixel)
{
    return std::clamp(kLargest * ground.look.unit() / pixel, kLeastLargest, kMostLargest);
}

/// The corner or the middle below where a box hides the fewest places.
QRectF freest(const OverlayGround &ground, const QTransform &world, QSizeF size)
{
    const QRectF seen = ground.seen.adjusted(kPad, kPad, -kPad, -kPad);
    const double right = seen.right() - size.width();
    const double below = seen.bottom() - size.height();
    const std::array<QPointF, 5> corners {QPointF(seen.left(), below), QPointF(right, below),
                                          QPointF((seen.left() + right) / 2, below), seen.topLeft(),
                                          QPointF(right, seen.top())};
    QRectF best;
    double least = 1e9;
    for (const QPointF corner : corners) {
        const QRectF box(corner, size);
        double hidden = 0;
        for (std::size_t place = 0; place < ground.board.places().size(); ++place) {
            const QRectF part = world.mapRect(ground.look.shapeOfPlace(place).boundingRect()) & box;
            hidden += part.width() * part.height();
        }
        if (hidden < least - 1) {
            least = hidden;
            best = box;
        }
    }
    return best;
}

} // namespace

HeatMap::HeatMap(std::map<std::string, double> heat, const QString &title, HeatAge age)
    : m_heat(std::move(heat))
    , m_title(title)
    , m_age(age)
{
    for (const auto &[place, number] : m_heat) {
        m_most = std::max(m_most, number);
        m_isWhole = m_isWhole && std::floor(number) >= number;
    }
}

QString HeatMap::shown(double number) const
{
    return QLocale().toString(number, 'f', m_isWhole ? 0 : number < 0.095 ? 2 : 1);
}

/// Of a place that has this share of the most.
QColor HeatMap::colourOf(double share, const canvas::Theme &theme) const
{
    QColor colour = m_age == HeatAge::Current ? between(theme.choosable, theme.seat(0), share)
                                              : between(theme.shade(0.15), theme.shade(0.5), share);
    colour.setAlphaF(0.82F);
    return colour;
}

void HeatMap::paintDisc(QPainter &painter, const canvas::Theme &theme, QPointF at, double heat,
                        double most) const
{
    const double share = heat / m_most;
    const double radius = std::max(kSmallest, most * std::sqrt(share)); // the area says how much
    painter.setPen(QPen(theme.paper, 1.6));
    painter.setBrush(colourOf(share, theme));
    painter.drawEllipse(at, radius, radius);
    painter.setPen(QPen(theme.ink, 0.8));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(at, radius, radius);
    drawRimmed(painter, at, shown(heat), theme);
}

/// From left to right: the most, half of it, an eighth.
void HeatMap::paintSamples(QPainter &painter, const canvas::Theme &theme, QPointF middle, double most) const
{
    for (std::size_t i = 0; i < kSamples.size(); ++i)
        paintDisc(painter, theme, middle + QPointF(static_cast<double>(i) * (2 * most + kPad), 0),
                  m_most / kSamples[i], most);
}

/// From nothing to the most.
void HeatMap::paintBar(QPainter &painter, const canvas::Theme &theme, const QRectF &bar) const
{
    QLinearGradient colours(bar.topLeft(), bar.topRight());
    colours.setColorAt(0, colourOf(0, theme));
    colours.setColorAt(1, colourOf(1, theme));
    painter.setPen(QPen(theme.ink, 0.8));
    painter.setBrush(colours);
    painter.drawRect(bar);
}

/// With both numbers below.
void HeatMap::paintScale(QPainter &painter, const canvas::Theme &theme, const QRectF &bar) const
{
    paintBar(painter, theme, bar);
    const QRectF below = bar.translated(0, bar.height()).adjusted(0, 0, 0, kPad);
    painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter, QLocale().toString(0));
    painter.drawText(below, Qt::AlignRight | Qt::AlignVCenter, shown(m_most));
}

void HeatMap::paintPlate(QPainter &painter, const OverlayGround &ground, const QTransform &world,
                         double most) const
{
    const QFontMetricsF metrics(painter.font());
    const double line = metrics.height();
    const double samples = kSamples.size() * (2 * most + kPad) - kPad;
    const double width = std::max(metrics.horizontalAdvance(m_title), samples) + 2 * kPad;
    const double sizes = m_most > 0 ? 2 * most + 2 * kPad : 0; // how high the discs are
    const double scale = m_most > 0 ? 2 * line : 0;
    const QRectF box = freest(ground, world, {width, line + sizes + scale + kPad});
    painter.setPen(QPen(ground.theme.shade(0.4), 1));
    QColor paper = ground.theme.paper;
    paper.setAlphaF(0.94F);
    painter.setBrush(paper);
    painter.drawRoundedRect(box, 5, 5);
    painter.setPen(ground.theme.ink);
    painter.drawText(QPointF(box.left() + kPad, box.top() + kPad / 2 + metrics.ascent()), m_title);
    if (m_most <= 0)
        return;
    const QPointF corner = box.topLeft() + QPointF(kPad, line + kPad);
    paintSamples(painter, ground.theme, corner + QPointF(most, most), most);
    paintScale(painter, ground.theme,
               QRectF(corner + QPointF(0, sizes - kPad), QSizeF(width - 2 * kPad, line * 0.7)));
}

/// In pixels, so that the numbers can be read at any zoom.
void HeatMap::paint(QPainter &painter, const OverlayGround &ground, double pixel) const
{
    const QTransform world = painter.worldTransform();
    painter.save();
    painter.resetTransform();
    painter.setFont(boldOf(ground.font));
    const double most = radiusOfMost(ground, pixel);
    std::vector<std::pair<double, std::size_t>> places; // the largest first, so that none is hidden
    for (const auto &[key, number] : m_heat) {
        if (const auto place = ground.board.indexOf(key))
            places.emplace_back(number, *place);
    }
    std::ranges::sort(places, std::greater<>());
    for (const auto &[number, place] : places) {
        const QPointF middle =
            ground.look.shapeOfPlace(place).boundingRect().center(); // walls follow the ring
        paintDisc(painter, ground.theme, world.map(middle), number, most);
    }
    painter.restore();
}

void HeatMap::paintLegend(QPainter &painter, const OverlayGround &ground, double pixel) const
{
    const QTransform world = painter.worldTransform();
    painter.save();
    painter.resetTransform();
    painter.setFont(boldOf(ground.font));
    paintPlate(painter, ground, world, radiusOfMost(ground, pixel));
    painter.restore();
}

std::vector<LegendLine> HeatMap::legend() const
{
    if (m_most <= 0)
        return {};
    const auto paintSizes = [map = *this](QPainter &painter, const QRectF &box, const canvas::Theme &theme) {
        const double most = box.height() / 2 - 2;
        painter.save();
        map.paintDisc(painter, theme, {box.left() + most + 2, box.center().y()}, map.m_most, most);
        map.paintDisc(painter, theme, {box.right() - most, box.center().y()}, map.m_most / kSamples.back(),
                      most);
        painter.restore();
    };
    const auto paintColours = [map = *this](QPainter &painter, const QRectF &box,
                                            const canvas::Theme &theme) {
        painter.save();
        map.paintBar(painter, theme, box.adjusted(0, box.height() / 4, 0, -box.height() / 4));
        painter.restore();
    };
    //: Legend below an image with a heat map: beside a large and a small disc.
    return {
        {paintSizes, tr("Larger discs mean higher numbers")},
        //: Legend below an image with a heat map: beside a bar from light to dark. %1: the highest number: 12
        {paintColours, tr("Darker colors mean higher numbers, from 0 to %1").arg(shown(m_most))}};
}

} // namespace merlon
