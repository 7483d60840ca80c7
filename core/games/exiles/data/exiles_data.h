#pragma once

#include "core/engine/agenda/step.h"
#include "core/games/exiles/map.h"
#include "core/games/exiles/pieces/armies.h"
#include "core/games/exiles/pieces/powers.h"
#include "core/games/exiles/pieces/sheets.h"
#include "core/games/exiles/pieces/units.h"

#include <array>
#include <bit>
#include <bitset>
#include <cstdint>
#include <type_traits>

/// The state of a game: everything that changes, flat and of fixed size.
namespace merlon::exiles {

using agenda::Step;

inline constexpr std::size_t kMaxSteps = 24;

/// The units and slot engines on a section or in the Keep.
struct PostState {
    std::array<std::array<std::uint8_t, kMarkSets>, kUnits> units {}; ///< by type and marks
    std::array<std::uint8_t, kSlotEngines> engines {};
    std::array<std::uint8_t, kSlotEngines> movedEngines {}; ///< EX-7.3: of them, in this pass

    int count(std::size_t unit) const { return sumOf(ranksOf(unit)); }
    int total() const
    {
        Ranks ranks = 0;
        for (std::size_t unit = 0; unit < kUnits; ++unit)
            ranks += ranksOf(unit);
        return sumOf(ranks);
    }
    int shooters() const
    {
        Ranks ranks = 0;
        for (std::size_t unit = 0; unit < kUnits; ++unit)
            ranks += kUnitData[unit].isRanged ? ranksOf(unit) : 0;
        return sumOf(ranks);
    }
    int engineCount() const
    {
        int sum = 0;
        for (const std::uint8_t number : engines)
            sum += number;
        return sum;
    }

    /// The numbers of a type by their marks: quickly compared with none, and added up.
    Ranks ranksOf(std::size_t unit) const { return std::bit_cast<Ranks>(units[unit]); }
    void setRanks(std::size_t unit, Ranks ranks)
    {
        units[unit] = std::bit_cast<std::array<std::uint8_t, kMarkSets>>(ranks);
    }

private:
    /// Sum of the bytes, which is below 256: no post holds more units than there are tokens.
    static int sumOf(Ranks ranks) { return static_cast<int>(ranks * 0x0101010101010101u >> 56); }
};

struct SectionState {
    std::uint8_t level = 0;
    std::uint8_t resistance = 0; ///< without the point of Reinforcement
    std::uint8_t gate = 0;       ///< R of its gate
    bool hasRocks = false;
    bool hasCauldron = false;
    bool rocksUsed = false; ///< in this siege
    bool cauldronUsed = false;
    Seat commander = kNobody;
};

/// What a front holds of the enemy.
struct FrontState {
    EnemyUnits deployment {};
    EnemyUnits blinded {};                             ///< EX-15.1: of those in the deployment zone
    EnemyUnits assault {};                             ///< those in squads too; footholds not
    std::array<std::uint8_t, kArmyEngines> engines {}; ///< in the deployment zone
    std::uint8_t towers = 0;                           ///< siege towers in the assault zone
    bool isAttacked = false;
    bool isBridged = false;
    std::array<Post, kEnemies> targets {kNoPost, kNoPost, kNoPost, kNoPost}; ///< Stages 2 and 8
    Post flyers = kNoPost;                                                   ///< EX-11.1
};

/// Where the leader of a squad stands.
enum class Perch : std::uint8_t { None, Section, Gate };

inline constexpr std::size_t kSquadsOfSection = 4;
inline constexpr std::size_t kSquads = kMostSections * kSquadsOfSection;
using SquadIndex = std::uint8_t;
inline constexpr SquadIndex kNoSquad = 0xFF;
inline constexpr std::uint8_t kNoLead = 0xFF; ///< no type leads the defenders
constexpr SquadIndex squadOf(std::size_t section, std::size_t number)
{
    return static_cast<SquadIndex>(section * kSquadsOfSection + number);
}
constexpr Post sectionOfSquad(std::size_t squad)
{
    return static_cast<Post>(squad / kSquadsOfSection);
}

/// A squad of the enemy before a section, and the units that are to fight it. Between rounds only those with a foothold
/// are left, their leaders alone.
struct Squad {
    std::uint8_t leader = kNoEnemy; ///< kNoEnemy: there is no such squad
    Perch perch = Perch::None;
    EnemyUnits support {};
    std::uint8_t front = 0;
    bool hasRam = false;
    bool hasTower = false;
    bool isMet = false;          ///< it met defenders in this Stage 12
    bool isThrough = false;      ///< its foothold met nobody, or killed all (EX-11.19)
    std::uint8_t lead = kNoLead; ///< the type that leads the defenders
    /// Of the units on the section, by type: with and without the mark *fought*.
    std::array<std::array<std::uint8_t, 2>, kUnits> defenders {};

    bool exists() const { return leader != kNoEnemy; }
    bool isFoothold() const { return perch != Perch::None; }
    int size() const
    {
        int sum = exists() ? 1 : 0;
        for (const std::uint8_t number : support)
            sum += number;
        return sum;
    }
    int defenderCount() const
    {
        int sum = 0;
        for (const auto &both : defenders)
            sum += both[0] + both[1];
        return sum;
    }
};

/// What is aimed at a zone.
struct Volley {
    std::uint16_t fire = 0;                            ///< in Stage 3 what the attacks have come to
    std::uint8_t number = 0;                           ///< units that shot
    std::uint8_t engineFire = 0;                       ///< the part of it that may hit engines
    std::array<std::uint8_t, kSlotEngines> attacks {}; ///< Stage 3
};

/// EX-9.3: what the attacks on one zone may still remove.
struct FireResult {
    std::uint8_t points = 0;
    std::uint8_t enginePoints = 0;
    std::uint8_t number = 0;
    std::uint8_t engineNumber = 0;
};

inline constexpr std::uint8_t kNoElement = 0xFF;

/// EX-9.4: an engine of the enemy and its target.
struct EngineAttack {
    std::uint8_t engine = 0; ///< an EnemyEngine
    Post rolled = kNoPost;
    std::uint8_t wanted = kNoElement; ///< an Element
    Post target = kNoPost;
    std::uint8_t element = kNoElement; ///< kNoElement: no attack
    bool isDone = false;
};
inline constexpr std::size_t kMostAttacks = 18;

/// EX-15.4: the units that are about to leave.
struct Losses {
    Post post = kNoPost;
    SquadIndex squad = kNoSquad; ///< whose defenders they are
    std::array<std::array<std::uint8_t, 2>, kUnits> lost {};

    int count() const
    {
        int sum = 0;
        for (const auto &both : lost)
            sum += both[0] + both[1];
        return sum;
    }
};

/// EX-4.3: a trade that is being put together.
struct Trade {
    Seat partner = kNobody;
    std::uint8_t give = 0xFF; ///< a Resource
    std::uint8_t giveNumber = 0;
    std::uint8_t want = 0xFF;
    std::uint8_t wantNumber = 0;
};

/// What belongs to a seat.
struct SeatState {
    Goods store {};
    std::uint8_t hero = kNoHero;
    bool hasTraded = false; ///< in this turn
    std::uint8_t refusals = 0;

    bool is(Hero one) const { return hero == static_cast<std::uint8_t>(one); }
};

/// What lasts until the end of the turn.
struct TurnState {
    std::uint8_t markers = 0; ///< of the seat whose action turn it is
    std::uint8_t moved = 0;   ///< EX-7.3: units sent in this pass
    PowerSet powers = 0;      ///< used
    bool oracleUsed = false;
    bool sorcererUsed = false;
    bool deserterUsed = false;
    Post inspired = kNoPost;
    Post aura = kNoPost;
    Post reinforced = kNoPost; ///< kNoPost too once the point is lost

    /// A Spell or a Blessing.
    template <class Power>
    bool hasUsed(Power power) const
    {
        return (powers & bitOf(power)) != 0;
    }
    template <class Power>
    void use(Power power)
    {
        powers = static_cast<PowerSet>(powers | bitOf(power));
    }
};

struct SiegeState {
    std::uint8_t faction = kNoFaction; ///< kNoFaction: there is no siege
    std::uint8_t row = 0;
    std::uint8_t frontCount = 0; ///< to be attacked
    std::array<std::uint8_t, kMostAttacked> drawn {};
    std::uint8_t drawnCount = 0;
    EnemyUnits pool {}; ///< EX-17.2: of the army, not deployed yet
    std::array<std::uint8_t, kArmyEngines> enginePool {};
    std::uint8_t round = 0;
    std::uint8_t stage = 0;
    std::uint8_t morale = 0;
    std::uint8_t initialStrength = 0; ///< 0: Stage 1 has not begun
    bool isTested = false;            ///< EX-12.2
    bool hasBled = false;             ///< a defender left in Stage 12 of this round
};

/// What a scenario changes of a faction (sections 2.9 to 2.11 of the rules); what it leaves is as in the tables.
struct OwnFaction {
    static constexpr std::uint8_t kArmy = 1;
    static constexpr std::uint8_t kLoot = 2;
    static constexpr std::uint8_t kFronts = 4;
    static constexpr std::uint8_t kTargets = 8;

    ArmyData army {};                                  ///< whatever the row
    Goods loot {};                                     ///< whatever the turn
    std::array<std::uint8_t, kMostAttacked> fronts {}; ///< sides of the die for 1, 2, 3 fronts
    std::array<std::uint8_t, 3> targets {};            ///< sides of the die for left, wall, right
    std::uint8_t morale = 0;                           ///< 0: as in the table
    std::uint8_t said = 0;                             ///< which of the others it changes
};

/// What a scenario takes out of the game, a bit each in the order of its table: nobody can train, build, research or use it.
/// What the fortress begins with stays.
struct Without {
    TechnologySet technologies = 0;
    PowerSet powers = 0;
    std::uint8_t units = 0;
    std::uint8_t engines = 0;
    std::uint8_t buildings = 0; ///< none of their levels can be built

    bool hasUnit(std::size_t unit) const { return (units >> unit & 1u) != 0; }
    bool hasEngine(std::size_t engine) const { return (engines >> engine & 1u) != 0; }
    bool hasBuilding(std::size_t building) const { return (buildings >> building & 1u) != 0; }
    bool hasTechnology(std::size_t technology) const { return (technologies >> technology & 1u) != 0; }
    bool hasPower(PowerSet power) const { return (powers & power) != 0; }

    friend bool operator==(const Without &, const Without &) = default;
};

/// What has lost a level and has not been built up since. It is only seen: no rule asks for it, and so it is no part of a
/// position and does not count for the hash. A game that is played again has it; from a bare position it cannot be known.
struct Scars {
    std::bitset<kMostSections> sections {};
    std::bitset<kBuildings> buildings {};
};

enum class Ending : std::uint8_t { None, Survived, Overrun, Resigned };

struct ExilesData {
    std::array<PostState, kPosts> posts {};
    std::array<SectionState, kMostSections> sections {};
    std::array<FrontState, kMostFronts> fronts {};
    std::array<Squad, kSquads> squads {};
    std::array<Volley, kMostZones> volleys {};
    std::array<EngineAttack, kMostAttacks> attacks {};
    std::uint8_t attackCount = 0;
    FireResult fire {};
    Losses losses {};
    Trade trade {};
    std::array<std::uint8_t, kMostDitches> ditches {};
    std::array<std::uint8_t, kBuildings> buildings {};
    Scars scars {};
    TechnologySet technologies = 0;
    std::array<std::uint8_t, kUnits> unitsLeft {};
    std::array<std::uint8_t, kSlotEngines> enginesLeft {};
    Goods goodsLeft {};
    std::array<SeatState, kMostPlayers> seats {};
    TurnState now {};
    SiegeState siege {};
    std::array<OwnFaction, kFactions> own {};
    std::int8_t ownRows = 0; ///< difficulty of a scenario: added to the army row from turn 3 on
    Without without {};
    std::array<Step, kMaxSteps> agenda {};
    std::uint8_t agendaSize = 0;
    std::uint8_t turn = 0; ///< 0: set-up
    Seat firstPlayer = kNobody;
    Ending ending = Ending::None;
    Seat decider = kNobody; ///< who gave up

    SeatState &operator[](Seat seat) { return seats[seat]; }
    const SeatState &operator[](Seat seat) const { return seats[seat]; }
    bool knows(Technology technology) const { return (technologies & bitOf(technology)) != 0; }
    int levelOf(Building building) const { return buildings[indexOf(building)]; }
};
static_assert(std::is_trivially_copyable_v<ExilesData>);

} // namespace merlon::exiles
