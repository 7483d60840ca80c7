#pragma once

#include "app/export/print_sheets.h"
#include "app/export/printed_game.h"
#include "core/base/error.h"

#include <QString>

namespace merlon {

/// What is to be drawn without a window.
struct RenderWish {
    QString file;    ///< as readDocument takes it
    QString output;  ///< its end says the form: `png`, `svg`, `pdf`
    int size = 2400; ///< pixels of the longer side of a PNG
    bool night = false;
    bool keys = false; ///< instead of names
    Paper paper = Paper::A4;
    int boardSheets = 0;    ///< 0: as its spaces need, see PrintWish
    bool cardBacks = false; ///< with the backs of the cards
    bool pieces = true;     ///< a PDF of a board has sheets with the pieces of the game that it is meant for
    bool setUp = true;      ///< a board is drawn as at the table when its game begins, if it can be played on
    bool names = true;      ///< of places, or their keys
    int millimetres =
        0; ///< of the longer side of an image; 0: a PNG as `size` says, others as they are usually
    bool singlePage = false; ///< a PDF is an image of the board, instead of sheets to print and play
    bool cover = true;       ///< of sheets with pieces: a first page that says what they are
};

/// A picture of a board as it is printed: with its spaces, and without the pieces, which `wish`, if there is one, shows on
/// a page of their own. As it is where no game can be played on the board.
canvas::Picture asPrinted(const canvas::Picture &picture, const Board &board, PrintWish *wish);

/// Draws a board, the position of a scenario, or that at the end of a record.
Expected<void> renderFile(const RenderWish &wish);

} // namespace merlon
