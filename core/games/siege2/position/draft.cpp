#include "core/games/siege/position/army_tray.h"
#include "core/games/siege2/edition.h"
#include "core/games/siege2/position/sections.h"

#include <algorithm>

namespace merlon::siege2 {

namespace position {

namespace {

using namespace merlon::position; // its tray
using siege::position::addUnits;
using siege::position::kDefender;
using siege::position::kInvader;

/// What follows, as the position says it: a moment, unless it is over.
void describeTurn(const Describing &describing, const Json &position, std::vector<DraftField> &root)
{
    merlon::position::DescribingForm form(describing.setup.vocabulary());
    form.number("round", describing.data.round + (stageOf(describing.data) == Stage::RoundStart ? 1 : 0),
                kLastRound, 1);
    form.word("at", momentNames(), 0);
    form.word("card", cardNames(), 0);
    std::vector<DraftField> fields = form.take();
    const bool isNamed = !position.contains("result");
    fields[0].standard = Json(1);
    fields[1].mayBeHidden = true;
    fields[1].value = position.value("at", isNamed ? Json("round") : Json());
    fields[1].standard = isNamed ? Json("round") : Json();
    fields[1].frees = {"/card"};
    fields[2].value = position.value("card", Json());
    std::erase_if(fields[2].words, [&](const std::string &word) {
        const bool isInRow = std::ranges::any_of(describing.data.row, [&](std::uint8_t card) {
            return card < kCards && cardNames()[card] == word;
        });
        if (!isInRow)
            fields[2].otherWords.push_back(word);
        return !isInRow;
    });
    fields.insert(fields.begin() + 2, emptyField(position));
    for (DraftField &field : fields)
        root.push_back(std::move(field));
}

void addArmies(Draft &draft, const SiegeData &data)
{
    const auto invaderSlots = [](const std::string &key) {
        return Slots {onBoard("invaders", key), {"/invader", "supply", key}, {"/invader", "fallen", key}};
    };
    const auto defenderSlots = [](const std::string &key) {
        return Slots {onBoard("defenders", key), {"/defender", "gone", key}};
    };
    addUnits(draft, data, kInvaderUnitKeys, invaderSlots, kDefenderUnitKeys, defenderSlots);
    addPieces(draft, kHeroKeys, {.group = "hero", .team = kDefender}, [](const std::string &key) {
        return Slots {{"/heroes", key}};
    });
}

void addInvaderTokens(Draft &draft)
{
    const auto add = [&](int total, Names keys, const char *type, const char *group, auto slotsOf) {
        addCounted(draft, total, keys, {.type = type, .group = group, .team = kInvader}, slotsOf);
    };
    add(kMachinesOfType, kMachineKeys, "action-card", "machine", [](const std::string &key) {
        return Slots {{"", "machines", key, "machine"}};
    });
    constexpr std::array<std::string_view, 1> kTower {"siege-tower"};
    add(kTokensOfType, kTower, "", "machine", [](const std::string &key) {
        return Slots {onBoard(key), onBoard("siege-towers")};
    });
    add(kTokensOfType, Names(kEquipmentKeys).first(kWallEquipmentNames.size()), "action-card", "equipment",
        [](const std::string &key) { return Slots {onBoard("equipment", key)}; });
    constexpr std::array<std::string_view, 1> kFlags[] {
        {"bridge"}, {"mantelet"}, {"quartermaster"}, {"trench-master"}, {"saboteur"}};
    for (const auto &flag : kFlags)
        add(kTokensOfType, flag, "action-card", "equipment",
            [](const std::string &key) { return Slots {onBoard(key)}; });
    add(kUncounted, kOrderKeys, "order", "order",
        [](const std::string &key) { return Slots {onBoard("order", key)}; });
    constexpr std::array<std::string_view, 1> kRituals[] {{"gale"}, {"specter"}, {"demon"}};
    for (const auto &ritual : kRituals) {
        for (const char *token : {"target", "bluff"}) {
            add(kUncounted, ritual, "action-card", "ritual", [token](const std::string &key) {
                return Slots {onBoard(key, std::string(token) + "-down")};
            });
            draft.pieces.back().note = token;
        }
    }
    constexpr std::array<std::string_view, 1> kWood {"wood"};
    add(kUncounted, kWood, "", "equipment", [](const std::string &) { return Slots {{"/invader", "wood"}}; });
}

void addDefenderTokens(Draft &draft)
{
    const auto add = [&](int total, Names keys, const char *group, auto slotsOf) {
        addCounted(draft, total, keys, {.type = "building-action", .group = group, .team = kDefender},
                   slotsOf);
    };
    constexpr std::array<std::string_view, 1> kStone {"stone"};
    add(kStoneTotal, kStone, "device", [](const std::string &) { return Slots {onBoard("stone")}; });
    draft.pieces.back().type.clear();
    draft.pieces.back().token = "wall"; // as the action that builds them
    constexpr std::array<std::string_view, 3> kCauldrons {"cauldron-goblin", "cauldron-orc",
                                                          "cauldron-troll"};
    add(kTokensOfType, kCauldrons, "device",
        [](const std::string &key) { return Slots {onBoard("cauldron", key.substr(key.find('-') + 1))}; });
    add(kTokensOfType, Names(kDeviceNames).subspan(1), "device",
        [](const std::string &key) { return Slots {onBoard("device", key)}; });
    constexpr std::array<std::string_view, 1> kLadder {"ladder"};
    add(kTokensOfType, kLadder, "device",
        [](const std::string &) { return Slots {onBoard("defender-ladder")}; });
    for (const std::string_view kind : Names(kTrapNames).subspan(1, 3)) {
        constexpr std::array<std::string_view, 1> kTrap {"trap"};
        add(kTokensOfType, kTrap, "device",
            [kind](const std::string &) { return Slots {onBoard("trap", std::string(kind))}; });
        draft.pieces.back().note = kind;
    }
    constexpr std::array<std::string_view, 1> kGlass {"hourglass"};
    add(kUncounted, kGlass, "hourglass", [](const std::string &) {
        return Slots {{"/defender", "reserve"}};
    });
    draft.pieces.back().type.clear();
}

void addCards(Draft &draft)
{
    const auto add = [&](Names keys, const char *type, int team, const char *field, const char *member) {
        addPieces(draft, keys, {.type = type, .group = type, .team = team}, [&](const std::string &key) {
            return Slots {{"", field, key, member}};
        });
    };
    add(cardNames().subspan(firstCardOf(2), 20), "action-card", kInvader, "row", "");
    add(kObjectiveKeys, "objective", kInvader, "objectives", "card");
    add(kPlanKeys, "plan", kDefender, "plans", "card");
}

} // namespace

} // namespace position

void Edition::describe(const Siege2Setup &setup, const Json &position, Draft &draft)
{
    position::Complaint complaint;
    SiegeData standard;
    const SiegeData data = position::readWhole(complaint, setup, position, standard);
    const position::Describing describing {setup, data, standard, draft};
    describing.add({.pointer = "", .key = "position"});
    std::vector<DraftField> root;
    position::describeTurn(describing, position, root);
    position::describePlaces(describing);
    position::describeMachines(describing, root);
    position::describeSeats(describing, root);
    position::describeCards(describing, root);
    draft.parts.front().fields = std::move(root);
    draft.stores = {"/invader/bag", "/defender/supply", "/wood-pile"};
    position::addArmies(draft, data);
    position::addInvaderTokens(draft);
    position::addDefenderTokens(draft);
    position::addCards(draft);
    draft.view = std::make_unique<Siege2View>(setup.shared_from_this(), data, SeatSet::all());
}

} // namespace merlon::siege2
