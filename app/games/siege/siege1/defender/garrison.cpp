#include "app/games/siege/siege1/defender/garrison.h"

#include "core/games/siege1/pieces/pieces.h"
#include "core/games/siege1/pieces/supplies.h"

#include <array>

using namespace Qt::StringLiterals;

namespace merlon::siege1table {

using namespace siege1;

namespace {

constexpr std::size_t kKinds = 10;

/// A token that an action brings, and how many are left of it.
struct TokensLeft {
    Work work;
    int left;
};

std::array<TokensLeft, kKinds - 2> tokensLeft(const Scene &scene)
{
    return {{
        {Work::Cannon, postsLeft(scene, Post::Cannon)},
        {Work::Hook, postsLeft(scene, Post::Hook)},
        {Work::TrollCauldron, cauldronsLeft(scene, Cauldron::Troll)},
        {Work::OrcCauldron, cauldronsLeft(scene, Cauldron::Orc)},
        {Work::GoblinCauldron, cauldronsLeft(scene, Cauldron::Goblin)},
        {Work::Platform, kTilesOfKind - wallsWith(scene, WallState::kPlatform)},
        {Work::GoblinTrap, trapsLeft(scene, Trap::Goblin)},
        {Work::TrollTrap, trapsLeft(scene, Trap::Troll)},
    }};
}

} // namespace

std::size_t garrisonTokens()
{
    return kKinds;
}

GarrisonContent garrisonOf(const PanelView &view)
{
    const SiegeData &data = view.data();
    const StepKind asked = view.asked();
    GarrisonContent content;
    //: Where a unit is.
    content.hospital = {data.buildings[static_cast<std::size_t>(siege::BuildingType::Hospital)].units,
                        kDefenderUnitKeys,
                        "defender-unit",
                        kDefenderTeam,
                        PanelWords::tr("Hospital: %1"),
                        asked == StepKind::Rescue || asked == StepKind::Convert};
    content.supply = {data.defenderSupply,
                      kDefenderUnitKeys,
                      "defender-unit",
                      kDefenderTeam,
                      PanelWords::tr("Supply: %1"),
                      false};
    //: Wall components.
    content.tokens = {{u"siege/stone"_s, PanelWords::tr("Stones"), data.stone},
                      //: Wall components.
                      {u"siege/wood"_s, PanelWords::tr("Wood"), data.wood}};
    for (const auto &[work, left] : tokensLeft(view.scene()))
        content.tokens.push_back({pictureOf(dataOf(work).key), view.nameOf(work), left});
    return content;
}

} // namespace merlon::siege1table
