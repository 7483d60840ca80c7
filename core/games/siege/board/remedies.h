#pragma once

#include "core/board/finding.h"
#include "core/games/siege/board/check_report.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What would mend the findings of siege boards, for the checks of every edition.
namespace merlon::siege {

/// Whether a new path from a rampart to a wall has a space for a trap: usual in Siege II and not in Siege I.
enum class TrapsAtWalls : std::uint8_t { Usual, Unusual };

/// The place that lies nearest to another one; of several the first. None among more than any game can be played with.
std::optional<std::size_t> nearestTo(const SiegeBoard &board, std::size_t place,
                                     std::span<const std::size_t> among);

/// The places of a kind by side.
class PlacesOfSides {
public:
    PlacesOfSides(const SiegeBoard &board, std::string_view kind);
    std::span<const std::size_t> on(std::string_view side) const;

private:
    std::array<std::vector<std::size_t>, kSiegeSides.size()> m_places;
};

/// A place of a kind is still to come; `type`: of a building.
void lacksPlace(Finding &finding, std::string kind, std::string side, std::string type = {});
/// A path to a place is still to come: from the nearest of these.
void lacksPathTo(Finding &finding, const SiegeBoard &board, std::size_t place,
                 std::span<const std::size_t> starts, TrapsAtWalls traps);
/// A path from a place is still to come: to the nearest of these.
void lacksPathFrom(Finding &finding, const SiegeBoard &board, std::size_t place,
                   std::span<const std::size_t> ends, TrapsAtWalls traps);
/// A link of a kind without direction is still to come: to the nearest of these.
void lacksLink(Finding &finding, const SiegeBoard &board, std::string_view kind, std::size_t place,
               std::span<const std::size_t> others);
/// A space for a unit is still to come, if the building has room for one.
void lacksSpace(Finding &finding, const CheckReport &report, const SiegeBoard &board, std::size_t building,
                std::string_view type);

/// A hero (`officer`, `warrior`) has to start on exactly one wall. The remedy where it starts on none is one without a
/// hero, of a side without one if there is such a wall; where it starts on several, one of them.
void mendHero(Finding &finding, const CheckReport &report, const SiegeBoard &board, std::string_view hero);

} // namespace merlon::siege
