#include "core/engine/position/tray.h"
#include "core/games/mountain/position/parts.h"

/// What a position consists of, for the scenario editor: fields, and the pieces of its tray.
namespace merlon::mountain {

namespace position {

namespace {

using namespace merlon::position; // its tray

/// The seats that have a stock (MT-10.3).
std::vector<std::string> stockPointers(const Rules &rules)
{
    std::vector<std::string> pointers;
    for (Seat seat = 0; seat < rules.teamCount(); ++seat)
        pointers.push_back(pointerTo(seat));
    return pointers;
}

void addPortals(const Rules &rules, Draft &draft)
{
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        DraftPiece portal {.key = "portal", .group = "portal", .team = rules.teamOf(seat)};
        portal.note = kSeatKeys[seat];
        portal.slots = {{pointerTo(seat), "portal", {}, {}}};
        draft.pieces.push_back(std::move(portal));
    }
}

void addOnCells(Draft &draft)
{
    for (const std::string_view clan : clanNames().subspan(1)) {
        const std::string key = "statue-" + std::string(clan);
        const std::array<std::string_view, 1> statue {key};
        addCounted(draft, kStatuesOfClan, statue, {.group = "statue"},
                   [clan](const std::string &) { return Slots {onBoard("statue", std::string(clan))}; });
    }
    addCounted(draft, kCopiesOfWorkshop, kWorkshopKeys, {.type = "workshop", .group = "workshop"},
               [](const std::string &key) { return Slots {onBoard("workshop", key)}; });
    const auto slotsOf = [](const std::string &key) { return Slots {{"", "tunnels", key, "tunnel"}}; };
    for (const ShapeData &shape : kShapeData) {
        const std::array<std::string_view, 1> key {shape.key};
        addCounted(draft, shape.tiles, key, {.type = "shape", .group = "tile"}, slotsOf);
    }
    for (const HallData &hall : kHallData) {
        const std::array<std::string_view, 1> key {hall.key};
        addCounted(draft, 1, key, {.type = "hall", .group = "hall"}, slotsOf);
    }
}

void addPedestals(const Rules &rules, Draft &draft)
{
    for (const std::string_view clan : clanNames().subspan(1)) {
        const std::string word(clan);
        Slots slots;
        for (const DraftPart &part : draft.parts) {
            if (part.pointer.starts_with("/tunnels/") || part.pointer.starts_with("/horde/"))
                slots.push_back({part.pointer, "pedestal", word, {}});
        }
        for (const std::string &pointer : stockPointers(rules))
            slots.push_back({pointer, "pedestals", word, {}});
        const std::string key = "pedestal-" + word;
        const std::array<std::string_view, 1> pedestal {key};
        addCounted(draft, kPedestalsOfClan, pedestal, {.group = "pedestal"},
                   [&](const std::string &) { return slots; });
    }
}

/// Cards and resources lie beside the mountain.
void addBeside(const Rules &rules, Draft &draft)
{
    addCounted(draft, 1, trollNames().subspan(1, kHordeTrolls), {.type = "troll", .group = "troll"},
               [](const std::string &key) {
                   Slots slots;
                   for (const std::string_view place : kHordeKeys)
                       slots.push_back({pointerInto("/horde", place), "card", key, {}});
                   return slots;
               });
    addCounted(draft, 1, namesOfData<Spell, kSpells>(), {.type = "spell", .group = "spell"},
               [](const std::string &key) {
                   Slots slots;
                   for (const std::string_view place : kSpellPlaceKeys)
                       slots.push_back({pointerInto("/grimoire", place), "spell", key, {}});
                   return slots;
               });
    addPieces(draft, resourceNames(), {.type = "resource", .group = "resource"}, [&](const std::string &key) {
        Slots slots;
        for (const std::string &pointer : stockPointers(rules))
            slots.push_back({pointer, "stock", key, {}});
        for (const std::string_view place : kHordeKeys)
            slots.push_back({pointerInto("/horde", place), "bribes", key, {}});
        return slots;
    });
}

} // namespace

} // namespace position

void Edition::describe(const MountainSetup &setup, const Json &position, Draft &draft)
{
    position::Complaint complaint;
    MountainData standard;
    const MountainData data = position::readWhole(complaint, setup, position, standard);
    const MountainData usual = position::usualFor(data, standard);
    const position::Describing describing {setup, data, usual, draft};
    std::vector<DraftField> root = position::describeTurn(describing, position);
    for (DraftField &field : position::describeSupply(describing))
        root.push_back(std::move(field));
    describing.add({.pointer = "", .key = "position"});
    position::describeTunnels(describing, root);
    draft.parts.front().fields = std::move(root);
    position::describePlaces(describing);
    position::describeTrack(describing);
    position::describeCards(describing);
    position::describeSeats(describing);
    position::addPortals(setup.rules(), draft);
    position::addOnCells(draft);
    position::addPedestals(setup.rules(), draft);
    position::addBeside(setup.rules(), draft);
    draft.view = std::make_unique<MountainView>(setup.shared_from_this(), data, SeatSet::all());
}

} // namespace merlon::mountain
