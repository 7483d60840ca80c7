#include "core/games/siege1/pieces/pieces.h"
#include "core/games/siege1/steps.h"

/// S1-19.6: the hospital after the melee.
namespace merlon::siege1 {

namespace {

constexpr auto kHospitalNumber = static_cast<std::size_t>(siege::BuildingType::Hospital);
constexpr int kRescued = 2;

Units &patients(SiegeData &data)
{
    return data.buildings[kHospitalNumber].units;
}

/// S1-22.7: skipped in the assault of the tie-break.
void visitHospital(Play &play, Step)
{
    if (play.data.has(SiegeData::kTieBreak))
        return;
    push(play, StepKind::EmptyHospital);
    push(play, StepKind::Spectre);
    pushAsk(play, StepKind::Rescue, firstDefender(play), kRescued);
}

/// a = units still to rescue; S1-24.7: the seats take turns.
Reason whyNotRescue(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::Rescue))
        return notNow({19, 6});
    return scene.data.buildings[kHospitalNumber].units[made.args[0]] > 0
        ? kLegal
        : no(ReasonKind::NoSuchUnit, {19, 6}, scene.field.buildings[kHospitalNumber].place,
             siege::kUnitKinds + made.args[0]);
}

void offerRescues(const Scene &scene, Step step, ChoiceList &out)
{
    for (int unit = 0; unit < siege::kUnitKinds; ++unit)
        offer<whyNotRescue>(scene, step, out, choice(Verb::Rescue, unit));
}

void takeRescue(Play &play, Step step, Choice made)
{
    --patients(play.data)[made.args[0]];
    ++play.data.courtyard[made.args[0]];
    tell(play, EventKind::UnitRescued, {19, 6}, made.args[0]);
    applyTerror(play);
    if (step.a > 1)
        pushAsk(play, StepKind::Rescue, mateOf(play.rules, step.seat), step.a - 1);
}

void haunt(Play &play, Step)
{
    if (play.data.spectre != 0)
        pushAsk(play, StepKind::Convert, static_cast<Seat>(play.data.spectre - 1));
}

/// S1-9.4
Reason whyNotConvert(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Convert))
        return notNow({19, 6});
    const auto place = static_cast<PlaceIndex>(made.args[1]);
    if (!scene.field.is(place, PlaceKind::Foreground))
        return no(ReasonKind::WrongPlace, {19, 6}, place);
    if (!commandsPlace(scene, step.seat, place))
        return no(ReasonKind::NotYourSide, {19, 6});
    if (scene.data.buildings[kHospitalNumber].units[made.args[0]] == 0)
        return no(ReasonKind::NoSuchUnit, {19, 6}, scene.field.buildings[kHospitalNumber].place,
                  siege::kUnitKinds + made.args[0]);
    if (scene.data.discard[made.args[0]] == 0)
        return no(ReasonKind::NoneFallen, {19, 6}, made.args[0]);
    return invaderRoom(scene, place) > 0 ? kLegal : no(ReasonKind::NoSpace, {19, 6}, place);
}

void offerConverts(const Scene &scene, Step step, ChoiceList &out)
{
    for (int unit = 0; unit < siege::kUnitKinds; ++unit) {
        for (const siege::ForegroundField &foreground : scene.field.foregrounds)
            offer<whyNotConvert>(scene, step, out, choice(Verb::Convert, unit, foreground.place));
    }
}

void takeConvert(Play &play, Step step, Choice made)
{
    --patients(play.data)[made.args[0]];
    ++play.data.defenderSupply[made.args[0]];
    --play.data.discard[made.args[0]];
    addInvader(play, static_cast<PlaceIndex>(made.args[1]), made.args[0]);
    tell(play, EventKind::UnitConverted, {19, 6}, made.args[0], made.args[1]);
    pushAsk(play, StepKind::Convert, step.seat);
}

void emptyHospital(Play &play, Step)
{
    const int retired = siege::countOf(patients(play.data));
    for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit) {
        play.data.defenderSupply[unit] =
            static_cast<std::uint8_t>(play.data.defenderSupply[unit] + patients(play.data)[unit]);
        patients(play.data)[unit] = 0;
    }
    if (retired > 0)
        tell(play, EventKind::UnitsRetired, {19, 6}, retired);
}

} // namespace

namespace steps {

constinit const StepRule hospital = work(StepKind::Hospital, "hospital", visitHospital);
constinit const StepRule rescue = about(
    question(StepKind::Rescue, "rescue", {19, 6}, offerRescues, whyNotRescue, takeRescue), Type::Number);
constinit const StepRule spectre = work(StepKind::Spectre, "spectre", haunt);
constinit const StepRule convert =
    question(StepKind::Convert, "convert", {19, 6}, offerConverts, whyNotConvert, takeConvert);
constinit const StepRule emptyHospital =
    work(StepKind::EmptyHospital, "empty-hospital", siege1::emptyHospital);

} // namespace steps

} // namespace merlon::siege1
