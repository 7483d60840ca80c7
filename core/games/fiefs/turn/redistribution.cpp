#include "core/games/fiefs/knights.h"
#include "core/games/fiefs/steps.h"
#include "core/games/fiefs/turn/turn.h"

#include <algorithm>

/// FI-6: recalls and posts.
namespace merlon::fiefs {

namespace {

/// FI-6.1
Reason whyNotNamed(const Scene &scene, Seat seat, int place, RuleId rule)
{
    const auto index = static_cast<PlaceIndex>(place);
    if (!scene.map.isTerritory(index))
        return no(ReasonKind::NotATerritory, rule, place);
    if (!contains(scene.data.control[seat], index))
        return no(ReasonKind::NotYours, rule, place);
    if (!contains(scene.data.supplied[seat], index))
        return no(ReasonKind::NotSupplied, rule, place);
    return contains(scene.data.named, index) ? no(ReasonKind::NamedAlready, rule, place) : kLegal;
}

Reason whyNotRedistribution(const Scene &scene, Step step, Choice made)
{
    switch (verbOf(made)) {
    case Verb::Recall:
        return whyNotRecall(scene, step.seat, made.args[0], made.args[1]);
    case Verb::Post:
        return whyNotPost(scene, step.seat, made.args[0], made.args[1]);
    case Verb::Done:
        return kLegal;
    default:
        return notNow({6, 1});
    }
}

/// Calls `stopsAt(recall or post)` for all that the places and the castle have room for, until it says yes; says
/// whether it has.
template <class StopsAt>
bool anyMove(const Scene &scene, Seat seat, StopsAt stopsAt)
{
    const int castle = scene.data[seat].castle;
    for (Mask rest = scene.data.supplied[seat] & ~scene.data.named; rest != 0; rest &= rest - 1) {
        const auto place = static_cast<PlaceIndex>(std::countr_zero(rest));
        const int there = scene.data.knights[place];
        for (int number = 1; number < there; ++number) {
            if (stopsAt(choice(Verb::Recall, place, number)))
                return true;
        }
        const int most = std::min(castle, groundOf(scene, place).capacity - there);
        for (int number = 1; number <= most; ++number) {
            if (stopsAt(choice(Verb::Post, place, number)))
                return true;
        }
    }
    return false;
}

void offerRedistribution(const Scene &scene, Step step, ChoiceList &out)
{
    anyMove(scene, step.seat, [&](Choice move) {
        offer<whyNotRedistribution>(scene, step, out, move);
        return false;
    });
    out.add(choice(Verb::Done));
}

void takeRedistribution(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Done)) {
        play.data.named = 0;
        return;
    }
    const auto place = static_cast<PlaceIndex>(made.args[0]);
    const int number = made.args[1];
    play.data.named |= maskOf(place);
    moveKnights(play.data, step.seat, place, is(made, Verb::Post) ? number : -number);
    if (is(made, Verb::Post))
        tell(play, EventKind::Posted, {6, 3}, step.seat, place, number);
    else
        tell(play, EventKind::Recalled, {6, 2}, step.seat, place, number);
    pushAsk(play, StepKind::Redistribute, step.seat);
}

} // namespace

Reason whyNotRecall(const Scene &scene, Seat seat, int place, int number)
{
    constexpr RuleId kRule {6, 2};
    if (const Reason wrong = whyNotNamed(scene, seat, place, kRule))
        return wrong;
    const int there = scene.data.knights[static_cast<std::size_t>(place)];
    if (number < 1 || number >= there)
        return no(ReasonKind::OneMustStay, kRule, place, there);
    const SeatState &own = scene.data[seat];
    return hasDiceFor(own, there, own.castle, number) ? kLegal : no(ReasonKind::DiceShort, {2, 3});
}

Reason whyNotPost(const Scene &scene, Seat seat, int place, int number)
{
    constexpr RuleId kRule {6, 3};
    if (const Reason wrong = whyNotNamed(scene, seat, place, kRule))
        return wrong;
    const SeatState &own = scene.data[seat];
    if (number < 1 || number > own.castle)
        return no(ReasonKind::TooFewInCastle, kRule, own.castle);
    const auto index = static_cast<PlaceIndex>(place);
    const int there = scene.data.knights[index];
    const int capacity = groundOf(scene, index).capacity;
    if (there + number > capacity)
        return no(ReasonKind::OverCapacity, kRule, place, capacity);
    return hasDiceFor(own, own.castle, there, number) ? kLegal : no(ReasonKind::DiceShort, {2, 3});
}

bool canRedistribute(const Scene &scene, Seat seat)
{
    return anyMove(scene, seat, [&](Choice move) {
        return !(is(move, Verb::Recall) ? whyNotRecall(scene, seat, move.args[0], move.args[1])
                                        : whyNotPost(scene, seat, move.args[0], move.args[1]));
    });
}

void pushRedistribution(Play &play, Seat seat)
{
    play.data.named = 0;
    tell(play, EventKind::RedistributionBegins, {6, 1}, seat);
    pushAsk(play, StepKind::Redistribute, seat);
}

namespace steps {

constinit const StepRule redistribute =
    inside(question(StepKind::Redistribute, "redistribute", RuleId {6, 1}, offerRedistribution,
                    whyNotRedistribution, takeRedistribution));

} // namespace steps

} // namespace merlon::fiefs
