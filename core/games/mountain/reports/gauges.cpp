#include "core/games/mountain/reports/gauges.h"

#include "core/games/mountain/edition.h"
#include "core/games/mountain/score.h"

#include <bit>

namespace merlon::mountain {

namespace {

/// All of them, clan carts too.
int resourcesHeld(const Scene &scene, Seat seat)
{
    int number = scene.stockOf(seat).sum();
    for (const PackTroll &card : scene.data[seat].pack)
        number += std::popcount(card.filled);
    return number;
}

} // namespace

std::vector<Gauge> gauges(const View &view)
{
    const auto &known = static_cast<const MountainView &>(view);
    const Scene scene {known.known(), known.field(), known.rules()};
    std::vector<Gauge> gauges;
    const auto add = [&](const char *chart, auto numberOf) {
        for (Seat seat = 0; seat < scene.rules.seats; ++seat)
            gauges.push_back({.chart = chart, .value = static_cast<double>(numberOf(seat)), .seat = seat});
    };
    const auto scoreAt = [&](Seat seat) { return scoreOf(scene, scene.rules.teamOf(seat)); };
    add("tunnel-honour", [&](Seat seat) { return scoreAt(seat).tunnels; });
    add("statue-honour", [&](Seat seat) { return scoreAt(seat).statues; });
    add("hall-honour", [&](Seat seat) { return scoreAt(seat).halls; });
    add("token-honour", [&](Seat seat) { return scoreAt(seat).tokens + scoreAt(seat).coronation; });
    add("network", [&](Seat seat) { return scene.networkOf(seat).size(); });
    add("resources", [&](Seat seat) { return resourcesHeld(scene, seat); });
    add("trolls", [&](Seat seat) { return std::popcount(scene.data[seat].filledSlots()); });
    return gauges;
}

} // namespace merlon::mountain
