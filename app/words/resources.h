#pragma once

#include "core/base/error.h"
#include "core/board/board.h"
#include "core/board/finding.h"
#include "core/engine/game.h"
#include "core/engine/rulebook/rulebook.h"

#include <QString>

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace merlon {

/// Where boards, scenarios and rulebooks are looked for, the first before the others: $MERLON_RESOURCES alone
/// if it is set, else beside the program or in the source tree, and then in the person's own folder.
std::vector<std::filesystem::path> resourceDirectories(std::string_view folder);
/// The first folder of the program's own files that is not where it should be; empty if all are.
QString missingResources();

/// Where a person keeps boards and scenarios of their own: `~/.local/share/merlon/boards`. It need not exist.
std::filesystem::path ownDirectory(std::string_view folder);

/// The schema of a family of boards, from the games that use it; null if there is none.
const BoardSchema *schemaOf(std::string_view family);

/// A board by its name, or from a file if the name has a dot or a slash in it.
Expected<Board> boardNamed(const std::string &nameOrFile);

/// Why a game cannot be played on a board: the errors of its structure, or else those of the game's own checks.
std::vector<Finding> objectionsTo(const Board &board, const Game &game);

/// The file of a scenario: the one of that name in a resource directory, or the file itself.
std::string scenarioFile(const std::string &nameOrFile);

/// The name in the language that is spoken, or else in English, or else `otherwise`.
QString nameIn(const std::map<std::string, std::string> &names, const std::string &otherwise);

/// The rulebook of a game in the language that is spoken, or else in English.
Expected<Rulebook> rulebookOf(const Game &game);

/// The game with this key, or an error that names those that there are.
Expected<const Game *> gameNamed(const std::string &key);

} // namespace merlon
