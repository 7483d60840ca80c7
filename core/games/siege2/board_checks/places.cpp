#include "core/games/siege/board/common_checks.h"
#include "core/games/siege/board/siege_schema.h"
#include "core/games/siege/board/surplus.h"
#include "core/games/siege2/board_checks/parts.h"

#include <algorithm>

namespace merlon::siege2 {

namespace {

constexpr std::size_t kMostWalls = 24;

/// V-01 and V-02
void checkSides(const SiegeBoard &board, CheckReport &report)
{
    siege::checkForegrounds(board, "V-01", report);
    for (const char *side : kSiegeSides) {
        const bool hasRampart = !board.ofKind("rampart", side).empty();
        if (hasRampart && board.ofKind("wall", side).size() >= 2)
            continue;
        siege::lacksPlace(report.error("V-02", {}, {Word {side}}), hasRampart ? "wall" : "rampart", side);
    }
}

/// A building of a type, or the courtyard, is still to come.
void lackOf(Finding &finding, const std::string &type)
{
    if (type == "courtyard")
        siege::lacksPlace(finding, type, {});
    else
        siege::lacksPlace(finding, "building", {}, type);
}

/// V-14: one of each
void checkFortress(const SiegeBoard &board, CheckReport &report)
{
    const auto check = [&](std::vector<std::size_t> places, const char *type, const char *access) {
        if (places.size() != 1) {
            Finding &finding = report.error("V-14", places, {Word {type}});
            if (places.empty())
                lackOf(finding, type);
            else
                siege::mendSurplusPlaces(finding, board, places);
        }
        for (const std::size_t place : places)
            siege::checkAccess(board, place, access, {"V-14", "finding.V-14-access"}, report);
    };
    for (const char *type : {"forge", "workshop", "scouts", "cathedral", "hospital"})
        check(siege::buildingsOf(board, type), type, "closed");
    for (const char *type : {"barracks", "guards"})
        check(siege::buildingsOf(board, type), type, "open");
    check(board.ofKind("courtyard"), "courtyard", "open");
}

/// V-25 and W-01. The remedy of too many walls is one less on which no hero starts; that of W-01 is a tower at the wall on which most invaders have room.
void checkWalls(const SiegeBoard &board, CheckReport &report)
{
    const std::vector<std::size_t> walls = board.ofKind("wall");
    if (walls.size() > kMostWalls)
        siege::mendSurplusPlaces(report.error("V-25", walls, std::vector<TextArg> {}), board,
                                 siege::wallsOfHero(board, "none"));
    const bool takesTower = std::any_of(walls.begin(), walls.end(), [&](std::size_t wall) {
        return flagOf(siegeSchema(), board.place(wall), "siege-tower");
    });
    if (takesTower)
        return;
    Finding &finding = report.warning("W-01", {}, {});
    const auto room = [&](std::size_t wall) {
        return numberOf(siegeSchema(), board.place(wall), "invader-spaces");
    };
    if (const auto largest = std::ranges::max_element(walls, {}, room); largest != walls.end())
        finding.mend = report.withAttribute(*largest, "siege-tower", true);
    finding.isChoice = true;
}

} // namespace

void checkPlaces(const SiegeBoard &board, CheckReport &report)
{
    checkSides(board, report);
    checkFortress(board, report);
    siege::checkKeysAndPoints(board, "V-21", {"V-21", "finding.V-21-outside"}, report);
    for (std::size_t place = 0; place < board.board().places().size(); ++place)
        siege::checkSideOf(board, place, "V-23", report); // whatever the game makes of it
    checkWalls(board, report);
}

} // namespace merlon::siege2
