#include "app/export/board_image.h"

#include "core/canvas/scene/board_scene.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>
#include <optional>
#include <utility>

namespace merlon {

namespace {

constexpr double kLongerSide = 1200; ///< points

/// A scene drawn sharply for so many pixels to a point, and how large it is in points. The ground is drawn only where
/// it is wanted.
struct Sheet {
    Sheet(const Board &board, canvas::Picture picture, const canvas::Art &art, const QFont &font,
          double scale, std::optional<QRectF> ground = {})
        : scene(art)
    {
        scene.setBoard(board);
        scene.setNameFont(font);
        scene.setPicture(std::move(picture));
        area = scene.look()->bounds();
        scene.setSheet(area);
        zoom = kLongerSide / std::max(area.width(), area.height());
        scene.settle(ground.value_or(area), zoom * scale, 1);
    }
    QSize size(double scale) const { return (area.size() * zoom * scale).toSize(); }

    canvas::BoardScene scene;
    QRectF area;
    double zoom = 1;
};

} // namespace

BoardImage::BoardImage(const Board &board, canvas::Picture picture, const canvas::Art &art, QFont font)
    : m_board(board)
    , m_picture(std::move(picture))
    , m_art(art)
    , m_font(std::move(font))
{
}

QByteArray BoardImage::png(double scale) const
{
    Sheet sheet(m_board, m_picture, m_art, m_font, scale);
    QImage image(sheet.size(scale), QImage::Format_RGB32);
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
    constexpr double kSharp = 4;
    Sheet sheet(m_board, m_picture, m_art, m_font, kSharp, QRectF());
    const QSize size = sheet.size(1);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(96); // as in browsers
    generator.setSize(size);
    generator.setViewBox(QRect({0, 0}, size));
    generator.setTitle(title);
    QPainter painter(&generator);
    painter.save();
    painter.scale(sheet.zoom, sheet.zoom);
    painter.translate(-sheet.area.topLeft());
    sheet.scene.look()->paintGround(painter, m_art, sheet.area, sheet.zoom);
    painter.restore();
    sheet.scene.render(&painter, QRectF({0, 0}, size), sheet.area);
    painter.end();
    return bytes;
}

} // namespace merlon
