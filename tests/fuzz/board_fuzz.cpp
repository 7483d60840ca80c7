#include "core/board/files/sketched_board.h"
#include "core/board/finding.h"
#include "core/games/english.h"
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

/// What lies beside a board comes back the same too.
void fuzzSketch(std::string_view text)
{
    using namespace merlon;
    const Expected<SketchedBoard> whole = readSketchedBoard(text, schemaOf, "fuzz");
    if (!whole) {
        static_cast<void>(say(whole.error(), english()));
        return;
    }
    const auto again = readSketchedBoard(writeSketchedBoard(*whole, siegeSchema()), schemaOf, "again");
    if (!again || !(again->sketch == whole->sketch))
        std::abort();
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
    fuzzSketch(text);
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
