#include "tests/support/toy/toy_steps.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace merlon::toy {

namespace {

constexpr std::uint8_t kFirstHand = 2;

Seat weatherMaker(const Table &table)
{
    return table.warlord ? static_cast<Seat>(table.seats - 1) : kChance;
}

/// The spy is done: bids for the bridge, or the end of the round.
void afterMark(Data &data, const Table &table, EventSink &events)
{
    if (!table.full)
        return endRound(data, table, events);
    data.step = Step::Bid;
    data.turn = 0;
}

/// Gives the seat whose turn it is the top card of the pile.
void give(Data &data, EventKind event, RuleId rule, EventSink &events)
{
    const PieceKind card = data.pile.take();
    data.hands[data.turn].add(card);
    events.emit({event, rule, {data.turn, card}, secretOf(data.turn, 0b10)});
}

void dealFirstCard(Data &data, const Table &table, std::uint16_t card, EventSink &events)
{
    data.pile.determineTop(card, {data.turn});
    give(data, kDealt, {1, 2}, events);
    if (data.hands[data.turn].size() < kFirstHand || ++data.turn < table.seats)
        return;
    data.turn = 0;
    if (!table.full)
        return beginRound(data);
    data.step = Step::FirstMarket;
    fillMarket(data, table, events);
}

void draw(Data &data, const Table &table, EventSink &events)
{
    if (!data.pile.isTopCertain()) {
        data.step = Step::Draw;
        return;
    }
    give(data, kDrew, {3, 3}, events);
    endTurn(data, table);
}

void lookAtTop(Data &data, const Table &table, EventSink &events)
{
    data.pile.show(0, {data.turn});
    events.emit({kPeeked, {3, 4}, {data.turn, data.pile.top()}, secretOf(data.turn, 0b10)});
    endTurn(data, table);
}

void peek(Data &data, const Table &table, EventSink &events)
{
    if (data.pile.isTopCertain())
        lookAtTop(data, table, events);
    else
        data.step = Step::Peek;
}

void play(Data &data, std::uint16_t card, std::uint16_t place, EventSink &events)
{
    data.hands[data.turn].take(card);
    data.fields[place] = {data.turn, static_cast<std::uint8_t>(card), 0};
    data.place = static_cast<std::uint8_t>(place);
    data.step = Step::Wager;
    events.emit({kPlayed, {3, 1}, {data.turn, card, place}, secretOf(data.turn, 0b10)});
}

void applyOne(Data &data, const Table &table, Choice choice, EventSink &events)
{
    const auto first = static_cast<std::uint8_t>(choice.args[0]);
    switch (static_cast<Verb>(choice.verb)) {
    case kAppoint:
        data.spy = first;
        data.step = Step::FirstCards;
        events.emit({kAppointed, {1, 1}, {first}, secretOf(first, 0b1)});
        break;
    case kDeal:
        if (data.step == Step::FirstCards)
            return dealFirstCard(data, table, first, events);
        if (data.step == Step::FirstMarket || data.step == Step::Refill) {
            data.pile.determineTop(first, SeatSet::all());
            return fillMarket(data, table, events);
        }
        data.pile.determineTop(first, {data.turn});
        give(data, kDrew, {3, 3}, events);
        endTurn(data, table);
        break;
    case kReveal:
        data.pile.determineTop(first, {data.turn});
        lookAtTop(data, table, events);
        break;
    case kBlow:
        data.weather = first;
        data.step = Step::Turn;
        events.emit({kRoundBegan, {2, 1}, {static_cast<std::uint16_t>(data.round + 1)}, {}});
        events.emit({kBlew, {2, 1}, {first}, {}});
        if (table.full && first == kStorm)
            flood(data, table, events);
        break;
    case kPlay:
        play(data, first, choice.args[1], events);
        break;
    case kWager:
        data.fields[data.place].wager = first;
        data.place = kNone;
        events.emit({kWagered, {3, 2}, {data.turn, first}, {}});
        endTurn(data, table);
        break;
    case kDraw:
        draw(data, table, events);
        break;
    case kPeek:
        peek(data, table, events);
        break;
    case kPass:
        events.emit({kPassed, {3, 5}, {data.turn}, {}});
        endTurn(data, table);
        break;
    case kMark:
        data.mark = first;
        events.emit({kMarked, {4, 1}, {first}, {SeatSet {data.spy}, 0, true}});
        afterMark(data, table, events);
        break;
    case kWait:
        afterMark(data, table, events);
        break;
    case kBuy:
        buy(data, table, first, events);
        break;
    case kBid:
        bid(data, table, first, events);
        break;
    case kBuild:
        data.bridges[first] = data.turn;
        events.emit({kBuilt, {7, 3}, {data.turn, first}, {}});
        endRound(data, table, events);
        break;
    }
}

} // namespace

/// Nobody hears of it before the weather is made: it would tell that the spy is done.
void beginRound(Data &data)
{
    data.step = Step::Weather;
    data.turn = 0;
}

void endTurn(Data &data, const Table &table)
{
    data.step = Step::Turn;
    if (++data.turn == table.seats) {
        data.step = Step::Mark;
        data.turn = 0;
    }
}

void endRound(Data &data, const Table &table, EventSink &events)
{
    if (++data.round < table.rounds)
        return beginRound(data);
    data.step = Step::Over;
    const bool isLost = table.tide && std::popcount(data.flooded) >= kFatalFloods;
    events.emit(isLost ? Event {kDrowned, {9, 2}, {}, {}} : Event {kEnded, {5, 1}, {}, {}});
}

Decision decisionOf(const Data &data, const Table &table)
{
    switch (data.step) {
    case Step::Spy:
        return {kChance, kOfSpy, {}, 0, false, {1, 1}};
    case Step::FirstCards:
        return {kChance, kOfCard, {data.turn}, 0, false, {1, 2}};
    case Step::Weather:
        return {weatherMaker(table), kOfWeather, {}, 0, false, {2, 1}};
    case Step::Turn:
        return {data.turn, kOfTurn, {}, 0, false, {3, 0}};
    case Step::Wager:
        return {data.turn, kOfWager, {data.place}, 1, false, {3, 2}};
    case Step::Draw:
        return {kChance, kOfCard, {data.turn}, 0, false, {3, 3}};
    case Step::Peek:
        return {kChance, kOfCard, {data.turn}, 0, false, {3, 4}};
    case Step::Mark:
        return {data.spy == kUnknown ? kSomebody : data.spy, kOfMark, {}, 0, true, {4, 1}};
    case Step::FirstMarket:
    case Step::Refill:
        return {kChance, kOfMarket, {}, 0, false, {6, 1}};
    case Step::Bid:
        return {data.turn, kOfBid, {}, 0, true, {7, 1}};
    case Step::Build:
        return {data.turn, kOfBridge, {}, 0, false, {7, 3}};
    case Step::Over:
        return {};
    }
    return {};
}

Secrecy secrecyOf(const Data &data, const Table &, Choice choice)
{
    if (data.step == Step::FirstMarket || data.step == Step::Refill)
        return {};
    switch (static_cast<Verb>(choice.verb)) {
    case kAppoint:
        return secretOf(static_cast<Seat>(choice.args[0]), 0b1);
    case kDeal:
    case kReveal:
    case kPlay:
    case kBid:
        return secretOf(data.turn, 0b1);
    case kMark:
    case kWait:
        return {SeatSet {data.spy}, 0, true};
    case kBlow:
    case kWager:
    case kDraw:
    case kPeek:
    case kPass:
    case kBuy:
    case kBuild:
        return {};
    }
    return {};
}

void apply(Data &data, const Table &table, Choice choice, EventSink &events)
{
    assert(!whyNot(data, table, choice));
    applyOne(data, table, choice, events);
    ChoiceList forced;
    while (data.step != Step::Over && !decisionOf(data, table).ask) {
        choicesOf(data, table, forced);
        if (forced.size() != 1)
            return;
        applyOne(data, table, forced[0], events);
    }
}

void resign(Data &data, Seat seat, EventSink &events)
{
    data.resigned = seat;
    data.step = Step::Over;
    events.emit({kResigned, {5, 2}, {seat}, {}});
}

Data startOf(const Table &table)
{
    Data data;
    data.pile.putUnder(Store(kDeck), {});
    if (table.full)
        std::fill_n(data.coins.begin(), table.seats, kCoins);
    return data;
}

} // namespace merlon::toy
