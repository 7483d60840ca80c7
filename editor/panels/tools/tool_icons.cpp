#include "editor/panels/tools/tool_icons.h"

#include "core/board/styled_place.h"
#include "core/canvas/looks/board_look.h"
#include "editor/canvas/drawing/drawing_view.h"

#include <QPainter>
#include <QPainterPath>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kToolIcon = 64; ///< pixels
constexpr double kMargin = 4;

QPixmap blank()
{
    QPixmap pixmap(kToolIcon, kToolIcon);
    pixmap.fill(Qt::transparent);
    return pixmap;
}

/// The whole picture, on whatever the palette lies on.
QIcon iconOfPicture(const QString &picture, const canvas::Art &art)
{
    QPixmap pixmap = blank();
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box(kMargin, kMargin, kToolIcon - 2 * kMargin, kToolIcon - 2 * kMargin);
    painter.setClipRect(box);
    art.paint(painter, picture, box);
    return QIcon(pixmap);
}

} // namespace

QIcon iconOfPlace(const std::string &kind, const BoardSchema &schema, const canvas::Art &art)
{
    BoardInfo info;
    info.schema = schema.key;
    const Board board(info, {{kind, kind, standardSide(schema), {500, 500}, {}, {}}}, {});
    if (const std::string icon = styleOf(schema, board.places().front()).icon; !icon.empty())
        return iconOfPicture(QString::fromStdString(icon), art);
    const auto look = canvas::makeLook(board);
    const QRectF box = look->shapeOfPlace(0).boundingRect();
    constexpr double kAround = 1.3; // outlines and battlements stand out of the shape
    const double scale = (kToolIcon - 2 * kMargin) / (std::max(box.width(), box.height()) * kAround);
    QPixmap pixmap = blank();
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath round;
    round.addRoundedRect(QRectF(0, 0, kToolIcon, kToolIcon), 9, 9);
    painter.setClipPath(round);
    painter.translate(kToolIcon / 2.0, kToolIcon / 2.0);
    painter.scale(scale, scale);
    painter.translate(-box.center());
    look->paintGround(painter, art, QRectF(0, 0, 1000, 1000).translated(box.center() - QPointF(500, 500)),
                      scale, {});
    return QIcon(pixmap);
}

QIcon iconOfLink(const std::string &kind, const BoardSchema &schema, const canvas::Art &art)
{
    const canvas::Theme &theme = art.theme();
    const canvas::LinkStroke stroke = strokeOf(schema, kind, theme);
    const LinkKind *known = schema.linkKind(kind);
    QPixmap pixmap = blank();
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF from(12, kToolIcon - 14);
    const QPointF to(kToolIcon - 12, 14);
    painter.setPen(QPen(stroke.colour, 4.5, stroke.style, Qt::FlatCap));
    painter.drawLine(from, to);
    painter.setPen(Qt::NoPen);
    painter.setBrush(stroke.colour);
    painter.drawEllipse(from, 7, 7);
    if (known && known->directed)
        painter.drawPolygon(QPolygonF({to + QPointF(6, -6), to + QPointF(-15, -1), to + QPointF(1, 15)}));
    else
        painter.drawEllipse(to, 7, 7);
    return QIcon(pixmap);
}

QIcon iconIn(const QString &picture, const QColor &colour, const QColor &asleep, const canvas::Art &art)
{
    const auto tinted = [&](const QColor &tint) {
        QPixmap pixmap = art.pixmap(u"icons/"_s + picture, 48);
        QPainter painter(&pixmap);
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(pixmap.rect(), tint);
        return pixmap;
    };
    QIcon icon(tinted(colour));
    icon.addPixmap(tinted(asleep), QIcon::Disabled);
    return icon;
}

} // namespace merlon
