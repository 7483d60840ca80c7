#include "core/canvas/scene/layers/name_layer.h"

#include "core/canvas/art/fonts.h"
#include "core/canvas/art/keeps_lines.h"

#include <QCoreApplication>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionGraphicsItem>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numbers>
#include <span>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon::canvas {

namespace {

/// At a scale at which that many units are less than a pixel there are no names.
constexpr double kSmallestNamed = 2.6;
constexpr double kNameHalo = 2; ///< pixels around letters

constexpr std::array kAll {NameRoom::Kind::Piece, NameRoom::Kind::Place, NameRoom::Kind::Name,
                           NameRoom::Kind::Road};
constexpr std::array kAllButRoads {NameRoom::Kind::Piece, NameRoom::Kind::Place, NameRoom::Kind::Name};
constexpr std::array kPiecesAndNames {NameRoom::Kind::Piece, NameRoom::Kind::Name};
constexpr std::array kRoads {NameRoom::Kind::Road};

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

/// Makes letters smaller until the text is no wider than that, but not too small to be read; then narrower.
void narrow(QFont &font, const QString &text, double width)
{
    constexpr int kNarrowest = 76; // percent
    const double now = QFontMetricsF(font).horizontalAdvance(text);
    if (width <= 0 || now <= width)
        return;
    font.setPixelSize(
        std::max(static_cast<int>(kLeastLetters), static_cast<int>(font.pixelSize() * width / now)));
    const double least = QFontMetricsF(font).horizontalAdvance(text);
    if (least > width)
        font.setStretch(std::max(kNarrowest, static_cast<int>(100 * width / least)));
}

/// In pixels.
QSizeF sizeOf(const QString &text, const QFont &font)
{
    const QFontMetricsF metrics(font);
    return {metrics.horizontalAdvance(text), metrics.height()};
}

QPolygonF corners(const QRectF &box)
{
    return {{box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()}};
}

/// Along the longest of its straight sides; an oval has none.
QPointF longestDirection(const QPolygonF &rounded)
{
    constexpr double kStraight = 0.25; // of the way across
    const QSizeF size = rounded.boundingRect().size();
    double longest = kStraight * std::hypot(size.width(), size.height());
    QPointF direction(1, 0);
    for (qsizetype i = 1; i < rounded.size(); ++i) {
        const QPointF side = rounded[i] - rounded[i - 1];
        const double length = std::hypot(side.x(), side.y());
        if (length <= longest)
            continue;
        longest = length;
        direction = side / length;
    }
    return direction;
}

/// The box around a shape with round corners, turned as it lies.
QPolygonF boxOfRounded(const QPolygonF &rounded)
{
    const QPointF along = longestDirection(rounded);
    const QTransform turn(along.x(), along.y(), -along.y(), along.x(), 0, 0);
    return turn.map(corners(turn.inverted().map(rounded).boundingRect()));
}

QPolygonF convexShape(const QPainterPath &path)
{
    QPolygonF shape = path.toFillPolygon();
    if (shape.size() > 12)
        return boxOfRounded(shape);
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
    font.setPixelSize(
        qRound(std::max(std::clamp(pixels, user * 0.78, user * 1.9) * anchor.share, kLeastLetters)));
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

/// The text at an anchor; nothing where it would be too wide or leave the sheet.
std::optional<NameLayer::Plate> NameLayer::plateAt(std::size_t place, const QString &text,
                                                   const NameAnchor &anchor, Letters size) const
{
    QFont font = fontFor(m_scale, anchor);
    if (size != Letters::Usual)
        narrow(font, text, anchor.room * m_scale);
    const QSizeF letters = sizeOf(text, font);
    if (anchor.room > 0 && letters.width() > anchor.room * m_scale)
        return std::nullopt;
    const QPointF centre = middleOf(anchor, letters / m_scale);
    QTransform turn;
    turn.translate(centre.x(), centre.y()).rotate(anchor.angle);
    const QSizeF tight(letters.width() / m_scale, letters.height() * 0.72 / m_scale);
    const QPolygonF area = turn.map(corners(QRectF(QPointF(-tight.width() / 2, -tight.height() / 2), tight)));
    const QRectF sheet = m_board.sheet().adjusted(14, 14, -14, -14);
    if (!sheet.contains(area.boundingRect()))
        return std::nullopt;
    return Plate {static_cast<int>(place), text, size, font, {}, centre, anchor.angle, area,
                  anchor.isOnPlace,        0};
}

/// Puts the name of a place, with its note if there is room for both, where nothing is taken. Where all dots for a level
/// are filled they are told by themselves.
void NameLayer::putName(std::size_t place, NameRoom &room)
{
    const PlacePicture &picture = things().picture().places[place];
    //: The name of a place on the map and a note on it: west wall 2 · 2/4.
    const QString noted = QCoreApplication::translate("Canvas", "%1 · %2").arg(picture.name, picture.note);
    const auto put = [&](const QString &text, Letters size) { return putText(place, text, size, room); };
    const bool isWhole = picture.mostLevel > 0 && picture.level >= picture.mostLevel;
    if (!picture.note.isEmpty() && !isWhole && put(noted, Letters::Usual))
        return;
    if (put(picture.name, Letters::Usual) || put(picture.name, Letters::AsRoomAllows))
        return;
    constexpr std::size_t kFewPlaces = 80; // of more, some go without a name until one comes nearer
    if (things().board().places().size() > kFewPlaces)
        return;
    if (!putAround(place, Distance::Near, room) && !put(picture.name, Letters::OverPlaces))
        putAround(place, Distance::Far, room);
}

bool NameLayer::take(std::optional<Plate> plate, std::span<const NameRoom::Kind> kinds, NameRoom &room)
{
    if (!plate || !room.isFree(plate->area, kinds, plate->owner()))
        return false;
    plate->number = room.add(NameRoom::Kind::Name, plate->area);
    m_names.push_back(std::move(*plate));
    return true;
}

bool NameLayer::putText(std::size_t place, const QString &text, Letters size, NameRoom &room)
{
    const std::span<const NameRoom::Kind> kinds =
        size == Letters::OverPlaces ? std::span<const NameRoom::Kind>(kPiecesAndNames) : kAllButRoads;
    const std::vector<NameAnchor> anchors = things().look()->nameAnchors(place);
    return std::ranges::any_of(anchors, [&](const NameAnchor &anchor) {
        return take(plateAt(place, text, anchor, size), kinds, room);
    });
}

/// Where none of the anchors has room: all around the place, the nearest first. Names that have to stay within their
/// place do not go there.
bool NameLayer::putAround(std::size_t place, Distance distance, NameRoom &room)
{
    constexpr int kDirections = 16;
    const std::vector<NameAnchor> anchors = things().look()->nameAnchors(place);
    if (anchors.empty() || anchors.back().room > 0)
        return false;
    const bool isNear = distance == Distance::Near;
    const std::span<const NameRoom::Kind> kinds =
        isNear ? std::span<const NameRoom::Kind>(kAllButRoads) : kPiecesAndNames;
    const QString &text = things().picture().places[place].name;
    const QRectF box = things().look()->shapeOfPlace(place).boundingRect();
    NameAnchor anchor {box.center(), anchors.front().italic};
    anchor.share = anchors.back().share;
    const QSizeF letters = sizeOf(text, fontFor(m_scale, anchor)) / m_scale;
    const int rings = isNear ? 2 : 14; // each of them half a line farther away
    for (int ring = 0; ring < rings; ++ring) {
        const QSizeF around = (box.size() + letters + QSizeF(ring, ring) * letters.height()) / 2;
        for (int direction = 0; direction < kDirections; ++direction) {
            const double angle = std::numbers::pi * (0.5 + 2.0 * direction / kDirections); // from below
            anchor.centre =
                box.center() + QPointF(std::cos(angle) * around.width(), std::sin(angle) * around.height());
            if (take(plateAt(place, text, anchor, Letters::OverPlaces), kinds, room))
                return true;
        }
    }
    return false;
}

/// Names on roads go to where nothing at all lies; where there is no such room they stay.
void NameLayer::leaveRoads(NameRoom &room)
{
    const BoardLook &look = *things().look();
    for (std::size_t link = 0; link < things().board().links().size(); ++link) {
        if (things().showsLink(link) && !look.isShownBySide(link))
            room.addRoad(look.lineOfLink(link), look.widthOfLinks());
    }
    for (Plate &name : m_names) {
        if (room.isFree(name.area, kRoads))
            continue;
        room.remove(name.number);
        const auto place = static_cast<std::size_t>(name.place);
        for (const NameAnchor &anchor : look.nameAnchors(place)) {
            std::optional<Plate> plate = plateAt(place, name.text, anchor, name.letters);
            if (!plate || !room.isFree(plate->area, kAll, plate->owner()))
                continue;
            name = std::move(*plate);
            break;
        }
        name.number = room.add(NameRoom::Kind::Name, name.area);
    }
}

void NameLayer::lookForRoom()
{
    const std::optional<Wanted> wanted = std::exchange(m_wanted, std::nullopt);
    if (!wanted)
        return;
    const QRectF &visible = wanted->visible;
    const double scale = wanted->scale;
    m_names.clear();
    m_scale = scale;
    const BoardLook *look = things().look();
    if (!look || kSmallestNamed * look->unit() * scale < 1)
        return;
    NameRoom room(visible);
    for (const Spot &spot : things().spots()) {
        if (visible.intersects(spot.box()))
            room.add(NameRoom::Kind::Piece, corners(spot.box()));
    }
    std::vector<std::size_t> seen;
    const std::size_t count = std::min(things().picture().places.size(), things().board().places().size());
    for (std::size_t place = 0; place < count; ++place) {
        const QPainterPath &shape = look->shapeOfPlace(place);
        if (!visible.intersects(shape.boundingRect()))
            continue;
        if (!things().picture().places[place].name.isEmpty())
            seen.push_back(place);
        if (look->isNamedInside(place))
            continue;
        room.add(NameRoom::Kind::Place, convexShape(shape), static_cast<int>(place));
        const PlacePicture &picture = things().picture().places[place];
        if (const int dots = std::max(picture.level, picture.mostLevel); dots > 0)
            room.add(NameRoom::Kind::Place, look->levelDots(place, dots).outline());
    }
    // Where room is short, the places with the larger letters come first.
    std::ranges::stable_sort(seen, std::greater {}, [&](std::size_t place) {
        const std::vector<NameAnchor> anchors = look->nameAnchors(place);
        return anchors.empty() ? 0 : anchors.front().share;
    });
    for (const std::size_t named : seen)
        putName(named, room);
    leaveRoads(room);
    for (Plate &name : m_names) {
        const QSizeF box = sizeOf(name.text, name.font) + QSizeF(2 * kNameHalo, 2 * kNameHalo);
        name.pixmap = written(name.text, name.font, box, wanted->ratio);
    }
}

std::vector<WrittenName> NameLayer::names()
{
    lookForRoom();
    std::vector<WrittenName> names;
    for (const Plate &name : m_names)
        names.push_back({name.place, name.text, name.area, name.font.pixelSize()});
    return names;
}

int NameLayer::placeNamedAt(QPointF point)
{
    lookForRoom();
    const auto found = std::ranges::find_if(
        m_names, [point](const Plate &name) { return name.area.containsPoint(point, Qt::OddEvenFill); });
    return isVisible() && found != m_names.end() ? found->place : -1;
}

void NameLayer::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    lookForRoom();
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
