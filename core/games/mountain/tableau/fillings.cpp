#include "core/games/mountain/edition.h"
#include "core/games/mountain/tableau/tableau.h"
#include "core/games/mountain/turn/turn.h"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>

/// MT-4.8 to MT-4.11: which symbols trolls that wake would fill.
namespace merlon::mountain {

namespace {

/// `newcomer`: who comes into the slot; kNoTroll: nobody does.
Filling fillingIn(const SeatState &own, std::size_t slot, SlotSet woken, Troll newcomer)
{
    Filling filling {.type = "slot", .key = std::string(kSlotKeys[slot])};
    for (const Slot other : kSlotsDownwards) {
        const bool isNew = other == slot && newcomer != kNoTroll;
        const PackTroll card = isNew ? PackTroll {newcomer, 0} : own.pack[other];
        if (!contains(woken, other) || card.troll == kNoTroll)
            continue;
        Filling::Card filled {.key = std::string(kSlotKeys[other])};
        for (std::size_t symbol = 0; symbol < symbolCount(card.troll); ++symbol) {
            if ((card.filled >> symbol & 1u) == 0)
                filled.sockets.push_back(symbol);
        }
        filling.cards.push_back(std::move(filled));
    }
    return filling;
}

/// For each slot that a troll can join, the best first.
std::vector<Filling> fillingsOfRecruit(const Scene &scene, Seat seat, Troll troll)
{
    std::vector<Filling> fillings;
    if (troll == kNoTroll)
        return fillings;
    const SeatState &own = scene.data[seat];
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
        if (canJoin(own, slot))
            fillings.push_back(fillingIn(own, slot, wokenBy(scene, seat, slot, troll), troll));
    }
    std::ranges::stable_sort(fillings, std::ranges::greater {}, &Filling::total);
    return fillings;
}

} // namespace

std::vector<Filling> fillingsOf(const View &view, Choice made)
{
    const auto &seen = static_cast<const MountainView &>(view);
    const MountainData &data = seen.known();
    const Scene scene {data, seen.field(), seen.rules()};
    const Seat seat = seen.decision().seat;
    if (seat >= scene.rules.seats)
        return {};
    switch (verbOf(made)) {
    case Verb::Recruit:
        return fillingsOfRecruit(scene, seat, data.horde[made.args[0]].troll);
    case Verb::Join:
        return {fillingIn(data[seat], made.args[0], wokenBy(scene, seat, made.args[0], data.now.joining),
                          data.now.joining)};
    case Verb::Wake:
        return {fillingIn(data[seat], made.args[0], slotBit(made.args[0]), kNoTroll)};
    default: // nobody wakes
        return {};
    }
}

} // namespace merlon::mountain
