#include "core/board/files/schema_file.h"
#include "core/games/english.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

/// Whatever is read as a schema comes back the same when it is written and read again; whatever else is refused in words.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace merlon;
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const Expected<SchemaFile> schema = readSchemaFile(text, "fuzz");
    if (!schema) {
        static_cast<void>(say(schema.error(), english()));
        return 0;
    }
    const Expected<SchemaFile> again = readSchemaFile(writeSchemaFile(*schema), "again");
    if (!again || !(*again == *schema))
        std::abort();
    return 0;
}
