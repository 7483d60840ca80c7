#include "core/games/mountain/board/mountain_schema.h"
#include "core/games/mountain/networks.h"
#include "core/games/mountain/purse.h"
#include "core/games/mountain/steps.h"

#include <algorithm>

/// MT-0.19 to MT-0.22: portals, starting trolls, starting resources.
namespace merlon::mountain {

namespace {

constexpr int kDrawnFirst = 2; ///< starting cards before the first choice

// Portals

std::uint8_t labelsOf(const Scene &scene, Cell cell)
{
    return scene.map[cell].start;
}

/// MT-0.19: with two players, whether a start shares a label with another one; the second player's with the first's.
Reason whyNotPortalOfTwo(const Scene &scene, Seat seat, Cell cell)
{
    constexpr RuleId kRule {0, 19};
    const Seat rival = scene.rules.next(seat);
    const Cell taken = scene.data[rival].portal;
    if (taken != kNoCell)
        return (labelsOf(scene, cell) & labelsOf(scene, taken)) != 0 ? kLegal
                                                                     : no(ReasonKind::NoCommonLabel, kRule);
    for (Cell other = 0; other < scene.map.cells; ++other) {
        if (other != cell && (labelsOf(scene, other) & labelsOf(scene, cell)) != 0)
            return kLegal;
    }
    return no(ReasonKind::NoCommonLabel, kRule);
}

/// The starts for four players that are free in a half.
int freeStartsIn(const Scene &scene, Half half)
{
    int number = 0;
    for (Cell cell = 0; cell < scene.map.cells; ++cell) {
        if (scene.map[cell].half == half && (labelsOf(scene, cell) & labelBit(4)) != 0)
            number += scene.isCovered(cell) ? 0 : 1;
    }
    return number;
}

/// MT-10.2: partners in one half, the two teams in different ones.
Reason whyNotPortalOfTeam(const Scene &scene, Seat seat, Cell cell)
{
    constexpr RuleId kRule {10, 2};
    const Half half = scene.map[cell].half;
    if (half == Half::Neither)
        return no(ReasonKind::WrongHalf, kRule, cell);
    for (Seat other = 0; other < scene.rules.seats; ++other) {
        const Cell portal = scene.data[other].portal;
        const bool isPartner = !scene.rules.areRivals(seat, other);
        if (portal != kNoCell && (scene.map[portal].half == half) != isPartner)
            return no(ReasonKind::WrongHalf, kRule, cell);
    }
    const bool isFirstOfTeam = scene.data[scene.rules.partnerOf(seat)].portal == kNoCell;
    return freeStartsIn(scene, half) >= (isFirstOfTeam ? 2 : 1) ? kLegal
                                                                : no(ReasonKind::WrongHalf, kRule, cell);
}

Reason whyNotPortal(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {0, 19};
    if (!is(made, Verb::Portal))
        return notNow(kRule);
    const Cell cell = cellOf(made);
    const int players = scene.rules.seats;
    const bool isStart =
        players == 2 ? labelsOf(scene, cell) != 0 : (labelsOf(scene, cell) & labelBit(players)) != 0;
    if (!isStart)
        return no(ReasonKind::NotAStart, kRule, cell);
    if (scene.isCovered(cell))
        return no(ReasonKind::StartTaken, kRule, cell);
    if (scene.rules.teams)
        return whyNotPortalOfTeam(scene, step.seat, cell);
    return players == 2 ? whyNotPortalOfTwo(scene, step.seat, cell) : kLegal;
}

void offerPortal(const Scene &scene, Step step, ChoiceList &out)
{
    for (Cell cell = 0; cell < scene.map.cells; ++cell)
        offer<whyNotPortal>(scene, step, out, choice(Verb::Portal, cell));
}

void takePortal(Play &play, Step step, Choice made)
{
    const Cell cell = cellOf(made);
    const TunnelIndex index = freeTunnel(play.data);
    play.data.tunnels[index] = {.kind = TunnelKind::Portal, .what = step.seat};
    play.data[step.seat].portal = cell;
    Squares square;
    square.add(play.map.squareOf(cell));
    layTunnel(play, index, square);
    tell(play, EventKind::PortalPlaced, {0, 19}, step.seat, cell);
}

// Starting trolls

/// MT-0.20: a = how many are in the pack.
void workStartTrolls(Play &play, Step step)
{
    SeatState &own = play.data[step.seat];
    if (step.a == 0) {
        Store<kStartTrolls> cards;
        for (std::size_t number = 0; number < kStartTrolls; ++number)
            cards.add(number);
        own.startDeck = Pile<kStartTrolls, kStartTrolls>(cards);
    }
    if (step.a == kFirstRowSlots)
        return;
    pushAsk(play, StepKind::Settle, step.seat, step.a);
    for (int card = step.a == 0 ? kDrawnFirst : 1; card > 0; --card)
        pushAsk(play, StepKind::DrawStartTroll, step.seat);
}

void drawStartTrollOutcomes(const Scene &scene, Step step, OutcomeList &out)
{
    scene.data[step.seat].startDeck.forEachCandidate([&](PieceKind card, int) {
        out.push_back({choice(Verb::DrawTroll, startTroll(card)), 1});
    });
}

void takeDrawStartTroll(Play &play, Step step, Choice made)
{
    SeatState &own = play.data[step.seat];
    own.startDeck.determineTop(made.args[0] - kHordeTrolls, {step.seat});
    own.hand.add(own.startDeck.take());
    tellOnly(play, {step.seat}, 0b10, EventKind::StartTrollDrawn, {0, 20}, step.seat, made.args[0]);
}

std::uint8_t hidesTroll(const Scene &, Step)
{
    return 0b1;
}

/// a = how many are in the pack.
Reason whyNotSettle(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {0, 20};
    if (!is(made, Verb::Settle))
        return notNow(kRule);
    const SeatState &own = scene.data[step.seat];
    const bool isHeld = made.args[0] >= kHordeTrolls && own.hand[made.args[0] - kHordeTrolls] > 0;
    if (!isHeld)
        return no(ReasonKind::CardNotInHand, kRule, made.args[0]);
    const bool isFree = made.args[1] < kFirstRowSlots && own.pack[made.args[1]].troll == kNoTroll;
    return isFree ? kLegal : no(ReasonKind::SlotFilled, kRule, made.args[1]);
}

void offerSettle(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t card = 0; card < kStartTrolls; ++card) {
        for (std::size_t slot = 0; slot < kFirstRowSlots; ++slot)
            offer<whyNotSettle>(scene, step, out, choice(Verb::Settle, startTroll(card), slot));
    }
}

void takeSettle(Play &play, Step step, Choice made)
{
    SeatState &own = play.data[step.seat];
    own.hand.take(made.args[0] - kHordeTrolls);
    own.pack[made.args[1]] = {static_cast<Troll>(made.args[0]), 0};
    tell(play, EventKind::TrollSettled, {0, 20}, step.seat, made.args[0], made.args[1]);
    pushAsk(play, StepKind::StartTrolls, step.seat, step.a + 1);
}

// Starting resources

void receive(Play &play, Seat seat, Troll troll, RuleId rule)
{
    gain(play, seat, amountsOf(dataOf(troll).starting), rule);
}

/// MT-0.22: a card is shown and brings its resources.
void receiveBonus(Play &play, Seat seat, std::size_t card)
{
    tell(play, EventKind::CardShown, {0, 22}, seat, startTroll(card));
    receive(play, seat, startTroll(card), {0, 22});
}

/// MT-0.22: from the second place in the turn order on the card in hand, from the fourth on the one in the deck too.
void payBonus(Play &play, Seat seat, int placeInOrder)
{
    SeatState &own = play.data[seat];
    if (placeInOrder >= 1) {
        for (std::size_t card = 0; card < kStartTrolls; ++card) {
            if (own.hand[card] > 0)
                receiveBonus(play, seat, card);
        }
    }
    if (placeInOrder >= 3)
        own.startDeck.forEachCandidate([&](PieceKind card, int) { receiveBonus(play, seat, card); });
}

/// MT-0.21, MT-0.22
void workStartResources(Play &play, Step)
{
    for (int place = 0; place < play.rules.seats; ++place) {
        const auto seat = static_cast<Seat>((play.data.firstPlayer + place) % play.rules.seats);
        for (std::size_t slot = 0; slot < kFirstRowSlots; ++slot)
            receive(play, seat, play.data[seat].pack[slot].troll, {0, 21});
        if (!play.rules.teams)
            payBonus(play, seat, place);
        play.data[seat].hand = {};
        play.data[seat].startDeck = {};
    }
}

} // namespace

namespace steps {

constinit const StepRule portal =
    question(StepKind::Portal, "portal", RuleId {0, 19}, offerPortal, whyNotPortal, takePortal);
constinit const StepRule startTrolls = work(StepKind::StartTrolls, "start-trolls", workStartTrolls);
constinit const StepRule drawStartTroll =
    secret(drawing(StepKind::DrawStartTroll, "draw-start-troll", RuleId {0, 20}, drawStartTrollOutcomes,
                   takeDrawStartTroll),
           hidesTroll);
constinit const StepRule settle =
    question(StepKind::Settle, "settle", RuleId {0, 20}, offerSettle, whyNotSettle, takeSettle);
constinit const StepRule startResources =
    work(StepKind::StartResources, "start-resources", workStartResources);

} // namespace steps

} // namespace merlon::mountain
