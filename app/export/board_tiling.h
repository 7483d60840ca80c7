#pragma once

#include <QPageSize>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <optional>

class QPainter;

namespace merlon {

/// The paper of printed sheets.
enum class Paper { A4, A3, Letter };
/// `a4`, `a3`, `letter`; null for others.
std::optional<Paper> paperFrom(const QString &key);
/// What is usual where the user lives.
Paper usualPaper();
QPageSize::PageSizeId pageSizeOf(Paper paper);

inline constexpr int kMostBoardSheets = 36;

/// How the board lies on the paper. All lengths in millimetres.
struct BoardTiling {
    bool landscape = false;
    int columns = 1;
    int rows = 1;
    QSizeF tile;      ///< what is to be seen of the board on a sheet
    double scale = 1; ///< millimetres for a unit of the scene

    int sheets() const { return columns * rows; }
};

// What is painted is measured in tenths of a millimetre.
inline constexpr double kTenths = 10;     ///< of a millimetre
inline constexpr double kSheetEdge = 150; ///< around a tile: what printers leave white, and the crop marks

QSizeF paperSize(Paper paper, bool landscape);
/// What there is for a tile, above the label.
QRectF roomOf(Paper paper, bool landscape);
/// The way of laying a board on at most so many sheets that makes it largest.
BoardTiling largestTiling(const QSizeF &board, Paper paper, int sheets);

/// Lines that lie outside of a tile and meet its corners.
void paintCropMarks(QPainter &painter, const QRectF &tile);
/// Where a tile lies among the others.
void paintTileScheme(QPainter &painter, QPointF corner, const BoardTiling &tiling, int number);
/// `B2`: the column in letters, the row as a number; after the columns A to Z come AA, AB and so on.
QString tileName(const BoardTiling &tiling, int number);

} // namespace merlon
