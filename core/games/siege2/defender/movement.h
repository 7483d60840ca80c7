#pragma once

#include "core/games/siege2/pieces/pieces.h"

#include <bit>

/// How defender units and heroes move and swap (S2-13), and what the gale costs them (S2-9.6, S2-9.7).
namespace merlon::siege2 {

/// A defender unit (DefenderUnit) or a hero (kHeroPiece + Hero): the values of Type::DefenderPiece.
inline constexpr int kHeroPiece = 3;
inline constexpr int kDefenderPieces = 5;

/// How a movement is paid.
enum class Fare : std::uint8_t {
    Normal, ///< S2-13.1: 1 hourglass, a swap 2 after forced-march; plus the gale
    Heroic, ///< S2-14.2: nothing; plus the gale
    Free,   ///< forced-march: nothing at all, the gale is not even flipped
};

constexpr bool isHero(int piece)
{
    return piece >= kHeroPiece;
}

/// Whether the piece stands there.
inline bool isThere(const Scene &scene, int piece, PlaceIndex place)
{
    if (isHero(piece))
        return scene.data.heroes[static_cast<std::size_t>(piece - kHeroPiece)] == place;
    return defendersAt(scene, place)[static_cast<std::size_t>(piece)] > 0;
}

/// Hourglasses for a movement by itself (S2-13.1).
inline int movementCost(const Scene &scene, Fare fare, bool swap)
{
    if (fare != Fare::Normal)
        return 0;
    return swap && scene.data.keeps(Plan::ForcedMarch) ? 2 : 1;
}

/// Whether the target of a gale lies open there.
inline bool isGaleOpen(const Scene &scene, PlaceIndex place)
{
    return scene.field.is(place, PlaceKind::Wall)
        && scene.data.walls[scene.field.numbers[place]].gale == RitualToken::TargetUp;
}

/// S2-9.6: whether the gale that is already known can be paid beyond `cost` for a movement between two places.
inline Reason whyNotThroughGale(const Scene &scene, PlaceIndex from, PlaceIndex to, int cost)
{
    if (scene.data.reserve > cost || (!isGaleOpen(scene, from) && !isGaleOpen(scene, to)))
        return kLegal;
    return no(ReasonKind::GaleUnpaid, {9, 7}, isGaleOpen(scene, from) ? from : to);
}

/// S2-13.1: hourglasses for a movement, the gale that lies open included.
inline Reason whyNotAfford(const Scene &scene, PlaceIndex from, PlaceIndex to, Fare fare, bool swap)
{
    if (fare == Fare::Free)
        return kLegal;
    const int cost = movementCost(scene, fare, swap);
    if (scene.data.reserve < cost)
        return no(ReasonKind::NoHourglass, {13, 1});
    return whyNotThroughGale(scene, from, to, cost);
}

/// S2-13.3: a building that nobody may enter.
inline bool isClosed(const Scene &scene, PlaceIndex place)
{
    return scene.field.is(place, PlaceKind::Building) && !scene.field.open[place];
}

/// S2-13.2: a place that can hold units of the defender.
inline bool holdsDefenders(const Scene &scene, PlaceIndex place)
{
    return scene.field.is(place, PlaceKind::Wall) || scene.field.is(place, PlaceKind::Tower)
        || scene.field.is(place, PlaceKind::Courtyard)
        || (scene.field.is(place, PlaceKind::Building) && scene.field.numbers[place] < kActionBuildings);
}

/// S2-13.4: a hero, but for what he pays.
inline Reason whyNotHeroTo(const Scene &scene, int piece, PlaceIndex from, PlaceIndex to)
{
    if (from == to || !scene.field.isHeroWay(from, to))
        return no(ReasonKind::NotAdjacent, {13, 4}, from, to);
    const PlaceIndex other = scene.data.heroes[static_cast<std::size_t>(piece == kHeroPiece ? 1 : 0)];
    return other == to && to != scene.field.courtyard ? no(ReasonKind::HeroThere, {13, 4}, to) : kLegal;
}

/// S2-13.2, S2-13.3: a unit, but for what it pays.
inline Reason whyNotUnitTo(const Scene &scene, int piece, PlaceIndex from, PlaceIndex to)
{
    if (from == to || !holdsDefenders(scene, to))
        return no(ReasonKind::WrongPlace, {13, 2}, to);
    if (isClosed(scene, to))
        return no(ReasonKind::ClosedPlace, {13, 3}, to);
    if (!scene.field.areAdjacent(from, to))
        return no(ReasonKind::NotAdjacent, {13, 2}, from, to);
    if (scene.field.is(to, PlaceKind::Tower) && piece != siege::Marksman)
        return no(ReasonKind::OnlyMarksmen, {13, 3}, to);
    return defenderFits(scene, to, piece) ? kLegal : no(ReasonKind::NoSpace, {13, 2}, to);
}

/// S2-13.1 to S2-13.4: one movement of a piece that stands at `from`.
inline Reason whyNotMoveTo(const Scene &scene, int piece, PlaceIndex from, PlaceIndex to, Fare fare)
{
    if (isHero(piece)) {
        if (const Reason reason = whyNotHeroTo(scene, piece, from, to))
            return reason;
    } else if (const Reason reason = whyNotUnitTo(scene, piece, from, to)) {
        return reason;
    }
    return whyNotAfford(scene, from, to, fare, false);
}

/// S2-13.5: whether units can change places with others there: only `any` spaces take more than one kind.
inline bool hasSwaps(const Scene &scene, PlaceIndex place)
{
    const std::size_t number = scene.field.numbers[place];
    if (scene.field.is(place, PlaceKind::Wall))
        return scene.field.walls[number].defenderSpaces.any > 0 || ladderSpaces(scene.data.walls[number]) > 0;
    if (scene.field.is(place, PlaceKind::Building))
        return scene.field.open[place] && scene.field.buildings[number].spaces.any > 0;
    return scene.field.is(place, PlaceKind::Courtyard);
}

/// S2-13.5: whether two units of different kinds find spaces when they change places.
Reason whyNotSpaces(const Scene &scene, int unit, PlaceIndex from, int otherUnit, PlaceIndex other);

/// S2-13.5: a swap with another piece.
inline Reason whyNotSwap(const Scene &scene, int piece, PlaceIndex from, int otherPiece, PlaceIndex other)
{
    if (isHero(piece) != isHero(otherPiece) || piece == otherPiece || from == other
        || !isThere(scene, otherPiece, other))
        return no(ReasonKind::NoSwap, {13, 5}, other);
    const bool adjacent =
        isHero(piece) ? scene.field.isHeroWay(from, other) : scene.field.areAdjacent(from, other);
    if (!adjacent)
        return no(ReasonKind::NotAdjacent, {13, 5}, from, other);
    if (!isHero(piece)) {
        if (const Reason reason = whyNotSpaces(scene, piece, from, otherPiece, other))
            return reason;
    }
    return whyNotAfford(scene, from, other, Fare::Normal, true);
}

/// Whether a piece in the courtyard has any move (or swap, where swaps count).
Reason whyNotLeaveCourtyard(const Scene &scene, int piece, Fare fare, bool swaps);

/// S2-13.1: whether a piece that stands there has any move (or swap, where swaps count).
inline Reason whyNotMoveFrom(const Scene &scene, int piece, PlaceIndex from, Fare fare, bool swaps)
{
    if (from == scene.field.courtyard)
        return whyNotLeaveCourtyard(scene, piece, fare, swaps);
    // S2-13.2, S2-13.4: from everywhere else the courtyard is near and has room.
    return whyNotAfford(scene, from, scene.field.courtyard, fare, false);
}

/// S2-13.1: the same for any piece and place.
inline Reason whyNotSelect(const Scene &scene, int piece, PlaceIndex from, Fare fare, bool swaps)
{
    return isThere(scene, piece, from) ? whyNotMoveFrom(scene, piece, from, fare, swaps)
                                       : no(ReasonKind::NoUnitThere, {13, 1}, from);
}

/// Pays for a movement between two places and flips gale tokens. False if the gale now shown cannot be paid:
/// the normal cost is lost and the piece stays (S2-9.7).
bool payMovement(Play &play, int piece, PlaceIndex from, PlaceIndex to, int cost, Fare fare);
/// Carries a piece from one place to another.
void carry(Play &play, int piece, PlaceIndex from, PlaceIndex to, RuleId rule);

/// The pieces of the defender that stand on a place, as a bit set of the values of Type::DefenderPiece.
inline Mask defenderPiecesAt(const Scene &scene, PlaceIndex place)
{
    Mask pieces = siege::kindsOf(defendersAt(scene, place));
    for (int hero = 0; hero < kHeroes; ++hero) {
        if (scene.data.heroes[static_cast<std::size_t>(hero)] == place)
            pieces |= maskOf(kHeroPiece + hero);
    }
    return pieces;
}

/// Whether `test(piece, place)` holds for any piece of the defender, in board order.
template <class Test>
bool anyDefenderPiece(const Scene &scene, Test test)
{
    for (const PlaceIndex place : scene.field.defenderPlaces) {
        for (Mask pieces = defenderPiecesAt(scene, place); pieces != 0; pieces &= pieces - 1) {
            if (test(std::countr_zero(pieces), place))
                return true;
        }
    }
    return false;
}

/// Calls `act(piece, place)` for every piece of the defender that could be selected, in board order.
template <class Act>
void forEachDefenderPiece(const Scene &scene, Act act)
{
    anyDefenderPiece(scene, [&](int piece, PlaceIndex place) {
        act(piece, place);
        return false;
    });
}

/// The same for one place: `act(piece)`.
template <class Act>
void forEachDefenderPieceAt(const Scene &scene, PlaceIndex place, Act act)
{
    siege::forEach(defenderPiecesAt(scene, place), act);
}

} // namespace merlon::siege2
