#pragma once

#include "core/games/fiefs/play.h"

namespace merlon::fiefs {

/// FI-5.1: why the seat cannot use its crown now.
Reason whyNotUseCrown(const Scene &scene, Seat seat);
/// FI-9.1, FI-9.5: why the seat cannot fracture this artefact now. `exposed`: the seats whose artefacts of `kind` can be
/// fractured (bit s: seat s).
Reason whyNotFracture(const Scene &scene, Seat seat, int target, int kind, unsigned exposed, RuleId rule);
/// FI-9.1: plays a Fracture on an artefact.
void fracture(Play &play, Seat seat, Seat target, int kind);
/// Breaks a whole artefact in this turn.
void breakArtefact(Play &play, Seat target, int kind);

/// FI-6.2, FI-6.3: why these knights cannot be recalled from, or posted to, a territory in a redistribution.
Reason whyNotRecall(const Scene &scene, Seat seat, int place, int number);
Reason whyNotPost(const Scene &scene, Seat seat, int place, int number);
/// Whether at least one of them is legal, when nothing has been named yet.
bool canRedistribute(const Scene &scene, Seat seat);
/// Begins a redistribution of the seat.
void pushRedistribution(Play &play, Seat seat);

/// FI-7.1: why the seat cannot advance on a place.
Reason whyNotAdvance(const Scene &scene, Seat seat, int place);
/// FI-7.2: the most knights that an advance on a place can have, dice left aside.
int mostOfAdvance(const Scene &scene, Seat seat, PlaceIndex place);

/// FI-9.2 to FI-9.4: opens the window for artefacts of a kind and asks the first seat that can answer.
void openWindow(Play &play, int kind, unsigned exposed);
/// The seats in the order in which they are asked in the open window; kNobody after the last.
Seat seatInWindow(const Scene &scene, int position);
/// Whether a seat is asked in the open window: it can play a Fracture; in discreet windows, it could hold one as far as
/// the others know.
bool isAskedInWindow(const Scene &scene, Seat seat);

/// FI-7.3, FI-8.19: the seat has gained control of a territory: its abilities come next.
void pushConquest(Play &play, Seat seat, PlaceIndex place);

} // namespace merlon::fiefs
