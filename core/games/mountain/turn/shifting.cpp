#include "core/games/mountain/networks.h"
#include "core/games/mountain/purse.h"
#include "core/games/mountain/steps.h"
#include "core/games/mountain/turn/spells.h"
#include "core/games/mountain/turn/turn.h"

/// MT-3.6 and `ghost`: the spells that move tiles and statues.
namespace merlon::mountain {

namespace {

constexpr RuleId kShiftRule {3, 6};
constexpr RuleId kSpellRule {3, 2};
constexpr int kGhostMoves = 2;

Cell firstCell(const Map &map, const Squares &squares)
{
    Cell first = kNoCell;
    forEachCell(map, squares, [&](Cell cell) { first = first == kNoCell ? cell : first; });
    return first;
}

/// The tile leaves the board, and what was where it lay is kept for the time that it is laid elsewhere.
void lift(MountainData &data, const Map &map, const Rules &rules, const Squares &squares)
{
    data.now.lifted.fill(kNoCell);
    std::size_t number = 0;
    forEachCell(map, squares, [&](Cell cell) {
        data.now.lifted[number++] = cell;
        data.tunnels[data.tunnelAt[cell]] = {};
        data.tunnelAt[cell] = kNoTunnel;
    });
    deriveAll(data, map, rules);
}

Reason whyNotChooseTile(const Scene &scene, Step step, Choice made)
{
    return is(made, Verb::Lift) ? whyNotLifted(scene, step.seat, cellOf(made)) : notNow(kShiftRule);
}

void offerChooseTile(const Scene &scene, Step step, ChoiceList &out)
{
    forEachCell(scene.map, scene.networkOf(step.seat),
                [&](Cell cell) { offer<whyNotChooseTile>(scene, step, out, choice(Verb::Lift, cell)); });
}

void takeChooseTile(Play &play, Step step, Choice made)
{
    const Cell cell = cellOf(made);
    const std::uint8_t shape = Scene(play).tunnelOn(cell).what;
    tell(play, EventKind::TileLifted, kShiftRule, step.seat, shape, cell);
    lift(play.data, play.map, play.rules, squaresOfTunnel(play, cell));
    pushAsk(play, StepKind::TurnTile, step.seat, shape, kShifted);
}

// ghost

Reason whyNotGhostHaul(const Scene &scene, Step step, Choice made)
{
    return is(made, Verb::Haul) ? whyNotMoved(scene, step.seat, cellOf(made), kSpellRule)
                                : notNow(kSpellRule);
}

void offerGhostHaul(const Scene &scene, Step step, ChoiceList &out)
{
    forEachCell(scene.map, squaresOfStatues(scene),
                [&](Cell cell) { offer<whyNotGhostHaul>(scene, step, out, choice(Verb::Haul, cell)); });
}

void takeGhostHaul(Play &play, Step step, Choice made)
{
    pushAsk(play, StepKind::GhostTo, step.seat, made.args[0], kGhostMoves);
}

/// a = cell of the statue, b = moves left; only the first is a duty.
Reason whyNotGhostTo(const Scene &scene, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return step.b < kGhostMoves ? kLegal : notNow(kSpellRule);
    if (!is(made, Verb::To))
        return notNow(kSpellRule);
    if (hasStatue(scene.data, cellOf(made)))
        return no(ReasonKind::StatueInTheWay, {7, 5}, cellOf(made));
    return haulTargets(scene, step.a).contains(scene.map.squareOf(cellOf(made)))
        ? kLegal
        : no(ReasonKind::NotNextTunnel, {7, 2}, cellOf(made));
}

void offerGhostTo(const Scene &scene, Step step, ChoiceList &out)
{
    forEachCell(scene.map, haulTargets(scene, step.a), [&](Cell cell) { out.add(choice(Verb::To, cell)); });
    offer<whyNotGhostTo>(scene, step, out, choice(Verb::Done));
}

void takeGhostTo(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return;
    moveStatue(play, step.a, cellOf(made), kSpellRule);
    if (step.b > 1)
        pushAsk(play, StepKind::GhostTo, step.seat, made.args[0], step.b - 1);
}

} // namespace

Reason whyNotLifted(const Scene &scene, Seat seat, Cell cell)
{
    if (!scene.isCovered(cell) || !scene.networkOf(seat).contains(scene.map.squareOf(cell)))
        return no(ReasonKind::NotYourTunnel, kShiftRule, cell);
    const Tunnel &tunnel = scene.tunnelOn(cell);
    if (!tunnel.isTile())
        return no(ReasonKind::NotATile, kShiftRule, cell);
    if (tunnel.kind == TunnelKind::Piece)
        return no(ReasonKind::TileBroken, kShiftRule, cell);
    const Squares squares = squaresOfTunnel(scene, cell);
    if (firstCell(scene.map, squares) != cell)
        return no(ReasonKind::NotFirstCell, kShiftRule, cell);
    if (tunnel.pedestal != kNoClan || !(squares & squaresOfStatues(scene)).empty())
        return no(ReasonKind::TileCarries, kShiftRule, cell);
    MountainData after = scene.data;
    lift(after, scene.map, scene.rules, squares);
    return canLayLifted({after, scene.map, scene.rules}, seat, static_cast<Shape>(tunnel.what))
        ? kLegal
        : no(ReasonKind::NoRoom, kShiftRule, tunnel.what);
}

namespace steps {

constinit const StepRule chooseTile = inside(question(StepKind::ChooseTile, "choose-tile", kShiftRule,
                                                      offerChooseTile, whyNotChooseTile, takeChooseTile));
constinit const StepRule ghostHaul = inside(
    question(StepKind::GhostHaul, "ghost-haul", kSpellRule, offerGhostHaul, whyNotGhostHaul, takeGhostHaul));
constinit const StepRule ghostTo = inside(
    about(question(StepKind::GhostTo, "ghost-to", kSpellRule, offerGhostTo, whyNotGhostTo, takeGhostTo),
          Type::Square));

} // namespace steps

} // namespace merlon::mountain
