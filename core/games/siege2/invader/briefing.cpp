#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/pieces/row.h"
#include "core/games/siege2/steps.h"

#include <algorithm>

/// S2-5: the briefing.
namespace merlon::siege2 {

namespace {

/// S2-5.1: a = units still to be drawn, b = the rule that draws them.
void drawUnitOutcomes(const Scene &scene, Step step, OutcomeList &out)
{
    if (step.a == 0)
        return;
    for (int unit = 0; unit < siege::kUnitKinds; ++unit) {
        const std::uint8_t count = scene.data.bag[static_cast<std::size_t>(unit)];
        if (count > 0)
            out.push_back({choice(Verb::DrawUnit, unit), count});
    }
}

void takeDrawUnit(Play &play, Step step, Choice made)
{
    const std::size_t unit = made.args[0];
    --play.data.bag[unit];
    ++play.data.invaderSupply[unit];
    tell(play, EventKind::UnitDrawn, unpacked(step.b), unit);
    if (step.a > 1)
        push(play, StepKind::DrawUnits, step.a - 1, step.b);
}

void briefingWood(Play &play, Step)
{
    takeWood(play, 5, {5, 1});
}

/// S2-5.2
Reason whyNotOfferExchange(const Scene &, Step, Choice made)
{
    return is(made, Verb::StartExchange) || is(made, Verb::NoExchange) ? kLegal : notNow({5, 2});
}

void offerExchangeOrNot(const Scene &scene, Step step, ChoiceList &out)
{
    offer<whyNotOfferExchange>(scene, step, out, choice(Verb::StartExchange));
    offer<whyNotOfferExchange>(scene, step, out, choice(Verb::NoExchange));
}

void takeExchangeOrNot(Play &play, Step, Choice made)
{
    if (is(made, Verb::NoExchange))
        return;
    play.data.due = static_cast<std::uint16_t>(play.data.due + 1);
    play.data.exchanged = 0;
    tell(play, EventKind::ExchangeOpened, {5, 2});
    push(play, StepKind::Exchange);
}

bool hasMoved(const SiegeData &data, std::uint16_t card)
{
    return (data.exchanged >> card & 1u) != 0;
}

/// S2-5.3: a card of the row, of phases 2 to 5, that has not moved in this briefing.
Reason whyNotGiveAway(const Scene &scene, std::uint16_t card)
{
    if (rowPosition(scene.data, card) < 0)
        return no(ReasonKind::CardNotHere, {5, 3}, card);
    const int phase = dataOf(static_cast<Card>(card)).phase;
    if (phase < 2 || phase > 5)
        return no(ReasonKind::OtherPhase, {5, 3}, card);
    return hasMoved(scene.data, card) ? no(ReasonKind::CardMoved, {5, 3}, card) : kLegal;
}

/// S2-5.3: a card of the card supply that has not moved in this briefing.
Reason whyNotTakeIn(const Scene &scene, std::uint16_t card)
{
    const std::array<std::uint8_t, kSupplyCards> &supply = scene.data.supplyCards;
    if (std::find(supply.begin(), supply.end(), card) == supply.end())
        return no(ReasonKind::CardNotHere, {5, 3}, card);
    return hasMoved(scene.data, card) ? no(ReasonKind::CardMoved, {5, 3}, card) : kLegal;
}

Reason whyNotExchange(const Scene &scene, Step, Choice made)
{
    if (is(made, Verb::Done))
        return kLegal;
    if (!is(made, Verb::Exchange))
        return notNow({5, 3});
    const Reason reason = whyNotGiveAway(scene, made.args[0]);
    return reason ? reason : whyNotTakeIn(scene, made.args[1]);
}

void offerExchanges(const Scene &scene, Step, ChoiceList &out)
{
    FixedList<std::uint8_t, kSupplyCards> takeIn;
    for (const std::uint8_t supplyCard : scene.data.supplyCards) {
        if (!whyNotTakeIn(scene, supplyCard))
            takeIn.push_back(supplyCard);
    }
    for (const std::uint8_t rowCard : scene.data.row) {
        if (whyNotGiveAway(scene, rowCard))
            continue;
        for (const std::uint8_t supplyCard : takeIn)
            out.add(choice(Verb::Exchange, rowCard, supplyCard));
    }
    out.add(choice(Verb::Done));
}

void takeExchange(Play &play, Step, Choice made)
{
    SiegeData &data = play.data;
    if (is(made, Verb::Done)) {
        for (int phase = 5; phase >= 2; --phase)
            push(play, StepKind::OrderRow, phase, 0);
        return push(play, StepKind::SortRow);
    }
    const auto rowCard = static_cast<std::uint8_t>(made.args[0]);
    const auto supplyCard = static_cast<std::uint8_t>(made.args[1]);
    *std::find(data.row.begin(), data.row.end(), rowCard) = supplyCard;
    *std::find(data.supplyCards.begin(), data.supplyCards.end(), supplyCard) = rowCard;
    data.exchanged |= 1u << rowCard | 1u << supplyCard;
    tell(play, EventKind::CardsExchanged, {5, 3}, rowCard, supplyCard);
    if ((data.spied >> rowCard & 1u) != 0) { // S2-5.4
        data.spied &= ~(1u << rowCard);
        tell(play, EventKind::SpyReturned, {5, 4}, rowCard);
    }
    push(play, StepKind::Exchange);
}

/// S2-5.5: by phase; inside a phase the invader orders the cards.
void sortRow(Play &play, Step)
{
    const auto earlier = [](std::uint8_t a, std::uint8_t b) {
        return dataOf(static_cast<Card>(a)).phase < dataOf(static_cast<Card>(b)).phase;
    };
    std::array<std::uint8_t, kRowCards> &row = play.data.row;
    for (auto card = row.begin(); card != row.end(); ++card) // a stable sort that allocates nothing
        std::rotate(std::upper_bound(row.begin(), card, *card, earlier), card, card + 1);
}

} // namespace

namespace steps {

constinit const StepRule drawUnits =
    about(drawing(StepKind::DrawUnits, "draw-units", {5, 1}, drawUnitOutcomes, takeDrawUnit), Type::Number);
constinit const StepRule briefingWood = work(StepKind::BriefingWood, "briefing-wood", siege2::briefingWood);
constinit const StepRule offerExchange = question(StepKind::OfferExchange, "offer-exchange", kInvader, {5, 2},
                                                  offerExchangeOrNot, whyNotOfferExchange, takeExchangeOrNot);
constinit const StepRule exchange = inside(
    question(StepKind::Exchange, "exchange", kInvader, {5, 3}, offerExchanges, whyNotExchange, takeExchange));
constinit const StepRule sortRow = work(StepKind::SortRow, "sort-row", siege2::sortRow);

} // namespace steps

} // namespace merlon::siege2
