#include "core/games/siege/board/common_checks.h"
#include "core/games/siege/board/siege_schema.h"
#include "core/games/siege/board/start_pieces.h"
#include "core/games/siege/board/surplus.h"
#include "core/games/siege2/board_checks/parts.h"

#include <algorithm>
#include <utility>

namespace merlon::siege2 {

namespace {

constexpr std::int64_t kWallComponents = 23;

/// S2 section 2: how many units there are.
constexpr std::pair<const char *, std::int64_t> kUnits[] = {
    {"goblin", 60}, {"orc", 100}, {"troll", 40}, {"marksman", 17}, {"soldier", 20}, {"veteran", 4},
};

/// V-16: the ranges of the numbers are those of the schema. The remedy is the nearest number in range, or a
/// list of so many rows.
void checkRanges(const SiegeBoard &board, std::size_t place, CheckReport &report)
{
    const Place &held = board.place(place);
    const merlon::PlaceKind *kind = siegeSchema().placeKind(held.kind);
    if (!kind)
        return;
    for (const AttributeSchema &attribute : kind->attributes) {
        const auto refuse = [&](std::optional<BoardChange> mend) {
            report.error("V-16", {place},
                         {report.word(place), Word {attribute.key}, attribute.minimum, attribute.maximum},
                         std::move(mend));
        };
        if (attribute.type == AttributeType::Number) {
            const std::int64_t number = numberOf(siegeSchema(), held, attribute.key);
            const std::int64_t inRange = std::clamp(number, attribute.minimum, attribute.maximum);
            if (number != inRange)
                refuse(report.withAttribute(place, attribute.key, inRange));
        } else if (attribute.key == "defender-spaces") {
            const std::vector<AttributeRecord> spaces = defenderSpacesOf(board.board(), place);
            std::vector<AttributeRecord> inRange =
                siege::withSpaces(spaces, static_cast<std::size_t>(attribute.minimum),
                                  static_cast<std::size_t>(attribute.maximum));
            if (inRange.size() != spaces.size())
                refuse(report.withAttribute(place, attribute.key, std::move(inRange)));
        }
    }
}

/// V-17: units of the box, and room on the foregrounds
void checkStartingUnits(const SiegeBoard &board, CheckReport &report)
{
    const auto starting = startingUnits(board.board(), board.places());
    for (const auto &[unit, most] : kUnits) {
        const auto found = starting.find(unit);
        if (found != starting.end() && found->second > most)
            siege::mendSurplusUnits(report.error("V-17", {}, {Word {unit}, most}), board, unit, most);
    }
    for (const std::size_t foreground : board.ofKind("foreground")) {
        std::int64_t units = 0;
        for (const auto &[unit, number] : startingUnits(board.board(), {&foreground, 1}))
            units = std::max(units, units + std::min(number, std::int64_t {1000}));
        if (units > numberOf(siegeSchema(), board.place(foreground), "unit-capacity"))
            siege::mendCrowd(
                report.error("V-17", {foreground}, Text {"finding.V-17-room", {report.word(foreground)}}),
                board, foreground);
    }
}

/// V-19
void checkHeroes(const SiegeBoard &board, CheckReport &report)
{
    for (const char *hero : {"warrior", "officer"}) {
        const std::vector<std::size_t> walls = siege::wallsOfHero(board, hero);
        if (walls.size() != 1)
            siege::mendHero(report.error("V-19", walls, {Word {hero}}), report, board, hero);
    }
}

/// V-22: the guards need any space for a marksman, the barracks spaces of the very types.
void checkQuarters(const SiegeBoard &board, std::size_t building, CheckReport &report)
{
    const std::string type = wordOf(siegeSchema(), board.place(building), "type");
    const std::vector<AttributeRecord> spaces = defenderSpacesOf(board.board(), building);
    const auto need = [&](const char *unit, const char *space, auto takes) {
        const bool has = std::any_of(spaces.begin(), spaces.end(),
                                     [&](const AttributeRecord &one) { return takes(fieldOf(one, "type")); });
        if (has)
            return;
        const char *message = type == "guards" ? "finding.V-22-guards" : "finding.V-22";
        siege::lacksSpace(
            report.error("V-22", {building}, Text {message, {report.word(building), Word {unit}}}), report,
            board, building, space);
    };
    if (type == "guards")
        need("marksman", "archer", [](const std::string &there) { return spaceTakes(there, "marksman"); });
    if (type == "barracks") {
        need("soldier", "soldier", [](const std::string &there) { return there == "soldier"; });
        need("veteran", "veteran", [](const std::string &there) { return there == "veteran"; });
    }
}

} // namespace

void checkNumbers(const SiegeBoard &board, CheckReport &report)
{
    for (const std::size_t place : board.places()) {
        checkRanges(board, place, report);
        siege::checkStartingSpaces(board, place, "V-20", report);
    }
    checkStartingUnits(board, report);
    const std::vector<std::size_t> walls = board.ofKind("wall");
    if (startingStone(board.board(), walls) > kWallComponents) // V-18
        siege::mendSurplusStone(report.error("V-18", walls, {kWallComponents}), board, walls,
                                kWallComponents);
    checkHeroes(board, report);
    for (const std::size_t building : board.ofKind("building"))
        checkQuarters(board, building, report);
}

} // namespace merlon::siege2
