#include "core/games/exiles/city.h"
#include "core/games/exiles/enemy.h"
#include "core/games/exiles/siege/siege.h"
#include "core/games/exiles/steps.h"

/// EX-11.9 to EX-11.11: Stage 11, the Oracle, and who is to fight whom.
namespace merlon::exiles {

namespace {

// EX-11.9: a = how many more units

bool isRoomElsewhere(PostSet withRoom, Post from)
{
    return (withRoom & ~bitOf(from)) != 0;
}

Reason whyNotForesee(const Scene &scene, Step, Choice made)
{
    constexpr RuleId kRule {11, 9};
    if (is(made, Verb::Done))
        return kLegal;
    if (!is(made, Verb::Foresee))
        return notNow(kRule);
    const Post from = scene.map.sectionOn(made.args[0]);
    if (from == kNoPost)
        return no(ReasonKind::NotASection, kRule, made.args[0]);
    const std::size_t rank = made.args[1];
    if (scene.data.posts[from].units[unitOf(rank)][marksOf(rank)] == 0)
        return no(ReasonKind::NoneThere, kRule, made.args[0]);
    return isRoomElsewhere(sectionsWithRoom(scene), from) ? kLegal : no(ReasonKind::NoSecond, {0, 4});
}

/// What whyNotForesee allows, asked once for all ranks of a section.
void offerForesee(const Scene &scene, Step, ChoiceList &out)
{
    const PostSet withRoom = sectionsWithRoom(scene);
    for (int index = 0; index < scene.map.sections; ++index) {
        const auto from = static_cast<Post>(index);
        for (std::size_t unit = 0; unit < kUnits && isRoomElsewhere(withRoom, from); ++unit) {
            forEachMarks(scene.data.posts[from].ranksOf(unit), [&](std::size_t marks) {
                out.add(choice(Verb::Foresee, scene.map.placeOf(from), rankOf(unit, marks)));
            });
        }
    }
    out.add(choice(Verb::Done));
}

void takeForesee(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return;
    play.data.now.oracleUsed = true;
    pushAsk(play, StepKind::ForeseenTo, step.seat, made.args[0], made.args[1], step.a);
}

/// a = place, b = rank, c = how many more units, this one with them.
Reason whyNotForeseenTo(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {11, 9};
    if (!is(made, Verb::Send))
        return notNow(kRule);
    const Post to = scene.map.sectionOn(made.args[0]);
    if (to == kNoPost)
        return no(ReasonKind::NotASection, kRule, made.args[0]);
    if (made.args[0] == step.a)
        return no(ReasonKind::SamePlace, kRule);
    if (made.args[1] != 1)
        return no(ReasonKind::TooManyUnits, kRule, 1);
    return whyNotEnter(scene, to, 1, kRule);
}

void offerForeseenTo(const Scene &scene, Step step, ChoiceList &out)
{
    for (int index = 0; index < scene.map.sections; ++index)
        offer<whyNotForeseenTo>(scene, step, out,
                                choice(Verb::Send, scene.map.placeOf(static_cast<Post>(index)), 1));
}

void takeForeseenTo(Play &play, Step step, Choice made)
{
    if (step.c > 1)
        pushAsk(play, StepKind::Foresee, step.seat, step.c - 1);
    moveUnits(play, play.map.sectionOn(step.a), play.map.sectionOn(made.args[0]), step.b, 1, 0);
    tell(play, EventKind::UnitsMoved, {11, 9}, step.a, made.args[0], unitOf(step.b), 1);
}

// EX-11.10

/// Units of a section that are in no squad yet.
int unassigned(const Scene &scene, Post section, std::size_t unit, std::size_t marks)
{
    int left = scene.data.posts[section].units[unit][marks];
    for (std::size_t number = 0; number < kSquadsOfSection; ++number)
        left -= scene.data.squads[squadOf(section, number)].defenders[unit][marks];
    return left;
}

/// a = section in place order to begin with: the next one that is attacked and held.
void workAssignNext(Play &play, Step step)
{
    for (int index = step.a; index < play.map.sections; ++index) {
        const auto section = static_cast<Post>(index);
        if (!isAttacked(play.data, section) || play.data.posts[section].total() == 0)
            continue;
        push(play, StepKind::AssignNext, index + 1);
        return pushAsk(play, StepKind::AssignUnits, play.scene().commanderOf(section),
                       play.map.placeOf(section));
    }
}

/// a = place of the section.
Reason whyNotAssign(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {11, 10};
    if (is(made, Verb::Done))
        return kLegal;
    if (!is(made, Verb::Assign))
        return notNow(kRule);
    const Post section = scene.map.sectionOn(step.a);
    if (sectionOfSquad(made.args[1]) != section || !scene.data.squads[made.args[1]].exists())
        return no(ReasonKind::NotThisSquad, kRule);
    const std::size_t marks = marksOf(made.args[0]);
    if (marks > kFought)
        return no(ReasonKind::NoneThere, kRule, step.a);
    const int left = unassigned(scene, section, unitOf(made.args[0]), marks);
    return made.args[2] >= 1 && made.args[2] <= left ? kLegal : no(ReasonKind::TooManyUnits, kRule, left);
}

void offerAssignments(const Scene &scene, Step step, ChoiceList &out)
{
    const Post section = scene.map.sectionOn(step.a);
    for (std::size_t unit = 0; unit < kUnits; ++unit) {
        for (std::size_t marks = 0; marks <= kFought; ++marks) {
            const int left = unassigned(scene, section, unit, marks);
            for (std::size_t number = 0; left > 0 && number < kSquadsOfSection; ++number) {
                for (int units = 1; units <= left; ++units)
                    offer<whyNotAssign>(
                        scene, step, out,
                        choice(Verb::Assign, rankOf(unit, marks), squadOf(section, number), units));
            }
        }
    }
    out.add(choice(Verb::Done));
}

/// The types among the defenders of a squad; the first of them.
int typesIn(const Squad &squad, std::uint8_t &first)
{
    int types = 0;
    for (std::size_t unit = kUnits; unit-- > 0;) {
        if (squad.defenders[unit][0] + squad.defenders[unit][kFought] == 0)
            continue;
        ++types;
        first = static_cast<std::uint8_t>(unit);
    }
    return types;
}

void pushLeaders(Play &play, Seat seat, Post section)
{
    for (std::size_t number = kSquadsOfSection; number-- > 0;) {
        Squad &squad = play.data.squads[squadOf(section, number)];
        squad.lead = kNoLead;
        if (typesIn(squad, squad.lead) > 1)
            pushAsk(play, StepKind::LeadSquad, seat, squadOf(section, number));
    }
}

void takeAssign(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return pushLeaders(play, step.seat, play.map.sectionOn(step.a));
    pushAsk(play, StepKind::AssignUnits, step.seat, step.a);
    std::uint8_t &defenders =
        play.data.squads[made.args[1]].defenders[unitOf(made.args[0])][marksOf(made.args[0])];
    defenders = static_cast<std::uint8_t>(defenders + made.args[2]);
    tell(play, EventKind::UnitsAssigned, {11, 10}, made.args[1], unitOf(made.args[0]), made.args[2]);
}

/// a = squad
Reason whyNotLead(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {11, 10};
    if (!is(made, Verb::Lead) || made.args[0] != step.a)
        return notNow(kRule);
    const auto &both = scene.data.squads[step.a].defenders[made.args[1]];
    return both[0] + both[kFought] > 0 ? kLegal : no(ReasonKind::NotAssigned, kRule, made.args[1]);
}

void offerLeads(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        offer<whyNotLead>(scene, step, out, choice(Verb::Lead, step.a, unit));
}

void takeLead(Play &play, Step step, Choice made)
{
    play.data.squads[step.a].lead = static_cast<std::uint8_t>(made.args[1]);
}

// EX-11.11

void workCheckOverrun(Play &play, Step)
{
    unsigned open = 0; // sections, to a squad that nobody faces
    forEachSquad(play.data, [&](SquadIndex index, const Squad &squad) {
        open |= squad.defenderCount() == 0 ? 1u << sectionOfSquad(index) : 0u;
    });
    if (open == 0 || buildingLevels(play.data) > 0)
        return;
    for (Post section = 0; section < static_cast<Post>(play.map.sections); ++section) {
        if ((open >> section & 1u) != 0)
            tell(play, EventKind::SquadUnopposed, {11, 11}, play.map.placeOf(section));
    }
    play.data.ending = Ending::Overrun;
    play.data.agendaSize = 0;
    gatherSquads(play.data);
    tell(play, EventKind::Overrun, {11, 11}, play.data.turn);
}

} // namespace

namespace steps {

constinit const StepRule foresee =
    about(question(StepKind::Foresee, "foresee", RuleId {11, 9}, offerForesee, whyNotForesee, takeForesee),
          Type::Number);
constinit const StepRule foreseenTo =
    about(inside(question(StepKind::ForeseenTo, "foreseen-to", RuleId {11, 9}, offerForeseenTo,
                          whyNotForeseenTo, takeForeseenTo)),
          Type::Place, Type::Grade);
constinit const StepRule assignNext = work(StepKind::AssignNext, "assign-next", workAssignNext);
constinit const StepRule assignUnits = about(question(StepKind::AssignUnits, "assign-units", RuleId {11, 10},
                                                      offerAssignments, whyNotAssign, takeAssign),
                                             Type::Place);
constinit const StepRule leadSquad = about(
    inside(question(StepKind::LeadSquad, "lead-squad", RuleId {11, 10}, offerLeads, whyNotLead, takeLead)),
    Type::Squad);
constinit const StepRule checkOverrun = work(StepKind::CheckOverrun, "check-overrun", workCheckOverrun);

} // namespace steps

} // namespace merlon::exiles
