#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/pieces/row.h"
#include "core/games/siege2/steps.h"

#include <algorithm>

/// S2-2: the set-up, from the first draw to the first round.
namespace merlon::siege2 {

namespace {

/// Where the cards of a phase are put when they are drawn: row or card supply.
std::uint8_t *drawnCards(SiegeData &data, int phase)
{
    switch (phase) {
    case 2:
        return &data.row[2];
    case 3:
        return &data.row[5];
    case 4:
        return &data.supplyCards[0];
    default:
        return &data.supplyCards[3];
    }
}

/// S2-2.3: a = phase, b = number of cards drawn.
void drawRowOutcomes(const Scene &scene, Step step, OutcomeList &out)
{
    for (std::uint8_t card = firstCardOf(step.a); card < firstCardOf(step.a) + 5; ++card) {
        if (!isDrawn(scene.data, card))
            out.push_back({choice(Verb::DrawCard, card), 1});
    }
}

void takeDrawRow(Play &play, Step step, Choice made)
{
    drawnCards(play.data, step.a)[step.b] = static_cast<std::uint8_t>(made.args[0]);
    tell(play, EventKind::CardDrawn, {2, 3}, made.args[0]);
    if (step.b < 2)
        push(play, StepKind::DrawRow, step.a, step.b + 1);
    else if (step.a < 5)
        push(play, StepKind::DrawRow, step.a + 1, 0);
}

/// S2-2.4: a = phase, b = number of cards of the phase in order.
Reason whyNotOrderNext(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::OrderNext))
        return notNow({2, 4});
    const PhaseSpan cards = rowCardsOf(scene.data, step.a);
    for (int position = cards.first + step.b; position < cards.last; ++position) {
        if (scene.data.row[static_cast<std::size_t>(position)] == made.args[0])
            return kLegal;
    }
    return no(ReasonKind::CardNotHere, {2, 4}, made.args[0]);
}

void offerOrderNext(const Scene &scene, Step step, ChoiceList &out)
{
    const PhaseSpan cards = rowCardsOf(scene.data, step.a);
    for (int position = cards.first + step.b; position < cards.last; ++position)
        offer<whyNotOrderNext>(scene, step, out,
                               choice(Verb::OrderNext, scene.data.row[static_cast<std::size_t>(position)]));
}

void takeOrderNext(Play &play, Step step, Choice made)
{
    const PhaseSpan cards = rowCardsOf(play.data, step.a);
    const auto next = play.data.row.begin() + cards.first + step.b;
    const auto chosen = std::find(next, play.data.row.begin() + cards.last, made.args[0]);
    std::rotate(next, chosen, chosen + 1);
    if (cards.first + step.b + 2 < cards.last)
        push(play, StepKind::OrderRow, step.a, step.b + 1);
}

/// S2-2.5: a = number of cards drawn.
void drawObjectiveOutcomes(const Scene &scene, Step, OutcomeList &out)
{
    for (int card = 0; card < kObjectives; ++card) {
        const bool drawn = std::any_of(scene.data.objectives.begin(), scene.data.objectives.end(),
                                       [card](const ObjectiveSlot &slot) { return slot.id == card; });
        if (!drawn)
            out.push_back({choice(Verb::DrawObjective, card), 1});
    }
}

void takeDrawObjective(Play &play, Step step, Choice made)
{
    play.data.objectives[step.a] = {static_cast<std::uint8_t>(made.args[0]), ObjectiveState::Held};
    tellOnly(play, SeatSet {kInvader}, 1, EventKind::ObjectiveDrawn, {2, 5}, made.args[0]);
    if (step.a < 2)
        push(play, StepKind::DrawObjectives, step.a + 1);
}

Reason whyNotDropObjective(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::DropObjective))
        return notNow({2, 5});
    for (const ObjectiveSlot &slot : scene.data.objectives) {
        if (slot.id == made.args[0])
            return kLegal;
    }
    return no(ReasonKind::NotOffered, {2, 5});
}

void offerDropObjective(const Scene &scene, Step step, ChoiceList &out)
{
    for (const ObjectiveSlot &slot : scene.data.objectives)
        offer<whyNotDropObjective>(scene, step, out, choice(Verb::DropObjective, slot.id));
}

void takeDropObjective(Play &play, Step, Choice made)
{
    std::array<ObjectiveSlot, 3> &slots = play.data.objectives;
    const auto dropped = std::find_if(slots.begin(), slots.end(),
                                      [made](const ObjectiveSlot &slot) { return slot.id == made.args[0]; });
    std::rotate(dropped, dropped + 1, slots.end());
    tellOnly(play, SeatSet {kInvader}, 1, EventKind::ObjectiveDropped, {2, 5}, made.args[0]);
    for (ObjectiveSlot &slot : slots) {
        slot.state = &slot == &slots.back() ? ObjectiveState::Dropped : ObjectiveState::Open;
        if (slot.state == ObjectiveState::Open)
            tell(play, EventKind::ObjectiveShown, {2, 5}, slot.id);
    }
}

/// S2-2.6: a = number of cards drawn.
void drawPlanOutcomes(const Scene &scene, Step, OutcomeList &out)
{
    for (int card = 0; card < kPlans; ++card) {
        const bool drawn = std::any_of(scene.data.plans.begin(), scene.data.plans.end(),
                                       [card](const PlanSlot &slot) { return slot.id == card; });
        if (!drawn)
            out.push_back({choice(Verb::DrawPlan, card), 1});
    }
}

void takeDrawPlan(Play &play, Step step, Choice made)
{
    play.data.plans[step.a] = {static_cast<std::uint8_t>(made.args[0]), PlanState::Held};
    tellOnly(play, SeatSet {kDefender}, 1, EventKind::PlanDrawn, {2, 6}, made.args[0]);
    if (step.a < 2)
        push(play, StepKind::DrawPlans, step.a + 1);
}

Reason whyNotDropPlan(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::DropPlan))
        return notNow({2, 6});
    for (const PlanSlot &slot : scene.data.plans) {
        if (slot.id == made.args[0])
            return kLegal;
    }
    return no(ReasonKind::PlanNotYours, {2, 6}, made.args[0]);
}

void offerDropPlan(const Scene &scene, Step step, ChoiceList &out)
{
    for (const PlanSlot &slot : scene.data.plans)
        offer<whyNotDropPlan>(scene, step, out, choice(Verb::DropPlan, slot.id));
}

void takeDropPlan(Play &play, Step, Choice made)
{
    std::array<PlanSlot, 3> &slots = play.data.plans;
    const auto dropped = std::find_if(slots.begin(), slots.end(),
                                      [made](const PlanSlot &slot) { return slot.id == made.args[0]; });
    std::rotate(dropped, dropped + 1, slots.end());
    for (PlanSlot &slot : slots)
        slot.state = &slot == &slots.back() ? PlanState::Dropped : PlanState::Unused;
    tellOnly(play, SeatSet {kDefender}, 1, EventKind::PlanDropped, {2, 6}, made.args[0]);
}

/// S2-2.7: wood, hourglasses and the round marker.
void openGame(Play &play, Step)
{
    play.data.flags |= SiegeData::kReady;
    takeWood(play, 5, {2, 7});
    gainHourglasses(play, 4, {2, 7});
    push(play, StepKind::StartRound);
}

std::uint8_t firstArgument(const Scene &, Step)
{
    return 1;
}

} // namespace

namespace steps {

constinit const StepRule drawRow = landmark(
    about(drawing(StepKind::DrawRow, "draw-row", {2, 3}, drawRowOutcomes, takeDrawRow), Type::Number));
constinit const StepRule orderRow = about(question(StepKind::OrderRow, "order-row", kInvader, {2, 4},
                                                   offerOrderNext, whyNotOrderNext, takeOrderNext),
                                          Type::Number);
constinit const StepRule drawObjectives = secret(
    drawing(StepKind::DrawObjectives, "draw-objectives", {2, 5}, drawObjectiveOutcomes, takeDrawObjective),
    firstArgument);
constinit const StepRule dropObjective =
    secret(question(StepKind::DropObjective, "drop-objective", kInvader, {2, 5}, offerDropObjective,
                    whyNotDropObjective, takeDropObjective),
           firstArgument);
constinit const StepRule drawPlans =
    secret(drawing(StepKind::DrawPlans, "draw-plans", {2, 6}, drawPlanOutcomes, takeDrawPlan), firstArgument);
constinit const StepRule dropPlan = secret(
    question(StepKind::DropPlan, "drop-plan", kDefender, {2, 6}, offerDropPlan, whyNotDropPlan, takeDropPlan),
    firstArgument);
constinit const StepRule openGame = work(StepKind::OpenGame, "open-game", siege2::openGame);

} // namespace steps

} // namespace merlon::siege2
