#include "core/games/siege1/assault/sequence.h"

#include "core/games/siege1/assault/strength.h"
#include "core/games/siege1/pieces/pieces.h"
#include "core/games/siege1/round/outcome.h"
#include "core/games/siege1/steps.h"
#include "core/games/siege1/teams/glory.h"

#include <algorithm>

/// S1-18 to S1-20: the steps of the assault in their order, the barbican, and what an entry brings.
namespace merlon::siege1 {

namespace {

void assault(Play &play, Step)
{
    for (WallState &wall : play.data.walls)
        wall.flags &= static_cast<std::uint16_t>(~(WallState::kFury | WallState::kOrderDone));
    pushMelee(play);
    push(play, StepKind::AimGoblins);
    push(play, StepKind::FireVolleys);
    push(play, StepKind::AimArchers);
    push(play, StepKind::FireEngines, 1);
    push(play, StepKind::AimEngines, firstInvader(play));
    push(play, StepKind::FireCannons);
    push(play, StepKind::AimCannons);
    tell(play, EventKind::AssaultBegins, {1, 1}, play.data.round); // when it is known what will be fought
}

/// S1-20.2: a gate falls; the last one is an entry.
void breakGate(Play &play)
{
    BarbicanState &barbican = play.data.barbican;
    ++barbican.fallen;
    const bool isLast = !gateStands(play);
    tell(play, isLast ? EventKind::LastGateFalls : EventKind::GateFalls, {20, 2}, play.field.gate.place,
         barbican.fallen);
    if (isLast)
        return;
    barbican.resistance = play.rules.gateResistance;
    if (!play.data.has(SiegeData::kTieBreak))
        addGlory(play, true, 1, {20, 2});
}

/// S1-20.1
void attackGate(Play &play, Step)
{
    BarbicanState &barbican = play.data.barbican;
    int damage = ramDamage(barbican);
    while (damage > 0 && gateStands(play)) {
        const int hit = std::min<int>(damage, barbican.resistance);
        damage -= hit;
        barbican.resistance = static_cast<std::uint8_t>(barbican.resistance - hit);
        tell(play, EventKind::GateDamaged, {20, 1}, play.field.gate.place, barbican.resistance);
        if (barbican.resistance == 0)
            breakGate(play);
    }
}

void finish(Play &play, bool invaders, Ending ending)
{
    endGame(play, invaders ? Winner::Invaders : Winner::Defenders, ending);
}

/// S1-22.7: a new entry or none decides.
void decideTie(Play &play)
{
    const bool invaders = entriesOf(play) > play.data.entriesBefore;
    addGlory(play, invaders, 1, {22, 7});
    finish(play, invaders, Ending::TieBreak);
}

/// S1-22.2, S1-22.6: there was an entry.
void score(Play &play, int entries)
{
    tell(play, EventKind::EntriesCounted, {22, 2}, entries);
    addGlory(play, true, 2 + entries, {22, 2});
    if (play.rules.teamBreachWins && invaderSeats(play.rules) > 1)
        return finish(play, true, Ending::Entry);
    if (play.data.invaderGlory != play.data.defenderGlory)
        return finish(play, play.data.invaderGlory > play.data.defenderGlory, Ending::Glory);
    tell(play, EventKind::TieBreak, {22, 7});
    play.data.flags |= SiegeData::kTieBreak;
    play.data.entriesBefore = static_cast<std::uint8_t>(entries);
    push(play, StepKind::Assault);
}

void endAssault(Play &play, Step)
{
    if (play.data.has(SiegeData::kTieBreak))
        return decideTie(play);
    if (const int entries = entriesOf(play); entries > 0)
        return score(play, entries);
    push(play, StepKind::CleanUp);
    push(play, StepKind::Disembark);
}

} // namespace

void pushMelee(Play &play)
{
    push(play, StepKind::EndAssault);
    push(play, StepKind::Barbican);
    push(play, StepKind::Hospital);
    push(play, StepKind::FightWall);
    push(play, StepKind::ResolveOrders, firstInvader(play));
    push(play, StepKind::ShowOrders);
    push(play, StepKind::UseHooks);
    push(play, StepKind::PourCauldrons);
}

namespace steps {

constinit const StepRule assault = landmark(work(StepKind::Assault, "assault", siege1::assault));
constinit const StepRule barbican = work(StepKind::Barbican, "barbican", attackGate);
constinit const StepRule endAssault = work(StepKind::EndAssault, "end-assault", siege1::endAssault);

} // namespace steps

} // namespace merlon::siege1
