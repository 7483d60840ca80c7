#include "app/export/board_image.h"

#include "core/canvas/art/svg_bytes.h"
#include "core/canvas/scene/drawn_board.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

#include <utility>

namespace merlon {

BoardImage::BoardImage(const Board &board, canvas::Picture picture, const canvas::Art &art, QFont font)
    : m_board(board)
    , m_picture(std::move(picture))
    , m_art(art)
    , m_font(std::move(font))
{
}

QByteArray BoardImage::png(double scale) const
{
    canvas::DrawnBoard sheet(m_board, m_picture, m_art, m_font, scale);
    QImage image(sheet.size(scale), QImage::Format_RGB32);
    if (image.isNull())
        return {};
    image.fill(m_art.theme().parchment);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    sheet.scene.render(&painter, QRectF(image.rect()), sheet.area);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return bytes;
}

QByteArray BoardImage::svg(const QString &title) const
{
    canvas::DrawnBoard sheet(m_board, m_picture, m_art, m_font, 1);
    const QSize size = sheet.size(1);
    return canvas::svgBytes(size, title, [&](QSvgGenerator &generator) {
        QPainter painter(&generator);
        sheet.scene.render(&painter, QRectF({0, 0}, size), sheet.area);
        painter.end();
    });
}

} // namespace merlon
