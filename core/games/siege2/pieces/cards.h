#pragma once

#include "core/games/siege/pieces/costs.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

/// The data of section 2 of the rules: cards, costs, tokens.
namespace merlon::siege2 {

using siege::kActionBuildings;
using siege::kDefenderTotal;
using siege::kInvaderTotal;
using siege::kPaymentKeys;
using siege::kPayments;
using siege::kStoneTotal;
using siege::Payment;
using siege::Units;
using siege::unitsOf;

/// S2-2.1 in the order of the table.
enum class Card : std::uint8_t {
    Briefing,
    Resources,
    Ballista,
    Catapult,
    Mantelet,
    SiegeTower,
    Trebuchet,
    Banner,
    Bridge,
    Ladder,
    Poison,
    Sap,
    Artilleryman,
    Quartermaster,
    Saboteur,
    Trainer,
    TrenchMaster,
    Bloodstones,
    Demon,
    Gale,
    Possession,
    Specter,
    Maneuver,
};
inline constexpr int kCards = 23;
inline constexpr std::uint8_t kNoCard = 0xFF;

struct CardData {
    std::string_view key;
    std::uint8_t phase;
    std::uint8_t wood;
    std::uint8_t extraHourglasses;
    std::span<const Payment> payments; ///< the alternatives
};
const CardData &dataOf(Card card);

/// The five cards of a phase 2 to 5, in the order of the table.
constexpr std::uint8_t firstCardOf(int phase)
{
    return static_cast<std::uint8_t>(Card::Ballista) + static_cast<std::uint8_t>((phase - 2) * 5);
}

inline constexpr int kRowCards = 9;
inline constexpr int kSupplyCards = 6;
inline constexpr int kManeuverPosition = 8;

/// S2-2.2: building actions in the order of the table.
enum class Action : std::uint8_t {
    Cannon,
    CauldronTroll,
    CauldronOrc,
    CauldronGoblin,
    BayWindow,
    Ladder,
    Pole,
    Wall,
    Trap,
    Malfunction,
    Spy,
    Blessing,
    OrdersMixUp,
    Sharpshooters,
    Glare,
    TrainTroops,
    TrackingSaboteurs,
};
inline constexpr int kActions = 17;

using ActionData = siege::BuildingAction;
inline constexpr std::array<ActionData, kActions> kActionData {{
    {"cannon", siege::BuildingType::Forge, 4},
    {"cauldron-troll", siege::BuildingType::Forge, 3},
    {"cauldron-orc", siege::BuildingType::Forge, 2},
    {"cauldron-goblin", siege::BuildingType::Forge, 2},
    {"bay-window", siege::BuildingType::Workshop, 3},
    {"ladder", siege::BuildingType::Workshop, 2},
    {"pole", siege::BuildingType::Workshop, 4},
    {"wall", siege::BuildingType::Workshop, 2},
    {"trap", siege::BuildingType::Scouts, 2},
    {"malfunction", siege::BuildingType::Scouts, 2},
    {"spy", siege::BuildingType::Scouts, 3},
    {"blessing", siege::BuildingType::Cathedral, 2},
    {"orders-mix-up", siege::BuildingType::Cathedral, 2},
    {"sharpshooters", siege::BuildingType::Cathedral, 2},
    {"glare", siege::BuildingType::Cathedral, 4},
    {"train-troops", siege::BuildingType::Barracks, 2},
    {"tracking-saboteurs", siege::BuildingType::Guards, 3},
}};

constexpr const ActionData &dataOf(Action action)
{
    return kActionData[static_cast<std::size_t>(action)];
}

/// The actions of each building, as a bit set of Action.
inline constexpr std::array kActionsOf = siege::actionsByBuilding(kActionData);

enum class Machine : std::uint8_t { Ballista, Catapult, Trebuchet };
inline constexpr int kMachineTypes = 3;
inline constexpr int kMachinesOnBoard = 4; ///< S2-6.1
inline constexpr int kMachinesOfType = 3;
inline constexpr int kDeckHits = 2;   ///< S2-6.2
inline constexpr int kDeckMisses = 4; ///< S2-6.2

/// Equipment on walls, and the bridge, which lies on a path.
enum class Equipment : std::uint8_t { Banner, Ladder, Poison, Sap, Bridge };
inline constexpr int kEquipmentTypes = 5;

enum class Order : std::uint8_t { None, GoblinFury, OrcDetonation, CallOfTheTrolls, Bluff, Hidden };
inline constexpr int kOrderTypes = 4;
/// How many tokens of an order there are.
constexpr int tokensOf(Order order)
{
    return order == Order::Bluff ? 2 : 1;
}

enum class OrderMode : std::uint8_t { Open, Classified, None };

/// A ritual token on a space. A bluff that is flipped goes home, so none lies face up.
enum class RitualToken : std::uint8_t { None, BluffDown, TargetDown, TargetUp, HiddenDown };
inline constexpr int kRituals = 5; ///< bloodstones, demon, gale, possession, specter
inline constexpr int kBluffsOfRitual = 2;
constexpr int ritualOf(Card card)
{
    return static_cast<int>(card) - static_cast<int>(Card::Bloodstones);
}

enum class Cauldron : std::uint8_t { None, Goblin, Orc, Troll };
enum class Device : std::uint8_t { None, Cannon, Pole, BayWindow };
enum class Trap : std::uint8_t { None, Goblin, Troll, SiegeTower, Hidden };

enum class HeroicOrder : std::uint8_t { Reinforce, Errand, Recall };
inline constexpr int kHeroicOrders = 3;

enum class Hero : std::uint8_t { Warrior, Officer };
inline constexpr int kHeroes = 2;

/// 2.4
enum class Objective : std::uint8_t {
    BloodMagic,
    NotASingleStone,
    DevotedWarlocks,
    GreenTide,
    TrollWrath,
    MasterGunners,
    BreakingStone,
    WellEquipped,
    ButchersBill,
    OpenGround,
};
inline constexpr int kObjectives = 10;
/// The first three stay face up and work on (S2-20.3).
constexpr bool stays(Objective objective)
{
    return objective <= Objective::DevotedWarlocks;
}

/// 2.5
enum class Plan : std::uint8_t {
    MidnightOil,
    ForcedMarch,
    OpenArmoury,
    ScaldingHarvest,
    FieldSurgeons,
    Sally,
    LastStand,
    EmergencyMasonry,
    Vigil,
    Levy,
};
inline constexpr int kPlans = 10;

/// The id of a card that the viewer may not know.
inline constexpr std::uint8_t kHiddenCard = 0xFE;

inline constexpr int kWoodTotal = 20;
inline constexpr int kTokensOfType =
    3; ///< machines, mantelets, siege towers, equipment, devices, traps, ladders ...
inline constexpr int kMalfunctionTokens = 3;
inline constexpr int kSpyTokens = 2;
inline constexpr int kLastRound = 7;

/// 2.3: which kinds of invader units a card of the hit deck hits, as a bit set.
struct HitCard {
    std::uint8_t cannon;
    std::uint8_t pole;
};
inline constexpr int kHitCards = 6;
inline constexpr std::array<HitCard, kHitCards> kHitDeck {{
    {0b000, 0b011},
    {0b000, 0b001},
    {0b001, 0b000},
    {0b011, 0b111},
    {0b011, 0b000},
    {0b111, 0b011},
}};

inline constexpr std::array<std::string_view, kObjectives> kObjectiveKeys {
    "blood-magic",    "not-a-single-stone", "devoted-warlocks", "green-tide",    "troll-wrath",
    "master-gunners", "breaking-stone",     "well-equipped",    "butchers-bill", "open-ground"};
inline constexpr std::array<std::string_view, kPlans> kPlanKeys {
    "midnight-oil",   "forced-march", "open-armoury", "scalding-harvest",
    "field-surgeons", "sally",        "last-stand",   "emergency-masonry",
    "vigil",          "levy"};
inline constexpr std::array<std::string_view, kHeroicOrders> kHeroicOrderKeys {"reinforce", "errand",
                                                                               "recall"};
inline constexpr std::array<std::string_view, kHeroes> kHeroKeys {"warrior", "officer"};
inline constexpr std::array<std::string_view, kEquipmentTypes> kEquipmentKeys {"banner", "ladder", "poison",
                                                                               "sap", "bridge"};
inline constexpr std::array<std::string_view, kOrderTypes> kOrderKeys {"goblin-fury", "orc-detonation",
                                                                       "call-of-the-trolls", "bluff"};
inline constexpr std::array<std::string_view, 3> kInvaderUnitKeys {"goblin", "orc", "troll"};
inline constexpr std::array<std::string_view, 3> kDefenderUnitKeys {"marksman", "soldier", "veteran"};
inline constexpr std::array<std::string_view, kMachineTypes> kMachineKeys {"ballista", "catapult",
                                                                           "trebuchet"};

} // namespace merlon::siege2
