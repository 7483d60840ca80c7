#include "app/kept/table_journals.h"

#include "core/engine/records/journal.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QSysInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

QString nameOf(const std::filesystem::path &path)
{
    return QString::fromStdU16String(path.u16string());
}

QString lockNameOf(const std::filesystem::path &journal)
{
    return nameOf(journal) + u".lock"_s;
}

/// Who has locked it; nothing if the file does not say.
struct Owner {
    qint64 process = 0;
    QString host;

    bool isReadable() const { return process > 0 && !host.isEmpty(); }
};

Owner ownerOf(const std::filesystem::path &journal)
{
    Owner owner;
    QString program;
    QLockFile lock(lockNameOf(journal));
    lock.getLockInfo(&owner.process, &owner.host, &program);
    return owner;
}

/// A lock that names nobody and is not being written just now.
bool isGarbage(const std::filesystem::path &journal)
{
    constexpr qint64 kWriting = 2; // seconds
    const QFileInfo file(lockNameOf(journal));
    return file.exists() && !ownerOf(journal).isReadable()
        && file.lastModified().secsTo(QDateTime::currentDateTime()) >= kWriting;
}

/// A lock that is held, or why it is not.
struct Lock {
    std::unique_ptr<QLockFile> held {};
    bool isPossible = true; ///< false: no file can be made there
};

/// A lock whose program was killed, or that names nobody, counts for nothing.
Lock lockOf(const std::filesystem::path &journal)
{
    auto lock = std::make_unique<QLockFile>(lockNameOf(journal));
    lock->setStaleLockTime(0);
    if (lock->tryLock())
        return {std::move(lock)};
    if (lock->error() != QLockFile::LockFailedError)
        return {nullptr, false};
    if (isGarbage(journal) && QFile::remove(lockNameOf(journal)) && lock->tryLock())
        return {std::move(lock)};
    return {};
}

const char *wordOf(Tables tables)
{
    switch (tables) {
    case Tables::InWindows:
        return "running";
    case Tables::AtTerminals:
        return "terminal";
    }
    return "";
}

/// `running.journal`, `running-2.journal`, ...
std::filesystem::path numbered(const std::filesystem::path &folder, Tables tables, int number)
{
    return folder
        / (wordOf(tables) + (number > 1 ? '-' + std::to_string(number) : std::string()) + ".journal");
}

/// The file itself, those before it, and one that was not finished.
std::vector<QString> filesOf(const std::filesystem::path &journal)
{
    std::vector<QString> files {nameOf(journal) + u".next"_s};
    for (int generation = 0; generation < kJournalGenerations; ++generation)
        files.push_back(nameOf(generationOf(journal, generation)));
    return files;
}

bool isInUse(const std::filesystem::path &journal)
{
    return std::ranges::any_of(filesOf(journal), [](const QString &file) { return QFile::exists(file); });
}

/// The newest generation last: whoever is interrupted meanwhile leaves no older one in its place.
void removeFiles(const std::filesystem::path &journal)
{
    std::vector<QString> files = filesOf(journal);
    std::reverse(files.begin() + 1, files.end());
    for (const QString &file : files)
        QFile::remove(file);
}

} // namespace

TableJournal::TableJournal(std::filesystem::path path, std::unique_ptr<QLockFile> lock)
    : m_path(std::move(path))
    , m_lock(std::move(lock))
{
}

std::filesystem::path journalFolder()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    QDir().mkpath(folder);
    return {folder.toStdU16String()};
}

std::filesystem::path journalPath()
{
    return numbered(journalFolder(), Tables::InWindows, 1);
}

/// Where nothing can be written the first name will do: whoever keeps a game there is told that it cannot be kept.
TableJournal TableJournal::fresh(Tables tables)
{
    const std::filesystem::path folder = journalFolder();
    for (int number = 1;; ++number) {
        std::filesystem::path path = numbered(folder, tables, number);
        if (isInUse(path))
            continue;
        Lock lock = lockOf(path);
        if (lock.held || !lock.isPossible)
            return {std::move(path), std::move(lock.held)};
    }
}

std::optional<TableJournal> TableJournal::take(const std::filesystem::path &path)
{
    Lock lock = lockOf(path);
    return lock.held ? std::optional(TableJournal(path, std::move(lock.held))) : std::nullopt;
}

QString otherHostWith(const std::filesystem::path &journal)
{
    const Owner owner = ownerOf(journal);
    return owner.isReadable() && owner.host != QSysInfo::machineHostName() ? owner.host : QString();
}

void takeFromOtherHost(const std::filesystem::path &journal)
{
    if (!otherHostWith(journal).isEmpty())
        QFile::remove(lockNameOf(journal));
}

std::vector<std::filesystem::path> tableJournals(Tables tables)
{
    const QDir folder(nameOf(journalFolder()));
    const QString names = QLatin1StringView(wordOf(tables)) + u"*.journal*"_s;
    std::vector<std::filesystem::path> found;
    for (const QString &file : folder.entryList({names}, QDir::Files, QDir::Time)) {
        const QString base = file.left(file.indexOf(u".journal"_s)) + u".journal"_s;
        std::filesystem::path path(folder.filePath(base).toStdU16String());
        if (!file.endsWith(u".lock"_s) && std::ranges::find(found, path) == found.end())
            found.push_back(std::move(path));
    }
    return found;
}

QDateTime timeOf(const std::filesystem::path &journal)
{
    for (const QString &file : filesOf(journal)) {
        if (const QFileInfo info(file); info.exists() && !file.endsWith(u".next"_s))
            return info.lastModified();
    }
    return {};
}

void removeJournalFiles(const TableJournal &journal)
{
    removeFiles(journal.path());
}

void deleteJournal(const std::filesystem::path &journal)
{
    if (const Lock lock = lockOf(journal); lock.held)
        removeFiles(journal);
}

} // namespace merlon
