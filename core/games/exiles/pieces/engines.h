#pragma once

#include "core/games/exiles/pieces/resources.h"

/// The engines of both sides (sections 2.2 and 2.8 of the rules).
namespace merlon::exiles {

enum class Engine : std::uint8_t { Rocks, Cauldron, Catapult, Ballista, Onager, Bombard };
inline constexpr std::size_t kEngines = 6;
/// Rocks and cauldrons stand on walls, the others in slots of towers and the Keep.
inline constexpr std::size_t kFirstSlotEngine = 2;
inline constexpr std::size_t kSlotEngines = kEngines - kFirstSlotEngine;

struct EngineData {
    std::string_view key;
    Goods cost;
    std::uint8_t workshop;  ///< the level that it needs
    std::uint8_t endurance; ///< 0: cannot be hit
    std::uint8_t limit;     ///< 0: one on each wall
    std::uint8_t attacks;   ///< in Stage 3
    std::uint8_t strength;  ///< to which a d3 is added
    bool reachesAssault;    ///< assault zones as well as deployment zones
    bool hitsEngines;
};

inline constexpr std::array<EngineData, kEngines> kEngineData {{
    {"rocks", {0, 0, 0, 0}, 0, 0, 0, 0, 0, false, false},
    {"cauldron", {2, 0, 0, 0}, 1, 2, 0, 0, 0, false, false},
    {"catapult", {3, 1, 0, 0}, 2, 2, 5, 1, 3, false, true},
    {"ballista", {2, 0, 1, 0}, 3, 2, 5, 2, 0, true, false},
    {"onager", {2, 1, 1, 0}, 4, 3, 4, 1, 4, false, true},
    {"bombard", {0, 0, 2, 2}, 5, 3, 3, 2, 2, false, true},
}};

/// EX-11.6: dice of rocks and cauldron.
constexpr int diceOfDrop(std::size_t engine)
{
    return engine == static_cast<std::size_t>(Engine::Cauldron) ? 2 : 1;
}

enum class EnemyEngine : std::uint8_t { Trebuchet, Catapult, Ballista, SiegeTower, Bridge, Palisade, Ram };
inline constexpr std::size_t kEnemyEngines = 7;
/// Those that an army brings along; rams come by themselves (EX-11.4).
inline constexpr std::size_t kArmyEngines = 6;
/// The first ones shoot in Stage 4.
inline constexpr std::size_t kShootingEngines = 3;

struct EnemyEngineData {
    std::string_view key;
    std::uint8_t endurance; ///< 0: cannot be hit
    std::uint8_t limit;
    std::uint8_t strength; ///< RFS, to which dice are added
    std::uint8_t dice;     ///< d3
};

inline constexpr std::array<EnemyEngineData, kEnemyEngines> kEnemyEngineData {{
    {"trebuchet", 3, 6, 4, 1},
    {"catapult", 3, 6, 3, 1},
    {"ballista", 2, 6, 0, 2},
    {"siege-tower", 4, 4, 0, 0},
    {"bridge", 2, 4, 0, 0},
    {"palisade", 2, 5, 0, 0},
    {"ram", 0, 4, 0, 0},
}};

inline constexpr int kPalisadeCover = 3;  ///< EX-8.5
inline constexpr int kMostByBallista = 2; ///< EX-9.11: units
inline constexpr int kLeastOfRam = 6;     ///< EX-11.12: sum of strength

/// EX-9.6: what an engine of the enemy can hit on a section, in the order of the cycle.
enum class Element : std::uint8_t { Units, Engines, Fortification };
inline constexpr std::size_t kElements = 3;
inline constexpr std::array<std::string_view, kElements> kElementKeys {"units", "engines", "fortification"};

/// The d6 of a catapult for its element.
constexpr Element elementOfDie(int die)
{
    return die <= 3 ? Element::Units : die == 4 ? Element::Engines : Element::Fortification;
}

constexpr std::size_t indexOf(Engine engine)
{
    return static_cast<std::size_t>(engine);
}
constexpr std::size_t indexOf(Element element)
{
    return static_cast<std::size_t>(element);
}
constexpr std::size_t indexOf(EnemyEngine engine)
{
    return static_cast<std::size_t>(engine);
}

} // namespace merlon::exiles
