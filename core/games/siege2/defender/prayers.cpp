#include "core/games/siege2/defender/effects.h"

#include "core/games/siege2/defender/candidates.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/steps.h"

/// S2-15.8 to S2-15.11: what is prayed for in the cathedral.
namespace merlon::siege2 {

namespace {

/// S2-15.8
Reason whyNotBless(const Scene &, Step, Choice made)
{
    return is(made, Verb::ChooseSide) ? kLegal : notNow({15, 8});
}

void offerSides(const Scene &scene, Step step, ChoiceList &out)
{
    offer<whyNotBless>(scene, step, out, choice(Verb::ChooseSide, siege::West));
    offer<whyNotBless>(scene, step, out, choice(Verb::ChooseSide, siege::East));
}

void takeBless(Play &play, Step, Choice made)
{
    play.data.blessed = static_cast<std::uint8_t>(made.args[0]);
    tell(play, EventKind::SideBlessed, {15, 8}, made.args[0]);
}

/// S2-15.9
Reason whyNotMixUp(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::ChooseOrder))
        return notNow({15, 9});
    const int wall = wallNumber(scene, static_cast<PlaceIndex>(made.args[0]));
    if (wall < 0)
        return no(ReasonKind::WrongPlace, {15, 9}, made.args[0]);
    return scene.data.walls[static_cast<std::size_t>(wall)].order != Order::None
        ? kLegal
        : no(ReasonKind::NoOrderThere, {15, 9}, made.args[0]);
}

void takeMixUp(Play &play, Step, Choice made)
{
    WallState &wall = play.data.walls[play.field.numbers[made.args[0]]];
    if (!wall.has(WallState::kOrderFaceUp))
        play.data.flags |= SiegeData::kOrdersMixed;
    wall.order = Order::None;
    wall.flags &= static_cast<std::uint8_t>(~WallState::kOrderFaceUp);
    tell(play, EventKind::OrderReturned, {15, 9}, made.args[0]);
}

/// S2-15.10
Reason whyNotSharpshoot(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::Kill))
        return notNow({15, 10});
    const auto place = static_cast<PlaceIndex>(made.args[0]);
    if (!holdsInvaders(scene.field, place) || made.args[1] >= siege::kUnitKinds)
        return no(ReasonKind::WrongPlace, {15, 10}, place);
    return invadersAt(scene.data, scene.field, place)[made.args[1]] > 0
        ? kLegal
        : no(ReasonKind::NoUnitThere, {15, 10}, place);
}

void offerSharpshots(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t place = 0; place < scene.field.kinds.size(); ++place) {
        for (int unit = 0; unit < siege::kUnitKinds; ++unit)
            offer<whyNotSharpshoot>(scene, step, out, choice(Verb::Kill, place, unit));
    }
}

void takeSharpshoot(Play &play, Step, Choice made)
{
    killInvader(play, static_cast<PlaceIndex>(made.args[0]), made.args[1], {15, 10});
}

/// S2-15.11
Reason whyNotGlare(const Scene &scene, Step, Choice made)
{
    if (!is(made, Verb::ChooseWall))
        return notNow({15, 11});
    return wallNumber(scene, static_cast<PlaceIndex>(made.args[0])) >= 0
        ? kLegal
        : no(ReasonKind::WrongPlace, {15, 11}, made.args[0]);
}

void takeGlare(Play &play, Step, Choice made)
{
    play.data.walls[play.field.numbers[made.args[0]]].flags |= WallState::kGlared;
    tell(play, EventKind::WallGlared, {15, 11}, made.args[0]);
}

bool anyInvaderOnBoard(const Scene &scene)
{
    for (std::size_t place = 0; place < scene.field.kinds.size(); ++place) {
        const auto index = static_cast<PlaceIndex>(place);
        if (holdsInvaders(scene.field, index) && !siege::isEmpty(invadersAt(scene.data, scene.field, index)))
            return true;
    }
    return false;
}

} // namespace

std::optional<Condition> missingForPrayer(const Scene &scene, Action action)
{
    if (action == Action::OrdersMixUp)
        return missingAmong<whyNotMixUp>(scene, action, Verb::ChooseOrder, scene.field.walls, kPlaceOf,
                                         Condition::NoOrder);
    return action != Action::Sharpshooters || anyInvaderOnBoard(scene) ? std::nullopt
                                                                       : std::optional(Condition::NoInvader);
}

namespace steps {

constinit const StepRule blessSide = inside(
    question(StepKind::BlessSide, "bless-side", kDefender, {15, 8}, offerSides, whyNotBless, takeBless));
constinit const StepRule mixUpOrders =
    inside(question(StepKind::MixUpOrders, "mix-up-orders", kDefender, {15, 9},
                    offerWalls<whyNotMixUp, Verb::ChooseOrder>, whyNotMixUp, takeMixUp));
constinit const StepRule sharpshoot = inside(question(StepKind::Sharpshoot, "sharpshoot", kDefender, {15, 10},
                                                      offerSharpshots, whyNotSharpshoot, takeSharpshoot));
constinit const StepRule glareWall =
    inside(question(StepKind::GlareWall, "glare-wall", kDefender, {15, 11},
                    offerWalls<whyNotGlare, Verb::ChooseWall>, whyNotGlare, takeGlare));

} // namespace steps

} // namespace merlon::siege2
