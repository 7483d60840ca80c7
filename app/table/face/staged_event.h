#pragma once

#include "core/canvas/picture/thing.h"
#include "core/engine/event.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace merlon {

/// Events that are shown together, before those that follow: what happens at one step at one place.
struct StagedEvent {
    /// How long it stays on the screen.
    enum class Weight : std::uint8_t {
        Passing, ///< no time at all: a declaration, known to whoever made it
        Plain,
        Great, ///< something is decided
    };

    int step = -1;  ///< of the game's own order; -1: what belongs to none
    int place = -1; ///< in board order; -1: nowhere
    Weight weight = Weight::Plain;
    QString text;                     ///< what happens, in a sentence
    QString note;                     ///< below it: which step, and its rule
    std::vector<canvas::Thing> scene; ///< to be marked on the board
    std::vector<Event> events;        ///< as the viewer may know them
};

} // namespace merlon
