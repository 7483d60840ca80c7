#include "tests/support/toy/toy_steps.h"

#include <algorithm>

/// What the full rules add: the market, bridges and floods.
namespace merlon::toy {

bool hasRoomForBridge(const Data &data, const Table &table, std::size_t place)
{
    return place + 1 < table.places && data.bridges[place] == kNone;
}

namespace {

/// T-7.2
void showBids(Data &data, const Table &table, EventSink &events)
{
    int most = 0;
    Seat builder = 0;
    bool isAlone = false;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        const int bid = data.bids[seat];
        events.emit({kBidShown, {7, 2}, {seat, data.bids[seat]}, {}});
        if (bid > most) {
            most = bid;
            builder = seat;
            isAlone = true;
        } else if (bid == most) {
            isAlone = false;
        }
    }
    data.bids.clear();
    bool hasRoom = false;
    for (std::size_t place = 0; place < table.places; ++place)
        hasRoom = hasRoom || hasRoomForBridge(data, table, place);
    if (!isAlone || !hasRoom)
        return endRound(data, table, events);
    data.coins[builder] = static_cast<std::uint8_t>(data.coins[builder] - most);
    data.turn = builder;
    data.step = Step::Build;
}

void afterMarket(Data &data, const Table &table)
{
    if (data.step == Step::FirstMarket)
        return beginRound(data);
    endTurn(data, table);
}

} // namespace

void bid(Data &data, const Table &table, std::uint8_t coins, EventSink &events)
{
    data.bids.commit(data.turn, coins);
    events.emit({kCommitted, {7, 1}, {data.turn, coins}, secretOf(data.turn, 0b10)});
    if (++data.turn < table.seats)
        return;
    data.turn = 0;
    showBids(data, table, events);
}

void flood(Data &data, const Table &table, EventSink &events)
{
    for (std::uint8_t place = 0; place < table.places; ++place) {
        if (data.fields[place].owner == kNone && !isFlooded(data, place)) {
            data.flooded = static_cast<std::uint8_t>(data.flooded | 1u << place);
            events.emit({kFlooded, {8, 1}, {place}, {}});
            return;
        }
    }
}

void fillMarket(Data &data, const Table &table, EventSink &events)
{
    if (data.pile.isTopCertain() && !data.market.isFull()) {
        const PieceKind card = data.pile.take();
        data.market.put(card);
        events.emit({kMarketed, {6, 1}, {card}, {}});
    }
    if (data.market.isFull() || data.pile.empty())
        afterMarket(data, table);
}

void buy(Data &data, const Table &table, std::uint8_t card, EventSink &events)
{
    data.market.take(card);
    data.coins[data.turn] = static_cast<std::uint8_t>(data.coins[data.turn] - kWorth[card]);
    data.bought[data.turn].add(card);
    events.emit({kBought, {6, 2}, {data.turn, card}, {}});
    data.step = Step::Refill;
    fillMarket(data, table, events);
}

} // namespace merlon::toy
