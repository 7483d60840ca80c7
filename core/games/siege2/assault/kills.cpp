#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/steps.h"

/// S2-1.3: the opponent of their owner chooses the units that die, one after another.
namespace merlon::siege2 {

namespace {

/// a = place, b = kinds of units that may be chosen, as a bit set (0: all), c = rule.
Reason whyNotKillInvader(const Scene &scene, Step step, Choice made)
{
    const RuleId rule = unpacked(step.c);
    if (!is(made, Verb::Kill))
        return notNow(rule);
    if (made.args[0] != step.a)
        return no(ReasonKind::NotItsTurn, rule, step.a);
    const std::uint16_t unit = made.args[1];
    const bool kind = unit < siege::kUnitKinds && (step.b == 0 || (step.b >> unit & 1) != 0);
    const auto place = static_cast<PlaceIndex>(step.a);
    return kind && invadersAt(scene.data, scene.field, place)[unit] > 0
        ? kLegal
        : no(ReasonKind::NoUnitThere, rule, place);
}

void offerKillInvader(const Scene &scene, Step step, ChoiceList &out)
{
    for (int unit = 0; unit < siege::kUnitKinds; ++unit)
        offer<whyNotKillInvader>(scene, step, out, choice(Verb::Kill, step.a, unit));
}

void takeKillInvader(Play &play, Step step, Choice made)
{
    killInvader(play, static_cast<PlaceIndex>(step.a), made.args[1], unpacked(step.c));
}

/// a = place, c = rule.
Reason whyNotKillDefender(const Scene &scene, Step step, Choice made)
{
    const RuleId rule = unpacked(step.c);
    if (!is(made, Verb::Kill))
        return notNow(rule);
    if (made.args[0] != step.a)
        return no(ReasonKind::NotItsTurn, rule, step.a);
    const int unit = made.args[1] - siege::kUnitKinds;
    const auto place = static_cast<PlaceIndex>(step.a);
    return unit >= 0 && defendersAt(scene, place)[static_cast<std::size_t>(unit)] > 0
        ? kLegal
        : no(ReasonKind::NoUnitThere, rule, place);
}

void offerKillDefender(const Scene &scene, Step step, ChoiceList &out)
{
    for (int unit = siege::kUnitKinds; unit < 2 * siege::kUnitKinds; ++unit)
        offer<whyNotKillDefender>(scene, step, out, choice(Verb::Kill, step.a, unit));
}

void takeKillDefender(Play &play, Step step, Choice made)
{
    killDefender(play, static_cast<PlaceIndex>(step.a), made.args[1] - siege::kUnitKinds, unpacked(step.c));
}

} // namespace

namespace steps {

constinit const StepRule killInvader = about(question(StepKind::KillInvader, "kill-invader", kDefender, {},
                                                      offerKillInvader, whyNotKillInvader, takeKillInvader),
                                             Type::Place);
constinit const StepRule killDefender =
    about(question(StepKind::KillDefender, "kill-defender", kInvader, {}, offerKillDefender,
                   whyNotKillDefender, takeKillDefender),
          Type::Place);

} // namespace steps

} // namespace merlon::siege2
