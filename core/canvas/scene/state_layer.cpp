#include "core/canvas/scene/state_layer.h"

#include <QPainter>
#include <QPainterPath>
#include <QPainterPathStroker>

#include <algorithm>
#include <limits>

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
    if (!things().look())
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const Picture &picture = things().picture();
    for (std::size_t place = 0; place < picture.places.size(); ++place)
        paintPlace(*painter, place);
    for (const PatchPicture &patch : picture.patches)
        paintPatch(*painter, patch);
    painter->restore();
}

/// A hatching for what it is made of, a border in the livery of its owner, a dot for each level.
void StateLayer::paintPlace(QPainter &painter, std::size_t place) const
{
    const PlacePicture &shown = things().picture().places[place];
    if (shown.ground.isEmpty() && shown.owner < 0 && shown.level == 0)
        return;
    const Theme &theme = m_board.art().theme();
    const QPainterPath &shape = things().look()->shapeOfPlace(place);
    const double unit = things().look()->unit();
    if (!shown.ground.isEmpty()) {
        painter.fillPath(shape, withAlpha(theme.shade(0.35), 0.45F));
        QBrush hatching(withAlpha(theme.ink, 0.55F), Qt::BDiagPattern);
        hatching.setTransform(QTransform::fromScale(unit, unit));
        painter.fillPath(shape, hatching);
    }
    if (shown.owner >= 0) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.seat(shown.owner), 5 * unit));
        painter.drawPath(shape);
    }
    const QRectF box = shape.boundingRect();
    painter.setPen(QPen(theme.paper, unit));
    painter.setBrush(theme.ink);
    for (int level = 0; level < shown.level; ++level)
        painter.drawEllipse(QPointF(box.left() + (8 + 12 * level) * unit, box.bottom() - 8 * unit), 4 * unit,
                            4 * unit);
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
