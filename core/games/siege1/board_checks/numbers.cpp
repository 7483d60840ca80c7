#include "core/games/siege/board/common_checks.h"
#include "core/games/siege/board/siege_schema.h"
#include "core/games/siege/board/start_pieces.h"
#include "core/games/siege/board/surplus.h"
#include "core/games/siege1/board_checks/parts.h"

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

namespace merlon::siege1 {

namespace {

constexpr std::size_t kWallsForMassInvasion = 7;  // S1-22.4
constexpr std::int64_t kSpacesForTrollAttack = 3; // S1-22.4, with ladders (S1-7.2)
constexpr std::size_t kSiegeTowerWallsOfSide = 2; // with three towers in the box
constexpr std::int64_t kMostStone = 23;

/// S1 section 2.1: how many defender units there are, as the board calls them and as the game does.
struct UnitOfBox {
    const char *unit;
    const char *name;
    std::int64_t count;
};
constexpr UnitOfBox kUnits[] = {
    {"marksman", "archer", 17}, {"soldier", "soldier", 20}, {"veteran", "veteran", 4}};

std::int64_t numberAt(const SiegeBoard &board, std::size_t place, std::string_view attribute)
{
    return numberOf(siegeSchema(), board.place(place), attribute);
}

std::vector<std::size_t> wallsWith(const SiegeBoard &board, const char *side, std::string_view flag)
{
    std::vector<std::size_t> walls = board.ofKind("wall", side);
    std::erase_if(walls, [&](std::size_t wall) { return !flagOf(siegeSchema(), board.place(wall), flag); });
    return walls;
}

/// C29: the least and the greatest number that an attribute may have.
std::pair<std::int64_t, std::int64_t> rangeOf(std::string_view attribute)
{
    constexpr std::int64_t kAny = std::numeric_limits<std::int64_t>::max();
    if (attribute == "hero-spaces")
        return {1, 1};
    const bool atLeastOne = attribute == "unit-capacity" || attribute == "gates" || attribute == "resistance";
    return {atLeastOne ? 1 : 0, kAny};
}

/// C29. The remedy is the nearest number in range.
void checkRanges(const SiegeBoard &board, std::size_t place, CheckReport &report)
{
    const merlon::PlaceKind *kind = siegeSchema().placeKind(board.place(place).kind);
    if (!kind)
        return;
    Place mended = board.place(place);
    for (const AttributeSchema &attribute : kind->attributes) {
        if (attribute.type != AttributeType::Number)
            continue;
        const std::int64_t number = numberAt(board, place, attribute.key);
        const auto [least, most] = rangeOf(attribute.key);
        if (number < least || number > most)
            mended.attributes.insert_or_assign(attribute.key, std::clamp(number, least, most));
    }
    if (!(mended == board.place(place)))
        report.error("C29", {place}, {report.word(place)},
                     BoardChange {{ReplacePlace {place, std::move(mended)}}});
}

/// C16
void checkBox(const SiegeBoard &board, CheckReport &report)
{
    std::vector<std::size_t> places = board.ofKind("wall");
    if (startingStone(board.board(), places) > kMostStone)
        siege::mendSurplusStone(report.error("C16", places, {Word {"start-stone"}, kMostStone}), board,
                                places, kMostStone);
    const std::vector<std::size_t> buildings = board.ofKind("building");
    places.insert(places.end(), buildings.begin(), buildings.end());
    const std::map<std::string, std::int64_t> units = startingUnits(board.board(), places);
    for (const UnitOfBox &one : kUnits) {
        const auto found = units.find(one.unit);
        if (found != units.end() && found->second > one.count)
            siege::mendSurplusUnits(report.error("C16", {}, {Word {one.name}, one.count}), board, one.unit,
                                    one.count);
    }
}

/// C18 and C27
void checkHeroes(const SiegeBoard &board, CheckReport &report)
{
    const std::vector<std::size_t> officer = siege::wallsOfHero(board, "officer");
    const std::vector<std::size_t> warrior = siege::wallsOfHero(board, "warrior");
    std::vector<std::size_t> walls = officer;
    walls.insert(walls.end(), warrior.begin(), warrior.end());
    if (officer.size() != 1 || warrior.size() != 1)
        siege::mendHero(report.error("C18", walls, std::vector<TextArg> {}), report, board,
                        officer.size() != 1 ? "officer" : "warrior");
    else if (board.place(officer.front()).side == board.place(warrior.front()).side)
        report.warning("C27", walls, {});
}

AttributeRecord spaceFor(const std::string &type, const std::string &start = {})
{
    AttributeRecord space {{"type", type}};
    if (!start.empty())
        space.emplace("start", start);
    return space;
}

/// C19. The remedy gives the honour guard its two soldiers.
void checkHonourGuard(const SiegeBoard &board, std::size_t building, CheckReport &report)
{
    const std::vector<AttributeRecord> wanted(2, spaceFor("soldier", "soldier"));
    if (defenderSpacesOf(board.board(), building) != wanted)
        report.error("C19", {building}, std::vector<TextArg> {},
                     report.withAttribute(building, "spaces", wanted));
}

/// C20. The remedy keeps the spaces of each type as far as they are wanted.
void checkBarracks(const SiegeBoard &board, std::size_t building, CheckReport &report)
{
    constexpr std::pair<const char *, std::size_t> kWanted[] = {
        {"archer", 4}, {"soldier", 2}, {"veteran", 1}};
    const std::vector<AttributeRecord> spaces = defenderSpacesOf(board.board(), building);
    std::vector<AttributeRecord> mended;
    std::size_t kept = 0;
    for (const auto &[type, count] : kWanted) {
        const std::size_t end = mended.size() + count;
        for (const AttributeRecord &space : spaces) {
            if (mended.size() < end && fieldOf(space, "type") == type)
                mended.push_back(space);
        }
        kept += mended.size() - (end - count);
        mended.resize(end, spaceFor(type));
    }
    if (kept != mended.size() || spaces.size() != mended.size())
        report.error("C20", {building}, std::vector<TextArg> {},
                     report.withAttribute(building, "spaces", std::move(mended)));
}

/// C13, C22, C23, C24, C25
void checkWalls(const SiegeBoard &board, CheckReport &report)
{
    const std::vector<std::size_t> walls = board.ofKind("wall");
    std::int64_t mostSpaces = 0;
    for (const std::size_t wall : walls) {
        const std::int64_t spaces = numberAt(board, wall, "invader-spaces");
        mostSpaces = std::max(mostSpaces, spaces);
        if (spaces < 1 || defenderSpacesOf(board.board(), wall).empty())
            report.error("C13", {wall}, {report.word(wall)});
    }
    if (walls.size() < kWallsForMassInvasion)
        report.warning("C22", {}, {});
    if (mostSpaces < kSpacesForTrollAttack)
        report.warning("C23", {}, {});
    std::vector<std::size_t> towerWalls;
    bool usualTowerWalls = true;
    for (const char *side : kSiegeSides) {
        const std::vector<std::size_t> ofSide = wallsWith(board, side, "siege-tower");
        usualTowerWalls = usualTowerWalls && ofSide.size() == kSiegeTowerWallsOfSide;
        towerWalls.insert(towerWalls.end(), ofSide.begin(), ofSide.end());
        if (wallsWith(board, side, "cauldron").empty() || board.ofKind("tower", side).empty())
            report.warning("C25", {}, {Word {side}});
    }
    if (!usualTowerWalls)
        report.warning("C24", towerWalls, {});
}

} // namespace

void checkNumbers(const SiegeBoard &board, CheckReport &report)
{
    for (const std::size_t place : board.places()) {
        checkRanges(board, place, report);
        siege::checkStartingSpaces(board, place, "C17", report);
    }
    checkBox(board, report);
    checkHeroes(board, report);
    for (const std::size_t building : siege::buildingsOf(board, "honour-guard"))
        checkHonourGuard(board, building, report);
    for (const std::size_t building : siege::buildingsOf(board, "barracks"))
        checkBarracks(board, building, report);
    checkWalls(board, report);
}

} // namespace merlon::siege1
