#pragma once

#include "core/engine/agenda/step.h"
#include "core/games/siege/battlefield.h"
#include "core/games/siege1/pieces/cards.h"

#include <array>
#include <cstdint>
#include <type_traits>

namespace merlon::siege1 {

using agenda::Step;
using siege::kNowhere;
using siege::PlaceIndex;

inline constexpr int kMaxSteps = 40;

enum class Winner : std::uint8_t { Nobody, Invaders, Defenders };
enum class Ending : std::uint8_t { None, Glory, TieBreak, Entry, HeldOut, Resigned };

struct WallState {
    Units invaders {};
    Units crew {};    ///< in its siege tower
    Units arrived {}; ///< invader units that came by ropes in this deployment
    Units defenders {};
    std::uint8_t stone = 0;
    std::uint8_t wood = 0;
    Cauldron cauldron = Cauldron::None;
    Order order = Order::None;
    std::uint8_t equipment = 0; ///< bit set of Equipment
    std::uint8_t aimed = 0;     ///< archers that have shot in this assault
    std::uint16_t flags = 0;    ///< bit set of the constants below

    static constexpr std::uint16_t kSiegeTower = 1;
    static constexpr std::uint16_t kPlatform = 2;
    static constexpr std::uint16_t kStorm = 4;        ///< this round
    static constexpr std::uint16_t kAccident = 8;     ///< this round
    static constexpr std::uint16_t kDazzled = 16;     ///< this round
    static constexpr std::uint16_t kOrderFaceUp = 32; ///< this round
    static constexpr std::uint16_t kOrderDone = 64;   ///< this assault
    static constexpr std::uint16_t kFury = 128;       ///< this assault
    static constexpr std::uint16_t kBreached = 256;
    static constexpr std::uint16_t kRopesUsed = 512; ///< this deployment
    static constexpr std::uint16_t kSapUsed = 1024;  ///< this deployment

    bool has(std::uint16_t flag) const { return (flags & flag) != 0; }
    bool has(Equipment type) const { return (equipment >> static_cast<int>(type) & 1) != 0; }
};

struct RampartState {
    Units invaders {};
    Units arrived {};          ///< in this deployment
    std::uint8_t training = 0; ///< bit set of Training
    std::uint8_t mantelet = 0;
    std::uint8_t left = 0;   ///< units that have left it in this deployment and used budget
    std::uint8_t guests = 0; ///< units that came without budget, thanks to the quartermaster
    std::uint8_t volley = 0; ///< archers aimed at it; later goblins that have shot

    bool has(Training type) const { return (training >> static_cast<int>(type) & 1) != 0; }
};

struct ForegroundState {
    Units invaders {};
    Units arrived {};          ///< in this deployment
    std::uint8_t left = 0;     ///< units that have left it in this deployment
    std::uint8_t fromCamp = 0; ///< units that have come from the camp to this side
};

struct TowerState {
    Post post = Post::None;
    PlaceIndex target = kNowhere; ///< of its cannon; a wall stands for its siege tower
    std::uint8_t aimed = 0;       ///< 1 when its archer has shot in this assault
};

struct PathState {
    Trap trap = Trap::None;
    std::uint8_t flags = 0;

    static constexpr std::uint8_t kBridge = 1;
    static constexpr std::uint8_t kStruck = 2; ///< the troll trap, in this deployment

    bool has(std::uint8_t flag) const { return (flags & flag) != 0; }
};

struct BuildingState {
    Units units {};
    std::uint8_t flags = 0;

    static constexpr std::uint8_t kSaboteur = 1;
    static constexpr std::uint8_t kFire = 2;      ///< this round
    static constexpr std::uint8_t kLastStand = 4; ///< this round

    bool has(std::uint8_t flag) const { return (flags & flag) != 0; }
};

struct EngineState {
    std::uint8_t type = 0; ///< 0 for none, else Engine + 1
    PlaceIndex place = kNowhere;
    std::uint8_t ordinal = 0; ///< the how-many-eth of its type: 1 is `ballista-1`
    std::uint8_t hits = 0;
    std::uint8_t misses = 0;
    std::uint8_t flags = 0;
    std::uint8_t target = kNowhere; ///< number of a wall, in this assault
    std::uint8_t aimed = 0;         ///< 1 for the first engine aimed in this assault, and so on

    static constexpr std::uint8_t kBloodstone = 1; ///< this round
    static constexpr std::uint8_t kPrecise = 2;    ///< this round

    bool has(std::uint8_t flag) const { return (flags & flag) != 0; }
    bool is(Engine engine) const { return type == static_cast<int>(engine) + 1; }
    Engine engine() const { return static_cast<Engine>(type - 1); }
};

struct AltarState {
    std::uint8_t side = siege::NoSide; ///< NoSide: not built
    std::uint8_t wall = kNowhere;      ///< number of the wall it is pointed at, this round
};

struct BarbicanState {
    Units crew {};
    std::uint8_t ramParts = 0;
    std::uint8_t fallen = 0;     ///< gates
    std::uint8_t resistance = 0; ///< of the current gate
    std::uint8_t fromCamp = 0;   ///< units that have come in this deployment
    std::uint8_t volley = 0;     ///< archers aimed at its rampart
};

struct InvaderState {
    Units ready {};
    Units camp {};
    std::array<std::uint8_t, 4> cards {kNoCard, kNoCard, kNoCard, kNoCard}; ///< of phases 2 to 5
    std::uint8_t turned = 0; ///< bit set of the phases of turned cards
    std::uint8_t resources = 0;
    std::uint8_t flags = 0;
    std::uint32_t used = 0; ///< bit set of Action, this round: done or lent
    std::uint32_t lent = 0; ///< bit set of Action: lent by the mate, this phase

    static constexpr std::uint8_t kGained = 1;      ///< resources in phase 1, this round
    static constexpr std::uint8_t kTransferred = 2; ///< this round
    static constexpr std::uint8_t kMinor = 4;       ///< deployment made, this round
    static constexpr std::uint8_t kMajor = 8;

    bool has(std::uint8_t flag) const { return (flags & flag) != 0; }
    bool hasTurned(int phase) const { return (turned >> phase & 1) != 0; }
};

struct DefenderState {
    std::uint16_t purse = 0;
    std::uint8_t barricades = 0; ///< workshop hourglasses, this window
};

/// Everything about a game of Siege I. Flat and trivially copyable; hashes, positions and views go over its fields
/// one by one, never over raw memory.
struct SiegeData {
    std::array<WallState, siege::kMaxWalls> walls {};
    std::array<RampartState, siege::kMaxRamparts> ramparts {};
    std::array<TowerState, siege::kMaxTowers> towers {};
    std::array<ForegroundState, 2> foregrounds {};
    std::array<PathState, siege::kMaxPaths> paths {};
    std::array<BuildingState, siege::kBuildingTypes> buildings {};
    std::array<EngineState, kEnginesOnBoard> engines {}; ///< in the order in which they were built
    std::array<AltarState, kAltars> altars {};           ///< in the order in which they were built
    BarbicanState barbican {};
    std::array<InvaderState, 2> invaders {};   ///< by seat of the team
    std::array<DefenderState, 2> defenders {}; ///< by seat of the team

    Units bag {};
    Units discard {};
    Units spent {}; ///< on phase cards, this round
    Units courtyard {};
    Units defenderSupply {};
    std::array<std::uint8_t, 3> drawn {kNoCard, kNoCard, kNoCard}; ///< phase cards in the set-up

    std::array<std::uint8_t, kWorks> invested {};  ///< hourglasses on building actions
    std::array<std::uint8_t, kWorks> investors {}; ///< whose they are: 0 nobody, else seat of the team + 1
    std::uint32_t done = 0;                        ///< building actions with a done marker
    std::uint32_t doneAgain = 0;                   ///< a second time, thanks to barricades
    std::uint32_t doneByEast = 0;                  ///< by the second seat of the defenders
    std::uint8_t sped = kNowhere;                  ///< the action of the speed tile, this round
    std::uint8_t spedBy = 0;                       ///< seat of the team

    std::array<PlaceIndex, kHeroes> heroes {};
    std::uint8_t heroesUsed = 0; ///< bit set of Hero, this round
    std::uint8_t possessed = 0;  ///< bit set of Hero, this round
    std::uint8_t speech = 0;     ///< hourglasses of the officer's speech, this round
    PlaceIndex speechAt = kNowhere;

    std::uint8_t blood = 0;      ///< goblins on the blood spaces
    std::uint8_t stone = 0;      ///< in supply
    std::uint8_t wood = 0;       ///< in supply
    std::uint8_t blessed = 0;    ///< bit set of Side, this round
    std::uint8_t deeds = 0;      ///< bit set of Deed, since the game began
    std::uint8_t feats = 0;      ///< bit set of Feat, since the game began
    std::uint8_t dismantled = 0; ///< how often a wall has lost its last component, up to 2
    std::uint8_t marker = 0;     ///< S1-22.4: 1 a stone, 2 a wood on the glory board
    std::uint8_t spectre = 0;    ///< 0 none, else seat of the invaders + 1 who played it
    std::array<std::uint8_t, kFireCards> revealed {}; ///< cards of the fire deck, in this step
    std::uint8_t ended = 0;  ///< bit set of seats that have finished in the running step
    std::uint8_t budget = 0; ///< N of the running deployment
    std::uint8_t round = 0;
    std::uint8_t phase = 0;
    std::uint8_t entriesBefore = 0; ///< in the assault of the tie-break
    std::uint8_t flags = 0;
    std::uint8_t resigned = 0; ///< seat
    std::int16_t invaderGlory = 0;
    std::int16_t defenderGlory = 0;
    Winner winner = Winner::Nobody;
    Ending ending = Ending::None;
    std::uint8_t agendaSize = 0;
    std::array<Step, kMaxSteps> agenda {};

    static constexpr std::uint8_t kTerror = 1; ///< this round
    static constexpr std::uint8_t kHonourLost = 2;
    static constexpr std::uint8_t kDishonoured = 4; ///< this round
    static constexpr std::uint8_t kTieBreak = 8;    ///< in the assault that decides a tie

    bool has(std::uint8_t flag) const { return (flags & flag) != 0; }
};

static_assert(std::is_trivially_copyable_v<SiegeData>);
static_assert(sizeof(SiegeData) <= 2560, "S1: the state must stay within 2.5 KB");

} // namespace merlon::siege1
