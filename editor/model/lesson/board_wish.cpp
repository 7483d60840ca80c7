#include "editor/model/lesson/board_wish.h"

#include "core/board/changes/change.h"
#include "editor/model/copying.h"
#include "editor/model/findings.h"
#include "editor/model/layouts/fortress_layout.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace merlon {

namespace {

constexpr double kFree = 50;     ///< this far from all others a place has room
constexpr double kArranged = 15; ///< places that would move less than this lie where they belong

double farness(Point a, Point b)
{
    return std::hypot(a.x - b.x, a.y - b.y);
}

void perform(Board &board, const BoardChange &change)
{
    static_cast<void>(apply(board, change)); // what does not fit changes nothing
}

std::vector<std::string> keysOf(const Board &board, const std::string &kind, const std::string &side = {})
{
    std::vector<std::string> keys;
    for (const Place &place : board.places()) {
        if (place.kind == kind && (side.empty() || place.side == side))
            keys.push_back(place.key);
    }
    return keys;
}

double roomAt(const Board &board, Point at)
{
    double room = std::numeric_limits<double>::max();
    for (const Place &place : board.places())
        room = std::min(room, farness(place.at, at));
    return room;
}

/// The first of the points that has room, or else the one with the most.
Point freeOf(const Board &board, const std::vector<Point> &points)
{
    const auto room = [&](Point at) { return roomAt(board, at); };
    const auto free = std::ranges::find_if(points, [&](Point at) { return room(at) >= kFree; });
    return free != points.end() ? *free : *std::ranges::max_element(points, {}, room);
}

/// Where the links of a wish begin, or end, as seen from the places that are to have them.
struct WishedLinks {
    const LinksWish &wish;
    bool isDirected = false;

    bool isFrom() const { return wish.each == LinksWish::Each::From; }
    const std::string &owners() const { return isFrom() ? wish.from : wish.to; }
    const std::string &others() const { return isFrom() ? wish.to : wish.from; }

    /// The places of the other kind to which one is linked.
    std::vector<std::string> linkedWith(const Board &board, const std::string &key) const
    {
        std::vector<std::string> linked;
        for (const Link &link : board.links()) {
            const bool leaves = link.from == key && (isFrom() || !isDirected);
            const bool arrives = link.to == key && (!isFrom() || !isDirected);
            const Place *other = leaves ? board.find(link.to) : arrives ? board.find(link.from) : nullptr;
            if (link.kind == wish.kind && other && other->kind == others())
                linked.push_back(other->key);
        }
        return linked;
    }

    /// The nearest place of its side that is not linked with it yet; null if there is none.
    const Place *next(const Board &board, const std::string &key) const
    {
        const Place &place = *board.find(key);
        const std::vector<std::string> linked = linkedWith(board, key);
        const Place *nearest = nullptr;
        for (const Place &other : board.places()) {
            const bool fits = other.kind == others() && other.side == place.side && other.key != key
                && std::ranges::find(linked, other.key) == linked.end();
            if (fits && (!nearest || farness(other.at, place.at) < farness(nearest->at, place.at)))
                nearest = &other;
        }
        return nearest;
    }
};

WishedLinks wishedLinks(const LinksWish &wish, const BoardSchema &schema)
{
    const LinkKind *kind = schema.linkKind(wish.kind);
    return {wish, kind && kind->directed};
}

/// What has to move so that the places lie like that.
BoardChange laidOutAs(BoardLayout layout, const Board &board, const BoardSchema &schema)
{
    switch (layout) {
    case BoardLayout::Fortress:
        return laidOutAsFortress(board, schema, {});
    }
    return {};
}

/// One check, and how it is made true.
struct WishSeen {
    const Board &board;
    const BoardSchema &schema;

    bool operator()(const PlacesWish &wish) const
    {
        return keysOf(board, wish.kind, wish.side).size() >= wish.at.size();
    }

    bool operator()(const LinksWish &wish) const
    {
        const WishedLinks links = wishedLinks(wish, schema);
        const std::vector<std::string> keys = keysOf(board, links.owners());
        return !keys.empty() && std::ranges::all_of(keys, [&](const std::string &key) {
            return links.linkedWith(board, key).size() >= wish.count;
        });
    }

    bool has(const Place &place, const ValueWish &wish) const
    {
        const AttributeValue value = attributeOf(schema, place, wish.attribute);
        const Place plain {place.key, place.kind, place.side, place.at, {}, {}};
        return wish.orOther ? value != attributeOf(schema, plain, wish.attribute) : value == wish.value;
    }

    bool operator()(const ValueWish &wish) const
    {
        const std::vector<std::string> keys = keysOf(board, wish.kind);
        return !keys.empty()
            && std::ranges::all_of(keys, [&](const std::string &key) { return has(*board.find(key), wish); });
    }

    bool operator()(const GoneWish &wish) const
    {
        const std::vector<BoardFinding> findings = findingsOf(board, schema);
        return std::ranges::none_of(findings, [&](const BoardFinding &found) {
            const bool isError = found.finding.severity == Severity::Error;
            switch (wish.what) {
            case GoneWish::What::Id:
                return found.finding.id == wish.id || (isError && !found.game); // which hides the games'
            case GoneWish::What::Errors:
                return isError;
            case GoneWish::What::All:
                return true;
            }
            return true;
        });
    }

    bool operator()(const ArrangedWish &wish) const
    {
        const BoardChange layout = laidOutAs(wish.layout, board, schema);
        return std::ranges::all_of(layout.edits, [this](const BoardEdit &edit) {
            const auto *moved = std::get_if<ReplacePlace>(&edit);
            return !moved || farness(moved->place.at, board.places()[moved->position].at) < kArranged;
        });
    }
};

struct WishGranted {
    Board &board;
    const BoardSchema &schema;

    void operator()(const PlacesWish &wish) const
    {
        for (std::size_t there = keysOf(board, wish.kind, wish.side).size(); there < wish.at.size();
             ++there) {
            const Point at = freeOf(board, wish.at);
            const std::string side =
                wish.side.empty() ? fittingSide(board, schema, wish.kind, at) : wish.side;
            perform(board, addPlace(board, newPlace(board, schema, wish.kind, side, at)));
        }
    }

    void operator()(const LinksWish &wish) const
    {
        const WishedLinks links = wishedLinks(wish, schema);
        for (const std::string &key : keysOf(board, links.owners())) {
            for (std::size_t there = links.linkedWith(board, key).size(); there < wish.count; ++there) {
                const Place *other = links.next(board, key);
                if (!other)
                    break;
                const Link link {
                    wish.kind, links.isFrom() ? key : other->key, links.isFrom() ? other->key : key, {}, {}};
                perform(board, addLink(board, fittingLink(board, schema, link)));
            }
        }
    }

    void operator()(const ValueWish &wish) const
    {
        for (const std::string &key : keysOf(board, wish.kind)) {
            if (!WishSeen {board, schema}.has(*board.find(key), wish))
                perform(board, setAttribute(board, key, wish.attribute, wish.value));
        }
    }

    void operator()(const GoneWish &wish) const
    {
        if (wish.what == GoneWish::What::Id)
            return mend(wish.id);
        perform(board, mendedTogether(board, schema, MendScope::Unasked));
        if (!WishSeen {board, schema}(wish))
            perform(board, mendedTogether(board, schema, MendScope::Proposed));
    }

    void operator()(const ArrangedWish &wish) const { perform(board, laidOutAs(wish.layout, board, schema)); }

    /// One after the other: each mend fits the board that was checked.
    void mend(const std::string &id) const
    {
        constexpr int kMost = 100;
        for (int pass = 0; pass < kMost; ++pass) {
            const std::vector<BoardFinding> findings = findingsOf(board, schema);
            const auto found = std::ranges::find_if(findings, [&](const BoardFinding &one) {
                return one.finding.id == id && one.finding.mend.has_value();
            });
            if (found == findings.end() || !apply(board, *found->finding.mend))
                return;
        }
    }
};

} // namespace

bool isFulfilled(const BoardWish &wish, const Board &board, const BoardSchema &schema)
{
    return std::visit(WishSeen {board, schema}, wish);
}

Board fulfilled(const BoardWish &wish, Board board, const BoardSchema &schema)
{
    std::visit(WishGranted {board, schema}, wish);
    return board;
}

} // namespace merlon
