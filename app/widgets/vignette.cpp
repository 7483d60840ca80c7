#include "app/widgets/vignette.h"

#include "app/look/appearance.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace merlon {

QPixmap vignetteOf(const Game &game, const Appearance &appearance, QSize size, double pixelRatio,
                   const QString &winner)
{
    constexpr QSizeF kDrawn(480, 144); // as the files are drawn
    const canvas::Art &art = appearance.art();
    const QString key = QString::fromStdString(game.key());
    const QString end = u"finale/%1-%2"_s.arg(key, winner);
    const QString own = !winner.isEmpty() && art.has(end) ? end : u"shelf/"_s + key;
    QPixmap picture(size * pixelRatio);
    picture.setDevicePixelRatio(pixelRatio);
    picture.fill(appearance.theme().parchment);
    QRectF box({}, kDrawn.scaled(size, Qt::KeepAspectRatioByExpanding));
    box.moveCenter(QRectF({}, QSizeF(size)).center());
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    art.paint(painter, art.has(own) ? own : u"shelf/any"_s, box);
    return picture;
}

} // namespace merlon
