#include "core/board/changes/change.h"
#include "core/board/files/format.h"
#include "core/games/english.h"
#include "core/games/siege/board/siege_schema.h"
#include "editor/model/copying.h"
#include "editor/model/shaping.h"

#include <cstdint>
#include <cstdlib>
#include <set>
#include <string>

namespace {

using namespace merlon;

const BoardSchema *schemaOf(std::string_view family)
{
    return family == "siege" ? &siegeSchema() : nullptr;
}

/// What lies on the table already: its keys are taken.
Board onto()
{
    const std::vector<Place> places {{"west-wall-1", "wall", "west", {400, 400}, {}, {}},
                                     {"west-rampart-1", "rampart", "west", {300, 400}, {}, {}},
                                     {"p", "tower", "west", {350, 300}, {}, {}}};
    const std::vector<Link> links {{"path", "west-rampart-1", "west-wall-1", {}, {}}};
    return {{"fuzz", "siege", {}, {}, {"siege2"}, {}, {}}, places, links};
}

} // namespace

/// Whatever text can be pasted comes onto a board in one change: no key is there twice, what was there stays as it was,
/// and taking the change back leaves the board as it was.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const Expected<Board> part = readBoard(text, schemaOf, "clipboard");
    if (!part) {
        static_cast<void>(say(part.error(), english()));
        return 0;
    }
    const Board before = onto();
    Board board = before;
    const Addition addition = pasted(board, *part, intoDrawing(boxOf(*part, everything(*part)), {20, 20}));
    const Expected<BoardChange> inverse = apply(board, addition.change);
    if (!inverse || board.places().size() != before.places().size() + part->places().size())
        std::abort();
    std::set<std::string> keys;
    for (const Place &place : board.places()) {
        if (!keys.insert(place.key).second)
            std::abort();
    }
    for (const Place &place : before.places()) {
        if (const Place *there = board.find(place.key); !there || !(*there == place))
            std::abort();
    }
    if (!apply(board, *inverse) || !(board == before))
        std::abort();
    return 0;
}
