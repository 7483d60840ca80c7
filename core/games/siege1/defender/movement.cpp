#include "core/games/siege1/defender/movement.h"

#include "core/games/siege1/steps.h"

#include <algorithm>
#include <vector>

namespace merlon::siege1 {

namespace {

/// S1-14.5: what arriving there costs beyond the move itself.
int stormAt(const Scene &scene, PlaceIndex place)
{
    const int wall = wallNumber(scene, place);
    return wall >= 0 && wallAt(scene, wall).has(WallState::kStorm) ? 1 : 0;
}

Reason whyNotAfford(const Scene &scene, Seat seat, int cost, RuleId rule = {14, 5})
{
    const int purse = defenderState(scene, seat).purse;
    return purse >= cost ? kLegal : no(ReasonKind::HourglassShort, rule, cost, purse);
}

void pay(Play &play, Seat seat, int cost)
{
    DefenderState &state = defenderState(play, seat);
    state.purse = static_cast<std::uint16_t>(state.purse - cost);
}

/// S1-14.2: both are places of the defender, joined, and the seat commands them.
Reason whyNotBetween(const Scene &scene, Seat seat, PlaceIndex from, PlaceIndex to)
{
    if (from == to || !isForDefenders(scene, to))
        return scene.field.is(to, PlaceKind::Building) && from != to
            ? no(ReasonKind::ClosedPlace, {14, 2}, to)
            : no(ReasonKind::WrongPlace, {14, 2}, to);
    if (!commandsPlace(scene, seat, to))
        return no(ReasonKind::NotYourSide, {24, 1});
    return scene.field.areAdjacent(from, to) ? kLegal : no(ReasonKind::NotJoined, {14, 2});
}

} // namespace

namespace {

/// S1-14.3, S1-14.5: a place that is near and that the seat commands.
Reason whyNotArrive(const Scene &scene, Seat seat, int unit, PlaceIndex to)
{
    if (scene.field.is(to, PlaceKind::Tower) && unit != siege::Marksman)
        return no(ReasonKind::OnlyArchers, {14, 3}, to);
    if (!defenderFits(scene, to, unit))
        return no(ReasonKind::NoSpace, {14, 3}, to);
    return whyNotAfford(scene, seat, 1 + stormAt(scene, to));
}

/// S1-14.3, S1-14.5: the same for an exchange, where `otherUnit` stands there and fits where the unit comes from.
Reason whyNotTakeTurns(const Scene &scene, Seat seat, PlaceIndex from, int unit, PlaceIndex other,
                       int otherUnit)
{
    if (!defendersFit(scene, other, {unit, otherUnit}))
        return no(ReasonKind::NoSpace, {14, 4}, other);
    return whyNotAfford(scene, seat, 1 + stormAt(scene, from) + stormAt(scene, other));
}

} // namespace

Reason whyNotSetDown(const Scene &scene, Seat seat, PlaceIndex from, int unit, PlaceIndex to)
{
    const Reason reason = whyNotBetween(scene, seat, from, to);
    return reason ? reason : whyNotArrive(scene, seat, unit, to);
}

Reason whyNotExchange(const Scene &scene, Seat seat, PlaceIndex from, int unit, PlaceIndex other,
                      int otherUnit)
{
    if (const Reason reason = whyNotBetween(scene, seat, from, other))
        return reason;
    if (unit == otherUnit)
        return no(ReasonKind::SameKind, {14, 4});
    if (defendersAt(scene, other)[static_cast<std::size_t>(otherUnit)] == 0)
        return no(ReasonKind::NoSuchUnit, {14, 4}, other, siege::kUnitKinds + otherUnit);
    if (!defendersFit(scene, from, {otherUnit, unit}))
        return no(ReasonKind::NoSpace, {14, 4}, from);
    return whyNotTakeTurns(scene, seat, from, unit, other, otherUnit);
}

namespace {

/// Of another kind than `unit`, in the order of their strength.
template <class Test>
bool anyToExchange(const Scene &scene, PlaceIndex other, int unit, Test test)
{
    const Units there = defendersAt(scene, other);
    for (int otherUnit = 0; otherUnit < siege::kUnitKinds; ++otherUnit) {
        if (otherUnit != unit && there[static_cast<std::size_t>(otherUnit)] > 0 && test(otherUnit))
            return true;
    }
    return false;
}

bool canLeaveCourtyard(const Scene &scene, Seat seat, int unit)
{
    const PlaceIndex from = scene.field.courtyard;
    const std::vector<PlaceIndex> &near = scene.field.neighbours[from];
    return std::ranges::any_of(near,
                               [&](PlaceIndex to) { return !whyNotSetDown(scene, seat, from, unit, to); })
        || std::ranges::any_of(near, [&](PlaceIndex other) {
               return anyToExchange(scene, other, unit, [&](int otherUnit) {
                   return !whyNotExchange(scene, seat, from, unit, other, otherUnit);
               });
           });
}

} // namespace

Reason whyNotLift(const Scene &scene, Seat seat, PlaceIndex from, int unit)
{
    if (!isForDefenders(scene, from) || defendersAt(scene, from)[static_cast<std::size_t>(unit)] == 0)
        return no(ReasonKind::NoSuchUnit, {14, 1}, from, siege::kUnitKinds + unit);
    if (!commandsPlace(scene, seat, from))
        return no(ReasonKind::NotYourSide, {24, 1});
    if (const Reason reason = whyNotAfford(scene, seat, 1))
        return reason;
    const bool moves = from != scene.field.courtyard // else the courtyard is near, and has room
        || canLeaveCourtyard(scene, seat, unit);
    return moves ? kLegal : no(ReasonKind::NoMove, {14, 1});
}

namespace {

/// a = unit, b = where it stands.
Reason whyNotMoveUnit(const Scene &scene, Step step, Choice made)
{
    const auto from = static_cast<PlaceIndex>(step.b);
    const auto to = static_cast<PlaceIndex>(made.args[0]);
    if (is(made, Verb::SetDown))
        return whyNotSetDown(scene, step.seat, from, step.a, to);
    if (is(made, Verb::ExchangeWith))
        return whyNotExchange(scene, step.seat, from, step.a, to, made.args[1]);
    return notNow({14, 1});
}

/// The conditions of whyNotMoveUnit, each asked once for all that share the answer: what is listed is near.
void offerMoveUnit(const Scene &scene, Step step, ChoiceList &out)
{
    const auto from = static_cast<PlaceIndex>(step.b);
    const int unit = step.a;
    const std::vector<PlaceIndex> &near = scene.field.neighbours[from];
    ChoiceWriter writer(out, siege::kUnitKinds * near.size());
    for (const PlaceIndex to : near)
        writer.addIf(commandsPlace(scene, step.seat, to) && !whyNotArrive(scene, step.seat, unit, to),
                     choice(Verb::SetDown, to));
    Mask coming = 0; // units that fit where this one stands
    for (int other = 0; other < siege::kUnitKinds; ++other)
        coming |= other != unit && defendersFit(scene, from, {other, unit}) ? maskOf(other) : 0;
    if (coming == 0)
        return;
    for (const PlaceIndex to : near) {
        if (!commandsPlace(scene, step.seat, to))
            continue;
        const Units there = defendersAt(scene, to);
        siege::forEach(coming, [&](int other) {
            writer.addIf(there[static_cast<std::size_t>(other)] > 0
                             && !whyNotTakeTurns(scene, step.seat, from, unit, to, other),
                         choice(Verb::ExchangeWith, to, other));
        });
    }
}

void takeMoveUnit(Play &play, Step step, Choice made)
{
    const auto from = static_cast<PlaceIndex>(step.b);
    const auto to = static_cast<PlaceIndex>(made.args[0]);
    const int unit = step.a;
    pay(play, step.seat, 1 + stormAt(play, to) + (is(made, Verb::ExchangeWith) ? stormAt(play, from) : 0));
    addDefender(play, from, unit, -1);
    if (is(made, Verb::ExchangeWith)) {
        addDefender(play, to, made.args[1], -1);
        addDefender(play, from, made.args[1], 1);
        tell(play, EventKind::UnitsExchanged, {14, 4}, unit, from, made.args[1], to);
    } else {
        tell(play, EventKind::UnitMoved, {14, 1}, unit, from, to);
    }
    addDefender(play, to, unit, 1);
    applyTerror(play);
}

bool hasActed(const SiegeData &data, Hero hero)
{
    return (data.heroesUsed >> static_cast<int>(hero) & 1) != 0;
}

PlaceIndex placeOf(const Scene &scene, Hero hero)
{
    return scene.data.heroes[static_cast<std::size_t>(hero)];
}

/// S1-14.6: only the courtyard holds both.
bool isOtherHeroAt(const Scene &scene, Hero hero, PlaceIndex place)
{
    return placeOf(scene, hero == Hero::Officer ? Hero::Warrior : Hero::Officer) == place
        && place != scene.field.courtyard;
}

/// S1-16.4
Reason whyNotHeroAct(const Scene &scene, Seat seat, Hero hero)
{
    const PlaceIndex place = placeOf(scene, hero);
    if (wallNumber(scene, place) < 0 || !commandsPlace(scene, seat, place))
        return no(ReasonKind::HeroElsewhere, {16, 4});
    if (hasActed(scene.data, hero))
        return no(ReasonKind::HeroHasActed, {16, 4});
    return (scene.data.possessed >> static_cast<int>(hero) & 1) != 0 ? no(ReasonKind::HeroPossessed, {9, 2})
                                                                     : kLegal;
}

constexpr int kLongestSpeech = 4;

void act(Play &play, Seat seat, Hero hero, int cost)
{
    play.data.heroesUsed = static_cast<std::uint8_t>(play.data.heroesUsed | 1 << static_cast<int>(hero));
    pay(play, seat, cost);
}

} // namespace

Reason whyNotHeroMove(const Scene &scene, Seat seat, Hero hero, PlaceIndex to)
{
    const PlaceIndex from = placeOf(scene, hero);
    if (!commandsPlace(scene, seat, from) || !commandsPlace(scene, seat, to))
        return no(ReasonKind::NotYourSide, {24, 1});
    if (from == to || !scene.field.isHeroWay(from, to))
        return no(ReasonKind::NotJoined, {14, 6});
    if (isOtherHeroAt(scene, hero, to))
        return no(ReasonKind::OtherHeroThere, {14, 6});
    if (hasActed(scene.data, hero))
        return no(ReasonKind::HeroHasActed, {14, 6});
    return whyNotAfford(scene, seat, 1 + stormAt(scene, to));
}

Reason whyNotSpeech(const Scene &scene, Seat seat, int count)
{
    if (const Reason reason = whyNotHeroAct(scene, seat, Hero::Officer))
        return reason;
    if (count < 1 || count > kLongestSpeech)
        return no(ReasonKind::TooMuch, {16, 2}, kLongestSpeech);
    return whyNotAfford(scene, seat, count, {16, 2});
}

Reason whyNotRaid(const Scene &scene, Seat seat, int unit)
{
    if (const Reason reason = whyNotHeroAct(scene, seat, Hero::Warrior))
        return reason;
    const int wall = wallNumber(scene, placeOf(scene, Hero::Warrior));
    if (wallAt(scene, wall).invaders[static_cast<std::size_t>(unit)] == 0)
        return no(ReasonKind::NoSuchUnit, {16, 3}, placeOf(scene, Hero::Warrior), unit);
    return whyNotAfford(scene, seat, siege::strengthOf(unit), {16, 3});
}

namespace {

/// The conditions of whyNotLift, for a seat that has hourglasses.
void offerLifts(const Scene &scene, Seat seat, ChoiceList &out)
{
    ChoiceWriter writer(out, siege::kUnitKinds * scene.field.freePlaces.size());
    for (const PlaceIndex place : scene.field.freePlaces) {
        if (!commandsPlace(scene, seat, place))
            continue;
        Mask kinds = siege::kindsOf(defendersAt(scene, place));
        if (place == scene.field.courtyard) {
            siege::forEach(kinds, [&](int unit) {
                kinds &= canLeaveCourtyard(scene, seat, unit) ? ~Mask {0} : ~maskOf(unit);
            });
        }
        for (int unit = 0; unit < siege::kUnitKinds; ++unit)
            writer.addIf((kinds >> unit & 1) != 0, choice(Verb::Lift, place, unit));
    }
}

/// The conditions of whyNotHeroMove, for what is near.
void offerHeroMoves(const Scene &scene, Seat seat, ChoiceList &out)
{
    for (int index = 0; index < kHeroes; ++index) {
        const auto hero = static_cast<Hero>(index);
        const PlaceIndex from = placeOf(scene, hero);
        if (hasActed(scene.data, hero) || !commandsPlace(scene, seat, from))
            continue;
        for (const PlaceIndex to : scene.field.heroWays[from])
            out.addIf(commandsPlace(scene, seat, to) && !isOtherHeroAt(scene, hero, to)
                          && !whyNotAfford(scene, seat, 1 + stormAt(scene, to)),
                      choice(Verb::HeroMove, hero, to));
    }
}

} // namespace

void offerMoves(const Scene &scene, Seat seat, ChoiceList &out)
{
    if (defenderState(scene, seat).purse == 0) // every one of them costs hourglasses
        return;
    offerLifts(scene, seat, out);
    offerHeroMoves(scene, seat, out);
    if (!whyNotHeroAct(scene, seat, Hero::Officer)) {
        for (int count = 1; count <= kLongestSpeech; ++count)
            out.addIf(!whyNotSpeech(scene, seat, count), choice(Verb::Speech, count));
    }
    if (!whyNotHeroAct(scene, seat, Hero::Warrior)) {
        for (int unit = 0; unit < siege::kUnitKinds; ++unit)
            out.addIf(!whyNotRaid(scene, seat, unit), choice(Verb::Raid, unit));
    }
}

void moveHero(Play &play, Seat seat, Hero hero, PlaceIndex to)
{
    const PlaceIndex from = placeOf(play, hero);
    pay(play, seat, 1 + stormAt(play, to));
    play.data.heroes[static_cast<std::size_t>(hero)] = to;
    tell(play, EventKind::HeroMoved, {14, 6}, hero, from, to);
}

void holdSpeech(Play &play, Seat seat, int count)
{
    act(play, seat, Hero::Officer, count);
    play.data.speech = static_cast<std::uint8_t>(count);
    play.data.speechAt = placeOf(play, Hero::Officer);
    tell(play, EventKind::SpeechHeld, {16, 2}, play.data.speechAt, count);
}

void raid(Play &play, Seat seat, int unit)
{
    act(play, seat, Hero::Warrior, siege::strengthOf(unit));
    const PlaceIndex place = placeOf(play, Hero::Warrior);
    tell(play, EventKind::RaidMade, {16, 3}, place, unit);
    killInvader(play, place, unit, {16, 3});
}

namespace steps {

constinit const StepRule moveUnit = about(
    inside(question(StepKind::MoveUnit, "move-unit", {14, 1}, offerMoveUnit, whyNotMoveUnit, takeMoveUnit)),
    Type::DefenderUnit, Type::Place);

} // namespace steps

} // namespace merlon::siege1
