#include "app/start/kept/kept_games.h"

#include "app/kept/table_journals.h"
#include "core/engine/records/journal.h"
#include "core/engine/records/record_replay.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

std::string sourceOf(const std::filesystem::path &file)
{
    return file.filename().string();
}

/// Saves a game that is over in the library, with all its choices if they can be played again. False if that cannot
/// be done: its journal stays.
bool saveFinished(const Record &record, const KeptGame &game)
{
    const Expected<Match> replayed = replayChoices(record);
    const Match &match = replayed && replayed->isOver() ? *replayed : *game.position->match;
    return keepRecord(match, game.when).has_value();
}

} // namespace

KeptGames::KeptGames(QObject *parent)
    : QObject(parent)
{
    m_reading.setInterval(0);
    connect(&m_reading, &QTimer::timeout, this, &KeptGames::readNext);
}

void KeptGames::look()
{
    std::vector<KeptGame> found;
    m_troubles.clear();
    lookThroughJournals(found);
    lookThroughSaved(found);
    m_games = std::move(found);
    Q_EMIT changed();
    want(m_wanted);
}

const KeptGame *KeptGames::find(const std::filesystem::path &file) const
{
    const auto found = std::ranges::find(m_games, file, &KeptGame::file);
    return found == m_games.end() ? nullptr : &*found;
}

/// What was read of it before, if nobody has written to it since.
std::shared_ptr<const KeptPosition> KeptGames::knownPosition(const KeptGame &game) const
{
    const KeptGame *known = find(game.file);
    return known && known->when == game.when ? known->position : nullptr;
}

void KeptGames::lookThroughJournals(std::vector<KeptGame> &found)
{
    for (const std::filesystem::path &path : tableJournals()) {
        const std::optional<TableJournal> journal = TableJournal::take(path);
        const QString host = journal ? QString() : otherHostWith(path);
        if (!journal && host.isEmpty())
            continue; // a table has it
        KeptGame game {path, true, timeOf(path), nullptr, std::nullopt, host};
        const Expected<RecoveredJournal> recovered = rescueJournal(path);
        if (!recovered) {
            game.trouble = recovered.error();
        } else if (const Record &record = recovered->record;
                   record.entries.empty() && record.resignations.empty()) {
            if (journal)
                removeJournalFiles(*journal);
            continue;
        } else if (Expected<KeptPosition> position = keptPositionOf(record, {}); !position) {
            game.trouble = position.error();
        } else {
            game.position = std::make_shared<const KeptPosition>(std::move(*position));
            if (journal && game.position->isOver() && saveFinished(record, game)) {
                removeJournalFiles(*journal);
                continue;
            }
        }
        if (game.trouble)
            m_troubles.push_back(*game.trouble);
        found.push_back(std::move(game));
    }
}

void KeptGames::lookThroughSaved(std::vector<KeptGame> &found) const
{
    const QDir folder(keptGamesFolder());
    for (const QFileInfo &file : folder.entryInfoList({u"*.json"_s}, QDir::Files, QDir::Time)) {
        KeptGame game {file.filesystemFilePath(), false, file.lastModified(), nullptr, std::nullopt};
        game.position = knownPosition(game);
        found.push_back(std::move(game));
    }
}

void KeptGames::want(int count)
{
    m_wanted = count;
    m_reading.start();
}

/// One at a time: the window goes on meanwhile.
void KeptGames::readNext()
{
    const std::size_t end = std::min(m_games.size(), static_cast<std::size_t>(m_wanted));
    const auto wanted = std::span(m_games).first(end);
    const auto next = std::ranges::find_if(wanted, [](const KeptGame &game) { return !game.isRead(); });
    if (next == wanted.end())
        return m_reading.stop();
    const Expected<Record> record = readRecordFile(next->file);
    if (!record) {
        next->trouble = record.error();
    } else if (Expected<KeptPosition> position = keptPositionOf(*record, sourceOf(next->file)); position) {
        next->position = std::make_shared<const KeptPosition>(std::move(*position));
    } else {
        next->trouble = position.error();
        if (next->trouble->where.source.empty())
            next->trouble->where.source = sourceOf(next->file);
    }
    Q_EMIT gameRead(static_cast<int>(next - wanted.begin()));
}

void KeptGames::remove(const std::filesystem::path &file)
{
    const KeptGame *game = find(file);
    if (!game)
        return;
    if (game->isJournal)
        deleteJournal(file);
    else
        QFile::remove(QString::fromStdU16String(file.u16string()));
    look();
}

} // namespace merlon
