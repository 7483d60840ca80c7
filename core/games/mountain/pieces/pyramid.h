#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

/// The slots of a pack and the places of the horde: two pyramids whose cards lie above each other (MT-4.3, MT-4.8).
namespace merlon::mountain {

using Slot = std::uint8_t;
inline constexpr std::size_t kSlots = 10;
inline constexpr std::size_t kFirstRowSlots = 4;
inline constexpr std::array<std::string_view, kSlots> kSlotKeys {"p1-1", "p1-2", "p1-3", "p1-4", "p2-1",
                                                                 "p2-2", "p2-3", "p3-1", "p3-2", "p4-1"};

/// A set of slots.
using SlotSet = std::uint16_t;
constexpr SlotSet slotBit(std::size_t slot)
{
    return static_cast<SlotSet>(1u << slot);
}
constexpr bool contains(SlotSet slots, std::size_t slot)
{
    return (slots >> slot & 1u) != 0;
}

/// The two slots that a slot rests on; none for those of row 1.
inline constexpr std::array<SlotSet, kSlots> kSupports {
    0, 0, 0, 0, 0b0000000011, 0b0000000110, 0b0000001100, 0b0000110000, 0b0001100000, 0b0110000000};

/// MT-4.9: the slot and all below it.
inline constexpr auto kCascades = [] {
    std::array<SlotSet, kSlots> cascades {};
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
        cascades[slot] = slotBit(slot);
        for (std::size_t below = 0; below < slot; ++below) {
            if (contains(kSupports[slot], below))
                cascades[slot] = static_cast<SlotSet>(cascades[slot] | cascades[below]);
        }
    }
    return cascades;
}();
static_assert(std::popcount(kCascades[4]) == 3 && std::popcount(kCascades[7]) == 6
              && std::popcount(kCascades[9]) == 10);

constexpr int rowOfSlot(std::size_t slot)
{
    return slot < 4 ? 1 : slot < 7 ? 2 : slot < 9 ? 3 : 4;
}
/// The slots row by row downwards, from left to right: the order in which trolls wake (MT-4.10).
inline constexpr std::array<Slot, kSlots> kSlotsDownwards {9, 7, 8, 4, 5, 6, 0, 1, 2, 3};

using HordePlace = std::uint8_t;
inline constexpr std::size_t kHordePlaces = 12;
inline constexpr std::array<std::string_view, kHordePlaces> kHordeKeys {
    "h1-1", "h1-2", "h1-3", "h1-4", "h1-5", "h2-1", "h2-2", "h2-3", "h2-4", "h3-1", "h3-2", "h3-3"};

constexpr int rowOfPlace(std::size_t place)
{
    return place < 5 ? 1 : place < 9 ? 2 : 3;
}

/// MT-4.3: the places below one, in the order of payment.
struct PlacesBelow {
    std::array<HordePlace, 5> places {};
    std::uint8_t size = 0;

    constexpr const HordePlace *begin() const { return places.data(); }
    constexpr const HordePlace *end() const { return places.data() + size; }
};
constexpr PlacesBelow placesBelow(std::size_t place)
{
    const auto at = [](std::size_t number) { return static_cast<HordePlace>(number); };
    switch (rowOfPlace(place)) {
    case 2:
        return {{at(place - 5), at(place - 4)}, 2};
    case 3:
        return {{at(place - 9), at(place - 8), at(place - 7), at(place - 4), at(place - 3)}, 5};
    default:
        return {};
    }
}

} // namespace merlon::mountain
