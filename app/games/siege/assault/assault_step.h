#pragma once

#include "core/engine/decision.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace merlon {

/// The steps of an assault in the order of the rules (S1-18 to S1-20, S2-17 and S2-18). Neither game has all.
enum class AssaultStep : std::uint8_t {
    Cannons,
    Machines,
    Marksmen,
    Goblins, ///< Siege I: shots of goblins
    Poison,  ///< Siege II; in Siege I it works in the fight
    Cauldrons,
    Poles, ///< in Siege I: hooks
    Orders,
    Strength,
    Losses,
    Gate, ///< Siege I
};
inline constexpr int kAssaultSteps = 11;

/// Which of the siege games: they number their rules differently.
enum class SiegeGame : std::uint8_t { One, Two };

/// The step that a rule belongs to in an assault; none where the rule says nothing about that.
std::optional<AssaultStep> stepOfRule(SiegeGame game, RuleId rule);
/// The rule that describes the step.
RuleId ruleOfStep(SiegeGame game, AssaultStep step);
bool hasStep(SiegeGame game, AssaultStep step);

} // namespace merlon
