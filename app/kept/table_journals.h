#pragma once

#include <QDateTime>
#include <QLockFile>
#include <QString>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace merlon {

/// Whose files they are: each takes only its own for games that wait.
enum class Tables : std::uint8_t { InWindows, AtTerminals };

/// The folder in which running games are kept. It is made if it is not there.
std::filesystem::path journalFolder();
/// Where the first table in a window keeps its game; others have files beside it.
std::filesystem::path journalPath();

/// The file in which a table keeps its game. As long as this lives no other table has it, of this program or of
/// another one that runs.
class TableJournal {
public:
    /// A file that holds no game yet.
    static TableJournal fresh(Tables tables = Tables::InWindows);
    /// The file of a game that waits; none if a table has it.
    static std::optional<TableJournal> take(const std::filesystem::path &path);

    const std::filesystem::path &path() const { return m_path; }

private:
    TableJournal(std::filesystem::path path, std::unique_ptr<QLockFile> lock);

    std::filesystem::path m_path;
    std::unique_ptr<QLockFile> m_lock;
};

/// The name of another computer on which a program has the file, as far as its lock says: the folder is on a network, or
/// has been copied. Empty if nobody has it, or a program here.
QString otherHostWith(const std::filesystem::path &journal);
/// The lock of another computer counts no more.
void takeFromOtherHost(const std::filesystem::path &journal);

/// The files in which tables have kept games, the one that was written last first; also those that a table has now.
std::vector<std::filesystem::path> tableJournals(Tables tables = Tables::InWindows);

/// When a journal was written last.
QDateTime timeOf(const std::filesystem::path &journal);

/// Deletes what a journal holds that is held here.
void removeJournalFiles(const TableJournal &journal);
/// Deletes what is kept of a game that no table has.
void deleteJournal(const std::filesystem::path &journal);

} // namespace merlon
