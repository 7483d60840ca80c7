#include "core/games/siege2/defender/heroes.h"

#include "core/games/siege2/defender/buildings.h"
#include "core/games/siege2/defender/movement.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/steps.h"

namespace merlon::siege2 {

namespace {

using siege::BuildingType;

bool heroOnWall(const Scene &scene, PlaceIndex place)
{
    return wallNumber(scene, place) >= 0 && (scene.data.heroes[0] == place || scene.data.heroes[1] == place);
}

/// S2-14.3: a free space of a wall with a hero.
Reason whyNotReinforce(const Scene &scene, int unit, PlaceIndex wall)
{
    if (!heroOnWall(scene, wall))
        return no(ReasonKind::WrongPlace, {14, 3}, wall);
    if (!defenderFits(scene, wall, unit))
        return no(ReasonKind::NoSpace, {14, 3}, wall);
    return whyNotThroughGale(scene, scene.field.courtyard, wall, 0);
}

siege::Side sideOfWall(const Scene &scene, PlaceIndex wall)
{
    return scene.field.walls[scene.field.numbers[wall]].side;
}

bool isWorkplace(const Scene &scene, PlaceIndex place)
{
    return scene.field.is(place, PlaceKind::Building)
        && scene.field.numbers[place] <= static_cast<std::uint8_t>(BuildingType::Cathedral);
}

bool isActionOf(const Scene &scene, Action action, PlaceIndex building)
{
    return static_cast<std::uint8_t>(dataOf(action).building) == scene.field.numbers[building];
}

/// S2-14.4: one new hourglass, which does not come from the reserve.
Reason whyNotErrandHourglass(const Scene &scene, PlaceIndex building, Action action)
{
    if (!isActionOf(scene, action, building))
        return no(ReasonKind::OtherBuilding, {14, 4}, action);
    return whyNotOnTrack(scene, action);
}

/// S2-14.4: a free space of forge, workshop, scouts or cathedral with a track that can take an hourglass.
Reason whyNotErrand(const Scene &scene, int unit, PlaceIndex from, PlaceIndex building)
{
    if (!isWorkplace(scene, building) || building == from)
        return no(ReasonKind::WrongPlace, {14, 4}, building);
    if (!defenderFits(scene, building, unit))
        return no(ReasonKind::NoSpace, {14, 4}, building);
    for (Mask actions = kActionsOf[scene.field.numbers[building]]; actions != 0; actions &= actions - 1) {
        if (!whyNotOnTrack(scene, static_cast<Action>(std::countr_zero(actions))))
            return kLegal;
    }
    return no(ReasonKind::OrderIdle, {14, 4}, HeroicOrder::Errand, Condition::NoTrack);
}

/// S2-14.3 to S2-14.5: whether the order can be carried out with this unit, which stands there.
Reason whyNotOrderWith(const Scene &scene, Hero hero, HeroicOrder order, int unit, PlaceIndex from)
{
    switch (order) {
    case HeroicOrder::Reinforce:
        if (from != scene.field.courtyard)
            return no(ReasonKind::WrongPlace, {14, 3}, from);
        for (const PlaceIndex place : scene.data.heroes) {
            if (!whyNotReinforce(scene, unit, place))
                return kLegal;
        }
        return no(ReasonKind::OrderIdle, {14, 3}, order, Condition::NoWayToHero);
    case HeroicOrder::Errand:
        if (const Reason gale = whyNotThroughGale(scene, from, from, 0))
            return gale;
        for (int type = 0; type <= static_cast<int>(BuildingType::Cathedral); ++type) {
            if (!whyNotErrand(scene, unit, from, scene.field.buildings[static_cast<std::size_t>(type)].place))
                return kLegal;
        }
        return no(ReasonKind::OrderIdle, {14, 4}, order, Condition::NoErrand);
    case HeroicOrder::Recall: {
        const PlaceIndex stand = scene.data.heroes[static_cast<std::size_t>(hero)];
        if (wallNumber(scene, stand) < 0)
            return no(ReasonKind::OrderIdle, {14, 5}, order, Condition::HeroOffWalls);
        if (wallNumber(scene, from) < 0)
            return no(ReasonKind::WrongPlace, {14, 5}, from);
        if (sideOfWall(scene, from) != sideOfWall(scene, stand))
            return no(ReasonKind::OtherSide, {14, 5}, from);
        return whyNotThroughGale(scene, from, scene.field.courtyard, 0);
    }
    }
    return kLegal;
}

Reason whyNotOrderUnit(const Scene &scene, Hero hero, HeroicOrder order, int unit, PlaceIndex from)
{
    return !isHero(unit) && isThere(scene, unit, from) ? whyNotOrderWith(scene, hero, order, unit, from)
                                                       : no(ReasonKind::NoUnitThere, {14, 2}, from);
}

/// Whether there is any unit with which the order can be carried out.
bool anyUnitFor(const Scene &scene, Hero hero, HeroicOrder order)
{
    const auto possible = [&](int piece, PlaceIndex from) {
        return !isHero(piece) && !whyNotOrderWith(scene, hero, order, piece, from);
    };
    if (order == HeroicOrder::Recall
        && wallNumber(scene, scene.data.heroes[static_cast<std::size_t>(hero)]) < 0)
        return false;
    if (order != HeroicOrder::Reinforce)
        return anyDefenderPiece(scene, possible);
    for (int unit = 0; unit < siege::kUnitKinds; ++unit) {
        if (scene.data.courtyard[static_cast<std::size_t>(unit)] > 0 && possible(unit, scene.field.courtyard))
            return true;
    }
    return false;
}

/// What an order lacks for which there is no unit.
Condition missingForOrder(const Scene &scene, Hero hero, HeroicOrder order)
{
    const auto isOnWall = [&](PlaceIndex place) { return wallNumber(scene, place) >= 0; };
    switch (order) {
    case HeroicOrder::Reinforce:
        if (siege::isEmpty(scene.data.courtyard))
            return Condition::NoCourtyardUnit;
        return isOnWall(scene.data.heroes[0]) || isOnWall(scene.data.heroes[1]) ? Condition::NoWayToHero
                                                                                : Condition::NoHeroOnWall;
    case HeroicOrder::Errand:
        return Condition::NoErrand;
    case HeroicOrder::Recall:
        break;
    }
    return isOnWall(scene.data.heroes[static_cast<std::size_t>(hero)]) ? Condition::NoUnitToRecall
                                                                       : Condition::HeroOffWalls;
}

/// S2-14.2: a = order, b = hero.
Reason whyNotHeroSelect(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Select))
        return notNow({14, 2});
    return whyNotOrderUnit(scene, static_cast<Hero>(step.b), static_cast<HeroicOrder>(step.a), made.args[0],
                           static_cast<PlaceIndex>(made.args[1]));
}

void offerHeroSelect(const Scene &scene, Step step, ChoiceList &out)
{
    forEachDefenderPiece(scene, [&](int piece, PlaceIndex place) {
        offer<whyNotHeroSelect>(scene, step, out, choice(Verb::Select, piece, place));
    });
}

void takeHeroSelect(Play &play, Step step, Choice made)
{
    const auto from = static_cast<PlaceIndex>(made.args[1]);
    switch (static_cast<HeroicOrder>(step.a)) {
    case HeroicOrder::Reinforce:
        return push(play, StepKind::HeroWall, made.args[0]);
    case HeroicOrder::Errand:
        return push(play, StepKind::HeroBuilding, made.args[0], from);
    case HeroicOrder::Recall:
        if (payMovement(play, made.args[0], from, play.field.courtyard, 0, Fare::Heroic))
            carry(play, made.args[0], from, play.field.courtyard, {14, 5});
    }
}

/// S2-14.3: a = unit in the courtyard.
Reason whyNotHeroWall(const Scene &scene, Step step, Choice made)
{
    return is(made, Verb::ChooseWall) ? whyNotReinforce(scene, step.a, static_cast<PlaceIndex>(made.args[0]))
                                      : notNow({14, 3});
}

void offerHeroWalls(const Scene &scene, Step step, ChoiceList &out)
{
    for (const siege::WallField &wall : scene.field.walls)
        offer<whyNotHeroWall>(scene, step, out, choice(Verb::ChooseWall, wall.place));
}

void takeHeroWall(Play &play, Step step, Choice made)
{
    const auto wall = static_cast<PlaceIndex>(made.args[0]);
    if (payMovement(play, step.a, play.field.courtyard, wall, 0, Fare::Heroic))
        carry(play, step.a, play.field.courtyard, wall, {14, 3});
}

/// S2-14.4: a = unit, b = where it stands.
Reason whyNotHeroBuilding(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::ChooseBuilding))
        return notNow({14, 4});
    return whyNotErrand(scene, step.a, static_cast<PlaceIndex>(step.b),
                        static_cast<PlaceIndex>(made.args[0]));
}

void offerHeroBuildings(const Scene &scene, Step step, ChoiceList &out)
{
    for (const siege::BuildingField &building : scene.field.buildings) {
        if (building.place != kNowhere)
            offer<whyNotHeroBuilding>(scene, step, out, choice(Verb::ChooseBuilding, building.place));
    }
}

void takeHeroBuilding(Play &play, Step step, Choice made)
{
    const auto building = static_cast<PlaceIndex>(made.args[0]);
    const auto from = static_cast<PlaceIndex>(step.b);
    if (!payMovement(play, step.a, from, building, 0, Fare::Heroic))
        return;
    carry(play, step.a, from, building, {14, 4});
    push(play, StepKind::HeroHourglass, building);
}

/// S2-14.4: a = building.
Reason whyNotHeroHourglass(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::PlaceHourglass))
        return notNow({14, 4});
    return whyNotErrandHourglass(scene, static_cast<PlaceIndex>(step.a), static_cast<Action>(made.args[0]));
}

void offerHeroHourglass(const Scene &scene, Step step, ChoiceList &out)
{
    for (int action = 0; action < kActions; ++action) {
        if (isActionOf(scene, static_cast<Action>(action), static_cast<PlaceIndex>(step.a)))
            offer<whyNotHeroHourglass>(scene, step, out, choice(Verb::PlaceHourglass, action));
    }
}

void takeHeroHourglass(Play &play, Step, Choice made)
{
    invest(play, static_cast<Action>(made.args[0]));
}

/// S2-14.2: whether hero and order have not been used yet.
Reason whyNotFree(const Scene &scene, Hero hero, HeroicOrder order)
{
    if ((scene.data.heroesUsed >> static_cast<int>(hero) & 1) != 0)
        return no(ReasonKind::HeroUsed, {14, 2}, hero);
    if ((scene.data.ordersGone >> static_cast<int>(order) & 1) != 0)
        return no(ReasonKind::OrderGone, {14, 2}, order);
    if ((scene.data.ordersUsed >> static_cast<int>(order) & 1) != 0)
        return no(ReasonKind::OrderUsed, {14, 2}, order);
    return kLegal;
}

} // namespace

Reason whyNotHeroicOrder(const Scene &scene, Hero hero, HeroicOrder order)
{
    if (const Reason reason = whyNotFree(scene, hero, order))
        return reason;
    return anyUnitFor(scene, hero, order)
        ? kLegal
        : no(ReasonKind::OrderIdle, {14, 2}, order, missingForOrder(scene, hero, order));
}

void offerHeroicOrders(const Scene &scene, ChoiceList &out)
{
    Mask known = 0; // S2-14.3, S2-14.4: reinforce and errand have the same units for both heroes
    Mask possible = 0;
    for (const Hero hero : {Hero::Warrior, Hero::Officer}) {
        for (const HeroicOrder order : {HeroicOrder::Reinforce, HeroicOrder::Errand, HeroicOrder::Recall}) {
            if (whyNotFree(scene, hero, order))
                continue;
            const Mask bit = maskOf(static_cast<int>(order));
            if ((known & bit) == 0)
                possible = anyUnitFor(scene, hero, order) ? possible | bit : possible & ~bit;
            known |= order == HeroicOrder::Recall ? 0 : bit;
            if ((possible & bit) != 0)
                out.add(choice(Verb::HeroicOrder, hero, order));
        }
    }
}

void removeHeroicOrder(Play &play, HeroicOrder order, RuleId rule)
{
    play.data.ordersGone = static_cast<std::uint8_t>(play.data.ordersGone | 1 << static_cast<int>(order));
    play.data.possession[static_cast<std::size_t>(order)] = RitualToken::None;
    tell(play, EventKind::HeroicOrderRemoved, rule, order);
}

void useHeroicOrder(Play &play, Hero hero, HeroicOrder order)
{
    play.data.heroesUsed = static_cast<std::uint8_t>(play.data.heroesUsed | 1 << static_cast<int>(hero));
    play.data.ordersUsed = static_cast<std::uint8_t>(play.data.ordersUsed | 1 << static_cast<int>(order));
    tell(play, EventKind::HeroicOrderUsed, {14, 2}, hero, order);
    RitualToken &token = play.data.possession[static_cast<std::size_t>(order)];
    const bool possessed = flipRitual(play, Card::Possession, token, [&](bool target) {
        tell(play, EventKind::RitualFlippedOnOrder, {9, 2}, Card::Possession, order, target);
    });
    if (possessed) // S2-9.8
        return removeHeroicOrder(play, order, {9, 8});
    push(play, StepKind::HeroSelect, static_cast<int>(order), static_cast<int>(hero));
}

namespace steps {

constinit const StepRule heroSelect =
    about(inside(question(StepKind::HeroSelect, "hero-select", kDefender, {14, 2}, offerHeroSelect,
                          whyNotHeroSelect, takeHeroSelect)),
          Type::HeroicOrder, Type::Hero);
constinit const StepRule heroWall = about(inside(question(StepKind::HeroWall, "hero-wall", kDefender, {14, 3},
                                                          offerHeroWalls, whyNotHeroWall, takeHeroWall),
                                                 2),
                                          Type::DefenderPiece);
constinit const StepRule heroBuilding =
    about(inside(question(StepKind::HeroBuilding, "hero-building", kDefender, {14, 4}, offerHeroBuildings,
                          whyNotHeroBuilding, takeHeroBuilding),
                 2),
          Type::DefenderPiece, Type::Place);
constinit const StepRule heroHourglass =
    about(inside(question(StepKind::HeroHourglass, "hero-hourglass", kDefender, {14, 4}, offerHeroHourglass,
                          whyNotHeroHourglass, takeHeroHourglass),
                 3),
          Type::Place);

} // namespace steps

} // namespace merlon::siege2
