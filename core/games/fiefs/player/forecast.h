#pragma once

#include "core/games/fiefs/play.h"

namespace merlon::fiefs {

/// What the cards of a side may add to its score in a battle: conflict card and supports together.
struct CardStrength {
    double mean = 0;
    double variance = 0;
};

/// Of a seat that draws up to five cards before it plays, as far as the scene (the data of a view) knows its cards: what
/// it holds, and what may come from the rest of its deck.
CardStrength cardStrengthOf(const Scene &scene, Seat seat);

/// A battle that may come, from what a view knows.
struct Clash {
    Seat attacker = kNobody;
    Seat defender = kNobody; ///< kNobody: the place is empty
    PlaceIndex place = kNowhere;
    int attackers = 0; ///< knights
};

/// What such a battle brings, roughly: from the means of what is not known. 0 to 1.
double chanceToWin(const Scene &scene, const Clash &clash);
/// The knights that the attacker loses on the average.
double expectedLoss(const Scene &scene, const Clash &clash);

/// How good a card is to have, from 0 to 10: for those that choose between cards.
int worthOfCard(PieceKind card);
/// How much an artefact helps its owner, from 0 to 10.
int worthOfArtefact(std::uint8_t artefact);

/// The most knights with which an enemy could attack a place of a seat in its next turn; 0 if none reaches it.
int threatTo(const Scene &scene, Seat seat, PlaceIndex place);

} // namespace merlon::fiefs
