#include "core/games/exiles/siege/army_row.h"

#include "core/games/exiles/pieces/armies.h"
#include "core/games/exiles/pieces/army_rows.h"

#include <algorithm>

namespace merlon::exiles {

namespace {

/// Calls `act(cause, which, rows)` for all that may change the row, 0 as well.
template <class Act>
void forEachRowOffset(const Scene &scene, Act act)
{
    const RowOffsets &offsets = kRowOffsets;
    const int turn = scene.data.turn;
    if (turn <= kQuietTurns)
        return;
    const std::size_t difficulty = scene.rules.difficulty;
    act(RowCause::Difficulty, difficulty, offsets.difficulty[difficulty].at(turn));
    for (const SeatState &seat : scene.data.seats) {
        if (const std::size_t hero = seat.hero; hero < kHeroes)
            act(RowCause::Hero, hero, offsets.heroes[hero].at(turn));
    }
    if (const std::size_t faction = scene.data.siege.faction; faction < kFactions)
        act(RowCause::Faction, faction, offsets.factions[faction].at(turn));
    if (scene.rules.warlord)
        act(RowCause::Warlord, std::size_t {0},
            offsets.warlord.at(turn) + offsets.warlordLater[scene.rules.seats - 1u].at(turn));
    act(RowCause::Scenario, std::size_t {0}, int {scene.data.ownRows});
}

} // namespace

std::vector<RowPart> rowParts(const Scene &scene)
{
    std::vector<RowPart> parts;
    forEachRowOffset(scene, [&](RowCause cause, std::size_t which, int rows) {
        if (rows != 0)
            parts.push_back({cause, which, rows});
    });
    return parts;
}

int armyRow(const Scene &scene)
{
    int row = scene.data.turn;
    forEachRowOffset(scene, [&](RowCause, std::size_t, int rows) { row += rows; });
    return scene.data.turn <= kQuietTurns ? row : std::clamp(row, 1, kArmyRows);
}

} // namespace merlon::exiles
