#include "app/games/siege/assault/assault_step.h"

#include <algorithm>
#include <array>
#include <span>

namespace merlon {

namespace {

using Step = AssaultStep;

/// Rules of a chapter from one item to another.
struct Range {
    std::uint8_t chapter;
    std::uint8_t first;
    std::uint8_t last;
    Step step;
};

constexpr std::array kOne = std::to_array<Range>({
    {18, 1, 2, Step::Cannons},
    {18, 3, 3, Step::Machines},
    {6, 2, 4, Step::Machines},
    {9, 1, 1, Step::Machines},
    {10, 3, 3, Step::Machines},
    {18, 4, 5, Step::Marksmen},
    {18, 6, 6, Step::Goblins},
    {19, 1, 1, Step::Cauldrons},
    {19, 2, 2, Step::Poles},
    {19, 3, 3, Step::Orders},
    {12, 3, 3, Step::Orders},
    {12, 5, 7, Step::Orders},
    {19, 4, 4, Step::Strength},
    {19, 5, 5, Step::Losses},
    {7, 7, 7, Step::Losses},
    {12, 4, 4, Step::Losses},
    {20, 1, 2, Step::Gate},
});

constexpr std::array kTwo = std::to_array<Range>({
    {17, 1, 2, Step::Cannons},
    {17, 3, 5, Step::Machines},
    {6, 3, 6, Step::Machines},
    {9, 4, 4, Step::Machines},
    {17, 6, 9, Step::Marksmen},
    {18, 1, 1, Step::Poison},
    {18, 2, 2, Step::Cauldrons},
    {18, 3, 3, Step::Poles},
    {18, 4, 7, Step::Orders},
    {15, 11, 11, Step::Orders},
    {18, 8, 9, Step::Strength},
    {18, 10, 13, Step::Losses},
});

std::span<const Range> rangesOf(SiegeGame game)
{
    return game == SiegeGame::One ? std::span<const Range>(kOne) : std::span<const Range>(kTwo);
}

} // namespace

std::optional<AssaultStep> stepOfRule(SiegeGame game, RuleId rule)
{
    const std::span<const Range> ranges = rangesOf(game);
    const auto found = std::ranges::find_if(ranges, [rule](const Range &range) {
        return range.chapter == rule.chapter && rule.item >= range.first && rule.item <= range.last;
    });
    return found == ranges.end() ? std::nullopt : std::optional(found->step);
}

RuleId ruleOfStep(SiegeGame game, AssaultStep step)
{
    const std::span<const Range> ranges = rangesOf(game);
    const auto found = std::ranges::find(ranges, step, &Range::step);
    return found == ranges.end() ? RuleId {} : RuleId {found->chapter, found->first};
}

bool hasStep(SiegeGame game, AssaultStep step)
{
    return !ruleOfStep(game, step).isNone();
}

} // namespace merlon
