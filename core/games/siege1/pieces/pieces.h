#pragma once

#include "core/games/siege/pieces/pieces.h"
#include "core/games/siege/pieces/standing.h"
#include "core/games/siege1/teams/teams.h"

/// What stands where, what room there is, and how pieces come and go.
namespace merlon::siege1 {

using siege::rampartNumber;
using siege::wallNumber;

inline const WallState &wallAt(const Scene &scene, int wall)
{
    return scene.data.walls[static_cast<std::size_t>(wall)];
}

inline PlaceIndex placeOfWall(const Scene &scene, int wall)
{
    return scene.field.walls[static_cast<std::size_t>(wall)].place;
}

/// Whether invader units can stand there: foreground, rampart, wall or barbican-rampart.
inline bool holdsInvaders(const Battlefield &field, PlaceIndex place)
{
    return siege::holdsInvaders(field, place, PlaceKind::BarbicanRampart);
}

/// The invader units of a place for which holdsInvaders is true, those of a siege tower not among them.
inline const Units &invadersAt(const SiegeData &data, const Battlefield &field, PlaceIndex place)
{
    return siege::invadersAt(data, field, place, data.barbican.crew);
}

inline Units &invadersAt(SiegeData &data, const Battlefield &field, PlaceIndex place)
{
    return siege::invadersAt(data, field, place, data.barbican.crew);
}

/// Whether the gate stands on the board and has not fallen for good.
inline bool gateStands(const Scene &scene)
{
    return scene.field.gate.exists() && scene.data.barbican.fallen < scene.field.gate.gates;
}

/// How many invader units still fit (S1-11.8); below 0 after a quartermaster has left (S1-10.5).
inline int invaderRoom(const Scene &scene, PlaceIndex place)
{
    const auto ladders = [](const WallState &wall) { return wall.has(Equipment::Ladders) ? 1 : 0; };
    const auto lodgings = [](const RampartState &rampart) {
        return rampart.has(Training::Quartermaster) ? 2 : 0;
    };
    const auto behindRam = [&scene] {
        return (gateStands(scene) ? 2 * scene.data.barbican.ramParts : 0)
            - siege::countOf(scene.data.barbican.crew);
    };
    return siege::invaderRoom(scene, place, ladders, lodgings, behindRam);
}

/// S1-1.8: an invader unit is on the wall or in its siege tower.
inline bool isContested(const WallState &wall)
{
    return !siege::isEmpty(wall.invaders) || !siege::isEmpty(wall.crew);
}

/// S1-15.7, S1-22.7: walls that the assault leaves out.
inline bool isLeftOut(const SiegeData &data, const WallState &wall)
{
    return wall.has(WallState::kDazzled)
        || (data.has(SiegeData::kTieBreak) && wall.has(WallState::kBreached));
}

/// S1-15.7, S1-22.7: why the assault leaves a wall out, if it does.
inline Reason whyLeftOut(const SiegeData &data, const WallState &wall)
{
    if (!isLeftOut(data, wall))
        return kLegal;
    return wall.has(WallState::kDazzled) ? no(ReasonKind::Dazzled, {15, 7})
                                         : no(ReasonKind::Breached, {22, 7});
}

/// The defender units of any place (none where there can be none).
inline Units defendersAt(const Scene &scene, PlaceIndex place)
{
    return siege::defendersAt(scene, place, [](const TowerState &tower) {
        return Units {static_cast<std::uint8_t>(tower.post == Post::Archer ? 1 : 0), 0, 0};
    });
}
/// Puts a defender unit on a place or takes it away: +1 or -1. Terror and honour see to the rest.
void addDefender(Play &play, PlaceIndex place, int unit, int count);
/// S1-14.2: a wall, tower, courtyard or open building.
inline bool isForDefenders(const Scene &scene, PlaceIndex place)
{
    return scene.field.is(place, PlaceKind::Wall) || scene.field.is(place, PlaceKind::Tower)
        || scene.field.open[place];
}
/// S1-14.3: whether the units of a place fit there, also when one comes or goes.
inline bool defendersFit(const Scene &scene, PlaceIndex place, siege::Change change = {})
{
    const auto inTower = [change](const TowerState &tower) { // one archer, where no tile lies
        const bool comes = change.coming >= 0;
        return tower.post == Post::None
            ? !comes || change.coming == siege::Marksman
            : tower.post == Post::Archer && (!comes || change.coming == change.going);
    };
    return siege::defendersFit(scene, place, change, inTower,
                               [](const WallState &wall) { return wall.has(WallState::kPlatform) ? 1 : 0; });
}
/// S1-14.3: whether one unit more fits.
inline bool defenderFits(const Scene &scene, PlaceIndex place, int unit)
{
    return defendersFit(scene, place, {.coming = unit});
}

/// Puts an invader unit on a place; S1-1.9.
void addInvader(Play &play, PlaceIndex place, int unit);
/// S1-1.6: the unit dies and goes to the discard.
void killInvader(Play &play, PlaceIndex place, int unit, RuleId rule);
void killCrew(Play &play, int wall, int unit, RuleId rule);
/// S1-1.6: the unit dies; to the hospital in the melee, else to the supply.
void killDefender(Play &play, PlaceIndex place, int unit, bool inMelee, RuleId rule);
/// S1-9.5: while terror rules, the courtyard keeps one unit.
void applyTerror(Play &play);
/// How many walls have a flag.
int wallsWith(const Scene &scene, std::uint16_t flag);

/// The engine's slot by its name (Type::Engine); -1 if there is none.
int engineSlot(const SiegeData &data, int name);
inline int engineName(const EngineState &engine)
{
    return kFirstOfType[static_cast<std::size_t>(engine.type - 1)] + engine.ordinal - 1;
}
int enginesAt(const SiegeData &data, PlaceIndex place);

/// The seat that commands a wall, for invaders and defenders.
inline Seat invaderOfWall(const Scene &scene, int wall)
{
    return invaderOf(scene, scene.field.walls[static_cast<std::size_t>(wall)].side);
}
inline Seat defenderOfWall(const Scene &scene, int wall)
{
    return defenderOf(scene, scene.field.walls[static_cast<std::size_t>(wall)].side);
}

} // namespace merlon::siege1
