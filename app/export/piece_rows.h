#pragma once

#include "core/canvas/art/art.h"
#include "core/canvas/looks/board_look.h"
#include "core/canvas/picture/picture.h"

#include <QFont>
#include <QRectF>

#include <map>
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

/// Smaller a piece cannot be held; in tenths of a millimetre.
inline constexpr double kLeastPiece = 90;

/// How large the spaces are that are printed on a board, in units of its scene; 0: there are none.
struct SpaceSizes {
    double unit = 0;                    ///< the smallest for a unit: any unit fits everywhere
    double machine = 0;                 ///< the largest for something else
    std::map<QString, double> byArt {}; ///< the smallest for what has this picture
};
SpaceSizes sizesOfSpaces(const canvas::BoardLook &look, const canvas::Picture &picture);

/// `pieces`: each kind with its number; as large as its space on the board, whose unit has `scale` tenths of a
/// millimetre and which has so many `places`, but never too small to be held. `room`: of a page.
PieceRows layOut(const std::vector<canvas::Token> &pieces, const QFont &font, const canvas::BoardLook *look,
                 double scale, std::size_t places, const QRectF &room, const SpaceSizes &spaces = {});

/// With a dashed line around each to cut along.
void paintPieces(QPainter &painter, const PieceRows &rows, int page, const canvas::Art &art,
                 const QString &family);

} // namespace merlon
