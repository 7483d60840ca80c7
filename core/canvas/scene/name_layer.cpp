#include "core/canvas/scene/name_layer.h"

#include "core/canvas/art/fonts.h"
#include "core/canvas/art/keeps_lines.h"

#include <QCoreApplication>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionGraphicsItem>

#include <algorithm>
#include <functional>
#include <span>

using namespace Qt::StringLiterals;

namespace merlon::canvas {

namespace {

/// At a scale at which that many units are less than a pixel there are no names.
constexpr double kSmallestNamed = 2.6;
constexpr double kNameHalo = 2; ///< pixels around letters

/// The middle of a text whose named side lies at the anchor.
QPointF middleOf(const NameAnchor &anchor, QSizeF size)
{
    QPointF middle = anchor.centre;
    if (anchor.side & Qt::AlignTop)
        middle.ry() += size.height() / 2;
    if (anchor.side & Qt::AlignBottom)
        middle.ry() -= size.height() / 2;
    if (anchor.side & Qt::AlignLeft)
        middle.rx() += size.width() / 2;
    if (anchor.side & Qt::AlignRight)
        middle.rx() -= size.width() / 2;
    return middle;
}

/// Makes letters smaller until the text is no wider than that, but not too small to be read.
void narrow(QFont &font, const QString &text, double width)
{
    constexpr int kLeast = 11; // pixels
    const double now = QFontMetricsF(font).horizontalAdvance(text);
    if (width > 0 && now > width)
        font.setPixelSize(std::max(kLeast, static_cast<int>(font.pixelSize() * width / now)));
}

QPolygonF corners(const QRectF &box)
{
    return {{box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()}};
}

/// Whether one of the sides of `a` parts it from `b`.
bool isApartAlong(const QPolygonF &a, const QPolygonF &b)
{
    for (qsizetype i = 0; i < a.size(); ++i) {
        const QPointF side = a[(i + 1) % a.size()] - a[i];
        const QPointF normal(-side.y(), side.x());
        double mostA = -1e18;
        double leastA = 1e18;
        double mostB = -1e18;
        double leastB = 1e18;
        for (const QPointF point : a) {
            mostA = std::max(mostA, QPointF::dotProduct(normal, point));
            leastA = std::min(leastA, QPointF::dotProduct(normal, point));
        }
        for (const QPointF point : b) {
            mostB = std::max(mostB, QPointF::dotProduct(normal, point));
            leastB = std::min(leastB, QPointF::dotProduct(normal, point));
        }
        if (mostA <= leastB || mostB <= leastA)
            return true;
    }
    return false;
}

/// For convex shapes.
bool overlap(const QPolygonF &a, const QPolygonF &b)
{
    return a.boundingRect().intersects(b.boundingRect()) && !isApartAlong(a, b) && !isApartAlong(b, a);
}

QPolygonF convexShape(const QPainterPath &path)
{
    QPolygonF shape = path.toFillPolygon();
    if (shape.size() > 12) // an oval
        return corners(path.boundingRect());
    if (shape.isClosed())
        shape.removeLast();
    return shape;
}

} // namespace

QFont NameLayer::fontFor(double scale, const NameAnchor &anchor) const
{
    QFont font = m_font;
    font.setFamilies(titleFamilies());
    font.setStyleHint(QFont::Serif);
    font.setItalic(anchor.italic);
    const double user = QFontInfo(m_font).pixelSize();
    const double pixels = 1.35 * user * things().look()->unit() * scale;
    font.setPixelSize(qRound(std::clamp(pixels, user * 0.78, user * 1.9) * anchor.share));
    return font;
}

void NameLayer::write(QPainter &painter, const QString &text, QFont font) const
{
    if (keepsLines(painter))
        font.setHintingPreference(QFont::PreferNoHinting); // at whatever size it is printed
    const QPointF start(kNameHalo, kNameHalo + QFontMetricsF(font).ascent());
    QPainterPath letters;
    letters.addText(start, font, text);
    QColor halo = m_board.art().theme().parchment;
    halo.setAlphaF(0.62F);
    painter.setPen(QPen(halo, 2 * kNameHalo, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(letters);
    painter.setFont(font);
    painter.setPen(m_board.art().theme().ink);
    painter.drawText(start, text);
}

QPixmap NameLayer::written(const QString &text, const QFont &font, QSizeF size, double devicePixelRatio)
{
    const QString key = u"%1|%2|%3"_s.arg(font.key()).arg(devicePixelRatio).arg(text);
    if (const auto known = m_written.constFind(key); known != m_written.constEnd())
        return *known;
    constexpr qsizetype kMost = 1000;
    if (m_written.size() > kMost)
        m_written.clear();
    QPixmap pixmap((size * devicePixelRatio).toSize());
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    write(painter, text, font);
    painter.end();
    return *m_written.insert(key, pixmap);
}

/// Puts the name of a place, with its note if there is room for both, where nothing is taken.
void NameLayer::putName(std::size_t place, double scale, double devicePixelRatio,
                        std::vector<QPolygonF> &taken)
{
    const PlacePicture &picture = things().picture().places[place];
    //: The name of a place on the map and a note on it: west wall 2 · 2/4.
    const QString noted = QCoreApplication::translate("Board", "%1 · %2").arg(picture.name, picture.note);
    const auto put = [&](const QString &text, Letters size) {
        return putText(place, text, size, scale, devicePixelRatio, taken);
    };
    if (picture.note.isEmpty() || !put(noted, Letters::Usual)) {
        constexpr std::size_t kFewPlaces = 80; // of more, some go without a name until one comes nearer
        if (!put(picture.name, Letters::Usual) && !put(picture.name, Letters::AsRoomAllows)
            && things().board().places().size() <= kFewPlaces)
            put(picture.name, Letters::OverPlaces);
    }
}

bool NameLayer::putText(std::size_t place, const QString &text, Letters size, double scale,
                        double devicePixelRatio, std::vector<QPolygonF> &taken)
{
    const QRectF sheet = m_board.sheet().adjusted(14, 14, -14, -14);
    for (const NameAnchor &anchor : things().look()->nameAnchors(place)) {
        QFont font = fontFor(scale, anchor);
        if (size != Letters::Usual)
            narrow(font, text, anchor.room * scale);
        const QFontMetricsF metrics(font);
        const QSizeF letters(metrics.horizontalAdvance(text), metrics.height());
        if (anchor.room > 0 && letters.width() > anchor.room * scale)
            continue;
        const QPointF centre = middleOf(anchor, letters / scale);
        QTransform turn;
        turn.translate(centre.x(), centre.y()).rotate(anchor.angle);
        const QSizeF tight(letters.width() / scale, letters.height() * 0.72 / scale);
        const QPolygonF area =
            turn.map(corners(QRectF(QPointF(-tight.width() / 2, -tight.height() / 2), tight)));
        const auto isOver = [&](const QPolygonF &other) { return overlap(area, other); };
        const bool isClear = size == Letters::OverPlaces
            ? std::ranges::none_of(std::span(taken).first(m_pieces), isOver)
                && std::ranges::none_of(m_names, isOver, &Plate::area)
            : std::ranges::none_of(taken, isOver);
        const bool free = sheet.contains(area.boundingRect()) && isClear;
        if (!free)
            continue;
        const QSizeF box = letters + QSizeF(2 * kNameHalo, 2 * kNameHalo);
        m_names.push_back({static_cast<int>(place), text, font, written(text, font, box, devicePixelRatio),
                           centre, anchor.angle, area});
        taken.push_back(area);
        return true;
    }
    return false;
}

void NameLayer::settle(const QRectF &visible, double scale, double devicePixelRatio)
{
    m_names.clear();
    m_scale = scale;
    const BoardLook *look = things().look();
    if (!look || kSmallestNamed * look->unit() * scale < 1)
        return;
    std::vector<QPolygonF> taken;
    for (const Spot &spot : things().spots()) {
        if (visible.intersects(spot.box()))
            taken.push_back(corners(spot.box()));
    }
    m_pieces = taken.size();
    std::vector<std::size_t> seen;
    const std::size_t count = std::min(things().picture().places.size(), things().board().places().size());
    for (std::size_t place = 0; place < count; ++place) {
        const QPainterPath &shape = look->shapeOfPlace(place);
        if (!visible.intersects(shape.boundingRect()))
            continue;
        if (!things().picture().places[place].name.isEmpty())
            seen.push_back(place);
        if (!look->isNamedInside(place))
            taken.push_back(convexShape(shape));
    }
    // Where room is short, the places with the larger letters come first.
    std::ranges::stable_sort(seen, std::greater {}, [&](std::size_t place) {
        const std::vector<NameAnchor> anchors = look->nameAnchors(place);
        return anchors.empty() ? 0 : anchors.front().share;
    });
    for (const std::size_t named : seen)
        putName(named, scale, devicePixelRatio, taken);
}

int NameLayer::placeNamedAt(QPointF point) const
{
    const auto found = std::ranges::find_if(
        m_names, [point](const Plate &name) { return name.area.containsPoint(point, Qt::OddEvenFill); });
    return isVisible() && found != m_names.end() ? found->place : -1;
}

void NameLayer::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    const QTransform world = painter->worldTransform();
    const double scale = world.m11() / m_scale;
    painter->save();
    for (const Plate &name : m_names) {
        if (!name.area.boundingRect().intersects(option->exposedRect))
            continue;
        const QSizeF size = name.pixmap.deviceIndependentSize();
        const bool turned = name.angle != 0;
        painter->resetTransform();
        const QPointF centre = world.map(name.centre);
        painter->translate(centre.x(), centre.y());
        if (turned)
            painter->rotate(name.angle);
        const QPointF corner(-size.width() / 2 * scale, -size.height() / 2 * scale);
        if (keepsLines(*painter)) {
            painter->translate(corner);
            painter->scale(scale, scale);
            write(*painter, name.text, name.font);
            continue;
        }
        painter->setRenderHint(QPainter::SmoothPixmapTransform, turned);
        if (turned || qAbs(scale - 1) > 1e-6) {
            painter->drawPixmap(QRectF(corner, size * scale), name.pixmap, QRectF(name.pixmap.rect()));
        } else {
            painter->resetTransform();
            painter->drawPixmap((centre + corner).toPoint(), name.pixmap);
        }
    }
    painter->restore();
}

} // namespace merlon::canvas
