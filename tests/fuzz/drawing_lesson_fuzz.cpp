#include "core/engine/lessons/drawing_lesson.h"
#include "core/games/english.h"
#include "editor/model/lesson/board_wish.h"

#include <cstdint>
#include <string_view>
#include <utility>

/// Whatever is read as a lesson in drawing can be drawn by its guide from an empty page, as far as it goes, or is refused in
/// words. Only the first wishes are granted: each of them may look through the whole board.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace merlon;
    constexpr int kGranted = 6;
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const Expected<DrawingLesson> lesson = readDrawingLesson(text, "fuzz");
    if (!lesson) {
        static_cast<void>(say(lesson.error(), english()));
        return 0;
    }
    const BoardSchema &schema = findGame(lesson->game)->schema();
    const BoardInfo info {"fuzz", schema.key, {}, {}, {lesson->game}, {}, {}};
    Board board {info, {}, {}};
    int granted = 0;
    for (const DrawingStep &step : lesson->steps) {
        for (const BoardWish &wish : step.until) {
            if (++granted > kGranted)
                return 0;
            board = fulfilled(wish, std::move(board), schema);
            static_cast<void>(isFulfilled(wish, board, schema));
        }
    }
    return 0;
}
