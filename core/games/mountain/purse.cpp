#include "core/games/mountain/purse.h"

#include <algorithm>
#include <array>
#include <bit>

namespace merlon::mountain {

namespace {

constexpr std::size_t kCoinages = static_cast<std::size_t>(Coinage::StockCart) + 1;

/// Whether one of this coinage is what a symbol of that kind on a troll holds.
constexpr bool isOf(const TrollData &troll, Resource symbol, Coinage coinage)
{
    if (symbol != resourceOf(coinage))
        return false;
    switch (coinage) {
    case Coinage::FireCart:
    case Coinage::IceCart:
    case Coinage::MoonCart:
        return troll.clan < kStatueClans && cartOfClan(troll.clan) == coinage;
    case Coinage::Cart:
    case Coinage::TrollCart:
        return !troll.hasClanCarts();
    case Coinage::StockCart:
        return false;
    default:
        return true;
    }
}

/// The symbols of every troll that can hold a coinage, as bits.
constexpr auto kSymbolsFor = [] {
    std::array<std::array<std::uint8_t, kCoinages>, kTrolls> all {};
    for (std::size_t troll = 0; troll < kTrolls; ++troll) {
        for (std::size_t symbol = 0; symbol < kTrollData[troll].symbols.size(); ++symbol) {
            for (std::size_t coinage = 0; coinage < kCoinages; ++coinage) {
                if (isOf(kTrollData[troll], kSymbols[troll][symbol], static_cast<Coinage>(coinage)))
                    all[troll][coinage] = static_cast<std::uint8_t>(all[troll][coinage] | 1u << symbol);
            }
        }
    }
    return all;
}();

/// How many symbols a set of them has; a table, for not every processor counts bits.
constexpr auto kSizesOfSets = [] {
    std::array<std::uint8_t, 1u << kMostSymbols> sizes {};
    for (std::size_t set = 1; set < sizes.size(); ++set)
        sizes[set] = static_cast<std::uint8_t>(sizes[set >> 1] + (set & 1u));
    return sizes;
}();

/// The filled symbols of a troll that hold it, as bits.
unsigned symbolsHolding(const PackTroll &card, Coinage coinage)
{
    return card.filled == 0 ? 0u : card.filled & kSymbolsFor[card.troll][static_cast<std::size_t>(coinage)];
}

int held(const PackTroll &card, std::size_t kind)
{
    return kSizesOfSets[symbolsHolding(card, coinageOf(kind))];
}

void addSymbols(const PackTroll &card, Amounts &amounts)
{
    for (unsigned left = card.filled; left != 0; left &= left - 1)
        ++amounts[kSymbols[card.troll][static_cast<std::size_t>(std::countr_zero(left))]];
}

} // namespace

Amounts spendable(const Scene &scene, Seat seat)
{
    Amounts amounts = scene.stockOf(seat);
    for (const PackTroll &card : scene.data[seat].pack) {
        for (std::size_t kind = 0; card.filled != 0 && kind < kResources; ++kind)
            amounts[kind] = static_cast<std::uint16_t>(amounts[kind] + held(card, kind));
    }
    return amounts;
}

int spendable(const Scene &scene, Seat seat, Resource kind)
{
    int number = scene.stockOf(seat)[kind];
    for (const PackTroll &card : scene.data[seat].pack)
        number += held(card, indexOf(kind));
    return number;
}

SlotSet slotsHolding(const Scene &scene, Seat seat, Coinage coinage)
{
    SlotSet slots = 0;
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
        if (symbolsHolding(scene.data[seat].pack[slot], coinage) != 0)
            slots = static_cast<SlotSet>(slots | slotBit(slot));
    }
    return slots;
}

bool stockHolds(const Scene &scene, Seat seat, Coinage coinage)
{
    const bool isOnTrolls = coinage >= Coinage::FireCart && coinage <= Coinage::TrollCart;
    return !isOnTrolls && scene.stockOf(seat)[resourceOf(coinage)] > 0;
}

Slot preferredSlot(const Scene &scene, Seat seat, SlotSet slots)
{
    const auto empty = static_cast<SlotSet>(~scene.data[seat].filledSlots());
    const auto wakings = [&](std::size_t slot) {
        int number = 0;
        for (std::size_t above = 0; above < kSlots; ++above)
            number += contains(empty, above) && contains(kCascades[above], slot) ? 1 : 0;
        return number;
    };
    Slot best = kSlots;
    for (Slot slot = 0; slot < kSlots; ++slot) {
        if (contains(slots, slot) && (best == kSlots || wakings(slot) > wakings(best)))
            best = slot;
    }
    return best;
}

void takeFromSlot(MountainData &data, Seat seat, Slot slot, Coinage coinage)
{
    PackTroll &card = data[seat].pack[slot];
    const unsigned symbols = symbolsHolding(card, coinage);
    card.filled = static_cast<std::uint8_t>(card.filled & ~(symbols & (0u - symbols)));
}

void takeFromStock(Play &play, Seat seat, Coinage coinage)
{
    --play.stockOf(seat)[resourceOf(coinage)];
}

bool hasEmptySymbol(const PackTroll &troll)
{
    return troll.troll != kNoTroll && troll.filled != allSymbols(troll.troll);
}

bool hasEmptySymbol(const SeatState &seat)
{
    return std::ranges::any_of(seat.pack, [](const PackTroll &card) { return hasEmptySymbol(card); });
}

int inUse(const Scene &scene, Resource kind)
{
    Amounts used;
    for (std::uint8_t team = 0; team < scene.rules.teamCount(); ++team)
        used += scene.data.teams[team].stock;
    for (Seat seat = 0; seat < scene.rules.seats; ++seat) {
        for (const PackTroll &card : scene.data[seat].pack)
            addSymbols(card, used);
    }
    int elsewhere = 0;
    for (const HordeCard &card : scene.data.horde)
        elsewhere += card.bribes[indexOf(kind)];
    for (const OpenSpell &open : scene.data.grimoire)
        elsewhere += kind == Resource::Rune ? open.runes : 0;
    return used[kind] + elsewhere;
}

int inReserve(const Scene &scene, Resource kind)
{
    return std::max(0, kResourceData[indexOf(kind)].inBox - inUse(scene, kind));
}

bool reserveHolds(const Scene &scene, const Amounts &gain)
{
    if (!scene.rules.finiteReserve)
        return true;
    for (std::size_t kind = 0; kind < kResources; ++kind) {
        if (gain[kind] > inReserve(scene, static_cast<Resource>(kind)))
            return false;
    }
    return true;
}

void gain(Play &play, Seat seat, const Amounts &amounts, RuleId rule)
{
    for (std::size_t kind = 0; kind < kResources; ++kind) {
        int number = amounts[kind];
        if (play.rules.finiteReserve)
            number = std::min(number, inReserve(play, static_cast<Resource>(kind)));
        std::uint16_t &stock = play.stockOf(seat)[kind];
        stock = static_cast<std::uint16_t>(stock + number);
        if (number > 0)
            tell(play, EventKind::Gained, rule, seat, number, kind);
        if (number < amounts[kind])
            tell(play, EventKind::Lost, {1, 12}, seat, amounts[kind] - number, kind);
    }
}

} // namespace merlon::mountain
