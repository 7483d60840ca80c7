#include "app/cli/commands/simulate_without.h"

#include "app/cli/output.h"
#include "app/words/counting.h"
#include "app/words/language.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace merlon::cli {

namespace {

constexpr std::string_view kAllThings = "all";

bool isNamed(const Omission &omission, std::string_view name)
{
    return name == kAllThings || omission.key == name || omission.key.starts_with(std::string(name) + '/');
}

Error unknownThing(const std::string &name, const std::vector<Omission> &there)
{
    QStringList keys;
    for (const Omission &omission : there)
        keys << QString::fromStdString(omission.key);
    if (keys.empty())
        return ownError(Cli::tr("This game is not played without single things."));
    return ownError(
        //: Error. %1: what was typed
        Cli::tr("The game has no “%1” to play without.").arg(QString::fromStdString(name)),
        //: After an error. %1: a list of words to type
        Cli::tr("It can be played without: %1.").arg(separated(keys)));
}

/// None if it was interrupted.
Expected<std::optional<Balance>> playAll(const std::shared_ptr<const Setup> &setup,
                                         const SimulationSettings &settings)
{
    const Expected<SimulationResult> result = simulate(setup, settings);
    if (!result)
        return tl::unexpected(result.error());
    if (result->games < settings.games)
        return std::optional<Balance>();
    return std::optional<Balance>(balanceOf(*setup, *result));
}

} // namespace

Expected<std::vector<Omission>> omissionsNamed(const std::vector<std::string> &names,
                                               std::vector<Omission> there)
{
    const auto isWanted = [&](const Omission &omission) {
        return std::ranges::any_of(names, [&](const std::string &name) { return isNamed(omission, name); });
    };
    for (const std::string &name : names) {
        if (std::ranges::none_of(there, [&](const Omission &one) { return isNamed(one, name); }))
            return tl::unexpected(unknownThing(name, there));
    }
    std::erase_if(there, [&](const Omission &omission) { return !isWanted(omission); });
    return there;
}

Expected<GamesWithout> playWithout(const std::shared_ptr<const Setup> &setup, SimulationSettings settings,
                                   const std::vector<Omission> &omissions)
{
    GamesWithout games;
    Expected<std::optional<Balance>> whole = playAll(setup, settings);
    if (!whole)
        return tl::unexpected(whole.error());
    games.isWhole = whole->has_value();
    if (!games.isWhole)
        return games;
    games.balance.whole = std::move(**whole);
    for (const Omission &omission : omissions) {
        //: During a long balance test. %1: what is missing in the games that are played now: `units/archer`
        complain(Cli::tr("Playing without %1…").arg(QString::fromStdString(omission.key)));
        Expected<std::unique_ptr<State>> start = setup->position(*omission.position);
        if (!start)
            return tl::unexpected(start.error());
        settings.start = std::move(*start);
        Expected<std::optional<Balance>> without = playAll(setup, settings);
        if (!without)
            return tl::unexpected(without.error());
        games.isWhole = without->has_value();
        if (!games.isWhole)
            return games;
        games.balance.without.emplace_back(omission.key, std::move(**without));
    }
    return games;
}

} // namespace merlon::cli
