#include "core/board/files/graphml.h"
#include "core/games/siege/board/siege_schema.h"

#include <cstdint>
#include <cstdlib>

namespace {

const merlon::BoardSchema *schemaOf(std::string_view family)
{
    return family == "siege" ? &merlon::siegeSchema() : nullptr;
}

} // namespace

/// Whatever is read as a board from GraphML, also of other programs, comes back the same when it is written and read again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace merlon;
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const Expected<Board> board = boardFromGraphml(text, schemaOf, "fuzz", "siege");
    if (!board)
        return 0;
    const Expected<Board> again = boardFromGraphml(boardToGraphml(*board), schemaOf, "again");
    if (!again || !(*again == *board))
        std::abort();
    return 0;
}
