#include "core/games/exiles/steps.h"
#include "core/games/exiles/turn/turn.h"

/// EX-4.2 to EX-4.4: trades, put together by small choices in `data.trade`.
namespace merlon::exiles {

namespace {

constexpr int kMostRefusals = 3;
constexpr std::size_t kWantNothing = kResources;

void handOver(Play &play, Seat from, Seat to, std::size_t resource, int number)
{
    std::uint8_t &less = play.data[from].store[resource];
    less = static_cast<std::uint8_t>(less - number);
    std::uint8_t &more = play.data[to].store[resource];
    more = static_cast<std::uint8_t>(more + number);
    tell(play, EventKind::Given, {4, 2}, from, to, number, resource);
}

/// EX-4.2: the gift, and what is given for it.
void carryOut(Play &play, Seat seat)
{
    const Trade trade = play.data.trade;
    play.data[seat].hasTraded = true;
    handOver(play, seat, trade.partner, trade.give, trade.giveNumber);
    if (trade.want < kResources)
        handOver(play, trade.partner, seat, trade.want, trade.wantNumber);
    play.data.trade = {};
}

// What is given

/// a = 1: it can be nothing but a gift.
Reason whyNotGive(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Give))
        return notNow({4, 3});
    return scene.data[step.seat].store[made.args[0]] > 0 ? kLegal
                                                         : no(ReasonKind::NotOwned, {4, 3}, made.args[0]);
}

void offerGive(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t resource = 0; resource < kResources; ++resource)
        offer<whyNotGive>(scene, step, out, choice(Verb::Give, resource));
}

void takeGive(Play &play, Step step, Choice made)
{
    play.data.trade.give = static_cast<std::uint8_t>(made.args[0]);
    pushAsk(play, StepKind::TradeGiveAmount, step.seat, step.a);
}

Reason whyNotGiveAmount(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::GiveAmount))
        return notNow({4, 3});
    const std::size_t give = scene.data.trade.give;
    return made.args[0] >= 1 && made.args[0] <= scene.data[step.seat].store[give]
        ? kLegal
        : no(ReasonKind::NotOwned, {4, 3}, give);
}

void offerGiveAmount(const Scene &scene, Step step, ChoiceList &out)
{
    const int most = scene.data[step.seat].store[scene.data.trade.give];
    for (int number = 1; number <= most; ++number)
        offer<whyNotGiveAmount>(scene, step, out, choice(Verb::GiveAmount, number));
}

void takeGiveAmount(Play &play, Step step, Choice made)
{
    play.data.trade.giveNumber = static_cast<std::uint8_t>(made.args[0]);
    if (step.a != 0)
        return carryOut(play, step.seat);
    pushAsk(play, StepKind::TradeWant, step.seat);
}

// What is wanted for it

Reason whyNotWant(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {4, 3};
    if (!is(made, Verb::Want))
        return notNow(kRule);
    if (made.args[0] == kWantNothing)
        return kLegal;
    if (scene.data[step.seat].refusals >= kMostRefusals)
        return no(ReasonKind::OnlyGifts, kRule);
    if (made.args[0] == scene.data.trade.give)
        return no(ReasonKind::SameType, kRule);
    return scene.data[scene.data.trade.partner].store[made.args[0]] > 0
        ? kLegal
        : no(ReasonKind::NotOwned, kRule, made.args[0]);
}

void offerWant(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t resource = 0; resource <= kWantNothing; ++resource)
        offer<whyNotWant>(scene, step, out, choice(Verb::Want, resource));
}

void takeWant(Play &play, Step step, Choice made)
{
    if (made.args[0] == kWantNothing)
        return carryOut(play, step.seat);
    play.data.trade.want = static_cast<std::uint8_t>(made.args[0]);
    pushAsk(play, StepKind::TradeWantAmount, step.seat);
}

Reason whyNotWantAmount(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::WantAmount))
        return notNow({4, 3});
    const Trade &trade = scene.data.trade;
    return made.args[0] >= 1 && made.args[0] <= scene.data[trade.partner].store[trade.want]
        ? kLegal
        : no(ReasonKind::NotOwned, {4, 3}, trade.want);
}

void offerWantAmount(const Scene &scene, Step step, ChoiceList &out)
{
    const Trade &trade = scene.data.trade;
    for (int number = 1; number <= scene.data[trade.partner].store[trade.want]; ++number)
        offer<whyNotWantAmount>(scene, step, out, choice(Verb::WantAmount, number));
}

void takeWantAmount(Play &play, Step step, Choice made)
{
    Trade &trade = play.data.trade;
    trade.wantNumber = static_cast<std::uint8_t>(made.args[0]);
    tell(play, EventKind::TradeOffered, {4, 3}, step.seat, trade.partner, trade.give, trade.want);
    pushAsk(play, StepKind::AnswerTrade, trade.partner, step.seat);
}

// The answer: a = who offers

Reason whyNotAnswer(const Scene &, Step, Choice made)
{
    return is(made, Verb::AcceptTrade) || is(made, Verb::RefuseTrade) ? kLegal : notNow({4, 3});
}

void offerAnswer(const Scene &, Step, ChoiceList &out)
{
    out.add(choice(Verb::AcceptTrade));
    out.add(choice(Verb::RefuseTrade));
}

void takeAnswer(Play &play, Step step, Choice made)
{
    const auto proposer = static_cast<Seat>(step.a);
    if (is(made, Verb::AcceptTrade))
        return carryOut(play, proposer);
    ++play.data[proposer].refusals;
    play.data.trade = {};
    tell(play, EventKind::TradeRefused, {4, 3}, step.seat, proposer);
}

} // namespace

Reason whyNotTrade(const Scene &scene, Seat seat, std::size_t partner)
{
    constexpr RuleId kRule {4, 2};
    if (partner == seat || partner >= scene.rules.seats)
        return no(ReasonKind::NotAPartner, kRule);
    if (scene.data[seat].hasTraded)
        return no(ReasonKind::TradeUsed, kRule);
    return scene.data[seat].store != Goods {} ? kLegal : no(ReasonKind::NothingToGive, kRule);
}

void beginTrade(Play &play, Seat seat, std::size_t partner, bool isGift)
{
    play.data.trade = {};
    play.data.trade.partner = static_cast<Seat>(partner);
    pushAsk(play, StepKind::TradeGive, seat, isGift ? 1 : 0);
}

namespace steps {

constinit const StepRule tradeGive =
    inside(question(StepKind::TradeGive, "trade-give", RuleId {4, 3}, offerGive, whyNotGive, takeGive));
constinit const StepRule tradeGiveAmount =
    inside(question(StepKind::TradeGiveAmount, "trade-give-amount", RuleId {4, 3}, offerGiveAmount,
                    whyNotGiveAmount, takeGiveAmount),
           2);
constinit const StepRule tradeWant =
    inside(question(StepKind::TradeWant, "trade-want", RuleId {4, 3}, offerWant, whyNotWant, takeWant), 3);
constinit const StepRule tradeWantAmount =
    inside(question(StepKind::TradeWantAmount, "trade-want-amount", RuleId {4, 3}, offerWantAmount,
                    whyNotWantAmount, takeWantAmount),
           4);
constinit const StepRule answerTrade = about(
    question(StepKind::AnswerTrade, "answer-trade", RuleId {4, 3}, offerAnswer, whyNotAnswer, takeAnswer),
    Type::Seat);

} // namespace steps

} // namespace merlon::exiles
