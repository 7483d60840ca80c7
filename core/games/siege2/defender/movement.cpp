#include "core/games/siege2/defender/movement.h"

#include "core/games/siege2/steps.h"

namespace merlon::siege2 {

Reason whyNotSpaces(const Scene &scene, int unit, PlaceIndex from, int otherUnit, PlaceIndex other)
{
    if (isClosed(scene, from) || isClosed(scene, other))
        return no(ReasonKind::ClosedPlace, {13, 3}, isClosed(scene, other) ? other : from);
    if (!hasSwaps(scene, from) || !hasSwaps(scene, other) || !defendersFit(scene, from, {otherUnit, unit})
        || !defendersFit(scene, other, {unit, otherUnit}))
        return no(ReasonKind::NoSwap, {13, 5}, other);
    return kLegal;
}

Reason whyNotLeaveCourtyard(const Scene &scene, int piece, Fare fare, bool swaps)
{
    const PlaceIndex courtyard = scene.field.courtyard;
    Reason reason = no(ReasonKind::NoSpace, {13, 2}, courtyard);
    for (const PlaceIndex to : scene.field.defenderPlaces) {
        const Reason here = whyNotMoveTo(scene, piece, courtyard, to, fare);
        if (!here)
            return kLegal;
        if (here.kind() == static_cast<std::uint16_t>(ReasonKind::GaleUnpaid))
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
