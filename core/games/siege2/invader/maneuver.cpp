#include "core/games/siege2/invader/budgets.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/steps.h"

#include <algorithm>
#include <vector>

/// S2-10: maneuvers, from the choice of one to the last unit from the supply.
namespace merlon::siege2 {

namespace {

using siege::forEach;

constexpr int kMinor = 0;
constexpr int kMajor = 1;

/// S2-10.1: a = 0 for the first maneuver of the round, 1 for the second.
Reason whyNotChooseManeuver(const Scene &scene, Step step, Choice made)
{
    if (is(made, Verb::NoMoreManeuvers))
        return step.a > 0 ? kLegal : notNow({10, 1});
    if (!is(made, Verb::Maneuver))
        return notNow({10, 1});
    return (scene.data.maneuvers >> made.args[0] & 1) == 0
        ? kLegal
        : no(ReasonKind::ManeuverMade, {10, 1}, made.args[0]);
}

void offerManeuvers(const Scene &scene, Step step, ChoiceList &out)
{
    offer<whyNotChooseManeuver>(scene, step, out, choice(Verb::Maneuver, kMinor));
    offer<whyNotChooseManeuver>(scene, step, out, choice(Verb::Maneuver, kMajor));
    offer<whyNotChooseManeuver>(scene, step, out, choice(Verb::NoMoreManeuvers));
}

/// S2-10.2, S2-10.3: cost and budget.
void takeChooseManeuver(Play &play, Step step, Choice made)
{
    if (is(made, Verb::NoMoreManeuvers))
        return;
    SiegeData &data = play.data;
    data.maneuvers = static_cast<std::uint8_t>(data.maneuvers | 1 << made.args[0]);
    data.due = static_cast<std::uint16_t>(data.due + kManeuverHourglasses[made.args[0]]);
    data.budget = kManeuverBudgets[made.args[0]];
    data.flags &= static_cast<std::uint8_t>(~SiegeData::kMaraudersCame);
    for (RampartState &rampart : data.ramparts)
        rampart.left = 0;
    for (ForegroundState &foreground : data.foregrounds)
        foreground.left = foreground.fromSupply = 0;
    for (PathState &path : data.paths)
        path.flags &= static_cast<std::uint8_t>(~PathState::kStruck);
    tell(play, EventKind::ManeuverBegins, {10, 1}, made.args[0]);
    if (step.a == 0)
        push(play, StepKind::ChooseManeuver, 1);
    push(play, StepKind::ManeuverPart, 0);
}

/// S2-10.4: part 0 is the sap, then the ramparts from the deepest, the foregrounds, the supply, the end.
void beginManeuverPart(Play &play, Step step)
{
    const int foregrounds = play.field.maxDepth() + 1;
    if (step.a > foregrounds + 1)
        return push(play, StepKind::CheckObjectives, 1);
    push(play, StepKind::ManeuverPart, step.a + 1);
    push(play, StepKind::EndPart, step.a);
    for (std::size_t path = 0; path < play.field.paths.size(); ++path)
        play.data.paths[path].crossed = {};
    play.data.throughs = {};
    if (step.a == 0)
        return push(play, StepKind::SapIn);
    if (step.a > foregrounds)
        return push(play, StepKind::Deploy);
    push(play, StepKind::March, foregrounds - step.a);
}

/// S2-10.3: how many pieces may still come from the supply on a side.
bool supplySpent(const Scene &scene, siege::Side side)
{
    return scene.data.foregrounds[side].fromSupply >= scene.data.budget;
}

/// S2-10.6
Reason whyNotSapIn(const Scene &scene, Step, Choice made)
{
    if (is(made, Verb::Done))
        return kLegal;
    if (!is(made, Verb::SapIn))
        return notNow({10, 6});
    const auto place = static_cast<PlaceIndex>(made.args[0]);
    const int number = wallNumber(scene, place);
    if (number < 0)
        return no(ReasonKind::WrongPlace, {10, 6}, place);
    const WallState &wall = scene.data.walls[static_cast<std::size_t>(number)];
    if (!wall.has(Equipment::Sap))
        return no(ReasonKind::NothingThere, {10, 6}, place);
    if (wall.has(WallState::kSapUsed))
        return no(ReasonKind::SapUsed, {10, 6}, place);
    if (made.args[1] == siege::Troll)
        return no(ReasonKind::TooStrong, {10, 6});
    if (scene.data.invaderSupply[made.args[1]] == 0)
        return no(ReasonKind::NoUnitInSupply, {10, 6}, made.args[1]);
    if (invaderRoom(scene, place) <= 0)
        return no(ReasonKind::NoSpace, {10, 6}, place);
    return supplySpent(scene, scene.field.sideOf(place)) ? no(ReasonKind::BudgetSpent, {10, 3}, place)
                                                         : kLegal;
}

void offerSaps(const Scene &scene, Step step, ChoiceList &out)
{
    for (const siege::WallField &wall : scene.field.walls) {
        offer<whyNotSapIn>(scene, step, out, choice(Verb::SapIn, wall.place, siege::Goblin));
        offer<whyNotSapIn>(scene, step, out, choice(Verb::SapIn, wall.place, siege::Orc));
    }
    offer<whyNotSapIn>(scene, step, out, choice(Verb::Done));
}

void takeSapIn(Play &play, Step, Choice made)
{
    if (is(made, Verb::Done))
        return;
    const auto place = static_cast<PlaceIndex>(made.args[0]);
    WallState &wall = play.data.walls[play.field.numbers[place]];
    wall.flags |= WallState::kSapUsed;
    --play.data.invaderSupply[made.args[1]];
    ++wall.invaders[made.args[1]];
    ++play.data.foregrounds[play.field.sideOf(place)].fromSupply;
    tell(play, EventKind::UnitSapped, {10, 6}, place, made.args[1]);
    push(play, StepKind::SapIn);
}

template <class Data>
auto &leftFrom(Data &data, const Battlefield &field, PlaceIndex place)
{
    const std::size_t number = field.numbers[place];
    return field.is(place, PlaceKind::Rampart) ? data.ramparts[number].left : data.foregrounds[number].left;
}

int depthOf(const Battlefield &field, PlaceIndex place)
{
    if (field.is(place, PlaceKind::Rampart))
        return field.ramparts[field.numbers[place]].depth;
    return field.is(place, PlaceKind::Foreground) ? 0 : -1;
}

/// S2-10.3 to S2-10.5: whether a piece may leave a place in the sub-step of that depth.
Reason whyNotLeave(const Scene &scene, int depth, PlaceIndex from, int piece)
{
    if (const int line = depthOf(scene.field, from); line != depth)
        return line < 0 ? no(ReasonKind::WrongPlace, {10, 4}, from)
                        : no(ReasonKind::MarchNotItsTurn, {10, 4}, depth);
    const int there = piece == kSiegeTowerPiece
        ? siegeTowersAt(scene, from)
        : invadersAt(scene.data, scene.field, from)[static_cast<std::size_t>(piece)];
    if (there == 0)
        return no(ReasonKind::NoUnitThere, {10, 5}, from);
    const int left = leftFrom(scene.data, scene.field, from);
    return left < scene.data.budget ? kLegal : no(ReasonKind::BudgetSpent, {10, 3}, from);
}

/// S2-10.5, S2-6.8: room at the end of the path.
Reason whyNotArrive(const Scene &scene, PlaceIndex to, int piece)
{
    if (piece != kSiegeTowerPiece)
        return invaderRoom(scene, to) > 0 ? kLegal : no(ReasonKind::NoSpace, {10, 5}, to);
    const int number = wallNumber(scene, to);
    if (number < 0)
        return kLegal;
    const bool taken = scene.data.walls[static_cast<std::size_t>(number)].has(WallState::kSiegeTower);
    return scene.field.walls[static_cast<std::size_t>(number)].siegeTower && !taken
        ? kLegal
        : no(ReasonKind::SiegeTowerRefused, {6, 8}, to);
}

/// S2-10.8: whether a unit can go through the rampart, and on to a wall.
Reason whyNotThrough(const Scene &scene, PlaceIndex from, PlaceIndex by)
{
    const int number = rampartNumber(scene, by);
    if (number < 0 || scene.field.pathBetween(from, by) < 0)
        return no(ReasonKind::NoPath, {10, 8}, from, by);
    const RampartState &rampart = scene.data.ramparts[static_cast<std::size_t>(number)];
    if (!rampart.has(RampartState::kQuartermaster))
        return no(ReasonKind::NothingThere, {10, 8}, by);
    if (rampart.has(RampartState::kQuartermasterUsed))
        return no(ReasonKind::QuartermasterUsed, {10, 8}, by);
    bool room = false;
    forEach(scene.field.ramparts[static_cast<std::size_t>(number)].walls, [&](int wall) {
        room = room || invaderRoom(scene, scene.field.walls[static_cast<std::size_t>(wall)].place) > 0;
    });
    return room ? kLegal : no(ReasonKind::NoSpace, {10, 8}, by);
}

/// a = depth of the ramparts of the sub-step, 0 for the foregrounds.
Reason whyNotMarch(const Scene &scene, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return kLegal;
    if (!is(made, Verb::March) && !is(made, Verb::MarchThrough))
        return notNow({10, 4});
    const auto from = static_cast<PlaceIndex>(made.args[0]);
    const auto to = static_cast<PlaceIndex>(made.args[2]);
    if (const Reason reason = whyNotLeave(scene, step.a, from, made.args[1]))
        return reason;
    if (is(made, Verb::MarchThrough))
        return whyNotThrough(scene, from, to);
    if (scene.field.pathBetween(from, to) < 0)
        return no(ReasonKind::NoPath, {10, 5}, from, to);
    return whyNotArrive(scene, to, made.args[1]);
}

/// The pieces that may leave a place, as a bit set of Type::InvaderPiece.
Mask piecesLeaving(const Scene &scene, int depth, PlaceIndex from)
{
    Mask pieces = 0;
    for (int piece = 0; piece <= kSiegeTowerPiece; ++piece)
        pieces |= whyNotLeave(scene, depth, from, piece) ? 0 : maskOf(piece);
    return pieces;
}

/// The conditions of whyNotMarch, each asked once for all that share the answer: the paths from a place follow
/// each other, and only units go through a rampart.
void offerMarches(const Scene &scene, Step step, ChoiceList &out)
{
    const std::vector<std::uint8_t> &paths = scene.field.pathsByDepth[step.a];
    ChoiceWriter writer(out, 2 * (kSiegeTowerPiece + 1) * paths.size() + 1);
    PlaceIndex from = kNowhere;
    Mask leaving = 0;
    for (const std::uint8_t index : paths) {
        const siege::PathField &path = scene.field.paths[index];
        if (path.from != from)
            leaving = piecesLeaving(scene, step.a, path.from);
        from = path.from;
        if (leaving == 0)
            continue;
        const bool through =
            scene.field.is(path.to, PlaceKind::Rampart) && !whyNotThrough(scene, from, path.to);
        forEach(leaving, [&](int piece) {
            if (!whyNotArrive(scene, path.to, piece))
                writer.add(choice(Verb::March, from, piece, path.to));
            if (through && piece != kSiegeTowerPiece)
                writer.add(choice(Verb::MarchThrough, from, piece, path.to));
        });
    }
    writer.add(choice(Verb::Done));
}

void takeMarch(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return;
    push(play, StepKind::March, step.a);
    const auto from = static_cast<PlaceIndex>(made.args[0]);
    const auto to = static_cast<PlaceIndex>(made.args[2]);
    const std::uint16_t piece = made.args[1];
    if (is(made, Verb::MarchThrough))
        return push(play, StepKind::MarchOn, from, piece, to);
    if (piece == kSiegeTowerPiece) {
        addSiegeTower(play, from, -1);
        addSiegeTower(play, to, 1);
    } else {
        --invadersAt(play.data, play.field, from)[piece];
        ++invadersAt(play.data, play.field, to)[piece];
    }
    ++leftFrom(play.data, play.field, from);
    play.data.paths[static_cast<std::size_t>(play.field.pathBetween(from, to))].addCrossing(
        static_cast<Crossing>(piece), 1);
    tell(play, EventKind::UnitMarched, {10, 5}, from, piece, to);
}

/// S2-10.8: a = from, b = unit, c = rampart with the quartermaster.
Reason whyNotMarchOn(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::MarchOn))
        return notNow({10, 8});
    const auto by = static_cast<PlaceIndex>(step.c);
    const auto wall = static_cast<PlaceIndex>(made.args[0]);
    if (wallNumber(scene, wall) < 0 || scene.field.pathBetween(by, wall) < 0)
        return no(ReasonKind::NoPath, {10, 8}, by, wall);
    return invaderRoom(scene, wall) > 0 ? kLegal : no(ReasonKind::NoSpace, {10, 8}, wall);
}

void offerMarchOn(const Scene &scene, Step step, ChoiceList &out)
{
    forEach(scene.field.ramparts[scene.field.numbers[step.c]].walls, [&](int wall) {
        offer<whyNotMarchOn>(scene, step, out,
                             choice(Verb::MarchOn, scene.field.walls[static_cast<std::size_t>(wall)].place));
    });
}

void takeMarchOn(Play &play, Step step, Choice made)
{
    const auto from = static_cast<PlaceIndex>(step.a);
    const auto by = static_cast<PlaceIndex>(step.c);
    const auto wall = static_cast<PlaceIndex>(made.args[0]);
    play.data.ramparts[play.field.numbers[by]].flags |= RampartState::kQuartermasterUsed;
    --invadersAt(play.data, play.field, from)[step.b];
    ++invadersAt(play.data, play.field, wall)[step.b];
    ++leftFrom(play.data, play.field, from);
    const auto free = std::find_if(play.data.throughs.begin(), play.data.throughs.end(),
                                   [](const Through &through) { return through.unit == 0; });
    *free = {static_cast<std::uint8_t>(step.b + 1),
             static_cast<std::uint8_t>(play.field.pathBetween(from, by)),
             static_cast<std::uint8_t>(play.field.pathBetween(by, wall))};
    tell(play, EventKind::UnitMarchedThrough, {10, 8}, from, step.b, by, wall);
}

/// S2-10.7; without a budget as the benefit of open-ground (S2-20.4).
Reason whyNotDeploy(const Scene &scene, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return kLegal;
    if (!is(made, Verb::Deploy))
        return notNow({10, 7});
    const auto place = static_cast<PlaceIndex>(made.args[0]);
    if (!scene.field.is(place, PlaceKind::Foreground))
        return no(ReasonKind::WrongPlace, {10, 7}, place);
    if (scene.data.invaderSupply[made.args[1]] == 0)
        return no(ReasonKind::NoUnitInSupply, {10, 7}, made.args[1]);
    if (invaderRoom(scene, place) <= 0)
        return no(ReasonKind::NoSpace, {10, 7}, place);
    const bool free = static_cast<StepKind>(step.kind) == StepKind::DeployFree;
    return !free && supplySpent(scene, scene.field.sideOf(place))
        ? no(ReasonKind::BudgetSpent, {10, 3}, place)
        : kLegal;
}

void offerDeploys(const Scene &scene, Step step, ChoiceList &out)
{
    for (const siege::ForegroundField &at : scene.field.foregrounds) {
        for (int unit = 0; unit < siege::kUnitKinds; ++unit)
            offer<whyNotDeploy>(scene, step, out, choice(Verb::Deploy, at.place, unit));
    }
    offer<whyNotDeploy>(scene, step, out, choice(Verb::Done));
}

void deployUnit(Play &play, Choice made, RuleId rule)
{
    --play.data.invaderSupply[made.args[1]];
    ++play.data.foregrounds[play.field.numbers[made.args[0]]].invaders[made.args[1]];
    tell(play, EventKind::UnitDeployed, rule, made.args[0], made.args[1]);
}

void takeDeploy(Play &play, Step, Choice made)
{
    if (is(made, Verb::Done))
        return;
    deployUnit(play, made, {10, 7});
    ++play.data.foregrounds[play.field.numbers[made.args[0]]].fromSupply;
    push(play, StepKind::Deploy);
}

/// S2-20.4: a = units still allowed.
void takeDeployFree(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return;
    deployUnit(play, made, {20, 4});
    if (step.a > 1)
        push(play, StepKind::DeployFree, step.a - 1);
}

} // namespace

namespace steps {

constinit const StepRule chooseManeuver =
    asked(question(StepKind::ChooseManeuver, "choose-maneuver", kInvader, {10, 1}, offerManeuvers,
                   whyNotChooseManeuver, takeChooseManeuver));
constinit const StepRule maneuverPart = work(StepKind::ManeuverPart, "maneuver-part", beginManeuverPart);
constinit const StepRule sapIn =
    question(StepKind::SapIn, "sap-in", kInvader, {10, 6}, offerSaps, whyNotSapIn, takeSapIn);
constinit const StepRule march =
    about(question(StepKind::March, "march", kInvader, {10, 5}, offerMarches, whyNotMarch, takeMarch),
          Type::Number);
constinit const StepRule marchOn = about(inside(question(StepKind::MarchOn, "march-on", kInvader, {10, 8},
                                                         offerMarchOn, whyNotMarchOn, takeMarchOn)),
                                         Type::Place, Type::InvaderUnit, Type::Place);
constinit const StepRule deploy =
    question(StepKind::Deploy, "deploy", kInvader, {10, 7}, offerDeploys, whyNotDeploy, takeDeploy);
constinit const StepRule deployFree = about(question(StepKind::DeployFree, "deploy-free", kInvader, {20, 4},
                                                     offerDeploys, whyNotDeploy, takeDeployFree),
                                            Type::Number);

} // namespace steps

} // namespace merlon::siege2
