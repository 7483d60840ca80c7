#include "core/engine/lessons/lesson.h"
#include "core/engine/lessons/lesson_trail.h"
#include "core/engine/match/match.h"
#include "core/games/english.h"
#include "tests/fuzz/setups.h"

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string_view>
#include <utility>

namespace {

using namespace merlon;

/// Boards of lessons come before the others, as in the program.
Expected<Board> lessonBoard(std::string_view name, const Game &game)
{
    const std::filesystem::path folder =
        std::filesystem::path(MERLON_SOURCE_DIR) / "resources" / "lessons" / "boards";
    Expected<Board> board = loadBoard(name, std::span(&folder, 1), [&game](std::string_view family) {
        return family == game.schema().key ? &game.schema() : nullptr;
    });
    return board ? board : fuzz::boardNamed(name, game);
}

/// What the lesson wants to be chosen is chosen, as far as that is possible; the trail never leads backwards.
void walk(OpenedLesson &opened)
{
    Match match(opened.start.setup, std::move(opened.start.start), {});
    std::size_t step = 0;
    const auto choose = [&](const std::string &pattern) {
        const auto choice = match.isOver() ? std::nullopt : choiceFor(match.state(), pattern);
        if (choice && !match.play(*choice, match.ply()))
            std::abort();
        const LessonTrail trail = trailOf(opened, match.chronicle());
        if (trail.step < step || trail.step > opened.lesson.steps.size())
            std::abort();
        step = trail.step;
    };
    for (const std::string &pattern : opened.lesson.opening)
        choose(pattern);
    for (const LessonStep &one : opened.lesson.steps) {
        for (const std::string &pattern : one.await)
            choose(pattern);
        for (const std::string &pattern : one.others)
            choose(pattern);
    }
    static_cast<void>(answersOf(opened.lesson));
}

} // namespace

/// Whatever is read as a lesson can be opened and followed, or is refused in words.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const Expected<Lesson> lesson = readLesson(text, "fuzz");
    if (!lesson) {
        static_cast<void>(say(lesson.error(), english()));
        return 0;
    }
    Expected<OpenedLesson> opened = openLesson(*lesson, lessonBoard);
    if (opened)
        walk(*opened);
    else
        static_cast<void>(say(opened.error(), english()));
    return 0;
}
