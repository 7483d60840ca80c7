#include "core/games/mountain/purse.h"
#include "core/games/mountain/steps.h"
#include "core/games/mountain/turn/turn.h"

/// MT-4.2 to MT-4.11: bribes, the card, the cascade. What happens to the horde is in horde.cpp.
namespace merlon::mountain {

namespace {

/// MT-4.4: a = place of the card, b = how many of the places below have been paid.
Reason whyNotBribe(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {4, 4};
    if (!is(made, Verb::Bribe))
        return notNow(kRule);
    return spendable(scene, step.seat)[made.args[0]] > 0 ? kLegal
                                                         : no(ReasonKind::NoneLeft, kRule, made.args[0]);
}

void offerBribe(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t kind = 0; kind < kResources; ++kind)
        offer<whyNotBribe>(scene, step, out, choice(Verb::Bribe, kind));
}

void takeBribe(Play &play, Step step, Choice made)
{
    pushBribe(play, step.seat, static_cast<Resource>(made.args[0]), step.b);
}

/// MT-4.3, MT-4.4: one bribe after the other, in the order of the places.
void pushBribes(Play &play, Seat seat, std::size_t place)
{
    const PlacesBelow below = placesBelow(place);
    const bool isMasked = play.data.now.has(Spell::Mask);
    for (std::size_t number = below.size; number-- > 0;) {
        const HordePlace bribed = below.places[number];
        if (play.data.horde[bribed].troll == kNoTroll)
            continue;
        if (isMasked)
            pushAsk(play, StepKind::Bribe, seat, static_cast<int>(place), bribed);
        else
            pushBribe(play, seat, Resource::Coin, bribed);
    }
}

/// MT-4.5 to MT-4.8: a = place.
void workTakeCard(Play &play, Step step)
{
    HordeCard &card = play.data.horde[step.a];
    const Troll troll = card.troll;
    tell(play, EventKind::TrollRecruited, {4, 5}, step.seat, troll, step.a);
    takeBribes(play, step.seat, step.a, {4, 5});
    if (card.pedestal != kNoClan) {
        ++play.teamOf(step.seat).pedestals[card.pedestal];
        tell(play, EventKind::PedestalTaken, {4, 5}, step.seat, card.pedestal);
    }
    card = {};
    play.data.now.joining = troll;
    pushAsk(play, StepKind::Join, step.seat, troll);
    pushRefill(play, step.a);
    if (dataOf(troll).level == 3)
        pushAsk(play, StepKind::TakePedestal, step.seat);
}

/// MT-4.6
Reason whyNotTakePedestal(const Scene &scene, Step, Choice made)
{
    constexpr RuleId kRule {4, 6};
    if (!is(made, Verb::TakePedestal))
        return notNow(kRule);
    const std::size_t clan = made.args[0];
    return clan < kStatueClans && scene.data.bag[clan] > 0 ? kLegal
                                                           : no(ReasonKind::NoPedestalLeft, kRule, clan);
}

void offerTakePedestal(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t clan = 0; clan < kStatueClans; ++clan)
        offer<whyNotTakePedestal>(scene, step, out, choice(Verb::TakePedestal, clan));
}

void takeTakePedestal(Play &play, Step step, Choice made)
{
    --play.data.bag[made.args[0]];
    ++play.teamOf(step.seat).pedestals[made.args[0]];
    tell(play, EventKind::PedestalTaken, {4, 6}, step.seat, made.args[0]);
}

/// MT-4.8: a = troll.
Reason whyNotJoin(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {4, 8};
    if (is(made, Verb::Exchange))
        return whyNotExchange(scene, step.seat, made.args[0]);
    if (!is(made, Verb::Join))
        return notNow(kRule);
    const std::size_t slot = made.args[0];
    const SlotSet filled = scene.data[step.seat].filledSlots();
    if (contains(filled, slot))
        return no(ReasonKind::SlotFilled, kRule, slot);
    return (kSupports[slot] & filled) == kSupports[slot] ? kLegal : no(ReasonKind::NotSupported, kRule, slot);
}

void offerJoin(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t slot = 0; slot < kSlots; ++slot)
        offer<whyNotJoin>(scene, step, out, choice(Verb::Join, slot));
    offerExchanges<whyNotJoin>(scene, step, out);
}

/// MT-4.9, MT-4.10
void wakeAll(Play &play, Seat seat, SlotSet slots, RuleId rule)
{
    for (const Slot slot : kSlotsDownwards) {
        if (contains(slots, slot))
            wake(play, seat, slot, rule);
    }
}

/// MT-4.11: the trolls of a clan whom the cascade from a slot does not wake.
SlotSet kinOf(const SeatState &own, std::size_t slot, std::uint8_t clan)
{
    SlotSet kin = 0;
    for (std::size_t other = 0; other < kSlots; ++other) {
        const Troll troll = own.pack[other].troll;
        if (troll != kNoTroll && dataOf(troll).clan == clan && !contains(kCascades[slot], other))
            kin = static_cast<SlotSet>(kin | slotBit(other));
    }
    return kin;
}

void takeJoin(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Exchange)) {
        pushAsk(play, StepKind::Join, step.seat, step.a);
        return exchange(play, step.seat, made.args[0]);
    }
    const std::size_t slot = made.args[0];
    SeatState &own = play.data[step.seat];
    own.pack[slot] = {play.data.now.joining, 0};
    play.data.now.joining = kNoTroll;
    tell(play, EventKind::TrollJoined, {4, 8}, step.seat, own.pack[slot].troll, slot);
    wakeAll(play, step.seat, kCascades[slot], {4, 10});
    if (play.data.now.has(Spell::Kin))
        wakeAll(play, step.seat, kinOf(own, slot, dataOf(own.pack[slot].troll).clan), {4, 11});
}

} // namespace

bool canJoin(const SeatState &own, std::size_t slot)
{
    const SlotSet filled = own.filledSlots();
    return !contains(filled, slot) && (kSupports[slot] & filled) == kSupports[slot];
}

SlotSet wokenBy(const Scene &scene, Seat seat, std::size_t slot, Troll troll)
{
    SlotSet woken = kCascades[slot];
    if (scene.data.now.has(Spell::Kin) && troll != kNoTroll)
        woken = static_cast<SlotSet>(woken | kinOf(scene.data[seat], slot, dataOf(troll).clan));
    return woken;
}

int cardsToBribe(const MountainData &data, std::size_t place)
{
    int cards = 0;
    for (const HordePlace below : placesBelow(place))
        cards += data.horde[below].troll != kNoTroll ? 1 : 0;
    return cards;
}

Reason whyNotRecruit(const Scene &scene, Seat seat, std::size_t place)
{
    if (scene.data[seat].isPackFull())
        return no(ReasonKind::PackFull, {4, 2});
    if (scene.data.horde[place].troll == kNoTroll)
        return no(ReasonKind::PlaceEmpty, {4, 2}, place);
    const int bribes = cardsToBribe(scene.data, place);
    if (scene.data.now.has(Spell::Mask))
        return spendable(scene, seat).sum() >= bribes ? kLegal
                                                      : no(ReasonKind::TooFewForBribes, {4, 4}, bribes);
    return spendable(scene, seat, Resource::Coin) >= bribes ? kLegal
                                                            : no(ReasonKind::TooFewCoins, {4, 3}, bribes);
}

void recruit(Play &play, Seat seat, std::size_t place)
{
    pushAsk(play, StepKind::Crown, seat);
    push(play, StepKind::Retire);
    pushAsk(play, StepKind::TakeCard, seat, static_cast<int>(place));
    pushBribes(play, seat, place);
}

void wake(Play &play, Seat seat, std::size_t slot, RuleId rule)
{
    PackTroll &card = play.data[seat].pack[slot];
    int gained = 0;
    for (std::size_t symbol = 0; symbol < symbolCount(card.troll); ++symbol) {
        const Resource kind = kSymbols[card.troll][symbol];
        const bool isEmpty = (card.filled >> symbol & 1u) == 0;
        if (!isEmpty || !reserveHolds(play, amount(kind)))
            continue;
        card.filled = static_cast<std::uint8_t>(card.filled | 1u << symbol);
        ++gained;
    }
    tell(play, EventKind::TrollWoken, rule, seat, card.troll, slot, gained);
}

namespace steps {

constinit const StepRule bribe =
    inside(about(question(StepKind::Bribe, "bribe", RuleId {4, 4}, offerBribe, whyNotBribe, takeBribe),
                 Type::PlaceInHorde, Type::PlaceInHorde));
constinit const StepRule takeCard = work(StepKind::TakeCard, "take-card", workTakeCard);
constinit const StepRule takePedestal =
    inside(question(StepKind::TakePedestal, "take-pedestal", RuleId {4, 6}, offerTakePedestal,
                    whyNotTakePedestal, takeTakePedestal));
constinit const StepRule join = inside(
    about(question(StepKind::Join, "join", RuleId {4, 8}, offerJoin, whyNotJoin, takeJoin), Type::TrollCard));

} // namespace steps

} // namespace merlon::mountain
