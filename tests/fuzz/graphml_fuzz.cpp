#include "core/board/files/graphml.h"
#include "core/games/siege/board/siege_schema.h"

#include <cstdint>
#include <cstdlib>
#include <string>
#include <variant>

namespace {

const merlon::BoardSchema *schemaOf(std::string_view family)
{
    return family == "siege" ? &merlon::siegeSchema() : nullptr;
}

/// Bytes of all texts that places have. A default of GraphML is held by each of them.
std::size_t textIn(const merlon::Board &board)
{
    std::size_t bytes = 0;
    for (const merlon::Place &place : board.places()) {
        for (const auto &[name, value] : place.attributes) {
            if (const auto *text = std::get_if<std::string>(&value))
                bytes += text->size();
        }
    }
    return bytes;
}

/// Sanitizers take half a minute to write ten times as much.
constexpr std::size_t kMostText = 4u << 20;

} // namespace

/// Whatever is read as a board from GraphML, also of other programs, comes back the same when it is written and read again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace merlon;
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const Expected<Board> board = boardFromGraphml(text, schemaOf, "fuzz", "siege");
    if (!board || textIn(*board) > kMostText)
        return 0;
    const Expected<Board> again = boardFromGraphml(boardToGraphml(*board), schemaOf, "again");
    if (!again || !(*again == *board))
        std::abort();
    return 0;
}
