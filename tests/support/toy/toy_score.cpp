#include "core/base/hash.h"
#include "tests/support/toy/toy_rules.h"

#include <algorithm>
#include <bit>

/// What a position is worth, and how a game has ended.
namespace merlon::toy {

Score scoreOf(const Data &data, const Table &table, Seat seat)
{
    Score score;
    for (const Slot &slot : data.fields) {
        if (slot.owner == seat) {
            score.cards += kWorth[slot.card];
            score.wagers += slot.wager;
        }
    }
    for (std::size_t card = 0; card < kCards; ++card)
        score.bought += data.bought[seat][card] * kWorth[card];
    score.bridges = static_cast<int>(std::ranges::count(data.bridges, seat)) * kBridgeWorth;
    if (data.spy == seat && data.mark < table.places) {
        const std::uint8_t owner = data.fields[data.mark].owner;
        score.mark = owner != kNone && table.teamOf(owner) != table.teamOf(seat) ? 5 : 0;
    }
    return score;
}

Outcome outcomeOf(const Data &data, const Table &table)
{
    Outcome outcome;
    if (data.step != Step::Over)
        return outcome;
    outcome.over = true;
    std::array<std::int32_t, kMostSeats> teams {};
    for (Seat seat = 0; seat < table.seats; ++seat) {
        outcome.seats[seat].score = scoreOf(data, table, seat).sum();
        teams[table.teamOf(seat)] += outcome.seats[seat].score;
    }
    if (data.resigned != kNone)
        teams[table.teamOf(data.resigned)] = -1;
    const bool isLost = table.tide && (data.resigned != kNone || std::popcount(data.flooded) >= kFatalFloods);
    for (Seat seat = 0; seat < table.seats; ++seat) {
        const auto better = std::ranges::count_if(
            teams, [&](std::int32_t other) { return other > teams[table.teamOf(seat)]; });
        outcome.seats[seat].place = static_cast<std::uint8_t>(isLost ? 2 : 1 + better);
    }
    if (data.resigned != kNone)
        outcome.why = {kResigned, {5, 2}, {data.resigned}, {}};
    else
        outcome.why = isLost ? Event {kDrowned, {9, 2}, {}, {}} : Event {kEnded, {5, 1}, {}, {}};
    return outcome;
}

std::uint64_t hashOf(const Data &data)
{
    Hasher hasher;
    for (const std::uint8_t value : {static_cast<std::uint8_t>(data.step), data.round, data.turn,
                                     data.weather, data.place, data.spy, data.mark, data.resigned})
        hasher.add(value);
    data.pile.addTo(hasher);
    for (const Hand<kCards> &hand : data.hands)
        hand.addTo(hasher);
    for (const Slot &slot : data.fields) {
        for (const std::uint8_t value : {slot.owner, slot.card, slot.wager})
            hasher.add(value);
    }
    for (const std::uint8_t coins : data.coins)
        hasher.add(coins);
    data.bids.addTo(hasher);
    data.market.addTo(hasher);
    for (const Store<kCards> &bought : data.bought)
        bought.addTo(hasher);
    for (const std::uint8_t owner : data.bridges)
        hasher.add(owner);
    hasher.add(data.flooded);
    return hasher.value();
}

} // namespace merlon::toy
