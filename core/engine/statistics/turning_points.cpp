#include "core/engine/statistics/turning_points.h"

#include <algorithm>
#include <cmath>

namespace merlon {

namespace {

/// The part that did most to a change.
int partOf(const Odds &before, const Odds &after, double swing)
{
    int found = -1;
    double most = 0;
    for (std::size_t part = 0; part < std::min(before.parts.size(), after.parts.size()); ++part) {
        const double change = after.parts[part].value - before.parts[part].value;
        const double margin = before.parts[part].margin + after.parts[part].margin;
        if (change * swing > 0 && std::abs(change) > std::max(margin, most)) {
            found = static_cast<int>(part);
            most = std::abs(change);
        }
    }
    return found;
}

/// Odds at one of the moments at which they are known.
struct KnownOdds {
    std::size_t moment = 0;
    Estimate chance;
};

bool isBeyondMargins(const KnownOdds &one, const KnownOdds &other)
{
    return std::abs(one.chance.value - other.chance.value) > one.chance.margin + other.chance.margin;
}

/// Of a part, or of the whole (-1), and at last how it ended.
std::vector<KnownOdds> knownOdds(std::span<const std::optional<Odds>> odds, const OddsEnd &end)
{
    std::vector<KnownOdds> known;
    for (std::size_t moment = 0; moment < odds.size(); ++moment) {
        if (!odds[moment] || end.part >= static_cast<int>(odds[moment]->parts.size()))
            continue;
        const Estimate chance =
            end.part < 0 ? odds[moment]->whole : odds[moment]->parts[static_cast<std::size_t>(end.part)];
        if (!std::isnan(chance.value))
            known.push_back({moment, chance});
    }
    if (!known.empty() && !odds.back())
        known.push_back({odds.size() - 1, {end.happened ? 1.0 : 0.0, 0}});
    return known;
}

TurningPoint pointBetween(const KnownOdds &before, const KnownOdds &after, int part)
{
    return {before.moment, after.moment, part, before.chance.value, after.chance.value};
}

std::optional<TurningPoint> lastingRise(std::span<const KnownOdds> known, int part)
{
    std::optional<TurningPoint> largest;
    double lowest = 1; // of all odds that come after
    for (std::size_t i = known.size(); i-- > 1;) {
        lowest = std::min(lowest, known[i].chance.value);
        const TurningPoint point = pointBetween(known[i - 1], known[i], part);
        const bool lasts = lowest > (point.from + point.to) / 2;
        if (point.swing() > 0 && isBeyondMargins(known[i - 1], known[i]) && lasts
            && (!largest || point.swing() > largest->swing()))
            largest = point;
    }
    return largest;
}

/// The part with the best chance; -1: there are none.
int mostLikelyPart(const Odds &odds)
{
    int found = -1;
    double most = 0;
    for (std::size_t part = 0; part < odds.parts.size(); ++part) {
        if (odds.parts[part].value > most) {
            most = odds.parts[part].value;
            found = static_cast<int>(part);
        }
    }
    return found;
}

std::optional<TurningPoint> passedDanger(std::span<const std::optional<Odds>> odds,
                                         std::span<const KnownOdds> known)
{
    constexpr double kDanger = 0.1;
    const auto highest =
        std::ranges::max_element(known, {}, [](const KnownOdds &one) { return one.chance.value; });
    const auto passed = std::find_if(highest, known.end(), [&](const KnownOdds &one) {
        return one.chance.value <= highest->chance.value / 2 && isBeyondMargins(*highest, one);
    });
    if (passed == known.end() || highest->chance.value < kDanger)
        return std::nullopt;
    return pointBetween(*highest, *passed, mostLikelyPart(*odds[highest->moment]));
}

} // namespace

std::vector<TurningPoint> turningPoints(std::span<const std::optional<Odds>> odds, std::size_t most)
{
    std::vector<TurningPoint> points;
    std::optional<std::size_t> last;
    for (std::size_t moment = 0; moment < odds.size(); ++moment) {
        if (!odds[moment])
            continue;
        if (last) {
            const Odds &before = *odds[*last];
            const Odds &after = *odds[moment];
            TurningPoint point {*last, moment, -1, before.whole.value, after.whole.value};
            if (std::abs(point.swing()) > before.whole.margin + after.whole.margin) {
                point.part = partOf(before, after, point.swing());
                points.push_back(point);
            }
        }
        last = moment;
    }
    std::ranges::stable_sort(points, std::greater<>(),
                             [](const TurningPoint &point) { return std::abs(point.swing()); });
    points.resize(std::min(points.size(), most));
    std::ranges::sort(points, {}, &TurningPoint::after);
    return points;
}

std::optional<TurningPoint> turningPoint(std::span<const std::optional<Odds>> odds, const OddsEnd &end)
{
    if (end.happened)
        return lastingRise(knownOdds(odds, end), end.part);
    return passedDanger(odds, knownOdds(odds, {}));
}

} // namespace merlon
