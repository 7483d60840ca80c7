#include "core/games/exiles/enemy.h"
#include "core/games/exiles/pieces/fortifications.h"
#include "core/games/exiles/siege/siege.h"
#include "core/games/exiles/steps.h"

/// EX-11.6, EX-11.7: Stage 10, rocks and cauldrons.
namespace merlon::exiles {

namespace {

bool isReady(const SectionState &section, std::size_t engine)
{
    return engine == indexOf(Engine::Rocks) ? section.hasRocks && !section.rocksUsed
                                            : section.hasCauldron && !section.cauldronUsed;
}

bool canDrop(const Scene &scene, Post section, std::size_t engine)
{
    return scene.map.isWall(section) && isReady(scene.data.sections[section], engine)
        && countIn(scene.data, assaultOf(scene.map.section[section].front)) > 0;
}

/// a = section in place order, b = rocks or cauldron: to begin with; the next that can be dropped.
void workDropNext(Play &play, Step step)
{
    constexpr int kDrops = 2; // on each section
    for (int next = step.a * kDrops + step.b; next < play.map.sections * kDrops; ++next) {
        const auto section = static_cast<Post>(next / kDrops);
        const int engine = next % kDrops;
        if (!canDrop(play, section, static_cast<std::size_t>(engine)))
            continue;
        push(play, StepKind::DropNext, (next + 1) / kDrops, (next + 1) % kDrops);
        return pushAsk(play, StepKind::DropWhat, play.scene().commanderOf(section), play.map.placeOf(section),
                       engine);
    }
}

/// a = place of the wall, b = rocks or cauldron.
Reason whyNotDrop(const Scene &, Step step, Choice made)
{
    const bool isAsked = (is(made, Verb::Drop) || is(made, Verb::Hold)) && made.args[0] == step.b;
    return isAsked ? kLegal : notNow({11, 6});
}

void offerDrop(const Scene &, Step step, ChoiceList &out)
{
    out.add(choice(Verb::Drop, step.b));
    out.add(choice(Verb::Hold, step.b));
}

void takeDrop(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Hold))
        return;
    SectionState &section = play.data.sections[play.map.sectionOn(step.a)];
    (step.b == indexOf(Engine::Rocks) ? section.rocksUsed : section.cauldronUsed) = true;
    push(play, StepKind::DropDie, step.a, diceOfDrop(step.b));
    tell(play, EventKind::EngineDropped, {11, 6}, step.b, step.a);
}

/// a = place of the wall, b = dice left, c = their sum so far.
void takeDropDie(Play &play, Step step, Choice made)
{
    const Post wall = play.map.sectionOn(step.a);
    tell(play, EventKind::HalvedDieRolled, {11, 6}, made.args[0], step.a);
    const int pool = step.c + d3Of(made.args[0]) + dropBonus(play.data.sections[wall].level);
    if (step.b > 1)
        return push(play, StepKind::DropDie, step.a, step.b - 1, pool);
    pushSlaying(play, play.scene().commanderOf(wall), play.map.section[wall].front, pool);
}

/// EX-11.7: a = place of the assault zone, b = what is left of the pool.
Reason whyNotSlayBelow(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {11, 7};
    if (is(made, Verb::Done))
        return kLegal;
    if (!is(made, Verb::Slay))
        return notNow(kRule);
    const std::size_t kind = kindOf(made.args[0]);
    const Squad &squad = scene.data.squads[made.args[1]];
    if (!scene.isAttacking(made.args[0]) || !hasEnemyBelow(squad, kind))
        return no(ReasonKind::NotInSquad, kRule, made.args[0]);
    if (squad.front != frontOf(scene.map.zoneOn(step.a)))
        return no(ReasonKind::NotThisSquad, kRule);
    return scene.enemy(kind).endurance <= step.b ? kLegal : no(ReasonKind::TooTough, kRule, made.args[0]);
}

void offerSlayBelow(const Scene &scene, Step step, ChoiceList &out)
{
    forEachSquad(scene.data, [&](SquadIndex index, const Squad &) {
        for (std::size_t kind = 0; kind < kEnemies; ++kind)
            offer<whyNotSlayBelow>(scene, step, out, choice(Verb::Slay, scene.nameOf(kind), index));
    });
    out.add(choice(Verb::Done));
}

void takeSlayBelow(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return;
    const std::size_t kind = kindOf(made.args[0]);
    pushAsk(play, StepKind::Slaying, step.seat, step.a, step.b - play.scene().enemy(kind).endurance);
    slay(play, static_cast<SquadIndex>(made.args[1]), kind, false, {11, 7});
    fleeIfBroken(play);
}

} // namespace

void pushSlaying(Play &play, Seat seat, std::size_t front, int pool)
{
    pushAsk(play, StepKind::Slaying, seat, play.map.front[front].assault, pool);
}

namespace steps {

constinit const StepRule dropNext = work(StepKind::DropNext, "drop-next", workDropNext);
constinit const StepRule dropWhat =
    about(question(StepKind::DropWhat, "drop-what", RuleId {11, 6}, offerDrop, whyNotDrop, takeDrop),
          Type::Place, Type::Engine);
constinit const StepRule dropDie =
    drawing(StepKind::DropDie, "drop-die", RuleId {11, 6}, rollDie, takeDropDie);
constinit const StepRule slaying = about(inside(question(StepKind::Slaying, "slaying", RuleId {11, 7},
                                                         offerSlayBelow, whyNotSlayBelow, takeSlayBelow)),
                                         Type::Place, Type::Number);

} // namespace steps

} // namespace merlon::exiles
