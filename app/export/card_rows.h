#pragma once

#include "app/table/face/box_card.h"
#include "core/canvas/art/art.h"

#include <QFont>
#include <QRectF>
#include <QSizeF>

#include <vector>

class QPainter;

namespace merlon {

/// Cards in rows on pages, edge to edge, so that they share their cuts. All lengths in tenths of a millimetre.
struct CardRows {
    struct Card {
        std::size_t kind = 0; ///< its number among the kinds
        int page = 0;
        QRectF box;
    };
    std::vector<Card> cards; ///< each one that is to be cut out
    int pages = 0;
};

/// The size of cards that most sleeves fit: 44 by 68 millimetres.
inline constexpr QSizeF kCardSize {440, 680};

/// Every card as often as it is in the box; `room`: of a page, which holds at least one.
CardRows layOutCards(const std::vector<BoxCard> &kinds, const QRectF &room);

/// With the lines to cut along; texts become smaller until they fit.
void paintCards(QPainter &painter, const CardRows &rows, const std::vector<BoxCard> &kinds, int page,
                const canvas::Art &art, const QFont &font);

/// Their backs, for the other side of a page that is `wide` and turned over its long edge: each lies behind its card.
void paintCardBacks(QPainter &painter, const CardRows &rows, const std::vector<BoxCard> &kinds, int page,
                    double wide, const canvas::Art &art, const QFont &font);
/// Where the back of a card lies there.
QRectF behind(const QRectF &card, double wide);

} // namespace merlon
