#include "core/games/fiefs/turn/cards.h"
#include "core/games/fiefs/battle/battle.h"
#include "core/games/fiefs/steps.h"

/// FI-8, steps 4 and 5 of the battle: conflict and support cards.
namespace merlon::fiefs {

namespace {

// Step 4 (FI-8.9, FI-8.10)

/// Asks the first of the sides from this one on that commits a conflict card.
void askForConflict(Play &play, int side)
{
    for (; side < 2; ++side) {
        const Seat seat = play.data.battle.seats[static_cast<std::size_t>(side)];
        if (isAskedForConflict(play, seat))
            return pushAsk(play, StepKind::ChooseConflict, seat, side);
    }
}

void workConflicts(Play &play, Step)
{
    push(play, StepKind::ShowConflicts);
    askForConflict(play, kAttacker);
}

Reason whyNotConflict(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {8, 9};
    if (is(made, Verb::Pass) && !holds(scene.data[step.seat].hand, Family::Conflict))
        return kLegal;
    if (!is(made, Verb::Conflict))
        return notNow(kRule);
    if (dataOf(cardOf(made.args[0])).family != Family::Conflict)
        return no(ReasonKind::NotThatFamily, kRule, made.args[0]);
    return scene.data[step.seat].hand[made.args[0]] > 0 ? kLegal
                                                        : no(ReasonKind::CardNotInHand, kRule, made.args[0]);
}

void offerConflict(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t kind = firstOf(Family::Conflict); kind < endOf(Family::Conflict); ++kind)
        offer<whyNotConflict>(scene, step, out, choice(Verb::Conflict, kind));
    offer<whyNotConflict>(scene, step, out, choice(Verb::Pass));
}

/// a = side. The card stays in the hand, as the others see it, until both are shown.
void takeConflict(Play &play, Step step, Choice made)
{
    if (!is(made, Verb::Pass))
        play.data.battle.conflict[step.a] = static_cast<std::uint8_t>(made.args[0]);
    askForConflict(play, step.a + 1);
}

bool hidesConflict(const Scene &, Step, Choice)
{
    return true;
}

void showConflict(Play &play, Side side)
{
    Battle &battle = play.data.battle;
    const Seat seat = battle.seats[side];
    if (battle.conflict[side] == kNoPiece)
        return tell(play, EventKind::NoConflict, {8, 9}, seat);
    const Card card = cardOf(battle.conflict[side]);
    play.data[seat].hand.take(kindOf(card));
    battle.conflictValue[side] = dataOf(card).value;
    tell(play, EventKind::ConflictShown, {8, 10}, seat, card);
}

void workShowConflicts(Play &play, Step)
{
    Battle &battle = play.data.battle;
    battle.isShown = 1;
    for (const Side side : kSides)
        showConflict(play, side);
    push(play, StepKind::Supports);
    for (const Side side : {kDefender, kAttacker}) {
        if (battle.conflict[side] == kindOf(Card::Ambush))
            push(play, StepKind::AmbushRoll, side);
    }
}

/// a = side
void takeAmbush(Play &play, Step step, Choice made)
{
    Battle &battle = play.data.battle;
    battle.conflictValue[step.a] = static_cast<std::uint8_t>(made.args[0]);
    tell(play, EventKind::AmbushRolled, {8, 10}, battle.seats[step.a], made.args[0]);
}

// Step 5 (FI-8.11 to FI-8.14, FI-12.2)

int participants(const Scene &scene)
{
    int count = 0;
    for (Seat seat = 0; seat < scene.rules.seats; ++seat)
        count += isParticipant(scene, seat) ? 1 : 0;
    return count;
}

/// Passes in a row with which the step ends: of two rivals, one is enough.
int passesToEnd(const Scene &scene)
{
    return scene.rules.teamSize == 1 ? 1 : participants(scene);
}

/// Whether a seat has a choice in its support turn or, with discreet questions, could have one.
bool isAskedForSupport(const Scene &scene, Seat seat)
{
    return scene.rules.discreet ? couldHold(scene, seat, Family::Support)
                                : holds(scene.data[seat].hand, Family::Support);
}

/// Gives the next support turn to the first seat from this one on, clockwise. Who is not asked passes, which looks like
/// any other pass.
void askForSupport(Play &play, Seat seat)
{
    const int end = passesToEnd(play);
    for (; play.data.battle.passes < end; seat = play.rules.next(seat)) {
        if (!isParticipant(play, seat))
            continue;
        if (isAskedForSupport(play, seat))
            return pushAsk(play, StepKind::PlaySupport, seat);
        tell(play, EventKind::SupportEnds, {8, 13}, seat);
        ++play.data.battle.passes;
    }
}

void workSupports(Play &play, Step)
{
    push(play, StepKind::DecideBattle);
    if (groundOf(play, play.data.battle.place).has(Ability::NoSupport))
        return;
    askForSupport(play, play.data.battle.seats[losingSide(play)]);
}

Reason whyNotSupport(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {8, 13};
    if (is(made, Verb::EndSupport))
        return kLegal;
    if (!is(made, Verb::Support))
        return notNow(kRule);
    if (dataOf(cardOf(made.args[0])).family != Family::Support)
        return no(ReasonKind::NotThatFamily, kRule, made.args[0]);
    return scene.data[step.seat].hand[made.args[0]] > 0 ? kLegal
                                                        : no(ReasonKind::CardNotInHand, kRule, made.args[0]);
}

void offerSupport(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t kind = firstOf(Family::Support); kind < endOf(Family::Support); ++kind)
        offer<whyNotSupport>(scene, step, out, choice(Verb::Support, kind));
    out.add(choice(Verb::EndSupport));
}

void playSupportCard(Play &play, Seat seat, PieceKind card)
{
    Battle &battle = play.data.battle;
    std::uint8_t &sum = battle.support[sideOf(play, seat)];
    sum = static_cast<std::uint8_t>(sum + kCardData[card].value);
    play.data[seat].hand.take(card);
    battle.supports[battle.supportCount++] = static_cast<std::uint8_t>(seat << 4 | card);
    tell(play, EventKind::SupportPlayed, {8, 13}, seat, card);
}

/// a = cards played in this support turn
void takeSupport(Play &play, Step step, Choice made)
{
    const Seat seat = step.seat;
    int played = step.a;
    if (is(made, Verb::Support)) {
        playSupportCard(play, seat, static_cast<PieceKind>(made.args[0]));
        ++played;
        if (isAskedForSupport(play, seat))
            return pushAsk(play, StepKind::PlaySupport, seat, played);
    }
    tell(play, EventKind::SupportEnds, {8, 13}, seat);
    Battle &battle = play.data.battle;
    battle.passes = static_cast<std::uint8_t>(played > 0 ? 0 : battle.passes + 1);
    askForSupport(play, play.rules.next(seat));
}

} // namespace

bool couldHold(const Scene &scene, Seat seat, Family family)
{
    const SeatState &own = scene.data[seat];
    const Battle &battle = scene.data.battle;
    int unseen = 0;
    for (std::size_t kind = firstOf(family); kind < endOf(family); ++kind)
        unseen += kCardData[kind].copies - own.discard.count(static_cast<PieceKind>(kind));
    if (family == Family::Support) {
        for (std::size_t index = 0; index < battle.supportCount; ++index)
            unseen -= battle.supports[index] >> 4 == seat ? 1 : 0;
    }
    return !own.hand.empty() && unseen > 0;
}

bool isAskedForConflict(const Scene &scene, Seat seat)
{
    return scene.rules.discreet ? couldHold(scene, seat, Family::Conflict)
                                : holds(scene.data[seat].hand, Family::Conflict);
}

void clearBattle(Play &play)
{
    const Battle battle = play.data.battle;
    play.data.battle = {};
    for (const Side side : kSides) {
        if (battle.isShown != 0 && battle.conflict[side] != kNoPiece)
            layOnDiscard(play.data, battle.seats[side], battle.conflict[side]);
    }
    for (std::size_t index = 0; index < battle.supportCount; ++index)
        layOnDiscard(play.data, static_cast<Seat>(battle.supports[index] >> 4), battle.supports[index] & 15u);
}

namespace steps {

constinit const StepRule conflicts = work(StepKind::Conflicts, "conflicts", workConflicts);
constinit const StepRule chooseConflict =
    hidden(asked(question(StepKind::ChooseConflict, "choose-conflict", RuleId {8, 9}, offerConflict,
                          whyNotConflict, takeConflict)),
           hidesConflict);
constinit const StepRule showConflicts = work(StepKind::ShowConflicts, "show-conflicts", workShowConflicts);
constinit const StepRule ambushRoll =
    drawing(StepKind::AmbushRoll, "ambush-roll", RuleId {8, 10}, offerPips, takeAmbush);
constinit const StepRule supports = work(StepKind::Supports, "supports", workSupports);
constinit const StepRule playSupport = asked(question(StepKind::PlaySupport, "play-support", RuleId {8, 13},
                                                      offerSupport, whyNotSupport, takeSupport));

} // namespace steps

} // namespace merlon::fiefs
