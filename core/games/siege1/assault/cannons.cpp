#include "core/games/siege1/assault/fire_deck.h"
#include "core/games/siege1/steps.h"

/// S1-18.1, S1-18.2: the cannons.
namespace merlon::siege1 {

bool isZone(const Scene &scene, const siege::TowerField &tower, PlaceIndex place)
{
    const std::size_t number = scene.field.numbers[place];
    switch (scene.field.kinds[place]) {
    case PlaceKind::Foreground:
    case PlaceKind::Rampart:
        return scene.field.cannonReaches(tower, place);
    case PlaceKind::Wall:
        return (tower.walls & maskOf(static_cast<int>(number))) != 0
            && scene.data.walls[number].has(WallState::kSiegeTower);
    case PlaceKind::BarbicanRampart:
        return (scene.field.gate.towers & maskOf(scene.field.numbers[tower.place])) != 0;
    default:
        return false;
    }
}

namespace {

const Units &unitsInZone(const Scene &scene, PlaceIndex zone)
{
    return scene.field.is(zone, PlaceKind::Wall) ? scene.data.walls[scene.field.numbers[zone]].crew
                                                 : invadersAt(scene.data, scene.field, zone);
}

/// a = tower.
Reason whyNotAimCannon(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::AimCannon) && !is(made, Verb::AimCannonAtTower) && !is(made, Verb::HoldCannon))
        return notNow({18, 2});
    if (made.args[0] != step.a)
        return no(ReasonKind::NotItsTurn, {18, 2}, step.a);
    if (is(made, Verb::HoldCannon))
        return kLegal;
    const auto zone = static_cast<PlaceIndex>(made.args[1]);
    const bool crew = scene.field.is(zone, PlaceKind::Wall);
    if (crew != is(made, Verb::AimCannonAtTower))
        return no(ReasonKind::WrongPlace, {18, 1}, zone);
    if (!isZone(scene, scene.field.towers[scene.field.numbers[step.a]], zone))
        return no(ReasonKind::BeyondReach, {18, 1});
    if (crew) {
        if (const Reason reason = whyLeftOut(scene.data, scene.data.walls[scene.field.numbers[zone]]))
            return reason;
    }
    return siege::isEmpty(unitsInZone(scene, zone)) ? no(ReasonKind::NoInvader, {18, 2}) : kLegal;
}

void offerCannonAims(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t place = 0; place < scene.field.kinds.size(); ++place) {
        if (!holdsInvaders(scene.field, static_cast<PlaceIndex>(place)))
            continue;
        const bool crew = scene.field.is(static_cast<PlaceIndex>(place), PlaceKind::Wall);
        offer<whyNotAimCannon>(scene, step, out,
                               choice(crew ? Verb::AimCannonAtTower : Verb::AimCannon, step.a, place));
    }
    out.add(choice(Verb::HoldCannon, step.a));
}

void takeCannonAim(Play &play, Step step, Choice made)
{
    TowerState &tower = play.data.towers[play.field.numbers[step.a]];
    if (is(made, Verb::HoldCannon))
        return tell(play, EventKind::CannonHeld, {18, 2}, step.a);
    tower.target = static_cast<PlaceIndex>(made.args[1]);
    tell(play, EventKind::CannonAimed, {18, 2}, step.a, made.args[1]);
}

/// a = next tower in turn.
void aimCannons(Play &play, Step step)
{
    for (std::size_t turn = step.a; turn < play.field.towers.size(); ++turn) {
        const std::size_t tower = towerInTurn(play, turn);
        if (play.data.towers[tower].post != Post::Cannon)
            continue;
        const siege::TowerField &field = play.field.towers[tower];
        push(play, StepKind::AimCannons, static_cast<int>(turn) + 1);
        return pushAsk(play, StepKind::AimCannon, defenderOf(play, field.side), field.place);
    }
}

/// a = next tower in turn.
void fireCannons(Play &play, Step step)
{
    for (std::size_t turn = step.a; turn < play.field.towers.size(); ++turn) {
        const std::size_t tower = towerInTurn(play, turn);
        if (play.data.towers[tower].target == kNowhere)
            continue;
        push(play, StepKind::FireCannons, static_cast<int>(turn) + 1);
        return push(play, StepKind::RevealFireCard, play.field.towers[tower].place, 0);
    }
    play.data.revealed = {};
    for (TowerState &tower : play.data.towers)
        tower.target = kNowhere;
}

/// a = tower, b = card.
Reason whyNotCannonKill(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::CannonKill))
        return notNow({18, 2});
    if ((kFireHits[step.b] >> made.args[0] & 1) == 0)
        return no(ReasonKind::NotOffered, {18, 2});
    const PlaceIndex zone = scene.data.towers[scene.field.numbers[step.a]].target;
    if (zone == kNowhere)
        return no(ReasonKind::NotOffered, {18, 2});
    return unitsInZone(scene, zone)[made.args[0]] > 0
        ? kLegal
        : no(ReasonKind::NoSuchUnit, {18, 2}, zone, made.args[0]);
}

void offerCannonKills(const Scene &scene, Step step, ChoiceList &out)
{
    for (int unit = 0; unit < siege::kUnitKinds; ++unit)
        offer<whyNotCannonKill>(scene, step, out, choice(Verb::CannonKill, unit));
}

void takeCannonKill(Play &play, Step step, Choice made)
{
    const PlaceIndex zone = play.data.towers[play.field.numbers[step.a]].target;
    const int wall = wallNumber(play, zone);
    if (wall >= 0)
        killCrew(play, wall, made.args[0], {18, 2});
    else
        killInvader(play, zone, made.args[0], {18, 2});
}

} // namespace

void fireCannon(Play &play, PlaceIndex tower, int card)
{
    const PlaceIndex zone = play.data.towers[play.field.numbers[tower]].target;
    if (siege::weakestOf(unitsInZone(play, zone), kFireHits[static_cast<std::size_t>(card)]) >= 0)
        return pushAsk(play, StepKind::CannonKill, defenderOf(play, play.field.sideOf(tower)), tower, card);
    tell(play, EventKind::CannonMissed, {18, 2}, tower);
}

namespace steps {

constinit const StepRule aimCannons = work(StepKind::AimCannons, "aim-cannons", siege1::aimCannons);
constinit const StepRule aimCannon = about(
    question(StepKind::AimCannon, "aim-cannon", {18, 2}, offerCannonAims, whyNotAimCannon, takeCannonAim),
    Type::Place);
constinit const StepRule fireCannons = work(StepKind::FireCannons, "fire-cannons", siege1::fireCannons);
constinit const StepRule cannonKill = about(question(StepKind::CannonKill, "cannon-kill", {18, 2},
                                                     offerCannonKills, whyNotCannonKill, takeCannonKill),
                                            Type::Place);

} // namespace steps

} // namespace merlon::siege1
