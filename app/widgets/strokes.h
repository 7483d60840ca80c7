#pragma once

#include "core/canvas/art/art.h"

#include <QColor>
#include <QString>

#include <vector>

class QPainter;
class QPainterPath;
class QRectF;
class QSizeF;

/// What several widgets of the panels paint alike.
namespace merlon {

/// A picture with a number: `6` and a log. The number 1 is left out.
struct Amount {
    QString picture;
    int count = 1;

    bool operator==(const Amount &) const = default;
};

/// How wide a row of amounts of that height is.
double widthOfAmounts(const QFont &font, double height, const std::vector<Amount> &amounts,
                      const QString &between);
/// The amounts from left to right, with a word between two of them. Returns where the next would stand.
double drawAmounts(QPainter &painter, const canvas::Art &art, const QRectF &box,
                   const std::vector<Amount> &amounts, const QString &between);

/// A disc with a ring and a picture: a unit, a hero.
void drawDisc(QPainter &painter, const canvas::Art &art, const QRectF &box, const QString &picture,
              const QColor &ring);
/// A small pill with a number, its right upper corner at that of the box.
void drawBadge(QPainter &painter, const QRectF &box, const QString &text, const QColor &ground,
               const QColor &ink);
/// A check mark that fills the box.
void drawTick(QPainter &painter, const QRectF &box, const QColor &color);
/// Light around something that can be chosen, painted inwards from the outline.
void drawGlow(QPainter &painter, const QPainterPath &outline, const QColor &color, double width);

/// A picture that is drawn in the theme's ink and paper, in two other colours.
QPixmap inColours(const QPixmap &picture, const canvas::Theme &theme, const QColor &ink, const QColor &paper);

} // namespace merlon
