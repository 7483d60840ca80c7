#include "app/lessons/lesson_shelf.h"

#include "app/words/lesson_files.h"
#include "core/base/text_file.h"

#include <QSettings>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

QString groupOf(const Lesson &lesson)
{
    return u"lessons/"_s + QString::fromStdString(lesson.key);
}

int liveryOf(const std::filesystem::path &file)
{
    const Expected<OpenedLesson> opened = openLessonHere(file);
    return opened ? opened->start.setup->seats()[opened->pupil].liveryNumber() : -1;
}

} // namespace

LessonShelf lessonShelf()
{
    LessonShelf shelf;
    for (const std::filesystem::path &file : lessonFiles()) {
        const Expected<std::string> text = readTextFile(file);
        Expected<Lesson> lesson =
            text ? readLesson(*text, sourceName(file)) : Expected<Lesson>(tl::unexpected(text.error()));
        if (lesson)
            shelf.lessons.push_back({file, std::move(*lesson), liveryOf(file)});
        else
            shelf.troubles.push_back(std::move(lesson.error()));
    }
    std::ranges::stable_sort(shelf.lessons, {}, [](const ShelvedLesson &shelved) {
        return std::pair(shelved.lesson.start.game, shelved.livery);
    });
    return shelf;
}

std::optional<ShelvedLesson> lessonAfter(const Lesson &lesson)
{
    std::vector<ShelvedLesson> lessons = lessonShelf().lessons;
    std::erase_if(lessons,
                  [&](const ShelvedLesson &one) { return one.lesson.start.game != lesson.start.game; });
    const auto now =
        std::ranges::find_if(lessons, [&](const ShelvedLesson &one) { return one.lesson.key == lesson.key; });
    std::rotate(lessons.begin(), now, lessons.end()); // after the last comes the first
    const auto next = std::ranges::find_if(lessons, [&](const ShelvedLesson &one) {
        return one.lesson.key != lesson.key && !progressOf(one.lesson).isDone;
    });
    return next == lessons.end() ? std::nullopt : std::optional(std::move(*next));
}

LessonProgress progressOf(const Lesson &lesson)
{
    QSettings store;
    store.beginGroup(groupOf(lesson));
    const int steps = static_cast<int>(lesson.steps.size());
    return {std::clamp(store.value(u"step"_s, 0).toInt(), 0, steps), store.value(u"done"_s, false).toBool()};
}

void rememberProgress(const Lesson &lesson, LessonProgress progress)
{
    const LessonProgress before = progressOf(lesson);
    if (progress.step <= before.step && (before.isDone || !progress.isDone))
        return;
    QSettings store;
    store.beginGroup(groupOf(lesson));
    store.setValue(u"step"_s, std::max(before.step, progress.step));
    store.setValue(u"done"_s, before.isDone || progress.isDone);
}

} // namespace merlon
