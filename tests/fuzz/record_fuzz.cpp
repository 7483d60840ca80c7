#include "core/engine/records/record.h"
#include "core/engine/records/record_replay.h"
#include "core/games/english.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

/// Whatever is read as a record comes back the same when it is written and read again, and is opened and played
/// again, or refused in words.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace merlon;
    if (allGames().empty())
        return 0;
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const Expected<Record> record = readRecord(text, "fuzz");
    if (!record) {
        static_cast<void>(say(record.error(), english()));
        return 0;
    }
    const Expected<Record> again = readRecord(writeRecord(*record), "again");
    if (!again || !(*again == *record))
        std::abort();
    if (const Expected<OpenedRecord> opened = openRecord(*record); !opened)
        static_cast<void>(say(opened.error(), english()));
    if (const Expected<void> verified = verifyRecord(*record); !verified)
        static_cast<void>(say(verified.error(), english()));
    return 0;
}
