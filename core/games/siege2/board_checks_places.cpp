#include "core/games/siege/siege_schema.h"
#include "core/games/siege2/board_check_parts.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace merlon::siege2 {

namespace {

constexpr std::size_t kMostWalls = 24;

/// V-01 and V-02
void checkSides(const SiegeBoard &board, CheckReport &report)
{
    const bool oneEach = std::all_of(kSiegeSides.begin(), kSiegeSides.end(), [&](const char *side) {
        return board.ofKind("foreground", side).size() == 1;
    });
    if (!oneEach)
        report.error("V-01", board.ofKind("foreground"), std::vector<TextArg> {});
    for (const char *side : kSiegeSides) {
        if (board.ofKind("rampart", side).empty() || board.ofKind("wall", side).size() < 2)
            report.error("V-02", {}, {Word {side}});
    }
}

/// V-14: one of each
void checkFortress(const SiegeBoard &board, CheckReport &report)
{
    const auto check = [&](std::vector<std::size_t> places, const char *type, const char *access) {
        if (places.size() != 1)
            report.error("V-14", places, {Word {type}});
        for (const std::size_t place : places) {
            if (wordOf(siegeSchema(), board.place(place), "access") != access)
                report.error("V-14", {place}, Text {"finding.V-14-access", {report.word(place)}},
                             report.withAttribute(place, "access", std::string(access)));
        }
    };
    const auto ofType = [&](std::string_view type) {
        std::vector<std::size_t> buildings = board.ofKind("building");
        std::erase_if(buildings,
                      [&](std::size_t b) { return wordOf(siegeSchema(), board.place(b), "type") != type; });
        return buildings;
    };
    for (const char *type : {"forge", "workshop", "scouts", "cathedral", "hospital"})
        check(ofType(type), type, "closed");
    for (const char *type : {"barracks", "guards"})
        check(ofType(type), type, "open");
    check(board.ofKind("courtyard"), "courtyard", "open");
}

/// The nearest point of the drawing; what is no number becomes 0.
Point insideDrawing(Point at)
{
    const auto inside = [](double value) { return std::isnan(value) ? 0.0 : std::clamp(value, 0.0, 1000.0); };
    return {inside(at.x), inside(at.y)};
}

/// V-21, for all places whatever the game makes of them
void checkKeysAndPoints(const Board &board, CheckReport &report)
{
    for (std::size_t i = 0; i < board.places().size(); ++i) {
        const Place &place = board.places()[i];
        if (board.indexOf(place.key) != i)
            report.error("V-21", {i}, {report.word(i)}, withFreeKey(board, i));
        const Point inside = insideDrawing(place.at);
        if (inside == place.at)
            continue;
        Place mended = place;
        mended.at = inside;
        report.error("V-21", {i}, Text {"finding.V-21-outside", {report.word(i)}},
                     BoardChange {{ReplacePlace {i, std::move(mended)}}});
    }
}

bool needsSide(const Place &place)
{
    constexpr const char *kKinds[] = {"foreground", "rampart", "wall", "tower", "marauders"};
    return std::find(std::begin(kKinds), std::end(kKinds), place.kind) != std::end(kKinds);
}

bool isSide(const std::string &side)
{
    return side == kSiegeSides[0] || side == kSiegeSides[1];
}

/// The side on which all places lie that links join to a place.
std::optional<std::string> sideOfNeighbours(const Board &board, const std::string &key)
{
    std::optional<std::string> side;
    for (const Link &link : board.links()) {
        if (link.from != key && link.to != key)
            continue;
        const Place *other = board.find(link.from == key ? link.to : link.from);
        if (!other || !isSide(other->side))
            continue;
        if (side && *side != other->side)
            return std::nullopt;
        side = other->side;
    }
    return side;
}

/// V-23, for all places whatever the game makes of them
void checkSideOfPlaces(const Board &board, CheckReport &report)
{
    for (std::size_t i = 0; i < board.places().size(); ++i) {
        Place place = board.places()[i];
        const bool sided = needsSide(place);
        if (!siegeSchema().placeKind(place.kind) || (sided ? isSide(place.side) : place.side == "none"))
            continue;
        std::optional<BoardChange> mend;
        if (const auto side =
                sided ? sideOfNeighbours(board, place.key) : std::optional<std::string>("none")) {
            place.side = *side;
            mend = BoardChange {{ReplacePlace {i, std::move(place)}}};
        }
        report.error("V-23", {i}, {report.word(i)}, std::move(mend));
    }
}

/// V-25 and W-01
void checkWalls(const SiegeBoard &board, CheckReport &report)
{
    const std::vector<std::size_t> walls = board.ofKind("wall");
    if (walls.size() > kMostWalls)
        report.error("V-25", walls, std::vector<TextArg> {});
    const bool takesTower = std::any_of(walls.begin(), walls.end(), [&](std::size_t wall) {
        return flagOf(siegeSchema(), board.place(wall), "siege-tower");
    });
    if (!takesTower)
        report.warning("W-01", {}, {});
}

} // namespace

void checkPlaces(const SiegeBoard &board, CheckReport &report)
{
    checkSides(board, report);
    checkFortress(board, report);
    checkKeysAndPoints(board.board(), report);
    checkSideOfPlaces(board.board(), report);
    checkWalls(board, report);
}

} // namespace merlon::siege2
