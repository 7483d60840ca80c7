#include "app/lessons/lesson_shelf.h"

#include "app/words/resources.h"
#include "core/board/library.h"

#include <QSettings>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> lessonFiles()
{
    std::vector<fs::path> files;
    for (const fs::path &folder : resourceDirectories("lessons")) {
        std::error_code ignored;
        for (const fs::directory_entry &entry : fs::directory_iterator(folder, ignored)) {
            if (entry.path().extension() == ".json")
                files.push_back(entry.path());
        }
    }
    std::ranges::sort(files, {}, [](const fs::path &file) { return file.filename(); });
    return files;
}

Expected<Board> lessonBoard(std::string_view name, const Game &)
{
    std::vector<fs::path> folders = resourceDirectories("lessons/boards");
    std::ranges::copy(resourceDirectories("boards"), std::back_inserter(folders));
    return loadBoard(name, folders, schemaOf);
}

QString groupOf(const Lesson &lesson)
{
    return u"lessons/"_s + QString::fromStdString(lesson.key);
}

} // namespace

LessonShelf lessonShelf()
{
    LessonShelf shelf;
    for (const fs::path &file : lessonFiles()) {
        const Expected<std::string> text = readTextFile(file);
        Expected<Lesson> lesson =
            text ? readLesson(*text, sourceName(file)) : Expected<Lesson>(tl::unexpected(text.error()));
        if (lesson)
            shelf.lessons.push_back({file, std::move(*lesson)});
        else
            shelf.troubles.push_back(std::move(lesson.error()));
    }
    return shelf;
}

Expected<OpenedLesson> openShelvedLesson(const std::filesystem::path &file)
{
    return openLessonFile(file, lessonBoard);
}

LessonProgress progressOf(const Lesson &lesson)
{
    QSettings store;
    store.beginGroup(groupOf(lesson));
    return {store.value(u"step"_s, 0).toInt(), store.value(u"done"_s, false).toBool()};
}

void rememberProgress(const Lesson &lesson, LessonProgress progress)
{
    const LessonProgress before = progressOf(lesson);
    QSettings store;
    store.beginGroup(groupOf(lesson));
    store.setValue(u"step"_s, std::max(before.step, progress.step));
    store.setValue(u"done"_s, before.isDone || progress.isDone);
}

} // namespace merlon
