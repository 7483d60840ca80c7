#include "editor/model/copying.h"

#include "core/board/cells/cell_map.h"
#include "core/board/cells/grid.h"
#include "core/board/cells/square_numbers.h"
#include "core/board/keys.h"
#include "editor/model/own_attribute_edits.h"
#include "editor/model/properties.h"
#include "editor/model/shaping.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace merlon {

namespace {

/// Makes keys that neither the board nor what comes with them has.
class NewKeys {
public:
    explicit NewKeys(const Board &board)
        : m_free([this, &board](std::string_view key) {
            return board.indexOf(key).has_value() || m_taken.contains(key);
        })
    {
    }
    NewKeys(const NewKeys &) = delete; // what is free is asked of this one
    NewKeys &operator=(const NewKeys &) = delete;

    std::string take(const std::string &wanted)
    {
        std::string key = m_free.find(wanted);
        m_taken.insert(key);
        return key;
    }

private:
    std::set<std::string, std::less<>> m_taken;
    FreeKeys m_free;
};

/// Appends places and links to a board.
class Adding {
public:
    explicit Adding(const Board &board)
        : m_places(board.places().size())
        , m_links(board.links().size())
    {
    }

    void add(Place place)
    {
        m_addition.added.places.insert(place.key);
        m_addition.change.edits.emplace_back(InsertPlace {m_places++, std::move(place)});
    }
    void add(Link link)
    {
        m_addition.added.links.insert(linkName(link));
        m_addition.change.edits.emplace_back(InsertLink {m_links++, std::move(link)});
    }
    Addition take(std::map<std::string, std::string> copies)
    {
        m_addition.copies = std::move(copies);
        return std::move(m_addition);
    }

private:
    std::size_t m_places;
    std::size_t m_links;
    Addition m_addition;
};

std::optional<std::string> otherSide(const BoardSchema &schema, const std::string &side)
{
    if (schema.sides.size() < 2)
        return std::nullopt;
    if (side == schema.sides[0])
        return schema.sides[1];
    if (side == schema.sides[1])
        return schema.sides[0];
    return std::nullopt;
}

/// `west-wall-1` becomes `east-wall-1`; a key that does not tell the side stays.
std::string keyOnSide(const std::string &key, const std::string &from, const std::string &to)
{
    if (key == from)
        return to;
    return key.starts_with(from + '-') ? to + key.substr(from.size()) : key;
}

Point acrossTheMiddle(Point at)
{
    return {kDrawingSize - at.x, at.y};
}

/// The copies of places by the keys of their originals.
using Copies = std::map<std::string, std::string>;

/// The copy of a link whose ends have copies, or lie on neither side; none if no end was copied.
std::optional<Link> mirroredLink(const Board &board, const BoardSchema &schema, const Copies &copies,
                                 Link link)
{
    bool copied = false;
    for (std::string *end : {&link.from, &link.to}) {
        if (const auto copy = copies.find(*end); copy != copies.end()) {
            *end = copy->second;
            copied = true;
            continue;
        }
        const Place *place = board.find(*end);
        if (!place || otherSide(schema, place->side))
            return std::nullopt;
    }
    std::ranges::transform(link.via, link.via.begin(), acrossTheMiddle);
    return copied ? std::optional(std::move(link)) : std::nullopt;
}

/// Cells that are mirrored into empty ones: those of a family without sides.
class MirroredCells {
public:
    MirroredCells(const Board &board, const BoardSchema &schema)
        : m_board(board)
        , m_schema(schema)
        , m_map(board, gridOf(board, schema))
        , m_numbering(numberingOf(board, schema, m_map))
        , m_keys(board)
    {
    }

    void add(std::size_t number)
    {
        Place place = m_board.places()[number];
        const Cell cell = cellAt(m_map.grid(), acrossTheMiddle(place.at));
        if (m_map.placeIn(cell) || !m_taken.insert(cell).second)
            return;
        const std::string key = m_keys.take(place.key);
        m_copies.emplace(place.key, key);
        place.key = key;
        place.at = snapped(middleOf(m_map.grid(), cell), 0);
        place.names.clear(); // two places of one name would be confused
        writeSquare(place, m_schema, cell + m_numbering);
        m_places.push_back(std::move(place));
    }

    Addition take()
    {
        Adding adding(m_board);
        std::vector<Place> all(m_board.places().begin(), m_board.places().end());
        all.insert(all.end(), m_places.begin(), m_places.end());
        const Board both(m_board.info(), std::move(all),
                         std::vector<Link>(m_board.links().begin(), m_board.links().end()));
        std::set<std::string> fresh;
        for (Place &place : m_places) {
            fresh.insert(place.key);
            adding.add(std::move(place));
        }
        for (Link &link : missingNeighbourLinks(both, m_schema, CellMap(both, m_map.grid()))) {
            if (fresh.contains(link.from) || fresh.contains(link.to))
                adding.add(std::move(link));
        }
        return adding.take(std::move(m_copies));
    }

private:
    const Board &m_board;
    const BoardSchema &m_schema;
    const CellMap m_map;
    const Cell m_numbering;
    NewKeys m_keys;
    std::set<Cell> m_taken;
    std::vector<Place> m_places;
    Copies m_copies;
};

/// What a new place of a kind should be, if the schema asks: its attribute, and the first word that is not taken.
std::optional<std::pair<std::string, std::string>>
newIdentity(const Board &board, const BoardSchema &schema, const std::string &kind, const std::string &wanted)
{
    const AttributeSchema *identity = identityOf(schema, kind);
    if (!identity)
        return std::nullopt;
    if (std::ranges::find(identity->words, wanted) != identity->words.end())
        return std::pair {identity->key, wanted};
    for (const std::string &word : identity->words) {
        const bool taken = std::ranges::any_of(board.places(), [&](const Place &place) {
            return place.kind == kind && wordOf(schema, place, identity->key) == word;
        });
        if (!taken)
            return std::pair {identity->key, word};
    }
    return std::nullopt;
}

} // namespace

Board partOf(const Board &board, const Selection &selection)
{
    std::vector<Place> places;
    for (const std::size_t place : placesIn(board, selection))
        places.push_back(board.places()[place]);
    std::vector<Link> links;
    std::ranges::copy_if(board.links(), std::back_inserter(links),
                         [&](const Link &link) { return liesWithin(selection, link); });
    return {board.info(), std::move(places), std::move(links)};
}

Addition pasted(const Board &board, const Board &part, Point by)
{
    NewKeys keys(board);
    Adding adding(board);
    Copies copies;
    const auto shift = [by](Point at) { return Point {at.x + by.x, at.y + by.y}; };
    for (Place place : part.places()) {
        const std::string key = keys.take(place.key);
        copies.emplace(place.key, key); // links mean the first of that key
        place.key = key;
        place.at = shift(place.at);
        adding.add(std::move(place));
    }
    for (Link link : part.links()) {
        if (!copies.contains(link.from) || !copies.contains(link.to))
            continue;
        link.from = copies.at(link.from);
        link.to = copies.at(link.to);
        std::ranges::transform(link.via, link.via.begin(), shift);
        adding.add(std::move(link));
    }
    Addition addition = adding.take(std::move(copies));
    if (std::optional<BoardInfo> info = infoForPart(board, part)) {
        auto &edits = addition.change.edits;
        edits.insert(edits.begin(), ReplaceInfo {std::move(*info)});
    }
    return addition;
}

Addition mirrored(const Board &board, const Selection &selection, const BoardSchema &schema)
{
    if (schema.sides.size() < 2 && hasCells(board, schema)) {
        MirroredCells cells(board, schema);
        for (const std::size_t i : placesIn(board, selection))
            cells.add(i);
        return cells.take();
    }
    NewKeys keys(board);
    Adding adding(board);
    Copies copies;
    for (const std::size_t i : placesIn(board, selection)) {
        Place place = board.places()[i];
        const auto side = otherSide(schema, place.side);
        if (!side)
            continue;
        const std::string key = keys.take(keyOnSide(place.key, place.side, *side));
        copies.emplace(place.key, key);
        place.key = key;
        place.side = *side;
        place.at = acrossTheMiddle(place.at);
        place.names.clear(); // two places of one name would be confused
        adding.add(std::move(place));
    }
    for (const Link &link : board.links()) {
        if (auto copy = mirroredLink(board, schema, copies, link))
            adding.add(std::move(*copy));
    }
    return adding.take(std::move(copies));
}

BoardChange removal(const Board &board, const Selection &selection)
{
    BoardChange change;
    for (std::size_t i = board.links().size(); i-- > 0;) {
        const Link &link = board.links()[i];
        if (selection.links.contains(linkName(link)) || selection.places.contains(link.from)
            || selection.places.contains(link.to))
            change.edits.emplace_back(EraseLink {i});
    }
    const std::vector<std::size_t> places = placesIn(board, selection);
    for (auto place = places.rbegin(); place != places.rend(); ++place)
        change.edits.emplace_back(ErasePlace {*place});
    return change;
}

Place newPlace(const Board &board, const BoardSchema &schema, const std::string &kind,
               const std::string &side, Point at, const std::string &identity)
{
    Place place {kind, kind, side, at, {}, {}};
    bool isOneOfMany = false;
    if (const auto found = newIdentity(board, schema, kind, identity)) {
        place.key = identityKey(schema, kind, found->second);
        if (wordOf(schema, place, found->first) != found->second)
            place.attributes[found->first] = found->second;
    } else if (otherSide(schema, side)) {
        place.key = side + '-' + kind;
        isOneOfMany = !board.find(place.key);
    }
    const std::string numbered = place.key + "-1"; // where the first has a number, the next ones follow it
    place.key = freeKey(board, isOneOfMany || board.find(numbered) ? numbered : place.key);
    return place;
}

LinkRefusal whyNoLink(const Board &board, const BoardSchema &schema, const LinkName &link)
{
    const LinkKind *kind = schema.linkKind(link.kind);
    const Place *from = board.find(link.from);
    const Place *to = board.find(link.to);
    if (!kind || !from || !to)
        return LinkRefusal::UnknownPlace;
    if (from == to)
        return LinkRefusal::SamePlace;
    const LinkName back {link.kind, link.to, link.from};
    const auto isThere = [&](const Link &there) {
        const LinkName name = linkName(there);
        return name == link || (!kind->directed && name == back);
    };
    if (std::ranges::any_of(board.links(), isThere))
        return LinkRefusal::AlreadyThere;
    if (mayJoin(*kind, from->kind, to->kind))
        return LinkRefusal::None;
    return mayJoin(*kind, to->kind, from->kind) ? LinkRefusal::OnlyBackwards : LinkRefusal::KindsDoNotFit;
}

Link withEnd(Link link, LinkEnd end, const std::string &place)
{
    (end == LinkEnd::From ? link.from : link.to) = place;
    return link;
}

/// Of the links only those are looked at that might be the new one already.
std::vector<std::size_t> placesForEnd(const Board &board, const BoardSchema &schema, const Link &link,
                                      LinkEnd end)
{
    const std::string &kept = end == LinkEnd::From ? link.to : link.from;
    std::vector<Link> rivals;
    for (const Link &other : board.links()) {
        if (other.kind == link.kind && (other.from == kept || other.to == kept))
            rivals.push_back(other);
    }
    const Board withRivals(board.info(), {board.places().begin(), board.places().end()}, std::move(rivals));
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < board.places().size(); ++i) {
        const Link other = withEnd(link, end, board.places()[i].key);
        if (whyNoLink(withRivals, schema, linkName(other)) == LinkRefusal::None)
            places.push_back(i);
    }
    return places;
}

Addition reversed(const Board &board, const Selection &selection)
{
    Addition reversal;
    for (const std::size_t i : linksIn(board, selection)) {
        Link link = board.links()[i];
        std::swap(link.from, link.to);
        std::ranges::reverse(link.via);
        reversal.added.links.insert(linkName(link));
        reversal.change.edits.emplace_back(ReplaceLink {i, std::move(link)});
    }
    return reversal;
}

} // namespace merlon
