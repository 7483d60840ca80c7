#include "app/widgets/strokes.h"

#include "app/look/lettering.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>

namespace merlon {

namespace {

double widthOfAmount(const QFont &font, double height, const Amount &amount)
{
    return height + (amount.count > 1 ? widthOf(font, QString::number(amount.count)) + height * 0.08 : 0.0);
}

/// How much of the ink there is in a colour between ink and paper, 0 to 1.
double inkIn(QRgb pixel, const QColor &ink, const QColor &paper)
{
    const double along[] = {ink.redF() - paper.redF(), ink.greenF() - paper.greenF(),
                            ink.blueF() - paper.blueF()};
    const double from[] = {qRed(pixel) / 255.0 - paper.redF(), qGreen(pixel) / 255.0 - paper.greenF(),
                           qBlue(pixel) / 255.0 - paper.blueF()};
    double product = 0;
    double square = 0;
    for (int part = 0; part < 3; ++part) {
        product += along[part] * from[part];
        square += along[part] * along[part];
    }
    return square > 0 ? qBound(0.0, product / square, 1.0) : 1.0;
}

} // namespace

double widthOfAmounts(const QFont &font, double height, const std::vector<Amount> &amounts,
                      const QString &between)
{
    double width = 0;
    for (const Amount &amount : amounts)
        width += widthOfAmount(font, height, amount);
    const double gaps = static_cast<double>(amounts.empty() ? 0 : amounts.size() - 1);
    return width + gaps * (widthOf(font, between) + height * 0.35);
}

double drawAmounts(QPainter &painter, const canvas::Art &art, const QRectF &box,
                   const std::vector<Amount> &amounts, const QString &between)
{
    const double line = box.height();
    double left = box.left();
    for (std::size_t index = 0; index < amounts.size(); ++index) {
        if (index > 0) {
            const double gap = widthOf(painter.font(), between) + line * 0.35;
            painter.drawText(QRectF(left, box.top(), gap, line), Qt::AlignCenter, between);
            left += gap;
        }
        const Amount &amount = amounts[index];
        if (amount.count > 1) {
            const QString count = QString::number(amount.count);
            const double width = widthOf(painter.font(), count);
            painter.drawText(QRectF(left, box.top(), width, line), Qt::AlignCenter | Qt::TextDontClip, count);
            left += width + line * 0.08;
        }
        art.paint(painter, amount.picture, QRectF(left, box.top(), line, line));
        left += line;
    }
    return left;
}

void drawDisc(QPainter &painter, const canvas::Art &art, const QRectF &box, const QString &picture,
              const QColor &ring)
{
    const double width = box.width() / 12;
    painter.setPen(QPen(ring, width));
    painter.setBrush(art.theme().paper);
    painter.drawEllipse(box.adjusted(width / 2, width / 2, -width / 2, -width / 2));
    const double inset = box.width() * 0.14;
    art.paint(painter, picture, box.adjusted(inset, inset, -inset, -inset));
}

void drawBadge(QPainter &painter, const QRectF &box, const QString &text, const QColor &ground,
               const QColor &ink)
{
    const QFont font = painter.font();
    const double height = lineOf(font) * 0.98;
    const double width = qMax(height, widthOf(font, text) + height * 0.45);
    const QRectF badge(box.right() - width, box.top(), width, height);
    painter.setPen(QPen(ink, height / 14));
    painter.setBrush(ground);
    painter.drawRoundedRect(badge, height / 2, height / 2);
    painter.setPen(ink);
    painter.drawText(badge, Qt::AlignCenter, text);
}

void drawTick(QPainter &painter, const QRectF &box, const QColor &color)
{
    painter.setPen(QPen(color, box.width() / 5.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    QPainterPath tick(QPointF(box.left() + box.width() * 0.12, box.top() + box.height() * 0.55));
    tick.lineTo(box.left() + box.width() * 0.4, box.top() + box.height() * 0.82);
    tick.lineTo(box.left() + box.width() * 0.88, box.top() + box.height() * 0.2);
    painter.drawPath(tick);
}

void drawGlow(QPainter &painter, const QPainterPath &outline, const QColor &color, double width)
{
    painter.save();
    painter.setBrush(Qt::NoBrush);
    constexpr double kLight[] = {0.12, 0.2, 0.34, 1.0};
    constexpr double kWidths[] = {3.6, 2.6, 1.8, 1.0};
    for (int ring = 0; ring < 4; ++ring) {
        QColor light = color;
        light.setAlphaF(kLight[ring]);
        painter.setPen(QPen(light, width * kWidths[ring]));
        painter.drawPath(outline);
    }
    painter.restore();
}

QPixmap inColours(const QPixmap &picture, const canvas::Theme &theme, const QColor &ink, const QColor &paper)
{
    QImage image = picture.toImage().convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < image.height(); ++y) {
        auto *row = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const double share = inkIn(row[x], theme.ink, theme.paper);
            const auto mix = [share](int from, int to) { return qRound(from + (to - from) * share); };
            row[x] = qRgba(mix(paper.red(), ink.red()), mix(paper.green(), ink.green()),
                           mix(paper.blue(), ink.blue()), qAlpha(row[x]));
        }
    }
    QPixmap result = QPixmap::fromImage(image);
    result.setDevicePixelRatio(picture.devicePixelRatio());
    return result;
}

} // namespace merlon
