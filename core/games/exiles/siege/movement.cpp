#include "core/games/exiles/city.h"
#include "core/games/exiles/siege/siege.h"
#include "core/games/exiles/steps.h"

#include <algorithm>

/// EX-7.3, EX-7.5, EX-7.6, EX-10.8: the passes in which units and engines are moved.
namespace merlon::exiles {

namespace {

Movement movementOf(Step step)
{
    return static_cast<Movement>(step.a);
}

bool isPosting(Movement movement)
{
    return movement == Movement::Posting || movement == Movement::PostingAgain;
}

RuleId ruleOfMovement(Movement movement)
{
    return isPosting(movement)              ? RuleId {7, 3}
        : movement == Movement::Reinforcing ? RuleId {7, 5}
                                            : RuleId {10, 8};
}

/// a = movement, b = position in turn order.
void workMovePass(Play &play, Step step)
{
    play.data.now.moved = 0;
    if (step.b == 0 || step.b >= play.rules.seats) {
        clearMark(play.data, kMoved);
        for (PostState &post : play.data.posts)
            post.movedEngines = {};
    }
    if (step.b >= play.rules.seats)
        return;
    push(play, StepKind::MovePass, step.a, step.b + 1);
    pushAsk(play, StepKind::Move, play.scene().seatAt(step.b), step.a);
}

// Where units may go

/// Every post to which a pass allows to go from another one, whether there is room or not.
PostSet reachedFrom(const Map &map, Movement movement, Post from)
{
    if (isPosting(movement) || from == kKeepPost)
        return ~bitOf(from);
    const PostSet beside = map.section[from].adjacent;
    return movement == Movement::Shifting ? beside | bitOf(kKeepPost) : beside;
}

Reason whyNotGo(const Scene &scene, Movement movement, Post from, Post to)
{
    const RuleId rule = ruleOfMovement(movement);
    if (from == to)
        return no(ReasonKind::SamePlace, rule);
    if ((reachedFrom(scene.map, movement, from) & bitOf(to)) != 0)
        return whyNotEnter(scene, to, 1, rule);
    return to == kKeepPost ? no(ReasonKind::KeepClosed, rule)
                           : no(ReasonKind::NotAdjacent, rule, scene.map.placeOf(to));
}

template <class Act>
void forEachPost(const Map &map, Act act)
{
    for (int index = 0; index < map.sections; ++index)
        act(static_cast<Post>(index));
    act(kKeepPost);
}

bool canGoAnywhere(const Map &map, Movement movement, Post from, PostSet withRoom)
{
    return (reachedFrom(map, movement, from) & withRoom) != 0;
}

/// EX-0.6: marks that keep a unit from moving in a pass.
std::size_t barredMarks(Movement movement)
{
    return isPosting(movement)           ? 0
        : movement == Movement::Shifting ? std::size_t {kMoved | kFired}
                                         : std::size_t {kMoved};
}

Reason whyNotPick(const Scene &scene, Seat seat, Movement movement, Choice made)
{
    const RuleId rule = ruleOfMovement(movement);
    const Post from = scene.map.postOn(made.args[0]);
    if (from == kNoPost || scene.commanderOf(from) != seat)
        return no(ReasonKind::NotCommanded, rule, made.args[0]);
    const std::size_t rank = made.args[1];
    if (scene.data.posts[from].units[unitOf(rank)][marksOf(rank)] == 0)
        return no(ReasonKind::NoneThere, rule, made.args[0]);
    const std::size_t barred = marksOf(rank) & barredMarks(movement);
    if (barred != 0)
        return no((barred & kMoved) != 0 ? ReasonKind::HasMoved : ReasonKind::HasFired, rule);
    if (isPosting(movement) && scene.data.now.moved >= kMostInPass)
        return no(ReasonKind::TooManyUnits, rule, kMostInPass);
    return canGoAnywhere(scene.map, movement, from, postsWithRoom(scene)) ? kLegal
                                                                          : no(ReasonKind::NoSecond, {0, 4});
}

/// EX-7.3: engine, from, to.
Reason whyNotMoveEngine(const Scene &scene, Seat seat, Choice made)
{
    constexpr RuleId kRule {7, 3};
    const std::size_t engine = made.args[0];
    if (engine < kFirstSlotEngine)
        return no(ReasonKind::EngineStands, kRule, engine);
    const Post from = scene.map.postOn(made.args[1]);
    const Post to = scene.map.postOn(made.args[2]);
    if (from == kNoPost || scene.commanderOf(from) != seat)
        return no(ReasonKind::NotCommanded, kRule, made.args[1]);
    const PostState &state = scene.data.posts[from];
    if (state.engines[engine - kFirstSlotEngine] == 0)
        return no(ReasonKind::NoneThere, kRule, made.args[1]);
    if (state.movedEngines[engine - kFirstSlotEngine] >= state.engines[engine - kFirstSlotEngine])
        return no(ReasonKind::HasMoved, kRule);
    if (to == kNoPost || from == to || slotsOf(scene, to) <= scene.data.posts[to].engineCount())
        return no(ReasonKind::NoSlot, kRule, made.args[2]);
    return kLegal;
}

/// EX-7.6: whether a unit must leave the Keep before the pass of the First Player ends.
bool mustLeaveKeep(const Scene &scene)
{
    const PostState &keep = scene.data.posts[kKeepPost];
    const int allowed =
        scene.data.levelOf(Building::Keep) >= kShootingKeep ? std::min(kKeepShooters, keep.shooters()) : 0;
    return keep.total() > allowed;
}

Reason whyNotDone(const Scene &scene, Seat seat, Movement movement)
{
    const bool mustMove = movement == Movement::Reinforcing && seat == scene.data.firstPlayer
        && mustLeaveKeep(scene) && sectionsWithRoom(scene) != 0;
    return mustMove ? no(ReasonKind::KeepNotClear, {7, 6}) : kLegal;
}

Reason whyNotMove(const Scene &scene, Step step, Choice made)
{
    const Movement movement = movementOf(step);
    switch (verbOf(made)) {
    case Verb::Pick:
        return whyNotPick(scene, step.seat, movement, made);
    case Verb::MoveEngine:
        return isPosting(movement) ? whyNotMoveEngine(scene, step.seat, made)
                                   : notNow(ruleOfMovement(movement));
    case Verb::Done:
        return whyNotDone(scene, step.seat, movement);
    default:
        return notNow(ruleOfMovement(movement));
    }
}

/// What whyNotPick allows, asked once for all ranks of a post.
void offerPicks(const Scene &scene, Movement movement, Post from, ChoiceList &out)
{
    const PostState &state = scene.data.posts[from];
    const PlaceIndex place = scene.map.placeOf(from);
    const Ranks ready = bytesWithout(barredMarks(movement));
    for (std::size_t unit = 0; unit < kUnits; ++unit) {
        forEachMarks(state.ranksOf(unit) & ready,
                     [&](std::size_t marks) { out.add(choice(Verb::Pick, place, rankOf(unit, marks))); });
    }
}

void offerEngineMoves(const Scene &scene, Step step, Post from, ChoiceList &out)
{
    const PlaceIndex place = scene.map.placeOf(from);
    for (std::size_t engine = 0; engine < kSlotEngines; ++engine) {
        if (scene.data.posts[from].engines[engine] == 0)
            continue;
        forEachPost(scene.map, [&](Post to) {
            offer<whyNotMove>(
                scene, step, out,
                choice(Verb::MoveEngine, engine + kFirstSlotEngine, place, scene.map.placeOf(to)));
        });
    }
}

void offerMoves(const Scene &scene, Step step, ChoiceList &out)
{
    const Movement movement = movementOf(step);
    const bool isSpent = isPosting(movement) && scene.data.now.moved >= kMostInPass;
    const PostSet withRoom = isSpent ? 0 : postsWithRoom(scene);
    forEachPost(scene.map, [&](Post from) {
        if (scene.commanderOf(from) != step.seat)
            return;
        if (canGoAnywhere(scene.map, movement, from, withRoom))
            offerPicks(scene, movement, from, out);
        if (isPosting(movement) && scene.data.posts[from].engineCount() > 0)
            offerEngineMoves(scene, step, from, out);
    });
    offer<whyNotMove>(scene, step, out, choice(Verb::Done));
}

void moveEngine(Play &play, Choice made)
{
    const std::size_t engine = made.args[0] - kFirstSlotEngine;
    PostState &from = play.data.posts[play.map.postOn(made.args[1])];
    PostState &to = play.data.posts[play.map.postOn(made.args[2])];
    --from.engines[engine];
    ++to.engines[engine];
    ++to.movedEngines[engine];
    tell(play, EventKind::EngineMoved, {7, 3}, made.args[0], made.args[1], made.args[2]);
}

void takeMove(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return;
    pushAsk(play, StepKind::Move, step.seat, step.a);
    if (is(made, Verb::Pick))
        pushAsk(play, StepKind::SendUnits, step.seat, step.a, made.args[0], made.args[1]);
    else
        moveEngine(play, made);
}

// a = movement, b = place, c = rank

int mostToSend(const Scene &scene, Step step)
{
    const Post from = scene.map.postOn(step.b);
    const int there = scene.data.posts[from].units[unitOf(step.c)][marksOf(step.c)];
    return isPosting(movementOf(step)) ? std::min(there, kMostInPass - scene.data.now.moved) : there;
}

Reason whyNotSend(const Scene &scene, Step step, Choice made)
{
    const RuleId rule = ruleOfMovement(movementOf(step));
    if (!is(made, Verb::Send))
        return notNow(rule);
    const Post to = scene.map.postOn(made.args[0]);
    if (to == kNoPost)
        return no(ReasonKind::NotASection, rule, made.args[0]);
    if (const Reason wrong = whyNotGo(scene, movementOf(step), scene.map.postOn(step.b), to))
        return wrong;
    const int number = made.args[1];
    if (number < 1 || number > mostToSend(scene, step))
        return no(ReasonKind::TooManyUnits, rule, mostToSend(scene, step));
    return whyNotEnter(scene, to, number, rule);
}

/// What whyNotSend allows, asked once for all numbers.
void offerSends(const Scene &scene, Step step, ChoiceList &out)
{
    const PostSet reached = reachedFrom(scene.map, movementOf(step), scene.map.postOn(step.b));
    const int mostThere = mostToSend(scene, step);
    forEachPost(scene.map, [&](Post to) {
        if ((reached & bitOf(to)) == 0)
            return;
        const PlaceIndex place = scene.map.placeOf(to);
        const int most = std::min(mostThere, roomOn(scene, to));
        for (int number = 1; number <= most; ++number)
            out.add(choice(Verb::Send, place, number));
    });
}

void takeSend(Play &play, Step step, Choice made)
{
    const Movement movement = movementOf(step);
    const int number = made.args[1];
    moveUnits(play, play.map.postOn(step.b), play.map.postOn(made.args[0]), step.c, number,
              isPosting(movement) ? 0 : std::size_t {kMoved});
    play.data.now.moved = static_cast<std::uint8_t>(play.data.now.moved + number);
    tell(play, EventKind::UnitsMoved, ruleOfMovement(movement), step.b, made.args[0], unitOf(step.c), number);
}

} // namespace

namespace steps {

constinit const StepRule movePass = work(StepKind::MovePass, "move-pass", workMovePass);
constinit const StepRule move =
    question(StepKind::Move, "move", RuleId {7, 3}, offerMoves, whyNotMove, takeMove);
constinit const StepRule sendUnits =
    inside(question(StepKind::SendUnits, "send-units", RuleId {7, 3}, offerSends, whyNotSend, takeSend));

} // namespace steps

} // namespace merlon::exiles
