#include "core/games/mountain/placement.h"

#include "core/games/mountain/networks.h"
#include "core/games/mountain/purse.h"

#include <algorithm>
#include <array>
#include <limits>

namespace merlon::mountain {

namespace {

/// The marks from which all squares lie in a set.
Squares marksWithin(const Squares &squares, const Outline &outline)
{
    Squares marks = squares.seenFrom(outline.cells[0]);
    for (std::size_t cell = 1; cell < outline.size; ++cell)
        marks &= squares.seenFrom(outline.cells[cell]);
    return marks;
}

/// The marks from which more squares lie on rubble than there are hammers.
Squares marksTooHard(const DiggingGround &ground, const Outline &outline)
{
    // after[n]: so far more than n squares are rubble
    std::array<Squares, kMostCellsOfTile> after {};
    const auto hammers = static_cast<std::size_t>(ground.hammers);
    for (const Offset offset : outline) {
        const Squares rubble = ground.rubble.seenFrom(offset);
        for (std::size_t number = hammers; number > 0; --number)
            after[number] |= after[number - 1] & rubble;
        after[0] |= rubble;
    }
    return after[hammers];
}

} // namespace

DiggingGround diggingGround(const Scene &scene, Seat seat)
{
    DiggingGround ground;
    ground.free = scene.map.ground - scene.data.dug - squaresOfWorkshops(scene);
    ground.reached = scene.networkOf(seat).neighbours();
    ground.guarded = rivalNetworks(scene, seat).neighbours();
    ground.rubble = scene.map.rubble - scene.data.covered;
    ground.hammers = scene.data.now.has(Spell::Soft) && scene.data.active == seat
        ? std::numeric_limits<int>::max()
        : spendable(scene, seat, Resource::Hammer);
    return ground;
}

Squares legalMarks(const DiggingGround &ground, const Outline &outline)
{
    Squares marks = marksWithin(ground.free - ground.guarded, outline);
    Squares reaching;
    for (const Offset offset : outline)
        reaching |= ground.reached.seenFrom(offset);
    marks &= reaching;
    if (ground.hammers < outline.size)
        marks -= marksTooHard(ground, outline);
    return marks;
}

Squares legalMarks(const Squares &tiled, const Outline &outline)
{
    return marksWithin(tiled, outline);
}

bool hasPlace(const DiggingGround &ground, Shape shape)
{
    return std::ranges::any_of(
        kOutlinesOfShapes[static_cast<std::size_t>(shape)],
        [&](const Outline &outline) { return outline.isOffered && !legalMarks(ground, outline).empty(); });
}

bool hasPlace(const Squares &tiled, Hall hall)
{
    return std::ranges::any_of(kOutlinesOfHalls[static_cast<std::size_t>(hall)], [&](const Outline &outline) {
        return outline.isOffered && !legalMarks(tiled, outline).empty();
    });
}

Reason whyNotDug(const Map &map, const DiggingGround &ground, const Outline &outline, Square mark)
{
    constexpr RuleId kRule {5, 4};
    bool isReached = false;
    int rubble = 0;
    for (const Offset offset : outline) {
        const Square square = mark + offset;
        if (!ground.free.contains(square))
            return no(ReasonKind::NotFree, kRule);
        if (ground.guarded.contains(square))
            return no(ReasonKind::TouchesRival, kRule, map.at(square));
        isReached = isReached || ground.reached.contains(square);
        rubble += ground.rubble.contains(square) ? 1 : 0;
    }
    if (!isReached)
        return no(ReasonKind::NotAtNetwork, kRule);
    return rubble <= ground.hammers ? kLegal : no(ReasonKind::TooFewHammers, kRule, rubble);
}

Squares squaresOf(const Outline &outline, Square mark)
{
    Squares squares;
    for (const Offset offset : outline)
        squares.add(mark + offset);
    return squares;
}

bool isOnGrid(const Outline &outline, Square mark)
{
    return std::ranges::all_of(outline, [&](Offset offset) { return (mark + offset).isOnGrid(); });
}

} // namespace merlon::mountain
