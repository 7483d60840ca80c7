#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace merlon {

namespace canvas {
struct DrawnBoard;
}

struct BoardTiling;
struct PrintWish;

/// What the first page of a print says besides what the other pages hold. All texts in the language spoken.
struct PrintCover {
    QString game {};    ///< its title; empty: the board is for no game
    QString players {}; ///< `2–4 players`; may be empty
    QString minutes {}; ///< `60–90 min`; may be empty
    QString author {};
    QString licence {};
    QString version {}; ///< of the program
};

/// Pages that belong together; counted from 1, as their labels do.
struct PageRange {
    int first = 1;
    int count = 0;

    int last() const { return first + count - 1; }
};

/// Where everything of a print is.
struct PrintContents {
    PageRange board;
    PageRange pieces;
    PageRange cards; ///< with their backs
    PageRange setUp;
    PageRange references;
    PageRange roles;
};

/// What there is in the print, with numbers, how it is put together, and what else is needed: as Markdown.
QString coverText(const PrintWish &wish, const BoardTiling &tiling, const PrintContents &contents);

/// The title, a picture of the board and the text, as large as they fit into the room of a page. False if the text is cut
/// off even in the smallest letters.
bool paintCover(QPainter &painter, const QRectF &room, const PrintWish &wish, canvas::DrawnBoard &board,
                const QString &text, const QFont &font);

} // namespace merlon
