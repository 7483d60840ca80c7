#include "app/cli/table/resuming.h"

#include "app/words/language.h"
#include "core/base/text_file.h"
#include "core/engine/records/journal.h"
#include "core/engine/records/record_replay.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

QString shown(const std::filesystem::path &path)
{
    return QString::fromStdString(sourceName(path));
}

std::vector<Sitting> sittingsOf(const Record &record)
{
    std::vector<Sitting> sittings;
    for (const RecordSeat &seat : record.seats) {
        std::unique_ptr<Player> computer = makePlayer(seat.player);
        const std::string kind = computer ? seat.player : kHuman;
        sittings.push_back({kind, std::move(computer)});
    }
    return sittings;
}

/// With its whole history if it can be played again, else from its last position.
Expected<ResumedGame> resumed(const Record &record, const std::filesystem::path &path)
{
    // A journal does not tell the result; a saved game that is over does.
    Expected<Match> replayed = record.result.empty() ? replayChoices(record) : replayRecord(record);
    if (replayed)
        return ResumedGame {std::move(*replayed), sittingsOf(record), record.seed, std::nullopt, {}};
    Expected<OpenedRecord> opened = openRecord(record, findGame, path.stem().string());
    if (!opened) {
        opened.error().where.source = sourceName(path);
        return tl::unexpected(std::move(opened.error()));
    }
    QStringList notes;
    for (const Text &note : opened->notes)
        notes << say(note);
    if (opened->notes.empty()) // of these rules, but it does not play as it says
        notes << say(replayed.error());
    return ResumedGame {std::move(opened->match), sittingsOf(record), record.seed, std::nullopt, notes};
}

/// Somebody has the journal.
Error takenError(const std::filesystem::path &path)
{
    if (const QString host = otherHostWith(path); !host.isEmpty()) {
        return ownError(
            //: Error. %1: the name of a computer
            Cli::tr("This game is open on the computer “%1”, or was when its files were copied.").arg(host),
            //: After an error. %1: a file
            Cli::tr("If it is no longer played there, delete %1.").arg(shown(path) + u".lock"_s),
            sourceName(path));
    }
    return ownError(Cli::tr("This game is open in another terminal or window."), {}, sourceName(path));
}

Expected<ResumedGame> resumeJournal(const std::filesystem::path &path)
{
    std::optional<TableJournal> journal = TableJournal::take(path);
    if (!journal)
        return tl::unexpected(takenError(path));
    const Expected<RecoveredJournal> recovered = rescueJournal(path);
    if (!recovered)
        return tl::unexpected(recovered.error());
    Record record = recovered->record;
    Expected<ResumedGame> game = resumed(record, path);
    if (!game)
        return game;
    if (recovered->damage)
        game->notes << asSentence(say(*recovered->damage))
                    << Cli::tr("The game resumes from what could still be read.");
    if (recovered->wasCut)
        game->notes << Cli::tr("The last choice was not written to its end: it is lost.");
    game->journal = std::move(journal);
    return game;
}

bool isJournal(const std::filesystem::path &path)
{
    for (int generation = 0; generation < kJournalGenerations; ++generation) {
        const Expected<std::string> text = readTextFile(generationOf(path, generation));
        if (text && text->substr(0, text->find('\n')).find("merlon-journal") != std::string::npos)
            return true;
    }
    return path.extension() == ".journal";
}

Expected<ResumedGame> resumeLast()
{
    const std::vector<std::filesystem::path> left = gamesLeft();
    if (left.empty())
        return tl::unexpected(ownError(Cli::tr("There is no game to resume in this terminal."),
                                       Cli::tr("Name the file of a saved game after --resume.")));
    Expected<ResumedGame> game = resumeJournal(left.front());
    for (std::size_t i = 1; game && i < left.size(); ++i) {
        //: %1: a command to type
        game->notes << Cli::tr("Another unfinished game: %1").arg(commandToResume(left[i]));
    }
    return game;
}

} // namespace

std::vector<std::filesystem::path> gamesLeft()
{
    std::vector<std::filesystem::path> left = tableJournals(Tables::AtTerminals);
    std::erase_if(left, [](const std::filesystem::path &path) { return !TableJournal::take(path); });
    return left;
}

Expected<ResumedGame> resumeGame(const std::string &file)
{
    if (file.empty())
        return resumeLast();
    std::filesystem::path path(file);
    std::error_code problem;
    if (!std::filesystem::exists(path, problem) && !path.has_parent_path()
        && std::ranges::any_of(tableJournals(Tables::AtTerminals),
                               [&](const auto &journal) { return journal.filename() == path; }))
        path = journalFolder() / path;
    if (isJournal(path))
        return resumeJournal(path);
    const Expected<Record> record = readRecordFile(path);
    if (!record)
        return tl::unexpected(record.error());
    return resumed(*record, path);
}

} // namespace merlon::cli
