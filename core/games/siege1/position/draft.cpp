#include "core/games/siege/position/army_tray.h"
#include "core/games/siege1/edition.h"
#include "core/games/siege1/position/sections.h"
#include "core/games/siege1/teams/teams.h"

#include <algorithm>

namespace merlon::siege1 {

namespace position {

namespace {

using namespace merlon::position; // its tray
using siege::position::addUnits;
using siege::position::kDefender;
using siege::position::kInvader;

void describeTurn(const Describing &describing, const Json &position, std::vector<DraftField> &root)
{
    describeCounters(describing, root);
    DraftField &round = *std::ranges::find(root, "round", &DraftField::key);
    round.least = 1;
    round.value = position.value("round", *round.standard); // the data may be just before it
    merlon::position::DescribingForm form(describing.setup.vocabulary());
    form.word("at", momentNames(), 0);
    DraftField at = form.take().front();
    at.mayBeHidden = true;
    const bool isNamed = describing.data.winner == Winner::Nobody;
    at.standard = isNamed ? Json("round") : Json();
    at.value = position.value("at", *at.standard);
    root.insert(root.begin() + 1, std::move(at));
    root.insert(root.begin() + 2, emptyField(position));
}

/// The seats of one team.
std::vector<std::string> seatsOf(const Siege1Setup &setup, bool invaders)
{
    std::vector<std::string> pointers;
    for (Seat seat = 0; seat < setup.rules().players; ++seat) {
        if (isInvader(setup.rules(), seat) == invaders)
            pointers.push_back(pointerInto("/seats", setup.seats()[seat].key));
    }
    return pointers;
}

void addArmies(const Siege1Setup &setup, Draft &draft, const SiegeData &data)
{
    const auto invaderSlots = [&](const std::string &key) {
        Slots slots {onBoard("invaders", key)};
        for (const std::string &seat : seatsOf(setup, true)) {
            slots.push_back({seat, "camp", key});
            slots.push_back({seat, "ready", key});
        }
        slots.push_back({"", "discard", key});
        return slots;
    };
    const auto defenderSlots = [](const std::string &key) {
        Slots slots {onBoard("defenders", key)};
        if (key == "archer")
            slots.push_back(onBoard("post", key));
        return slots;
    };
    addUnits(draft, data, kInvaderUnitKeys, invaderSlots, kDefenderUnitKeys, defenderSlots);
    addPieces(draft, kHeroKeys, {.group = "hero", .team = kDefender}, [](const std::string &key) {
        return Slots {{"", key}};
    });
}

void addInvaderTokens(const Siege1Setup &setup, Draft &draft)
{
    const auto add = [&](int total, Names keys, const char *type, const char *group, auto slotsOf) {
        addCounted(draft, total, keys, {.type = type, .group = group, .team = kInvader}, slotsOf);
    };
    add(kUncounted, kEngineKeys, "action", "engine", [](const std::string &key) {
        return Slots {{"", "engines", key, "engine"}};
    });
    constexpr std::array<std::string_view, 1> kTower {"siege-tower"};
    add(kSiegeTowers, kTower, "", "engine",
        [](const std::string &key) { return Slots {onBoard("flags", key)}; });
    constexpr std::array<std::string_view, 1> kRam {"ram-parts"};
    add(kRamParts, kRam, "", "engine", [](const std::string &key) { return Slots {onBoard(key)}; });
    constexpr std::array<std::string_view, 1> kMantelet {"mantelet"};
    add(kTilesOfKind, kMantelet, "action", "equipment",
        [](const std::string &key) { return Slots {onBoard(key)}; });
    add(kTilesOfKind, Names(kEquipmentKeys).first(kEquipmentTypes - 1), "action", "equipment",
        [](const std::string &key) { return Slots {onBoard("equipment", key)}; });
    constexpr std::array<std::string_view, 1> kBridge {"bridge"};
    add(kTilesOfKind, kBridge, "action", "equipment",
        [](const std::string &key) { return Slots {onBoard("flags", key)}; });
    add(kTilesOfKind, Names(kTrainingKeys).first(kTrainingTypes - 1), "training", "training",
        [](const std::string &key) { return Slots {onBoard("training", key)}; });
    constexpr std::array<std::string_view, 1> kSaboteur {"saboteur"};
    add(kTilesOfKind, kSaboteur, "training", "training",
        [](const std::string &key) { return Slots {onBoard("flags", key)}; });
    add(kUncounted, kOrderKeys, "order", "order",
        [](const std::string &key) { return Slots {onBoard("order", key)}; });
    constexpr std::array<std::string_view, 1> kResource {"resource"};
    add(kUncounted, kResource, "", "equipment", [&](const std::string &) {
        Slots slots;
        for (const std::string &seat : seatsOf(setup, true))
            slots.push_back({seat, "resources"});
        return slots;
    });
}

void addDefenderTokens(const Siege1Setup &setup, Draft &draft)
{
    const auto add = [&](int total, Names keys, const char *type, auto slotsOf) {
        addCounted(draft, total, keys, {.type = type, .group = "device", .team = kDefender}, slotsOf);
    };
    constexpr std::array<std::string_view, 1> kStone {"stone"};
    constexpr std::array<std::string_view, 1> kWood {"wood"};
    add(kStoneTotal, kStone, "", [](const std::string &key) { return Slots {onBoard(key)}; });
    add(kWoodTotal, kWood, "", [](const std::string &key) { return Slots {onBoard(key)}; });
    for (const std::string_view kind : Names(kCauldronNames).subspan(1)) {
        const std::string key = std::string(kind) + "-cauldron";
        const std::array<std::string_view, 1> cauldron {key};
        add(kTilesOfKind, cauldron, "work",
            [kind](const std::string &) { return Slots {onBoard("cauldron", std::string(kind))}; });
    }
    add(kTilesOfKind, Names(kPostNames).subspan(2), "work",
        [](const std::string &key) { return Slots {onBoard("post", key)}; });
    constexpr std::array<std::string_view, 1> kPlatform {"platform"};
    add(kTilesOfKind, kPlatform, "work",
        [](const std::string &key) { return Slots {onBoard("flags", key)}; });
    for (const std::string_view kind : Names(kTrapNames).subspan(1)) {
        const std::string key = std::string(kind) + "-trap";
        const std::array<std::string_view, 1> trap {key};
        add(kTilesOfKind, trap, "work",
            [kind](const std::string &) { return Slots {onBoard("trap", std::string(kind))}; });
    }
    constexpr std::array<std::string_view, 1> kGlass {"hourglass"};
    add(kUncounted, kGlass, "", [&](const std::string &) {
        Slots slots;
        for (const std::string &seat : seatsOf(setup, false))
            slots.push_back({seat, "purse"});
        return slots;
    });
    draft.pieces.back().group = "hourglass";
}

void addCards(const Siege1Setup &setup, Draft &draft)
{
    const auto &cards = setup.vocabulary().types()[static_cast<std::size_t>(Type::PhaseCard)].values;
    for (const std::string &card : cards) {
        const std::size_t dash = card.rfind('-');
        Slots slots;
        for (const std::string &seat : seatsOf(setup, true))
            slots.push_back({seat, card.substr(0, dash), card.substr(dash + 1)});
        draft.pieces.push_back({.key = card,
                                .type = "phase-card",
                                .group = "phase-card",
                                .team = kInvader,
                                .slots = std::move(slots)});
    }
    addPieces(draft, kDeedKeys, {.type = "deed", .group = "deed", .team = kDefender},
              [](const std::string &key) {
                  return Slots {{"", "deeds", key}};
              });
}

} // namespace

} // namespace position

void Edition::describe(const Siege1Setup &setup, const Json &position, Draft &draft)
{
    position::Complaint complaint;
    SiegeData standard;
    const SiegeData data = position::readWhole(complaint, setup, position, standard);
    const position::Describing describing {setup, data, standard, draft};
    describing.add({.pointer = "", .key = "position"});
    std::vector<DraftField> root;
    position::describeTurn(describing, position, root);
    position::describePlaces(describing);
    position::describeEngines(describing, root);
    position::describeSeats(describing);
    draft.parts.front().fields = std::move(root);
    position::addArmies(setup, draft, data);
    position::addInvaderTokens(setup, draft);
    position::addDefenderTokens(setup, draft);
    position::addCards(setup, draft);
    draft.view = std::make_unique<Siege1View>(setup.shared_from_this(), data, SeatSet::all());
}

} // namespace merlon::siege1
