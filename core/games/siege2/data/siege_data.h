#pragma once

#include "core/engine/agenda/step.h"
#include "core/games/siege/battlefield.h"
#include "core/games/siege2/pieces/cards.h"

#include <array>
#include <cstdint>
#include <type_traits>

namespace merlon::siege2 {

using agenda::Step;
using siege::kNowhere;
using siege::PlaceIndex;

inline constexpr int kMaxSteps = 24;

enum class Winner : std::uint8_t { Nobody, Invader, Defender };
enum class Ending : std::uint8_t { None, Breach, HeldOut, Resigned };

struct WallState {
    Units invaders {};
    Units defenders {};
    std::uint8_t stone = 0;
    Cauldron cauldron = Cauldron::None;
    Order order = Order::None;
    RitualToken gale = RitualToken::None;
    RitualToken specter = RitualToken::None;
    std::uint8_t equipment = 0; ///< bit set of Equipment
    std::uint8_t flags = 0;     ///< bit set of the constants below

    static constexpr std::uint8_t kSiegeTower = 1;
    static constexpr std::uint8_t kDefenderLadder = 2;
    static constexpr std::uint8_t kSapUsed = 4; ///< this round
    static constexpr std::uint8_t kGlared = 8;  ///< this round
    static constexpr std::uint8_t kOrderFaceUp = 16;
    static constexpr std::uint8_t kFury = 32;           ///< this assault
    static constexpr std::uint8_t kLastStand = 64;      ///< this assault
    static constexpr std::uint8_t kOrderResolved = 128; ///< this assault

    bool has(std::uint8_t flag) const { return (flags & flag) != 0; }
    bool has(Equipment type) const { return (equipment >> static_cast<int>(type) & 1) != 0; }
};

struct RampartState {
    Units invaders {};
    std::uint8_t siegeTowers = 0;
    std::uint8_t flags = 0;
    std::uint8_t left = 0;   ///< pieces that have left it in this maneuver
    std::uint8_t volley = 0; ///< marksmen aiming at it

    static constexpr std::uint8_t kMantelet = 1;
    static constexpr std::uint8_t kQuartermaster = 2;
    static constexpr std::uint8_t kTrenchMaster = 4;
    static constexpr std::uint8_t kQuartermasterUsed = 8; ///< this round

    bool has(std::uint8_t flag) const { return (flags & flag) != 0; }
};

struct ForegroundState {
    Units invaders {};
    std::uint8_t siegeTowers = 0;
    std::uint8_t left = 0;       ///< pieces that have left it in this maneuver
    std::uint8_t fromSupply = 0; ///< units that have come from the supply on this side in this maneuver
};

struct TowerState {
    std::uint8_t marksmen = 0;
    Device device = Device::None;
    PlaceIndex target = kNowhere; ///< of its cannon, in this assault
};
inline constexpr int kTowerMarksmen = 2;

/// Pieces that cross a path in one sub-step of a maneuver.
enum class Crossing : std::uint8_t { Goblin, Orc, Troll, SiegeTower };

struct PathState {
    Trap trap = Trap::None;
    std::uint8_t flags = 0;
    std::array<std::uint8_t, 2> crossed {}; ///< four counts of four bits, by Crossing

    static constexpr std::uint8_t kFaceUp = 1;
    static constexpr std::uint8_t kBridge = 2;
    static constexpr std::uint8_t kStruck = 4; ///< the troll trap, in this maneuver

    bool has(std::uint8_t flag) const { return (flags & flag) != 0; }
    int crossings(Crossing piece) const
    {
        return crossed[static_cast<std::size_t>(piece) / 2] >> (static_cast<int>(piece) % 2 * 4) & 15;
    }
    void addCrossing(Crossing piece, int count)
    {
        crossed[static_cast<std::size_t>(piece) / 2] = static_cast<std::uint8_t>(
            crossed[static_cast<std::size_t>(piece) / 2] + (count << (static_cast<int>(piece) % 2 * 4)));
    }
};

/// A unit that has gone through a rampart with a quartermaster in this sub-step (S2-10.8).
struct Through {
    std::uint8_t unit = 0;   ///< 0 for none, else InvaderUnit + 1
    std::uint8_t first = 0;  ///< path into the rampart
    std::uint8_t second = 0; ///< path to the wall
};
inline constexpr int kThroughs = 3;

struct BuildingState {
    Units units {};
    std::uint8_t saboteur = 0;
    RitualToken demon = RitualToken::None;
};

struct MachineState {
    std::uint8_t type = 0; ///< 0 for none, else Machine + 1
    PlaceIndex place = kNowhere;
    std::uint8_t ordinal = 0; ///< the how-many-eth of its type: 1 is `ballista-1`
    std::uint8_t hits = 0;
    std::uint8_t misses = 0;
    std::uint8_t malfunction = 0;
    RitualToken bloodstone = RitualToken::None;
    std::uint8_t target = kNowhere; ///< number of a wall, in this assault
    std::uint8_t shown = 0;         ///< card shown in this assault: 0 none, 1 hit, 2 miss
};

struct PaidOnCard {
    Units units {};
    std::uint8_t wood = 0;
};

enum class ObjectiveState : std::uint8_t { None, Held, Open, Dropped, Staying, Discarded };
struct ObjectiveSlot {
    std::uint8_t id = kNoCard;
    ObjectiveState state = ObjectiveState::None;
};

enum class PlanState : std::uint8_t { None, Held, Unused, Dropped, Used };
struct PlanSlot {
    std::uint8_t id = kNoCard;
    PlanState state = PlanState::None;
};

/// Everything about a game of Siege II. Flat, trivially copyable, without padding that matters: hashes, positions
/// and views go over its fields one by one, never over raw memory.
struct SiegeData {
    std::array<WallState, siege::kMaxWalls> walls {};
    std::array<RampartState, siege::kMaxRamparts> ramparts {};
    std::array<TowerState, siege::kMaxTowers> towers {};
    std::array<ForegroundState, 2> foregrounds {};
    std::array<PathState, siege::kMaxPaths> paths {};
    std::array<BuildingState, kActionBuildings> buildings {};
    std::array<MachineState, kMachinesOnBoard> machines {}; ///< in the order in which they were built
    std::array<Through, kThroughs> throughs {};

    Units marauders {};
    Units bag {};
    Units invaderSupply {};
    Units fallen {};
    Units courtyard {};
    Units hospital {};
    Units defenderSupply {};
    Units gone {}; ///< defender units that have left the game

    std::array<std::uint8_t, kRowCards> row {};
    std::array<std::uint8_t, kSupplyCards> supplyCards {};
    std::array<PaidOnCard, kRowCards> paid {}; ///< units and wood on the cards of the row
    std::array<std::uint8_t, kActions> tracks {};

    std::array<ObjectiveSlot, 3> objectives {};
    std::array<PlanSlot, 3> plans {};
    std::array<PlaceIndex, kHeroes> heroes {};
    std::array<RitualToken, kHeroicOrders> possession {};
    std::array<std::uint8_t, kOrderTypes> ordersRemoved {}; ///< from the game
    std::array<std::uint8_t, kRituals> bluffsShown {};      ///< bluff tokens flipped this round

    std::uint32_t spied = 0;     ///< cards with a spy
    std::uint32_t exchanged = 0; ///< cards that have moved in this briefing
    std::uint32_t completed = 0; ///< building actions completed this round
    std::uint32_t kept = 0;      ///< drawbacks of plans that last
    std::uint16_t reserve = 0;   ///< hourglasses not spent
    std::uint16_t due = 0;       ///< hourglasses that the running action will give
    std::uint16_t bloodPaid = 0; ///< units paid for phase 5 cards since the game began
    std::uint16_t stonesDestroyed = 0;
    std::uint16_t defendersKilled = 0;

    std::uint8_t round = 0;
    std::uint8_t wood = 0;
    std::uint8_t woodPile = 0;
    std::uint8_t ritualsPerformed = 0; ///< bit set of rituals since the game began
    std::uint8_t targetsShown = 0;     ///< bit set of rituals whose target token was flipped this round
    std::uint8_t heroesUsed = 0;       ///< heroes that have used their order this round
    std::uint8_t ordersUsed = 0;       ///< heroic orders used this round
    std::uint8_t ordersGone = 0;       ///< heroic orders out of the game
    std::uint8_t blessed = siege::NoSide;
    std::uint8_t maneuvers = 0; ///< maneuvers made this round: 1 minor, 2 major
    std::uint8_t budget = 0;    ///< N of the running maneuver
    std::uint8_t hitDeck = 0;   ///< cards of the hit deck not revealed in this step
    std::uint8_t flags = 0;
    std::uint8_t agendaSize = 0;
    Winner winner = Winner::Nobody;
    Ending ending = Ending::None;
    PlaceIndex breachedWall = kNowhere;
    std::array<Step, kMaxSteps> agenda {};

    static constexpr std::uint8_t kMaraudersCame = 1; ///< in this maneuver
    static constexpr std::uint8_t kTakenBack = 2;     ///< devoted-warlocks, this round
    static constexpr std::uint8_t kScalding = 4;      ///< scalding-harvest, this assault
    static constexpr std::uint8_t kSurgeons = 8;      ///< field-surgeons, this round
    static constexpr std::uint8_t kButchers = 16;     ///< butchers-bill, this round
    static constexpr std::uint8_t kHeroesWeary = 32;  ///< after last-stand
    static constexpr std::uint8_t kOrdersMixed = 64;  ///< an order was taken back unseen this round
    static constexpr std::uint8_t kReady = 128;       ///< set-up is done

    bool has(std::uint8_t flag) const { return (flags & flag) != 0; }
    bool keeps(Plan plan) const { return (kept >> static_cast<int>(plan) & 1u) != 0; }
};

static_assert(std::is_trivially_copyable_v<SiegeData>);
static_assert(sizeof(SiegeData) <= 2048, "S2: the state must stay within 2 KB");

} // namespace merlon::siege2
