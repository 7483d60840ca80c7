#include "app/rules/rule_pictures.h"

#include "app/look/appearance.h"
#include "app/rules/figure_position.h"
#include "core/canvas/scene/drawn_board.h"
#include "core/canvas/scene/painters/token_painter.h"

#include <QGuiApplication>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr double kPieceLines = 2.2;
constexpr double kPartLines = 14;    // height and width of a part of a board, at most
constexpr double kBoardLines = 30;   // of a whole board
constexpr double kNumberLines = 1.5; // across a number on a figure

/// Where a place is in the scene, and the pieces on it; none if it is not on the board.
std::optional<QRectF> rectOf(const canvas::DrawnBoard &drawn, const QString &key)
{
    const canvas::BoardThings &things = drawn.scene.things();
    const std::optional<std::size_t> place = things.board().indexOf(key.toStdString());
    if (!place)
        return std::nullopt;
    const auto number = static_cast<int>(*place);
    QRectF rect = things.outlineOf(canvas::placeThing(number)).boundingRect();
    for (const canvas::Spot &spot : things.spots()) {
        if (spot.place == number)
            rect |= spot.box();
    }
    return rect;
}

/// Where the number of a place is: at its upper edge, or in the middle of what lies aslant. None if it is not on the
/// board.
std::optional<QPointF> pointOf(const canvas::DrawnBoard &drawn, const QString &key, double radius)
{
    const canvas::BoardThings &things = drawn.scene.things();
    const std::optional<std::size_t> place = things.board().indexOf(key.toStdString());
    if (!place)
        return std::nullopt;
    const QPainterPath outline = things.outlineOf(canvas::placeThing(static_cast<int>(*place)));
    const QPointF middle = outline.boundingRect().center();
    const QPointF top(middle.x(), outline.boundingRect().top());
    const QRectF disc(top - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
    return outline.intersects(disc) ? top : middle;
}

/// The box around places, with some space; the whole board for none. None if one of them is not on the board.
std::optional<QRectF> boxOf(const canvas::DrawnBoard &drawn, const QStringList &places)
{
    if (places.isEmpty())
        return drawn.area;
    QRectF box;
    for (const QString &key : places) {
        const std::optional<QRectF> rect = rectOf(drawn, key);
        if (!rect)
            return std::nullopt;
        box |= *rect;
    }
    const double space = qMax(box.width(), box.height()) / 6;
    return box.adjusted(-space, -space, space, space).intersected(drawn.area);
}

/// A numbered disc, as large as `diameter`.
void drawNumber(QPainter &painter, QPointF center, double diameter, int number, const canvas::Theme &theme)
{
    const QRectF disc(center.x() - diameter / 2, center.y() - diameter / 2, diameter, diameter);
    painter.setPen(QPen(theme.onChoosable, diameter / 14));
    painter.setBrush(theme.choosable);
    painter.drawEllipse(disc);
    QFont font = painter.font();
    font.setPixelSize(qMax(1, static_cast<int>(diameter * 0.62)));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(theme.onChoosable);
    painter.drawText(disc, Qt::AlignCenter, QString::number(number));
}

} // namespace

std::optional<QImage> RulePictures::draw(const Game &game, const QString &name, double line,
                                         double pixelRatio) const
{
    if (name.startsWith(u"piece:"_s))
        return drawPiece(game, name.mid(name.indexOf(u':') + 1), line, pixelRatio);
    if (const std::optional<FigureName> figure = figureNameFrom(name))
        return drawFigure(game, *figure, line, pixelRatio);
    return std::nullopt;
}

QImage RulePictures::drawPiece(const Game &game, const QString &piece, double line, double pixelRatio) const
{
    const QString family = QString::fromStdString(game.schema().key);
    const qsizetype at = piece.indexOf(u'@');
    const auto pixels = static_cast<int>(kPieceLines * line * pixelRatio);
    if (at < 0)
        return m_appearance.art().pixmap(family + u'/' + piece, pixels, pixelRatio).toImage();
    canvas::TokenPainter painter(m_appearance.art());
    painter.setFamily(family);
    canvas::Token token;
    token.key = piece.left(at).toStdString();
    token.art = piece.left(at);
    token.seat = piece.mid(at + 1).toInt();
    return painter.pixmap(token, pixels, pixelRatio).toImage();
}

std::optional<QImage> RulePictures::drawFigure(const Game &game, const FigureName &figure, double line,
                                               double pixelRatio) const
{
    std::optional<FigurePosition> position = positionOf(game, figure);
    if (!position)
        return std::nullopt;
    canvas::DrawnBoard drawn(position->board, std::move(position->picture), m_appearance.art(),
                             QGuiApplication::font());
    const std::optional<QRectF> box = boxOf(drawn, figure.cutAround);
    if (!box || box->isEmpty())
        return std::nullopt;
    const double lines = figure.cutAround.isEmpty() ? kBoardLines : kPartLines;
    const double scale = lines * line * pixelRatio / qMax(box->width(), box->height());
    drawn.scene.settle(*box, scale, 1);
    QImage image((box->size() * scale).toSize(), QImage::Format_RGB32);
    image.fill(m_appearance.theme().parchment);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    drawn.scene.render(&painter, QRectF(image.rect()), *box);
    for (qsizetype i = 0; i < figure.numbered.size(); ++i) {
        const double diameter = kNumberLines * line * pixelRatio;
        const std::optional<QPointF> point = pointOf(drawn, figure.numbered[i], diameter / scale / 2);
        if (!point)
            return std::nullopt;
        drawNumber(painter, (*point - box->topLeft()) * scale, diameter, static_cast<int>(i) + 1,
                   m_appearance.theme());
    }
    painter.end();
    image.setDevicePixelRatio(pixelRatio);
    return image;
}

} // namespace merlon
