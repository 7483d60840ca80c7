#include "app/start/openings.h"

#include "app/words/language.h"
#include "app/words/resources.h"
#include "core/board/library.h"
#include "core/engine/records/durable_file.h"
#include "core/engine/records/journal.h"
#include "core/engine/records/record_replay.h"
#include "core/players/players.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

bool suits(const Board &board, const Game &game)
{
    return board.info().games.empty()
        || std::ranges::find(board.info().games, game.key()) != board.info().games.end();
}

/// Says in which file a board is that fails the checks of a game.
Error inFile(Error error, const std::string &name)
{
    error.where.source = name + ".json";
    return error;
}

std::vector<Sitting> sittingsOf(const Record &record)
{
    std::vector<Sitting> sittings;
    for (const RecordSeat &seat : record.seats) {
        const bool isComputer = std::ranges::find(playerKinds(), seat.player) != playerKinds().end();
        sittings.push_back({isComputer ? QString::fromStdString(seat.player) : QString::fromLatin1(kPerson),
                            QString::fromStdString(seat.name)});
    }
    return sittings;
}

/// A record with its whole history if it can be played again, else from its last position.
Expected<OpenedSession> openSession(const Record &record, const std::string &name)
{
    QStringList notes;
    if (Expected<Match> replayed = replayRecord(record))
        return OpenedSession {std::make_unique<TableSession>(std::move(*replayed), sittingsOf(record)),
                              notes};
    Expected<OpenedRecord> opened = openRecord(record, findGame, name);
    if (!opened)
        return tl::unexpected(std::move(opened.error()));
    for (const Text &note : opened->notes)
        notes << say(note);
    return OpenedSession {std::make_unique<TableSession>(std::move(opened->match), sittingsOf(record)),
                          notes};
}

} // namespace

BoardShelf boardsFor(const Game &game)
{
    const std::vector<std::filesystem::path> folders = resourceDirectories("boards");
    BoardShelf shelf;
    for (const std::string &name : boardNames(folders)) {
        Expected<Board> board = loadBoard(name, folders, schemaOf);
        if (!board) {
            shelf.troubles.push_back(std::move(board.error()));
            continue;
        }
        if (!suits(*board, game))
            continue;
        if (auto setup = game.open(*board, {}); !setup)
            shelf.troubles.push_back(inFile(std::move(setup.error()), name));
        else
            shelf.boards.push_back({name, std::move(*board)});
    }
    return shelf;
}

Expected<OpenedSession> beginGame(const NewGame &game)
{
    Expected<Board> board = loadBoard(game.board, resourceDirectories("boards"), schemaOf);
    if (!board)
        return tl::unexpected(std::move(board.error()));
    Expected<std::shared_ptr<const Setup>> setup = game.game->open(std::move(*board), {});
    if (!setup)
        return tl::unexpected(std::move(setup.error()));
    MatchSettings settings {game.seed, ChanceMode::Dealt, {}};
    for (std::size_t seat = 0; seat < (*setup)->seats().size(); ++seat)
        settings.players.push_back({(*setup)->seats()[seat].key, game.sittings[seat].name.toStdString(),
                                    game.sittings[seat].kind.toStdString()});
    return OpenedSession {
        std::make_unique<TableSession>(Match(std::move(*setup), std::move(settings)), game.sittings), {}};
}

Expected<OpenedSession> openRecordFile(const QString &file)
{
    const std::filesystem::path path(file.toStdU16String());
    const Expected<Record> record = readRecordFile(path);
    if (!record)
        return tl::unexpected(record.error());
    Expected<OpenedSession> opened = openSession(*record, path.stem().string());
    if (!opened && opened.error().where.source.empty())
        opened.error().where.source = path.filename().string();
    return opened;
}

Expected<void> saveRecordFile(const Match &match, const QString &file)
{
    return replaceFile(std::filesystem::path(file.toStdU16String()), writeRecord(match.record()));
}

std::filesystem::path journalPath()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    QDir().mkpath(folder);
    return std::filesystem::path(folder.toStdU16String()) / "running.journal";
}

Expected<std::optional<OpenedSession>> continueJournal()
{
    std::error_code ignored;
    if (!std::filesystem::exists(journalPath(), ignored))
        return std::nullopt;
    const Expected<RecoveredJournal> recovered = recoverJournal(journalPath());
    if (!recovered)
        return tl::unexpected(recovered.error());
    if (!recovered->record.result.empty() || recovered->record.entries.empty())
        return std::nullopt;
    Expected<OpenedSession> opened = openSession(recovered->record, {});
    if (!opened)
        return tl::unexpected(std::move(opened.error()));
    if (opened->session->match().isOver())
        return std::nullopt;
    return std::optional(std::move(*opened));
}

} // namespace merlon
