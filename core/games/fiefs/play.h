#pragma once

#include "core/engine/agenda/play.h"
#include "core/games/fiefs/data/fiefs_data.h"
#include "core/games/fiefs/rules.h"
#include "core/games/fiefs/words/words.h"

#include <cstdint>

namespace merlon::fiefs {

enum class StepKind : std::uint8_t;

using agenda::choice;
using agenda::is;
using agenda::no;
using agenda::offer;
using agenda::packed;
using agenda::push;
using agenda::pushAsk;
using agenda::tell;
using agenda::tellOnly;
using agenda::unpacked;

/// What the conditions of rules read.
struct Scene {
    const FiefsData &data;
    const Map &map;
    const Rules &rules;
};

/// What the steps of rules work on.
struct Play {
    using Scene = fiefs::Scene;

    FiefsData &data;
    const Map &map;
    const Rules &rules;
    EventSink &events;

    operator Scene() const { return {data, map, rules}; }
};

constexpr Verb verbOf(Choice made)
{
    return static_cast<Verb>(made.verb);
}

/// The decision of the moment asks for something else.
constexpr Reason notNow(RuleId rule = {3, 2})
{
    return no(ReasonKind::NotNow, rule);
}

/// The game is over: nothing is left to be done.
inline void endGame(Play &play, Ending ending, Seat decider)
{
    play.data.ending = ending;
    play.data.decider = decider;
    play.data.agendaSize = 0;
}

/// What a territory is worth and can do; of a lake, a castle or a slot without its tile: nothing.
inline const Ground &groundOf(const Scene &scene, PlaceIndex place)
{
    static constexpr Ground kNothing {};
    const std::uint8_t tile = scene.data.tiles[place];
    return tile < kTiles ? kTileData[tile].ground : tile == kCustomTile ? scene.map[place].custom : kNothing;
}

/// FI-11.1, FI-12.4: what a territory counts.
inline int pointsOf(const Scene &scene, PlaceIndex place)
{
    const Ground &ground = groundOf(scene, place);
    return scene.rules.skirmish && ground.has(Ability::Homelands) ? 0 : ground.value;
}

/// FI-2.4: who controls a territory; kNobody if nobody does.
inline Seat controllerOf(const Scene &scene, PlaceIndex place)
{
    for (Seat seat = 0; seat < scene.rules.seats; ++seat) {
        if (contains(scene.data.control[seat], place))
            return seat;
    }
    return kNobody;
}

} // namespace merlon::fiefs
