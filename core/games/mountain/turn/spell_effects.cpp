#include "core/games/mountain/networks.h"
#include "core/games/mountain/purse.h"
#include "core/games/mountain/steps.h"
#include "core/games/mountain/turn/spells.h"
#include "core/games/mountain/turn/turn.h"

#include <algorithm>

/// Section 2.7: what the spells do that ask something. Those that move tiles and statues are in shifting.cpp.
namespace merlon::mountain {

namespace {

constexpr RuleId kEffectRule {3, 2};
constexpr int kMostTransmuted = 3;

// eater

Reason whyNotChooseDig(const Scene &scene, Step step, Choice made)
{
    return is(made, Verb::Dig)
        ? whyNotDig(scene, diggingGround(scene, step.seat), step.seat, made.args[0], made.args[1])
        : notNow(kEffectRule);
}

void offerChooseDig(const Scene &scene, Step step, ChoiceList &out)
{
    offerDigs(scene, step.seat, out);
}

void takeChooseDig(Play &play, Step step, Choice made)
{
    dig(play, step.seat, made.args[0], made.args[1]);
}

// ascension

bool isOfLevel(Troll troll, int level)
{
    return troll != kNoTroll && dataOf(troll).level == level;
}

Reason whyNotSwap(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Swap))
        return notNow(kEffectRule);
    const bool isSecond = isOfLevel(scene.data[step.seat].pack[made.args[0]].troll, 2);
    const bool isThird = isOfLevel(scene.data.horde[made.args[1]].troll, 3);
    return isSecond && isThird ? kLegal : no(ReasonKind::WrongLevel, kEffectRule);
}

void offerSwap(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
        for (std::size_t place = 0; place < kHordePlaces; ++place)
            offer<whyNotSwap>(scene, step, out, choice(Verb::Swap, slot, place));
    }
}

void takeSwap(Play &play, Step step, Choice made)
{
    PackTroll &own = play.data[step.seat].pack[made.args[0]];
    HordeCard &card = play.data.horde[made.args[1]];
    tell(play, EventKind::TrollSwapped, kEffectRule, step.seat, own.troll, card.troll, made.args[0]);
    putUnderDeck(play.data, own.troll);
    own = {card.troll, 0};
    card = {};
    pushRefill(play, made.args[1]);
}

// earth, smith, road: a = Spell

Reason whyNotGift(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Gain) || static_cast<std::size_t>(kGiftData[made.args[0]].spell) != step.a)
        return notNow(kEffectRule);
    return reserveHolds(scene, kGiftData[made.args[0]].gain) ? kLegal : no(ReasonKind::ReserveShort, {1, 12});
}

void offerGift(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t gift = 0; gift < kGifts; ++gift)
        offer<whyNotGift>(scene, step, out, choice(Verb::Gain, gift));
}

void takeGift(Play &play, Step step, Choice made)
{
    gain(play, step.seat, kGiftData[made.args[0]].gain, kEffectRule);
}

// drum

Reason whyNotWake(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Wake))
        return notNow(kEffectRule);
    return hasEmptySymbol(scene.data[step.seat].pack[made.args[0]])
        ? kLegal
        : no(ReasonKind::NoEmptySymbol, kEffectRule);
}

void offerWake(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t slot = 0; slot < kSlots; ++slot)
        offer<whyNotWake>(scene, step, out, choice(Verb::Wake, slot));
}

void takeWake(Play &play, Step step, Choice made)
{
    wake(play, step.seat, made.args[0], kEffectRule);
}

// thief

Reason whyNotRob(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::Rob))
        return notNow(kEffectRule);
    return scene.data.horde[made.args[0]].bribeCount() > 0 ? kLegal : no(ReasonKind::NoBribes, kEffectRule);
}

void offerRob(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t place = 0; place < kHordePlaces; ++place)
        offer<whyNotRob>(scene, step, out, choice(Verb::Rob, place));
}

void takeRob(Play &play, Step step, Choice made)
{
    takeBribes(play, step.seat, made.args[0], kEffectRule);
}

// eye

Reason whyNotPick(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Pick))
        return notNow(kEffectRule);
    return buriedInReach(scene, step.seat).contains(scene.map.squareOf(cellOf(made)))
        ? kLegal
        : no(ReasonKind::NothingBuried, kEffectRule);
}

void offerPick(const Scene &scene, Step step, ChoiceList &out)
{
    forEachCell(scene.map, buriedInReach(scene, step.seat),
                [&](Cell cell) { out.add(choice(Verb::Pick, cell)); });
}

void takePick(Play &play, Step step, Choice made)
{
    const Cell cell = cellOf(made);
    play.data.picked.add(play.map.squareOf(cell));
    tell(play, EventKind::Picked, kEffectRule, step.seat, cell);
    gain(play, step.seat, play.map[cell].buried, kEffectRule);
}

// transmute

Reason whyNotTransmute(const Scene &scene, Step step, Choice made)
{
    return is(made, Verb::Transmute)
        ? whyNotTransmuted(scene, step.seat, made.args[0], made.args[1], made.args[2])
        : notNow(kEffectRule);
}

void offerTransmute(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t from = 0; from < kMinerals; ++from) {
        for (std::size_t to = 0; to < kMinerals; ++to) {
            for (int number = 1; number <= kMostTransmuted; ++number)
                offer<whyNotTransmute>(scene, step, out, choice(Verb::Transmute, from, to, number));
        }
    }
}

void takeTransmute(Play &play, Step step, Choice made)
{
    for (int number = 0; number < made.args[2]; ++number)
        pushAsk(play, StepKind::Receive, step.seat, made.args[1]);
    pushPayment(play, step.seat, coinageOf(made.args[0]), made.args[2]);
}

// carver

Reason whyNotPedestalOn(const Scene &scene, Step step, Choice made)
{
    return is(made, Verb::PedestalOn) ? whyNotCarved(scene, step.seat, cellOf(made), made.args[1])
                                      : notNow(kEffectRule);
}

void offerPedestalOn(const Scene &scene, Step step, ChoiceList &out)
{
    forEachCell(scene.map, scene.networkOf(step.seat), [&](Cell cell) {
        for (std::size_t clan = 0; clan < kStatueClans; ++clan)
            offer<whyNotPedestalOn>(scene, step, out, choice(Verb::PedestalOn, cell, clan));
    });
}

void takePedestalOn(Play &play, Step step, Choice made)
{
    placePedestal(play, step.seat, cellOf(made), made.args[1], kEffectRule);
}

} // namespace

Squares buriedInReach(const Scene &scene, Seat seat)
{
    return (scene.map.buried - scene.data.covered - scene.data.picked - squaresOfWorkshops(scene))
        & scene.networkOf(seat).neighbours();
}

Reason whyNotTransmuted(const Scene &scene, Seat seat, std::size_t from, std::size_t to, int number)
{
    if (!isMineral(from) || !isMineral(to) || from == to || number < 1 || number > kMostTransmuted)
        return notNow(kEffectRule);
    if (spendable(scene, seat, static_cast<Resource>(from)) < number)
        return no(ReasonKind::TooFewMinerals, kEffectRule, number, from);
    return reserveHolds(scene, amount(static_cast<Resource>(to), number))
        ? kLegal
        : no(ReasonKind::ReserveEmpty, {1, 12}, to);
}

Reason whyNotCarved(const Scene &scene, Seat seat, Cell cell, std::size_t clan)
{
    const bool isOwn = scene.networkOf(seat).contains(scene.map.squareOf(cell));
    if (!isOwn || !scene.isCovered(cell))
        return no(ReasonKind::NotYourTunnel, kEffectRule, cell);
    const Tunnel &tunnel = scene.tunnelOn(cell);
    if (!tunnel.isTile() || tunnel.anchor != cell || tunnel.pedestal != kNoClan)
        return no(ReasonKind::NoAnchorFree, kEffectRule, cell);
    return whyNotPedestal(scene, seat, cell, clan, kEffectRule);
}

namespace steps {

constinit const StepRule chooseDig = inside(
    question(StepKind::ChooseDig, "choose-dig", kEffectRule, offerChooseDig, whyNotChooseDig, takeChooseDig));
constinit const StepRule chooseSwap =
    inside(question(StepKind::ChooseSwap, "choose-swap", kEffectRule, offerSwap, whyNotSwap, takeSwap));
constinit const StepRule chooseGift =
    inside(about(question(StepKind::ChooseGift, "choose-gift", kEffectRule, offerGift, whyNotGift, takeGift),
                 Type::Spell));
constinit const StepRule chooseTroll =
    inside(question(StepKind::ChooseTroll, "choose-troll", kEffectRule, offerWake, whyNotWake, takeWake));
constinit const StepRule chooseBribes =
    inside(question(StepKind::ChooseBribes, "choose-bribes", kEffectRule, offerRob, whyNotRob, takeRob));
constinit const StepRule chooseBuried =
    inside(question(StepKind::ChooseBuried, "choose-buried", kEffectRule, offerPick, whyNotPick, takePick));
constinit const StepRule chooseTransmutation =
    inside(question(StepKind::ChooseTransmutation, "choose-transmutation", kEffectRule, offerTransmute,
                    whyNotTransmute, takeTransmute));
constinit const StepRule chooseAnchor = inside(question(StepKind::ChooseAnchor, "choose-anchor", kEffectRule,
                                                        offerPedestalOn, whyNotPedestalOn, takePedestalOn));

} // namespace steps

} // namespace merlon::mountain
