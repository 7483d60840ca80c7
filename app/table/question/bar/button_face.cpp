#include "app/table/question/bar/button_face.h"

#include "app/look/lettering.h"

#include <QPainter>

#include <algorithm>

namespace merlon {

namespace {

/// Line by line, as many words as there is room for.
QStringList filledLines(const QString &text, const QFontMetrics &metrics, int width)
{
    QStringList lines;
    for (const QString &word : text.split(u' ')) {
        const QString longer = lines.isEmpty() ? word : lines.back() + u' ' + word;
        if (!lines.isEmpty() && metrics.horizontalAdvance(longer) <= width)
            lines.back() = longer;
        else
            lines << word;
    }
    return lines;
}

} // namespace

QPixmap cardPicture(const QString &picture, const canvas::Art &art, int size, double ratio)
{
    if (!art.has(picture))
        return {};
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(art.theme().shade(0.35), 1));
    painter.setBrush(art.theme().paper);
    painter.drawRoundedRect(QRectF(0.5, 0.5, size - 1, size - 1), 3, 3);
    const double edge = size * 0.08;
    art.paint(painter, picture, QRectF(edge, edge, size - 2 * edge, size - 2 * edge));
    return pixmap;
}

int cardSize(const QFont &font)
{
    constexpr double kLines = 1.6;
    return qRound(kLines * lineOf(font));
}

QStringList broken(const QString &text, const QFontMetrics &metrics, int width)
{
    if (metrics.horizontalAdvance(text) <= width)
        return {text};
    QStringList best;
    int least = 0;
    for (qsizetype space = text.indexOf(u' '); space >= 0; space = text.indexOf(u' ', space + 1)) {
        const QStringList lines {text.left(space), text.mid(space + 1)};
        const int longest =
            std::max(metrics.horizontalAdvance(lines[0]), metrics.horizontalAdvance(lines[1]));
        if (longest <= width && (best.isEmpty() || longest < least)) {
            best = lines;
            least = longest;
        }
    }
    return best.isEmpty() ? filledLines(text, metrics, width) : best;
}

} // namespace merlon
