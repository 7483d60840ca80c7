#pragma once

#include "core/games/siege1/pieces.h"

/// S1-11.3 to S1-11.8: the single moves of a deployment.
namespace merlon::siege1 {

/// The stages of a deployment, in order (S1-11.3).
enum class Stage : std::uint8_t { Ropes, Ramparts, Foregrounds, Camp };
inline constexpr int kStages = 4;

/// One move in a stage of a deployment of `size` units.
Reason whyNotMove(const Scene &scene, Seat seat, Stage stage, int size, Choice made);
/// Makes a legal move.
void makeMove(Play &play, Seat seat, Choice made);
/// S1-11.8: carries a unit from one place to another, past a trap if there is one. False if it died.
bool carry(Play &play, PlaceIndex from, int unit, PlaceIndex to, RuleId rule);

/// Calls `visit(choice)` for every choice that could be a move of the stage.
template <class Visit>
void forEachMove(const Scene &scene, Stage stage, Visit visit)
{
    const siege::Battlefield &field = scene.field;
    const auto march = [&](PlaceIndex from, PlaceIndex to) {
        for (int unit = 0; unit < siege::kUnitKinds; ++unit)
            visit(choice(Verb::March, from, unit, to));
    };
    switch (stage) {
    case Stage::Ropes:
        for (std::size_t wall = 0; wall < field.walls.size(); ++wall) {
            if (!scene.data.walls[wall].has(Equipment::Ropes))
                continue;
            siege::forEach(field.walls[wall].walls, [&](int other) {
                for (int unit = 0; unit < siege::kUnitKinds; ++unit)
                    visit(choice(Verb::Rope, field.walls[wall].place, unit, placeOfWall(scene, other)));
            });
        }
        return;
    case Stage::Ramparts:
    case Stage::Foregrounds:
        for (const siege::PathField &path : field.paths) {
            if (field.is(path.from, PlaceKind::Rampart) == (stage == Stage::Ramparts))
                march(path.from, path.to);
        }
        if (stage == Stage::Foregrounds)
            return;
        for (std::size_t number = 0; number < field.ramparts.size(); ++number) { // S1-8.5
            if (!scene.data.ramparts[number].has(Training::Overseer))
                continue;
            const siege::RampartField &rampart = field.ramparts[number];
            siege::forEach(rampart.beside, [&](int other) {
                const PlaceIndex to = field.ramparts[static_cast<std::size_t>(other)].place;
                if (field.pathBetween(rampart.place, to) < 0)
                    march(rampart.place, to);
            });
            march(rampart.place, field.foregrounds[rampart.side].place);
        }
        return;
    case Stage::Camp:
        for (int unit = 0; unit < siege::kUnitKinds; ++unit) {
            for (const siege::ForegroundField &foreground : field.foregrounds)
                visit(choice(Verb::Send, unit, foreground.place));
            for (std::size_t wall = 0; wall < field.walls.size(); ++wall) {
                if (scene.data.walls[wall].has(Equipment::Sap))
                    visit(choice(Verb::Send, unit, field.walls[wall].place));
            }
            if (field.gate.exists())
                visit(choice(Verb::Send, unit, field.gate.barbican));
            for (std::size_t wall = 0; wall < field.walls.size(); ++wall) {
                if (scene.data.walls[wall].has(WallState::kSiegeTower))
                    visit(choice(Verb::ManTower, unit, field.walls[wall].place));
            }
        }
        return;
    }
}

} // namespace merlon::siege1
