#include "tests/support/toy/toy_statistics.h"

#include "core/engine/tableau/tableau.h"
#include "core/games/module.h"
#include "tests/support/toy/toy_view.h"

namespace merlon::toy {

std::vector<Gauge> gauges(const View &view)
{
    std::vector<Gauge> gauges;
    for (const Zone &zone : tableauOf(view).zones) {
        if (zone.kind != ZoneKind::Hand)
            continue;
        int cards = 0;
        for (const Item &item : zone.items)
            cards += item.count;
        gauges.push_back({.chart = "hand", .value = static_cast<double>(cards), .seat = zone.owner});
    }
    return gauges;
}

Text campaignState(const View &view)
{
    return {"campaign.state", {std::int64_t {knownTo(view).round + 1}, std::int64_t {tableOf(view).rounds}}};
}

std::span<const EventSound> sounds()
{
    static constexpr EventSound kSounds[] = {
        {"played", Sound::Place}, {"drew", Sound::Card},    {"built", Sound::Place},
        {"flooded", Sound::Pour}, {"bought", Sound::Token}, {"round-begins", std::nullopt},
    };
    return kSounds;
}

} // namespace merlon::toy
