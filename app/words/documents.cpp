#include "app/words/documents.h"
#include "app/words/counting.h"

#include "app/words/language.h"
#include "app/words/resources.h"
#include "core/base/json.h"
#include "core/base/text_file.h"
#include "core/board/files/format.h"
#include "core/board/files/graphml.h"
#include "core/board/keys.h"
#include "core/engine/records/document_reader.h"

#include <QStringList>

#include <algorithm>
#include <filesystem>

namespace merlon {

namespace {

/// Whatever is read, as a document.
template <class T>
Expected<Document> asDocument(Expected<T> read)
{
    if (!read)
        return tl::unexpected(std::move(read.error()));
    return Document(std::move(*read));
}

Expected<Document> withoutSketch(Expected<Board> board)
{
    if (!board)
        return tl::unexpected(std::move(board.error()));
    return Document(SketchedBoard {std::move(*board), {}});
}

bool isName(const std::string &nameOrFile)
{
    return nameOrFile.find_first_of("./\\") == std::string::npos;
}

Expected<Document> readNamed(const std::string &name)
{
    const std::filesystem::path scenario = scenarioFile(name);
    if (std::filesystem::exists(scenario))
        return asDocument(readScenarioFile(scenario));
    return withoutSketch(boardNamed(name));
}

/// A graph of another program is called as its file, and is for that game.
Board namedAs(const std::string &file, const Board &graph, const Game &game)
{
    const std::string name = std::filesystem::path(file).stem().string();
    BoardInfo info = graph.info();
    info.key = keyFrom(name);
    info.names["en"] = name;
    info.games = {game.key()};
    return {std::move(info),
            {graph.places().begin(), graph.places().end()},
            {graph.links().begin(), graph.links().end()}};
}

} // namespace

Expected<Board> readGraph(const std::string &text, const std::string &file, const Game *game)
{
    Expected<Board> board = boardFromGraphml(text, schemaOf, file);
    if (board || !game || board.error().what.code != "error.graphml-no-schema")
        return board;
    board = boardFromGraphml(text, schemaOf, file, game->schema().key);
    if (board)
        board = namedAs(file, *board, *game);
    return board;
}

Expected<Document> readDocument(const std::string &nameOrFile, std::vector<std::string> *passedOver,
                                const Game *game)
{
    if (isName(nameOrFile) && !std::filesystem::exists(nameOrFile))
        return readNamed(nameOrFile);
    const Expected<std::string> text = readTextFile(nameOrFile);
    if (!text)
        return tl::unexpected(text.error());
    if (text->starts_with('<'))
        return withoutSketch(readGraph(*text, nameOrFile, game));
    const Expected<Json> json = readJson(*text, nameOrFile);
    if (!json)
        return tl::unexpected(json.error());
    const std::string format = formatNameOf(*json);
    const auto located = [&text](Expected<Document> read) {
        if (!read)
            read.error() = withLineOf(*text, std::move(read.error()));
        return read;
    };
    if (format == kBoardFormatName)
        return located(asDocument(sketchedBoardFromJson(*json, schemaOf, nameOrFile, passedOver)));
    if (format == kScenarioFormatName)
        return located(asDocument(scenarioFromJson(*json, nameOrFile, findGame, passedOver)));
    if (format == "merlon-record")
        return located(asDocument(recordFromJson(*json, nameOrFile)));
    return tl::unexpected(ownError(
        Cli::tr("This is neither a board nor a scenario or a saved game of Merlon."), {}, nameOrFile));
}

QString listedParts(const std::vector<std::string> &pointers)
{
    constexpr std::size_t kMost = 5;
    QStringList parts;
    for (std::size_t i = 0; i < std::min(kMost, pointers.size()); ++i)
        parts << QString::fromStdString(pointers[i]).left(80);
    if (pointers.size() > kMost)
        parts << QStringLiteral("…");
    return separated(parts);
}

Expected<Board> boardOf(const Document &document)
{
    if (const auto *whole = std::get_if<SketchedBoard>(&document))
        return whole->board;
    if (const auto *record = std::get_if<Record>(&document))
        return record->board;
    const auto &board = std::get<Scenario>(document).board;
    if (const auto *own = std::get_if<Board>(&board))
        return *own;
    return boardNamed(std::get<std::string>(board));
}

} // namespace merlon
