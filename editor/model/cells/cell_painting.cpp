#include "editor/model/cells/cell_painting.h"

#include "core/board/attributes/own_attributes.h"
#include "core/board/cells/square_numbers.h"
#include "editor/model/shaping.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace merlon {

namespace {

bool isOnDrawing(Point point)
{
    return point.x >= 0 && point.x <= kDrawingSize && point.y >= 0 && point.y <= kDrawingSize;
}

/// One stroke: gathers the edits of places, then those of links.
class Stroke {
public:
    Stroke(const Board &board, const BoardSchema &schema, const CellMap &map, const CellInk &ink)
        : m_board(board)
        , m_extended(schema, board.info())
        , m_schema(*m_extended)
        , m_map(map)
        , m_ink(ink)
        , m_kind(schema.linkKind(schema.cells.link))
        , m_numbering(numberingOf(board, m_schema, map))
    {
        for (const Place &place : board.places())
            m_keys.insert(place.key);
        for (const Link &link : board.links()) {
            if (m_kind && link.kind == m_kind->key)
                m_linked.insert(std::minmax<std::string_view>(link.from, link.to));
        }
    }

    void paint(Cell cell)
    {
        if (const auto place = m_map.placeIn(cell))
            alter(*place);
        else if (m_schema.placeKind(m_ink.kind))
            add(cell);
    }

    BoardChange change()
    {
        findLinks();
        BoardChange change;
        for (const auto &[position, place] : m_altered)
            change.edits.emplace_back(ReplacePlace {position, place});
        std::size_t places = m_board.places().size();
        for (const auto &[cell, place] : m_added)
            change.edits.emplace_back(InsertPlace {places++, place});
        for (auto link = m_gone.rbegin(); link != m_gone.rend(); ++link)
            change.edits.emplace_back(EraseLink {*link});
        std::size_t links = m_board.links().size() - m_gone.size();
        for (Link &link : m_newLinks)
            change.edits.emplace_back(InsertLink {links++, std::move(link)});
        return change;
    }

private:
    /// What the ink makes of a place.
    Place dipped(Place place) const
    {
        if (!m_ink.kind.empty())
            place.kind = m_ink.kind;
        const PlaceKind *kind = m_schema.placeKind(place.kind);
        if (!kind)
            return place;
        std::erase_if(place.attributes,
                      [&](const auto &held) { return !findAttribute(kind->attributes, held.first); });
        for (const auto &[key, value] : m_ink.attributes) {
            const AttributeSchema *attribute = findAttribute(kind->attributes, key);
            if (attribute && value == attribute->standard)
                place.attributes.erase(key);
            else if (attribute)
                place.attributes[key] = value;
        }
        return place;
    }

    void alter(std::size_t position)
    {
        const Place &before = m_board.places()[position];
        Place altered = dipped(before);
        if (altered.kind != before.kind)
            writeSquare(altered, m_schema, m_map.cellOf(position) + m_numbering);
        if (altered.kind != before.kind && isNumbered(before.key, before.kind))
            altered.key = takeKey(altered.kind);
        if (altered != before)
            m_altered.emplace(position, std::move(altered));
    }

    /// Whether a key is one that painting gives to places of a kind: `field-12`.
    static bool isNumbered(std::string_view key, std::string_view kind)
    {
        if (!key.starts_with(kind) || key.size() < kind.size() + 2 || key[kind.size()] != '-')
            return false;
        key.remove_prefix(kind.size() + 1);
        return std::ranges::all_of(key, [](char letter) { return letter >= '0' && letter <= '9'; });
    }

    void add(Cell cell)
    {
        const Point middle = middleOf(m_map.grid(), cell);
        const std::string key = takeKey(m_ink.kind);
        Place place = dipped({key, m_ink.kind, standardSide(m_schema), snapped(middle, 0), {}, {}});
        writeSquare(place, m_schema, cell + m_numbering);
        m_added.emplace_back(cell, std::move(place));
    }

    /// A key that no place has or has had. Counted on, so that hundreds of new cells do not each try all numbers.
    std::string takeKey(const std::string &kind)
    {
        std::string key;
        do {
            key = kind + "-" + std::to_string(++m_number);
        } while (m_keys.contains(key));
        m_keys.insert(key);
        return key;
    }

    /// A place as it will be.
    const Place &after(std::size_t position) const
    {
        const auto altered = m_altered.find(position);
        return altered == m_altered.end() ? m_board.places()[position] : altered->second;
    }

    void findLinks()
    {
        if (!m_kind)
            return;
        for (std::size_t i = 0; !m_altered.empty() && i < m_board.links().size(); ++i) {
            const Link &link = m_board.links()[i];
            const auto from = m_board.indexOf(link.from);
            const auto to = m_board.indexOf(link.to);
            if (link.kind == m_kind->key && from && to
                && (m_altered.contains(*from) || m_altered.contains(*to))
                && !mayJoin(*m_kind, after(*from).kind, after(*to).kind))
                m_gone.push_back(i);
        }
        for (const auto &[position, place] : m_altered) {
            if (m_map.placeIn(m_map.cellOf(position)) == position)
                linkAltered(position);
        }
        std::map<Cell, const Place *> added;
        for (const auto &[cell, place] : m_added) {
            linkAdded(cell, place, added);
            added.emplace(cell, &place);
        }
    }

    /// To neighbours to which its kind has not allowed a link before.
    void linkAltered(std::size_t position)
    {
        for (const Cell near : neighboursOf(m_map.grid().shape, m_map.cellOf(position))) {
            const auto other = m_map.placeIn(near);
            if (!other || (m_altered.contains(*other) && *other < position))
                continue;
            const std::span<const Place> places = m_board.places();
            const bool isNew = !mayJoin(*m_kind, places[position].kind, places[*other].kind)
                && mayJoin(*m_kind, after(position).kind, after(*other).kind);
            if (isNew
                && !m_linked.contains(
                    std::minmax<std::string_view>(places[position].key, places[*other].key)))
                m_newLinks.push_back({m_kind->key, after(position).key, after(*other).key, {}, {}});
        }
    }

    void linkAdded(Cell cell, const Place &place, const std::map<Cell, const Place *> &added)
    {
        for (const Cell near : neighboursOf(m_map.grid().shape, cell)) {
            const auto there = m_map.placeIn(near);
            const auto fresh = added.find(near);
            if (!there && fresh == added.end())
                continue;
            const Place &other = there ? after(*there) : *fresh->second;
            if (mayJoin(*m_kind, other.kind, place.kind))
                m_newLinks.push_back({m_kind->key, other.key, place.key, {}, {}});
        }
    }

    const Board &m_board;
    const ExtendedSchema m_extended;
    const BoardSchema &m_schema; ///< with what the board adds
    const CellMap &m_map;
    const CellInk &m_ink;
    const LinkKind *m_kind;
    const Cell m_numbering; ///< of squares
    std::set<std::string> m_keys;
    std::set<std::pair<std::string_view, std::string_view>> m_linked; ///< ends of links between neighbours
    std::size_t m_number = 0;
    std::map<std::size_t, Place> m_altered; ///< by position
    std::vector<std::pair<Cell, Place>> m_added;
    std::vector<std::size_t> m_gone; ///< links
    std::vector<Link> m_newLinks;
};

} // namespace

std::vector<Cell> withinDrawing(const CellGrid &grid, std::span<const Cell> cells)
{
    std::set<Cell> seen;
    std::vector<Cell> within;
    for (const Cell cell : cells) {
        if (isOnDrawing(middleOf(grid, cell)) && seen.insert(cell).second)
            within.push_back(cell);
    }
    return within;
}

BoardChange painted(const Board &board, const BoardSchema &schema, const CellMap &map,
                    std::span<const Cell> cells, const CellInk &ink)
{
    Stroke stroke(board, schema, map, ink);
    for (const Cell cell : withinDrawing(map.grid(), cells))
        stroke.paint(cell);
    return stroke.change();
}

BoardChange erased(const Board &board, const CellMap &map, std::span<const Cell> cells)
{
    std::set<std::size_t> places;
    for (const Cell cell : cells) {
        if (const auto place = map.placeIn(cell))
            places.insert(*place);
    }
    std::set<std::string_view> keys;
    for (const std::size_t place : places)
        keys.insert(board.places()[place].key);
    BoardChange change;
    for (std::size_t i = board.links().size(); !keys.empty() && i-- > 0;) {
        if (keys.contains(board.links()[i].from) || keys.contains(board.links()[i].to))
            change.edits.emplace_back(EraseLink {i});
    }
    for (auto place = places.rbegin(); place != places.rend(); ++place)
        change.edits.emplace_back(ErasePlace {*place});
    return change;
}

std::vector<Cell> floodedCells(const Board &board, const BoardSchema &schema, const CellMap &map, Cell from,
                               const CellInk &ink)
{
    std::vector<Cell> flooded;
    if (const auto start = map.placeIn(from)) {
        const Place &first = board.places()[*start];
        const auto belongs = [&](const Place &place) {
            return place.kind == first.kind && std::ranges::all_of(ink.attributes, [&](const auto &left) {
                       return attributeOf(schema, place, left.first)
                           == attributeOf(schema, first, left.first);
                   });
        };
        for (const std::size_t place : floodFrom(board, schema.cells.link, *start, belongs))
            flooded.push_back(map.cellOf(place));
        return flooded;
    }
    if (!isOnDrawing(middleOf(map.grid(), from)))
        return {};
    std::set<Cell> seen {from};
    flooded.push_back(from);
    for (std::size_t next = 0; next < flooded.size(); ++next) {
        for (const Cell near : neighboursOf(map.grid().shape, flooded[next])) {
            if (!map.placeIn(near) && isOnDrawing(middleOf(map.grid(), near)) && seen.insert(near).second)
                flooded.push_back(near);
        }
    }
    return flooded;
}

CellInk inkOf(const Board &board, const BoardSchema &schema, const CellMap &map, Cell cell)
{
    const auto number = map.placeIn(cell);
    if (!number)
        return {};
    const Place &place = board.places()[*number];
    CellInk ink {place.kind, {}};
    if (const PlaceKind *kind = schema.placeKind(place.kind)) {
        for (const AttributeSchema &attribute : kind->attributes) {
            if (!isSquareNumber(schema, attribute.key)) // every cell has its own
                ink.attributes[attribute.key] = attributeOf(schema, place, attribute.key);
        }
    }
    return ink;
}

BoardChange withGrid(const Board &board, const BoardSchema &schema, const CellGrid &grid)
{
    const CellGrid before = gridOf(board, schema);
    const bool hasOtherSides = stepsOf(grid.shape).size() != stepsOf(before.shape).size();
    const bool isGone = grid.shape == CellShape::None && schema.cells.anyShape;
    if (grid == before || (!isGone && !isSound(grid)) || (hasOtherSides && !schema.cells.anyShape))
        return {};
    BoardInfo info = board.info();
    info.cells = isGone ? std::optional<CellGrid>() : grid;
    BoardChange change {{ReplaceInfo {std::move(info)}}};
    if (hasOtherSides)
        return change;
    const CellMap map(board, before);
    for (std::size_t i = 0; i < board.places().size(); ++i) {
        if (!map.isOnGrid(i))
            continue;
        Place place = board.places()[i];
        place.at = snapped(middleOf(grid, map.cellOf(i)), 0);
        if (place != board.places()[i])
            change.edits.emplace_back(ReplacePlace {i, std::move(place)});
    }
    return change;
}

} // namespace merlon
