#include "app/words/resources.h"

#include "app/words/counting.h"
#include "app/words/language.h"
#include "core/board/files/library.h"
#include "core/games/families.h"

#include <QCoreApplication>
#include <QStandardPaths>

#include <cstdlib>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

namespace fs = std::filesystem;

fs::path programDirectory()
{
    return fs::path(QCoreApplication::applicationDirPath().toStdU16String());
}

fs::path resourceRoot()
{
    const fs::path installed = programDirectory() / MERLON_RESOURCES_FROM_BIN;
    std::error_code ignored;
    return fs::is_directory(installed, ignored) ? installed : fs::path(MERLON_SOURCE_RESOURCES);
}

bool isFile(const std::string &nameOrFile)
{
    return nameOrFile.find_first_of("./\\") != std::string::npos;
}

} // namespace

fs::path ownDirectory(std::string_view folder)
{
    const QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    return fs::path(data.toStdU16String()) / "merlon" / folder;
}

std::vector<fs::path> resourceDirectories(std::string_view folder)
{
    if (const char *wished = std::getenv("MERLON_RESOURCES"); wished && *wished)
        return {fs::path(wished) / folder};
    return {resourceRoot() / folder, ownDirectory(folder)};
}

QString missingResources()
{
    std::error_code ignored;
    for (const char *folder : {"boards", "art", "rules", "lessons"}) {
        const fs::path needed = resourceDirectories(folder).front();
        if (!fs::is_directory(needed, ignored))
            return QString::fromStdU16String(needed.u16string());
    }
    return {};
}

const BoardSchema *schemaOf(std::string_view family)
{
    return findSchema(family);
}

std::string scenarioFile(const std::string &nameOrFile)
{
    if (isFile(nameOrFile))
        return nameOrFile;
    const std::vector<fs::path> folders = resourceDirectories("scenarios");
    for (const fs::path &folder : folders) {
        const fs::path file = folder / (nameOrFile + ".json");
        std::error_code ignored;
        if (fs::exists(file, ignored))
            return file.string();
    }
    return (folders.front() / (nameOrFile + ".json")).string();
}

QString nameIn(const std::map<std::string, std::string> &names, const std::string &otherwise)
{
    if (names.empty()) // of most places
        return QString::fromStdString(otherwise);
    for (const std::string &language : {languageCode().toStdString(), std::string("en")}) {
        if (const auto name = names.find(language); name != names.end())
            return QString::fromStdString(name->second);
    }
    return QString::fromStdString(otherwise);
}

Expected<Board> boardNamed(const std::string &nameOrFile)
{
    if (isFile(nameOrFile))
        return readBoardFile(nameOrFile, schemaOf);
    return loadBoard(nameOrFile, resourceDirectories("boards"), schemaOf);
}

std::vector<Finding> objectionsTo(const Board &board, const Game &game)
{
    std::vector<Finding> findings = checkBoard(board, game.schema());
    if (!hasError(findings))
        findings = game.check(board);
    std::erase_if(findings, [](const Finding &finding) { return finding.severity != Severity::Error; });
    return findings;
}

Expected<Rulebook> rulebookOf(const Game &game)
{
    const fs::path folder = resourceDirectories("rules").front();
    const fs::path file = folder / (game.key() + '.' + languageCode().toStdString() + ".md");
    std::error_code ignored;
    return Rulebook::read(fs::exists(file, ignored) ? file : folder / (game.key() + ".en.md"));
}

Expected<const Game *> gameNamed(const std::string &key)
{
    if (const Game *game = findGame(key))
        return game;
    QStringList keys;
    for (const Game *game : allGames())
        keys << QString::fromStdString(game->key());
    //: Error. %1: what was typed
    return tl::unexpected(
        ownError(Cli::tr("There is no game called “%1”.").arg(QString::fromStdString(key)),
                 /*: After an error. %1: a list of names */ Cli::tr("Available: %1.").arg(separated(keys))));
}

} // namespace merlon
