#include "core/games/fiefs/battle/battle.h"
#include "core/games/fiefs/knights.h"
#include "core/games/fiefs/steps.h"
#include "core/games/fiefs/turn/cards.h"
#include "core/games/fiefs/turn/turn.h"

#include <algorithm>

/// FI-8, steps 1 to 3 of the battle: territory, draw, sceptres.
namespace merlon::fiefs {

namespace {

constexpr int kSceptre = static_cast<int>(ArtefactKind::Sceptre);

void addBonusOfLand(Play &play, Side side)
{
    Battle &battle = play.data.battle;
    ++battle.bonus[side];
    tell(play, EventKind::BonusOfLand, {8, 3}, battle.seats[side], battle.place, 1);
}

// Step 1 (FI-8.3 to FI-8.5)

void workBattle(Play &play, Step)
{
    const Ground &ground = groundOf(play, play.data.battle.place); // FI-8.4: a castle has none
    if (ground.has(Ability::AttackerBonus))
        addBonusOfLand(play, kAttacker);
    if (ground.has(Ability::DefenderBonus))
        addBonusOfLand(play, kDefender);
    if (!ground.has(Ability::Arena))
        return push(play, StepKind::BattleDraw);
    push(play, StepKind::ArenaResult);
    push(play, StepKind::ArenaRoll, kDefender);
    push(play, StepKind::ArenaRoll, kAttacker);
}

/// a = side
void takeArenaRoll(Play &play, Step step, Choice made)
{
    Battle &battle = play.data.battle;
    battle.roll[step.a] = static_cast<std::uint8_t>(made.args[0]);
    tell(play, EventKind::ArenaRolled, {8, 5}, battle.seats[step.a], made.args[0]);
}

/// A side without knights: the battle ends at once, and nobody has won it.
void endInArena(Play &play)
{
    const Battle battle = play.data.battle;
    const Seat attacker = battle.seats[kAttacker];
    tell(play, EventKind::BattleEndsInArena, {8, 5}, battle.place);
    play.data.battle = {};
    if (play.data.knights[battle.place] > 0)
        return;
    pushAsk(play, StepKind::AfterConquest, attacker);
    if (battle.attackers > 0) {
        changeControl(play, battle.place, attacker, battle.attackers);
        pushConquest(play, attacker, battle.place);
    } else {
        changeControl(play, battle.place, kNobody, 0);
    }
}

void workArenaResult(Play &play, Step)
{
    const auto [attacker, defender] = play.data.battle.roll;
    if (attacker <= defender)
        loseKnights(play, kAttacker, 1, {8, 5});
    if (defender <= attacker)
        loseKnights(play, kDefender, 1, {8, 5});
    if (realKnights(play, kAttacker) == 0 || realKnights(play, kDefender) == 0)
        return endInArena(play);
    push(play, StepKind::BattleDraw);
}

// Step 2 (FI-8.6)

void workBattleDraw(Play &play, Step)
{
    const auto [attacker, defender] = play.data.battle.seats;
    push(play, StepKind::Sceptres);
    pushAsk(play, StepKind::ResolveAuthority, defender);
    pushAsk(play, StepKind::ResolveAuthority, attacker);
    pushAsk(play, StepKind::DrawUpTo, defender, kHandInBattle);
    pushAsk(play, StepKind::DrawUpTo, attacker, kHandInBattle);
}

// Step 3 (FI-8.7, FI-8.8)

bool isSceptreActive(const Scene &scene, Side side)
{
    const SeatState &owner = scene.data[scene.data.battle.seats[side]];
    if (!owner.isWhole(ArtefactKind::Sceptre))
        return false;
    const Artefact sceptre = owner.artefact(ArtefactKind::Sceptre);
    if (dataOf(sceptre).occasion != (side == kAttacker ? Occasion::Attacker : Occasion::Defender))
        return false;
    const bool equals = sceptre == Artefact::Fear || sceptre == Artefact::Vigour;
    return !equals || knightsOfSide(scene, side) < knightsOfSide(scene, other(side));
}

void workSceptres(Play &play, Step)
{
    unsigned exposed = 0;
    push(play, StepKind::Conflicts);
    for (const Side side : {kDefender, kAttacker}) {
        if (!isSceptreActive(play, side))
            continue;
        exposed |= 1u << play.data.battle.seats[side];
        push(play, StepKind::SceptreWorks, side);
    }
    if (exposed != 0)
        openWindow(play, kSceptre, exposed);
}

/// a = side. A sceptre that was broken in the window does nothing.
void workSceptreWorks(Play &play, Step step)
{
    Battle &battle = play.data.battle;
    const auto side = static_cast<Side>(step.a);
    const Seat owner = battle.seats[side];
    if (!play.data[owner].isWhole(ArtefactKind::Sceptre))
        return;
    const Artefact sceptre = play.data[owner].artefact(ArtefactKind::Sceptre);
    switch (sceptre) {
    case Artefact::Rage:
    case Artefact::Loyalty:
        ++battle.bonus[side];
        return tell(play, EventKind::BonusOfSceptre, {8, 8}, owner, sceptre, 1);
    case Artefact::Influence:
    case Artefact::Defiance:
        tell(play, EventKind::SceptreUsed, {8, 8}, owner, sceptre);
        return pushAsk(play, StepKind::LoseCard, battle.seats[other(side)]);
    default:
        return pushAsk(play, StepKind::ChooseEqual, owner, side);
    }
}

/// One card of the hand at random; none if it is empty.
void loseCardOutcomes(const Scene &scene, Step step, OutcomeList &out)
{
    const auto &hand = scene.data[step.seat].hand;
    for (std::size_t kind = 0; kind < kCards; ++kind) {
        if (hand[kind] > 0)
            out.push_back({choice(Verb::DropCard, kind), static_cast<std::uint32_t>(hand[kind])});
    }
}

void takeLoseCard(Play &play, Step step, Choice made)
{
    discardFromHand(play.data, step.seat, made.args[0]);
    tell(play, EventKind::CardLost, {8, 8}, step.seat, made.args[0]);
}

Reason whyNotEqual(const Scene &, Step, Choice made)
{
    return is(made, Verb::Equalise) || is(made, Verb::Decline) ? kLegal : notNow({8, 8});
}

void offerEqual(const Scene &, Step, ChoiceList &out)
{
    out.add(choice(Verb::Equalise));
    out.add(choice(Verb::Decline));
}

/// a = side
void takeEqual(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Decline))
        return tell(play, EventKind::Declined, {8, 8}, step.seat);
    const auto side = static_cast<Side>(step.a);
    const int knights = knightsOfSide(play, other(side));
    play.data.battle.equal[side] = static_cast<std::uint8_t>(knights);
    tell(play, EventKind::SceptreUsed, {8, 8}, step.seat,
         play.data[step.seat].artefact(ArtefactKind::Sceptre));
    tell(play, EventKind::Equalised, {8, 8}, step.seat, knights);
}

} // namespace

void offerPips(const Scene &, Step, OutcomeList &out)
{
    for (int pips = 1; pips <= kPipsOfDie; ++pips)
        out.push_back({choice(Verb::Roll, pips), 1});
}

void beginBattle(Play &play, Seat attacker, Seat defender, PlaceIndex place, int knights)
{
    Battle &battle = play.data.battle;
    battle = {};
    battle.place = place;
    battle.seats = {attacker, defender};
    battle.attackers = static_cast<std::uint8_t>(knights);
    tell(play, EventKind::BattleBegins, {7, 5}, attacker, defender, place);
    push(play, StepKind::Battle);
}

int loseKnights(Play &play, Side side, int number, RuleId rule)
{
    FiefsData &data = play.data;
    const Seat seat = data.battle.seats[side];
    const int lost = std::min(number, realKnights(play, side));
    if (lost == 0)
        return 0;
    if (side == kDefender) {
        takeKnights(data, seat, data.battle.place, lost);
    } else {
        const int left = data.battle.attackers - lost;
        data[seat].dice =
            static_cast<std::uint8_t>(data[seat].dice - diceFor(data.battle.attackers) + diceFor(left));
        data.battle.attackers = static_cast<std::uint8_t>(left);
    }
    tell(play, EventKind::KnightsLost, rule, seat, data.battle.place, lost);
    return lost;
}

namespace steps {

constinit const StepRule battle = landmark(work(StepKind::Battle, "battle", workBattle));
constinit const StepRule arenaRoll =
    drawing(StepKind::ArenaRoll, "arena-roll", RuleId {8, 5}, offerPips, takeArenaRoll);
constinit const StepRule arenaResult = work(StepKind::ArenaResult, "arena-result", workArenaResult);
constinit const StepRule battleDraw = work(StepKind::BattleDraw, "battle-draw", workBattleDraw);
constinit const StepRule sceptres = work(StepKind::Sceptres, "sceptres", workSceptres);
constinit const StepRule sceptreWorks = work(StepKind::SceptreWorks, "sceptre-works", workSceptreWorks);
constinit const StepRule loseCard =
    drawing(StepKind::LoseCard, "lose-card", RuleId {8, 8}, loseCardOutcomes, takeLoseCard);
constinit const StepRule chooseEqual =
    question(StepKind::ChooseEqual, "choose-equal", RuleId {8, 8}, offerEqual, whyNotEqual, takeEqual);

} // namespace steps

} // namespace merlon::fiefs
