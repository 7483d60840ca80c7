#include "core/canvas/scene/layers/state_layer.h"

#include "core/canvas/art/keeps_lines.h"
#include "core/canvas/art/livery.h"
#include "core/canvas/looks/cells/cell_look.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QPainterPathStroker>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace merlon::canvas {

namespace {

QColor withAlpha(QColor colour, float alpha)
{
    colour.setAlphaF(alpha);
    return colour;
}

/// The places of a patch as a tree: each is joined to the nearest of those before it.
QPainterPath spine(const std::vector<QPointF> &centres)
{
    QPainterPath path;
    if (centres.size() == 1) {
        path.moveTo(centres.front());
        path.lineTo(centres.front() + QPointF(0.01, 0));
    }
    for (std::size_t i = 1; i < centres.size(); ++i) {
        const auto nearest = std::min_element(
            centres.begin(), centres.begin() + static_cast<std::ptrdiff_t>(i), [&](QPointF a, QPointF b) {
                const QPointF toA = a - centres[i];
                const QPointF toB = b - centres[i];
                return QPointF::dotProduct(toA, toA) < QPointF::dotProduct(toB, toB);
            });
        path.moveTo(*nearest);
        path.lineTo(centres[i]);
    }
    return path;
}

} // namespace

void StateLayer::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (!things().look() || !isAnythingThere())
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (keepsLines(*painter))
        paintAll(*painter);
    else
        m_kept.paint(*painter, [this](QPainter &kept) { paintAll(kept); });
    painter->restore();
}

bool StateLayer::isAnythingThere() const
{
    const Picture &picture = things().picture();
    return !picture.patches.empty() || std::ranges::any_of(picture.places, [](const PlacePicture &place) {
        return place.owner >= 0 || place.faded || place.level > 0 || place.mostLevel > 0
            || !place.ground.isEmpty() || !place.art.isEmpty() || !place.traces.isEmpty()
            || !place.doors.empty();
    });
}

void StateLayer::paintAll(QPainter &painter)
{
    findRealms();
    for (const Realm &realm : m_realms)
        paintRealm(painter, realm);
    const std::size_t places = things().picture().places.size();
    for (std::size_t place = 0; place < places; ++place)
        paintPlace(painter, place);
    paintPatches(painter);
    for (std::size_t place = 0; place < places; ++place)
        paintArt(painter, place);
    for (std::size_t place = 0; place < places; ++place)
        paintLevel(painter, place);
    for (std::size_t place = 0; place < places; ++place) {
        for (const DoorPicture &door : things().picture().places[place].doors)
            paintDoor(painter, place, door);
    }
}

void StateLayer::forget()
{
    m_areRealmsKnown = false;
    m_galleries.reset();
    m_kept.forget();
    update();
}

void StateLayer::findRealms()
{
    if (std::exchange(m_areRealmsKnown, true))
        return;
    m_realms.clear();
    const std::vector<PlacePicture> &places = things().picture().places;
    for (std::size_t place = 0; place < places.size(); ++place) {
        const int owner = places[place].owner;
        if (owner < 0)
            continue;
        auto realm = std::ranges::find(m_realms, owner, &Realm::owner);
        if (realm == m_realms.end())
            realm = m_realms.insert(m_realms.end(), {owner, {}});
        realm->land = realm->land.united(things().look()->shapeOfPlace(place));
    }
}

/// A light tint, and a band inside the outer border in the livery of the owner.
void StateLayer::paintRealm(QPainter &painter, const Realm &realm) const
{
    const QColor colour = m_board.art().theme().seat(realm.owner);
    painter.save();
    painter.setClipPath(realm.land, Qt::IntersectClip);
    painter.fillPath(realm.land, withAlpha(colour, 0.16F));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 10 * things().look()->unit(), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawPath(realm.land);
    const QBrush pattern =
        liveryPattern(realm.owner, withAlpha(m_board.art().theme().paper, 0.75F), things().look()->unit());
    if (pattern.style() != Qt::NoBrush) {
        painter.setPen(
            QPen(pattern, 7 * things().look()->unit(), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawPath(realm.land);
    }
    painter.restore();
}

/// A hatching for what it is made of, or because it is out of order.
void StateLayer::paintPlace(QPainter &painter, std::size_t place) const
{
    const PlacePicture &shown = things().picture().places[place];
    if (!shown.faded && (shown.ground.isEmpty() || things().areGroundsDrawn()))
        return;
    const Theme &theme = m_board.art().theme();
    const QPainterPath &shape = things().look()->shapeOfPlace(place);
    const double unit = things().look()->unit();
    painter.fillPath(shape, withAlpha(theme.shade(0.35), 0.45F));
    QBrush hatching(withAlpha(theme.ink, 0.55F), Qt::BDiagPattern);
    hatching.setTransform(QTransform::fromScale(unit, unit));
    painter.fillPath(shape, hatching);
}

/// A dot for each level, and a hollow one for each that is possible.
void StateLayer::paintLevel(QPainter &painter, std::size_t place) const
{
    const PlacePicture &shown = things().picture().places[place];
    const Theme &theme = m_board.art().theme();
    const double unit = things().look()->unit();
    const int dots = std::max(shown.level, shown.mostLevel);
    const LevelDots row = things().look()->levelDots(place, dots);
    for (int level = 0; level < dots; ++level) {
        const bool isReached = level < shown.level;
        painter.setPen(QPen(isReached ? theme.paper : theme.ink, unit));
        painter.setBrush(isReached ? theme.ink : theme.paper);
        painter.drawEllipse(row.first + row.step * level, row.radius, row.radius);
    }
}

/// On cells those that touch are drawn as one.
void StateLayer::paintPatches(QPainter &painter)
{
    const std::vector<PatchPicture> &patches = things().picture().patches;
    if (patches.empty())
        return;
    if (dynamic_cast<const CellLook *>(things().look())) {
        if (!m_galleries)
            m_galleries.emplace(things(), m_board.art().theme());
        return m_galleries->paint(painter);
    }
    for (const PatchPicture &patch : patches)
        paintPatch(painter, patch);
}

/// A picture on the ground of a place, or of several.
void StateLayer::paintArt(QPainter &painter, std::size_t place) const
{
    const PlacePicture &shown = things().picture().places[place];
    for (const QString &picture : QStringList {shown.art} + shown.traces) {
        if (!picture.isEmpty() && m_board.art().has(picture))
            paintPictures(painter, m_board.art(), picture,
                          things().look()->pictureSpots(place, shown.artPlaces));
    }
}

/// Across the side between two places: an open one throws light before it, a closed one is a dark slab.
void StateLayer::paintDoor(QPainter &painter, std::size_t place, const DoorPicture &door) const
{
    // Shares of the way to the other place.
    constexpr double kSill = 0.46;
    constexpr double kHalfWidth = 0.15;
    constexpr double kThickness = 0.12;
    constexpr double kReach = 0.8;
    const auto middleOf = [this](std::size_t number) {
        return things().look()->shapeOfPlace(number).boundingRect().center();
    };
    const QPointF from = middleOf(place);
    const QPointF way = middleOf(static_cast<std::size_t>(door.to)) - from;
    const QPointF half = QPointF(-way.y(), way.x()) * kHalfWidth;
    const QPointF sill = from + way * kSill;
    const Theme &theme = m_board.art().theme().byDay();
    if (door.isOpen) {
        const QPointF end = from + way * kReach;
        QLinearGradient light(sill, end);
        light.setColorAt(0, withAlpha(theme.parchment, 0.9F));
        light.setColorAt(1, withAlpha(theme.parchment, 0));
        painter.setPen(Qt::NoPen);
        painter.setBrush(light);
        QPolygonF beam;
        beam << sill - half << sill + half << end + half * 1.9 << end - half * 1.9;
        painter.drawPolygon(beam);
    }
    const double length = std::hypot(way.x(), way.y());
    painter.setPen(QPen(theme.ink, length * kThickness, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(sill - half * 1.3, sill + half * 1.3);
    if (!door.isOpen)
        return;
    painter.setPen(QPen(theme.choosable, length * kThickness * 0.6, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(sill - half, sill + half);
}

/// A band along its places.
void StateLayer::paintPatch(QPainter &painter, const PatchPicture &patch) const
{
    std::vector<QPointF> centres;
    double width = std::numeric_limits<double>::max();
    for (const int place : patch.places) {
        const QRectF box = things().look()->shapeOfPlace(static_cast<std::size_t>(place)).boundingRect();
        centres.push_back(box.center());
        width = std::min({width, box.width(), box.height()});
    }
    if (centres.empty())
        return;
    QPainterPathStroker stroker;
    stroker.setWidth(width * 0.45);
    stroker.setCapStyle(Qt::RoundCap);
    stroker.setJoinStyle(Qt::RoundJoin);
    const QPainterPath band = stroker.createStroke(spine(centres)).simplified();
    const Theme &theme = m_board.art().theme();
    painter.setPen(QPen(patch.seat < 0 ? theme.shade(0.7) : theme.seat(patch.seat),
                        3 * things().look()->unit(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(withAlpha(theme.stone, 0.6F));
    painter.drawPath(band);
}

} // namespace merlon::canvas
