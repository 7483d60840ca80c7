#include "core/engine/records/journal.h"
#include "core/engine/records/record_replay.h"
#include "core/games/english.h"
#include "tests/fuzz/own_file.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

using namespace merlon;

/// Whatever is read as a journal is played again or refused in words, and what is rescued from it can be opened and comes
/// back the same when it is written as a record.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const fuzz::OwnFolder folder;
    const std::filesystem::path file = folder.file("match.journal");
    fuzz::write(file, {reinterpret_cast<const char *>(data), size});
    const Expected<RecoveredJournal> whole = recoverJournal(file);
    if (!whole)
        static_cast<void>(say(whole.error(), english()));
    else if (const Expected<void> verified = verifyJournal(*whole); !verified)
        static_cast<void>(say(verified.error(), english()));
    const Expected<RecoveredJournal> rescued = rescueJournal(file);
    if (!rescued) {
        static_cast<void>(say(rescued.error(), english()));
        return 0;
    }
    if (whole && whole->record.entries.size() < rescued->record.entries.size())
        std::abort();
    const Expected<OpenedRecord> opened = openRecord(rescued->record);
    if (!opened) {
        std::fprintf(stderr, "%s\n", say(opened.error(), english()).c_str());
        std::abort();
    }
    const Expected<Record> again = readRecord(writeRecord(rescued->record), "again");
    if (!again || !(*again == rescued->record))
        std::abort();
    return 0;
}
