#pragma once

#include "app/export/board_tiling.h"
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
#include <QString>

#include <optional>
#include <vector>

namespace merlon {

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
