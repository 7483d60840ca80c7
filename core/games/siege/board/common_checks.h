#pragma once

#include "core/games/siege/board/check_report.h"
#include "core/games/siege/board/remedies.h"
#include "core/games/siege/board/siege_board.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The checks that the editions of Siege have in common. Each edition gives them ids and messages of its own.
namespace merlon::siege {

/// What an edition calls a check: the id of its findings and the code of their message.
struct CheckName {
    std::string id;
    std::string message;

    CheckName(const char *checkId)
        : id(checkId)
        , message(std::string("finding.") + checkId)
    {
    }
    CheckName(const char *checkId, const char *messageCode)
        : id(checkId)
        , message(messageCode)
    {
    }
};

/// Whether a link joins kinds of places that a link of its kind may join.
bool joinsProperKinds(const SiegeBoard &board, const SiegeLink &link);
/// Whether both ends of a link lie on the same side, or both on none.
bool staysOnSide(const SiegeBoard &board, const SiegeLink &link);

/// Every key stands once, every point lies within 0..1000; for all places whatever the game makes of them. The
/// remedy is a free key, or the nearest point.
void checkKeysAndPoints(const SiegeBoard &board, const CheckName &doubled, const CheckName &outside,
                        CheckReport &report);

/// Foregrounds, ramparts, walls, towers and marauders lie on a side, all other known kinds on none. The remedy
/// for a place of no side is the side of its neighbours, if they agree.
void checkSideOf(const SiegeBoard &board, std::size_t place, const CheckName &name, CheckReport &report);

/// Every side has exactly one foreground: a finding for each other side, named in the message. The remedy is one more, or
/// one less.
void checkForegrounds(const SiegeBoard &board, const CheckName &name, CheckReport &report);

/// The buildings of a type.
std::vector<std::size_t> buildingsOf(const SiegeBoard &board, std::string_view type);
/// A building or courtyard has this access (`open`, `closed`).
void checkAccess(const SiegeBoard &board, std::size_t place, const std::string &access, const CheckName &name,
                 CheckReport &report);

/// The paths form no circle.
void checkCircles(const SiegeBoard &board, const std::vector<SiegeLink> &paths, const CheckName &name,
                  CheckReport &report);
/// Paths lead from the foreground of each side to all its places of these kinds. Where a side has no foreground,
/// none of them can be reached. The remedy is a path from the nearest place that can.
void checkReached(const SiegeBoard &board, const std::vector<SiegeLink> &paths,
                  std::span<const char *const> kinds, const CheckName &name, TrapsAtWalls traps,
                  CheckReport &report);
/// A path leads from every rampart to a wall. The remedy is one to the nearest wall of its side.
void checkRampartsLead(const SiegeBoard &board, const std::vector<SiegeLink> &paths, const CheckName &name,
                       TrapsAtWalls traps, CheckReport &report);

/// For a tower that faces nothing: to face the rampart opposite, if only one rampart of its side leads to all
/// walls that the tower touches.
std::optional<BoardChange> facingOpposite(const SiegeBoard &board, std::size_t tower);

/// Every unit that starts in a space of the place may stand there. The remedy is to leave the space empty.
void checkStartingSpaces(const SiegeBoard &board, std::size_t place, const CheckName &name,
                         CheckReport &report);

/// The walls on which a hero (`officer`, `warrior`) starts.
std::vector<std::size_t> wallsOfHero(const SiegeBoard &board, std::string_view hero);

} // namespace merlon::siege
