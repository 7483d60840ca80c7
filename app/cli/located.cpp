#include "app/cli/located.h"

#include "app/words/counting.h"
#include "app/words/language.h"
#include "core/base/json.h"
#include "core/base/text_file.h"
#include "core/games/module.h"

#include <filesystem>

namespace merlon::cli {

Error inFile(Error error, const std::string &file)
{
    if (error.where.source == file)
        return error;
    error.where.source = file;
    if (error.where.pointer.empty())
        return error;
    if (const Expected<std::string> text = readTextFile(file))
        error.where.line = lineOfPointer(*text, error.where.pointer);
    return error;
}

Error withGameOption(Error error)
{
    if (error.what.code != "error.graphml-no-schema")
        return error;
    QStringList games;
    for (const Game *game : allGames())
        games << QString::fromStdString(game->key());
    //: After an error about a graph of another program. --game is an option, %1 a list of games.
    const QString right = Cli::tr("Name its game with --game: %1.").arg(separated(games));
    error.right = {right.toStdString(), {}};
    return error;
}

} // namespace merlon::cli
