#include "core/games/siege2/defender/plans.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/steps.h"

#include <algorithm>

/// S2-19: the end of the round.
namespace merlon::siege2 {

namespace {

/// S2-19.1: the window for field-surgeons, not under butchers-bill.
void endRound(Play &play, Step)
{
    push(play, StepKind::CleanUp);
    push(play, StepKind::Hospital);
    if (!play.data.has(SiegeData::kButchers))
        openWindow(play, PlanMoment::Hospital);
}

void visitHospital(Play &play, Step)
{
    const SiegeData &data = play.data;
    if (data.has(SiegeData::kButchers))
        return;
    const int count = data.has(SiegeData::kSurgeons) ? siege::countOf(data.hospital) : recoveries(data);
    if (count > 0)
        push(play, StepKind::Recover, count);
}

/// S2-19.1: a = units that still recover.
Reason whyNotRecover(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::Recover))
        return notNow({19, 1});
    return scene.data.hospital[made.args[0]] > 0
        ? kLegal
        : no(ReasonKind::NoUnitThere, {19, 1},
             scene.field.buildings[static_cast<std::size_t>(siege::BuildingType::Hospital)].place);
}

void offerRecover(const Scene &scene, Step step, ChoiceList &out)
{
    for (int unit = 0; unit < siege::kUnitKinds; ++unit)
        offer<whyNotRecover>(scene, step, out, choice(Verb::Recover, unit));
}

void takeRecover(Play &play, Step step, Choice made)
{
    --play.data.hospital[made.args[0]];
    ++play.data.courtyard[made.args[0]];
    tell(play, EventKind::UnitRecovered, {19, 1}, made.args[0]);
    if (step.a > 1)
        push(play, StepKind::Recover, step.a - 1);
}

void emptyHospital(Play &play)
{
    const int retired = siege::countOf(play.data.hospital);
    for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit) {
        play.data.defenderSupply[unit] =
            static_cast<std::uint8_t>(play.data.defenderSupply[unit] + play.data.hospital[unit]);
        play.data.hospital[unit] = 0;
    }
    if (retired > 0)
        tell(play, EventKind::UnitsRetired, {19, 1}, retired);
}

/// S2-19.2: blessing, glare and ritual tokens return; heroes and their orders are fresh.
void returnTokens(SiegeData &data)
{
    data.blessed = siege::NoSide;
    for (WallState &wall : data.walls) {
        wall.flags &= static_cast<std::uint8_t>(~(WallState::kGlared | WallState::kSapUsed));
        wall.gale = wall.specter = RitualToken::None;
    }
    for (RampartState &rampart : data.ramparts)
        rampart.flags &= static_cast<std::uint8_t>(~RampartState::kQuartermasterUsed);
    for (BuildingState &building : data.buildings)
        building.demon = RitualToken::None;
    for (MachineState &machine : data.machines)
        machine.bloodstone = RitualToken::None;
    data.possession = {};
    data.bluffsShown = {};
    data.targetsShown = 0;
    data.heroesUsed = 0;
    data.ordersUsed = 0;
    data.maneuvers = 0;
    data.flags &=
        static_cast<std::uint8_t>(~(SiegeData::kTakenBack | SiegeData::kSurgeons | SiegeData::kButchers
                                    | SiegeData::kOrdersMixed | SiegeData::kMaraudersCame));
}

/// S2-19.3: units on cards go to the fallen, wood to the pile.
void clearCards(SiegeData &data)
{
    for (PaidOnCard &paid : data.paid) {
        for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit)
            data.fallen[unit] = static_cast<std::uint8_t>(data.fallen[unit] + paid.units[unit]);
        data.woodPile = static_cast<std::uint8_t>(data.woodPile + paid.wood);
        paid = {};
    }
}

/// S2-19.4: completed tracks are emptied, unfinished ones stay.
void clearTracks(SiegeData &data)
{
    for (std::size_t action = 0; action < kActions; ++action) {
        if ((data.completed >> action & 1u) != 0)
            data.tracks[action] = 0;
    }
    data.completed = 0;
}

/// S2-19.1 to S2-19.5
void cleanUp(Play &play, Step)
{
    emptyHospital(play);
    returnTokens(play.data);
    clearCards(play.data);
    clearTracks(play.data);
    tell(play, EventKind::RoundEnded, {19, 5}, play.data.round);
    if (play.data.round < kLastRound)
        return push(play, StepKind::StartRound);
    play.data.winner = Winner::Defender;
    play.data.ending = Ending::HeldOut;
    tell(play, EventKind::DefenderWins, {19, 5});
}

} // namespace

namespace steps {

constinit const StepRule endRound = landmark(work(StepKind::EndRound, "end-round", siege2::endRound));
constinit const StepRule hospital = work(StepKind::Hospital, "hospital", visitHospital);
constinit const StepRule recover = about(
    question(StepKind::Recover, "recover", kDefender, {19, 1}, offerRecover, whyNotRecover, takeRecover),
    Type::Number);
constinit const StepRule cleanUp = work(StepKind::CleanUp, "clean-up", siege2::cleanUp);

} // namespace steps

} // namespace merlon::siege2
