#include "core/games/siege2/invader/targets.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/steps.h"

#include <algorithm>

/// S2-9: placing ritual tokens, and what rituals give back.
namespace merlon::siege2 {

namespace {

Verb ritualVerb(Card card)
{
    switch (card) {
    case Card::Bloodstones:
        return Verb::PlaceRitualOnMachine;
    case Card::Possession:
        return Verb::PlaceRitualOnOrder;
    default:
        return Verb::PlaceRitual;
    }
}

/// S2-9.1: a = card, b = position, c = number of tokens placed so far.
Reason whyNotPlaceRitual(const Scene &scene, Step step, Choice made)
{
    const auto card = static_cast<Card>(step.a);
    if (is(made, Verb::Done))
        return step.c > 0 ? kLegal : no(ReasonKind::NothingPlaced, {9, 1});
    if (!is(made, ritualVerb(card)))
        return notNow({9, 1});
    const bool target = made.args[1] == 1;
    if (const Reason reason = whyNotRitualAt(scene, card, made.args[0]))
        return reason;
    const int most = target ? 1 : kBluffsOfRitual;
    return ritualTokensUsed(scene, card, target) < most ? kLegal : no(ReasonKind::TokenUsed, {9, 1});
}

void offerRitualSpaces(const Scene &scene, Step step, ChoiceList &out)
{
    const auto card = static_cast<Card>(step.a);
    const Verb verb = ritualVerb(card);
    const auto offerBoth = [&](int space) {
        offer<whyNotPlaceRitual>(scene, step, out, choice(verb, space, 0));
        offer<whyNotPlaceRitual>(scene, step, out, choice(verb, space, 1));
    };
    if (card == Card::Possession) {
        for (int order = 0; order < kHeroicOrders; ++order)
            offerBoth(order);
    } else if (card == Card::Bloodstones) {
        for (const MachineState &machine : scene.data.machines) {
            if (machine.type != 0)
                offerBoth(machineName(machine));
        }
    } else if (card == Card::Demon) {
        for (const siege::BuildingField &building : scene.field.buildings)
            offerBoth(building.place);
    } else {
        for (const siege::WallField &wall : scene.field.walls)
            offerBoth(wall.place);
    }
    offer<whyNotPlaceRitual>(scene, step, out, choice(Verb::Done));
}

void takePlaceRitual(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return;
    const auto card = static_cast<Card>(step.a);
    const bool target = made.args[1] == 1;
    ritualTokenAt(play.data, play.field, card, made.args[0]) =
        target ? RitualToken::TargetDown : RitualToken::BluffDown;
    const EventKind event = card == Card::Bloodstones ? EventKind::RitualPlacedOnMachine
        : card == Card::Possession                    ? EventKind::RitualPlacedOnOrder
                                                      : EventKind::RitualPlaced;
    tellOnly(play, SeatSet {kInvader}, 4, event, {9, 1}, card, made.args[0], target);
    push(play, StepKind::PlaceRitual, step.a, step.b, step.c + 1);
}

std::uint8_t secondArgument(const Scene &, Step)
{
    return 2;
}

/// 2.4 devoted-warlocks: a = card, b = position.
Reason whyNotTakeBack(const Scene &scene, Step step, Choice made)
{
    if (is(made, Verb::Pass))
        return kLegal;
    if (!is(made, Verb::TakeBack))
        return notNow({20, 3});
    return scene.data.paid[step.b].units[made.args[0]] > 0 ? kLegal : no(ReasonKind::NotOnCard, {20, 3});
}

void offerTakeBack(const Scene &scene, Step step, ChoiceList &out)
{
    for (int unit = 0; unit < siege::kUnitKinds; ++unit)
        offer<whyNotTakeBack>(scene, step, out, choice(Verb::TakeBack, unit));
    offer<whyNotTakeBack>(scene, step, out, choice(Verb::Pass));
}

void takeTakeBack(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Pass))
        return;
    --play.data.paid[step.b].units[made.args[0]];
    ++play.data.invaderSupply[made.args[0]];
    play.data.flags |= SiegeData::kTakenBack;
    tell(play, EventKind::UnitTakenBack, {20, 3}, made.args[0]);
}

/// S2-9.9: a = unit of the fallen that returns to a foreground.
Reason whyNotRaise(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Place) || made.args[0] != step.a)
        return notNow({9, 9});
    const auto place = static_cast<PlaceIndex>(made.args[1]);
    if (!scene.field.is(place, PlaceKind::Foreground))
        return no(ReasonKind::WrongPlace, {9, 9}, place);
    return invaderRoom(scene, place) > 0 ? kLegal : no(ReasonKind::NoSpace, {9, 9}, place);
}

void offerRaise(const Scene &scene, Step step, ChoiceList &out)
{
    for (const siege::ForegroundField &at : scene.field.foregrounds)
        offer<whyNotRaise>(scene, step, out, choice(Verb::Place, step.a, at.place));
}

void takeRaise(Play &play, Step step, Choice made)
{
    --play.data.fallen[step.a];
    ++play.data.foregrounds[play.field.numbers[made.args[1]]].invaders[step.a];
    tell(play, EventKind::UnitPlaced, {9, 9}, step.a, made.args[1]);
}

} // namespace

namespace steps {

constinit const StepRule placeRitual =
    about(secret(inside(question(StepKind::PlaceRitual, "place-ritual", kInvader, {9, 1}, offerRitualSpaces,
                                 whyNotPlaceRitual, takePlaceRitual)),
                 secondArgument),
          Type::ActionCard);
constinit const StepRule takeBack = about(inside(question(StepKind::TakeBack, "take-back", kInvader, {20, 3},
                                                          offerTakeBack, whyNotTakeBack, takeTakeBack)),
                                          Type::ActionCard);
constinit const StepRule raiseFallen = about(inside(question(StepKind::RaiseFallen, "raise-fallen", kInvader,
                                                             {9, 9}, offerRaise, whyNotRaise, takeRaise)),
                                             Type::InvaderUnit);

} // namespace steps

} // namespace merlon::siege2
