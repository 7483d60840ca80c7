#include "app/export/board_tiling.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <array>
#include <utility>

namespace merlon {

namespace {

constexpr double kLabel = 60; ///< below a tile
constexpr double kMark = 45;
constexpr double kSheetGap = 10; ///< between a tile and its crop marks

} // namespace

std::optional<Paper> paperFrom(const QString &key)
{
    constexpr std::array<std::pair<const char *, Paper>, 3> kPapers {
        {{"a4", Paper::A4}, {"a3", Paper::A3}, {"letter", Paper::Letter}}};
    for (const auto &[name, paper] : kPapers) {
        if (key.compare(QLatin1String(name), Qt::CaseInsensitive) == 0)
            return paper;
    }
    return {};
}

Paper usualPaper()
{
    return QLocale::system().measurementSystem() == QLocale::ImperialUSSystem ? Paper::Letter : Paper::A4;
}

QPageSize::PageSizeId pageSizeOf(Paper paper)
{
    switch (paper) {
    case Paper::A4:
        return QPageSize::A4;
    case Paper::A3:
        return QPageSize::A3;
    case Paper::Letter:
        return QPageSize::Letter;
    }
    return QPageSize::A4;
}

QSizeF paperSize(Paper paper, bool landscape)
{
    const QSizeF size = QPageSize(pageSizeOf(paper)).size(QPageSize::Millimeter) * kTenths;
    return landscape ? size.transposed() : size;
}

QRectF roomOf(Paper paper, bool landscape)
{
    return QRectF({}, paperSize(paper, landscape))
        .adjusted(kSheetEdge, kSheetEdge, -kSheetEdge, -kSheetEdge - kLabel);
}

BoardTiling largestTiling(const QSizeF &board, Paper paper, int sheets)
{
    BoardTiling best;
    best.scale = 0;
    for (const bool landscape : {false, true}) {
        const QSizeF room = roomOf(paper, landscape).size();
        for (int columns = 1; columns <= sheets; ++columns) {
            for (int rows = 1; columns * rows <= sheets; ++rows) {
                const double scale =
                    std::min(columns * room.width() / board.width(), rows * room.height() / board.height());
                if (scale < best.scale * 1.001)
                    continue;
                best = {landscape, columns, rows,
                        QSizeF(board.width() * scale / columns, board.height() * scale / rows), scale};
            }
        }
    }
    best.tile /= kTenths;
    best.scale /= kTenths;
    return best;
}

void paintCropMarks(QPainter &painter, const QRectF &tile)
{
    painter.setPen(QPen(Qt::black, 2));
    for (const double x : {tile.left(), tile.right()}) {
        painter.drawLine(QPointF(x, tile.top() - kSheetGap - kMark), QPointF(x, tile.top() - kSheetGap));
        painter.drawLine(QPointF(x, tile.bottom() + kSheetGap),
                         QPointF(x, tile.bottom() + kSheetGap + kMark));
    }
    for (const double y : {tile.top(), tile.bottom()}) {
        painter.drawLine(QPointF(tile.left() - kSheetGap - kMark, y), QPointF(tile.left() - kSheetGap, y));
        painter.drawLine(QPointF(tile.right() + kSheetGap, y), QPointF(tile.right() + kSheetGap + kMark, y));
    }
}

void paintTileScheme(QPainter &painter, QPointF corner, const BoardTiling &tiling, int number)
{
    constexpr double kCell = 26;
    painter.setPen(QPen(Qt::black, 2));
    for (int tile = 0; tile < tiling.sheets(); ++tile) {
        const QRectF cell(corner.x() + (tile % tiling.columns - tiling.columns) * kCell,
                          corner.y() + (tile / tiling.columns - tiling.rows) * kCell, kCell, kCell);
        painter.setBrush(tile == number ? QBrush(Qt::black) : QBrush(Qt::white));
        painter.drawRect(cell);
    }
}

QString tileName(const BoardTiling &tiling, int number)
{
    constexpr int kAlphabet = 26;
    const int column = number % tiling.columns;
    QString name(QChar(u'A' + column % kAlphabet));
    if (column >= kAlphabet)
        name.prepend(QChar(u'A' + column / kAlphabet - 1));
    return name + QString::number(number / tiling.columns + 1);
}

} // namespace merlon
