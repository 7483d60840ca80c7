#include "app/start/table_journals.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

QString nameOf(const std::filesystem::path &path)
{
    return QString::fromStdU16String(path.u16string());
}

/// Null if somebody else has the file. A lock whose program was killed counts for nothing.
std::unique_ptr<QLockFile> lockOf(const std::filesystem::path &journal)
{
    auto lock = std::make_unique<QLockFile>(nameOf(journal) + u".lock"_s);
    lock->setStaleLockTime(0);
    return lock->tryLock() ? std::move(lock) : nullptr;
}

/// `running.journal`, `running-2.journal`, ...
std::filesystem::path numbered(int number)
{
    std::filesystem::path path = journalPath();
    if (number > 1)
        path.replace_filename("running-" + std::to_string(number) + ".journal");
    return path;
}

/// The files, the one that was written last first.
QFileInfoList journalFiles()
{
    return QFileInfo(nameOf(journalPath()))
        .dir()
        .entryInfoList({u"running*.journal"_s}, QDir::Files, QDir::Time);
}

} // namespace

TableJournal::TableJournal(std::filesystem::path path, std::unique_ptr<QLockFile> lock)
    : m_path(std::move(path))
    , m_lock(std::move(lock))
{
}

TableJournal TableJournal::fresh()
{
    constexpr int kMost = 10000; // then the folder cannot be written to: the table will say so
    for (int number = 1;; ++number) {
        std::filesystem::path path = numbered(number);
        std::error_code ignored;
        if (std::filesystem::exists(path, ignored) && number < kMost)
            continue;
        std::unique_ptr<QLockFile> lock = lockOf(path);
        if (lock || number >= kMost)
            return {std::move(path), std::move(lock)};
    }
}

std::optional<TableJournal> TableJournal::take(const std::filesystem::path &path)
{
    std::unique_ptr<QLockFile> lock = lockOf(path);
    return lock ? std::optional(TableJournal(path, std::move(lock))) : std::nullopt;
}

WaitingGames waitingGames()
{
    WaitingGames waiting;
    for (const QFileInfo &file : journalFiles()) {
        const std::filesystem::path path(file.filePath().toStdU16String());
        const std::unique_ptr<QLockFile> lock = lockOf(path);
        if (!lock)
            continue;
        Expected<std::optional<OpenedSession>> opened = continueJournal(path);
        if (!opened)
            waiting.troubles.push_back(std::move(opened.error()));
        else if (*opened)
            waiting.games.push_back({path, std::move(**opened)});
        else
            QFile::remove(file.filePath());
    }
    return waiting;
}

void forgetGame(const std::filesystem::path &journal)
{
    if (const std::unique_ptr<QLockFile> lock = lockOf(journal))
        QFile::remove(nameOf(journal));
}

} // namespace merlon
