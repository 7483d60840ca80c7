#include "core/games/siege2/defender/plan_effects.h"

#include "core/games/siege2/defender/effects.h"
#include "core/games/siege2/defender/heroes.h"
#include "core/games/siege2/defender/movement.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/steps.h"

#include <algorithm>

namespace merlon::siege2 {

namespace {

/// 2.5 forced-march: a move of a unit or hero.
Reason whyNotMarchSelect(const Scene &scene, Step, Choice made)
{
    if (is(made, Verb::Done))
        return kLegal;
    if (!is(made, Verb::Select))
        return notNow({16, 3});
    return whyNotSelect(scene, made.args[0], static_cast<PlaceIndex>(made.args[1]), Fare::Free, false);
}

/// a = moves still allowed.
void offerForcedMarch(const Scene &scene, Step step, ChoiceList &out)
{
    forEachDefenderPiece(scene, [&](int piece, PlaceIndex place) {
        offer<whyNotMarchSelect>(scene, step, out, choice(Verb::Select, piece, place));
    });
    offer<whyNotMarchSelect>(scene, step, out, choice(Verb::Done));
}

void takeForcedMarch(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return;
    if (step.a > 1)
        push(play, StepKind::ForcedMarch, step.a - 1);
    push(play, StepKind::ForcedMove, made.args[0], made.args[1]);
}

/// a = piece, b = where it stands.
Reason whyNotForcedMove(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::MoveTo))
        return notNow({16, 3});
    return whyNotMoveTo(scene, step.a, static_cast<PlaceIndex>(step.b), static_cast<PlaceIndex>(made.args[0]),
                        Fare::Free);
}

void offerForcedMoves(const Scene &scene, Step step, ChoiceList &out)
{
    for (const PlaceIndex to : scene.field.defenderPlaces)
        offer<whyNotForcedMove>(scene, step, out, choice(Verb::MoveTo, to));
}

void takeForcedMove(Play &play, Step step, Choice made)
{
    carry(play, step.a, static_cast<PlaceIndex>(step.b), static_cast<PlaceIndex>(made.args[0]), {16, 3});
}

/// 2.5 open-armoury: on a wall or in the courtyard, by a better unit from the supply.
Reason whyNotUpgrade(const Scene &scene, Step, Choice made)
{
    if (is(made, Verb::Done))
        return kLegal;
    if (!is(made, Verb::Upgrade))
        return notNow({16, 3});
    const auto place = static_cast<PlaceIndex>(made.args[0]);
    const std::size_t unit = made.args[1];
    const int number = wallNumber(scene, place);
    if (number < 0 && place != scene.field.courtyard)
        return no(ReasonKind::WrongPlace, {16, 3}, place);
    if (unit == siege::Veteran)
        return no(ReasonKind::NothingToTrain, {16, 3});
    const Units units = defendersAt(scene, place);
    if (units[unit] == 0)
        return no(ReasonKind::NoUnitThere, {16, 3}, place);
    if (scene.data.defenderSupply[unit + 1] == 0)
        return no(ReasonKind::NoUnitInSupply, {16, 3}, siege::kUnitKinds + unit + 1);
    if (number < 0)
        return kLegal;
    const auto kind = static_cast<int>(unit);
    const auto wall = static_cast<std::size_t>(number);
    return siege::fits(scene.field.walls[wall].defenderSpaces, units, ladderSpaces(scene.data.walls[wall]),
                       {kind + 1, kind})
        ? kLegal
        : no(ReasonKind::NoSpace, {16, 3}, place);
}

template <class Act>
void forEachUpgrade(const Scene &scene, Act act)
{
    for (const PlaceIndex place : scene.field.defenderPlaces) {
        act(choice(Verb::Upgrade, place, siege::Marksman));
        act(choice(Verb::Upgrade, place, siege::Soldier));
    }
}

/// a = upgrades still allowed.
void offerUpgrades(const Scene &scene, Step step, ChoiceList &out)
{
    forEachUpgrade(scene, [&](Choice upgrade) { offer<whyNotUpgrade>(scene, step, out, upgrade); });
    offer<whyNotUpgrade>(scene, step, out, choice(Verb::Done));
}

void takeUpgrade(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return;
    const auto place = static_cast<PlaceIndex>(made.args[0]);
    const std::size_t unit = made.args[1];
    addDefender(play, place, static_cast<int>(unit), -1);
    addDefender(play, place, static_cast<int>(unit) + 1, 1);
    ++play.data.defenderSupply[unit];
    --play.data.defenderSupply[unit + 1];
    tell(play, EventKind::UnitUpgraded, {16, 3}, place, unit + 1);
    if (step.a > 1)
        push(play, StepKind::OpenArmoury, step.a - 1);
}

/// 2.5 sally: a rampart with a unit.
Reason whyNotSallyRampart(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::ChooseRampart))
        return notNow({16, 3});
    const int rampart = rampartNumber(scene, static_cast<PlaceIndex>(made.args[0]));
    if (rampart < 0)
        return no(ReasonKind::WrongPlace, {16, 3}, made.args[0]);
    return siege::isEmpty(scene.data.ramparts[static_cast<std::size_t>(rampart)].invaders)
        ? no(ReasonKind::NoInvaderThere, {16, 3}, made.args[0])
        : kLegal;
}

void offerSallyRamparts(const Scene &scene, Step step, ChoiceList &out)
{
    for (const siege::RampartField &rampart : scene.field.ramparts)
        offer<whyNotSallyRampart>(scene, step, out, choice(Verb::ChooseRampart, rampart.place));
}

void takeSallyRampart(Play &play, Step, Choice made)
{
    push(play, StepKind::SallyKill, made.args[0], 4);
}

/// a = rampart, b = strength still allowed; mantelets do not help.
Reason whyNotSallyKill(const Scene &scene, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return kLegal;
    if (!is(made, Verb::Kill))
        return notNow({16, 3});
    if (made.args[0] != step.a)
        return no(ReasonKind::NotItsTurn, {16, 3}, step.a);
    const Units &units = scene.data.ramparts[scene.field.numbers[step.a]].invaders;
    if (made.args[1] >= siege::kUnitKinds || units[made.args[1]] == 0)
        return no(ReasonKind::NoUnitThere, {16, 3}, step.a);
    return siege::strengthOf(made.args[1]) <= step.b ? kLegal : no(ReasonKind::TooStrong, {16, 3});
}

void offerSallyKills(const Scene &scene, Step step, ChoiceList &out)
{
    for (int unit = 0; unit < siege::kUnitKinds; ++unit)
        offer<whyNotSallyKill>(scene, step, out, choice(Verb::Kill, step.a, unit));
    offer<whyNotSallyKill>(scene, step, out, choice(Verb::Done));
}

void takeSallyKill(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return;
    killInvader(play, static_cast<PlaceIndex>(step.a), made.args[1], {16, 3});
    push(play, StepKind::SallyKill, step.a, step.b - siege::strengthOf(made.args[1]));
}

/// 2.5 emergency-masonry: a = stones still allowed, b = side once it is fixed, plus 1.
Reason whyNotMasonry(const Scene &scene, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return kLegal;
    if (!is(made, Verb::PlaceStone))
        return notNow({16, 3});
    if (const Reason reason = whyNotStoneAt(scene, made.args[0]))
        return reason;
    const siege::Side side = scene.field.sideOf(static_cast<PlaceIndex>(made.args[0]));
    return step.b == 0 || step.b == side + 1 ? kLegal : no(ReasonKind::OtherSide, {16, 3}, made.args[0]);
}

void offerMasonry(const Scene &scene, Step step, ChoiceList &out)
{
    for (const siege::WallField &wall : scene.field.walls)
        offer<whyNotMasonry>(scene, step, out, choice(Verb::PlaceStone, wall.place));
    offer<whyNotMasonry>(scene, step, out, choice(Verb::Done));
}

void takeMasonry(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return;
    const auto place = static_cast<PlaceIndex>(made.args[0]);
    siege2::placeStone(play, place, {16, 3});
    if (step.a > 1)
        push(play, StepKind::Masonry, step.a - 1, play.field.sideOf(place) + 1);
}

/// 2.5 last-stand: a wall where there will be a fight.
Reason whyNotLastStand(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::ChooseWall))
        return notNow({16, 3});
    const int number = wallNumber(scene, static_cast<PlaceIndex>(made.args[0]));
    if (number < 0)
        return no(ReasonKind::WrongPlace, {16, 3}, made.args[0]);
    const WallState &wall = scene.data.walls[static_cast<std::size_t>(number)];
    if (wall.has(WallState::kGlared))
        return no(ReasonKind::Glared, {15, 11}, made.args[0]);
    return siege::isEmpty(wall.invaders) ? no(ReasonKind::NoInvaderThere, {16, 3}, made.args[0]) : kLegal;
}

void offerLastStand(const Scene &scene, Step step, ChoiceList &out)
{
    for (const siege::WallField &wall : scene.field.walls)
        offer<whyNotLastStand>(scene, step, out, choice(Verb::ChooseWall, wall.place));
}

void takeLastStand(Play &play, Step, Choice made)
{
    play.data.walls[play.field.numbers[made.args[0]]].flags |= WallState::kLastStand;
}

/// 2.5 levy: a = marksmen, b = soldiers still allowed.
Reason whyNotEnlist(const Scene &scene, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return kLegal;
    if (!is(made, Verb::Enlist))
        return notNow({16, 3});
    const std::size_t unit = made.args[0];
    const int allowed = unit == siege::Marksman ? step.a : unit == siege::Soldier ? step.b : 0;
    if (allowed == 0)
        return no(ReasonKind::TooMany, {16, 3}, 2);
    return scene.data.defenderSupply[unit] > 0
        ? kLegal
        : no(ReasonKind::NoUnitInSupply, {16, 3}, siege::kUnitKinds + unit);
}

void offerEnlist(const Scene &scene, Step step, ChoiceList &out)
{
    offer<whyNotEnlist>(scene, step, out, choice(Verb::Enlist, siege::Marksman));
    offer<whyNotEnlist>(scene, step, out, choice(Verb::Enlist, siege::Soldier));
    offer<whyNotEnlist>(scene, step, out, choice(Verb::Done));
}

void takeEnlist(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return;
    const std::size_t unit = made.args[0];
    --play.data.defenderSupply[unit];
    ++play.data.courtyard[unit];
    tell(play, EventKind::UnitEnlisted, {16, 3}, unit);
    const bool marksman = unit == siege::Marksman;
    push(play, StepKind::Enlist, step.a - (marksman ? 1 : 0), step.b - (marksman ? 0 : 1));
}

/// 2.5 levy: the invader removes one heroic order; with none left, nothing.
Reason whyNotRemoveOrder(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::RemoveHeroicOrder))
        return notNow({16, 3});
    return (scene.data.ordersGone >> made.args[0] & 1) == 0
        ? kLegal
        : no(ReasonKind::OrderGone, {16, 3}, made.args[0]);
}

void offerRemoveOrder(const Scene &scene, Step step, ChoiceList &out)
{
    for (int order = 0; order < kHeroicOrders; ++order)
        offer<whyNotRemoveOrder>(scene, step, out, choice(Verb::RemoveHeroicOrder, order));
}

void takeRemoveOrder(Play &play, Step, Choice made)
{
    removeHeroicOrder(play, static_cast<HeroicOrder>(made.args[0]), {16, 3});
}

/// 2.5 vigil: every ritual token returns, the face-down ones unseen.
void returnRituals(Play &play)
{
    for (WallState &wall : play.data.walls)
        wall.gale = wall.specter = RitualToken::None;
    for (BuildingState &building : play.data.buildings)
        building.demon = RitualToken::None;
    for (MachineState &machine : play.data.machines)
        machine.bloodstone = RitualToken::None;
    play.data.possession = {};
    tell(play, EventKind::RitualsReturned, {16, 1});
}

} // namespace

bool canUpgrade(const Scene &scene)
{
    bool any = false;
    forEachUpgrade(scene, [&](Choice upgrade) { any = any || !whyNotUpgrade(scene, {}, upgrade); });
    return any;
}

bool canStandLast(const Scene &scene)
{
    return std::any_of(scene.field.walls.begin(), scene.field.walls.end(), [&](const siege::WallField &wall) {
        return !whyNotLastStand(scene, {}, choice(Verb::ChooseWall, wall.place));
    });
}

void applyPlan(Play &play, Plan plan)
{
    switch (plan) {
    case Plan::MidnightOil:
        return gainHourglasses(play, 4, {16, 1});
    case Plan::ForcedMarch:
        return push(play, StepKind::ForcedMarch, 4);
    case Plan::OpenArmoury:
        return push(play, StepKind::OpenArmoury, 2);
    case Plan::ScaldingHarvest:
        play.data.flags |= SiegeData::kScalding;
        return;
    case Plan::FieldSurgeons:
        play.data.flags |= SiegeData::kSurgeons;
        return;
    case Plan::Sally:
        return push(play, StepKind::SallyRampart);
    case Plan::LastStand:
        return push(play, StepKind::LastStand);
    case Plan::EmergencyMasonry:
        return push(play, StepKind::Masonry, 3);
    case Plan::Vigil:
        return returnRituals(play);
    case Plan::Levy:
        push(play, StepKind::RemoveHeroicOrder);
        return push(play, StepKind::Enlist, 2, 1);
    }
}

namespace steps {

constinit const StepRule forcedMarch =
    about(inside(question(StepKind::ForcedMarch, "forced-march", kDefender, {16, 3}, offerForcedMarch,
                          whyNotMarchSelect, takeForcedMarch)),
          Type::Number);
constinit const StepRule forcedMove =
    about(inside(question(StepKind::ForcedMove, "forced-move", kDefender, {16, 3}, offerForcedMoves,
                          whyNotForcedMove, takeForcedMove),
                 2),
          Type::DefenderPiece, Type::Place);
constinit const StepRule openArmoury =
    about(inside(question(StepKind::OpenArmoury, "open-armoury", kDefender, {16, 3}, offerUpgrades,
                          whyNotUpgrade, takeUpgrade)),
          Type::Number);
constinit const StepRule sallyRampart =
    inside(question(StepKind::SallyRampart, "sally-rampart", kDefender, {16, 3}, offerSallyRamparts,
                    whyNotSallyRampart, takeSallyRampart));
constinit const StepRule sallyKill =
    about(inside(question(StepKind::SallyKill, "sally-kill", kDefender, {16, 3}, offerSallyKills,
                          whyNotSallyKill, takeSallyKill)),
          Type::Place, Type::Number);
constinit const StepRule masonry = about(inside(question(StepKind::Masonry, "masonry", kDefender, {16, 3},
                                                         offerMasonry, whyNotMasonry, takeMasonry)),
                                         Type::Number);
constinit const StepRule lastStand = inside(question(StepKind::LastStand, "last-stand", kDefender, {16, 3},
                                                     offerLastStand, whyNotLastStand, takeLastStand));
constinit const StepRule enlist = about(
    inside(question(StepKind::Enlist, "enlist", kDefender, {16, 3}, offerEnlist, whyNotEnlist, takeEnlist)),
    Type::Number, Type::Number);
constinit const StepRule removeHeroicOrder =
    question(StepKind::RemoveHeroicOrder, "remove-heroic-order", kInvader, {16, 3}, offerRemoveOrder,
             whyNotRemoveOrder, takeRemoveOrder);

} // namespace steps

} // namespace merlon::siege2
