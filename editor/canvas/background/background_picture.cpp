#include "editor/canvas/background/background_picture.h"

#include "core/canvas/looks/board_look.h"
#include "editor/document/picture_file.h"

#include <QPainter>

namespace merlon {

namespace {

bool isSamePicture(const std::optional<Background> &a, const std::optional<Background> &b)
{
    return a && b && a->file == b->file && a->data == b->data;
}

} // namespace

QRectF BackgroundPicture::follow(const std::optional<Background> &background, const canvas::BoardLook &look)
{
    if (background == m_background)
        return {};
    const QRectF before = m_box;
    if (!isSamePicture(background, m_background)) {
        m_image = {};
        m_error.reset();
        Expected<QImage> read = background ? readPicture(*background) : Expected<QImage>(QImage());
        if (read)
            m_image = std::move(*read);
        else
            m_error = read.error();
    }
    m_background = background;
    m_box = {};
    if (!m_image.isNull()) {
        const QPointF corner = look.toScene(background->at);
        const double width =
            look.toScene({background->at.x + background->width, background->at.y}).x() - corner.x();
        m_box = QRectF(corner, QSizeF(width, width * m_image.height() / m_image.width()));
    }
    return before | m_box;
}

void BackgroundPicture::paint(QPainter &painter) const
{
    if (m_box.isEmpty())
        return;
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setOpacity(m_background->opacity / 100.0);
    painter.drawImage(m_box, m_image);
}

} // namespace merlon
