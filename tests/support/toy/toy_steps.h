#pragma once

#include "tests/support/toy/toy_rules.h"

/// How a game of Toll goes from one step to the next, for the files of its rules.
namespace merlon::toy {

/// What only that seat may know: the arguments of these bits.
inline Secrecy secretOf(Seat seat, std::uint8_t args)
{
    return {SeatSet {seat}, args, false};
}

void beginRound(Data &data);
void endTurn(Data &data, const Table &table);
void endRound(Data &data, const Table &table, EventSink &events);

/// T-6.1: fills the market up, as far as the top card of the pile is certain; chance draws the rest.
void fillMarket(Data &data, const Table &table, EventSink &events);
/// T-6.2
void buy(Data &data, const Table &table, std::uint8_t card, EventSink &events);
/// T-7.1
void bid(Data &data, const Table &table, std::uint8_t coins, EventSink &events);
bool hasRoomForBridge(const Data &data, const Table &table, std::size_t place);
/// T-8.1
void flood(Data &data, const Table &table, EventSink &events);

} // namespace merlon::toy
