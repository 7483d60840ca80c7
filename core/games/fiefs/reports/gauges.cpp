#include "core/games/fiefs/reports/gauges.h"

#include "core/games/fiefs/edition.h"
#include "core/games/fiefs/knights.h"

#include <bit>

namespace merlon::fiefs {

std::vector<Gauge> gauges(const View &view)
{
    const auto &known = static_cast<const FiefsView &>(view);
    const Scene scene {known.known(), known.field(), known.rules()};
    std::vector<Gauge> gauges;
    const auto add = [&](const char *chart, auto numberOf) {
        for (Seat seat = 0; seat < scene.rules.seats; ++seat)
            gauges.push_back({.chart = chart, .value = static_cast<double>(numberOf(seat)), .seat = seat});
    };
    add("knights", [&](Seat seat) { return knightsOnMap(scene, seat); });
    add("territories", [&](Seat seat) { return std::popcount(scene.data.control[seat]); });
    return gauges;
}

} // namespace merlon::fiefs
