#include "core/games/siege2/defender/movement.h"

#include "core/games/siege2/steps.h"

namespace merlon::siege2 {

namespace {

bool isClosed(const Scene &scene, PlaceIndex place)
{
    return scene.field.is(place, PlaceKind::Building) && !scene.field.open[place];
}

bool holdsDefenders(const Scene &scene, PlaceIndex place)
{
    return scene.field.is(place, PlaceKind::Wall) || scene.field.is(place, PlaceKind::Tower)
        || scene.field.is(place, PlaceKind::Courtyard)
        || (scene.field.is(place, PlaceKind::Building) && scene.field.numbers[place] < kActionBuildings);
}

/// S2-13.4: between adjacent walls, and between any wall and the courtyard.
bool areAdjacentForHeroes(const Scene &scene, PlaceIndex a, PlaceIndex b)
{
    const bool walls = wallNumber(scene, a) >= 0 && wallNumber(scene, b) >= 0;
    if (walls)
        return scene.field.areLinked(a, b);
    const bool wallA = wallNumber(scene, a) >= 0 && b == scene.field.courtyard;
    return wallA || (wallNumber(scene, b) >= 0 && a == scene.field.courtyard);
}

Reason whyNotHeroTo(const Scene &scene, int piece, PlaceIndex from, PlaceIndex to)
{
    if (from == to || !areAdjacentForHeroes(scene, from, to))
        return no(ReasonKind::NotAdjacent, {13, 4}, from, to);
    const PlaceIndex other = scene.data.heroes[static_cast<std::size_t>(piece == kHeroPiece ? 1 : 0)];
    return other == to && to != scene.field.courtyard ? no(ReasonKind::HeroThere, {13, 4}, to) : kLegal;
}

Reason whyNotUnitTo(const Scene &scene, int piece, PlaceIndex from, PlaceIndex to)
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

/// S2-13.5: whether a place has a space that takes both kinds of units: only `any` spaces do.
bool hasCommonSpace(const Scene &scene, PlaceIndex place)
{
    if (scene.field.is(place, PlaceKind::Courtyard))
        return true;
    const std::size_t number = scene.field.numbers[place];
    if (scene.field.is(place, PlaceKind::Wall))
        return scene.field.walls[number].defenderSpaces.any > 0
            || scene.data.walls[number].has(WallState::kDefenderLadder);
    return scene.field.is(place, PlaceKind::Building) && scene.field.open[place]
        && scene.field.buildings[number].spaces.any > 0;
}

/// Whether the units of a place still fit when one goes and another comes.
bool fitsSwapped(const Scene &scene, PlaceIndex place, int going, int coming)
{
    if (scene.field.is(place, PlaceKind::Courtyard))
        return true;
    Units units = defendersAt(scene, place);
    --units[static_cast<std::size_t>(going)];
    ++units[static_cast<std::size_t>(coming)];
    const std::size_t number = scene.field.numbers[place];
    if (scene.field.is(place, PlaceKind::Wall)) {
        const int ladder = scene.data.walls[number].has(WallState::kDefenderLadder) ? 1 : 0;
        return siege::fits(scene.field.walls[number].defenderSpaces, units, ladder);
    }
    return siege::fits(scene.field.buildings[number].spaces, units);
}

} // namespace

Reason whyNotMoveTo(const Scene &scene, int piece, PlaceIndex from, PlaceIndex to, Fare fare)
{
    const Reason reason =
        isHero(piece) ? whyNotHeroTo(scene, piece, from, to) : whyNotUnitTo(scene, piece, from, to);
    return reason ? reason : whyNotAfford(scene, from, to, fare, false);
}

Reason whyNotSwap(const Scene &scene, int piece, PlaceIndex from, int otherPiece, PlaceIndex other)
{
    if (isHero(piece) != isHero(otherPiece) || piece == otherPiece || from == other
        || !isThere(scene, otherPiece, other))
        return no(ReasonKind::NoSwap, {13, 5}, other);
    const bool adjacent =
        isHero(piece) ? areAdjacentForHeroes(scene, from, other) : scene.field.areAdjacent(from, other);
    if (!adjacent)
        return no(ReasonKind::NotAdjacent, {13, 5}, from, other);
    if (!isHero(piece)) {
        if (isClosed(scene, from) || isClosed(scene, other))
            return no(ReasonKind::ClosedPlace, {13, 3}, isClosed(scene, other) ? other : from);
        if (!hasCommonSpace(scene, from) || !hasCommonSpace(scene, other)
            || !fitsSwapped(scene, from, piece, otherPiece) || !fitsSwapped(scene, other, otherPiece, piece))
            return no(ReasonKind::NoSwap, {13, 5}, other);
    }
    return whyNotAfford(scene, from, other, Fare::Normal, true);
}

Reason whyNotLeaveCourtyard(const Scene &scene, int piece, Fare fare, bool swaps)
{
    const PlaceIndex courtyard = scene.field.courtyard;
    Reason reason = no(ReasonKind::NoSpace, {13, 2}, courtyard);
    for (const PlaceIndex to : scene.field.defenderPlaces) {
        const Reason here = whyNotMoveTo(scene, piece, courtyard, to, fare);
        if (!here)
            return kLegal;
        if (here.kind == static_cast<std::uint16_t>(ReasonKind::GaleUnpaid))
            reason = here; // S2-9.7: there would be space
    }
    const bool canSwap = swaps && anyDefenderPiece(scene, [&](int other, PlaceIndex place) {
                             return !whyNotSwap(scene, piece, courtyard, other, place);
                         });
    if (canSwap)
        return kLegal;
    const Reason cost = whyNotAfford(scene, courtyard, courtyard, fare, false);
    return cost ? cost : reason;
}

namespace {

/// S2-9.2: flips the gale token of a wall. Whether its target lies there now.
bool flipGale(Play &play, PlaceIndex place)
{
    const int number = wallNumber(play, place);
    if (number < 0)
        return false;
    RitualToken &token = play.data.walls[static_cast<std::size_t>(number)].gale;
    return flipRitualAt(play, Card::Gale, token, place);
}

} // namespace

bool payMovement(Play &play, int piece, PlaceIndex from, PlaceIndex to, int cost, Fare fare)
{
    if (fare == Fare::Free)
        return true;
    const bool galeFrom = flipGale(play, from);
    const bool galeTo = flipGale(play, to);
    const int extra = galeFrom || galeTo ? 1 : 0; // S2-9.6: once per movement
    if (play.data.reserve >= cost + extra) {
        play.data.reserve = static_cast<std::uint16_t>(play.data.reserve - cost - extra);
        return true;
    }
    play.data.reserve = static_cast<std::uint16_t>(play.data.reserve - cost);
    tell(play, EventKind::MoveLost, {9, 7}, piece, from);
    return false;
}

void carry(Play &play, int piece, PlaceIndex from, PlaceIndex to, RuleId rule)
{
    if (isHero(piece)) {
        play.data.heroes[static_cast<std::size_t>(piece - kHeroPiece)] = to;
    } else {
        addDefender(play, from, piece, -1);
        addDefender(play, to, piece, 1);
    }
    tell(play, EventKind::DefenderMoved, rule, piece, from, to);
}

} // namespace merlon::siege2
