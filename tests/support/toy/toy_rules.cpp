#include "tests/support/toy/toy_rules.h"

#include "core/base/hash.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <span>

namespace merlon::toy {

namespace {

constexpr std::uint8_t kFirstHand = 2;

Secrecy secretOf(Seat seat, std::uint8_t args)
{
    return {SeatSet {seat}, args, false};
}

Seat weatherMaker(const Table &table)
{
    return table.warlord ? static_cast<Seat>(table.seats - 1) : kChance;
}

bool pileIsEmpty(const Data &data)
{
    return data.bagSize == 0 && data.top == kNone;
}

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

/// The spy is done: bids for the bridge, or the end of the round.
void afterMark(Data &data, const Table &table, EventSink &events)
{
    if (!table.full)
        return endRound(data, table, events);
    data.step = Step::Bid;
    data.turn = 0;
}

bool hasRoomForBridge(const Data &data, const Table &table, std::size_t place)
{
    return place + 1 < table.places && data.bridges[place] == kNone;
}

/// T-7.2
void showBids(Data &data, const Table &table, EventSink &events)
{
    std::uint8_t most = 0;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        events.emit({kBidShown, {7, 2}, {seat, data.bids[seat]}, {}});
        most = std::max(most, data.bids[seat]);
    }
    const auto bids = std::span(data.bids).first(table.seats);
    const bool isAlone = most > 0 && std::ranges::count(bids, most) == 1;
    const auto builder = static_cast<std::uint8_t>(std::ranges::find(bids, most) - bids.begin());
    std::ranges::fill(data.bids, kNone);
    bool hasRoom = false;
    for (std::size_t place = 0; place < table.places; ++place)
        hasRoom = hasRoom || hasRoomForBridge(data, table, place);
    if (!isAlone || !hasRoom)
        return endRound(data, table, events);
    data.coins[builder] = static_cast<std::uint8_t>(data.coins[builder] - most);
    data.turn = builder;
    data.step = Step::Build;
}

void bid(Data &data, const Table &table, std::uint8_t coins, EventSink &events)
{
    data.bids[data.turn] = coins;
    events.emit({kCommitted, {7, 1}, {data.turn, coins}, secretOf(data.turn, 0b10)});
    if (++data.turn < table.seats)
        return;
    data.turn = 0;
    showBids(data, table, events);
}

/// T-8.1
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

void afterMarket(Data &data, const Table &table)
{
    if (data.step == Step::FirstMarket)
        return beginRound(data);
    endTurn(data, table);
}

/// Puts a card on the first free space of the market.
void lay(Data &data, std::uint8_t card, EventSink &events)
{
    *std::ranges::find(data.market, kNone) = card;
    events.emit({kMarketed, {6, 1}, {card}, {}});
}

/// T-6.1: fills the market up, with the card on top that somebody has looked at first; the rest is drawn by chance.
void fillMarket(Data &data, const Table &table, EventSink &events)
{
    if (data.top != kNone && std::ranges::count(data.market, kNone) > 0) {
        lay(data, data.top, events);
        data.top = kNone;
        data.topKnownTo = 0;
    }
    if (std::ranges::count(data.market, kNone) == 0 || data.bagSize == 0)
        afterMarket(data, table);
}

/// T-6.2
void buy(Data &data, const Table &table, std::uint8_t card, EventSink &events)
{
    *std::ranges::find(data.market, card) = kNone;
    data.coins[data.turn] = static_cast<std::uint8_t>(data.coins[data.turn] - kWorth[card]);
    ++data.bought[data.turn][card];
    events.emit({kBought, {6, 2}, {data.turn, card}, {}});
    data.step = Step::Refill;
    fillMarket(data, table, events);
}

void takeFromBag(Data &data, std::uint16_t card)
{
    --data.bag[card];
    --data.bagSize;
}

void give(Data &data, std::uint8_t card, EventKind event, RuleId rule, EventSink &events)
{
    ++data.hands[data.turn][card];
    ++data.handSizes[data.turn];
    events.emit({event, rule, {data.turn, card}, secretOf(data.turn, 0b10)});
}

void dealFirstCard(Data &data, const Table &table, std::uint16_t card, EventSink &events)
{
    takeFromBag(data, card);
    give(data, static_cast<std::uint8_t>(card), kDealt, {1, 2}, events);
    if (data.handSizes[data.turn] < kFirstHand || ++data.turn < table.seats)
        return;
    data.turn = 0;
    if (!table.full)
        return beginRound(data);
    data.step = Step::FirstMarket;
    fillMarket(data, table, events);
}

void draw(Data &data, const Table &table, EventSink &events)
{
    if (data.top == kNone) {
        data.step = Step::Draw;
        return;
    }
    give(data, data.top, kDrew, {3, 3}, events);
    data.top = kNone;
    data.topKnownTo = 0;
    endTurn(data, table);
}

void lookAtTop(Data &data, const Table &table, EventSink &events)
{
    data.topKnownTo = static_cast<std::uint8_t>(data.topKnownTo | 1u << data.turn);
    events.emit({kPeeked, {3, 4}, {data.turn, data.top}, secretOf(data.turn, 0b10)});
    endTurn(data, table);
}

void peek(Data &data, const Table &table, EventSink &events)
{
    if (data.top == kNone)
        data.step = Step::Peek;
    else
        lookAtTop(data, table, events);
}

void play(Data &data, std::uint16_t card, std::uint16_t place, EventSink &events)
{
    --data.hands[data.turn][card];
    --data.handSizes[data.turn];
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
        takeFromBag(data, first);
        if (data.step == Step::FirstMarket || data.step == Step::Refill) {
            lay(data, first, events);
            return fillMarket(data, table, events);
        }
        give(data, first, kDrew, {3, 3}, events);
        endTurn(data, table);
        break;
    case kReveal:
        takeFromBag(data, first);
        data.top = first;
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

Reason fromBag(const Data &data, std::uint16_t card)
{
    return data.bag[card] > 0 ? kLegal : Reason {kNotInPile, {3, 3}, card};
}

Reason whyNotPlay(const Data &data, std::uint16_t card, std::uint16_t place)
{
    if (data.hands[data.turn][card] == 0)
        return {kNotInHand, {3, 1}, {card}};
    if (data.fields[place].owner != kNone)
        return {kPlaceTaken, {3, 1}, {place}};
    return isFlooded(data, place) ? Reason {kFieldFlooded, {8, 1}, place} : kLegal;
}

Reason whyNotBuy(const Data &data, const Table &table, std::uint16_t card)
{
    if (!table.full || std::ranges::count(data.market, card) == 0)
        return {kNotInMarket, {6, 2}, card};
    return data.coins[data.turn] < kWorth[card] ? Reason {kTooDear, {6, 2}, card} : kLegal;
}

Reason whyNotDraw(const Data &data)
{
    if (data.weather == kStorm)
        return {kStormy, {3, 3}};
    return pileIsEmpty(data) ? Reason {kPileEmpty, {3, 3}} : kLegal;
}

Reason whyNotPeek(const Data &data)
{
    if (pileIsEmpty(data))
        return {kPileEmpty, {3, 4}};
    return (data.topKnownTo >> data.turn & 1u) != 0 ? Reason {kSeenAlready, {3, 4}} : kLegal;
}

/// How many values the arguments of a verb have; 0: the verb has no such argument.
std::array<int, 3> ranges(const Table &table, Verb verb)
{
    switch (verb) {
    case kAppoint:
        return {table.seats, 0, 0};
    case kDeal:
    case kReveal:
        return {kCards, 0, 0};
    case kBlow:
        return {3, 0, 0};
    case kPlay:
        return {kCards, table.places, 0};
    case kWager:
        return {4, 0, 0};
    case kMark:
    case kBuild:
        return {table.places, 0, 0};
    case kBuy:
        return {kCards, 0, 0};
    case kBid:
        return {kCoins + 1, 0, 0};
    case kDraw:
    case kPeek:
    case kPass:
    case kWait:
        return {0, 0, 0};
    }
    return {0, 0, 0};
}

bool isWellFormed(const Table &table, Choice choice)
{
    if (choice.verb < kAppoint || choice.verb > kBuild)
        return false;
    const std::array<int, 3> most = ranges(table, static_cast<Verb>(choice.verb));
    for (std::size_t i = 0; i < 3; ++i) {
        if (most[i] == 0 ? choice.args[i] != 0 : choice.args[i] >= most[i])
            return false;
    }
    return true;
}

bool isAskedIn(Step step, Verb verb)
{
    switch (verb) {
    case kAppoint:
        return step == Step::Spy;
    case kDeal:
        return step == Step::FirstCards || step == Step::Draw || step == Step::FirstMarket
            || step == Step::Refill;
    case kReveal:
        return step == Step::Peek;
    case kBlow:
        return step == Step::Weather;
    case kWager:
        return step == Step::Wager;
    case kMark:
    case kWait:
        return step == Step::Mark;
    case kPlay:
    case kDraw:
    case kPeek:
    case kPass:
    case kBuy:
        return step == Step::Turn;
    case kBid:
        return step == Step::Bid;
    case kBuild:
        return step == Step::Build;
    }
    return false;
}

} // namespace

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

Reason whyNot(const Data &data, const Table &table, Choice choice)
{
    if (!isWellFormed(table, choice))
        return {kNoChoice, {0, 1}, {}};
    const auto verb = static_cast<Verb>(choice.verb);
    if (!isAskedIn(data.step, verb))
        return {kNotAsked, {0, 2}, {}};
    switch (verb) {
    case kDeal:
    case kReveal:
        return fromBag(data, choice.args[0]);
    case kPlay:
        return whyNotPlay(data, choice.args[0], choice.args[1]);
    case kDraw:
        return whyNotDraw(data);
    case kPeek:
        return whyNotPeek(data);
    case kBuy:
        return whyNotBuy(data, table, choice.args[0]);
    case kBid:
        return choice.args[0] <= data.coins[data.turn] ? kLegal : Reason {kTooDear, {7, 1}, 0};
    case kBuild:
        return hasRoomForBridge(data, table, choice.args[0])
            ? kLegal
            : Reason {kNoRoomForBridge, {7, 3}, choice.args[0]};
    case kAppoint:
    case kBlow:
    case kWager:
    case kPass:
    case kMark:
    case kWait:
        return kLegal;
    }
    return kLegal;
}

void choicesOf(const Data &data, const Table &table, ChoiceList &out)
{
    out.clear();
    for (std::uint16_t verb = kAppoint; verb <= kBuild; ++verb) {
        if (!isAskedIn(data.step, static_cast<Verb>(verb)))
            continue;
        const std::array<int, 3> most = ranges(table, static_cast<Verb>(verb));
        for (std::uint16_t a = 0; a < std::max(most[0], 1); ++a) {
            for (std::uint16_t b = 0; b < std::max(most[1], 1); ++b) {
                if (const Choice choice {verb, {a, b, 0}}; !whyNot(data, table, choice))
                    out.add(choice);
            }
        }
    }
}

void outcomesOf(const Data &data, const Table &table, OutcomeList &out)
{
    out.clear();
    if (decisionOf(data, table).seat != kChance)
        return;
    ChoiceList choices;
    choicesOf(data, table, choices);
    for (const Choice choice : choices) {
        std::uint32_t weight = 1;
        if (choice.verb == kDeal || choice.verb == kReveal)
            weight = data.bag[choice.args[0]];
        else if (choice.verb == kBlow)
            weight = 3u - choice.args[0];
        out.push_back({choice, weight});
    }
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
    if (table.full)
        std::fill_n(data.coins.begin(), table.seats, kCoins);
    return data;
}

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
    for (const std::uint8_t value :
         {static_cast<std::uint8_t>(data.step), data.round, data.turn, data.weather, data.place, data.spy,
          data.mark, data.resigned, data.top, data.topKnownTo, data.bagSize})
        hasher.add(value);
    for (const std::uint8_t count : data.bag)
        hasher.add(count);
    for (const std::uint8_t size : data.handSizes)
        hasher.add(size);
    for (const auto &hand : data.hands) {
        for (const std::uint8_t count : hand)
            hasher.add(count);
    }
    for (const Slot &slot : data.fields) {
        for (const std::uint8_t value : {slot.owner, slot.card, slot.wager})
            hasher.add(value);
    }
    for (const auto *values : {&data.coins, &data.bids}) {
        for (const std::uint8_t value : *values)
            hasher.add(value);
    }
    for (const std::uint8_t card : data.market)
        hasher.add(card);
    for (const auto &bought : data.bought) {
        for (const std::uint8_t count : bought)
            hasher.add(count);
    }
    for (const std::uint8_t owner : data.bridges)
        hasher.add(owner);
    hasher.add(data.flooded);
    return hasher.value();
}

} // namespace merlon::toy
