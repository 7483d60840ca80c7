#include "core/games/mountain/networks.h"
#include "core/games/mountain/placement.h"
#include "core/games/mountain/purse.h"
#include "core/games/mountain/steps.h"
#include "core/games/mountain/turn/turn.h"

#include <algorithm>

/// MT-5: a tunnel is chosen, turned, placed, paid and laid.
namespace merlon::mountain {

namespace {

/// Minerals as they travel in a step together with an orientation; the last one is kShifted.
constexpr int kMostMinerals = 4;

Shape shapeOf(Step step)
{
    return static_cast<Shape>(step.a);
}

/// The squares on which a lifted tile lay before.
Squares liftedSquares(const Scene &scene)
{
    Squares squares;
    for (const Cell cell : scene.data.now.lifted) {
        if (cell != kNoCell)
            squares.add(scene.map.squareOf(cell));
    }
    return squares;
}

/// MT-3.6: the mark from which a tile would lie on exactly the same squares as before; off the grid if there is none.
Square formerMark(const Scene &scene, const Outline &outline)
{
    const Cell first = scene.data.now.lifted[0];
    const Square at = scene.map.squareOf(first);
    const Square mark {static_cast<std::int8_t>(at.row - outline.cells[0].row),
                       static_cast<std::int8_t>(at.col - outline.cells[0].col)};
    const bool isSame = isOnGrid(outline, mark) && squaresOf(outline, mark) == liftedSquares(scene);
    return isSame ? mark : Square {-1, -1};
}

} // namespace

Squares marksOf(const Scene &scene, const DiggingGround &ground, const Outline &outline, std::size_t mineral)
{
    Squares marks = legalMarks(ground, outline);
    if (mineral != kShifted)
        return marks;
    if (const Square former = formerMark(scene, outline); former.isOnGrid())
        marks.remove(former);
    return marks;
}

namespace {

/// MT-5.2: a = Shape, b = mineral.
Reason whyNotTurn(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {5, 2};
    if (!is(made, Verb::Turn) || made.args[0] >= kOrientations)
        return notNow(kRule);
    const Outline &outline = outlineOf(shapeOf(step), made.args[0]);
    if (!outline.isOffered)
        return no(ReasonKind::SameOrientation, kRule);
    const DiggingGround ground = diggingGround(scene, step.seat);
    return marksOf(scene, ground, outline, step.b).empty() ? no(ReasonKind::NoRoom, kRule, step.a) : kLegal;
}

void offerTurn(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t orientation = 0; orientation < kOrientations; ++orientation)
        offer<whyNotTurn>(scene, step, out, choice(Verb::Turn, orientation));
}

void takeTurn(Play &play, Step step, Choice made)
{
    pushAsk(play, StepKind::PlaceTile, step.seat, step.a, step.b, made.args[0]);
}

/// MT-5.3: a = Shape, b = mineral, c = orientation.
Reason whyNotPlace(const Scene &scene, Step step, Choice made)
{
    if (!is(made, Verb::Place))
        return notNow({5, 3});
    const Outline &outline = outlineOf(shapeOf(step), step.c);
    const Square mark = scene.map.squareOf(cellOf(made));
    const DiggingGround ground = diggingGround(scene, step.seat);
    if (const Reason wrong = whyNotDug(scene.map, ground, outline, mark))
        return wrong;
    const bool isFormer = step.b == kShifted && formerMark(scene, outline) == mark;
    return isFormer ? no(ReasonKind::SamePlace, {3, 6}) : kLegal;
}

void offerPlace(const Scene &scene, Step step, ChoiceList &out)
{
    const DiggingGround ground = diggingGround(scene, step.seat);
    forEachCell(scene.map, marksOf(scene, ground, outlineOf(shapeOf(step), step.c), step.b),
                [&](Cell cell) { out.add(choice(Verb::Place, cell)); });
}

/// MT-5.5: the minerals first, then the hammers, before anything is gained.
void takePlace(Play &play, Step step, Choice made)
{
    const Outline &outline = outlineOf(shapeOf(step), step.c);
    const Squares squares = squaresOf(outline, play.map.squareOf(cellOf(made)));
    const DiggingGround ground = diggingGround(play, step.seat);
    pushAsk(play, StepKind::LayTile, step.seat, step.a, step.c * kMostMinerals + step.b, made.args[0]);
    if (!play.data.now.has(Spell::Soft))
        pushPayment(play, step.seat, Coinage::Hammer, (squares & ground.rubble).size());
    if (step.b != kShifted)
        pushPayment(play, step.seat, coinageOf(step.b), outline.size);
}

/// MT-5.6
void scoreTunnel(Play &play, Seat seat, Shape shape, std::size_t mineral)
{
    const int honour = dataOf(shape).honour[mineral];
    TeamState &team = play.teamOf(seat);
    team.honour = static_cast<std::int16_t>(team.honour + honour);
    --play.data.tiles[static_cast<std::size_t>(shape)];
    tell(play, EventKind::Dug, {5, 6}, seat, shape, mineral, honour);
}

/// MT-5.8: statues that are new in the network.
void tellUnearthed(Play &play, Seat seat, const Squares &before)
{
    for (const Statue &statue : play.data.statues) {
        if (statue.cell == kNoCell)
            continue;
        const Square square = play.map.squareOf(statue.cell);
        if (play.data[seat].network.contains(square) && !before.contains(square))
            tell(play, EventKind::StatueUnearthed, {5, 8}, seat, statue.clan, statue.cell);
    }
}

/// MT-5.9
Amounts buriedUnder(const Scene &scene, const Squares &squares)
{
    Amounts amounts;
    const Squares buried = (scene.map.buried & squares) - scene.data.covered - scene.data.picked;
    forEachCell(scene.map, buried, [&](Cell cell) { amounts += scene.map[cell].buried; });
    return amounts;
}

/// MT-5.6 to MT-5.14: a = Shape, b = orientation and mineral, c = mark.
void workLayTile(Play &play, Step step)
{
    const Shape shape = shapeOf(step);
    const std::size_t mineral = step.b % kMostMinerals;
    const std::size_t orientation = step.b / kMostMinerals;
    const Cell mark = step.c;
    const Squares squares = squaresOf(outlineOf(shape, orientation), play.map.squareOf(mark));
    if (mineral != kShifted)
        scoreTunnel(play, step.seat, shape, mineral);
    tell(play, EventKind::TileLaid, {5, 7}, step.seat, shape, mark);
    const Amounts buried = buriedUnder(play, squares);
    const Squares before = play.data[step.seat].network;
    putTile(play, shape, orientation, mark);
    play.data.now.lifted.fill(kNoCell);
    tellUnearthed(play, step.seat, before);
    gain(play, step.seat, buried, {5, 9});
    pushAsk(play, StepKind::Establish, step.seat, mark);
    if (dataOf(shape).hasAnchor && mineral != kShifted)
        pushAsk(play, StepKind::PlacePedestal, step.seat, mark);
}

/// MT-5.10: a = anchor.
Reason whyNotPlacePedestal(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {5, 10};
    if (is(made, Verb::NoPedestal))
        return kLegal;
    return is(made, Verb::Pedestal) ? whyNotPedestal(scene, step.seat, step.a, made.args[0], kRule)
                                    : notNow(kRule);
}

void offerPlacePedestal(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t clan = 0; clan < kStatueClans; ++clan)
        offer<whyNotPlacePedestal>(scene, step, out, choice(Verb::Pedestal, clan));
    out.add(choice(Verb::NoPedestal));
}

void takePlacePedestal(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Pedestal))
        placePedestal(play, step.seat, step.a, made.args[0], {5, 11});
}

/// MT-5.14: a = a cell of the new tile.
Reason whyNotEstablish(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {5, 14};
    if (is(made, Verb::Done))
        return kLegal;
    if (!is(made, Verb::Establish))
        return notNow(kRule);
    const Cell site = cellOf(made);
    const Square square = scene.map.squareOf(site);
    if (!emptySites(scene).contains(square))
        return no(ReasonKind::NotASite, kRule, site);
    if (!squaresOfTunnel(scene, step.a).neighbours().contains(square))
        return no(ReasonKind::NotAtTile, kRule, site);
    return scene.data.workshopsOpen[made.args[1]] > 0 ? kLegal
                                                      : no(ReasonKind::NotInSupply, kRule, made.args[1]);
}

void offerEstablish(const Scene &scene, Step step, ChoiceList &out)
{
    const Squares sites = emptySites(scene) & squaresOfTunnel(scene, step.a).neighbours();
    forEachCell(scene.map, sites, [&](Cell site) {
        for (std::size_t kind = 0; kind < kWorkshops; ++kind)
            offer<whyNotEstablish>(scene, step, out, choice(Verb::Establish, site, kind));
    });
    out.add(choice(Verb::Done));
}

void takeEstablish(Play &play, Step step, Choice made)
{
    if (is(made, Verb::Done))
        return;
    MountainData &data = play.data;
    data.workshopsOpen.take(made.args[1]);
    data.workshops[data.workshopCount++] = {cellOf(made), static_cast<std::uint8_t>(made.args[1])};
    tell(play, EventKind::WorkshopEstablished, {5, 14}, step.seat, made.args[1], made.args[0]);
    pushAsk(play, StepKind::Establish, step.seat, step.a);
}

} // namespace

Reason whyNotDig(const Scene &scene, const DiggingGround &ground, Seat seat, std::size_t shape,
                 std::size_t mineral)
{
    constexpr RuleId kRule {5, 1};
    if (!isMineral(mineral))
        return no(ReasonKind::NotAMineral, kRule, mineral);
    if (scene.data.tiles[shape] == 0)
        return no(ReasonKind::NoTileLeft, kRule, shape);
    const int size = kShapeData[shape].size;
    if (spendable(scene, seat, static_cast<Resource>(mineral)) < size)
        return no(ReasonKind::TooFewMinerals, kRule, size, mineral);
    return hasPlace(ground, static_cast<Shape>(shape)) ? kLegal : no(ReasonKind::NoRoom, kRule, shape);
}

namespace {

/// Calls `act(shape, mineral)` for all that can be dug, as whyNotDig says, until it returns false.
template <class Act>
void forEachDig(const Scene &scene, Seat seat, Act act)
{
    const DiggingGround ground = diggingGround(scene, seat);
    const Amounts own = spendable(scene, seat);
    for (std::size_t shape = 0; shape < kShapes; ++shape) {
        const auto isPaid = [&, size = kShapeData[shape].size](std::size_t mineral) {
            return own[mineral] >= size;
        };
        const bool isAnyPaid = scene.data.tiles[shape] > 0 && (isPaid(0) || isPaid(1) || isPaid(2));
        if (!isAnyPaid || !hasPlace(ground, static_cast<Shape>(shape)))
            continue;
        for (std::size_t mineral = 0; mineral < kMinerals; ++mineral) {
            if (isPaid(mineral) && !act(shape, mineral))
                return;
        }
    }
}

} // namespace

bool canDig(const Scene &scene, Seat seat)
{
    bool can = false;
    forEachDig(scene, seat, [&](std::size_t, std::size_t) {
        can = true;
        return false;
    });
    return can;
}

void offerDigs(const Scene &scene, Seat seat, ChoiceList &out)
{
    forEachDig(scene, seat, [&](std::size_t shape, std::size_t mineral) {
        out.add(choice(Verb::Dig, shape, mineral));
        return true;
    });
}

void dig(Play &play, Seat seat, std::size_t shape, std::size_t mineral)
{
    pushAsk(play, StepKind::TurnTile, seat, static_cast<int>(shape), static_cast<int>(mineral));
}

void putTile(Play &play, Shape shape, std::size_t orientation, Cell mark)
{
    const TunnelIndex index = freeTunnel(play.data);
    play.data.tunnels[index] = {.kind = TunnelKind::Tile,
                                .what = static_cast<std::uint8_t>(shape),
                                .orientation = static_cast<std::uint8_t>(orientation),
                                .anchor = dataOf(shape).hasAnchor ? mark : kNoCell,
                                .mark = mark};
    layTunnel(play, index, squaresOf(outlineOf(shape, orientation), play.map.squareOf(mark)));
}

bool canLayLifted(const Scene &scene, Seat seat, Shape shape)
{
    const DiggingGround ground = diggingGround(scene, seat);
    return std::ranges::any_of(
        kOutlinesOfShapes[static_cast<std::size_t>(shape)], [&](const Outline &outline) {
            return outline.isOffered && !marksOf(scene, ground, outline, kShifted).empty();
        });
}

Reason whyNotPedestal(const Scene &scene, Seat seat, Cell anchor, std::size_t clan, RuleId rule)
{
    if (clan >= kStatueClans || scene.teamOf(seat).pedestals[clan] == 0)
        return no(ReasonKind::NoPedestalOwned, rule, clan);
    const TrackPlace &place = scene.data.track[trackPlace(scene.map[anchor].zone, clan)];
    return place.owner == kNobody ? kLegal : no(ReasonKind::TokenTaken, rule, scene.map[anchor].zone, clan);
}

void placePedestal(Play &play, Seat seat, Cell anchor, std::size_t clan, RuleId rule)
{
    const int zone = play.map[anchor].zone;
    --play.teamOf(seat).pedestals[clan];
    play.data.tunnels[play.data.tunnelAt[anchor]].pedestal = static_cast<std::uint8_t>(clan);
    tell(play, EventKind::PedestalPlaced, rule, seat, clan, anchor);
    TrackPlace &place = play.data.track[trackPlace(zone, clan)];
    place.owner = play.rules.teamOf(seat);
    tell(play, EventKind::TokenTaken, {5, 11}, seat, zone, clan, place.value + 1);
}

namespace steps {

constinit const StepRule turnTile = inside(about(
    question(StepKind::TurnTile, "turn-tile", RuleId {5, 2}, offerTurn, whyNotTurn, takeTurn), Type::Shape));
constinit const StepRule placeTile = inside(
    about(question(StepKind::PlaceTile, "place-tile", RuleId {5, 3}, offerPlace, whyNotPlace, takePlace),
          Type::Shape));
constinit const StepRule layTile = work(StepKind::LayTile, "lay-tile", workLayTile);
constinit const StepRule placePedestal =
    inside(about(question(StepKind::PlacePedestal, "place-pedestal", RuleId {5, 10}, offerPlacePedestal,
                          whyNotPlacePedestal, takePlacePedestal),
                 Type::Square));
constinit const StepRule establish = inside(about(question(StepKind::Establish, "establish", RuleId {5, 14},
                                                           offerEstablish, whyNotEstablish, takeEstablish),
                                                  Type::Square));

} // namespace steps

} // namespace merlon::mountain
