#include "core/games/mountain/purse.h"
#include "core/games/mountain/steps.h"
#include "core/games/mountain/turn/turn.h"

/// MT-1.5 to MT-1.10: payments, one resource after the other, and exchanges.
namespace merlon::mountain {

namespace {

constexpr int kExchanged = 4;

/// Where what is paid goes, as it travels in a step: to the reserve, on a card of the horde, on a spell.
constexpr int kToReserve = 0;
constexpr int kToHorde = 1;
constexpr int kToSpell = kToHorde + static_cast<int>(kHordePlaces);

bool isForSpell(Step step)
{
    return step.c >= kToSpell;
}

/// What is paid arrives.
void arrive(Play &play, Step step)
{
    const auto kind = resourceOf(static_cast<Coinage>(step.a));
    if (step.c == kToReserve)
        return tell(play, EventKind::Paid, {1, 5}, step.seat, kind);
    if (isForSpell(step)) {
        OpenSpell &open = play.data.grimoire[static_cast<std::size_t>(step.c - kToSpell)];
        ++open.runes;
        return tell(play, EventKind::RuneLaid, {3, 2}, step.seat, open.spell, open.runes);
    }
    const auto place = static_cast<std::size_t>(step.c - kToHorde);
    ++play.data.horde[place].bribes[indexOf(kind)];
    tell(play, EventKind::BribeLaid, {4, 3}, step.seat, kind, place);
}

void pushRest(Play &play, Step step)
{
    if (step.b > 1)
        pushAsk(play, StepKind::Pay, step.seat, step.a, step.b - 1, step.c);
}

/// MT-1.7: a = Coinage, b = how many, c = where to.
void workPay(Play &play, Step step)
{
    const auto coinage = static_cast<Coinage>(step.a);
    const SlotSet slots = slotsHolding(play, step.seat, coinage);
    const bool hasStock = stockHolds(play, step.seat, coinage);
    if (play.rules.asksPayments[step.seat] && std::popcount(slots) + (hasStock ? 1 : 0) > 1)
        return pushAsk(play, StepKind::PayFrom, step.seat, step.a, step.b, step.c);
    if (slots != 0)
        takeFromSlot(play.data, step.seat, preferredSlot(play, step.seat, slots), coinage);
    else
        takeFromStock(play, step.seat, coinage);
    pushRest(play, step);
    arrive(play, step);
}

/// MT-1.11: the drums need an empty symbol after their rune has been paid.
bool leavesDrumsIdle(const Scene &scene, Step step)
{
    return isForSpell(step)
        && scene.data.grimoire[static_cast<std::size_t>(step.c - kToSpell)].spell
        == static_cast<std::uint8_t>(Spell::Drum)
        && !hasEmptySymbol(scene.data[step.seat]);
}

Reason whyNotPayFrom(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {1, 7};
    const auto coinage = static_cast<Coinage>(step.a);
    const Resource kind = resourceOf(coinage);
    if (is(made, Verb::PayFrom))
        return contains(slotsHolding(scene, step.seat, coinage), made.args[0])
            ? kLegal
            : no(ReasonKind::NotThere, kRule, kind);
    if (!is(made, Verb::PayFromStock))
        return notNow(kRule);
    if (!stockHolds(scene, step.seat, coinage))
        return no(ReasonKind::NotThere, kRule, kind);
    return leavesDrumsIdle(scene, step) ? no(ReasonKind::CannotComplete, {1, 11}) : kLegal;
}

void offerPayFrom(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t slot = 0; slot < kSlots; ++slot)
        offer<whyNotPayFrom>(scene, step, out, choice(Verb::PayFrom, slot));
    offer<whyNotPayFrom>(scene, step, out, choice(Verb::PayFromStock));
}

void takePayFrom(Play &play, Step step, Choice made)
{
    const auto coinage = static_cast<Coinage>(step.a);
    if (is(made, Verb::PayFrom))
        takeFromSlot(play.data, step.seat, static_cast<Slot>(made.args[0]), coinage);
    else
        takeFromStock(play, step.seat, coinage);
    pushRest(play, step);
    arrive(play, step);
}

/// MT-1.10: why a kind of what a seat can spend cannot be given. a = what is gained, b = how many are still to be given,
/// c = the least kind that may be named.
Reason whyNotGiveOf(const Amounts &own, Step step, std::size_t kind)
{
    constexpr RuleId kRule {1, 10};
    if (kind < step.c)
        return no(ReasonKind::OutOfOrder, kRule);
    if (own[kind] == 0)
        return no(ReasonKind::NoneLeft, kRule, kind);
    int rest = 0;
    for (std::size_t later = kind; later < kResources; ++later)
        rest += own[later];
    return rest >= step.b ? kLegal : no(ReasonKind::CannotComplete, kRule);
}

Reason whyNotGive(const Scene &scene, Step step, Choice made)
{
    return is(made, Verb::Give) ? whyNotGiveOf(spendable(scene, step.seat), step, made.args[0])
                                : notNow({1, 10});
}

void offerGive(const Scene &scene, Step step, ChoiceList &out)
{
    const Amounts own = spendable(scene, step.seat);
    for (std::size_t kind = 0; kind < kResources; ++kind)
        out.addIf(!whyNotGiveOf(own, step, kind), choice(Verb::Give, kind));
}

void takeGive(Play &play, Step step, Choice made)
{
    if (step.b > 1)
        pushAsk(play, StepKind::Give, step.seat, step.a, step.b - 1, made.args[0]);
    pushPayment(play, step.seat, coinageOf(made.args[0]), 1);
}

/// a = a kind of resource: what has been bought comes into the stock.
void workReceive(Play &play, Step step)
{
    gain(play, step.seat, amount(static_cast<Resource>(step.a)), {1, 6});
}

} // namespace

void pushPayment(Play &play, Seat seat, Coinage coinage, int number)
{
    if (number > 0)
        pushAsk(play, StepKind::Pay, seat, static_cast<int>(coinage), number, kToReserve);
}

void pushPayment(Play &play, Seat seat, const Amounts &cost)
{
    for (std::size_t kind = kResources; kind-- > 0;)
        pushPayment(play, seat, coinageOf(kind), cost[kind]);
}

void pushBribe(Play &play, Seat seat, Resource kind, std::size_t place)
{
    pushAsk(play, StepKind::Pay, seat, static_cast<int>(kind), 1, kToHorde + static_cast<int>(place));
}

void pushRune(Play &play, Seat seat, std::size_t place)
{
    pushAsk(play, StepKind::Pay, seat, static_cast<int>(Resource::Rune), 1,
            kToSpell + static_cast<int>(place));
}

Reason whyNotExchange(const Scene &scene, Seat seat, std::size_t kind)
{
    constexpr RuleId kRule {1, 9};
    if (spendable(scene, seat).sum() < kExchanged)
        return no(ReasonKind::TooFewToExchange, kRule);
    return reserveHolds(scene, amount(static_cast<Resource>(kind)))
        ? kLegal
        : no(ReasonKind::ReserveEmpty, {1, 12}, kind);
}

void pushGiving(Play &play, Seat seat, int number, Resource gained)
{
    pushAsk(play, StepKind::Receive, seat, static_cast<int>(gained));
    pushAsk(play, StepKind::Give, seat, static_cast<int>(gained), number, 0);
}

void exchange(Play &play, Seat seat, std::size_t kind)
{
    tell(play, EventKind::Exchanged, {1, 9}, seat, kind);
    pushGiving(play, seat, kExchanged, static_cast<Resource>(kind));
}

namespace steps {

constinit const StepRule pay = work(StepKind::Pay, "pay", workPay);
constinit const StepRule payFrom = inside(
    about(question(StepKind::PayFrom, "pay-from", RuleId {1, 7}, offerPayFrom, whyNotPayFrom, takePayFrom)));
constinit const StepRule give =
    inside(about(question(StepKind::Give, "give", RuleId {1, 10}, offerGive, whyNotGive, takeGive),
                 Type::Resource, Type::Number));
constinit const StepRule receive = work(StepKind::Receive, "receive", workReceive);

} // namespace steps

} // namespace merlon::mountain
