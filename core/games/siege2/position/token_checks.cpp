#include "core/games/siege2/invader/targets.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/position/sections.h"

#include <algorithm>
#include <bit>

/// How many tokens of each kind there are (section 2 of the rules).
namespace merlon::siege2::position {

namespace {

void atMost(Complaint &complaint, std::string_view pointer, std::string_view token, int count, int most)
{
    if (count > most)
        complaint.add(std::string(pointer),
                      {"error.position-tokens", {std::string(token), std::int64_t {count}}},
                      {"error.position-tokens-right", {std::int64_t {most}}});
}

template <class States, class Has>
int countIf(const States &states, Has has)
{
    return static_cast<int>(std::count_if(states.begin(), states.end(), has));
}

void checkWallTokens(Complaint &complaint, const Scene &scene)
{
    const auto walls = [&](std::uint8_t flag) {
        return countIf(scene.data.walls, [flag](const WallState &wall) { return wall.has(flag); });
    };
    atMost(complaint, "/places", "stone", stoneInUse(scene), kStoneTotal);
    for (std::size_t kind = 1; kind < kCauldronNames.size(); ++kind)
        atMost(complaint, "/places", "cauldron", cauldronsInUse(scene, static_cast<Cauldron>(kind)),
               kTokensOfType);
    for (std::size_t type = 0; type < kEquipmentKeys.size(); ++type)
        atMost(complaint, type < kWallEquipmentNames.size() ? "/places" : "/paths", kEquipmentKeys[type],
               equipmentInUse(scene, static_cast<Equipment>(type)), kTokensOfType);
    for (std::size_t type = 0; type < kOrderKeys.size(); ++type) {
        const auto order = static_cast<Order>(type + 1);
        atMost(complaint, "/places", kOrderKeys[type], tokensOf(order) - ordersFree(scene, order),
               tokensOf(order));
    }
    atMost(complaint, "/places", "defender-ladder", walls(WallState::kDefenderLadder), kTokensOfType);
    atMost(complaint, "/places", "glare", walls(WallState::kGlared), 1);
    atMost(complaint, "/places", "last-stand", walls(WallState::kLastStand), 1);
}

void checkOtherPlaces(Complaint &complaint, const Scene &scene)
{
    const auto ramparts = [&](std::uint8_t flag) {
        return countIf(scene.data.ramparts,
                       [flag](const RampartState &rampart) { return rampart.has(flag); });
    };
    int siegeTowers = 0;
    for (std::size_t place = 0; place < scene.field.kinds.size(); ++place)
        siegeTowers += siegeTowersAt(scene, static_cast<PlaceIndex>(place));
    atMost(complaint, "/places", "siege-tower", siegeTowers, kTokensOfType);
    atMost(complaint, "/places", "mantelet", ramparts(RampartState::kMantelet), kTokensOfType);
    atMost(complaint, "/places", "quartermaster", ramparts(RampartState::kQuartermaster), kTokensOfType);
    atMost(complaint, "/places", "trench-master", ramparts(RampartState::kTrenchMaster), kTokensOfType);
    atMost(
        complaint, "/places", "saboteur",
        countIf(scene.data.buildings, [](const BuildingState &building) { return building.saboteur != 0; }),
        kTokensOfType);
    for (std::size_t device = 1; device < kDeviceNames.size(); ++device)
        atMost(complaint, "/places", kDeviceNames[device], devicesInUse(scene, static_cast<Device>(device)),
               kTokensOfType);
    for (std::size_t trap = 1; trap < kTrapNames.size() - 1; ++trap)
        atMost(complaint, "/paths", "trap", trapsInUse(scene, static_cast<Trap>(trap)), kTokensOfType);
}

void checkMachineTokens(Complaint &complaint, const SiegeData &data)
{
    for (std::size_t type = 0; type < kMachineKeys.size(); ++type)
        atMost(
            complaint, "/machines", kMachineKeys[type],
            countIf(data.machines, [type](const MachineState &machine) { return machine.type == type + 1; }),
            kMachinesOfType);
    atMost(complaint, "/machines", "malfunction",
           countIf(data.machines, [](const MachineState &machine) { return machine.malfunction != 0; }),
           kMalfunctionTokens);
}

/// S2-9: one target and two bluffs of each ritual. Those flipped this round count: a bluff has gone home, a target
/// lies there face up or went with what it lay on.
void checkRituals(Complaint &complaint, const Scene &scene)
{
    for (std::size_t ritual = 0; ritual < kRitualNames.size(); ++ritual) {
        const auto card = static_cast<Card>(static_cast<std::size_t>(Card::Bloodstones) + ritual);
        const int shown = scene.data.targetsShown >> ritual & 1;
        const std::string pointer = "/invader/targets-shown";
        atMost(complaint, "/invader/bluffs-shown", kRitualNames[ritual],
               ritualTokens(scene, card, RitualToken::BluffDown) + scene.data.bluffsShown[ritual],
               kBluffsOfRitual);
        atMost(complaint, pointer, kRitualNames[ritual],
               ritualTokens(scene, card, RitualToken::TargetDown) + shown, 1);
        if (ritualTokens(scene, card, RitualToken::TargetUp) > shown)
            complaint.add(pointer, {"error.position-target-up", {std::string(kRitualNames[ritual])}});
    }
    for (std::size_t order = 0; order < kHeroicOrders; ++order) { // S2-9.3
        if ((scene.data.ordersGone >> order & 1) != 0 && scene.data.possession[order] != RitualToken::None)
            complaint.add(pointerInto("/defender", kPossessionKeys[order]),
                          {"error.position-order-gone", {std::string(kHeroicOrderKeys[order])}});
    }
}

void checkTracks(Complaint &complaint, const SiegeData &data)
{
    constexpr int kMostMore = 3; // a saboteur, an objective, a plan
    for (std::size_t action = 0; action < kActions; ++action)
        atMost(complaint, "/defender/tracks", actionNames()[action], data.tracks[action],
               dataOf(static_cast<Action>(action)).cost + kMostMore);
    if ((data.completed >> static_cast<int>(Action::TrainTroops) & 1u) != 0) // S2-15.12
        complaint.add("/defender/completed", {"error.position-never-completed", {}});
    if (data.keeps(Plan::Levy)) // 2.5
        complaint.add("/defender/drawbacks", {"error.position-no-drawback", {}});
}

/// S2-10.3: no place was left by more pieces in the last maneuver than its budget.
void checkLeft(Complaint &complaint, const Siege2Setup &setup, const SiegeData &data)
{
    const auto check = [&](PlaceIndex place, std::string_view member, int count) {
        if (count > data.budget)
            complaint.add(placePointer(setup, place, member), {"error.position-left", {}});
    };
    const Battlefield &field = setup.field();
    for (std::size_t rampart = 0; rampart < field.ramparts.size(); ++rampart)
        check(field.ramparts[rampart].place, "left", data.ramparts[rampart].left);
    for (std::size_t side = 0; side < field.foregrounds.size(); ++side) {
        check(field.foregrounds[side].place, "left", data.foregrounds[side].left);
        check(field.foregrounds[side].place, "from-supply", data.foregrounds[side].fromSupply);
    }
}

} // namespace

void checkTokens(Complaint &complaint, const Siege2Setup &setup, const SiegeData &data)
{
    const Scene scene {data, setup.field()};
    checkWallTokens(complaint, scene);
    checkOtherPlaces(complaint, scene);
    checkMachineTokens(complaint, data);
    checkRituals(complaint, scene);
    checkTracks(complaint, data);
    checkLeft(complaint, setup, data);
    atMost(complaint, "/spies", "spy", std::popcount(data.spied), kSpyTokens);
}

/// S2-18.9, S2-19.5
void checkResult(Complaint &complaint, const Siege2Setup &setup, const SiegeData &data)
{
    const bool wall = setup.field().is(data.breachedWall, siege::PlaceKind::Wall);
    const auto isGood = [&] {
        switch (data.ending) {
        case Ending::None:
            return data.winner == Winner::Nobody && data.breachedWall == kNowhere;
        case Ending::Breach:
            return data.winner == Winner::Invader && wall;
        case Ending::HeldOut:
            return data.winner == Winner::Defender && data.breachedWall == kNowhere;
        case Ending::Resigned:
            return data.winner != Winner::Nobody && data.breachedWall == kNowhere;
        }
        return false;
    };
    if (!isGood())
        complaint.add("/result", {"error.position-result", {}}, {"error.position-result-right", {}});
}

} // namespace merlon::siege2::position
