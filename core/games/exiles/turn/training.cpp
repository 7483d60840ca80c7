#include "core/games/exiles/city.h"
#include "core/games/exiles/steps.h"
#include "core/games/exiles/turn/turn.h"

#include <bit>

/// EX-5.1, EX-5.2, EX-5.5: units.
namespace merlon::exiles {

namespace {

bool isFree(Choice made)
{
    return is(made, Verb::FreeRecruit);
}

/// EX-5.1, EX-5.5: whether the seat can have such a unit at all, wherever it is to stand.
Reason whyNotUnit(const Scene &scene, Seat seat, std::size_t unit, bool isForFree)
{
    const RuleId rule = isForFree ? RuleId {5, 5} : RuleId {5, 1};
    const bool isDeserter = scene.data[seat].is(Hero::Deserter);
    if (isForFree && (!isDeserter || scene.data.now.deserterUsed))
        return no(ReasonKind::NoFreeRecruit, rule);
    if (!isForFree) {
        if (const Reason wrong = whyNotMarker(scene, rule))
            return wrong;
    }
    if (scene.data.without.hasUnit(unit))
        return no(ReasonKind::NotInGame, rule);
    const UnitData &data = kUnitData[unit];
    if (scene.data.levelOf(Building::Barracks) < data.barracks)
        return no(ReasonKind::BuildingTooLow, rule, indexOf(Building::Barracks), data.barracks);
    if (scene.data.unitsLeft[unit] == 0)
        return no(ReasonKind::UnitsOut, {0, 3}, unit);
    return isForFree ? kLegal : whyNotPay(scene, seat, data.cost, rule);
}

Reason whyNotTrainHere(const Scene &scene, Seat seat, std::size_t unit, std::size_t place, bool isForFree)
{
    const Post post = scene.map.sectionOn(place);
    if (post == kNoPost)
        return no(ReasonKind::NotASection, {5, 1}, place);
    if (const Reason wrong = whyNotUnit(scene, seat, unit, isForFree))
        return wrong;
    return whyNotEnter(scene, post, 1, {6, 1});
}

/// The types that the seat can have, a bit each.
unsigned unitsFor(const Scene &scene, Seat seat, bool isForFree)
{
    unsigned units = 0;
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        units |= whyNotUnit(scene, seat, unit, isForFree) ? 0u : 1u << unit;
    return units;
}

/// EX-0.4: whether some other type can stand in for one that is given up.
bool hasSecond(unsigned units, std::size_t first)
{
    return (units & ~(1u << first)) != 0;
}

/// EX-5.2
Reason whyNotReplace(const Scene &scene, Seat seat, std::size_t place, std::size_t unit)
{
    constexpr RuleId kRule {5, 2};
    const Post post = scene.map.sectionOn(place);
    if (post == kNoPost)
        return no(ReasonKind::NotASection, kRule, place);
    if (scene.data.posts[post].count(unit) == 0)
        return no(ReasonKind::NoneThere, kRule, place);
    const unsigned units = unitsFor(scene, seat, false) | unitsFor(scene, seat, true);
    return hasSecond(units, unit) ? kLegal : no(ReasonKind::NoSecond, kRule);
}

void trainOn(Play &play, Seat seat, Choice made)
{
    const std::size_t unit = made.args[0];
    if (isFree(made))
        play.data.now.deserterUsed = true;
    else
        spend(play, seat, kUnitData[unit].cost);
    station(play, play.map.sectionOn(made.args[1]), unit, 1);
    if (isFree(made))
        tell(play, EventKind::Recruited, {5, 5}, seat, unit, made.args[1]);
    else
        tell(play, EventKind::Trained, {5, 1}, seat, unit, made.args[1]);
}

/// EX-5.2: a = place, b = the type that is given up.
Reason whyNotTrainInstead(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {5, 2};
    if (!is(made, Verb::Train) && !isFree(made))
        return notNow(kRule);
    if (made.args[1] != step.a)
        return no(ReasonKind::NoneThere, kRule, made.args[1]);
    if (made.args[0] == step.b)
        return no(ReasonKind::SameType, kRule);
    return whyNotUnit(scene, step.seat, made.args[0], isFree(made));
}

void offerTrainInstead(const Scene &scene, Step step, ChoiceList &out)
{
    for (const Verb verb : {Verb::Train, Verb::FreeRecruit}) {
        for (std::size_t unit = 0; unit < kUnits; ++unit)
            offer<whyNotTrainInstead>(scene, step, out, choice(verb, unit, step.a));
    }
}

void takeTrainInstead(Play &play, Step step, Choice made)
{
    const Post post = play.map.sectionOn(step.a);
    dismiss(play, post, rankOf(step.b, 0), 1);
    tell(play, EventKind::UnitGivenUp, {5, 2}, step.seat, step.b, step.a);
    trainOn(play, step.seat, made);
}

} // namespace

Reason whyNotTraining(const Scene &scene, Seat seat, Choice made)
{
    if (is(made, Verb::Replace))
        return whyNotReplace(scene, seat, made.args[0], made.args[1]);
    return whyNotTrainHere(scene, seat, made.args[0], made.args[1], isFree(made));
}

namespace {

void offerUnits(const Scene &scene, Verb verb, unsigned units, PostSet withRoom, ChoiceList &out)
{
    for (; units != 0; units &= units - 1) {
        for (PostSet left = withRoom; left != 0; left &= left - 1)
            out.add(choice(verb, std::countr_zero(units),
                           scene.map.placeOf(static_cast<Post>(std::countr_zero(left)))));
    }
}

void offerReplacing(const Scene &scene, std::size_t unit, ChoiceList &out)
{
    for (int index = 0; index < scene.map.sections; ++index) {
        const auto section = static_cast<Post>(index);
        out.addIf(scene.data.posts[section].ranksOf(unit) != 0,
                  choice(Verb::Replace, scene.map.placeOf(section), unit));
    }
}

} // namespace

/// What whyNotTraining allows; what it asks of every candidate is asked once.
void offerTraining(const Scene &scene, Seat seat, ChoiceList &out)
{
    const unsigned paid = unitsFor(scene, seat, false);
    const unsigned given = unitsFor(scene, seat, true);
    if ((paid | given) == 0)
        return;
    const PostSet withRoom = sectionsWithRoom(scene);
    offerUnits(scene, Verb::Train, paid, withRoom, out);
    offerUnits(scene, Verb::FreeRecruit, given, withRoom, out);
    for (std::size_t unit = 0; unit < kUnits; ++unit) {
        if (hasSecond(paid | given, unit))
            offerReplacing(scene, unit, out);
    }
}

bool takeTraining(Play &play, Seat seat, Choice made)
{
    switch (verbOf(made)) {
    case Verb::Train:
    case Verb::FreeRecruit:
        trainOn(play, seat, made);
        return true;
    case Verb::Replace:
        pushAsk(play, StepKind::TrainInstead, seat, made.args[0], made.args[1]);
        return true;
    default:
        return false;
    }
}

namespace steps {

constinit const StepRule trainInstead =
    about(inside(question(StepKind::TrainInstead, "train-instead", RuleId {5, 2}, offerTrainInstead,
                          whyNotTrainInstead, takeTrainInstead)),
          Type::Place, Type::Unit);

} // namespace steps

} // namespace merlon::exiles
