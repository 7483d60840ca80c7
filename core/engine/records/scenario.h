#pragma once

#include "core/base/error.h"
#include "core/base/json_box.h"
#include "core/board/board.h"
#include "core/engine/event.h"
#include "core/engine/game.h"
#include "core/engine/goals/goal.h"
#include "core/engine/records/record.h"

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace merlon {

/// The version of scenario files that this program writes. A newer major is refused, a newer minor is read.
inline constexpr int kScenarioFormatMajor = 1;
inline constexpr int kScenarioFormatMinor = 2; ///< goals since 1.2; without one it is 1.1 that is written

/// What stands in the heading of scenario files.
inline constexpr const char *kScenarioFormatName = "merlon-scenario";

/// Where a game may begin: a board, options, and perhaps a whole position.
struct Scenario {
    std::string schema; ///< where its JSON schema is, for editors of text; empty: not said
    std::string key;
    std::map<std::string, std::string> names;        ///< by language
    std::map<std::string, std::string> descriptions; ///< by language
    std::map<std::string, std::string>
        briefing;                             ///< by language: what has happened, and where the sides stand
    std::map<std::string, std::string> aims;  ///< by language: what each side is to try
    std::map<std::string, std::string> seats; ///< by seat: who is to sit there, `person` or a kind of player
    std::optional<Goal> goal;                 ///< of a puzzle: what one seat is to reach
    std::string game;
    std::variant<std::string, Board> board; ///< its name, or the board itself
    Options options;
    std::optional<JsonBox> position; ///< as Setup::position reads it; absent: the game's own start
    friend bool operator==(const Scenario &, const Scenario &) = default;
};

/// Readable text. The game must be known.
std::string writeScenario(const Scenario &scenario, const GameLookup &games = findGame);

/// Reads what writeScenario writes. The game must be known; the board and the position are looked at by
/// openScenario. Errors carry line and pointer. `passedOver`: gets the pointers of what a newer minor version has written
/// and nobody here knows; it is not written again.
Expected<Scenario> readScenario(std::string_view text, const std::string &source,
                                const GameLookup &games = findGame,
                                std::vector<std::string> *passedOver = nullptr);
/// readScenario of a document; errors carry a pointer, but no line.
Expected<Scenario> scenarioFromJson(const Json &json, const std::string &source,
                                    const GameLookup &games = findGame,
                                    std::vector<std::string> *passedOver = nullptr);
Expected<Scenario> readScenarioFile(const std::filesystem::path &file, const GameLookup &games = findGame,
                                    std::vector<std::string> *passedOver = nullptr);

/// Loads a board by its name.
using BoardLookup = std::function<Expected<Board>(std::string_view name, const Game &game)>;

/// A scenario that is ready to be played: what a Match takes.
struct OpenedScenario {
    std::shared_ptr<const Setup> setup;
    std::unique_ptr<State> start;
    std::vector<std::string> players; ///< by seat: who is to sit there; empty: anybody
    std::vector<Event> before;        ///< what happens between the position and its first question
    Seat solver = kNobody;            ///< whose goal there is to be reached; kNobody: it is no puzzle
};

/// Finds the board, compiles the game and reads the position. Seats for which somebody is suggested must exist, and all
/// that a goal names.
Expected<OpenedScenario> openScenario(const Scenario &scenario, const BoardLookup &boards,
                                      const GameLookup &games = findGame);

} // namespace merlon
