#include "core/games/mountain/networks.h"
#include "core/games/mountain/purse.h"
#include "core/games/mountain/steps.h"
#include "core/games/mountain/turn/turn.h"

#include <array>

/// MT-7: statues are hauled towards the heart.
namespace merlon::mountain {

namespace {

std::uint8_t clanOn(const MountainData &data, Cell cell)
{
    return data.statues[statueOn(data, cell)].clan;
}

/// MT-7.4: the carts of a class with which a statue of a clan can be hauled.
Coinage cartCoinage(CartSource source, std::uint8_t clan)
{
    return source == CartSource::Clan ? cartOfClan(clan)
        : source == CartSource::Pack  ? Coinage::TrollCart
                                      : Coinage::StockCart;
}

bool hasCart(const Scene &scene, Seat seat, CartSource source, std::uint8_t clan)
{
    const Coinage coinage = cartCoinage(source, clan);
    return slotsHolding(scene, seat, coinage) != 0 || stockHolds(scene, seat, coinage);
}

bool hasCart(const Scene &scene, Seat seat, std::uint8_t clan)
{
    for (int source = 0; source < kCartSources; ++source) {
        if (hasCart(scene, seat, static_cast<CartSource>(source), clan))
            return true;
    }
    return false;
}

/// MT-7.1
Reason whyNotHauled(const Scene &scene, Seat seat, Cell cell)
{
    constexpr RuleId kRule {7, 1};
    if (const Reason wrong = whyNotMoved(scene, seat, cell, kRule))
        return wrong;
    return hasCart(scene, seat, clanOn(scene.data, cell)) ? kLegal : no(ReasonKind::NoCart, {7, 3});
}

Reason whyNotHaul(const Scene &scene, Step step, Choice made)
{
    switch (verbOf(made)) {
    case Verb::Haul:
        return whyNotHauled(scene, step.seat, cellOf(made));
    case Verb::Exchange:
        return whyNotExchange(scene, step.seat, made.args[0]);
    case Verb::Next:
        return kLegal;
    default:
        return notNow({7, 1});
    }
}

void offerHaul(const Scene &scene, Step step, ChoiceList &out)
{
    forEachCell(scene.map, squaresOfStatues(scene),
                [&](Cell cell) { offer<whyNotHaul>(scene, step, out, choice(Verb::Haul, cell)); });
    offerExchanges<whyNotHaul>(scene, step, out);
    out.add(choice(Verb::Next));
}

void takeHaul(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Next))
        return pushAsk(play, StepKind::EndTurn, step.seat);
    pushAsk(play, StepKind::Haul, step.seat);
    if (is(made, Verb::Haul))
        pushAsk(play, StepKind::HaulTo, step.seat, made.args[0]);
    else
        exchange(play, step.seat, made.args[0]);
}

/// MT-7.2: a = cell of the statue.
Reason whyNotHaulTo(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {7, 2};
    if (!is(made, Verb::To))
        return notNow(kRule);
    if (hasStatue(scene.data, cellOf(made)))
        return no(ReasonKind::StatueInTheWay, {7, 5}, cellOf(made));
    return haulTargets(scene, step.a).contains(scene.map.squareOf(cellOf(made)))
        ? kLegal
        : no(ReasonKind::NotNextTunnel, kRule, cellOf(made));
}

void offerHaulTo(const Scene &scene, Step step, ChoiceList &out)
{
    forEachCell(scene.map, haulTargets(scene, step.a), [&](Cell cell) { out.add(choice(Verb::To, cell)); });
}

void takeHaulTo(Play &play, Step step, Choice made)
{
    pushAsk(play, StepKind::MoveStatue, step.seat, step.a, made.args[0]);
    pushAsk(play, StepKind::PayCart, step.seat, clanOn(play.data, step.a));
}

/// MT-7.4: a = clan of the statue.
Reason whyNotPayCart(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {7, 4};
    if (!is(made, Verb::PayCart))
        return notNow(kRule);
    return hasCart(scene, step.seat, static_cast<CartSource>(made.args[0]), static_cast<std::uint8_t>(step.a))
        ? kLegal
        : no(ReasonKind::NoCartThere, kRule, made.args[0]);
}

void offerPayCart(const Scene &scene, Step step, ChoiceList &out)
{
    for (int source = 0; source < kCartSources; ++source)
        offer<whyNotPayCart>(scene, step, out, choice(Verb::PayCart, source));
}

void takePayCart(Play &play, Step step, Choice made)
{
    pushPayment(play, step.seat,
                cartCoinage(static_cast<CartSource>(made.args[0]), static_cast<std::uint8_t>(step.a)), 1);
}

/// a = from, b = to.
void workMoveStatue(Play &play, Step step)
{
    moveStatue(play, step.a, step.b, {7, 2});
}

} // namespace

Reason whyNotMoved(const Scene &scene, Seat seat, Cell cell, RuleId rule)
{
    if (!hasStatue(scene.data, cell))
        return no(ReasonKind::NoStatueThere, rule, cell);
    if (!isUnearthedBy(scene, seat, cell))
        return no(ReasonKind::StatueBuried, {1, 4}, cell);
    return haulTargets(scene, cell).empty() ? no(ReasonKind::NowhereToGo, rule, cell) : kLegal;
}

Squares haulTargets(const Scene &scene, Cell cell)
{
    const Squares own = squaresOfTunnel(scene, cell);
    Squares targets = own;
    forEachCell(scene.map, (own.neighbours() & scene.data.dug) - own,
                [&](Cell next) { targets |= squaresOfTunnel(scene, next); });
    return targets - squaresOfStatues(scene);
}

void moveStatue(Play &play, Cell from, Cell to, RuleId rule)
{
    Statue &statue = play.data.statues[statueOn(play.data, from)];
    statue.cell = to;
    tell(play, EventKind::StatueHauled, rule, play.data.active, statue.clan, from, to);
}

namespace steps {

constinit const StepRule haul =
    landmark(question(StepKind::Haul, "haul", RuleId {7, 1}, offerHaul, whyNotHaul, takeHaul));
constinit const StepRule haulTo =
    inside(about(question(StepKind::HaulTo, "haul-to", RuleId {7, 2}, offerHaulTo, whyNotHaulTo, takeHaulTo),
                 Type::Square));
constinit const StepRule payCart = inside(
    about(question(StepKind::PayCart, "pay-cart", RuleId {7, 4}, offerPayCart, whyNotPayCart, takePayCart),
          Type::Clan));
constinit const StepRule moveStatue = work(StepKind::MoveStatue, "move-statue", workMoveStatue);

} // namespace steps

} // namespace merlon::mountain
