#include "app/games/siege/siege2/defender/garrison.h"

#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/steps.h"

#include <algorithm>
#include <array>
#include <bit>

namespace merlon {

using namespace siege2;

namespace {

/// A token of the defender's and how many are left of it.
struct TokensLeft {
    std::string_view picture;
    Action action;
    int left;
};

int ladders(const SiegeData &data)
{
    return static_cast<int>(std::ranges::count_if(
        data.walls, [](const WallState &wall) { return wall.has(WallState::kDefenderLadder); }));
}

int traps(const SiegeData &data)
{
    return static_cast<int>(
        std::ranges::count_if(data.paths, [](const PathState &path) { return path.trap != Trap::None; }));
}

int malfunctions(const SiegeData &data)
{
    return static_cast<int>(std::ranges::count_if(
        data.machines, [](const MachineState &machine) { return machine.malfunction != 0; }));
}

constexpr int kTrapTokens = 3 * kTokensOfType;

constexpr std::size_t kKinds = 11;

std::array<TokensLeft, kKinds> tokensLeft(const PanelView &view)
{
    const Scene scene = view.scene();
    const SiegeData &data = view.data();
    const auto devices = [&](Device device) { return kTokensOfType - devicesInUse(scene, device); };
    const auto cauldrons = [&](Cauldron type) { return kTokensOfType - cauldronsInUse(scene, type); };
    return {{
        {"stone", Action::Wall, kStoneTotal - stoneInUse(scene)},
        {"cannon", Action::Cannon, devices(Device::Cannon)},
        {"pole", Action::Pole, devices(Device::Pole)},
        {"bay-window", Action::BayWindow, devices(Device::BayWindow)},
        {"cauldron-troll", Action::CauldronTroll, cauldrons(Cauldron::Troll)},
        {"cauldron-orc", Action::CauldronOrc, cauldrons(Cauldron::Orc)},
        {"cauldron-goblin", Action::CauldronGoblin, cauldrons(Cauldron::Goblin)},
        {"defender-ladder", Action::Ladder, kTokensOfType - ladders(data)},
        {"back-trap", Action::Trap, kTrapTokens - traps(data)},
        {"malfunction", Action::Malfunction, kMalfunctionTokens - malfunctions(data)},
        {"spy", Action::Spy, kSpyTokens - std::popcount(data.spied)},
    }};
}

} // namespace

std::size_t garrisonTokens()
{
    return kKinds;
}

GarrisonContent garrisonOf(const PanelView &view)
{
    const SiegeData &known = view.data();
    // The same unit may lie at both places: it can be picked where the question looks for it.
    const bool recovering = view.asked() == StepKind::Recover;
    GarrisonContent content;
    //: Where a unit is.
    content.hospital = {
        known.hospital, kDefenderUnitKeys, "defender-unit", kDefender, PanelWords::tr("Hospital: %1"),
        recovering};
    content.supply = {known.defenderSupply,         kDefenderUnitKeys, "defender-unit", kDefender,
                      PanelWords::tr("Supply: %1"), !recovering};
    for (const auto &[picture, action, left] : tokensLeft(view))
        content.tokens.push_back({pictureOf(picture), view.nameOf(action), left});
    return content;
}

} // namespace merlon
