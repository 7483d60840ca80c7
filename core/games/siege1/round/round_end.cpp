#include "core/games/siege1/pieces/pieces.h"
#include "core/games/siege1/round/outcome.h"
#include "core/games/siege1/steps.h"
#include "core/games/siege1/teams/glory.h"

/// S1-21: the end of a round without an entry.
namespace merlon::siege1 {

namespace {

/// S1-21.2: a = next wall. Only where not all find room the invader chooses who goes first.
void disembark(Play &play, Step step)
{
    for (std::size_t wall = step.a; wall < play.field.walls.size(); ++wall) {
        const PlaceIndex place = play.field.walls[wall].place;
        if (siege::isEmpty(play.data.walls[wall].crew) || invaderRoom(play, place) <= 0)
            continue;
        push(play, StepKind::Disembark, static_cast<int>(wall));
        return pushAsk(play, StepKind::DisembarkUnit, invaderOfWall(play, static_cast<int>(wall)), place);
    }
}

/// a = wall.
Reason whyNotDisembark(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Disembark))
        return notNow({21, 2});
    if (made.args[0] != step.a)
        return no(ReasonKind::NotItsTurn, {21, 2}, step.a);
    const WallState &wall = wallAt(scene, scene.field.numbers[step.a]);
    if (wall.crew[made.args[1]] == 0)
        return no(ReasonKind::NoSuchUnit, {21, 2}, step.a, made.args[1]);
    return invaderRoom(scene, static_cast<PlaceIndex>(step.a)) > 0 ? kLegal
                                                                   : no(ReasonKind::NoSpace, {21, 2}, step.a);
}

void offerDisembark(const Scene &scene, Step step, ChoiceList &out)
{
    const WallState &wall = wallAt(scene, scene.field.numbers[step.a]);
    for (int unit = 0; unit < siege::kUnitKinds; ++unit) {
        offer<whyNotDisembark>(scene, step, out, choice(Verb::Disembark, step.a, unit));
        const bool roomForAll =
            invaderRoom(scene, static_cast<PlaceIndex>(step.a)) >= siege::countOf(wall.crew);
        if (roomForAll && !out.empty())
            return;
    }
}

void takeDisembark(Play &play, Step step, Choice made)
{
    --play.data.walls[play.field.numbers[step.a]].crew[made.args[1]];
    tell(play, EventKind::UnitDisembarked, {21, 2}, step.a, made.args[1]);
    addInvader(play, static_cast<PlaceIndex>(step.a), made.args[1]);
}

/// S1-21.3, S1-22.5
void countGlory(Play &play)
{
    addGlory(play, true, -1, {21, 3});
    addGlory(play, false, 1, {21, 3});
    if (play.data.round >= kHonourFrom && !play.data.has(SiegeData::kHonourLost))
        addGlory(play, false, 1, {22, 5});
}

/// S1-21.4: rituals, orders, pointers and what else holds for a round only.
void clearBoard(SiegeData &data)
{
    constexpr std::uint16_t kOfRound = WallState::kStorm | WallState::kAccident | WallState::kDazzled
        | WallState::kOrderFaceUp | WallState::kOrderDone | WallState::kFury;
    for (WallState &wall : data.walls) {
        wall.order = Order::None;
        wall.flags &= static_cast<std::uint16_t>(~kOfRound);
    }
    for (BuildingState &building : data.buildings)
        building.flags &= BuildingState::kSaboteur;
    for (EngineState &engine : data.engines)
        engine.flags = 0;
    for (AltarState &altar : data.altars)
        altar.wall = kNowhere;
    data.spectre = 0;
    data.blessed = 0;
    data.possessed = 0;
    data.heroesUsed = 0;
    data.speech = 0;
    data.speechAt = kNowhere;
    data.flags &= static_cast<std::uint8_t>(~(SiegeData::kTerror | SiegeData::kDishonoured));
}

void clearCards(SiegeData &data)
{
    for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit) {
        data.discard[unit] = static_cast<std::uint8_t>(data.discard[unit] + data.spent[unit]);
        data.spent[unit] = 0;
    }
    for (InvaderState &seat : data.invaders) {
        seat.used = seat.lent = 0;
        seat.flags = 0;
    }
    data.done = data.doneAgain = data.doneByEast = 0;
    data.sped = kNowhere;
    data.spedBy = 0;
    data.ended = 0;
}

void cleanUp(Play &play, Step)
{
    countGlory(play);
    clearBoard(play.data);
    clearCards(play.data);
    tell(play, EventKind::RoundEnded, {21, 4}, play.data.round);
    if (play.data.round < kLastRound)
        return push(play, StepKind::StartRound);
    endGame(play, Winner::Defenders, Ending::HeldOut); // S1-21.5
}

} // namespace

namespace steps {

constinit const StepRule disembark = landmark(work(StepKind::Disembark, "disembark", siege1::disembark));
constinit const StepRule disembarkUnit = about(question(StepKind::DisembarkUnit, "disembark-unit", {21, 2},
                                                        offerDisembark, whyNotDisembark, takeDisembark),
                                               Type::Place);
constinit const StepRule cleanUp = work(StepKind::CleanUp, "clean-up", siege1::cleanUp);

} // namespace steps

} // namespace merlon::siege1
