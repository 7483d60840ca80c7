#pragma once

#include "core/base/error.h"
#include "core/engine/records/record.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace merlon {

/// Keeps a running match on disk after every choice, on a thread of its own, so that nobody waits for the
/// disk. The file holds the record with which it began in its first line, and what happened since in one line
/// each; every line begins with a sum of itself and all lines before. Match::keepJournal makes and feeds it.
class Journal {
public:
    /// Begins a journal with a record. A file of that name is replaced as a whole, so that the journal of a
    /// match may be begun anew at any time.
    static Expected<std::unique_ptr<Journal>> begin(const std::filesystem::path &path, const Record &record,
                                                    const Game &game);
    /// Waits until everything is on the disk.
    ~Journal();

    void add(const RecordEntry &entry);
    void add(const RecordPosition &position);
    void add(const RecordResignation &resignation);
    /// Everything after that many entries and resignations was undone.
    void goBack(std::size_t entries, std::size_t resignations);

    /// Waits until everything so far is on the disk, or could not be written.
    Expected<void> flush();
    /// Why nothing is kept any more; none while all is well. Does not wait.
    std::optional<Error> error() const;

private:
    class Writer;
    Journal(std::unique_ptr<Writer> writer, std::uint64_t sum);
    void addLine(const Json &json);

    std::unique_ptr<Writer> m_writer;
    std::uint64_t m_sum;
};

/// What a journal holds.
struct RecoveredJournal {
    Record record;       ///< openRecord continues exactly where the match was
    bool wasCut = false; ///< the last line had not been written to its end; it is left out
};

/// Reads a journal. A last line that was cut off by a crash is left out; a line that was changed is refused.
Expected<RecoveredJournal> recoverJournal(const std::filesystem::path &path,
                                          const GameLookup &games = findGame);

} // namespace merlon
