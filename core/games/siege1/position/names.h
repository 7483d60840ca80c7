#pragma once

#include "core/engine/position/sections.h"
#include "core/games/siege1/data/siege_data.h"

#include <array>
#include <string_view>

/// The keys of a position's values, each list in the order of its enumeration or bits.
namespace merlon::siege1::position {

using merlon::position::kUnknown;
using merlon::position::Names;

inline constexpr std::array<std::string_view, 4> kCauldronNames {"none", "troll", "orc", "goblin"};
inline constexpr std::array<std::string_view, 6> kOrderNames {"none",         "goblin-fury", "exploding-orcs",
                                                              "forced-march", "bluff",       kUnknown};
inline constexpr std::array<std::string_view, 3> kTrapNames {"none", "goblin", "troll"};
inline constexpr std::array<std::string_view, 4> kPostNames {"none", "archer", "cannon", "hook"};
inline constexpr std::array<std::string_view, 11> kWallFlagNames {
    "siege-tower", "platform", "storm",    "accident",   "dazzled", "order-face-up",
    "order-done",  "fury",     "breached", "ropes-used", "sap-used"};
inline constexpr std::array<std::string_view, 2> kPathFlagNames {"bridge", "struck"};
inline constexpr std::array<std::string_view, 3> kBuildingFlagNames {"saboteur", "fire", "last-stand"};
inline constexpr std::array<std::string_view, 2> kEngineFlagNames {"bloodstone", "precise"};
inline constexpr std::array<std::string_view, 4> kInvaderFlagNames {"gained", "transferred", "minor",
                                                                    "major"};
inline constexpr std::array<std::string_view, 6> kTurnedNames {"0", "1", "2", "3", "4", "5"};
inline constexpr std::array<std::string_view, 4> kFlagNames {"terror", "honour-lost", "dishonoured",
                                                             "tie-break"};
inline constexpr std::array<std::string_view, 3> kSideNames {"west", "east", "none"};
inline constexpr std::array<std::string_view, 2> kBlessedNames {"west", "east"};
inline constexpr std::array<std::string_view, 3> kMarkerNames {"none", "stone", "wood"};
/// Phase cards A to E; none; not known.
inline constexpr std::array<std::string_view, 7> kLetterNames {"a", "b", "c", "d", "e", "none", kUnknown};
inline constexpr std::array<std::string_view, 3> kWinnerNames {"nobody", "invaders", "defenders"};
inline constexpr std::array<std::string_view, 6> kEndingNames {"none",  "glory",    "tie-break",
                                                               "entry", "held-out", "resigned"};

/// By Action and by Work.
inline Names actionNames()
{
    return merlon::position::namesOfData<Action, kActions>();
}
inline Names workNames()
{
    return merlon::position::namesOfData<Work, kWorks>();
}

} // namespace merlon::siege1::position
