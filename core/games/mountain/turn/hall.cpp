#include "core/games/mountain/networks.h"
#include "core/games/mountain/placement.h"
#include "core/games/mountain/steps.h"
#include "core/games/mountain/turn/turn.h"

#include <array>

/// MT-6: great halls.
namespace merlon::mountain {

namespace {

bool isUsed(const Scene &scene, std::size_t hall)
{
    return (scene.data.hallsUsed >> hall & 1u) != 0;
}

/// MT-6.1
Reason whyNotHall(const Scene &scene, const Squares &tiled, std::size_t hall)
{
    constexpr RuleId kRule {6, 1};
    if (isUsed(scene, hall))
        return no(ReasonKind::HallUsed, kRule, hall);
    return hasPlace(tiled, static_cast<Hall>(hall)) ? kLegal : no(ReasonKind::NoRoomForHall, kRule, hall);
}

Reason whyNotBuildHall(const Scene &scene, Step step, Choice made)
{
    switch (verbOf(made)) {
    case Verb::Hall:
        return whyNotHall(scene, tiledSquares(scene, step.seat), made.args[0]);
    case Verb::Exchange:
        return whyNotExchange(scene, step.seat, made.args[0]);
    case Verb::Next:
        return kLegal;
    default:
        return notNow({6, 1});
    }
}

void offerBuildHall(const Scene &scene, Step step, ChoiceList &out)
{
    const Squares tiled = tiledSquares(scene, step.seat);
    for (std::size_t hall = 0; hall < kHalls; ++hall)
        out.addIf(!whyNotHall(scene, tiled, hall), choice(Verb::Hall, hall));
    offerExchanges<whyNotBuildHall>(scene, step, out);
    out.add(choice(Verb::Next));
}

void takeBuildHall(Play &play, Step step, Choice made)
{
    pushAsk(play, is(made, Verb::Exchange) ? StepKind::BuildHall : StepKind::Haul, step.seat);
    if (is(made, Verb::Hall))
        pushAsk(play, StepKind::PlaceHall, step.seat, made.args[0]);
    else if (is(made, Verb::Exchange))
        exchange(play, step.seat, made.args[0]);
}

/// MT-6.2: a = Hall.
Reason whyNotPlaceHall(const Scene &scene, Step step, Choice made)
{
    constexpr RuleId kRule {6, 2};
    if (!is(made, Verb::PlaceHall) || made.args[0] >= kOrientations)
        return notNow(kRule);
    const Outline &outline = outlineOf(static_cast<Hall>(step.a), made.args[0]);
    if (!outline.isOffered)
        return no(ReasonKind::SameOrientation, kRule);
    return legalMarks(tiledSquares(scene, step.seat), outline).contains(scene.map.squareOf(made.args[1]))
        ? kLegal
        : no(ReasonKind::NotUnderTunnels, kRule);
}

void offerPlaceHall(const Scene &scene, Step step, ChoiceList &out)
{
    const Squares tiled = tiledSquares(scene, step.seat);
    for (std::size_t orientation = 0; orientation < kOrientations; ++orientation) {
        const Outline &outline = outlineOf(static_cast<Hall>(step.a), orientation);
        if (!outline.isOffered)
            continue;
        forEachCell(scene.map, legalMarks(tiled, outline),
                    [&](Cell altar) { out.add(choice(Verb::PlaceHall, orientation, altar)); });
    }
}

/// MT-6.3: the pedestal and the anchor of a tunnel are lost.
void coverAnchor(Play &play, Tunnel &tunnel)
{
    if (tunnel.pedestal != kNoClan)
        tell(play, EventKind::PedestalCovered, {6, 3}, tunnel.pedestal, tunnel.anchor);
    tunnel.anchor = kNoCell;
    tunnel.pedestal = kNoClan;
}

/// MT-6.5: what is left of a tile falls into pieces, each a tunnel of its own.
void breakTile(Play &play, TunnelIndex index, const Squares &hall)
{
    MountainData &data = play.data;
    Tunnel whole = data.tunnels[index];
    if (whole.anchor != kNoCell && hall.contains(play.map.squareOf(whole.anchor)))
        coverAnchor(play, whole);
    Squares left;
    forEachCell(play.map, data.dug - hall, [&](Cell cell) {
        if (data.tunnelAt[cell] == index)
            left.add(play.map.squareOf(cell));
    });
    data.tunnels[index] = {};
    while (!left.empty()) {
        Squares start;
        forEachSquare(left, [&](Square square) {
            if (start.empty())
                start.add(square);
        });
        const Squares piece = floodFrom(start, left);
        left -= piece;
        const bool hasAnchor = whole.anchor != kNoCell && piece.contains(play.map.squareOf(whole.anchor));
        const TunnelIndex own = freeTunnel(data);
        data.tunnels[own] = whole;
        data.tunnels[own].kind = TunnelKind::Piece;
        if (!hasAnchor) {
            data.tunnels[own].anchor = kNoCell;
            data.tunnels[own].pedestal = kNoClan;
        }
        forEachCell(play.map, piece, [&](Cell cell) { data.tunnelAt[cell] = own; });
    }
}

void takePlaceHall(Play &play, Step step, Choice made)
{
    tell(play, EventKind::HallBuilt, {6, 2}, step.seat, step.a, made.args[1]);
    putHall(play, static_cast<Hall>(step.a), made.args[0], made.args[1]);
}

} // namespace

void putHall(Play &play, Hall hall, std::size_t orientation, Cell altar)
{
    MountainData &data = play.data;
    const Squares squares = squaresOf(outlineOf(hall, orientation), play.map.squareOf(altar));
    const auto number = static_cast<std::uint8_t>(hall);
    data.hallsUsed = static_cast<std::uint8_t>(data.hallsUsed | 1u << number);
    const TunnelIndex own = freeTunnel(data);
    data.tunnels[own] = {.kind = TunnelKind::Hall,
                         .what = number,
                         .orientation = static_cast<std::uint8_t>(orientation),
                         .anchor = altar,
                         .mark = altar};
    std::array<bool, kMostTunnels> touched {};
    forEachCell(play.map, squares, [&](Cell cell) {
        if (data.tunnelAt[cell] != kNoTunnel) // positions leave out tiles that lie wholly under halls
            touched[data.tunnelAt[cell]] = true;
    });
    for (std::size_t index = 0; index < kMostTunnels; ++index) {
        if (touched[index])
            breakTile(play, static_cast<TunnelIndex>(index), squares);
    }
    layTunnel(play, own, squares);
}

namespace steps {

constinit const StepRule buildHall = landmark(question(StepKind::BuildHall, "build-hall", RuleId {6, 1},
                                                       offerBuildHall, whyNotBuildHall, takeBuildHall));
constinit const StepRule placeHall = inside(about(question(StepKind::PlaceHall, "place-hall", RuleId {6, 2},
                                                           offerPlaceHall, whyNotPlaceHall, takePlaceHall),
                                                  Type::Hall));

} // namespace steps

} // namespace merlon::mountain
