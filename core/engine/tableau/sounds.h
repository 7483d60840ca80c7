#pragma once

#include "core/engine/notation/vocabulary.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace merlon {

/// What can be heard at a table.
enum class Sound : std::uint8_t {
    Move,     ///< a few steps
    Place,    ///< something is set down
    Shot,     ///< a bow
    Blast,    ///< a gun, an explosion
    Pour,     ///< something that flows and bubbles
    Crash,    ///< a few stones
    Death,    ///< a piece is out of the game
    Card,     ///< a card is turned or used
    Draw,     ///< something is drawn out of a bag
    Pay,      ///< pieces are handed over
    Dice,     ///< dice are rolled
    Token,    ///< a small bell: a counter comes or goes, time goes on
    Collapse, ///< much gives way at once
    FightBegins,
    YourTurn,
    GameOver,
};

/// What an event of a game sounds like, by its key; no sound: it is silent although its role has one.
struct EventSound {
    std::string_view event;
    std::optional<Sound> sound;
};

/// What an event sounds like: as its game declares it, else as its role does (deaths, fights, rounds, what is used).
/// None: it is silent.
std::optional<Sound> soundOf(const Term &event, std::span<const EventSound> declared);

} // namespace merlon
