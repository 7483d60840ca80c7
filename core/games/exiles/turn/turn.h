#pragma once

#include "core/games/exiles/play.h"

/// What the parts of a turn ask of each other.
namespace merlon::exiles {

/// EX-2.2: what was used in the last turn is ready again, and nobody commands anything.
void clearTurn(ExilesData &data);

/// EX-3.2: why the seat cannot spend a marker.
Reason whyNotMarker(const Scene &scene, RuleId rule);
/// Takes a marker and pays.
void spend(Play &play, Seat seat, const Goods &cost);

/// EX-4.1: how much of a resource collecting gives, while the supply lasts.
int collectedOf(const Scene &scene, std::size_t resource);

/// EX-3, EX-5.3, EX-5.4: why an action on fortifications, buildings, technologies, resources or engines is not possible; every
/// other choice is not asked for. Offers all that are; takes one.
Reason whyNotAction(const Scene &scene, Seat seat, Choice made);
void offerActions(const Scene &scene, Seat seat, ChoiceList &out);
void takeAction(Play &play, Seat seat, Choice made);

/// EX-5.3, EX-5.4: the same of those on engines alone; rocks are offered apart from engines with a price.
Reason whyNotEngine(const Scene &scene, Seat seat, Choice made);
void offerRocks(const Scene &scene, ChoiceList &out);
void offerEngines(const Scene &scene, Seat seat, ChoiceList &out);
void takeEngine(Play &play, Seat seat, Choice made);

/// EX-5: the same of training, of the Deserter's unit, and of a unit that is given up for another.
Reason whyNotTraining(const Scene &scene, Seat seat, Choice made);
void offerTraining(const Scene &scene, Seat seat, ChoiceList &out);
bool takeTraining(Play &play, Seat seat, Choice made);

/// EX-4.2, EX-4.3: why the seat cannot begin a trade with a partner. Begins one; `isGift`: it can be nothing else.
Reason whyNotTrade(const Scene &scene, Seat seat, std::size_t partner);
void beginTrade(Play &play, Seat seat, std::size_t partner, bool isGift);

} // namespace merlon::exiles
