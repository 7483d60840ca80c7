#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/steps.h"

/// S2-17.6 to S2-17.9: marksmen.
namespace merlon::siege2 {

namespace {

using siege::forEach;

/// S2-17.6: how many marksmen of a wall or tower can fire now.
int ableToFire(const Scene &scene, PlaceIndex post)
{
    const std::size_t number = scene.field.numbers[post];
    if (scene.field.is(post, PlaceKind::Tower))
        return scene.data.towers[number].marksmen;
    const WallState &wall = scene.data.walls[number];
    return siege::isEmpty(wall.invaders) && !wall.has(WallState::kGlared) ? wall.defenders[siege::Marksman]
                                                                          : 0;
}

/// S2-17.7: ramparts that a wall or tower looks upon.
Mask reachOf(const Battlefield &field, PlaceIndex post)
{
    const std::size_t number = field.numbers[post];
    return field.is(post, PlaceKind::Tower) ? maskOf(field.towers[number].rampart)
                                            : field.walls[number].ramparts;
}

/// S2-17.7: a rampart that holds a unit and no mantelet (S2-6.7).
Reason whyNotTarget(const Scene &scene, int rampart, RuleId rule)
{
    const RampartState &state = scene.data.ramparts[static_cast<std::size_t>(rampart)];
    const PlaceIndex place = scene.field.ramparts[static_cast<std::size_t>(rampart)].place;
    if (siege::isEmpty(state.invaders))
        return no(ReasonKind::NoInvaderThere, rule, place);
    return state.has(RampartState::kMantelet) ? no(ReasonKind::ManteletThere, {6, 7}, place) : kLegal;
}

bool isBlessed(const Scene &scene, PlaceIndex post)
{
    return scene.field.sideOf(post) == scene.data.blessed;
}

/// S2-17.8: the blessed side aims together.
void aimSides(Play &play, Step)
{
    if (play.data.blessed == siege::NoSide)
        return;
    for (const PlaceIndex post : play.field.posts) {
        if (isBlessed(play, post) && ableToFire(play, post) > 0)
            return push(play, StepKind::AimAll, play.data.blessed);
    }
}

/// a = side.
Reason whyNotAimAll(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::AimAll))
        return notNow({17, 8});
    const auto place = static_cast<PlaceIndex>(made.args[0]);
    const int rampart = rampartNumber(scene, place);
    if (rampart < 0)
        return no(ReasonKind::WrongPlace, {17, 8}, place);
    if (scene.field.ramparts[static_cast<std::size_t>(rampart)].side != step.a)
        return no(ReasonKind::OtherSide, {17, 8}, place);
    return whyNotTarget(scene, rampart, {17, 8});
}

void offerAimAll(const Scene &scene, Step step, ChoiceList &out)
{
    for (const siege::RampartField &rampart : scene.field.ramparts)
        offer<whyNotAimAll>(scene, step, out, choice(Verb::AimAll, rampart.place));
}

void takeAimAll(Play &play, Step step, Choice made)
{
    RampartState &rampart = play.data.ramparts[play.field.numbers[made.args[0]]];
    for (const PlaceIndex post : play.field.posts) {
        if (isBlessed(play, post))
            rampart.volley = static_cast<std::uint8_t>(rampart.volley + ableToFire(play, post));
    }
    tell(play, EventKind::SideAimed, {17, 8}, step.a, made.args[0]);
}

/// S2-17.7: a = next post, b = marksmen of it that have aimed. All aims come before any kill.
void aimMarksmen(Play &play, Step step)
{
    std::size_t aimed = step.b;
    for (std::size_t index = step.a; index < play.field.posts.size(); ++index, aimed = 0) {
        const PlaceIndex post = play.field.posts[index];
        if (isBlessed(play, post) || static_cast<int>(aimed) >= ableToFire(play, post))
            continue;
        bool target = false;
        forEach(reachOf(play.field, post), [&](int rampart) {
            target = target || !whyNotTarget(play, rampart, {17, 7});
        });
        if (!target)
            continue;
        push(play, StepKind::AimMarksmen, static_cast<int>(index), static_cast<int>(aimed) + 1);
        return push(play, StepKind::Aim, post);
    }
}

/// a = wall or tower.
Reason whyNotAim(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Aim))
        return notNow({17, 7});
    if (made.args[0] != step.a)
        return no(ReasonKind::NotItsTurn, {17, 7}, step.a);
    const auto place = static_cast<PlaceIndex>(made.args[1]);
    const int rampart = rampartNumber(scene, place);
    if (rampart < 0 || (reachOf(scene.field, static_cast<PlaceIndex>(step.a)) & maskOf(rampart)) == 0)
        return no(ReasonKind::OutOfReach, {17, 7}, place);
    return whyNotTarget(scene, rampart, {17, 7});
}

void offerAim(const Scene &scene, Step step, ChoiceList &out)
{
    forEach(reachOf(scene.field, static_cast<PlaceIndex>(step.a)), [&](int rampart) {
        offer<whyNotAim>(
            scene, step, out,
            choice(Verb::Aim, step.a, scene.field.ramparts[static_cast<std::size_t>(rampart)].place));
    });
}

void takeAim(Play &play, Step step, Choice made)
{
    ++play.data.ramparts[play.field.numbers[made.args[1]]].volley;
    tell(play, EventKind::MarksmanAimed, {17, 7}, step.a, made.args[1]);
}

/// S2-17.9: a = next rampart.
void fireVolleys(Play &play, Step step)
{
    for (std::size_t number = step.a; number < play.field.ramparts.size(); ++number) {
        RampartState &rampart = play.data.ramparts[number];
        if (rampart.volley == 0)
            continue;
        const PlaceIndex place = play.field.ramparts[number].place;
        tell(play, EventKind::VolleyFired, {17, 9}, place, rampart.volley);
        push(play, StepKind::FireVolleys, static_cast<int>(number) + 1);
        push(play, StepKind::VolleyKill, place, rampart.volley);
        rampart.volley = 0;
        return;
    }
}

/// a = rampart, b = what is left of the volley.
Reason whyNotVolleyKill(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Kill))
        return notNow({17, 9});
    if (made.args[0] != step.a)
        return no(ReasonKind::NotItsTurn, {17, 9}, step.a);
    const Units &units = scene.data.ramparts[scene.field.numbers[step.a]].invaders;
    if (made.args[1] >= siege::kUnitKinds || units[made.args[1]] == 0)
        return no(ReasonKind::NoUnitThere, {17, 9}, step.a);
    return siege::strengthOf(made.args[1]) <= step.b ? kLegal : no(ReasonKind::TooStrong, {17, 9});
}

void offerVolleyKills(const Scene &scene, Step step, ChoiceList &out)
{
    for (int unit = 0; unit < siege::kUnitKinds; ++unit)
        offer<whyNotVolleyKill>(scene, step, out, choice(Verb::Kill, step.a, unit));
}

void takeVolleyKill(Play &play, Step step, Choice made)
{
    killInvader(play, static_cast<PlaceIndex>(step.a), made.args[1], {17, 9});
    push(play, StepKind::VolleyKill, step.a, step.b - siege::strengthOf(made.args[1]));
}

} // namespace

namespace steps {

constinit const StepRule aimSides = work(StepKind::AimSides, "aim-sides", siege2::aimSides);
constinit const StepRule aimAll =
    about(question(StepKind::AimAll, "aim-all", kDefender, {17, 8}, offerAimAll, whyNotAimAll, takeAimAll),
          Type::Side);
constinit const StepRule aimMarksmen = work(StepKind::AimMarksmen, "aim-marksmen", siege2::aimMarksmen);
constinit const StepRule aim =
    about(question(StepKind::Aim, "aim", kDefender, {17, 7}, offerAim, whyNotAim, takeAim), Type::Place);
constinit const StepRule fireVolleys = work(StepKind::FireVolleys, "fire-volleys", siege2::fireVolleys);
constinit const StepRule volleyKill = about(question(StepKind::VolleyKill, "volley-kill", kDefender, {17, 9},
                                                     offerVolleyKills, whyNotVolleyKill, takeVolleyKill),
                                            Type::Place, Type::Number);

} // namespace steps

} // namespace merlon::siege2
