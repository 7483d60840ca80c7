#include "core/canvas/scene/board_things.h"

#include "core/board/changes/change.h"
#include "core/canvas/scene/motion/line_distance.h"
#include "core/canvas/scene/motion/walking.h"
#include "core/canvas/scene/painters/token_painter.h"
#include "core/games/families.h"

#include <QLineF>
#include <QPainterPathStroker>

#include <algorithm>
#include <utility>

namespace merlon::canvas {

namespace {

struct Hit {
    double order = 0; ///< the smallest lies foremost
    Thing thing;
};

void addSorted(std::vector<Hit> &hits, std::vector<Thing> &things)
{
    std::ranges::stable_sort(hits, {}, &Hit::order);
    for (Hit &hit : hits) {
        if (std::ranges::find(things, hit.thing) == things.end())
            things.push_back(std::move(hit.thing));
    }
    hits.clear();
}

/// Whether the box about a line has the point in it, or nearly; quick, for thousands of lines.
bool isNear(const std::vector<QPointF> &line, QPointF point, double reach)
{
    bool left = false;
    bool right = false;
    bool above = false;
    bool below = false;
    for (const QPointF corner : line) {
        left |= corner.x() - reach <= point.x();
        right |= corner.x() + reach >= point.x();
        above |= corner.y() - reach <= point.y();
        below |= corner.y() + reach >= point.y();
    }
    return left && right && above && below;
}

/// What places are made of, if their family draws that; empty where all is as the board says.
std::vector<QString> groundsOf(const Board &board, const Picture &picture)
{
    const BoardSchema *schema = findSchema(board.info().schema);
    std::vector<QString> grounds;
    if (schema == nullptr || schema->groundAttribute.empty())
        return grounds;
    if (std::ranges::all_of(picture.places, &QString::isEmpty, &PlacePicture::ground))
        return grounds;
    for (const PlacePicture &place : picture.places)
        grounds.push_back(place.ground);
    return grounds;
}

} // namespace

BoardThings::BoardThings() = default;
BoardThings::~BoardThings() = default;

void BoardThings::setBoard(const Board &board)
{
    m_board = board;
    m_grounds.clear();
    m_steady.end();
    m_look = makeLook(m_board);
    forgetOutlines();
}

std::unique_ptr<BoardLook> BoardThings::changeBoard(const Board &board)
{
    std::unique_ptr<BoardLook> before = std::exchange(m_look, makeLook(board, m_look.get()));
    m_board = board;
    m_grounds.clear();
    m_steady.end();
    forgetOutlines();
    return before;
}

bool BoardThings::renewLook()
{
    if (!m_look || m_look->isSuited())
        return false;
    m_look = makeLook(drawnBoard());
    m_steady.end();
    forgetOutlines();
    arrange();
    return true;
}

Board BoardThings::drawnBoard() const
{
    Board board = m_board;
    const BoardSchema *schema = findSchema(board.info().schema);
    BoardChange change;
    for (std::size_t place = 0; place < m_grounds.size(); ++place) {
        if (m_grounds[place].isEmpty())
            continue;
        Place made = board.places()[place];
        made.attributes.insert_or_assign(schema->groundAttribute, m_grounds[place].toStdString());
        change.edits.push_back(ReplacePlace {place, std::move(made)});
    }
    apply(board, change);
    return board;
}

std::unique_ptr<BoardLook> BoardThings::setPicture(Picture picture)
{
    m_picture = std::move(picture);
    m_picture.places.resize(m_board.places().size());
    m_picture.links.resize(m_board.links().size());
    std::unique_ptr<BoardLook> before;
    std::vector<QString> grounds = groundsOf(m_board, m_picture);
    if (m_look && grounds != m_grounds) {
        m_grounds = std::move(grounds);
        before = std::exchange(m_look, makeLook(drawnBoard(), m_look.get()));
        forgetOutlines();
    }
    arrange();
    return before;
}

void BoardThings::arrange()
{
    ++m_revision;
    m_spots = spotsFor(m_picture);
    m_steady.note(m_spots);
}

std::vector<Spot> BoardThings::spotsFor(const Picture &picture) const
{
    std::vector<Spot> spots = m_look ? m_look->arrange(picture) : std::vector<Spot> {};
    m_steady.settle(spots);
    return spots;
}

void BoardThings::setSteady(bool steady)
{
    if (steady == m_steady.isOn())
        return;
    if (steady)
        m_steady.begin(m_spots);
    else
        m_steady.end();
}

const Token &BoardThings::tokenAt(const Spot &spot) const
{
    return tokenOf(m_picture, spot);
}

std::vector<Thing> BoardThings::at(QPointF point, double reach) const
{
    std::vector<Thing> things;
    if (!m_look)
        return things;
    std::vector<Hit> hits;
    for (const Spot &spot : m_spots) {
        const double away = QLineF(spot.centre, point).length();
        if (away <= spot.size / 2 + reach)
            hits.push_back({away - spot.size / 2, spot.thing});
    }
    addSorted(hits, things);
    addGround(point, reach, things);
    return things;
}

std::vector<Thing> BoardThings::groundAt(QPointF point, double reach) const
{
    std::vector<Thing> things;
    if (m_look)
        addGround(point, reach, things);
    return things;
}

void BoardThings::addGround(QPointF point, double reach, std::vector<Thing> &things) const
{
    constexpr double kBeside =
        1.001; // of places of the same size, the one in which the point lies comes first
    std::vector<Hit> hits;
    for (std::size_t place = 0; m_parts.places && place < m_board.places().size(); ++place) {
        if (!m_parts.showsPlace(place))
            continue;
        const QPainterPath &shape = m_look->shapeOfPlace(place);
        const QRectF box = shape.boundingRect();
        if (box.adjusted(-reach, -reach, reach, reach).contains(point)
            && (shape.contains(point)
                || shape.intersects(QRectF(point.x() - reach, point.y() - reach, 2 * reach, 2 * reach))))
            hits.push_back({box.width() * box.height() * (shape.contains(point) ? 1 : kBeside),
                            placeThing(static_cast<int>(place))});
    }
    addSorted(hits, things);
    for (std::size_t link = 0; m_parts.links && link < m_board.links().size(); ++link) {
        const double width = m_look->widthOfLinks() / 2 + reach;
        const std::vector<QPointF> &line = m_look->lineOfLink(link);
        if (line.empty() || !showsLink(link) || !isNear(line, point, width))
            continue;
        if (const double away = distanceTo(line, point); away <= width)
            hits.push_back({away, linkThing(static_cast<int>(link))});
    }
    addSorted(hits, things);
}

const Spot *BoardThings::spotOf(const Thing &thing) const
{
    if (thing.key.empty())
        return nullptr;
    const auto exact = std::ranges::find(m_spots, thing, &Spot::thing);
    const auto found = exact != m_spots.end()
        ? exact
        : std::ranges::find_if(m_spots, [&](const Spot &spot) { return isMeant(thing, spot.thing); });
    return found == m_spots.end() ? nullptr : &*found;
}

bool BoardThings::isOnBoard(const Thing &thing) const
{
    return m_look
        && ((thing.place >= 0 && static_cast<std::size_t>(thing.place) < m_board.places().size())
            || (thing.link >= 0 && static_cast<std::size_t>(thing.link) < m_board.links().size()));
}

QPainterPath BoardThings::outlineOf(const Thing &thing) const
{
    if (!isOnBoard(thing))
        return {};
    if (const Spot *spot = spotOf(thing))
        return TokenPainter::outline(tokenAt(*spot), spot->box());
    if (thing.place >= 0)
        return m_look->shapeOfPlace(static_cast<std::size_t>(thing.place));
    return outlineOfLink(static_cast<std::size_t>(thing.link));
}

const QPainterPath &BoardThings::outlineOfLink(std::size_t link) const
{
    m_linkOutlines.resize(m_board.links().size());
    QPainterPath &outline = m_linkOutlines[link];
    const std::vector<QPointF> &line = m_look->lineOfLink(link);
    if (!outline.isEmpty() || line.empty())
        return outline;
    QPainterPath path(line.front());
    for (std::size_t i = 1; i < line.size(); ++i)
        path.lineTo(line[i]);
    QPainterPathStroker stroker;
    stroker.setWidth(m_look->widthOfLinks());
    stroker.setCapStyle(Qt::RoundCap);
    stroker.setJoinStyle(Qt::RoundJoin);
    outline = stroker.createStroke(path).simplified();
    return outline;
}

const QPainterPath &BoardThings::outlineAround(const std::vector<std::size_t> &places) const
{
    const auto known = m_joinedOutlines.find(places);
    if (known != m_joinedOutlines.end())
        return known->second;
    constexpr std::size_t kMost = 64;
    if (m_joinedOutlines.size() >= kMost)
        m_joinedOutlines.clear();
    return m_joinedOutlines.emplace(places, m_look->joined(places)).first->second;
}

void BoardThings::forgetOutlines()
{
    m_linkOutlines.clear();
    m_joinedOutlines.clear();
}

QString BoardThings::nameOf(const Thing &thing) const
{
    if (!isOnBoard(thing))
        return QString::fromStdString(thing.key);
    if (const Spot *spot = spotOf(thing))
        return tokenAt(*spot).name;
    if (!thing.key.empty())
        return QString::fromStdString(thing.key);
    if (thing.place >= 0) {
        const auto place = static_cast<std::size_t>(thing.place);
        const QString &name = m_picture.places[place].name;
        return name.isEmpty() ? QString::fromStdString(m_board.places()[place].key) : name;
    }
    const auto number = static_cast<std::size_t>(thing.link);
    const QString &name = m_picture.links[number].name;
    const Link &link = m_board.links()[number];
    if (m_picture.links[number].isNamedWhenAsked)
        return m_picture.nameOfLink(link);
    return name.isEmpty() ? QString::fromStdString(link.from + '>' + link.to) : name;
}

} // namespace merlon::canvas
