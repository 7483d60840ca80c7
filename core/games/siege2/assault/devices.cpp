#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/steps.h"

/// S2-17.1, S2-17.2, S2-18.3: cannons and poles, and the hit deck they share.
namespace merlon::siege2 {

namespace {

constexpr std::uint8_t kFullHitDeck = (1 << kHitCards) - 1;
enum HitPart : int { CannonPart, PolePart };

/// The next tower from number `first` that has a device; -1 if there is none.
int nextTower(const Scene &scene, int first, Device device)
{
    for (std::size_t tower = static_cast<std::size_t>(first); tower < scene.field.towers.size(); ++tower) {
        if (scene.data.towers[tower].device == device)
            return static_cast<int>(tower);
    }
    return -1;
}

/// S2-17.1: a = next tower. All targets are declared first.
void aimCannons(Play &play, Step step)
{
    if (step.a == 0)
        play.data.hitDeck = kFullHitDeck;
    const int tower = nextTower(play, step.a, Device::Cannon);
    if (tower < 0)
        return;
    push(play, StepKind::AimCannons, tower + 1);
    push(play, StepKind::Cannon, play.field.towers[static_cast<std::size_t>(tower)].place);
}

Reason whyNotCannon(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Cannon) && !is(made, Verb::Hold))
        return notNow({17, 1});
    if (made.args[0] != step.a)
        return no(ReasonKind::NotItsTurn, {17, 1}, step.a);
    if (is(made, Verb::Hold))
        return kLegal;
    const siege::TowerField &tower = scene.field.towers[scene.field.numbers[step.a]];
    return scene.field.cannonReaches(tower, static_cast<PlaceIndex>(made.args[1]))
        ? kLegal
        : no(ReasonKind::OutOfReach, {17, 1}, made.args[1]);
}

void offerCannon(const Scene &scene, Step step, ChoiceList &out)
{
    for (const siege::ForegroundField &at : scene.field.foregrounds)
        offer<whyNotCannon>(scene, step, out, choice(Verb::Cannon, step.a, at.place));
    for (const siege::RampartField &at : scene.field.ramparts)
        offer<whyNotCannon>(scene, step, out, choice(Verb::Cannon, step.a, at.place));
    offer<whyNotCannon>(scene, step, out, choice(Verb::Hold, step.a));
}

void takeCannon(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Hold))
        return;
    play.data.towers[play.field.numbers[step.a]].target = static_cast<PlaceIndex>(made.args[1]);
    tell(play, EventKind::CannonAimed, {17, 1}, step.a, made.args[1]);
}

/// S2-17.2: a = next tower.
void fireCannons(Play &play, Step step)
{
    for (std::size_t tower = step.a; tower < play.field.towers.size(); ++tower) {
        const PlaceIndex target = play.data.towers[tower].target;
        if (target == kNowhere)
            continue;
        play.data.towers[tower].target = kNowhere;
        push(play, StepKind::FireCannons, static_cast<int>(tower) + 1);
        return push(play, StepKind::RevealHitCard, play.field.towers[tower].place, target, CannonPart);
    }
}

/// a = tower, b = target, c = part of the card.
void hitCardOutcomes(const Scene &scene, Step, OutcomeList &out)
{
    for (int card = 0; card < kHitCards; ++card) {
        if ((scene.data.hitDeck >> card & 1) != 0)
            out.push_back({choice(Verb::RevealHitCard, card), 1});
    }
}

/// S2-17.2: on a hit the defender kills a unit of a type shown; a trench master protects his rampart (S2-8.2).
void hitWithCannon(Play &play, PlaceIndex target, std::uint8_t kinds)
{
    const int rampart = rampartNumber(play, target);
    const bool trenches = rampart >= 0
        && play.data.ramparts[static_cast<std::size_t>(rampart)].has(RampartState::kTrenchMaster);
    if (trenches || siege::weakestOf(invadersAt(play.data, play.field, target), kinds) < 0)
        return tell(play, EventKind::CannonMissed, trenches ? RuleId {8, 2} : RuleId {17, 2}, target);
    push(play, StepKind::KillInvader, target, kinds, packed({17, 2}));
}

/// S2-18.3: on a hit the weakest unit among the types shown dies.
void hitWithPole(Play &play, PlaceIndex wall, std::uint8_t kinds)
{
    const int weakest = siege::weakestOf(invadersAt(play.data, play.field, wall), kinds);
    if (weakest >= 0)
        return killInvader(play, wall, weakest, {18, 3});
    tell(play, EventKind::PoleMissed, {18, 3}, wall);
}

void takeHitCard(Play &play, Step step, Choice made)
{
    const HitCard card = kHitDeck[made.args[0]];
    play.data.hitDeck = static_cast<std::uint8_t>(play.data.hitDeck & ~(1 << made.args[0]));
    const bool cannon = step.c == CannonPart;
    tell(play, EventKind::HitCardRevealed, cannon ? RuleId {17, 2} : RuleId {18, 3}, made.args[0]);
    const auto target = static_cast<PlaceIndex>(step.b);
    if (cannon)
        hitWithCannon(play, target, card.cannon);
    else
        hitWithPole(play, target, card.pole);
}

/// S2-18.3: a = next tower. Poles are declared and resolved one after another.
void usePoles(Play &play, Step step)
{
    if (step.a == 0)
        play.data.hitDeck = kFullHitDeck;
    const int tower = nextTower(play, step.a, Device::Pole);
    if (tower < 0)
        return;
    push(play, StepKind::UsePoles, tower + 1);
    push(play, StepKind::Pole, play.field.towers[static_cast<std::size_t>(tower)].place);
}

/// a = tower.
Reason whyNotPole(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Pole) && !is(made, Verb::Hold))
        return notNow({18, 3});
    if (made.args[0] != step.a)
        return no(ReasonKind::NotItsTurn, {18, 3}, step.a);
    if (is(made, Verb::Hold))
        return kLegal;
    const auto place = static_cast<PlaceIndex>(made.args[1]);
    const int number = wallNumber(scene, place);
    const siege::TowerField &tower = scene.field.towers[scene.field.numbers[step.a]];
    if (number < 0 || (tower.walls & maskOf(number)) == 0)
        return no(ReasonKind::OutOfReach, {18, 3}, place);
    const WallState &wall = scene.data.walls[static_cast<std::size_t>(number)];
    if (wall.has(WallState::kGlared))
        return no(ReasonKind::Glared, {15, 11}, place);
    return siege::isEmpty(wall.invaders) ? no(ReasonKind::NoInvaderThere, {18, 3}, place) : kLegal;
}

void offerPole(const Scene &scene, Step step, ChoiceList &out)
{
    for (const siege::WallField &wall : scene.field.walls)
        offer<whyNotPole>(scene, step, out, choice(Verb::Pole, step.a, wall.place));
    offer<whyNotPole>(scene, step, out, choice(Verb::Hold, step.a));
}

void takePole(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Hold))
        return;
    tell(play, EventKind::PoleAimed, {18, 3}, step.a, made.args[1]);
    push(play, StepKind::RevealHitCard, step.a, made.args[1], PolePart);
}

} // namespace

namespace steps {

constinit const StepRule aimCannons = work(StepKind::AimCannons, "aim-cannons", siege2::aimCannons);
constinit const StepRule cannon =
    about(question(StepKind::Cannon, "cannon", kDefender, {17, 1}, offerCannon, whyNotCannon, takeCannon),
          Type::Place);
constinit const StepRule fireCannons = work(StepKind::FireCannons, "fire-cannons", siege2::fireCannons);
constinit const StepRule revealHitCard =
    about(drawing(StepKind::RevealHitCard, "reveal-hit-card", {17, 2}, hitCardOutcomes, takeHitCard),
          Type::Place, Type::Place);
constinit const StepRule usePoles = work(StepKind::UsePoles, "use-poles", siege2::usePoles);
constinit const StepRule pole =
    about(question(StepKind::Pole, "pole", kDefender, {18, 3}, offerPole, whyNotPole, takePole), Type::Place);

} // namespace steps

} // namespace merlon::siege2
