#include "app/start/kept/table_journals.h"

#include "core/engine/records/journal.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
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

/// Null if somebody else has the file. A lock whose program was killed, or that names nobody, counts for nothing.
std::unique_ptr<QLockFile> lockOf(const std::filesystem::path &journal)
{
    auto lock = std::make_unique<QLockFile>(lockNameOf(journal));
    lock->setStaleLockTime(0);
    if (lock->tryLock())
        return lock;
    if (!isGarbage(journal) || !QFile::remove(lockNameOf(journal)))
        return nullptr;
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

void removeFiles(const std::filesystem::path &journal)
{
    for (const QString &file : filesOf(journal))
        QFile::remove(file);
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
        if (isInUse(path) && number < kMost)
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

std::vector<std::filesystem::path> tableJournals()
{
    const QDir folder = QFileInfo(nameOf(journalPath())).dir();
    std::vector<std::filesystem::path> found;
    for (const QString &file : folder.entryList({u"running*.journal*"_s}, QDir::Files, QDir::Time)) {
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
    if (const std::unique_ptr<QLockFile> lock = lockOf(journal))
        removeFiles(journal);
}

} // namespace merlon
