#pragma once

#include "core/canvas/art/art.h"
#include "core/canvas/art/fonts.h"
#include "core/canvas/picture/picture.h"

#include <QHash>
#include <QPixmap>

class QPainter;

namespace merlon::canvas {

/// Draws tokens, and keeps what it has drawn.
class TokenPainter {
public:
    explicit TokenPainter(const Art &art)
        : m_art(art)
    {
    }
    void setFamily(const QString &family) { m_family = family; }
    void forget() { m_pixmaps.clear(); }

    /// A token of so many device pixels, badges and pips included, in the middle of a pixmap that is larger by
    /// `kMargin` of its size on every side, or by kRoomBesideDice.
    QPixmap pixmap(const Token &token, int pixels, double devicePixelRatio);
    static constexpr double kMargin = 0.25;

    /// The same into a square box, sharp in any medium; badges stand out of it. `pixel`: as for lettersOnMap.
    void paint(QPainter &painter, const Token &token, const QRectF &box, double pixel = kOnPaper) const;

    /// Where a token is drawn that has been taken up: a little larger, and higher.
    static QRectF lifted(const QRectF &box);
    /// The edge of a token, for glow and rings.
    static QPainterPath outline(const Token &token, const QRectF &box);
    /// How large the number on it or beside it is, in the painter's units. 0: it has none, or it could not be read.
    static double sizeOfNumber(const Token &token, const QRectF &box, double pixel);
    /// The badge with its number, with the rim; empty: it has none.
    static QPainterPath plateOfNumber(const Token &token, const QRectF &box, double pixel);
    /// Below so many device pixels a token is a dot.
    static constexpr double kDotBelow = 9;

private:
    void paintPlate(QPainter &painter, const Token &token, const QRectF &box) const;
    void paintSpace(QPainter &painter, const Token &token, const QRectF &box, double pixel) const;
    void paintPicture(QPainter &painter, const Token &token, const QRectF &box, double pixel) const;
    void paintLetters(QPainter &painter, const Token &token, const QRectF &box, double pixel) const;
    void paintBadge(QPainter &painter, const Token &token, const QRectF &box, double pixel) const;
    void paintMarks(QPainter &painter, const Token &token, const QRectF &box) const;
    void paintPips(QPainter &painter, const Token &token, const QRectF &box) const;
    void paintRibbon(QPainter &painter, const Token &token, const QRectF &box) const;
    void paintTurned(QPainter &painter, const QRectF &box) const;

    const Art &m_art;
    QString m_family;
    QHash<QString, QPixmap> m_pixmaps;
};

} // namespace merlon::canvas
