#pragma once

#include "core/base/error.h"
#include "core/engine/game.h"
#include "core/engine/goals/goal_watch.h"
#include "core/engine/match/match.h"

#include <CLI/CLI.hpp>

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace merlon::cli {

/// What a game is opened from.
struct OpeningOptions {
    std::string game = allGames().front()->key();
    std::string board;                ///< name or file; empty: the game's usual board
    std::vector<std::string> options; ///< of the game: `players=3`
    std::string scenario;             ///< name or file; says game and board itself
};

/// --game, --board, --option and --scenario.
void addOpeningOptions(CLI::App &command, OpeningOptions &options);

/// A game that can be played.
struct Opening {
    std::shared_ptr<const Setup> setup;
    std::unique_ptr<State> start;     ///< null: the game's own start
    QString introduction;             ///< of a scenario: its name and description, briefing and aims
    std::vector<std::string> players; ///< by seat, as a scenario suggests them: empty for anybody
    std::vector<Event> before;        ///< what happens between a scenario's position and its first question
    std::optional<GoalWatch> goal {}; ///< of a scenario that is a puzzle

    Match match(MatchSettings settings) const;
};

Expected<Opening> openGame(const OpeningOptions &options);

} // namespace merlon::cli
