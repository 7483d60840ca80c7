#pragma once

#include "core/base/error.h"
#include "core/engine/records/record.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace merlon {

/// Where a match is kept in the file of a campaign: behind its heading and the chapters before (core/engine/campaign).
struct ChapterPlace {
    std::string before; ///< all lines of these
    std::string begun;  ///< when the chapter was begun: `2026-11-29T10:42:00Z`
};

/// Keeps a running match on disk after every choice, on a thread of its own, so that nobody waits for the
/// disk. The file holds the record with which it began in its first line, and what happened since in one line
/// each; every line begins with a sum of itself and all lines before. Match::keepJournal makes and feeds it.
/// A file that somebody else changes, replaces or removes meanwhile is an error, found at the next line.
class Journal {
public:
    /// Begins a journal with a record. A journal that has this name is kept as the generation before
    /// (generationOf), so that the journal of a match may be begun anew at any time and nothing is lost; on an
    /// error everything is as it was.
    static Expected<std::unique_ptr<Journal>> begin(const std::filesystem::path &path, const Record &record,
                                                    const Game &game);
    /// The same as the last chapter of a campaign: the file is replaced as a whole by what lies before and what the record
    /// holds, a line each. There are no generations.
    static Expected<std::unique_ptr<Journal>> beginChapter(const std::filesystem::path &path,
                                                           const ChapterPlace &place, const Record &record,
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

/// How many journals of one name are kept: the one that is being written, and those that had the name before.
inline constexpr int kJournalGenerations = 3;

/// The file of a generation: 0 is `path` itself, 1 the journal before it, and so on.
std::filesystem::path generationOf(const std::filesystem::path &path, int generation);

/// The line of the file in which each part of a record stands.
struct JournalPlaces {
    std::vector<std::size_t> entries;
    std::vector<std::size_t> positions;
    std::vector<std::size_t> resignations;
};

/// What a journal holds.
struct RecoveredJournal {
    Record record;       ///< openRecord continues exactly where the match was
    bool wasCut = false; ///< the last line had not been written to its end; it is left out
    std::optional<Error>
        damage {};           ///< what is wrong with the first line that is not in the record, if it is whole
    std::string source {};   ///< the file, as errors name it
    JournalPlaces places {}; ///< in the file
};

/// Reads a journal. A last line that was cut off by a crash is left out; a line that was changed is refused.
Expected<RecoveredJournal> recoverJournal(const std::filesystem::path &path,
                                          const GameLookup &games = findGame);

/// Plays all choices of a journal again, as verifyRecord does those of a record. The error names the file and its line.
Expected<void> verifyJournal(const RecoveredJournal &journal, const GameLookup &games = findGame);

/// recoverJournal for a person who wants the game back: what lies before a changed line, or before a choice that cannot be
/// played, is kept, and where an older
/// generation of the same match tells more, or the newest has no beginning, that one is taken. `damage` then says
/// what is wrong with the newest. openRecord opens what is returned. An error only if no generation can be read and
/// opened.
Expected<RecoveredJournal> rescueJournal(const std::filesystem::path &path,
                                         const GameLookup &games = findGame);

} // namespace merlon
