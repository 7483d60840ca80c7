#include "core/games/siege2/defender/buildings.h"
#include "core/games/siege2/defender/heroes.h"
#include "core/games/siege2/defender/movement.h"
#include "core/games/siege2/defender/plans.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/steps.h"

/// S2-12, S2-13: the defender phase.
namespace merlon::siege2 {

namespace {

/// S2-3.4: only with hourglasses in the reserve.
void startDefenderPhase(Play &play, Step)
{
    if (play.data.reserve == 0)
        return;
    tell(play, EventKind::DefenderPhaseBegins, {12, 1}, play.data.reserve);
    push(play, StepKind::DefenderPhase);
}

bool anySpending(const Scene &scene)
{
    if (scene.data.reserve == 0)
        return false;
    return actionsForHourglass(scene) != 0 || anyDefenderPiece(scene, [&](int piece, PlaceIndex place) {
               return !whyNotMoveFrom(scene, piece, place, Fare::Normal, true);
           });
}

/// S2-12.1: only with an empty reserve, or when nothing can take an hourglass.
Reason whyNotEndPhase(const Scene &scene)
{
    return scene.data.reserve == 0 || !anySpending(scene) ? kLegal : no(ReasonKind::HourglassesLeft, {12, 1});
}

Reason whyNotInPhase(const Scene &scene, Step, Choice made)
{
    switch (verbOf(made)) {
    case Verb::PlaceHourglass:
        return whyNotInvest(scene, static_cast<Action>(made.args[0]));
    case Verb::Select:
        return whyNotSelect(scene, made.args[0], static_cast<PlaceIndex>(made.args[1]), Fare::Normal, true);
    case Verb::Activate:
        return whyNotActivate(scene, static_cast<Action>(made.args[0]));
    case Verb::HeroicOrder:
        return whyNotHeroicOrder(scene, static_cast<Hero>(made.args[0]),
                                 static_cast<HeroicOrder>(made.args[1]));
    case Verb::UsePlan:
        return whyNotUsePlan(scene, static_cast<Plan>(made.args[0]), PlanMoment::DefenderPhase);
    case Verb::EndPhase:
        return whyNotEndPhase(scene);
    default:
        return notNow({12, 1});
    }
}

/// The pieces that whyNotMoveFrom lets move.
void offerSelects(const Scene &scene, ChoiceList &out)
{
    ChoiceWriter writer(out, siege::kUnitKinds * scene.field.defenderPlaces.size() + kHeroes);
    for (const PlaceIndex place : scene.field.defenderPlaces) {
        Mask pieces = defenderPiecesAt(scene, place);
        if (place == scene.field.courtyard) {
            siege::forEach(pieces, [&](int piece) {
                if (whyNotMoveFrom(scene, piece, place, Fare::Normal, true))
                    pieces &= ~maskOf(piece);
            });
        } else if (whyNotMoveFrom(scene, 0, place, Fare::Normal,
                                  true)) { // there it is the same for every piece
            continue;
        }
        for (int unit = 0; unit < siege::kUnitKinds; ++unit)
            writer.addIf((pieces >> unit & 1) != 0, choice(Verb::Select, unit, place));
        siege::forEach(pieces >> kHeroPiece << kHeroPiece,
                       [&](int hero) { writer.add(choice(Verb::Select, hero, place)); });
    }
}

/// The same conditions as whyNotInPhase, for all actions at once: this list is made more often than any other.
void offerPhase(const Scene &scene, Step, ChoiceList &out)
{
    if (scene.data.reserve > 0) {
        siege::forEach(actionsForHourglass(scene),
                       [&](int action) { out.add(choice(Verb::PlaceHourglass, action)); });
        offerSelects(scene, out);
    }
    const bool canSpend = !out.empty();
    siege::forEach(actionsToActivate(scene), [&](int action) { out.add(choice(Verb::Activate, action)); });
    offerHeroicOrders(scene, out);
    for (const PlanSlot &slot : scene.data.plans) {
        const auto plan = static_cast<Plan>(slot.id);
        if (slot.state == PlanState::Unused && !whyNotUsePlan(scene, plan, PlanMoment::DefenderPhase))
            out.add(choice(Verb::UsePlan, slot.id));
    }
    if (!canSpend) // the condition of whyNotEndPhase, already known
        out.add(choice(Verb::EndPhase));
}

void takePhase(Play &play, Step, Choice made)
{
    if (is(made, Verb::EndPhase)) {
        if (play.data.reserve > 0)
            tell(play, EventKind::HourglassesLost, {12, 1}, play.data.reserve);
        play.data.reserve = 0;
        return;
    }
    push(play, StepKind::DefenderPhase);
    push(play, StepKind::CheckObjectives); // S2-20.1: after each completely resolved choice
    switch (verbOf(made)) {
    case Verb::PlaceHourglass:
        --play.data.reserve;
        return invest(play, static_cast<Action>(made.args[0]));
    case Verb::Select:
        return push(play, StepKind::MovePiece, made.args[0], made.args[1]);
    case Verb::Activate:
        return completeAction(play, static_cast<Action>(made.args[0]));
    case Verb::HeroicOrder:
        return useHeroicOrder(play, static_cast<Hero>(made.args[0]), static_cast<HeroicOrder>(made.args[1]));
    default:
        return usePlan(play, static_cast<Plan>(made.args[0]));
    }
}

/// S2-1.1: else the missing question would betray which plan it is.
bool askPhase(const Scene &scene, Step)
{
    return hasUnusedPlan(scene.data);
}

/// S2-13.1: a = piece, b = where it stands.
Reason whyNotMove(const Scene &scene, Step step, Choice made)
{
    const auto from = static_cast<PlaceIndex>(step.b);
    if (is(made, Verb::MoveTo))
        return whyNotMoveTo(scene, step.a, from, static_cast<PlaceIndex>(made.args[0]), Fare::Normal);
    if (is(made, Verb::SwapWith))
        return whyNotSwap(scene, step.a, from, made.args[0], static_cast<PlaceIndex>(made.args[1]));
    return notNow({13, 1});
}

/// S2-13.2, S2-13.4, S2-13.5: what whyNotMove allows; only adjacent places and places with swaps are worth asking.
void offerMoves(const Scene &scene, Step step, ChoiceList &out)
{
    const int piece = step.a;
    const auto from = static_cast<PlaceIndex>(step.b);
    FixedList<PlaceIndex, siege::kMaxPlaces> adjacent;
    for (const PlaceIndex place : scene.field.defenderPlaces) {
        if (scene.field.areAdjacent(from, place))
            adjacent.push_back(place);
    }
    for (const PlaceIndex to : adjacent)
        out.addIf(!whyNotMoveTo(scene, piece, from, to, Fare::Normal), choice(Verb::MoveTo, to));
    if (!isHero(piece) && !hasSwaps(scene, from))
        return;
    for (const PlaceIndex place : adjacent) {
        if (!isHero(piece) && !hasSwaps(scene, place))
            continue;
        forEachDefenderPieceAt(scene, place, [&](int other) {
            out.addIf(!whyNotSwap(scene, piece, from, other, place), choice(Verb::SwapWith, other, place));
        });
    }
}

void takeMove(Play &play, Step step, Choice made)
{
    const auto from = static_cast<PlaceIndex>(step.b);
    if (is(made, Verb::MoveTo)) {
        const auto to = static_cast<PlaceIndex>(made.args[0]);
        if (payMovement(play, step.a, from, to, 1, Fare::Normal))
            carry(play, step.a, from, to, {13, 1});
        return;
    }
    const int other = made.args[0];
    const auto place = static_cast<PlaceIndex>(made.args[1]);
    if (!payMovement(play, step.a, from, place, play.data.keeps(Plan::ForcedMarch) ? 2 : 1, Fare::Normal))
        return;
    if (isHero(step.a)) {
        std::swap(play.data.heroes[0], play.data.heroes[1]);
    } else {
        addDefender(play, from, step.a, -1);
        addDefender(play, place, other, -1);
        addDefender(play, place, step.a, 1);
        addDefender(play, from, other, 1);
    }
    tell(play, EventKind::DefendersSwapped, {13, 5}, step.a, from, other, place);
}

/// S2-12.5: tracks that a falling cost has filled are completed at once, in the order that the defender chooses.
/// a, b = the actions whose tracks have become full, as a bit set of 32; tracks that waited before may wait on.
Reason whyNotCompleteTrack(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Activate))
        return notNow({12, 5});
    const std::uint32_t filled = step.a | static_cast<std::uint32_t>(step.b) << 16;
    return (filled >> made.args[0] & 1u) != 0 ? whyNotActivate(scene, static_cast<Action>(made.args[0]))
                                              : no(ReasonKind::NotOffered, {12, 5});
}

void offerFullTracks(const Scene &scene, Step step, ChoiceList &out)
{
    for (int action = 0; action < kActions; ++action)
        offer<whyNotCompleteTrack>(scene, step, out, choice(Verb::Activate, action));
}

void takeCompleteTrack(Play &play, Step step, Choice made)
{
    push(play, StepKind::CompleteTracks, step.a, step.b);
    completeAction(play, static_cast<Action>(made.args[0]));
}

} // namespace

namespace steps {

constinit const StepRule startDefenderPhase =
    landmark(work(StepKind::StartDefenderPhase, "start-defender-phase", siege2::startDefenderPhase));
constinit const StepRule defenderPhase = asked(question(StepKind::DefenderPhase, "defender-phase", kDefender,
                                                        {12, 1}, offerPhase, whyNotInPhase, takePhase),
                                               askPhase);
constinit const StepRule movePiece = about(
    inside(question(StepKind::MovePiece, "move-piece", kDefender, {13, 1}, offerMoves, whyNotMove, takeMove)),
    Type::DefenderPiece, Type::Place);
constinit const StepRule completeTracks =
    question(StepKind::CompleteTracks, "complete-tracks", kDefender, {12, 5}, offerFullTracks,
             whyNotCompleteTrack, takeCompleteTrack);

} // namespace steps

} // namespace merlon::siege2
