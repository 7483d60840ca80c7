#pragma once

#include "core/games/siege/pieces/costs.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

/// The data of section 2 of the rules: pieces, cards, costs.
namespace merlon::siege1 {

using siege::kActionBuildings;
using siege::kDefenderTotal;
using siege::kInvaderTotal;
using siege::kPaymentKeys;
using siege::kPayments;
using siege::kStoneTotal;
using siege::Payment;
using siege::Units;
using siege::unitsOf;

/// 2.5, 2.6: what the invader does in phases 2 to 5, in the order of the tables.
enum class Action : std::uint8_t {
    Ballista,
    Catapult,
    Altar,
    Mantelet,
    Ram,
    Trebuchet,
    SiegeTower,
    Banner,
    Ladders,
    Ropes,
    Sap,
    Bridge,
    Shields,
    Poison,
    Artilleryman,
    Quartermaster,
    TrenchMaster,
    ShootingMaster,
    Overseer,
    Saboteur,
    Trainer,
    Bloodstone,
    Possession,
    Fire,
    Spectre,
    Terror,
    Storm,
    Accident,
    PreciseFire,
    EquipmentTransfer,
    TrainingTransfer,
    CheatDeath,
};
inline constexpr int kActions = 32;

struct ActionData {
    std::string_view key;
    std::uint8_t phase;
    std::uint8_t resources;
    std::uint8_t hourglasses;          ///< beside those for units
    std::span<const Payment> payments; ///< the alternatives; empty: no units
};
const ActionData &dataOf(Action action);

/// 2.6: the action on the back of a card of phase 2 to 5.
constexpr Action backOf(int phase)
{
    return static_cast<Action>(static_cast<int>(Action::PreciseFire) + phase - 2);
}

/// 2.4: a phase card of phases 2 to 5, A to E. `letter` is 0 for A.
inline constexpr int kCardsOfPhase = 5;
inline constexpr int kPhaseCards = 20;
inline constexpr std::uint8_t kNoCard = 0xFF;
inline constexpr std::uint8_t kHiddenCard = 0xFE;
constexpr std::uint8_t cardOf(int phase, int letter)
{
    return static_cast<std::uint8_t>((phase - 2) * kCardsOfPhase + letter);
}
/// The three actions of a phase card.
const std::array<Action, 3> &actionsOf(std::uint8_t card);

/// 2.8 in the order of the table.
enum class Work : std::uint8_t {
    Cannon,
    TrollCauldron,
    OrcCauldron,
    GoblinCauldron,
    Hook,
    Platform,
    GateRepair,
    WallRepair,
    GoblinTrap,
    TrollTrap,
    EngineDamage,
    TowerRaid,
    Blessing,
    Dazzle,
    Sniper,
    ConflictingOrders,
    TrainSoldier,
    TrainVeteran,
    HuntSaboteurs,
};
inline constexpr int kWorks = 19;

using WorkData = siege::BuildingAction;
inline constexpr std::array<WorkData, kWorks> kWorkData {{
    {"cannon", siege::BuildingType::Forge, 4},
    {"troll-cauldron", siege::BuildingType::Forge, 3},
    {"orc-cauldron", siege::BuildingType::Forge, 2},
    {"goblin-cauldron", siege::BuildingType::Forge, 2},
    {"hook", siege::BuildingType::Workshop, 4},
    {"platform", siege::BuildingType::Workshop, 2},
    {"gate-repair", siege::BuildingType::Workshop, 1},
    {"wall-repair", siege::BuildingType::Workshop, 2},
    {"goblin-trap", siege::BuildingType::Scouts, 2},
    {"troll-trap", siege::BuildingType::Scouts, 2},
    {"engine-damage", siege::BuildingType::Scouts, 2},
    {"tower-raid", siege::BuildingType::Scouts, 1},
    {"blessing", siege::BuildingType::Cathedral, 2},
    {"dazzle", siege::BuildingType::Cathedral, 4},
    {"sniper", siege::BuildingType::Cathedral, 2},
    {"conflicting-orders", siege::BuildingType::Cathedral, 2},
    {"train-soldier", siege::BuildingType::Barracks, 2},
    {"train-veteran", siege::BuildingType::Barracks, 2},
    {"hunt-saboteurs", siege::BuildingType::Guards, 3},
}};

constexpr const WorkData &dataOf(Work work)
{
    return kWorkData[static_cast<std::size_t>(work)];
}

/// The works of each building, as a bit set of Work.
inline constexpr std::array kWorksOf = siege::actionsByBuilding(kWorkData);

enum class Engine : std::uint8_t { Ballista, Catapult, Trebuchet };
inline constexpr int kEngineTypes = 3;
/// How many tiles of each there are; the engines of a type are numbered.
inline constexpr std::array<int, kEngineTypes> kEnginesOfType {4, 4, 2};
/// `trebuchet-1` is engine 8.
inline constexpr std::array<int, kEngineTypes> kFirstOfType {0, 4, 8};
inline constexpr int kEngineNames = 10;
inline constexpr int kEnginesOnBoard = 4; ///< S1-6.1
inline constexpr int kDeckHits = 2;
inline constexpr int kDeckMisses = 5;
inline constexpr int kHitCards = 11;
inline constexpr int kMissCards = 25;

/// Equipment on walls, and the bridge, which lies on a path.
enum class Equipment : std::uint8_t { Banner, Ladders, Ropes, Sap, Shields, Poison, Bridge };
inline constexpr int kEquipmentTypes = 7;

/// Training tiles on ramparts, and the saboteur, who works in a building.
enum class Training : std::uint8_t { Quartermaster, TrenchMaster, ShootingMaster, Overseer, Saboteur };
inline constexpr int kTrainingTypes = 5;

enum class Order : std::uint8_t { None, GoblinFury, ExplodingOrcs, ForcedMarch, Bluff, Hidden };
inline constexpr int kOrderTypes = 4;
constexpr int tilesOf(Order order)
{
    return order == Order::Bluff ? 2 : 1;
}

enum class Cauldron : std::uint8_t { None, Troll, Orc, Goblin };
enum class Trap : std::uint8_t { None, Goblin, Troll };
enum class Post : std::uint8_t { None, Archer, Cannon, Hook }; ///< what stands in a tower
enum class Deployment : std::uint8_t { Minor, Major };
enum class Hero : std::uint8_t { Officer, Warrior };
inline constexpr int kHeroes = 2;
/// S1-17
enum class Deed : std::uint8_t { Barricades, Deception, LastStand, Prisoners };
inline constexpr int kDeeds = 4;
/// S1-22.4
enum class Feat : std::uint8_t { TrollAttack, BloodRituals, MassInvasion, DismantledWalls };
inline constexpr int kFeats = 4;

inline constexpr int kBank = 16;
inline constexpr int kWoodTotal = 5;
inline constexpr int kMostWood = 3; ///< on a wall
inline constexpr int kTilesOfKind =
    3; ///< equipment, training, devices, traps, cauldrons, mantelets, platforms
inline constexpr int kSiegeTowers = 3;
inline constexpr int kTowerSpaces = 3; ///< of a siege tower
inline constexpr int kAltars = 2;
inline constexpr int kRamParts = 5;
inline constexpr int kPairs = 2;        ///< tiles of bloodstone, possession, fire, storm, accident
inline constexpr int kBloodSpaces = 12; ///< S1-5.3
inline constexpr int kLastRound = 10;
inline constexpr int kHonourFrom = 6; ///< S1-22.5
inline constexpr int kDishonourFrom = 5;
inline constexpr int kMassWalls = 7;
inline constexpr int kTrollsOfAttack = 4;

/// 2.3: kinds of cards of the fire deck, how many there are of each and which units they hit, as a bit set.
inline constexpr int kFireCards = 4;
inline constexpr std::array<std::uint8_t, kFireCards> kFireCopies {2, 1, 2, 1};
inline constexpr std::array<std::uint8_t, kFireCards> kFireHits {0b000, 0b001, 0b011, 0b111};

/// 2.7: hourglasses for that many units in camp.
constexpr int upkeepOf(int units)
{
    return units < 4 ? 0 : units < 8 ? 1 : units < 12 ? 3 : 6;
}

/// 2.9: numbers by the count of players.
struct PlayerNumbers {
    std::uint8_t unitsDrawn;
    std::uint8_t startResources;
    std::uint8_t hourglasses;      ///< for each defender and round
    std::uint8_t startHourglasses; ///< for each defender
    std::uint8_t cardsDrawn;
    std::array<std::uint8_t, 2> deployment; ///< cost, by Deployment
};
constexpr PlayerNumbers numbersFor(int players)
{
    if (players == 2)
        return {14, 5, 2, 4, 2, {3, 5}};
    return players == 3 ? PlayerNumbers {10, 3, 2, 4, 3, {2, 4}} : PlayerNumbers {10, 3, 1, 2, 3, {2, 4}};
}
inline constexpr int kResourcesPerRound = 5;
constexpr int sizeOf(Deployment deployment)
{
    return deployment == Deployment::Minor ? 5 : 7;
}

inline constexpr std::array<std::string_view, 3> kInvaderUnitKeys {"goblin", "orc", "troll"};
inline constexpr std::array<std::string_view, 3> kDefenderUnitKeys {"archer", "soldier", "veteran"};
inline constexpr std::array<std::string_view, kEngineTypes> kEngineKeys {"ballista", "catapult", "trebuchet"};
inline constexpr std::array<std::string_view, kEquipmentTypes> kEquipmentKeys {
    "banner", "ladders", "ropes", "sap", "shields", "poison", "bridge"};
inline constexpr std::array<std::string_view, kTrainingTypes> kTrainingKeys {
    "quartermaster", "trench-master", "shooting-master", "overseer", "saboteur"};
inline constexpr std::array<std::string_view, kOrderTypes> kOrderKeys {"goblin-fury", "exploding-orcs",
                                                                       "forced-march", "bluff"};
inline constexpr std::array<std::string_view, 2> kDeploymentKeys {"minor", "major"};
inline constexpr std::array<std::string_view, kHeroes> kHeroKeys {"officer", "warrior"};
inline constexpr std::array<std::string_view, kDeeds> kDeedKeys {"barricades", "deception", "last-stand",
                                                                 "prisoners"};
inline constexpr std::array<std::string_view, kFeats> kFeatKeys {"troll-attack", "blood-rituals",
                                                                 "mass-invasion", "dismantled-walls"};
inline constexpr std::array<std::string_view, kFireCards> kFireKeys {"miss", "goblin", "goblin-orc",
                                                                     "goblin-orc-troll"};

} // namespace merlon::siege1
