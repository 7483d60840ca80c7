#include "core/games/mountain/player/worth.h"

#include <algorithm>
#include <vector>

namespace merlon::mountain {

namespace {

constexpr int kMostTurns = 14;
constexpr int kTurnsAfterEnd = 2; ///< MT-8.3

/// A third of a set of three (MT-9.3).
constexpr int kWorthInSet = 33;
/// In the order of Resource, with many turns left.
constexpr std::array<int, kResources> kWorthInPlay {70, 105, 140, 90, 130, 80, 90};
/// How many of each kind will be of use at most.
constexpr std::array<int, kResources> kUseful {10, 10, 12, 6, 4, 3, 2};
constexpr int kWorthOfRest = 40;

} // namespace

int turnsLeftOf(const Scene &scene, Seat seat)
{
    const MountainData &data = scene.data;
    if (data.endRound != 0 && data.round > 0)
        return std::max(1, data.endRound - data.round + 1);
    std::vector<int> missing;
    for (Seat other = 0; other < scene.rules.seats; ++other) {
        const int empty = static_cast<int>(kSlots) - std::popcount(data[other].filledSlots());
        if (empty > 0)
            missing.push_back(std::min(empty, static_cast<int>(kSlots - kFirstRowSlots)));
    }
    if (missing.empty() || data.coronations >= kCoronations.size())
        return kTurnsAfterEnd + (seat == data.active ? 1 : 0);
    std::ranges::sort(missing);
    const std::size_t tokens = kCoronations.size() - data.coronations;
    const int last = missing[std::min(tokens, missing.size()) - 1];
    return std::clamp(last * 19 / 10 + kTurnsAfterEnd, 1, kMostTurns);
}

int Worth::of(const Amounts &amounts) const
{
    int sum = 0;
    for (std::size_t kind = 0; kind < kResources; ++kind)
        sum += amounts[kind] * each[kind];
    return sum;
}

int Worth::lasting() const
{
    constexpr int kWholeWith = 5;
    return std::clamp((turns - 1) * 100 / (kWholeWith - 1), 0, 100);
}

Worth worthWith(int turns)
{
    Worth worth {.turns = std::max(1, turns)};
    for (std::size_t kind = 0; kind < kResources; ++kind)
        worth.each[kind] = kWorthInSet + worth.later(kWorthInPlay[kind] - kWorthInSet);
    return worth;
}

int worthWithoutCarts(const Worth &worth, const Amounts &purse)
{
    int sum = 0;
    for (std::size_t kind = 0; kind < kResources; ++kind) {
        const int useful = std::min<int>(purse[kind], kUseful[kind]);
        const int rest = purse[kind] - useful;
        if (kind != indexOf(Resource::Cart))
            sum += useful * worth.each[kind] + rest * std::min(worth.each[kind], kWorthOfRest);
    }
    return sum;
}

Amounts cheapestOf(const Worth &worth, const Amounts &purse, int number, std::size_t kept,
                   std::size_t firstKind)
{
    Amounts chosen;
    for (int left = number; left > 0; --left) {
        std::size_t best = kResources;
        for (std::size_t kind = firstKind; kind < kResources; ++kind) {
            const bool isThere = chosen[kind] < purse[kind];
            const bool isBetter =
                best == kResources || (kind != kept && (best == kept || worth.each[kind] < worth.each[best]));
            best = isThere && isBetter ? kind : best;
        }
        if (best == kResources)
            break;
        ++chosen[best];
    }
    return chosen;
}

Amounts without(Amounts purse, const Amounts &spent)
{
    for (std::size_t kind = 0; kind < kResources; ++kind)
        purse[kind] = static_cast<std::uint16_t>(purse[kind] - std::min(purse[kind], spent[kind]));
    return purse;
}

int statuesOwned(const Scene &scene, Seat seat)
{
    return static_cast<int>(std::ranges::count_if(scene.data.statues, [&](const Statue &statue) {
        return statue.cell != kNoCell && scene.networkOf(seat).contains(scene.map.squareOf(statue.cell));
    }));
}

int statuesOwned(const Scene &scene, Seat seat, std::size_t clan)
{
    return static_cast<int>(std::ranges::count_if(scene.data.statues, [&](const Statue &statue) {
        return statue.cell != kNoCell && statue.clan == clan
            && scene.networkOf(seat).contains(scene.map.squareOf(statue.cell));
    }));
}

int worthOfPedestal(const Scene &scene, Seat seat, const Worth &worth)
{
    constexpr int kFirstPedestal = 250;
    constexpr int kFurther = 110;
    int owned = 0;
    for (const std::uint8_t number : scene.teamOf(seat).pedestals)
        owned += number;
    return worth.later(owned < 2 ? kFirstPedestal : kFurther);
}

int pedestalPoints(const Scene &scene, Seat seat, const Worth &worth, int zone, std::size_t clan)
{
    const TrackPlace &place = scene.data.track[trackPlace(zone, clan)];
    if (scene.teamOf(seat).pedestals[clan] == 0 || place.owner != kNobody)
        return kHopeless;
    const int token = place.value < kTokenValues ? place.value + 1 : 0;
    const int chance = statuesOwned(scene, seat, clan) > 0 ? 25 + worth.later(25) : worth.later(15);
    constexpr int kKept = 220; // it can be placed better
    const int kept = worth.later(kKept);
    return token * kHonourPoint + statueHonour(zone) * chance - kept;
}

} // namespace merlon::mountain
