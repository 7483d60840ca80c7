#include "core/canvas/scene/painters/token_painter.h"

#include "core/canvas/art/fonts.h"
#include "core/canvas/art/livery.h"
#include "core/canvas/scene/painters/dice_painter.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

using namespace Qt::StringLiterals;

namespace merlon::canvas {

namespace {

QPainterPath roundedBox(const QRectF &box, double share)
{
    QPainterPath path;
    path.addRoundedRect(box, box.width() * share, box.height() * share);
    return path;
}

QPainterPath disc(const QRectF &box)
{
    QPainterPath path;
    path.addEllipse(box);
    return path;
}

double ringWidth(const Token &token, double size)
{
    switch (token.role) {
    case TokenRole::Unit:
        return size * 0.085;
    case TokenRole::Hero:
        return size * 0.1;
    case TokenRole::Machine:
    case TokenRole::Marker:
        return size * 0.06;
    case TokenRole::Equipment:
    case TokenRole::Device:
    case TokenRole::Shadow:
        return size * 0.045;
    case TokenRole::Die:
        return size * 0.07;
    }
    return size * 0.06;
}

QColor faded(QColor colour)
{
    colour.setAlphaF(0.38F);
    return colour;
}

constexpr double kLettersOfBadge = 0.78; ///< of its height
constexpr double kLargestBadge = 0.92;   ///< of the size of its token: more would hide what it is
constexpr double kEmptyBadge = 0.7;      ///< of the usual one: there are several, but not to be read how many

double heightOfBadge(const Token &token, const QRectF &box)
{
    const bool small = token.role != TokenRole::Unit && token.role != TokenRole::Hero;
    return box.width() * (small ? 0.56 : 0.5);
}

/// The badge with the count, in the upper right corner. If it has to be larger than usual to be read it grows inwards.
QRectF badgeOf(const Token &token, const QRectF &box, double letters)
{
    const double usual = heightOfBadge(token, box);
    const double size = letters > 0 ? qMax(usual, letters / kLettersOfBadge) : usual * kEmptyBadge;
    const double share = token.count > 9 ? 1.35 : 1;
    const double width = letters > 0 ? size * share : size;
    return {box.right() + usual * share * 0.28 - width, box.top() - usual * 0.3, width, size};
}

} // namespace

QRectF TokenPainter::lifted(const QRectF &box)
{
    const double wider = box.width() * 0.07;
    const double higher = box.height() * 0.07;
    return box.adjusted(-wider, -higher, wider, higher).translated(0, -box.height() * 0.05);
}

QPainterPath TokenPainter::outline(const Token &token, const QRectF &box)
{
    switch (token.role) {
    case TokenRole::Unit:
    case TokenRole::Hero:
        return liveryShape(token.seat, box);
    case TokenRole::Device:
        return disc(box);
    case TokenRole::Machine:
    case TokenRole::Equipment:
    case TokenRole::Shadow:
    case TokenRole::Die:
        return roundedBox(box, 0.22);
    case TokenRole::Marker:
        return roundedBox(box, 0.08);
    }
    return disc(box);
}

double TokenPainter::sizeOfNumber(const Token &token, const QRectF &box, double pixel)
{
    const double size = box.width();
    if (token.role == TokenRole::Die)
        return sizeOfDiceNumber(token, box, pixel);
    if (token.count <= 1 || token.role == TokenRole::Shadow || token.hollow)
        return 0;
    return lettersOnMap(heightOfBadge(token, box) * kLettersOfBadge, size * kLargestBadge * kLettersOfBadge,
                        pixel);
}

QPainterPath TokenPainter::plateOfNumber(const Token &token, const QRectF &box, double pixel)
{
    const double letters = sizeOfNumber(token, box, pixel);
    if (letters <= 0 || token.role == TokenRole::Die)
        return {};
    const QRectF badge = badgeOf(token, box, letters);
    const double edge = badge.height() * 0.05; // half of its rim
    QPainterPath plate;
    plate.addRoundedRect(badge.adjusted(-edge, -edge, edge, edge), badge.height() / 2, badge.height() / 2);
    return plate;
}

void TokenPainter::paintPlate(QPainter &painter, const Token &token, const QRectF &box) const
{
    const Theme &theme = m_art.theme();
    const double size = box.width();
    const double ring = ringWidth(token, size);
    const QRectF plate = box.adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, theme.dark ? 110 : 60));
    painter.drawPath(outline(token, plate.translated(size * 0.03, size * 0.06)));
    const QColor colour = token.role == TokenRole::Device ? theme.shade(0.65) : theme.seat(token.seat);
    painter.setBrush(token.role == TokenRole::Device ? theme.parchment : theme.paper);
    painter.setPen(QPen(colour, ring, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(outline(token, plate));
    if (token.seat >= 1 && (token.role == TokenRole::Unit || token.role == TokenRole::Hero)) {
        const double gap = ring * 1.7; // the double ring of a defender
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, qMax(0.6, ring * 0.3)));
        painter.drawPath(outline(token, plate.adjusted(gap, gap, -gap, -gap)));
    }
}

void TokenPainter::paintPicture(QPainter &painter, const Token &token, const QRectF &box, double pixel) const
{
    const bool unit = token.role == TokenRole::Unit || token.role == TokenRole::Hero;
    const double inset = box.width()
        * (unit && token.bare       ? 0.02
               : unit               ? 0.135
               : token.capacity > 0 ? 0.09
                                    : 0.07);
    QRectF inner = box.adjusted(inset, inset, -inset, -inset);
    if (unit && token.seat >= 1)
        inner.translate(0, -box.height() * 0.01);
    if (token.capacity > 0)
        inner.translate(0, -box.height() * 0.07);
    if (const QString picture = m_family + u'/' + token.art; m_art.has(picture))
        m_art.paint(painter, picture, inner);
    else
        paintLetters(painter, token, inner, pixel);
}

/// The first letters of the name, for a piece that nobody has drawn yet.
void TokenPainter::paintLetters(QPainter &painter, const Token &token, const QRectF &box, double pixel) const
{
    const double size = lettersOnMap(box.height() * 0.5, box.height() * 0.62, pixel);
    if (size <= 0)
        return;
    QString letters = token.name.left(2);
    if (!letters.isEmpty())
        letters[0] = letters[0].toUpper();
    painter.setFont(countFont(qRound(size)));
    painter.setPen(m_art.theme().ink);
    painter.drawText(box, Qt::AlignCenter, letters);
}

void TokenPainter::paintBadge(QPainter &painter, const Token &token, const QRectF &box, double pixel) const
{
    const Theme &theme = m_art.theme();
    const double letters = sizeOfNumber(token, box, pixel);
    const QRectF badge = badgeOf(token, box, letters);
    const double size = badge.height();
    const QColor colour = token.role == TokenRole::Device ? theme.ink : theme.seat(token.seat);
    painter.setPen(QPen(theme.paper, size * 0.1));
    painter.setBrush(colour);
    painter.drawRoundedRect(badge, size / 2, size / 2);
    if (letters <= 0)
        return;
    painter.setFont(countFont(qRound(letters)));
    painter.setPen(theme.dark ? theme.parchment : theme.paper);
    painter.drawText(badge, Qt::AlignCenter, QString::number(token.count));
}

void TokenPainter::paintPips(QPainter &painter, const Token &token, const QRectF &box) const
{
    const Theme &theme = m_art.theme();
    const double step = box.width() * 0.9 / qMax(4, token.capacity);
    const double size = qMin(step * 0.82, box.width() * 0.17);
    double x = box.center().x() - step * token.capacity / 2 + (step - size) / 2;
    for (int i = 0; i < token.capacity; ++i, x += step) {
        const QRectF pip(x, box.bottom() - size * 1.5, size, size);
        painter.setPen(QPen(theme.ink, size * 0.16));
        painter.setBrush(i < token.filled ? theme.choosable : theme.paper);
        painter.drawEllipse(pip);
    }
}

/// Small discs along its lower edge.
void TokenPainter::paintMarks(QPainter &painter, const Token &token, const QRectF &box) const
{
    const Theme &theme = m_art.theme();
    const double size = box.width() * 0.38;
    const double step = size * 0.92;
    double x = box.center().x() - step * static_cast<double>(token.marks.size() - 1) / 2 - size / 2;
    for (const QString &mark : token.marks) {
        const QRectF place(x, box.bottom() - size * 0.72, size, size);
        painter.setPen(QPen(theme.ink, size * 0.07));
        painter.setBrush(theme.parchment);
        painter.drawEllipse(place);
        const double inset = size * 0.12;
        m_art.paint(painter, m_family + u'/' + mark, place.adjusted(inset, inset, -inset, -inset));
        x += step;
    }
}

/// The banner below a hero.
void TokenPainter::paintRibbon(QPainter &painter, const Token &token, const QRectF &box) const
{
    const double w = box.width();
    const double y = box.bottom() - w * 0.17;
    const double h = w * 0.2;
    const QPointF middle(box.center().x(), y);
    QPolygonF ribbon;
    for (const double side : {-1.0, 1.0}) {
        ribbon = QPolygonF({middle + QPointF(side * w * 0.2, 0), middle + QPointF(side * w * 0.62, h * 0.2),
                            middle + QPointF(side * w * 0.52, h * 0.7),
                            middle + QPointF(side * w * 0.62, h * 1.2), middle + QPointF(side * w * 0.2, h)});
        painter.setPen(QPen(m_art.theme().paper, w * 0.025));
        painter.setBrush(m_art.theme().seat(token.seat).darker(125));
        painter.drawPolygon(ribbon);
    }
    const QRectF band(middle.x() - w * 0.36, y - h * 0.15, w * 0.72, h);
    painter.setBrush(m_art.theme().seat(token.seat));
    painter.drawRoundedRect(band, h * 0.2, h * 0.2);
}

/// A corner bent over: this lies face down, and the viewer knows what it is.
void TokenPainter::paintTurned(QPainter &painter, const QRectF &box) const
{
    const double size = box.width() * 0.36;
    QPainterPath corner(QPointF(box.right() - size, box.bottom()));
    corner.lineTo(box.right() - size, box.bottom() - size);
    corner.lineTo(box.right(), box.bottom() - size);
    corner.closeSubpath();
    painter.setPen(QPen(m_art.theme().ink, size * 0.1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(m_art.theme().stone);
    painter.drawPath(corner);
}

/// The edge in the colour of those who may stand there, and faintly what alone has room there.
void TokenPainter::paintSpace(QPainter &painter, const Token &token, const QRectF &box, double pixel) const
{
    const Theme &theme = m_art.theme();
    const double line = box.width() * 0.035;
    painter.setBrush(faded(theme.paper));
    painter.setPen(QPen(theme.seat(token.seat), line));
    painter.drawPath(outline(token, box.adjusted(line, line, -line, -line)));
    if (!m_art.has(m_family + u'/' + token.art))
        return;
    painter.setOpacity(0.3);
    paintPicture(painter, token, box, pixel);
    painter.setOpacity(1);
}

void TokenPainter::paint(QPainter &painter, const Token &token, const QRectF &box, double pixel) const
{
    const Theme &theme = m_art.theme();
    if (box.width() < kDotBelow) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(token.role == TokenRole::Shadow ? faded(theme.ink) : theme.seat(token.seat));
        painter.drawPath(liveryShape(token.seat, box));
        return;
    }
    if (token.role == TokenRole::Shadow) {
        painter.setBrush(faded(theme.paper));
        painter.setPen(QPen(faded(theme.ink), qMax(0.8, box.width() * 0.035), Qt::DashLine));
        painter.drawPath(outline(token, box.adjusted(1, 1, -1, -1)));
        painter.setOpacity(0.22);
        paintPicture(painter, token, box, pixel);
        painter.setOpacity(1);
        return;
    }
    if (token.hollow) {
        paintSpace(painter, token, box, pixel);
        return;
    }
    if (token.faded)
        painter.setOpacity(0.5);
    if (token.role == TokenRole::Die) {
        paintDice(painter, m_art.theme(), token, box, pixel);
        painter.setOpacity(1);
        return;
    }
    if (!token.bare)
        paintPlate(painter, token, box);
    paintPicture(painter, token, box, pixel);
    if (token.role == TokenRole::Hero)
        paintRibbon(painter, token, box);
    if (token.turned)
        paintTurned(painter, box);
    if (token.capacity > 0)
        paintPips(painter, token, box);
    painter.setOpacity(1);
    paintMarks(painter, token, box);
    if (token.count > 1)
        paintBadge(painter, token, box, pixel);
}

QPixmap TokenPainter::pixmap(const Token &token, int pixels, double devicePixelRatio)
{
    const QString key = u"%1|%2|%3|%4|%5|%6|%7|%8|%9"_s.arg(token.art)
                            .arg(static_cast<int>(token.role))
                            .arg(token.seat)
                            .arg(token.count)
                            .arg(token.filled)
                            .arg(token.capacity)
                            .arg((token.faded ? 1 : 0) + (token.turned ? 2 : 0) + (token.bare ? 4 : 0)
                                 + (token.hollow ? 8 : 0))
                            .arg(pixels)
                            .arg(devicePixelRatio)
        + token.marks.join(u'|');
    if (const auto known = m_pixmaps.constFind(key); known != m_pixmaps.constEnd())
        return *known;
    constexpr qsizetype kMost = 4000;
    if (m_pixmaps.size() > kMost)
        m_pixmaps.clear();
    const double share = token.role == TokenRole::Die ? kRoomBesideDice : kMargin;
    const int margin = static_cast<int>(std::ceil(pixels * share));
    QPixmap pixmap(pixels + 2 * margin, pixels + 2 * margin);
    pixmap.fill(Qt::transparent);
    {
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        paint(painter, token, QRectF(margin, margin, pixels, pixels), devicePixelRatio);
    }
    pixmap.setDevicePixelRatio(devicePixelRatio);
    return *m_pixmaps.insert(key, pixmap);
}

} // namespace merlon::canvas
