#include "app/rules/rule_pictures.h"
#include "core/canvas/view/board_camera.h"

#include "app/games/faces.h"
#include "app/look/appearance.h"
#include "app/words/resources.h"
#include "core/canvas/scene/token_painter.h"
#include "core/canvas/view/board_view.h"
#include "core/games/module.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr double kPieceLines = 2.2;
constexpr double kBoardLines = 14; // height and width of a part of a board, at most
constexpr int kSheet = 1400;       // pixels of a whole board, from which parts are cut out

/// A board with the position in which a game on it begins; none if it cannot be played.
std::optional<canvas::Picture> beginning(const Game &game, const Board &board)
{
    const Expected<std::shared_ptr<const Setup>> setup = game.open(board, {});
    if (!setup)
        return std::nullopt;
    const Speaker speaker(**setup);
    const std::unique_ptr<View> view = (*setup)->start()->seenBy({});
    return faceOf(game)->picture(tableauOf(*view), speaker);
}

/// The box around places named `a+b`; empty if one of them is not on the board.
QRect boxOf(const canvas::BoardView &view, const Board &board, const QString &places)
{
    QRect box;
    for (const QString &key : places.split(u'+')) {
        const std::optional<std::size_t> place = board.indexOf(key.toStdString());
        if (!place)
            return {};
        box |= view.rectOf(canvas::placeThing(static_cast<int>(*place)));
    }
    return box;
}

} // namespace

std::optional<QImage> RulePictures::draw(const Game &game, const QString &name, double line,
                                         double pixelRatio) const
{
    const qsizetype colon = name.indexOf(u':');
    const QString what = name.mid(colon + 1);
    if (name.startsWith(u"piece:"_s))
        return drawPiece(game, what, line, pixelRatio);
    if (name.startsWith(u"board:"_s))
        return drawBoard(game, what, line, pixelRatio);
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

std::optional<QImage> RulePictures::drawBoard(const Game &game, const QString &part, double line,
                                              double pixelRatio) const
{
    const qsizetype slash = part.indexOf(u'/');
    const Expected<Board> board = boardNamed(part.left(slash).toStdString());
    if (!board)
        return std::nullopt;
    canvas::BoardView view(m_appearance.art());
    view.resize(kSheet, kSheet);
    view.setBoard(*board);
    if (std::optional<canvas::Picture> picture = beginning(game, *board))
        view.setPicture(std::move(*picture));
    view.camera().fit();
    QRect box = view.rect();
    if (slash >= 0) {
        box = boxOf(view, *board, part.mid(slash + 1));
        if (box.isEmpty())
            return std::nullopt;
        const int space = qMax(box.width(), box.height()) / 4;
        box.adjust(-space, -space, space, space);
    }
    const auto height = static_cast<int>(kBoardLines * line * pixelRatio);
    QImage image = view.grab(box.intersected(view.rect())).toImage();
    image.setDevicePixelRatio(1);
    if (image.height() > height || image.width() > height)
        image = image.scaled(height, height, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    image.setDevicePixelRatio(pixelRatio);
    return image;
}

} // namespace merlon
