#include "core/games/exiles/city.h"
#include "core/games/exiles/enemy.h"
#include "core/games/exiles/siege/siege.h"
#include "core/games/exiles/steps.h"

#include <algorithm>

/// EX-17.4: the Warlord forms the squads. A squad without a leader holds its units as support until it has one.
namespace merlon::exiles {

namespace {

// EX-17.4: squads. a = place of the section, b = front, c = first squad << 8 | how many

SquadGroup groupOf(const Scene &scene, Step step)
{
    return {scene.map.sectionOn(step.a), step.b, static_cast<std::size_t>(step.c >> 8),
            static_cast<std::size_t>(step.c & 0xFF)};
}

bool flyHere(const Scene &scene, const SquadGroup &group)
{
    return scene.data.fronts[group.front].flyers == group.section;
}

/// Units of the group that are in no squad yet. Flyers on their way to a tower form a group of their own.
EnemyUnits poolOf(const Scene &scene, const SquadGroup &group)
{
    EnemyUnits pool = scene.data.fronts[group.front].assault;
    const Post flyers = scene.data.fronts[group.front].flyers;
    const bool areApart = flyers != kNoPost && scene.map.isTower(flyers);
    for (std::size_t kind = 0; kind < kEnemies; ++kind) {
        const bool belongs = scene.map.isTower(group.section)
            ? flyHere(scene, group) && scene.enemy(kind).flies
            : !(areApart && scene.enemy(kind).flies);
        if (!belongs)
            pool[kind] = 0;
    }
    for (std::size_t number = group.first; number < group.first + group.number; ++number) {
        const Squad &squad = scene.data.squads[squadOf(group.section, number)];
        for (std::size_t kind = 0; kind < kEnemies; ++kind)
            pool[kind] = static_cast<std::uint8_t>(pool[kind] - std::min(pool[kind], squad.support[kind]));
    }
    return pool;
}

/// Whether sizes that differ by one at most can still be reached when so many join a squad.
bool canGrow(const Scene &scene, const SquadGroup &group, SquadIndex joined, int units)
{
    int all = sumOf(poolOf(scene, group));
    for (std::size_t number = group.first; number < group.first + group.number; ++number)
        all += scene.data.squads[squadOf(group.section, number)].size();
    const int least = all / static_cast<int>(group.number);
    int larger = all % static_cast<int>(group.number);
    for (std::size_t number = group.first; number < group.first + group.number; ++number) {
        const SquadIndex index = squadOf(group.section, number);
        const int size = scene.data.squads[index].size() + (index == joined ? units : 0);
        if (size > least + 1 || (size == least + 1 && larger-- == 0))
            return false;
    }
    return true;
}

Reason whyNotForm(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {17, 4};
    if (!is(made, Verb::Form))
        return notNow(kRule);
    const SquadGroup group = groupOf(scene, step);
    const auto index = static_cast<SquadIndex>(made.args[1]);
    const std::size_t number = index % kSquadsOfSection;
    if (sectionOfSquad(index) != group.section || number < group.first
        || number >= group.first + group.number)
        return no(ReasonKind::NotThisSquad, kRule);
    const int most = scene.isAttacking(made.args[0]) ? poolOf(scene, group)[kindOf(made.args[0])] : 0;
    if (made.args[2] < 1 || made.args[2] > most)
        return no(ReasonKind::TooManyUnits, kRule, most);
    return canGrow(scene, group, index, made.args[2]) ? kLegal : no(ReasonKind::UnevenSquads, kRule);
}

/// Until all are in squads.
void offerForms(const Scene &scene, Step step, ChoiceList &out)
{
    const SquadGroup group = groupOf(scene, step);
    const EnemyUnits pool = poolOf(scene, group);
    for (std::size_t kind = 0; kind < kEnemies; ++kind) {
        for (std::size_t number = group.first; number < group.first + group.number; ++number) {
            for (int units = 1; units <= pool[kind]; ++units)
                offer<whyNotForm>(
                    scene, step, out,
                    choice(Verb::Form, scene.nameOf(kind), squadOf(group.section, number), units));
        }
    }
}

void takeForm(Play &play, Step step, Choice made)
{
    std::uint8_t &support = play.data.squads[made.args[1]].support[kindOf(made.args[0])];
    support = static_cast<std::uint8_t>(support + made.args[2]);
    pushAsk(play, StepKind::FormGroup, step.seat, step.a, step.b, step.c);
}

/// Who leads the squads of the group; footholds lead already.
void workHeadGroup(Play &play, Step step)
{
    const SquadGroup group = groupOf(play, step);
    for (std::size_t number = group.first + group.number; number-- > group.first;) {
        if (!play.data.squads[squadOf(group.section, number)].exists())
            pushAsk(play, StepKind::HeadSquad, play.rules.warlordSeat(), squadOf(group.section, number));
    }
}

/// a = squad
Reason whyNotHead(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {17, 4};
    if (!is(made, Verb::Head) || made.args[0] != step.a)
        return notNow(kRule);
    const Squad &squad = scene.data.squads[step.a];
    return !squad.exists() && scene.isAttacking(made.args[1]) && squad.support[kindOf(made.args[1])] > 0
        ? kLegal
        : no(ReasonKind::NotInSquad, kRule, made.args[1]);
}

void offerHeads(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t kind = 0; kind < kEnemies; ++kind)
        offer<whyNotHead>(scene, step, out, choice(Verb::Head, step.a, scene.nameOf(kind)));
}

void takeHead(Play &play, Step step, Choice made)
{
    Squad &squad = play.data.squads[step.a];
    squad.leader = static_cast<std::uint8_t>(kindOf(made.args[1]));
    --squad.support[squad.leader];
}

/// a = place of the wall, b = siege towers left; kRam: the ram.
constexpr int kRam = 0xFF;

Reason whyNotEquip(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {17, 4};
    if (is(made, Verb::Pass))
        return kLegal;
    if (!is(made, step.b == kRam ? Verb::GiveRam : Verb::GiveTower))
        return notNow(kRule);
    const Squad &squad = scene.data.squads[made.args[0]];
    if (sectionOfSquad(made.args[0]) != scene.map.sectionOn(step.a) || !squad.exists())
        return no(ReasonKind::NotThisSquad, kRule);
    return canCarry(scene, squad) && !squad.hasRam && !squad.hasTower ? kLegal
                                                                      : no(ReasonKind::NotThisSquad, kRule);
}

void offerEquip(const Scene &scene, Step step, ChoiceList &out)
{
    const Post wall = scene.map.sectionOn(step.a);
    for (std::size_t number = 0; number < kSquadsOfSection; ++number)
        offer<whyNotEquip>(scene, step, out,
                           choice(step.b == kRam ? Verb::GiveRam : Verb::GiveTower, squadOf(wall, number)));
    out.add(choice(Verb::Pass));
}

void takeEquip(Play &play, Step step, Choice made)
{
    if (step.b != kRam && step.b > 1)
        pushAsk(play, StepKind::Equip, step.seat, step.a, step.b - 1);
    if (is(made, Verb::Pass))
        return;
    Squad &squad = play.data.squads[made.args[0]];
    (step.b == kRam ? squad.hasRam : squad.hasTower) = true;
}

} // namespace

void pushForming(Play &play, const SquadGroup &group)
{
    const PlaceIndex place = play.map.placeOf(group.section);
    const auto front = static_cast<int>(group.front);
    const auto range = static_cast<int>(group.first << 8 | group.number);
    push(play, StepKind::HeadGroup, place, front, range);
    pushAsk(play, StepKind::FormGroup, play.rules.warlordSeat(), place, front, range);
}

void pushEquipment(Play &play, std::size_t front)
{
    const Post wall = play.map.front[front].wall;
    const int towers = play.data.fronts[front].towers;
    if (towers > 0)
        pushAsk(play, StepKind::Equip, play.rules.warlordSeat(), play.map.placeOf(wall), towers);
    if (gateOf(play, wall) > 0)
        pushAsk(play, StepKind::Equip, play.rules.warlordSeat(), play.map.placeOf(wall), kRam);
}

namespace steps {

constinit const StepRule formGroup =
    about(question(StepKind::FormGroup, "form-group", RuleId {17, 4}, offerForms, whyNotForm, takeForm),
          Type::Place);
constinit const StepRule headGroup = work(StepKind::HeadGroup, "head-group", workHeadGroup);
constinit const StepRule headSquad =
    about(question(StepKind::HeadSquad, "head-squad", RuleId {17, 4}, offerHeads, whyNotHead, takeHead),
          Type::Squad);
constinit const StepRule equip = about(
    question(StepKind::Equip, "equip", RuleId {17, 4}, offerEquip, whyNotEquip, takeEquip), Type::Place);

} // namespace steps

} // namespace merlon::exiles
