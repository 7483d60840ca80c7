#include "core/games/fiefs/steps.h"
#include "core/games/fiefs/turn/cards.h"
#include "core/games/fiefs/turn/turn.h"

/// FI-9: Fracture, and the windows in which it can be played.
namespace merlon::fiefs {

namespace {

constexpr int kFractures = dataOf(Card::Fracture).copies;

/// FI-9.2 to FI-9.4
constexpr RuleId ruleOfWindow(int kind)
{
    return {9, static_cast<std::uint8_t>(2 + kind)};
}

/// Whether an artefact is exposed in the open window to this seat.
bool hasTarget(const Scene &scene, Seat seat)
{
    const Window &window = scene.data.window;
    for (Seat target = 0; target < scene.rules.seats; ++target) {
        if ((window.exposed >> target & 1u) != 0 && scene.rules.areEnemies(seat, target)
            && scene.data[target].isWhole(static_cast<ArtefactKind>(window.kind)))
            return true;
    }
    return false;
}

/// As the others know it: cards in hand, and not both Fractures on the discard.
bool couldHoldFracture(const SeatState &seat)
{
    return !seat.hand.empty() && seat.discard.count(kindOf(Card::Fracture)) < kFractures;
}

/// Asks the first seat from a position on; if there is none the window closes.
void askFrom(Play &play, int position)
{
    for (;; ++position) {
        const Seat seat = seatInWindow(play, position);
        if (seat == kNobody)
            break;
        if (isAskedInWindow(play, seat))
            return pushAsk(play, StepKind::Window, seat, position, 0,
                           packed(ruleOfWindow(play.data.window.kind)));
    }
    play.data.window = {};
}

/// FI-9.6: a = position of the seat, c = rule.
Reason whyNotWindow(const Scene &scene, Step step, Choice made)
{
    if (is(made, Verb::Pass))
        return kLegal;
    const Window &window = scene.data.window;
    if (!is(made, Verb::Fracture))
        return notNow(unpacked(step.c));
    if (made.args[1] != window.kind)
        return no(ReasonKind::NotExposed, {9, 6}, made.args[0], made.args[1]);
    return whyNotFracture(scene, step.seat, made.args[0], made.args[1], window.exposed, {9, 6});
}

void offerWindow(const Scene &scene, Step step, ChoiceList &out)
{
    for (Seat target = 0; target < scene.rules.seats; ++target)
        offer<whyNotWindow>(scene, step, out, choice(Verb::Fracture, target, scene.data.window.kind));
    out.add(choice(Verb::Pass));
}

void takeWindow(Play &play, Step step, Choice made)
{
    const auto bit = static_cast<std::uint8_t>(1u << step.seat);
    play.data.window.answered |= bit;
    if (is(made, Verb::Fracture)) {
        play.data.window.played |= bit;
        fracture(play, step.seat, static_cast<Seat>(made.args[0]), made.args[1]);
    }
    askFrom(play, step.a + 1);
}

/// FI-9.7: passes are seen by nobody.
bool hidesPass(const Scene &, Step, Choice made)
{
    return is(made, Verb::Pass);
}

} // namespace

Seat seatInWindow(const Scene &scene, int position)
{
    const FiefsData &data = scene.data;
    const bool isCrown = data.window.kind == static_cast<int>(ArtefactKind::Crown);
    const int seats = scene.rules.seats;
    if (position >= (isCrown ? seats - 1 : seats))
        return kNobody;
    if (!isCrown)
        return static_cast<Seat>((data.active + position) % seats);
    // From the first player on, past the user.
    const int before = (data.active - data.firstPlayer + seats) % seats;
    return static_cast<Seat>((data.firstPlayer + position + (position >= before ? 1 : 0)) % seats);
}

bool isAskedInWindow(const Scene &scene, Seat seat)
{
    const SeatState &own = scene.data[seat];
    return hasTarget(scene, seat)
        && (scene.rules.discreet ? couldHoldFracture(own) : holds(own.hand, Card::Fracture));
}

void openWindow(Play &play, int kind, unsigned exposed)
{
    play.data.window = {.kind = static_cast<std::uint8_t>(kind),
                        .exposed = static_cast<std::uint8_t>(exposed)};
    askFrom(play, 0);
}

Reason whyNotFracture(const Scene &scene, Seat seat, int target, int kind, unsigned exposed, RuleId rule)
{
    if (!holds(scene.data[seat].hand, Card::Fracture))
        return no(ReasonKind::CardNotInHand, rule, Card::Fracture);
    const auto victim = static_cast<Seat>(target);
    if (!scene.rules.areEnemies(seat, victim))
        return no(ReasonKind::NotAnEnemy, scene.rules.teamSize == 1 ? RuleId {9, 1} : RuleId {12, 2}, target);
    if ((exposed >> victim & 1u) == 0)
        return no(ReasonKind::NotExposed, rule, target, kind);
    return scene.data[victim].isWhole(static_cast<ArtefactKind>(kind))
        ? kLegal
        : no(ReasonKind::ArtefactBroken, {9, 9}, target, kind);
}

void fracture(Play &play, Seat seat, Seat target, int kind)
{
    tell(play, EventKind::FracturePlayed, {9, 1}, seat, target,
         play.data[target].artefact(static_cast<ArtefactKind>(kind)));
    breakArtefact(play, target, kind);
    discardFromHand(play.data, seat, kindOf(Card::Fracture));
}

void breakArtefact(Play &play, Seat target, int kind)
{
    SeatState &victim = play.data[target];
    victim.brokenIn[static_cast<std::size_t>(kind)] = play.data.turn;
    tell(play, EventKind::ArtefactBroken, {9, 9}, target, victim.artefacts[static_cast<std::size_t>(kind)]);
}

namespace steps {

constinit const StepRule window = hidden(
    asked(question(StepKind::Window, "window", RuleId {}, offerWindow, whyNotWindow, takeWindow)), hidesPass);

} // namespace steps

} // namespace merlon::fiefs
