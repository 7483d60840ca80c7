#include "core/games/fiefs/battle/battle.h"
#include "core/games/fiefs/knights.h"
#include "core/games/fiefs/steps.h"
#include "core/games/fiefs/turn/cards.h"
#include "core/games/fiefs/turn/turn.h"

#include <algorithm>

/// FI-7: advance and conquest.
namespace merlon::fiefs {

namespace {

/// FI-12.1: so many knights besiege a castle at most.
constexpr int kMostBesiegers = 6;

/// FI-7.1: which places can be advanced on at all.
Reason whyNotTarget(const Scene &scene, Seat seat, int place)
{
    constexpr RuleId kRule {7, 1};
    const auto index = static_cast<PlaceIndex>(place);
    if (scene.map.isCastle(index)) {
        const bool canBesiege = scene.rules.siege && scene.map[index].seat != seat;
        return canBesiege ? kLegal : no(ReasonKind::NotATerritory, {12, 1}, place);
    }
    if (!scene.map.isTerritory(index))
        return no(ReasonKind::NotATerritory, kRule, place);
    const Seat controller = controllerOf(scene, index);
    if (controller == seat)
        return no(ReasonKind::OwnTerritory, kRule, place);
    const bool isTeams = controller != kNobody && !scene.rules.areEnemies(seat, controller);
    return isTeams ? no(ReasonKind::TeamsTerritory, {12, 2}, place) : kLegal;
}

Reason whyNotSend(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {7, 2};
    if (!is(made, Verb::Send))
        return notNow(kRule);
    const SeatState &own = scene.data[step.seat];
    const int number = made.args[0];
    if (number < 1 || number > own.castle)
        return no(ReasonKind::TooFewInCastle, kRule, own.castle);
    const auto place = static_cast<PlaceIndex>(step.a);
    const int most = mostOfAdvance(scene, step.seat, place);
    if (number > most)
        return no(ReasonKind::OverCapacity, kRule, place, most);
    return hasDiceFor(own, own.castle, 0, number) ? kLegal : no(ReasonKind::DiceShort, {2, 3});
}

void offerSend(const Scene &scene, Step step, ChoiceList &out)
{
    for (int number = 1; number <= mostOfAdvance(scene, step.seat, static_cast<PlaceIndex>(step.a)); ++number)
        offer<whyNotSend>(scene, step, out, choice(Verb::Send, number));
}

void takeSend(Play &play, Step step, Choice made)
{
    const auto place = static_cast<PlaceIndex>(step.a);
    const int number = made.args[0];
    SeatState &own = play.data[step.seat];
    own.dice = static_cast<std::uint8_t>(own.dice - diceFor(own.castle) + diceFor(own.castle - number)
                                         + diceFor(number));
    own.castle = static_cast<std::uint8_t>(own.castle - number);
    tell(play, EventKind::Advanced, {7, 2}, step.seat, place, number);
    const Seat defender = play.map.isCastle(place) ? play.map[place].seat : controllerOf(play, place);
    if (defender != kNobody)
        return beginBattle(play, step.seat, defender, place, number);
    changeControl(play, place, step.seat, number);
    pushAsk(play, StepKind::AfterConquest, step.seat);
    pushConquest(play, step.seat, place);
}

/// FI-7.3: a = place; the abilities follow in the order reinforce, sift, mire.
void workConquer(Play &play, Step step)
{
    const auto place = static_cast<PlaceIndex>(step.a);
    const Ground &ground = groundOf(play, place);
    tell(play, EventKind::Conquered, {7, 3}, step.seat, place);
    if (ground.has(Ability::Mire))
        pushAsk(play, StepKind::Mire, step.seat, place);
    if (ground.has(Ability::Sift))
        pushOptionalDiscard(play, step.seat, DiscardCause::Sift);
    if (ground.has(Ability::Reinforce))
        tell(play, EventKind::KnightsGained, {7, 3}, step.seat, gainKnights(play.data, step.seat, 1));
}

/// FI-7.4: a = place; the last knight may sink.
void workMire(Play &play, Step step)
{
    const auto place = static_cast<PlaceIndex>(step.a);
    takeKnights(play.data, step.seat, place, 1);
    tell(play, EventKind::KnightMired, {7, 4}, step.seat, place);
    if (play.data.knights[place] == 0)
        changeControl(play, place, kNobody, 0);
}

/// FI-12.3: all knights without supply leave the map, all at once.
void sweep(Play &play)
{
    for (Seat seat = 0; seat < play.rules.seats; ++seat) {
        const Mask lost = play.data.control[seat] & ~play.data.supplied[seat];
        forEachPlace(lost, [&](PlaceIndex place) {
            tell(play, EventKind::Swept, {12, 3}, seat, place, play.data.knights[place]);
            changeControl(play, place, kNobody, 0);
        });
    }
}

/// FI-7.6, FI-11.2
void workAfterConquest(Play &play, Step step)
{
    if (play.rules.cutThroat)
        sweep(play);
    if (pointsOfTeam(play, play.rules.teamOf(step.seat)) < play.rules.target())
        return;
    endGame(play, Ending::Points, step.seat);
    tell(play, EventKind::GameWon, play.rules.ruleOfVictory(), step.seat);
}

} // namespace

int mostOfAdvance(const Scene &scene, Seat seat, PlaceIndex place)
{
    const int room = scene.map.isCastle(place) ? kMostBesiegers : groundOf(scene, place).capacity;
    return std::min<int>(scene.data[seat].castle, room);
}

Reason whyNotAdvance(const Scene &scene, Seat seat, int place)
{
    constexpr RuleId kRule {7, 1};
    if (scene.data.campaigns == 0)
        return no(ReasonKind::NoCampaign, {3, 3});
    if (const Reason wrong = whyNotTarget(scene, seat, place))
        return wrong;
    const auto index = static_cast<PlaceIndex>(place);
    if (!isWithinReach(scene, seat, index))
        return no(ReasonKind::OutOfReach, {0, 3}, place);
    const SeatState &own = scene.data[seat];
    if (own.castle == 0)
        return no(ReasonKind::NoKnightInCastle, kRule);
    for (int number = 1; number <= mostOfAdvance(scene, seat, index); ++number) {
        if (hasDiceFor(own, own.castle, 0, number))
            return kLegal;
    }
    return no(ReasonKind::DiceShort, {2, 3});
}

void pushConquest(Play &play, Seat seat, PlaceIndex place)
{
    pushAsk(play, StepKind::Conquer, seat, place);
}

namespace steps {

constinit const StepRule send = about(
    inside(question(StepKind::Send, "send", RuleId {7, 2}, offerSend, whyNotSend, takeSend)), Type::Place);
constinit const StepRule conquer = work(StepKind::Conquer, "conquer", workConquer);
constinit const StepRule mire = work(StepKind::Mire, "mire", workMire);
constinit const StepRule afterConquest = work(StepKind::AfterConquest, "after-conquest", workAfterConquest);

} // namespace steps

} // namespace merlon::fiefs
