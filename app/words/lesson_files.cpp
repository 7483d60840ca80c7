#include "app/words/lesson_files.h"

#include "app/words/resources.h"
#include "core/board/files/library.h"

#include <algorithm>
#include <iterator>

namespace merlon {

namespace {

namespace fs = std::filesystem;

Expected<Board> lessonBoard(std::string_view name, const Game &)
{
    std::vector<fs::path> folders = resourceDirectories("lessons/boards");
    std::ranges::copy(resourceDirectories("boards"), std::back_inserter(folders));
    return loadBoard(name, folders, schemaOf);
}

std::vector<fs::path> filesIn(std::string_view where)
{
    std::vector<fs::path> files;
    for (const fs::path &folder : resourceDirectories(where)) {
        std::error_code ignored;
        for (const fs::directory_entry &entry : fs::directory_iterator(folder, ignored)) {
            if (entry.path().extension() == ".json")
                files.push_back(entry.path());
        }
    }
    std::ranges::sort(files, {}, [](const fs::path &file) { return file.filename(); });
    return files;
}

} // namespace

std::vector<fs::path> lessonFiles()
{
    return filesIn("lessons");
}

std::vector<fs::path> drawingLessonFiles()
{
    return filesIn("lessons/editor");
}

Expected<OpenedLesson> openLessonHere(const fs::path &file)
{
    return openLessonFile(file, lessonBoard);
}

} // namespace merlon
