#include "app/start/shelf/shelf_icons.h"

#include "app/look/appearance.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace merlon {

QIcon iconIn(const Appearance &appearance, const char *picture, const QColor &colour)
{
    constexpr int kPixels = 48;
    QPixmap drawn = appearance.art().pixmap(u"icons/"_s + QLatin1String(picture), kPixels);
    QPainter painter(&drawn);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(drawn.rect(), colour);
    painter.end();
    return QIcon(drawn);
}

} // namespace merlon
