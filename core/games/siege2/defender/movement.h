#pragma once

#include "core/games/siege2/pieces.h"

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

bool isHero(int piece);
/// Whether the piece stands there.
bool isThere(const Scene &scene, int piece, PlaceIndex place);
/// S2-13.2: linked by `adjacent`, or one of them open.
bool areAdjacent(const Scene &scene, PlaceIndex a, PlaceIndex b);

Reason whyNotMoveTo(const Scene &scene, int piece, PlaceIndex from, PlaceIndex to, Fare fare);
Reason whyNotSwap(const Scene &scene, int piece, PlaceIndex from, int otherPiece, PlaceIndex other);
/// S2-13.1: whether the piece has any move (or swap, where swaps count).
Reason whyNotSelect(const Scene &scene, int piece, PlaceIndex from, Fare fare, bool swaps);
/// S2-9.6: whether the gale that is already known can be paid beyond `cost` for a movement between two places.
Reason whyNotThroughGale(const Scene &scene, PlaceIndex from, PlaceIndex to, int cost);

/// Pays for a movement between two places and flips gale tokens. False if the gale now shown cannot be paid:
/// the normal cost is lost and the piece stays (S2-9.7).
bool payMovement(Play &play, int piece, PlaceIndex from, PlaceIndex to, int cost, Fare fare);
/// Carries a piece from one place to another.
void carry(Play &play, int piece, PlaceIndex from, PlaceIndex to, RuleId rule);

/// Calls `act(piece, place)` for every piece of the defender that could be selected, in board order.
template <class Act>
void forEachDefenderPiece(const Scene &scene, Act act)
{
    for (const PlaceIndex place : scene.field.defenderPlaces) {
        const Units units = defendersAt(scene, place);
        for (int unit = 0; unit < siege::kUnitKinds; ++unit) {
            if (units[static_cast<std::size_t>(unit)] > 0)
                act(unit, place);
        }
        for (int hero = 0; hero < kHeroes; ++hero) {
            if (scene.data.heroes[static_cast<std::size_t>(hero)] == place)
                act(kHeroPiece + hero, place);
        }
    }
}

} // namespace merlon::siege2
