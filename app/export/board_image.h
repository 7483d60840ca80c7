#pragma once

#include "core/board/board.h"
#include "core/canvas/art/art.h"
#include "core/canvas/looks/board_look.h"
#include "core/canvas/picture/picture.h"
#include "core/canvas/scene/drawn_board.h"

#include <QByteArray>
#include <QFont>
#include <QImage>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <vector>

namespace merlon {

/// A line of a legend: a sample, and what it means.
struct LegendLine {
    std::function<void(QPainter &painter, const QRectF &box, const canvas::Theme &theme)> paint;
    QString text;
};

/// What an image of a board shows besides the board and what lies on it, and what it leaves out.
struct ImageParts {
    bool names = true; ///< of places
    /// The part of the scene that is shown. None: all of the board.
    std::function<QRectF(const canvas::BoardLook &look)> area {};
    /// What lies on the ground, below names and pieces; `pixel`: as in canvas::GroundPainter.
    std::function<void(QPainter &painter, const canvas::BoardLook &look, double pixel)> onGround {};
    /// What lies over everything, in the scene; `seen`: all that is shown, in pixels; `pixel`: one in the scene.
    std::function<void(QPainter &painter, const canvas::BoardLook &look, const QRectF &seen, double pixel)>
        over {};
    QString title {};                  ///< below the board; empty: none
    QStringList lines {};              ///< paragraphs below the title
    std::vector<LegendLine> legend {}; ///< below them; only with a title or paragraphs
};

/// A board with a position on it as a picture of its own. It is measured in points: the longer side of the board has 1200.
class BoardImage {
public:
    /// `art` must live longer, and what `parts` refers to.
    BoardImage(const Board &board, canvas::Picture picture, const canvas::Art &art, const QFont &font,
               ImageParts parts = {});
    BoardImage(const BoardImage &) = delete;
    BoardImage &operator=(const BoardImage &) = delete;

    /// In points, with the text below the board.
    QSizeF size() const;
    /// `scale`: pixels to a point. Null if the picture would be too large.
    QImage image(double scale) const;
    /// Empty if the picture would be too large. `dotsPerInch`: how large it is when it is printed; 0: not said.
    QByteArray png(double scale, double dotsPerInch = 0) const;
    /// Lines are lines, and letters are letters. `shown`: how large, in pixels as browsers have them; empty: a point is one.
    QByteArray svg(const QString &title, QSizeF shown = {}) const;
    /// The same on a single page; `longerSide` in millimetres.
    QByteArray pdf(const QString &title, double longerSide) const;

private:
    const canvas::BoardLook &look() const { return *m_drawn->scene.things().look(); }
    double captionHeight() const;
    void paintAbove(QPainter &painter, QSizeF board) const;
    void paintCaption(QPainter &painter, const QRectF &box) const;
    void paintLegend(QPainter &painter, QPointF corner) const;

    const canvas::Art &m_art;
    QFont m_font;
    ImageParts m_parts;
    std::unique_ptr<canvas::DrawnBoard> m_drawn;
};

} // namespace merlon
