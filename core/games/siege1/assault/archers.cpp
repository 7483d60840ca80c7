#include "core/games/siege1/pieces/pieces.h"
#include "core/games/siege1/steps.h"

/// S1-18.4 to S1-18.6: archers, their volleys, and the goblins of the shooting masters.
namespace merlon::siege1 {

namespace {

void aimArchers(Play &play, Step)
{
    beginTurns(play, StepKind::Shoot, firstDefender(play));
}

Reason noArcherAt(RuleId rule, PlaceIndex place)
{
    return no(ReasonKind::NoSuchUnit, rule, place, siege::kUnitKinds + siege::Marksman);
}

/// S1-18.4: each archer shoots once.
Reason whyNotArchersOf(int archers, int aimed, PlaceIndex place)
{
    if (archers == 0)
        return noArcherAt({18, 4}, place);
    return archers > aimed ? kLegal : no(ReasonKind::ArchersHaveShot, {18, 4}, place);
}

/// S1-18.4: archers on a wall or tower that may still shoot.
Reason whyNotArcherAt(const Scene &scene, PlaceIndex place)
{
    const std::size_t number = scene.field.numbers[place];
    if (scene.field.is(place, PlaceKind::Tower)) {
        const TowerState &tower = scene.data.towers[number];
        return whyNotArchersOf(tower.post == Post::Archer ? 1 : 0, tower.aimed, place);
    }
    if (!scene.field.is(place, PlaceKind::Wall))
        return no(ReasonKind::WrongPlace, {18, 4}, place);
    const WallState &wall = scene.data.walls[number];
    if (const Reason reason = whyLeftOut(scene.data, wall))
        return reason;
    if (isContested(wall))
        return no(ReasonKind::Engaged, {18, 4});
    return whyNotArchersOf(wall.defenders[siege::Marksman], wall.aimed, place);
}

/// The ramparts that archers of a wall or tower reach.
Mask reachOf(const Scene &scene, PlaceIndex place)
{
    const std::size_t number = scene.field.numbers[place];
    const Side side = scene.field.sideOf(place);
    Mask reach = 0;
    if ((scene.data.blessed >> side & 1) != 0) // S1-15.6
        reach = scene.field.rampartsOf[side];
    if (scene.field.is(place, PlaceKind::Wall))
        return reach | scene.field.walls[number].ramparts;
    const std::uint8_t faced = scene.field.towers[number].rampart;
    return reach | maskOf(faced) | scene.field.ramparts[faced].beside;
}

bool reachesBarbican(const Scene &scene, PlaceIndex place)
{
    const siege::GateField &gate = scene.field.gate;
    const Mask mask = scene.field.is(place, PlaceKind::Wall) ? gate.walls : gate.towers;
    return (mask & maskOf(scene.field.numbers[place])) != 0;
}

/// S1-18.4, S1-6.6: units of the invader within sight; the archers' reach is another matter.
Reason whyNotVolleyAt(const Scene &scene, PlaceIndex target)
{
    const int rampart = rampartNumber(scene, target);
    if (rampart >= 0 && scene.data.ramparts[static_cast<std::size_t>(rampart)].mantelet != 0)
        return no(ReasonKind::BehindMantelet, {6, 6});
    return siege::isEmpty(invadersAt(scene.data, scene.field, target)) ? no(ReasonKind::NoInvader, {18, 4})
                                                                       : kLegal;
}

Reason whyNotShoot(const Scene &scene, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return kLegal;
    if (!is(made, Verb::Shoot))
        return notNow({18, 4});
    const auto place = static_cast<PlaceIndex>(made.args[0]);
    const auto target = static_cast<PlaceIndex>(made.args[1]);
    if (!commandsPlace(scene, step.seat, place))
        return no(ReasonKind::NotYourSide, {24, 1});
    if (const Reason reason = whyNotArcherAt(scene, place))
        return reason;
    const int rampart = rampartNumber(scene, target);
    if (rampart < 0 && !scene.field.is(target, PlaceKind::BarbicanRampart))
        return no(ReasonKind::WrongPlace, {18, 4}, target);
    const bool reached =
        rampart >= 0 ? (reachOf(scene, place) & maskOf(rampart)) != 0 : reachesBarbican(scene, place);
    return reached ? whyNotVolleyAt(scene, target) : no(ReasonKind::BeyondReach, {18, 4});
}

/// The conditions of whyNotShoot, each asked once for all that share the answer.
void offerShots(const Scene &scene, Step step, ChoiceList &out)
{
    Mask targets = 0;
    for (std::size_t rampart = 0; rampart < scene.field.ramparts.size(); ++rampart)
        targets |= whyNotVolleyAt(scene, scene.field.ramparts[rampart].place)
            ? 0
            : maskOf(static_cast<int>(rampart));
    const siege::GateField &gate = scene.field.gate;
    const bool barbican = gate.exists() && !whyNotVolleyAt(scene, gate.barbican);
    for (const PlaceIndex place : scene.field.posts) {
        if ((targets == 0 && !barbican) || !commandsPlace(scene, step.seat, place)
            || whyNotArcherAt(scene, place))
            continue;
        siege::forEach(reachOf(scene, place) & targets, [&](int rampart) {
            out.add(
                choice(Verb::Shoot, place, scene.field.ramparts[static_cast<std::size_t>(rampart)].place));
        });
        if (barbican && reachesBarbican(scene, place))
            out.add(choice(Verb::Shoot, place, gate.barbican));
    }
    out.add(choice(Verb::Done));
}

void takeShot(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Done)) {
        end(play, step.seat);
    } else {
        const std::size_t number = play.field.numbers[made.args[0]];
        ++(play.field.is(static_cast<PlaceIndex>(made.args[0]), PlaceKind::Wall)
               ? play.data.walls[number].aimed
               : play.data.towers[number].aimed);
        const auto target = static_cast<PlaceIndex>(made.args[1]);
        const int rampart = rampartNumber(play, target);
        ++(rampart >= 0 ? play.data.ramparts[static_cast<std::size_t>(rampart)].volley
                        : play.data.barbican.volley);
        tell(play, EventKind::ArcherShoots, {18, 4}, made.args[0], target);
    }
    nextTurn(play, StepKind::Shoot, step.seat);
}

std::uint8_t *volleyAt(Play &play, PlaceIndex place)
{
    if (play.field.is(place, PlaceKind::Rampart))
        return &play.data.ramparts[play.field.numbers[place]].volley;
    return play.field.is(place, PlaceKind::BarbicanRampart) ? &play.data.barbican.volley : nullptr;
}

/// S1-18.5: a = next place in board order.
void fireVolleys(Play &play, Step step)
{
    for (std::size_t index = step.a; index < play.field.kinds.size(); ++index) {
        const auto place = static_cast<PlaceIndex>(index);
        std::uint8_t *volley = volleyAt(play, place);
        if (volley == nullptr || *volley == 0)
            continue;
        tell(play, EventKind::VolleyFired, {18, 5}, place, *volley);
        push(play, StepKind::FireVolleys, static_cast<int>(index) + 1);
        pushAsk(play, StepKind::Casualties, invaderOf(play, play.field.sideOf(place)), place, *volley);
        *volley = 0;
        return;
    }
    for (WallState &wall : play.data.walls)
        wall.aimed = 0;
    for (TowerState &tower : play.data.towers)
        tower.aimed = 0;
}

/// S1-18.5: the highest total of units there that the volley can kill.
int volleyKills(const Scene &scene, PlaceIndex place, int volley)
{
    const int rampart = rampartNumber(scene, place);
    const bool trench = rampart >= 0
        && scene.data.ramparts[static_cast<std::size_t>(rampart)].has(Training::TrenchMaster); // S1-8.3
    return siege::highestStrength(invadersAt(scene.data, scene.field, place), trench ? volley / 2 : volley);
}

/// a = place, b = volley.
Reason whyNotCasualties(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Casualties))
        return notNow({18, 5});
    const auto place = static_cast<PlaceIndex>(step.a);
    const Units &units = invadersAt(scene.data, scene.field, place);
    int total = 0;
    for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit) {
        if (made.args[unit] > units[unit])
            return no(ReasonKind::WrongNumber, {18, 5});
        total += made.args[unit] * siege::strengthOf(static_cast<int>(unit));
    }
    const int greatest = volleyKills(scene, place, step.b);
    return total == greatest ? kLegal : no(ReasonKind::NotTheGreatest, {18, 5}, greatest, total);
}

void offerCasualties(const Scene &scene, Step step, ChoiceList &out)
{
    const auto place = static_cast<PlaceIndex>(step.a);
    const Units &units = invadersAt(scene.data, scene.field, place);
    const int total = volleyKills(scene, place, step.b);
    for (int trolls = 0; trolls <= units[siege::Troll] && 3 * trolls <= total; ++trolls) {
        for (int orcs = 0; orcs <= units[siege::Orc] && 3 * trolls + 2 * orcs <= total; ++orcs)
            offer<whyNotCasualties>(scene, step, out,
                                    choice(Verb::Casualties, total - 3 * trolls - 2 * orcs, orcs, trolls));
    }
}

void takeCasualties(Play &play, Step step, Choice made)
{
    for (int unit = 0; unit < siege::kUnitKinds; ++unit) {
        for (int count = made.args[static_cast<std::size_t>(unit)]; count > 0; --count)
            killInvader(play, static_cast<PlaceIndex>(step.a), unit, {18, 5});
    }
}

/// S1-18.6
void aimGoblins(Play &play, Step)
{
    beginTurns(play, StepKind::GoblinShot, firstInvader(play));
}

Reason whyNotGoblinShot(const Scene &scene, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return kLegal;
    if (!is(made, Verb::GoblinShot))
        return notNow({18, 6});
    const auto from = static_cast<PlaceIndex>(made.args[0]);
    const auto place = static_cast<PlaceIndex>(made.args[1]);
    const int rampart = rampartNumber(scene, from);
    if (rampart < 0)
        return no(ReasonKind::WrongPlace, {18, 6}, from);
    if (!commandsPlace(scene, step.seat, from))
        return no(ReasonKind::NotYourSide, {23, 7});
    const RampartState &state = scene.data.ramparts[static_cast<std::size_t>(rampart)];
    if (!state.has(Training::ShootingMaster) || state.invaders[siege::Goblin] <= state.volley)
        return no(ReasonKind::NoSuchUnit, {18, 6}, from, siege::Goblin);
    const std::size_t number = scene.field.numbers[place];
    if (scene.field.is(place, PlaceKind::Tower)) {
        if (scene.field.towers[number].rampart != rampart)
            return no(ReasonKind::BeyondReach, {18, 6});
        return scene.data.towers[number].post == Post::Archer ? kLegal : noArcherAt({18, 6}, place);
    }
    if (!scene.field.is(place, PlaceKind::Wall) || scene.field.pathBetween(from, place) < 0)
        return no(ReasonKind::BeyondReach, {18, 6});
    const WallState &wall = scene.data.walls[number];
    if (const Reason reason = whyLeftOut(scene.data, wall))
        return reason;
    if (isContested(wall))
        return no(ReasonKind::Engaged, {18, 6});
    return wall.defenders[siege::Marksman] > 0 ? kLegal : noArcherAt({18, 6}, place);
}

void offerGoblinShots(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t rampart = 0; rampart < scene.field.ramparts.size(); ++rampart) {
        if (!scene.data.ramparts[rampart].has(Training::ShootingMaster))
            continue;
        for (const PlaceIndex place : scene.field.posts)
            offer<whyNotGoblinShot>(scene, step, out,
                                    choice(Verb::GoblinShot, scene.field.ramparts[rampart].place, place));
    }
    out.add(choice(Verb::Done));
}

void takeGoblinShot(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Done)) {
        end(play, step.seat);
    } else {
        ++play.data.ramparts[play.field.numbers[made.args[0]]].volley;
        tell(play, EventKind::GoblinShoots, {18, 6}, made.args[0], made.args[1]);
        killDefender(play, static_cast<PlaceIndex>(made.args[1]), siege::Marksman, false, {18, 6});
    }
    nextTurn(play, StepKind::GoblinShot, step.seat);
}

} // namespace

namespace steps {

constinit const StepRule aimArchers = work(StepKind::AimArchers, "aim-archers", siege1::aimArchers);
constinit const StepRule shoot =
    question(StepKind::Shoot, "shoot", {18, 4}, offerShots, whyNotShoot, takeShot);
constinit const StepRule fireVolleys = work(StepKind::FireVolleys, "fire-volleys", siege1::fireVolleys);
constinit const StepRule casualties = about(
    question(StepKind::Casualties, "casualties", {18, 5}, offerCasualties, whyNotCasualties, takeCasualties),
    Type::Place, Type::Number);
constinit const StepRule aimGoblins = work(StepKind::AimGoblins, "aim-goblins", siege1::aimGoblins);
constinit const StepRule goblinShot = question(StepKind::GoblinShot, "goblin-shot", {18, 6}, offerGoblinShots,
                                               whyNotGoblinShot, takeGoblinShot);

} // namespace steps

} // namespace merlon::siege1
