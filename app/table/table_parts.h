#pragma once

#include "app/look/appearance.h"
#include "app/look/settings.h"
#include "app/table/face/game_face.h"
#include "app/table/match/table_session.h"
#include "app/words/speaker.h"

#include <chrono>
#include <memory>

namespace merlon::canvas {
class BoardView;
} // namespace merlon::canvas

namespace merlon {

class GamePanels;
class PositionDisplay;
class PromptBar;

/// The game on a table. All null while the table is clear.
struct TableGame {
    std::unique_ptr<TableSession> session;
    std::unique_ptr<Speaker> speaker; ///< in the language of now
    std::unique_ptr<GameFace> face;

    /// Whether only computers play.
    bool isWatched() const { return session && session->seating().persons() == 0; }
};

/// What the parts of a table have in common. It lives as long as the table; the game changes.
struct TableParts {
    const Appearance &appearance;
    const Settings &settings;
    const TableGame &game;
    canvas::BoardView &board;
    PromptBar &prompt;
    GamePanels &panels;
    PositionDisplay &display;

    /// How fast computers play in this game.
    Speed speed() const { return game.isWatched() ? settings.watchSpeed : settings.speed; }
    /// How long a piece walks.
    std::chrono::milliseconds walk() const { return walkOf(settings, speed()); }
};

} // namespace merlon
