#include "editor/files/templates.h"

#include "app/words/resources.h"
#include "core/board/files/format.h"

#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <string_view>

using namespace Qt::StringLiterals;
using namespace std::string_view_literals;

namespace merlon {

namespace {

constexpr int kMostRecent = 10;
constexpr auto kRecentKey = "editor/recent";

std::vector<std::filesystem::path> boardFiles(const std::filesystem::path &folder)
{
    std::vector<std::filesystem::path> files;
    std::error_code failure;
    for (const auto &entry : std::filesystem::directory_iterator(folder, failure)) {
        if (entry.path().extension() == ".json")
            files.push_back(entry.path());
    }
    std::ranges::sort(files);
    return files;
}

} // namespace

std::vector<Template> templates()
{
    std::vector<Template> found;
    for (const char *folder : {"templates", "boards"}) {
        for (const std::filesystem::path &file : boardFiles(resourceDirectories(folder).front())) {
            if (Expected<Board> board = readBoardFile(file, schemaOf))
                found.push_back({file, std::move(*board), folder == "boards"sv});
        }
    }
    return found;
}

QStringList recentFiles()
{
    return QSettings().value(QLatin1String(kRecentKey)).toStringList();
}

void rememberFile(const QString &file)
{
    const QString path = QFileInfo(file).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    QSettings().setValue(QLatin1String(kRecentKey), QVariant(files.mid(0, kMostRecent)));
}

} // namespace merlon
