#include "app/export/board_image.h"

#include "app/look/lettering.h"
#include "core/canvas/art/svg_bytes.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>
#include <utility>

namespace merlon {

namespace {

constexpr double kMillimetresOfInch = 25.4; ///< millimetres
constexpr double kCaptionMargin = 16;       ///< around the text below a board, in points
constexpr int kCaptionLetters = 17;         ///< how high they are, in points
constexpr QSizeF kSample(72, 34);           ///< of a line of a legend, in points

/// For the text below a board: as large in all pictures, whatever the screen.
QFont captionFont(const QFont &base)
{
    QFont font = base;
    font.setPixelSize(kCaptionLetters);
    return font;
}

QFont captionTitleFont(const QFont &base)
{
    return titleFont(captionFont(base), 1.2);
}

/// How high a paragraph becomes.
double heightOfParagraph(const QFont &font, const QString &text, double width)
{
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 1e5), Qt::TextWordWrap, text).height();
}

} // namespace

BoardImage::BoardImage(const Board &board, canvas::Picture picture, const canvas::Art &art, const QFont &font,
                       ImageParts parts)
    : m_art(art)
    , m_font(font)
    , m_parts(std::move(parts))
    , m_drawn(std::make_unique<canvas::DrawnBoard>(board, std::move(picture), art, font))
{
    if (m_parts.area)
        m_drawn->show(m_parts.area(look()));
    if (!m_parts.names)
        m_drawn->scene.setShowsNames(false);
    if (m_parts.onGround)
        m_drawn->scene.setAboveGround(
            [this](QPainter &painter, double pixel) { m_parts.onGround(painter, look(), pixel); });
}

QSizeF BoardImage::size() const
{
    return m_drawn->area.size() * m_drawn->zoom + QSizeF(0, captionHeight());
}

double BoardImage::captionHeight() const
{
    if (m_parts.title.isEmpty() && m_parts.lines.isEmpty())
        return 0;
    const double width = m_drawn->area.width() * m_drawn->zoom - 2 * kCaptionMargin;
    double height = 2 * kCaptionMargin;
    if (!m_parts.title.isEmpty())
        height += heightOfParagraph(captionTitleFont(m_font), m_parts.title, width);
    for (const QString &line : m_parts.lines)
        height += heightOfParagraph(captionFont(m_font), line, width);
    return height + static_cast<double>(m_parts.legend.size()) * kSample.height();
}

void BoardImage::paintCaption(QPainter &painter, const QRectF &box) const
{
    painter.fillRect(box,
                     m_art.theme().parchment); // where lines are kept, the board may reach below its edge
    QRectF rest = box.adjusted(kCaptionMargin, kCaptionMargin, -kCaptionMargin, 0);
    painter.setPen(m_art.theme().ink);
    const auto write = [&](const QFont &font, const QString &text) {
        painter.setFont(font);
        painter.drawText(rest, Qt::TextWordWrap, text);
        rest.setTop(rest.top() + heightOfParagraph(font, text, rest.width()));
    };
    if (!m_parts.title.isEmpty())
        write(captionTitleFont(m_font), m_parts.title);
    for (const QString &line : m_parts.lines)
        write(captionFont(m_font), line);
    paintLegend(painter, rest.topLeft());
}

void BoardImage::paintLegend(QPainter &painter, QPointF corner) const
{
    const double width = m_drawn->area.width() * m_drawn->zoom - 2 * kCaptionMargin;
    for (const LegendLine &line : m_parts.legend) {
        const QRectF sample(corner, kSample);
        painter.setFont(captionFont(m_font));
        line.paint(painter, sample, m_art.theme());
        painter.setPen(m_art.theme().ink);
        painter.drawText(QRectF(sample.right() + kCaptionMargin, sample.top(),
                                width - sample.width() - kCaptionMargin, sample.height()),
                         Qt::AlignVCenter, line.text);
        corner.ry() += sample.height();
    }
}

/// With a painter whose units are points, or nearly so: `board` is how large the board is in them.
void BoardImage::paintAbove(QPainter &painter, QSizeF board) const
{
    const double scale = board.width() / m_drawn->area.width();
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_parts.over) {
        painter.save();
        painter.setClipRect(QRectF({}, board));
        painter.scale(scale, scale);
        painter.translate(-m_drawn->area.topLeft());
        m_parts.over(painter, look(), QRectF({}, board), 1 / scale);
        painter.restore();
    }
    if (const double height = captionHeight(); height > 0)
        paintCaption(painter, {0, board.height(), board.width(), height});
}

QImage BoardImage::image(double scale) const
{
    QImage image((size() * scale).toSize(), QImage::Format_RGB32);
    if (image.isNull())
        return {};
    image.fill(m_art.theme().parchment);
    m_drawn->scene.settle(m_drawn->area, m_drawn->zoom * scale, 1);
    {
        QPainter painter(&image);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        m_drawn->scene.render(&painter, QRectF({}, QSizeF(m_drawn->size(scale))), m_drawn->area);
    }
    image.setDevicePixelRatio(scale); // from here on in points
    {
        QPainter painter(&image);
        paintAbove(painter, m_drawn->area.size() * m_drawn->zoom);
    }
    image.setDevicePixelRatio(1);
    return image;
}

QByteArray BoardImage::png(double scale, double dotsPerInch) const
{
    QImage drawn = image(scale);
    if (drawn.isNull())
        return {};
    if (dotsPerInch > 0) {
        const int dotsPerMetre = qRound(1000 * dotsPerInch / kMillimetresOfInch);
        drawn.setDotsPerMeterX(dotsPerMetre);
        drawn.setDotsPerMeterY(dotsPerMetre);
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    drawn.save(&buffer, "PNG");
    return bytes;
}

QByteArray BoardImage::svg(const QString &title, QSizeF shown) const
{
    m_drawn->scene.settle(m_drawn->area, m_drawn->zoom, 1);
    const auto paint = [&](QSvgGenerator &generator) {
        QPainter painter(&generator);
        m_drawn->scene.render(&painter, QRectF({}, QSizeF(m_drawn->size(1))), m_drawn->area);
        paintAbove(painter, m_drawn->area.size() * m_drawn->zoom);
        painter.end();
    };
    return canvas::svgBytes(size().toSize(), title, paint, shown.toSize());
}

QByteArray BoardImage::pdf(const QString &title, double longerSide) const
{
    const QSizeF points = size();
    const QSizeF paper = points * (longerSide / std::max(points.width(), points.height()));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(title);
    writer.setResolution(std::max(1, qRound(points.width() * kMillimetresOfInch / paper.width())));
    writer.setPageLayout(QPageLayout(QPageSize(paper, QPageSize::Millimeter, title, QPageSize::ExactMatch),
                                     QPageLayout::Portrait, {}, QPageLayout::Millimeter));
    QPainter painter(&writer);
    painter.fillRect(QRectF(0, 0, writer.width(), writer.height()), m_art.theme().parchment);
    const QSizeF board = m_drawn->area.size() * (writer.width() / m_drawn->area.width());
    m_drawn->scene.settle(m_drawn->area, board.width() / m_drawn->area.width(), 1);
    m_drawn->scene.render(&painter, QRectF({}, board), m_drawn->area);
    paintAbove(painter, board);
    painter.end();
    return bytes;
}

} // namespace merlon
