#include "tests/support/toy/toy_steps.h"

#include <algorithm>

/// Which choices there are, and why others are not.
namespace merlon::toy {

namespace {

Reason fromBag(const Data &data, std::uint16_t card)
{
    return data.pile.candidates()[card] > 0 ? kLegal : Reason {kNotInPile, {3, 3}, card};
}

Reason whyNotPlay(const Data &data, std::uint16_t card, std::uint16_t place)
{
    if (data.hands[data.turn][card] == 0)
        return {kNotInHand, {3, 1}, card};
    if (data.fields[place].owner != kNone)
        return {kPlaceTaken, {3, 1}, place};
    return isFlooded(data, place) ? Reason {kFieldFlooded, {8, 1}, place} : kLegal;
}

Reason whyNotBuy(const Data &data, const Table &table, std::uint16_t card)
{
    if (!table.full || !data.market.holds(static_cast<PieceKind>(card)))
        return {kNotInMarket, {6, 2}, card};
    return data.coins[data.turn] < kWorth[card] ? Reason {kTooDear, {6, 2}, card} : kLegal;
}

Reason whyNotDraw(const Data &data)
{
    if (data.weather == kStorm)
        return {kStormy, {3, 3}};
    return data.pile.empty() ? Reason {kPileEmpty, {3, 3}} : kLegal;
}

Reason whyNotPeek(const Data &data)
{
    if (data.pile.empty())
        return {kPileEmpty, {3, 4}};
    return data.pile.isTopCertain() && data.pile.knownTo(0).contains(data.turn)
        ? Reason {kSeenAlready, {3, 4}}
        : kLegal;
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
            weight = static_cast<std::uint32_t>(data.pile.candidates()[choice.args[0]]);
        else if (choice.verb == kBlow)
            weight = 3u - choice.args[0];
        out.push_back({choice, weight});
    }
}

} // namespace merlon::toy
