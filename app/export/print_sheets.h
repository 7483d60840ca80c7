#pragma once

#include "app/export/print_cover.h"
#include "app/export/role_sheets.h"
#include "app/table/face/box_card.h"
#include "core/base/error.h"
#include "core/board/board.h"
#include "core/canvas/art/art.h"
#include "core/canvas/picture/picture.h"

#include <QByteArray>
#include <QFont>
#include <QImage>
#include <QPageSize>
#include <QString>

#include <optional>
#include <vector>

namespace merlon {

/// The paper of printed sheets.
enum class Paper { A4, A3, Letter };
/// `a4`, `a3`, `letter`; null for others.
std::optional<Paper> paperFrom(const QString &key);
/// What is usual where the user lives.
Paper usualPaper();
QPageSize::PageSizeId pageSizeOf(Paper paper);

/// A board to be printed, cut out and glued together, and the pieces to play with.
struct PrintWish {
    QString title;
    Paper paper = Paper::A4;
    /// The board is as large as so many sheets allow, at most kMostBoardSheets; 0: as few as make its spaces large
    /// enough for pieces that can be held.
    int boardSheets = 4;
    std::vector<canvas::Token> pieces {}; ///< each kind with its number; empty: the board alone
    std::vector<BoxCard> cards {};        ///< the same of cards
    bool cardBacks =
        false; ///< each page of cards is followed by their backs, for printers that print on both sides
    std::vector<QString> referenceSheets {}; ///< a page each, see referenceSheetsOf
    std::optional<canvas::Picture>
        setUp {};        ///< the board on a page with what lies there when the game begins
    RoleSheets roles {}; ///< with the boxes of each role, and the tracks of rounds and phases
    std::optional<PrintCover>
        cover {}; ///< the first page: what the others are, and how they are put together
};
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

/// Pages with the tiles of a board, without overlap, with crop marks and labels, and pages with the pieces. All lines
/// are lines.
class PrintSheets {
public:
    PrintSheets(const Board &board, canvas::Picture picture, const canvas::Art &art, QFont font,
                PrintWish wish);

    BoardTiling tiling() const;
    int pageCount() const;
    /// Which pages hold what, after the cover.
    PrintContents contents() const;
    QByteArray pdf() const;
    /// A page as a picture of so many pixels for a millimetre: what the PDF holds.
    QImage page(int number, double pixels) const;

private:
    class Pages;

    const Board &m_board;
    canvas::Picture m_picture;
    const canvas::Art &m_art;
    QFont m_font;
    PrintWish m_wish;
};

} // namespace merlon
