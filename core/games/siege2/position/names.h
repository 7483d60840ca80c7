#pragma once

#include "core/engine/position/sections.h"
#include "core/games/siege2/data/siege_data.h"

#include <array>
#include <span>
#include <string_view>

/// The keys of a position's values, each list in the order of its enumeration; `?` is what a view does not know.
namespace merlon::siege2::position {

using merlon::position::kUnknown;
using merlon::position::Names;

inline constexpr std::array<std::string_view, 4> kCauldronNames {"none", "goblin", "orc", "troll"};
inline constexpr std::array<std::string_view, 4> kDeviceNames {"none", "cannon", "pole", "bay-window"};
inline constexpr std::array<std::string_view, 6> kOrderNames {
    "none", "goblin-fury", "orc-detonation", "call-of-the-trolls", "bluff", kUnknown};
inline constexpr std::array<std::string_view, 5> kTrapNames {"none", "goblin", "troll", "siege-tower",
                                                             kUnknown};
inline constexpr std::array<std::string_view, 5> kRitualTokenNames {"none", "bluff-down", "target-down",
                                                                    "target-up", kUnknown};
inline constexpr std::array<std::string_view, kRituals> kRitualNames {"bloodstones", "demon", "gale",
                                                                      "possession", "specter"};
inline constexpr std::array<std::string_view, 4> kWallEquipmentNames {"banner", "ladder", "poison", "sap"};
inline constexpr std::array<std::string_view, 3> kSideNames {"west", "east", "none"};
inline constexpr std::array<std::string_view, 2> kManeuverNames {"minor", "major"};
inline constexpr std::array<std::string_view, kHitCards> kHitCardNames {"d1", "d2", "d3", "d4", "d5", "d6"};
inline constexpr std::array<std::string_view, 6> kObjectiveStateNames {"none",    "held",    "open",
                                                                       "dropped", "staying", "discarded"};
inline constexpr std::array<std::string_view, 5> kPlanStateNames {"none", "held", "unused", "dropped",
                                                                  "used"};
inline constexpr std::array<std::string_view, 3> kWinnerNames {"nobody", "invader", "defender"};
inline constexpr std::array<std::string_view, 4> kEndingNames {"none", "breach", "held-out", "resigned"};
/// SiegeData::flags but for kReady, from the lowest bit.
inline constexpr std::array<std::string_view, 7> kFlagNames {
    "marauders-came", "taken-back", "scalding", "surgeons", "butchers", "heroes-weary", "orders-mixed"};
/// Where the ritual token on a heroic order is written, by HeroicOrder.
inline constexpr std::array<std::string_view, kHeroicOrders> kPossessionKeys {
    "possession-of-reinforce", "possession-of-errand", "possession-of-recall"};

/// By Card and by Action.
inline Names cardNames()
{
    return merlon::position::namesOfData<Card, kCards>();
}
inline Names actionNames()
{
    return merlon::position::namesOfData<Action, kActions>();
}

} // namespace merlon::siege2::position
