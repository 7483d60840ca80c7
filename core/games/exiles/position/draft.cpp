#include "core/engine/position/tray.h"
#include "core/games/exiles/own.h"
#include "core/games/exiles/position/parts.h"

#include <array>
#include <memory>
#include <utility>

/// What a position consists of, for the scenario editor: fields, and the pieces of its tray.
namespace merlon::exiles {

namespace position {

namespace {

using namespace merlon::position; // its tray

/// What the words of fields are of, where it cannot be found from them.
void nameTypes(Draft &draft)
{
    static constexpr std::array<std::pair<std::string_view, const char *>, 14> kTypes {{
        {"units", "unit"},
        {"fought", "unit"},
        {"engines", "engine"},
        {"enemies", "enemy"},
        {"blinded", "enemy"},
        {"enemy-engines", "enemy-engine"},
        {"army", "enemy"},
        {"army-engines", "enemy-engine"},
        {"without-units", "unit"},
        {"without-engines", "engine"},
        {"without-buildings", "building"},
        {"without-technologies", "technology"},
        {"without-blessings", "blessing"},
        {"without-spells", "spell"},
    }};
    for (DraftPart &part : draft.parts) {
        for (DraftField &field : part.fields) {
            for (const auto &[key, type] : kTypes) {
                if (field.key == key)
                    field.type = type;
            }
            for (DraftField &member : field.members) {
                if (member.key == "leader")
                    member.type = "enemy";
            }
            if (field.key == "leader")
                field.type = "enemy";
        }
    }
}

void addExiles(const Rules &rules, Draft &draft)
{
    for (const UnitData &unit : kUnitData) {
        const std::array<std::string_view, 1> key {unit.key};
        addCounted(draft, unit.limit, key, {.type = "unit", .group = "unit", .team = kTeamOfExiles},
                   [](const std::string &word) { return Slots {onBoard("units", word)}; });
    }
    for (std::size_t engine = 0; engine < kEngines; ++engine) {
        const std::array<std::string_view, 1> key {kEngineData[engine].key};
        const DraftPiece like {.type = "engine", .group = "engine", .team = kTeamOfExiles};
        if (engine < kFirstSlotEngine)
            addCounted(draft, kUncounted, key, like,
                       [](const std::string &word) { return Slots {onBoard(word)}; });
        else
            addCounted(draft, kEngineData[engine].limit, key, like,
                       [](const std::string &word) { return Slots {onBoard("engines", word)}; });
    }
    const auto ofSeats = [&rules](const std::string &field, const std::string &word) {
        Slots slots;
        for (Seat seat = 0; seat < rules.seats; ++seat)
            slots.push_back({pointerTo(seat), field, word, {}});
        return slots;
    };
    addCounted(draft, 1, kHeroKeys, {.type = "hero", .group = "hero"},
               [&](const std::string &word) { return ofSeats("hero", word); });
    for (std::size_t resource = 0; resource < kResources; ++resource) {
        const std::array<std::string_view, 1> key {kResourceKeys[resource]};
        addCounted(draft, kMarkers[resource], key, {.type = "resource", .group = "resource"},
                   [&](const std::string &word) { return ofSeats("store", word); });
    }
}

/// Units of the enemy go into zones, and on sections as footholds.
void addEnemies(Draft &draft)
{
    for (const FactionData &faction : kFactionData) {
        for (const EnemyData &enemy : faction.units) {
            const std::array<std::string_view, 1> key {enemy.key};
            addCounted(
                draft, enemy.tokens, key,
                {.type = "enemy", .group = std::string(faction.key), .team = kTeamOfEnemy},
                [](const std::string &word) {
                    return Slots {onBoard("enemies", word), {std::string(), "footholds", word, "leader"}};
                });
        }
    }
    for (std::size_t engine = 0; engine < kArmyEngines; ++engine) {
        const std::array<std::string_view, 1> key {kEnemyEngineData[engine].key};
        addCounted(draft, kEnemyEngineData[engine].limit, key,
                   {.type = "enemy-engine", .group = "enemy-engine", .team = kTeamOfEnemy},
                   [](const std::string &word) { return Slots {onBoard("enemy-engines", word)}; });
    }
}

/// The standard position with the morale of the faction.
ExilesData usualFor(const ExilesData &data, const ExilesData &standard)
{
    ExilesData usual = standard;
    if (data.siege.faction < kFactions && standard.siege.faction < kFactions)
        usual.siege.morale = moraleOf(data, data.siege.faction);
    return usual;
}

} // namespace

} // namespace position

void Edition::describe(const ExilesSetup &setup, const Json &position, Draft &draft)
{
    position::Complaint complaint;
    ExilesData standard;
    const ExilesData data = position::readWhole(complaint, setup, position, standard);
    const ExilesData usual = position::usualFor(data, standard);
    const position::Describing describing {setup, data, usual, draft};
    std::vector<DraftField> root = position::describeTurn(describing, position);
    std::vector<DraftField> powers = position::describePowers(describing);
    for (DraftField &field : powers)
        root.push_back(std::move(field));
    describing.add({.pointer = "", .key = "position"});
    position::describeOwn(describing, root);
    position::describeFootholds(describing, root);
    draft.parts.front().fields = std::move(root);
    position::describeSiege(describing);
    position::describePlaces(describing);
    position::describeSeats(describing);
    position::nameTypes(draft);
    position::addExiles(setup.rules(), draft);
    position::addEnemies(draft);
    draft.view = std::make_unique<ExilesView>(setup.shared_from_this(), data, SeatSet::all());
}

} // namespace merlon::exiles
