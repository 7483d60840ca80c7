#include "core/games/fiefs/battle/battle.h"
#include "core/games/fiefs/knights.h"
#include "core/games/fiefs/steps.h"
#include "core/games/fiefs/turn/cards.h"
#include "core/games/fiefs/turn/turn.h"

#include <algorithm>
#include <cstdlib>

/// FI-8, steps 6 to 9 of the battle: outcome, orbs, losses and retreat, conquest or defence; FI-12.5: chaos.
namespace merlon::fiefs {

namespace {

constexpr int kHandOfOrb = 6;
constexpr int kOrb = static_cast<int>(ArtefactKind::Orb);

Side winnerOf(const Battle &battle)
{
    return static_cast<Side>(battle.winner);
}

void tellWinner(Play &play, RuleId rule)
{
    const Battle &battle = play.data.battle;
    tell(play, EventKind::BattleWon, rule, battle.seats[winnerOf(battle)],
         battle.seats[other(winnerOf(battle))], battle.place, battle.margin);
}

// Step 6 (FI-8.15, FI-12.5)

bool rollsForChaos(const Scene &scene)
{
    const bool holdsCastle = winnerOf(scene.data.battle) == kDefender && isCastleDisputed(scene);
    return scene.rules.chaos && !holdsCastle;
}

void workDecideBattle(Play &play, Step)
{
    Battle &battle = play.data.battle;
    const int lead = scoreOf(play, kAttacker) - scoreOf(play, kDefender);
    battle.winner = lead > 0 ? kAttacker : kDefender;
    battle.margin = static_cast<std::uint8_t>(lead == 0 ? 1 : std::abs(lead));
    tellWinner(play, {8, 15});
    if (!rollsForChaos(play))
        return push(play, StepKind::Orbs);
    push(play, StepKind::ChaosResult);
    push(play, StepKind::ChaosRoll, realKnights(play, winnerOf(battle)));
}

/// a = dice still to be rolled; b = knights lost so far. All dice are rolled before the losses count.
void takeChaosRoll(Play &play, Step step, Choice made)
{
    const Side winner = winnerOf(play.data.battle);
    tell(play, EventKind::ChaosRolled, {12, 5}, play.data.battle.seats[winner], made.args[0]);
    const int lost = step.b + (made.args[0] == 1 ? 1 : 0);
    if (step.a > 1)
        push(play, StepKind::ChaosRoll, step.a - 1, lost);
    else
        loseKnights(play, winner, lost, {12, 5});
}

/// FI-12.5 (c): nobody has a knight there any more.
void endInChaos(Play &play)
{
    const PlaceIndex place = play.data.battle.place;
    const Seat attacker = play.data.battle.seats[kAttacker];
    tell(play, EventKind::BattleUndecided, {12, 5}, place);
    clearBattle(play);
    changeControl(play, place, kNobody, 0);
    pushAsk(play, StepKind::AfterConquest, attacker);
}

/// FI-12.5 (a) to (c)
void workChaosResult(Play &play, Step)
{
    Battle &battle = play.data.battle;
    const Side winner = winnerOf(battle);
    if (realKnights(play, winner) == 0) {
        const bool holdsCastle = winner == kAttacker && isCastleDisputed(play);
        if (realKnights(play, other(winner)) == 0 && !holdsCastle)
            return endInChaos(play);
        battle.winner = other(winner);
        battle.margin = 0;
        tell(play, EventKind::ResultTurned, {12, 5}, battle.seats[battle.winner], battle.place);
    }
    push(play, StepKind::Orbs);
}

// Step 7 (FI-8.16, FI-8.17)

bool isOrbActive(const Scene &scene, Side side)
{
    const Battle &battle = scene.data.battle;
    const SeatState &owner = scene.data[battle.seats[side]];
    const Occasion occasion = winnerOf(battle) == side ? Occasion::Winner : Occasion::Loser;
    return owner.isWhole(ArtefactKind::Orb) && dataOf(owner.artefact(ArtefactKind::Orb)).occasion == occasion;
}

void workOrbs(Play &play, Step)
{
    unsigned exposed = 0;
    push(play, StepKind::Losses);
    for (const Side side : {kDefender, kAttacker}) {
        if (!isOrbActive(play, side))
            continue;
        exposed |= 1u << play.data.battle.seats[side];
        push(play, StepKind::OrbWorks, side);
    }
    if (exposed != 0)
        openWindow(play, kOrb, exposed);
}

/// a = side. An orb that was broken in the window does nothing.
void workOrbWorks(Play &play, Step step)
{
    const auto side = static_cast<Side>(step.a);
    const Seat owner = play.data.battle.seats[side];
    if (!play.data[owner].isWhole(ArtefactKind::Orb))
        return;
    const Artefact orb = play.data[owner].artefact(ArtefactKind::Orb);
    tell(play, EventKind::OrbWorks, {8, 17}, owner, orb);
    switch (orb) {
    case Artefact::Brutality:
        loseKnights(play, other(side), 1, {8, 17});
        return;
    case Artefact::Greed:
    case Artefact::Resurgence:
        return pushDrawUpTo(play, owner, kHandOfOrb);
    case Artefact::Devotion:
        return tell(play, EventKind::KnightsGained, {8, 17}, owner, gainKnights(play.data, owner, 1));
    case Artefact::Preparation:
        return pushOptionalDiscard(play, owner, DiscardCause::Preparation);
    default:
        return pushOptionalDiscard(play, owner, DiscardCause::Cleansing);
    }
}

// Step 8 (FI-8.18)

/// The knights that are left go home, supply or not.
void retreat(Play &play, Side side)
{
    FiefsData &data = play.data;
    Battle &battle = data.battle;
    const int left = realKnights(play, side);
    if (left == 0)
        return;
    const Seat seat = battle.seats[side];
    if (side == kDefender) {
        moveKnights(data, seat, battle.place, -left);
    } else {
        SeatState &own = data[seat];
        own.dice = static_cast<std::uint8_t>(own.dice - diceFor(left) - diceFor(own.castle)
                                             + diceFor(own.castle + left));
        own.castle = static_cast<std::uint8_t>(own.castle + left);
        battle.attackers = 0;
    }
    tell(play, EventKind::Retreated, {8, 18}, seat, battle.place, left);
}

void workLosses(Play &play, Step)
{
    const Side loser = other(winnerOf(play.data.battle));
    loseKnights(play, loser, play.data.battle.margin, {8, 18});
    retreat(play, loser);
    push(play, StepKind::TakeOrHold);
}

// Step 9 (FI-8.19, FI-8.20, FI-12.1)

void countVictory(FiefsData &data)
{
    SeatState &winner = data[data.battle.seats[winnerOf(data.battle)]];
    std::uint8_t &count = winnerOf(data.battle) == kAttacker ? winner.wonAsAttacker : winner.wonAsDefender;
    count = static_cast<std::uint8_t>(std::min(count + 1, 255));
}

void winByCastle(Play &play)
{
    const Seat attacker = play.data.battle.seats[kAttacker];
    play.data.takenCastle = play.data.battle.place;
    tell(play, EventKind::CastleTaken, {12, 1}, attacker, play.data.takenCastle);
    clearBattle(play);
    deriveAll(play.data, play.map, play.rules);
    endGame(play, Ending::Castle, attacker);
}

void workTakeOrHold(Play &play, Step)
{
    const Battle &battle = play.data.battle;
    const Seat attacker = battle.seats[kAttacker];
    countVictory(play.data);
    if (winnerOf(battle) == kDefender) {
        tell(play, EventKind::Defended, {8, 19}, battle.seats[kDefender], battle.place);
        return pushAsk(play, StepKind::CleanUp, attacker);
    }
    if (isCastleDisputed(play))
        return winByCastle(play);
    changeControl(play, battle.place, attacker, battle.attackers);
    play.data.battle.attackers = 0;
    pushAsk(play, StepKind::AfterConquest, attacker);
    pushAsk(play, StepKind::CleanUp, attacker);
    pushConquest(play, attacker, battle.place);
}

/// FI-8.20
void workCleanUp(Play &play, Step)
{
    clearBattle(play);
}

} // namespace

namespace steps {

constinit const StepRule decideBattle = work(StepKind::DecideBattle, "decide-battle", workDecideBattle);
constinit const StepRule chaosRoll =
    drawing(StepKind::ChaosRoll, "chaos-roll", RuleId {12, 5}, offerPips, takeChaosRoll);
constinit const StepRule chaosResult = work(StepKind::ChaosResult, "chaos-result", workChaosResult);
constinit const StepRule orbs = work(StepKind::Orbs, "orbs", workOrbs);
constinit const StepRule orbWorks = work(StepKind::OrbWorks, "orb-works", workOrbWorks);
constinit const StepRule losses = work(StepKind::Losses, "losses", workLosses);
constinit const StepRule takeOrHold = work(StepKind::TakeOrHold, "take-or-hold", workTakeOrHold);
constinit const StepRule cleanUp = work(StepKind::CleanUp, "clean-up", workCleanUp);

} // namespace steps

} // namespace merlon::fiefs
