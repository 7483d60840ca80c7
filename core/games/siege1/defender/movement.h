#pragma once

#include "core/games/siege1/pieces/pieces.h"

/// How defender units and heroes move (S1-14) and what heroes do (S1-16).
namespace merlon::siege1 {

/// S1-14.1: a unit that has somewhere to go.
Reason whyNotLift(const Scene &scene, Seat seat, PlaceIndex from, int unit);
/// S1-14.2, S1-14.3, S1-14.5
Reason whyNotSetDown(const Scene &scene, Seat seat, PlaceIndex from, int unit, PlaceIndex to);
/// S1-14.4
Reason whyNotExchange(const Scene &scene, Seat seat, PlaceIndex from, int unit, PlaceIndex other,
                      int otherUnit);
/// S1-14.6
Reason whyNotHeroMove(const Scene &scene, Seat seat, Hero hero, PlaceIndex to);
/// S1-16.2
Reason whyNotSpeech(const Scene &scene, Seat seat, int count);
/// S1-16.3
Reason whyNotRaid(const Scene &scene, Seat seat, int unit);

/// Lists all of these that are legal, but for set-downs and exchanges.
void offerMoves(const Scene &scene, Seat seat, ChoiceList &out);

void moveHero(Play &play, Seat seat, Hero hero, PlaceIndex to);
void holdSpeech(Play &play, Seat seat, int count);
void raid(Play &play, Seat seat, int unit);

} // namespace merlon::siege1
