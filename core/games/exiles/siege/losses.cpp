#include "core/games/exiles/city.h"
#include "core/games/exiles/enemy.h"
#include "core/games/exiles/siege/siege.h"
#include "core/games/exiles/steps.h"

#include <algorithm>

/// EX-8.9, EX-15.4: units of the exiles leave: the list, the window to save them, what is done. `data.losses` holds the list.
namespace merlon::exiles {

namespace {

/// Units of a type that stand there, or fight the squad, and are not on the list yet: with and without the mark *fought*.
int leftOf(const Scene &scene, std::size_t unit, std::size_t marks)
{
    const Losses &losses = scene.data.losses;
    const int there = losses.squad == kNoSquad ? scene.data.posts[losses.post].units[unit][marks]
                                               : scene.data.squads[losses.squad].defenders[unit][marks];
    return there - losses.lost[unit][marks];
}

int leftOf(const Scene &scene, std::size_t unit)
{
    return leftOf(scene, unit, 0) + leftOf(scene, unit, kFought);
}

int lowestEndurance(const Scene &scene)
{
    int lowest = 0xFF;
    for (std::size_t unit = 0; unit < kUnits; ++unit) {
        if (leftOf(scene, unit) > 0)
            lowest = std::min<int>(lowest, kUnitData[unit].endurance);
    }
    return lowest;
}

/// a = place, b = points, c = number.
Reason whyNotLose(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {8, 9};
    if (!is(made, Verb::Lose))
        return notNow(kRule);
    const std::size_t unit = made.args[0];
    if (leftOf(scene, unit) == 0)
        return no(ReasonKind::NoneThere, kRule, step.a);
    if (step.c == 0 || kUnitData[unit].endurance > step.b)
        return no(ReasonKind::NoMoreLosses, kRule);
    return kUnitData[unit].endurance == lowestEndurance(scene) ? kLegal
                                                               : no(ReasonKind::NotTheWeakest, kRule, unit);
}

void offerLosses(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        offer<whyNotLose>(scene, step, out, choice(Verb::Lose, unit));
}

/// Within a type those that have fought go first.
void takeLoss(Play &play, Step step, Choice made)
{
    const std::size_t unit = made.args[0];
    const std::size_t marks = leftOf(play, unit, kFought) > 0 ? std::size_t {kFought} : 0;
    ++play.data.losses.lost[unit][marks];
    pushAsk(play, StepKind::Lose, step.seat, step.a, step.b - kUnitData[unit].endurance, step.c - 1);
}

// EX-15.4

/// The commander first, then the others in turn order.
Seat saverAt(const Scene &scene, Seat commander, int position)
{
    int others = 0;
    for (int index = 0; position > 0 && index < scene.rules.seats; ++index) {
        const Seat seat = scene.seatAt(index);
        if (seat != commander && ++others == position)
            return seat;
    }
    return commander;
}

/// a = place, b = position in the order of those who are asked.
Reason whyNotSave(const Scene &scene, Step, Choice made)
{
    switch (verbOf(made)) {
    case Verb::Accept:
        return kLegal;
    case Verb::Resurrect:
        return whyNotBlessing(scene, Blessing::Resurrection);
    case Verb::Shield: {
        const std::size_t marks = marksOf(made.args[0]);
        if (marks > kFought || scene.data.losses.lost[unitOf(made.args[0])][marks] == 0)
            return no(ReasonKind::NotOnTheList, {15, 4});
        return whyNotBlessing(scene, Blessing::Shield);
    }
    default:
        return notNow({15, 4});
    }
}

void offerSaves(const Scene &scene, Step step, ChoiceList &out)
{
    if (scene.data.losses.count() == 0)
        return; // nothing is about to leave
    for (std::size_t unit = 0; unit < kUnits; ++unit) {
        for (const std::size_t marks : {std::size_t {0}, std::size_t {kFought}})
            offer<whyNotSave>(scene, step, out, choice(Verb::Shield, rankOf(unit, marks)));
    }
    offer<whyNotSave>(scene, step, out, choice(Verb::Resurrect));
    out.add(choice(Verb::Accept));
}

void use(Play &play, Seat seat, Blessing blessing)
{
    play.data.now.use(blessing);
    tell(play, EventKind::Blessed, {15, 4}, seat, static_cast<int>(blessing),
         play.map.placeOf(play.data.losses.post));
}

void tellSaved(Play &play, std::size_t unit, int number)
{
    if (number > 0)
        tell(play, EventKind::UnitsSaved, {15, 4}, play.map.placeOf(play.data.losses.post), unit, number);
}

void takeSave(Play &play, Step step, Choice made)
{
    Losses &losses = play.data.losses;
    if (is(made, Verb::Accept)) {
        if (step.b + 1 < play.rules.seats)
            pushAsk(play, StepKind::SaveWindow,
                    saverAt(play, play.scene().commanderOf(losses.post), step.b + 1), step.a, step.b + 1);
        return;
    }
    pushAsk(play, StepKind::SaveWindow, step.seat, step.a, step.b);
    if (is(made, Verb::Shield)) {
        use(play, step.seat, Blessing::Shield);
        --losses.lost[unitOf(made.args[0])][marksOf(made.args[0])];
        return tellSaved(play, unitOf(made.args[0]), 1);
    }
    use(play, step.seat, Blessing::Resurrection);
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        tellSaved(play, unit, losses.lost[unit][0] + losses.lost[unit][kFought]);
    losses.lost = {};
}

void workTakeLosses(Play &play, Step)
{
    ExilesData &data = play.data;
    const Losses losses = data.losses;
    data.losses = {};
    for (std::size_t unit = 0; unit < kUnits; ++unit) {
        for (std::size_t marks = 0; marks <= kFought; ++marks) {
            const std::uint8_t number = losses.lost[unit][marks];
            dismiss(play, losses.post, rankOf(unit, marks), number);
            if (losses.squad != kNoSquad) {
                std::uint8_t &fighting = data.squads[losses.squad].defenders[unit][marks];
                fighting = static_cast<std::uint8_t>(fighting - number);
            }
        }
        const int lost = losses.lost[unit][0] + losses.lost[unit][kFought];
        if (lost > 0)
            tell(play, EventKind::UnitsLost, {8, 9}, play.map.placeOf(losses.post), unit, lost);
    }
    if (losses.count() > 0 && data.siege.stage == kStageOfMelee)
        data.siege.hasBled = true;
}

} // namespace

void pushLosses(Play &play, Post post, SquadIndex squad, int points, int number)
{
    play.data.losses = {};
    play.data.losses.post = post;
    play.data.losses.squad = squad;
    const PlaceIndex place = play.map.placeOf(post);
    const Seat commander = play.scene().commanderOf(post);
    push(play, StepKind::TakeLosses);
    pushAsk(play, StepKind::SaveWindow, commander, place, 0);
    pushAsk(play, StepKind::Lose, commander, place, points, number);
}

namespace steps {

constinit const StepRule lose =
    about(inside(question(StepKind::Lose, "lose", RuleId {8, 9}, offerLosses, whyNotLose, takeLoss)),
          Type::Place, Type::Number);
constinit const StepRule saveWindow =
    about(question(StepKind::SaveWindow, "save-window", RuleId {15, 4}, offerSaves, whyNotSave, takeSave),
          Type::Place);
constinit const StepRule takeLosses = work(StepKind::TakeLosses, "take-losses", workTakeLosses);

} // namespace steps

} // namespace merlon::exiles
