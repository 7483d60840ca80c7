#pragma once

#include "core/games/exiles/pieces/fortifications.h"
#include "core/games/exiles/play.h"

/// What rules ask of the fortress and its stores.
namespace merlon::exiles {

// Sections

/// EX-6.1: the most units that may stand on a section; EX-6.2: of the Keep, no limit or none.
int capacityOf(const Scene &scene, Post post);
/// How many more may enter.
int roomOn(const Scene &scene, Post post);
/// EX-6.1, EX-6.2: why so many units cannot enter.
Reason whyNotEnter(const Scene &scene, Post post, int number, RuleId rule);
/// The sections with room for another unit; with the Keep, if units may enter it.
SectionSet sectionsWithRoom(const Scene &scene);
PostSet postsWithRoom(const Scene &scene);

/// R as it counts now, the point of Reinforcement with it (EX-15.6).
int resistanceOf(const Scene &scene, Post section);
/// The R of the gate in a wall; 0 if it is broken or there is none.
int gateOf(const Scene &scene, Post section);
/// Whether there is a gate, broken or not: a wall of level 1 or more with a place for one.
bool hasGate(const Scene &scene, Post section);
int levelOn(const Scene &scene, Post section);
/// EX-3.4, EX-3.5: up by one level.
void raiseSection(Play &play, Post section);
/// EX-9.9, EX-15.6, EX-15.8: a section loses R, and may fall (EX-9.10).
void damageSection(Play &play, Post section, int number, RuleId rule);

// Engines

/// EX-6.4, section 2.3: slots of a tower or the Keep.
int slotsOf(const Scene &scene, Post post);
/// EX-6.4: slot engines for which there is no slot any more are lost.
void loseEnginesWithoutSlot(Play &play, Post post, RuleId rule);

// Buildings

/// The levels of all of them.
int buildingLevels(const ExilesData &data);

// Units

/// Takes so many units of a rank off a post, back into the supply.
void dismiss(Play &play, Post post, std::size_t rank, int number);
/// Puts units from the supply onto a post.
void station(Play &play, Post post, std::size_t unit, int number);
/// Moves units from post to post; they keep their marks and get another.
void moveUnits(Play &play, Post from, Post to, std::size_t rank, int number, std::size_t newMark);
/// EX-0.6, EX-12.6: takes a mark off all units.
void clearMark(ExilesData &data, Mark mark);

// Stores

bool canAfford(const Goods &store, const Goods &cost);
/// EX-3.2: why the seat cannot pay this.
Reason whyNotPay(const Scene &scene, Seat seat, const Goods &cost, RuleId rule);
void pay(Play &play, Seat seat, const Goods &cost);
/// Takes from the supply what is there of so much, and says how much it was.
int gain(Play &play, Seat seat, std::size_t resource, int number);

// Shooting

/// EX-8.2, EX-8.3: whether a post covers a zone now: a section at its level; the Keep by a link of its own, or through a
/// section on which a ranged unit stands.
bool coversZone(const Scene &scene, Post post, Zone zone);

} // namespace merlon::exiles
