#include "core/canvas/scene/painters/dice_painter.h"

#include "core/canvas/art/fonts.h"
#include "core/canvas/art/livery.h"
#include "core/canvas/art/theme.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

using namespace Qt::StringLiterals;

namespace merlon::canvas {

namespace {

constexpr int kPipsOfDie = 6;

/// What stands beside the dice; empty: their pips say all.
QString numberBesideDice(const Token &token)
{
    if (token.capacity > 0)
        return u"%1/%2"_s.arg(token.count).arg(token.capacity);
    return token.count > kPipsOfDie ? QString::number(token.count) : QString();
}

/// How far from the right edge of the box it begins, as a share of the box.
double gapBeforeDiceNumber(const Token &token)
{
    return token.count > kPipsOfDie ? 0.5 : 0.14;
}

/// One die, in the colour of its seat.
void paintDie(QPainter &painter, const Theme &theme, int seat, int pips, const QRectF &box)
{
    const double size = box.width();
    QPainterPath shape;
    shape.addRoundedRect(box, size * 0.2, size * 0.2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, theme.dark ? 110 : 60));
    painter.drawPath(shape.translated(size * 0.03, size * 0.06));
    painter.setPen(QPen(theme.paper, size * 0.06));
    painter.setBrush(theme.seat(seat));
    painter.drawPath(shape);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.dark ? theme.bar : theme.paper);
    const double step = size * 0.26;
    const double radius = size * 0.1;
    const auto pip = [&](int column, int row) {
        painter.drawEllipse(box.center() + QPointF(column * step, row * step), radius, radius);
    };
    if (pips % 2 == 1)
        pip(0, 0);
    if (pips >= 2) {
        pip(-1, -1);
        pip(1, 1);
    }
    if (pips >= 4) {
        pip(1, -1);
        pip(-1, 1);
    }
    if (pips >= 6) {
        pip(-1, 0);
        pip(1, 0);
    }
}

} // namespace

double sizeOfDiceNumber(const Token &token, const QRectF &box, double pixel)
{
    const double size = box.width();
    const QString number = numberBesideDice(token);
    if (number.isEmpty())
        return 0;
    constexpr int kMeasured = 100;
    const double width = QFontMetricsF(countFont(kMeasured)).horizontalAdvance(number) / kMeasured;
    const double room = (kRoomBesideDice - gapBeforeDiceNumber(token)) * size;
    return lettersOnMap(size * 0.58, room / width, pixel);
}

void paintDice(QPainter &painter, const Theme &theme, const Token &token, const QRectF &box, double pixel)
{
    const double size = box.width();
    if (token.count <= kPipsOfDie) {
        paintDie(painter, theme, token.seat, token.count, box);
    } else { // one that is full, and the last one
        const double small = size * 0.86;
        const int rest = (token.count - 1) % kPipsOfDie + 1;
        const double top = box.center().y() - small / 2;
        paintDie(painter, theme, token.seat, kPipsOfDie,
                 QRectF(box.center().x() - small * 1.04, top, small, small));
        paintDie(painter, theme, token.seat, rest,
                 QRectF(box.center().x() + small * 0.04, top, small, small));
    }
    if (numberBesideDice(token).isEmpty())
        return;
    if (token.capacity > 0) {
        const QRectF emblem(box.left() - size * (token.count > kPipsOfDie ? 1.28 : 0.92),
                            box.top() + size * 0.1, size * 0.76, size * 0.8);
        painter.setPen(QPen(theme.paper, size * 0.06));
        painter.setBrush(theme.seat(token.seat));
        painter.drawPath(liveryShape(token.seat, emblem));
    }
    const double number = sizeOfDiceNumber(token, box, pixel);
    if (number <= 0)
        return;
    const QFont font = countFont(qRound(number));
    const QPointF start(box.right() + size * gapBeforeDiceNumber(token),
                        box.center().y() + QFontMetricsF(font).capHeight() / 2);
    QPainterPath letters;
    letters.addText(start, font, numberBesideDice(token));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.parchment, size * 0.12, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(letters);
    painter.fillPath(letters, theme.ink);
}

} // namespace merlon::canvas
