#include "core/canvas/scene/layers/mark_layer.h"

#include "core/canvas/art/keeps_lines.h"
#include "core/canvas/looks/cells/cell_look.h"
#include "core/canvas/scene/painters/arrow.h"
#include "core/canvas/scene/painters/gallery_painter.h"
#include "core/canvas/scene/painters/token_painter.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <map>

namespace merlon::canvas {

namespace {

/// Often half the board can be chosen: a line that is seen, and a hint of light around it.
constexpr double kGround = 0.1;
constexpr double kMarkHalo = 0.16;
constexpr double kBesideGuided = 0.35; ///< opacity
constexpr double kFaintPin = 0.45;     ///< opacity
constexpr double kPin = 18;            ///< pixels
constexpr double kPointer = 15;        ///< pixels
constexpr double kRing = 8.5;          ///< pixels

QPen pen(QColor colour, double opacity, double width)
{
    colour.setAlphaF(static_cast<float>(opacity));
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

QColor tint(QColor colour, double opacity)
{
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

/// On a halo of paper, so that it shows on everything that it crosses.
void paintOnHalo(QPainter &painter, const Theme &theme, const QPainterPath &shape, double halo, double line)
{
    painter.setPen(pen(theme.paper, 0.95, halo));
    painter.setBrush(theme.paper);
    painter.drawPath(shape);
    painter.setPen(pen(theme.ink, 1, line));
    painter.setBrush(theme.growth);
    painter.drawPath(shape);
}

/// Around what is selected, the broadest first: it is seen on dark ground and on light ground.
std::array<QPen, 3> ringPens(const Theme &theme, double scale)
{
    const QColor rim = theme.dark ? theme.ink : theme.paper; // the lighter one
    return {pen(theme.dark ? theme.paper : theme.ink, 0.7, kRing / scale), pen(rim, 1, 6.5 / scale),
            pen(theme.choosable, 1, 2.6 / scale)};
}

} // namespace

void MarkLayer::paintGlow(QPainter &painter, const QPainterPath &path, bool isGround, double scale) const
{
    const QColor gold = m_board.art().theme().choosable;
    painter.setBrush(isGround ? QBrush(tint(gold, kGround)) : Qt::NoBrush);
    painter.setPen(Qt::NoPen);
    painter.drawPath(path);
    painter.setBrush(Qt::NoBrush);
    for (const double width : {9.0, 5.5}) {
        painter.setPen(pen(gold, kMarkHalo, width / qMax(0.8, scale)));
        painter.drawPath(path);
    }
    painter.setPen(pen(gold, 1, 2.2 / scale));
    painter.drawPath(path);
}

/// From now on the painter leaves out the numbers of stacks on which a line lies that is drawn along a path.
void MarkLayer::spareNumbers(QPainter &painter, const QPainterPath &line, double scale) const
{
    const double reach = 10 / scale; // half of the broadest line, and a little
    const QRectF around = line.boundingRect().adjusted(-reach, -reach, reach, reach);
    QPainterPath rest;
    rest.addRect(around);
    bool isWhole = true;
    for (const Spot &spot : things().spots()) {
        if (spot.size * scale < TokenPainter::kDotBelow
            || !around.intersects(spot.box().adjusted(-spot.size, -spot.size, spot.size, spot.size)))
            continue;
        const QPainterPath number =
            TokenPainter::plateOfNumber(things().tokenAt(spot), spot.box(), 1 / scale);
        if (number.isEmpty())
            continue;
        rest = rest.subtracted(number);
        isWhole = false;
    }
    if (!isWhole)
        painter.setClipPath(rest, Qt::IntersectClip);
}

/// As it is drawn: what is selected is lifted.
QPainterPath MarkLayer::edgeOf(const Thing &thing) const
{
    const std::vector<Thing> &selected = m_board.marks().selected;
    const Spot *spot = things().spotOf(thing);
    if (!spot || std::ranges::find(selected, thing) == selected.end())
        return things().outlineOf(thing);
    return TokenPainter::outline(things().tokenAt(*spot), TokenPainter::lifted(spot->box()));
}

void MarkLayer::paintSelected(QPainter &painter, const Thing &thing, double scale) const
{
    const QPainterPath path = edgeOf(thing);
    painter.save();
    spareNumbers(painter, path, scale);
    painter.setBrush(Qt::NoBrush);
    for (const QPen &ring : ringPens(m_board.art().theme(), scale)) {
        painter.setPen(ring);
        painter.drawPath(path);
    }
    painter.restore();
}

/// A place that is smaller on the screen than its rings are broad: there may be thousands, and round corners take their
/// time.
void MarkLayer::paintSelectedSpeck(QPainter &painter, const QRectF &box, double scale) const
{
    for (const QPen &ring : ringPens(m_board.art().theme(), scale)) {
        const double edge = ring.widthF() / 2;
        painter.fillRect(box.adjusted(-edge, -edge, edge, edge), ring.color());
    }
}

void MarkLayer::paintMarked(QPainter &painter, const Thing &thing, double scale) const
{
    const Theme &theme = m_board.art().theme();
    const QPainterPath path = things().outlineOf(thing);
    painter.setBrush(tint(theme.growth, 0.22));
    painter.setPen(pen(theme.paper, 0.8, 5.0 / scale));
    painter.drawPath(path);
    QPen dashes = pen(theme.growth, 1, 2.6 / scale);
    dashes.setDashPattern({2.2, 1.8});
    painter.setPen(dashes);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
}

void MarkLayer::paintReached(QPainter &painter, const Thing &thing, double scale) const
{
    const Theme &theme = m_board.art().theme();
    const QPainterPath path = things().outlineOf(thing);
    painter.setBrush(thing.key.empty() ? QBrush(tint(theme.choosable, 0.3)) : Qt::NoBrush);
    painter.setPen(pen(theme.paper, 0.85, 5.0 / scale));
    painter.drawPath(path);
    QPen dots = pen(theme.ink, 1, 2.4 / scale);
    dots.setDashPattern({0.1, 2.2});
    painter.setBrush(Qt::NoBrush);
    painter.setPen(dots);
    painter.drawPath(path);
}

/// Everything is seen through it; on cells its edge is that of what will lie there.
void MarkLayer::paintGhost(QPainter &painter, double scale) const
{
    const BoardMarks::Ghost &ghost = m_board.marks().ghost;
    const std::size_t places = things().board().places().size();
    if (ghost.places.empty()
        || std::ranges::any_of(ghost.places, [&](std::size_t place) { return place >= places; }))
        return;
    const Theme &theme = m_board.art().theme();
    const QPainterPath edge = dynamic_cast<const CellLook *>(things().look())
        ? edgeOfGallery(things(), ghost.places)
        : things().outlineAround(ghost.places);
    painter.fillPath(edge, tint(theme.seat(ghost.seat), 0.4));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen(theme.paper, 0.9, 6.0 / scale));
    painter.drawPath(edge);
    painter.setPen(pen(theme.choosable, 1, 3.2 / scale));
    painter.drawPath(edge);
}

void MarkLayer::paintArrow(QPainter &painter, double scale) const
{
    const Theme &theme = m_board.art().theme();
    const BoardMarks::Arrow &ends = m_board.marks().arrow;
    const QPainterPath arrow = arrowBetween(things().outlineOf(ends.from).boundingRect(),
                                            things().outlineOf(ends.to).boundingRect(), scale);
    paintOnHalo(painter, theme, arrow, 6.0 / scale, 1.4 / scale);
}

/// On a place or link in the middle, on a piece at its upper edge.
QPointF MarkLayer::footOfPin(const Thing &thing, double size) const
{
    if (thing.link >= 0 && thing.key.empty()) {
        const std::vector<QPointF> &line = things().look()->lineOfLink(static_cast<std::size_t>(thing.link));
        if (!line.empty())
            return line[line.size() / 2];
    }
    const QRectF box = things().outlineOf(thing).boundingRect();
    return thing.key.empty() ? box.center() : QPointF(box.center().x(), box.top() + size * 0.2);
}

/// An arrowhead that hangs above what a guide speaks of, with its tip at it.
void MarkLayer::paintPointer(QPainter &painter, const Thing &thing, double scale) const
{
    const Theme &theme = m_board.art().theme();
    const double size = kPointer / scale;
    const QRectF box = things().outlineOf(thing).boundingRect();
    const bool isLine = thing.link >= 0 && thing.key.empty();
    const QPointF tip = isLine ? footOfPin(thing, size) : QPointF(box.center().x(), box.top() + size * 0.3);
    QPainterPath head(tip);
    head.lineTo(tip + QPointF(-0.6 * size, -size));
    head.lineTo(tip + QPointF(0, -0.7 * size));
    head.lineTo(tip + QPointF(0.6 * size, -size));
    head.closeSubpath();
    paintOnHalo(painter, theme, head, 5.0 / scale, 1.4 / scale);
}

/// Those of one thing side by side; the faint ones below all others.
void MarkLayer::paintPins(QPainter &painter, double scale) const
{
    const std::vector<Pin> &pins = m_board.marks().pinned;
    const double size = kPin / scale;
    for (const bool isFaint : {true, false}) {
        painter.setOpacity(isFaint ? kFaintPin : 1);
        std::map<Thing, int> pinsOf;
        for (std::size_t pin = 0; pin < pins.size(); ++pin) {
            for (const Thing &thing : pins[pin].things) {
                if (!things().isOnBoard(thing))
                    continue;
                const double aside = pinsOf[thing]++ * size * 0.95;
                if (pins[pin].isFaint == isFaint)
                    paintPin(painter, footOfPin(thing, size) + QPointF(aside, 0), pin + 1, scale);
            }
        }
    }
}

/// A drop with a number.
void MarkLayer::paintPin(QPainter &painter, QPointF foot, std::size_t number, double scale) const
{
    const Theme &theme = m_board.art().theme();
    const double size = kPin / scale;
    QPainterPath drop(foot);
    drop.arcTo(QRectF(foot.x() - size / 2, foot.y() - 1.35 * size, size, size), -125, -290);
    drop.closeSubpath();
    painter.setPen(pen(theme.ink, 1, 1.4 / scale));
    painter.setBrush(theme.choosable);
    painter.drawPath(drop);
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(12);
    painter.save();
    painter.translate(foot.x(), foot.y() - 0.85 * size);
    painter.scale(1 / scale, 1 / scale);
    painter.setFont(font);
    painter.setPen(theme.onChoosable);
    painter.drawText(QRectF(-20, -20, 40, 40), Qt::AlignCenter, QString::number(number));
    painter.restore();
}

void MarkLayer::paintHovered(QPainter &painter, const Thing &thing, double scale) const
{
    const QPainterPath path = edgeOf(thing);
    painter.save();
    spareNumbers(painter, path, scale);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen(m_board.art().theme().ink, 0.45, 2.0 / scale));
    painter.drawPath(path);
    painter.restore();
}

void MarkLayer::paintCurrent(QPainter &painter, const Thing &thing, double scale) const
{
    const Theme &theme = m_board.art().theme();
    const double gap = 4 / scale;
    QPainterPathStroker around;
    around.setWidth(2 * gap);
    around.setJoinStyle(Qt::RoundJoin);
    const QPainterPath outline = edgeOf(thing);
    const QPainterPath frame = around.createStroke(outline).united(outline);
    painter.save();
    spareNumbers(painter, frame, scale);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen(theme.paper, 1, 3.6 / scale));
    painter.drawPath(frame);
    QPen dashes = pen(theme.ink, 1, 1.8 / scale);
    dashes.setDashPattern({3, 2.2});
    painter.setPen(dashes);
    painter.drawPath(frame);
    painter.restore();
}

void MarkLayer::forget()
{
    m_kept.forget();
    update();
}

/// Hatches a place that is out of order.
void MarkLayer::paintFaded(QPainter &painter, std::size_t place, double scale) const
{
    const Theme &theme = m_board.art().theme();
    const QPainterPath &shape = things().look()->shapeOfPlace(place);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tint(theme.parchment, 0.5));
    painter.drawPath(shape);
    QBrush hatch(tint(theme.ink, 0.55), Qt::BDiagPattern);
    constexpr double kScreen = 96; // dots per inch, for which the hatching is made
    const double finer = painter.device()->logicalDpiX() / kScreen;
    hatch.setTransform(QTransform::fromScale(finer / scale, finer / scale));
    painter.setBrush(hatch);
    painter.drawPath(shape);
}

void MarkLayer::paintAllGlow(QPainter &painter, double scale) const
{
    const std::vector<PlacePicture> &places = things().picture().places;
    for (std::size_t place = 0; place < places.size(); ++place) {
        if (places[place].faded)
            paintFaded(painter, place, scale);
    }
    const std::vector<Thing> &guided = m_board.marks().guided;
    std::vector<Thing> meant;
    std::vector<Thing> others;
    for (const Thing &thing : m_board.marks().choosable) {
        if (things().isOnBoard(thing))
            (std::ranges::find(guided, thing) != guided.end() ? meant : others).push_back(thing);
    }
    if (!meant.empty()) // what a guide does not speak of can be chosen, but does not compete with it
        painter.setOpacity(kBesideGuided);
    paintGlowOf(painter, others, scale);
    painter.setOpacity(1);
    paintGlowOf(painter, meant, scale);
}

/// Places that touch have one line around them all: several lines would cross where they overlap.
void MarkLayer::paintGlowOf(QPainter &painter, const std::vector<Thing> &chosen, double scale) const
{
    constexpr std::size_t kMany = 60; // joining them takes long
    std::vector<std::size_t> ground;
    for (const Thing &thing : chosen) {
        const bool isPlace = thing.place >= 0 && thing.key.empty();
        if (isPlace && chosen.size() <= kMany)
            ground.push_back(static_cast<std::size_t>(thing.place));
        else
            paintGlow(painter, things().outlineOf(thing), thing.key.empty(), scale);
    }
    if (!ground.empty())
        paintGlow(painter, things().outlineAround(ground), true, scale);
}

void MarkLayer::paintAllSelected(QPainter &painter, double scale) const
{
    for (const Thing &thing : m_board.marks().selected) {
        if (things().isOnBoard(thing))
            paintSelected(painter, thing, scale);
    }
}

void MarkLayer::paintManySelected(QPainter &painter)
{
    if (m_keptSelected != m_board.marks().selected) {
        m_keptSelected = m_board.marks().selected;
        m_kept.forget();
    }
    m_kept.paint(painter, [this](QPainter &kept) {
        const double scale = kept.worldTransform().m11();
        for (const Thing &thing : m_board.marks().selected) {
            if (!things().isOnBoard(thing))
                continue;
            const bool isPlace = thing.place >= 0 && thing.key.empty();
            const QRectF box = things().outlineOf(thing).boundingRect();
            if (isPlace && std::max(box.width(), box.height()) * scale < kRing)
                paintSelectedSpeck(kept, box, scale);
            else
                paintSelected(kept, thing, scale);
        }
    });
}

void MarkLayer::paintRings(QPainter &painter, double scale)
{
    constexpr std::size_t kMany = 100;
    const BoardMarks &marks = m_board.marks();
    for (const std::vector<Thing> *some : {&marks.guided, &marks.marked}) {
        for (const Thing &thing : *some) {
            if (things().isOnBoard(thing))
                paintMarked(painter, thing, scale);
        }
    }
    for (const Thing &thing : marks.reached) {
        if (things().isOnBoard(thing))
            paintReached(painter, thing, scale);
    }
    paintGhost(painter, scale);
    paintPins(painter, scale);
    if (marks.selected.size() > kMany)
        paintManySelected(painter);
    else
        paintAllSelected(painter, scale);
    if (things().isOnBoard(marks.arrow.from) && things().isOnBoard(marks.arrow.to))
        paintArrow(painter, scale);
    for (const Thing &thing : marks.guided) {
        if (things().isOnBoard(thing))
            paintPointer(painter, thing, scale);
    }
    if (things().isOnBoard(marks.hovered))
        paintHovered(painter, marks.hovered, scale);
    if (marks.showsCurrent && things().isOnBoard(marks.current))
        paintCurrent(painter, marks.current, scale);
}

void MarkLayer::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const double scale = painter->worldTransform().m11();
    if (m_kind == Kind::Ring)
        paintRings(*painter, scale);
    else if (keepsLines(*painter)) // a picture of a whole printed page takes a gigabyte
        paintAllGlow(*painter, scale);
    else if (!m_board.marks().choosable.empty()
             || std::ranges::any_of(things().picture().places, &PlacePicture::faded))
        m_kept.paint(*painter, // drawing glow takes longer than everything else together
                     [this](QPainter &kept) { paintAllGlow(kept, kept.worldTransform().m11()); });
}

} // namespace merlon::canvas
