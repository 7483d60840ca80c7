#include "core/games/exiles/city.h"
#include "core/games/exiles/enemy.h"
#include "core/games/exiles/own.h"
#include "core/games/exiles/pieces/army_rows.h"
#include "core/games/exiles/siege/army_row.h"
#include "core/games/exiles/siege/siege.h"
#include "core/games/exiles/steps.h"

#include <algorithm>

/// EX-7: the preparation step of a siege.
namespace merlon::exiles {

namespace {

/// The steps of the preparation, the first on top.
void workPrepare(Play &play, Step)
{
    play.data.siege = {};
    push(play, StepKind::MakeReady);
    push(play, StepKind::ClearKeep);
    push(play, StepKind::MovePass, numberOf(Movement::Reinforcing));
    push(play, StepKind::DealArmy);
    if (play.rules.warlord)
        pushAsk(play, StepKind::ChooseFront, play.rules.warlordSeat());
    else
        push(play, StepKind::DrawFronts);
    push(play, StepKind::MovePass, numberOf(Movement::PostingAgain));
    push(play, StepKind::MovePass, numberOf(Movement::Posting));
    push(play, StepKind::ShowFaction);
    for (Seat seat = 0; seat < play.rules.seats; ++seat) {
        if (play.data[seat].is(Hero::Heretic))
            pushAsk(play, StepKind::Inspire, seat);
    }
}

// EX-7.1

Reason whyNotInspire(const Scene &scene, Step, Choice made)
{
    constexpr RuleId kRule {7, 1};
    if (is(made, Verb::Pass))
        return kLegal;
    if (!is(made, Verb::Inspire))
        return notNow(kRule);
    return scene.map.sectionOn(made.args[0]) != kNoPost ? kLegal
                                                        : no(ReasonKind::NotASection, kRule, made.args[0]);
}

void offerInspire(const Scene &scene, Step step, ChoiceList &out)
{
    for (int index = 0; index < scene.map.sections; ++index)
        offer<whyNotInspire>(scene, step, out,
                             choice(Verb::Inspire, scene.map.placeOf(static_cast<Post>(index))));
    out.add(choice(Verb::Pass));
}

void takeInspire(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Pass))
        return;
    play.data.now.inspired = play.map.sectionOn(made.args[0]);
    tell(play, EventKind::Inspired, {7, 1}, step.seat, made.args[0]);
}

// EX-7.2

void drawFaction(const Scene &, Step, OutcomeList &out)
{
    for (std::size_t faction = 0; faction < kFactions; ++faction)
        out.push_back({choice(Verb::DrawFaction, faction), 1});
}

void setFrontCount(Play &play, int number)
{
    play.data.siege.frontCount = static_cast<std::uint8_t>(std::min(number, play.map.fronts));
    tell(play, EventKind::FrontsCounted, {7, 2}, play.data.siege.frontCount);
}

void takeFaction(Play &play, Step, Choice made)
{
    SiegeState &siege = play.data.siege;
    siege.faction = static_cast<std::uint8_t>(made.args[0]);
    siege.row = static_cast<std::uint8_t>(armyRow(play));
    tell(play, EventKind::FactionShown, {7, 2}, siege.faction, siege.row);
    if (play.data.turn <= kQuietTurns)
        return setFrontCount(play, 1);
    push(play, StepKind::CountFronts);
}

void takeFronts(Play &play, Step, Choice made)
{
    tell(play, EventKind::FrontsRolled, {7, 2}, made.args[0]);
    setFrontCount(play, frontsBy(play, made.args[0]));
}

// EX-7.4

void offerFronts(const Scene &scene, Step, OutcomeList &out)
{
    for (int index = 0; index < scene.map.fronts; ++index) {
        const auto front = static_cast<std::size_t>(index);
        if (!scene.data.fronts[front].isAttacked)
            out.push_back({choice(Verb::DrawFront, scene.map.front[front].assault), 1});
    }
}

void takeFront(Play &play, Step, Choice made)
{
    attackFront(play, made.args[0]);
    if (play.data.siege.drawnCount < play.data.siege.frontCount)
        push(play, StepKind::DrawFronts);
}

/// Deals one by one to the fronts in draw order; `next`: the one that comes next.
template <class Counts>
void dealRound(Play &play, const Counts &army, std::size_t &next, auto countsOf)
{
    const SiegeState &siege = play.data.siege;
    for (std::size_t type = 0; type < army.size(); ++type) {
        for (int left = army[type]; left > 0; --left) {
            ++countsOf(play.data.fronts[siege.drawn[next]])[type];
            next = (next + 1) % siege.drawnCount;
        }
    }
}

void tellArmy(Play &play)
{
    for (int index = 0; index < play.map.fronts; ++index) {
        const auto front = static_cast<std::size_t>(index);
        const FrontState &state = play.data.fronts[front];
        const PlaceIndex zone = play.map.front[front].deployment;
        for (std::size_t kind = 0; kind < kEnemies; ++kind) {
            if (state.deployment[kind] > 0)
                tell(play, EventKind::EnemyDeployed, {7, 4}, play.scene().nameOf(kind),
                     state.deployment[kind], zone);
        }
        for (std::size_t engine = 0; engine < kArmyEngines; ++engine) {
            if (state.engines[engine] > 0)
                tell(play, EventKind::EnemyEngineDeployed, {7, 4}, engine, state.engines[engine], zone);
        }
    }
}

void workDealArmy(Play &play, Step)
{
    const ArmyData army = armyOf(play);
    if (play.rules.warlord) {
        play.data.siege.pool = army.units;
        play.data.siege.enginePool = army.engines;
        return pushAsk(play, StepKind::Deploy, play.rules.warlordSeat());
    }
    std::size_t next = 0;
    dealRound(
        play, army.units, next, [](FrontState & front) -> auto & { return front.deployment; });
    next = 0;
    dealRound(
        play, army.engines, next, [](FrontState & front) -> auto & { return front.engines; });
    tellArmy(play);
}

// EX-7.6

void dismissFromKeep(Play &play, std::size_t unit, int number)
{
    PostState &keep = play.data.posts[kKeepPost];
    int left = number;
    for (std::size_t marks = 0; marks < kMarkSets && left > 0; ++marks) {
        const int leaving = std::min<int>(left, keep.units[unit][marks]);
        dismiss(play, kKeepPost, rankOf(unit, marks), leaving);
        left -= leaving;
    }
    tell(play, EventKind::UnitsDismissed, {7, 6}, play.map.keep, unit, number - left);
}

void workClearKeep(Play &play, Step)
{
    PostState &keep = play.data.posts[kKeepPost];
    const bool mayShoot = play.data.levelOf(Building::Keep) >= kShootingKeep;
    for (std::size_t unit = 0; unit < kUnits; ++unit) {
        if (keep.count(unit) > 0 && !(mayShoot && kUnitData[unit].isRanged))
            dismissFromKeep(play, unit, keep.count(unit));
    }
    for (std::size_t unit = 0; unit < kUnits; ++unit) {
        const int tooMany = keep.shooters() - kKeepShooters;
        if (tooMany > 0 && keep.count(unit) > 0)
            dismissFromKeep(play, unit, std::min(tooMany, keep.count(unit)));
    }
}

/// EX-7.7, EX-7.8: a = 1: the window is over.
void workMakeReady(Play &play, Step step)
{
    if (step.a == 0) {
        push(play, StepKind::MakeReady, 1);
        return openWindow(play, Window::Preparation);
    }
    SiegeState &siege = play.data.siege;
    siege.initialStrength = static_cast<std::uint8_t>(enemyStrength(play));
    siege.morale = moraleOf(play.data, siege.faction);
    siege.round = 1;
    tell(play, EventKind::SiegeBegins, {7, 8}, siege.initialStrength, siege.morale);
    push(play, StepKind::Stage, 1);
}

} // namespace

std::size_t attackedFrom(const Scene &scene, std::size_t front)
{
    while (static_cast<int>(front) < scene.map.fronts && !scene.data.fronts[front].isAttacked)
        ++front;
    return front;
}

void attackFront(Play &play, std::size_t place)
{
    SiegeState &siege = play.data.siege;
    const std::size_t front = frontOf(play.map.zoneOn(place));
    play.data.fronts[front].isAttacked = true;
    siege.drawn[siege.drawnCount++] = static_cast<std::uint8_t>(front);
    tell(play, EventKind::FrontDrawn, {7, 4}, play.map.placeOf(play.map.front[front].wall));
}

namespace steps {

constinit const StepRule prepare = landmark(work(StepKind::Prepare, "prepare", workPrepare));
constinit const StepRule inspire =
    question(StepKind::Inspire, "inspire", RuleId {7, 1}, offerInspire, whyNotInspire, takeInspire);
constinit const StepRule showFaction =
    drawing(StepKind::ShowFaction, "show-faction", RuleId {7, 2}, drawFaction, takeFaction);
constinit const StepRule countFronts =
    drawing(StepKind::CountFronts, "count-fronts", RuleId {7, 2}, rollDie, takeFronts);
constinit const StepRule drawFronts =
    drawing(StepKind::DrawFronts, "draw-fronts", RuleId {7, 4}, offerFronts, takeFront);
constinit const StepRule dealArmy = work(StepKind::DealArmy, "deal-army", workDealArmy);
constinit const StepRule clearKeep = work(StepKind::ClearKeep, "clear-keep", workClearKeep);
constinit const StepRule makeReady = work(StepKind::MakeReady, "make-ready", workMakeReady);

} // namespace steps

} // namespace merlon::exiles
