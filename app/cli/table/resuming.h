#pragma once

#include "app/cli/table/table.h"

#include <QStringList>

#include <string>

namespace merlon::cli {

/// A game that somebody goes on with.
struct ResumedGame {
    Match match;
    std::vector<Sitting> sittings; ///< who sat there; unknown players are persons
    std::uint64_t seed = 0;
    std::optional<TableJournal> journal; ///< in which it has been kept up to now
    QStringList notes;                   ///< what the players should know
};

/// From a saved game, a journal, or the name of one in the folder of running games. An empty name means the game that was
/// left last at a terminal.
Expected<ResumedGame> resumeGame(const std::string &file);

/// The games that were left at terminals, the last one first, as far as no terminal has them now.
std::vector<std::filesystem::path> gamesLeft();

} // namespace merlon::cli
