#pragma once

#include "core/games/mountain/placement.h"
#include "core/games/mountain/play.h"

/// What the parts of a turn ask of each other.
namespace merlon::mountain {

/// MT-1.9: why the seat cannot exchange four resources for one of this kind. Offers all that it can; takes one.
Reason whyNotExchange(const Scene &scene, Seat seat, std::size_t kind);
template <auto whyNot>
void offerExchanges(const Scene &scene, Step step, ChoiceList &out)
{
    for (std::size_t kind = 0; kind < kResources; ++kind)
        offer<whyNot>(scene, step, out, choice(Verb::Exchange, kind));
}
void exchange(Play &play, Seat seat, std::size_t kind);
/// MT-1.10: the seat gives so many resources of any kinds and gains one of a kind.
void pushGiving(Play &play, Seat seat, int number, Resource gained);

/// MT-3.2: why the seat cannot cast the spell on this place. Casts it.
Reason whyNotCast(const Scene &scene, Seat seat, std::size_t place);
void cast(Play &play, Seat seat, std::size_t place);
/// MT-3.4: why the seat cannot activate the workshop on a cell. Activates it.
Reason whyNotWork(const Scene &scene, Seat seat, Cell cell);
void activate(Play &play, Seat seat, Cell cell);
/// MT-3.4: how often a workshop on a cell can be used at once.
int openEntrances(const Scene &scene, Cell cell);

/// MT-4.2: why the seat cannot recruit the card on a place of the horde. Recruits it.
Reason whyNotRecruit(const Scene &scene, Seat seat, std::size_t place);
void recruit(Play &play, Seat seat, std::size_t place);
/// MT-4.3: the cards to bribe for a place; an empty place needs none.
int cardsToBribe(const MountainData &data, std::size_t place);
/// MT-4.10: a troll wakes.
void wake(Play &play, Seat seat, std::size_t slot, RuleId rule);
/// The bribes on a card of the horde come into the stock of a seat.
void takeBribes(Play &play, Seat seat, std::size_t place, RuleId rule);
/// A card goes under its deck (MT-3.3, MT-4.12).
void putUnderDeck(MountainData &data, Troll troll);
/// MT-4.7: a place of the horde is filled again.
void pushRefill(Play &play, std::size_t place);

/// MT-5.1: why the seat cannot dig a tunnel of that shape and mineral.
Reason whyNotDig(const Scene &scene, const DiggingGround &ground, Seat seat, std::size_t shape,
                 std::size_t mineral);
/// Whether it can dig at all.
bool canDig(const Scene &scene, Seat seat);
void offerDigs(const Scene &scene, Seat seat, ChoiceList &out);
void dig(Play &play, Seat seat, std::size_t shape, std::size_t mineral);
/// MT-5.7: a tile comes to lie on its cells.
void putTile(Play &play, Shape shape, std::size_t orientation, Cell mark);
/// MT-3.6: the mineral of a tile that is only shifted.
inline constexpr std::uint16_t kShifted = kMinerals;
/// MT-4.8: whether a troll can join the pack in a slot.
bool canJoin(const SeatState &own, std::size_t slot);
/// MT-4.9, MT-4.11: whose slots a troll wakes that comes into a slot: its own as well, and perhaps empty ones.
SlotSet wokenBy(const Scene &scene, Seat seat, std::size_t slot, Troll troll);
/// MT-5.3: the squares for the mark of a tile; mineral kShifted: of one that was lifted.
Squares marksOf(const Scene &scene, const DiggingGround &ground, const Outline &outline, std::size_t mineral);
/// MT-3.6: whether the tile that was lifted can be laid elsewhere.
bool canLayLifted(const Scene &scene, Seat seat, Shape shape);
/// MT-5.10: why the seat cannot place a pedestal of that clan on an anchor. Places it.
Reason whyNotPedestal(const Scene &scene, Seat seat, Cell anchor, std::size_t clan, RuleId rule);
void placePedestal(Play &play, Seat seat, Cell anchor, std::size_t clan, RuleId rule);

/// MT-6.3 to MT-6.5: a hall comes to lie on tiles, which fall into pieces.
void putHall(Play &play, Hall hall, std::size_t orientation, Cell altar);

/// MT-7.1, MT-7.2: whether the statue on a cell is the seat's to haul and has somewhere to go, whatever it costs.
Reason whyNotMoved(const Scene &scene, Seat seat, Cell cell, RuleId rule);
/// MT-7.2: the squares to which the statue on a cell can be hauled.
Squares haulTargets(const Scene &scene, Cell cell);
void moveStatue(Play &play, Cell from, Cell to, RuleId rule);

} // namespace merlon::mountain
