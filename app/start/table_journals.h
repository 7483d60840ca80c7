#pragma once

#include "app/start/openings.h"

#include <QLockFile>

#include <filesystem>
#include <memory>
#include <vector>

namespace merlon {

/// The file in which a table keeps its game. As long as this lives no other table has it, of this program or of
/// another one that runs.
class TableJournal {
public:
    /// A file that holds no game yet.
    static TableJournal fresh();
    /// The file of a game that waits; none if a table has it.
    static std::optional<TableJournal> take(const std::filesystem::path &path);

    const std::filesystem::path &path() const { return m_path; }

private:
    TableJournal(std::filesystem::path path, std::unique_ptr<QLockFile> lock);

    std::filesystem::path m_path;
    std::unique_ptr<QLockFile> m_lock;
};

/// A game that was running when its table was closed, or the program ended.
struct WaitingGame {
    std::filesystem::path journal;
    OpenedSession opened;
};

/// What is kept of the games of all tables.
struct WaitingGames {
    std::vector<WaitingGame> games; ///< the one that was played last comes first
    std::vector<Error> troubles;    ///< of files that cannot be read
};

/// Looks through the files that no table has. Those of games that are over, or in which nothing has been chosen yet,
/// are deleted.
WaitingGames waitingGames();

/// Deletes what is kept of a game that no table has.
void forgetGame(const std::filesystem::path &journal);

} // namespace merlon
