#pragma once

#include "core/base/error.h"
#include "core/engine/game.h"
#include "editor/document/board_document.h"
#include "editor/scenario/scenario_document.h"

#include <memory>
#include <optional>

namespace merlon {

/// The first game that the board says it is meant for; null if there is none.
const Game *gameFor(const Board &board);

/// The board as it stands, ready to be played; checks it first. A null game is an error too.
Expected<std::shared_ptr<const Setup>> setupFor(BoardDocument &document, const Game *game,
                                                const Options &options = {});

/// Why a scenario cannot be played as it stands; none if it can.
std::optional<Error> whyNotPlayed(const ScenarioDocument &document);

/// The state in which a scenario begins, as it stands; an error too if nothing is left to be played.
Expected<std::unique_ptr<State>> startOf(const ScenarioDocument &document);

} // namespace merlon
