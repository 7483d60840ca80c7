#include "app/start/board_pictures.h"
#include "core/canvas/view/board_camera.h"

#include "app/look/appearance.h"
#include "core/canvas/view/board_view.h"

#include <QPainter>

namespace merlon {

namespace {

constexpr double kFaded = 0.4;

QPixmap pictureOf(const Board &board, const Appearance &appearance, double ratio, QSize size)
{
    canvas::BoardView view(appearance.art());
    view.resize(size * 2);
    view.setBoard(board);
    view.camera().fit();
    QPixmap picture = view.grab();
    picture = picture.scaled(size * ratio, Qt::KeepAspectRatioByExpanding, Qt::SmoothTransformation);
    picture.setDevicePixelRatio(ratio);
    return picture;
}

QPixmap faded(const QPixmap &picture)
{
    QPixmap result(picture.size());
    result.setDevicePixelRatio(picture.devicePixelRatio());
    result.fill(Qt::transparent);
    QPainter painter(&result);
    painter.setOpacity(kFaded);
    painter.drawPixmap(0, 0, picture);
    return result;
}

QPixmap framed(QPixmap picture, const QColor &frame)
{
    QPainter painter(&picture);
    const double width = 4;
    painter.setPen(QPen(frame, width));
    const QSizeF size = picture.deviceIndependentSize();
    painter.drawRect(QRectF({}, size).adjusted(width / 2, width / 2, -width / 2, -width / 2));
    return picture;
}

} // namespace

QIcon iconOf(const Board &board, bool isPlayable, const Appearance &appearance, double pixelRatio,
             const QColor &frame, QSize size)
{
    QPixmap picture = pictureOf(board, appearance, pixelRatio, size);
    if (!isPlayable)
        picture = faded(picture);
    QIcon icon(picture);
    icon.addPixmap(framed(picture, frame), QIcon::Selected); // by itself a list tints it
    return icon;
}

} // namespace merlon
