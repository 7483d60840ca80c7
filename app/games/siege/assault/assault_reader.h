#pragma once

#include "app/games/siege/assault/assault_step.h"
#include "core/engine/event.h"
#include "core/engine/game.h"

#include <deque>
#include <map>
#include <string_view>

namespace merlon {

/// What an event means in an assault.
enum class AssaultNews : std::uint8_t {
    Other, ///< told with what it belongs to
    Begin,
    End,   ///< of the round
    Close, ///< the next round has begun in earnest
    Aim,
    Card,
    Miss,
    Shot,
    Volley,
    Kill,
    Stone,
    Lost, ///< a cauldron or device
    Nothing,
    Pour,
    Order,
    NoOrder, ///< it has no effect
    Deed,    ///< an order is carried out
    Strength,
    Breach,
    Held, ///< by shields
    Gate,
    GateFalls,
};

/// An event of an assault: what, at which step, and at which place (-1: none).
struct AssaultReading {
    AssaultNews news = AssaultNews::Other;
    AssaultStep step = AssaultStep::Cannons;
    int place = -1;
};

/// Reads events one after another; remembers who aims where, because the shots that follow do not say it.
class AssaultReader {
public:
    explicit AssaultReader(const Setup &setup);

    AssaultReading read(const Event &event);
    /// From the beginning of an assault to the end of its round.
    bool isRunning() const { return m_memory.isRunning; }
    SiegeGame game() const { return m_game; }

private:
    int placeOf(const Event &event, std::string_view key, AssaultNews news, int argument);
    int takeAim(int place);

    /// Of the assault that goes on.
    struct Memory {
        bool isRunning = false;
        AssaultStep step = AssaultStep::Cannons;
        std::map<std::uint16_t, int> targets; ///< of machines, by their number among the pieces
        std::map<int, int> towers;            ///< what the device of a tower aims at
        std::deque<int> aims;                 ///< of cannons and poles whose card has not been turned
        std::deque<int> hits; ///< walls where a catapult or trebuchet still destroys something
        int callWall = -1;    ///< with the order that calls trolls
    };

    const Setup *m_setup;
    SiegeGame m_game;
    Memory m_memory;
};

} // namespace merlon
