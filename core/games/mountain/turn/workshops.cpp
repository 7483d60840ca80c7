#include "core/games/mountain/networks.h"
#include "core/games/mountain/purse.h"
#include "core/games/mountain/steps.h"
#include "core/games/mountain/turn/turn.h"

#include <algorithm>

/// MT-3.4, MT-3.5: workshops and their uses.
namespace merlon::mountain {

namespace {

constexpr int kEntrances = 4;
constexpr RuleId kUseRule {3, 5};

Squares around(const Scene &scene, Cell cell)
{
    Squares square;
    square.add(scene.map.squareOf(cell));
    return square.neighbours();
}

Reason whyNotConverted(const Scene &scene, Seat seat, Workshop workshop, const Conversion &conversion)
{
    if (conversion.workshop != workshop)
        return no(ReasonKind::OtherWorkshop, kUseRule);
    const bool canPay = conversion.takesAny() ? spendable(scene, seat).sum() >= kAnyTwo
                                              : canSpend(scene, seat, conversion.cost);
    if (!canPay)
        return no(ReasonKind::CannotPay, kUseRule);
    return reserveHolds(scene, conversion.gain) ? kLegal : no(ReasonKind::ReserveShort, {1, 12});
}

/// The filled symbols of a troll that hold a kind of resource, clan carts too.
unsigned filledSymbols(const PackTroll &card, std::size_t kind)
{
    unsigned symbols = 0;
    for (unsigned left = card.filled; left != 0; left &= left - 1) {
        const auto symbol = static_cast<std::size_t>(std::countr_zero(left));
        symbols |= indexOf(kSymbols[card.troll][symbol]) == kind ? 1u << symbol : 0u;
    }
    return symbols;
}

Reason whyNotFetched(const Scene &scene, Seat seat, Workshop workshop, std::size_t slot, std::size_t kind)
{
    if (workshop != Workshop::Stewardship)
        return no(ReasonKind::OtherWorkshop, kUseRule);
    return filledSymbols(scene.data[seat].pack[slot], kind) != 0
        ? kLegal
        : no(ReasonKind::SymbolEmpty, kUseRule, slot, kind);
}

bool canBeUsed(const Scene &scene, Seat seat, Workshop workshop)
{
    if (workshop == Workshop::Stewardship)
        return std::ranges::any_of(scene.data[seat].pack,
                                   [](const PackTroll &card) { return card.filled != 0; });
    return std::ranges::any_of(kConversionData, [&](const Conversion &conversion) {
        return !whyNotConverted(scene, seat, workshop, conversion);
    });
}

Workshop workshopOf(const Scene &scene, Step step)
{
    return static_cast<Workshop>(workshopOn(scene.data, step.a)->kind);
}

/// a = cell, b = uses left.
Reason whyNotUse(const Scene &scene, Step step, Choice made)
{
    const Workshop workshop = workshopOf(scene, step);
    switch (verbOf(made)) {
    case Verb::Use:
        return whyNotConverted(scene, step.seat, workshop, kConversionData[made.args[0]]);
    case Verb::Fetch:
        return whyNotFetched(scene, step.seat, workshop, made.args[0], made.args[1]);
    case Verb::Exchange:
        return whyNotExchange(scene, step.seat, made.args[0]);
    case Verb::Done:
        return kLegal;
    default:
        return notNow(kUseRule);
    }
}

void offerUse(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t conversion = 0; conversion < kConversions; ++conversion)
        offer<whyNotUse>(scene, step, out, choice(Verb::Use, conversion));
    for (std::size_t slot = 0; slot < kSlots && workshopOf(scene, step) == Workshop::Stewardship; ++slot) {
        for (std::size_t kind = 0; kind < kResources; ++kind)
            offer<whyNotUse>(scene, step, out, choice(Verb::Fetch, slot, kind));
    }
    offerExchanges<whyNotUse>(scene, step, out);
    out.add(choice(Verb::Done));
}

/// MT-3.5: what is paid, and then what is gained.
void convert(Play &play, Seat seat, const Conversion &conversion)
{
    const auto gained = static_cast<std::size_t>(std::ranges::max_element(conversion.gain.counts)
                                                 - conversion.gain.counts.begin());
    if (conversion.takesAny())
        return pushGiving(play, seat, kAnyTwo, static_cast<Resource>(gained));
    for (int number = 0; number < conversion.gain[gained]; ++number)
        pushAsk(play, StepKind::Receive, seat, static_cast<int>(gained));
    pushPayment(play, seat, conversion.cost);
}

/// MT-1.8: a clan cart becomes neutral.
void fetch(Play &play, Seat seat, std::size_t slot, std::size_t kind)
{
    PackTroll &card = play.data[seat].pack[slot];
    const unsigned symbols = filledSymbols(card, kind);
    card.filled = static_cast<std::uint8_t>(card.filled & ~(symbols & (0u - symbols)));
    ++play.stockOf(seat)[kind];
    tell(play, EventKind::Fetched, kUseRule, seat, slot, kind);
}

void takeUse(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return;
    const bool isUse = !is(made, Verb::Exchange);
    const int left = step.b - (isUse ? 1 : 0);
    if (left > 0)
        pushAsk(play, StepKind::UseWorkshop, step.seat, step.a, left);
    if (is(made, Verb::Exchange))
        return exchange(play, step.seat, made.args[0]);
    if (is(made, Verb::Fetch))
        return fetch(play, step.seat, made.args[0], made.args[1]);
    tell(play, EventKind::Converted, kUseRule, step.seat, made.args[0]);
    convert(play, step.seat, kConversionData[made.args[0]]);
}

/// MT-3.1; `overtime` allows a second, other one.
Reason whyNotActivated(const Scene &scene, Cell cell)
{
    const Turn &now = scene.data.now;
    if (now.workshops > 0 && (now.used[0] == cell || now.workshops > 1 || !now.has(Spell::Overtime)))
        return no(ReasonKind::WorkshopUsed, {3, 1});
    return kLegal;
}

} // namespace

int openEntrances(const Scene &scene, Cell cell)
{
    if (scene.data.now.has(Spell::Labour))
        return kEntrances;
    return (around(scene, cell) & allNetworks(scene)).size();
}

Reason whyNotWork(const Scene &scene, Seat seat, Cell cell)
{
    constexpr RuleId kRule {3, 4};
    const PlacedWorkshop *workshop = workshopOn(scene.data, cell);
    if (workshop == nullptr)
        return no(ReasonKind::NoWorkshopThere, kRule, cell);
    if (const Reason used = whyNotActivated(scene, cell))
        return used;
    if ((around(scene, cell) & scene.networkOf(seat)).empty())
        return no(ReasonKind::WorkshopNotReached, kRule, cell);
    return canBeUsed(scene, seat, static_cast<Workshop>(workshop->kind))
        ? kLegal
        : no(ReasonKind::WorkshopIdle, kRule, cell);
}

void activate(Play &play, Seat seat, Cell cell)
{
    Turn &now = play.data.now;
    now.used[now.workshops++] = cell;
    tell(play, EventKind::WorkshopUsed, {3, 4}, seat, workshopOn(play.data, cell)->kind, cell);
    pushAsk(play, StepKind::UseWorkshop, seat, cell, openEntrances(play, cell));
}

namespace steps {

constinit const StepRule useWorkshop =
    inside(about(question(StepKind::UseWorkshop, "use-workshop", kUseRule, offerUse, whyNotUse, takeUse),
                 Type::Square, Type::Number));

} // namespace steps

} // namespace merlon::mountain
