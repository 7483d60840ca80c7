#include "core/board/files/format.h"
#include "core/board/finding.h"
#include "core/games/siege/board/siege_schema.h"
#include "core/games/siege1/board_checks/board_checks.h"
#include "core/games/siege2/board_checks/board_checks.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <vector>

namespace {

const merlon::BoardSchema *schemaOf(std::string_view family)
{
    return family == "siege" ? &merlon::siegeSchema() : nullptr;
}

} // namespace

/// Whatever is read as a board can be checked and mended, and comes back the same when it is written and read
/// again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace merlon;
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const Expected<Board> board = readBoard(text, schemaOf, "fuzz");
    if (!board) {
        static_cast<void>(say(board.error(), english()));
        return 0;
    }
    std::vector<Finding> findings = checkSiege2Board(*board);
    std::ranges::move(checkSiege1Board(*board), std::back_inserter(findings));
    std::ranges::move(checkBoard(*board, siegeSchema()), std::back_inserter(findings));
    for (const Finding &finding : findings) {
        static_cast<void>(say(finding.message, english()));
        Board mended = *board;
        if (finding.mend && !apply(mended, *finding.mend))
            std::abort();
    }
    const Expected<Board> again = readBoard(writeBoard(*board, siegeSchema()), schemaOf, "again");
    if (!again || !(*again == *board))
        std::abort();
    return 0;
}
