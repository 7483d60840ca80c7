#pragma once

#include "core/canvas/art/art.h"
#include "core/canvas/looks/board_look.h"
#include "core/canvas/picture/picture.h"

#include <QFont>
#include <QRectF>

#include <vector>

namespace merlon {

/// Pieces in rows on pages, each kind under its name. All lengths in tenths of a millimetre.
struct PieceRows {
    struct Piece {
        canvas::Token token; ///< one of them
        int page = 0;
        QRectF box;
    };
    struct Label {
        QString text;
        int page = 0;
        QRectF line;
    };
    std::vector<Piece> pieces;
    std::vector<Label> labels;
    QFont font;
    int pages = 0;
};

/// `pieces`: each kind with its number; as large as its space on the board, whose unit has `scale` tenths of a
/// millimetre and which has so many `places`, but never too small to be held. `room`: of a page.
PieceRows layOut(const std::vector<canvas::Token> &pieces, const QFont &font, const canvas::BoardLook *look,
                 double scale, std::size_t places, const QRectF &room);

/// With a dashed line around each to cut along.
void paintPieces(QPainter &painter, const PieceRows &rows, int page, const canvas::Art &art,
                 const QString &family);

} // namespace merlon
