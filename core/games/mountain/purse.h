#pragma once

#include "core/games/mountain/play.h"

/// MT-1.5 to MT-1.8, MT-1.12: what a seat can spend, from where it is taken, and what the reserve holds.
namespace merlon::mountain {

/// What is paid: a kind of resource that can be spent on anything, or carts of one place for a haul (MT-7.4).
enum class Coinage : std::uint8_t {
    // In the order of Resource
    Stone,
    Iron,
    Heartrock,
    Coin,
    Cart,
    Hammer,
    Rune,
    // Carts on trolls of a clan, in the order of Clan
    FireCart,
    IceCart,
    MoonCart,
    TrollCart, ///< neutral ones on trolls
    StockCart,
};
constexpr Coinage coinageOf(std::size_t resource)
{
    return static_cast<Coinage>(resource);
}
constexpr Coinage cartOfClan(std::size_t clan)
{
    return static_cast<Coinage>(static_cast<std::size_t>(Coinage::FireCart) + clan);
}
constexpr Resource resourceOf(Coinage coinage)
{
    return coinage <= Coinage::Rune ? static_cast<Resource>(coinage) : Resource::Cart;
}

/// MT-1.8: what a seat can spend on anything: all but clan carts.
Amounts spendable(const Scene &scene, Seat seat);
int spendable(const Scene &scene, Seat seat, Resource kind);
inline bool canSpend(const Scene &scene, Seat seat, const Amounts &cost)
{
    const Amounts own = spendable(scene, seat);
    for (std::size_t kind = 0; kind < kResources; ++kind) {
        if (own[kind] < cost[kind])
            return false;
    }
    return true;
}

/// The slots whose trolls hold some of it, and whether the stock does.
SlotSet slotsHolding(const Scene &scene, Seat seat, Coinage coinage);
bool stockHolds(const Scene &scene, Seat seat, Coinage coinage);
/// MT-1.7: from which of some slots a resource is taken unless the seat is asked.
Slot preferredSlot(const Scene &scene, Seat seat, SlotSet slots);
/// Takes one from a troll: its leftmost symbol that holds it. Takes one from the stock.
void takeFromSlot(MountainData &data, Seat seat, Slot slot, Coinage coinage);
void takeFromStock(Play &play, Seat seat, Coinage coinage);

/// Whether a troll of the pack has an empty symbol.
bool hasEmptySymbol(const PackTroll &troll);
bool hasEmptySymbol(const SeatState &seat);

/// How many of a kind are in stocks and packs, on cards of the horde and on spells.
int inUse(const Scene &scene, Resource kind);
/// MT-1.12: how many of a kind are in the reserve, with a finite one.
int inReserve(const Scene &scene, Resource kind);
/// Whether the reserve holds all of a gain.
bool reserveHolds(const Scene &scene, const Amounts &gain);
/// MT-1.6: resources go from the reserve to the stock, as far as it holds them.
void gain(Play &play, Seat seat, const Amounts &amounts, RuleId rule);

/// MT-1.7: the seat pays so many, which go to the reserve. Its steps come next.
void pushPayment(Play &play, Seat seat, Coinage coinage, int number);
void pushPayment(Play &play, Seat seat, const Amounts &cost);
/// The seat pays one, which is laid on a card of the horde, or on a spell.
void pushBribe(Play &play, Seat seat, Resource kind, std::size_t place);
void pushRune(Play &play, Seat seat, std::size_t place);

} // namespace merlon::mountain
