#include "core/canvas/scene/name_layer.h"

#include <QCoreApplication>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon::canvas {

namespace {

/// At a scale at which a unit is less than a part of a pixel there are no names.
constexpr double kSmallestNamed = 2.6;

/// The box of a text whose named side lies at the anchor.
QRectF boxAt(const NameAnchor &anchor, QSizeF size)
{
    QPointF corner = anchor.centre - QPointF(size.width() / 2, size.height() / 2);
    if (anchor.side & Qt::AlignTop)
        corner.setY(anchor.centre.y());
    if (anchor.side & Qt::AlignBottom)
        corner.setY(anchor.centre.y() - size.height());
    if (anchor.side & Qt::AlignLeft)
        corner.setX(anchor.centre.x());
    if (anchor.side & Qt::AlignRight)
        corner.setX(anchor.centre.x() - size.width());
    return {corner, size};
}

bool isFree(const QRectF &box, const std::vector<QRectF> &taken)
{
    return std::ranges::none_of(taken, [&](const QRectF &other) { return other.intersects(box); });
}

} // namespace

QFont NameLayer::fontFor(double scale, bool italic) const
{
    QFont font = m_font;
    font.setFamilies({u"EB Garamond"_s, u"Noto Serif"_s, u"DejaVu Serif"_s, u"serif"_s});
    font.setStyleHint(QFont::Serif);
    font.setItalic(italic);
    const double user = QFontInfo(m_font).pixelSize();
    const double unit = m_board.look() ? m_board.look()->unit() : 1;
    font.setPixelSize(static_cast<int>(std::clamp(17.5 * unit * scale, user * 0.72, user * 1.6)));
    return font;
}

/// Puts the name of a place where nothing is taken.
void NameLayer::putName(std::size_t place, double scale, std::vector<QRectF> &taken)
{
    const PlacePicture &picture = m_board.picture().places[place];
    const QString text = picture.note.isEmpty()
        ? picture.name
        : QCoreApplication::translate("Board", "%1 · %2").arg(picture.name, picture.note);
    const QRectF sheet = m_board.sheet().adjusted(14, 14, -14, -14);
    for (const NameAnchor &anchor : m_board.look()->nameAnchors(place)) {
        const QFont font = fontFor(scale, anchor.italic);
        const QFontMetricsF metrics(font);
        const QRectF box =
            boxAt(anchor, QSizeF(metrics.horizontalAdvance(text), metrics.height() * 0.9) / scale);
        if (!sheet.contains(box) || !isFree(box, taken))
            continue;
        QStaticText shown(text);
        shown.setTextFormat(Qt::PlainText);
        shown.prepare({}, font);
        m_names.push_back({shown, font, box});
        taken.push_back(box);
        return;
    }
}

void NameLayer::settle(const QRectF &visible, double scale)
{
    m_names.clear();
    m_scale = scale;
    const BoardLook *look = m_board.look();
    if (!look || kSmallestNamed * look->unit() * scale < 1)
        return;
    std::vector<QRectF> taken;
    for (const Spot &spot : m_board.spots()) {
        if (visible.intersects(spot.box()))
            taken.push_back(spot.box());
    }
    std::vector<std::size_t> seen;
    const std::size_t count = std::min(m_board.picture().places.size(), m_board.board().places().size());
    for (std::size_t place = 0; place < count; ++place) {
        const QRectF box = look->shapeOfPlace(place).boundingRect();
        if (!visible.intersects(box))
            continue;
        if (!m_board.picture().places[place].name.isEmpty())
            seen.push_back(place);
        if (!look->isNamedInside(place))
            taken.push_back(box.adjusted(3, 3, -3, -3));
    }
    for (const std::size_t named : seen)
        putName(named, scale, taken);
}

void NameLayer::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    const QTransform world = painter->worldTransform();
    const double scale = world.m11() / m_scale;
    painter->save();
    painter->setPen(m_board.art().theme().ink);
    for (const Plate &name : m_names) {
        if (!name.box.intersects(option->exposedRect))
            continue;
        painter->resetTransform();
        painter->translate(world.map(name.box.topLeft()).toPoint());
        if (qAbs(scale - 1) > 1e-6)
            painter->scale(scale, scale);
        painter->setFont(name.font);
        painter->drawStaticText(0, 0, name.text);
    }
    painter->restore();
}

} // namespace merlon::canvas
