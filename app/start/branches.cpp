#include "app/start/openings.h"

#include "core/engine/records/durable_file.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace merlon {

OpenedSession branchOff(const TableSession &session, std::size_t ply, std::vector<Sitting> players)
{
    return {std::make_unique<TableSession>(session.match().branchAt(ply), std::move(players)), {}};
}

QString keptGamesFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/games"_s;
}

Expected<QString> keepRecord(const Match &match, const QDateTime &when)
{
    const QString folder = keptGamesFolder();
    QDir().mkpath(folder);
    const QString name =
        QString::fromStdString(match.setup().game().key()) + when.toString(u"-yyyy-MM-dd-HHmmss"_s);
    QString file = folder + u'/' + name + u".json"_s;
    for (int number = 2; QFile::exists(file); ++number)
        file = u"%1/%2-%3.json"_s.arg(folder, name).arg(number);
    const std::string text = writeRecord(match.record());
    const std::filesystem::path path(file.toStdU16String());
    if (const Expected<void> kept = replaceFile(path, text, Access::OwnerOnly); !kept)
        return tl::unexpected(kept.error());
    if (QFile written(file); written.open(QIODevice::ReadWrite))
        written.setFileTime(when, QFileDevice::FileModificationTime); // the library lists it under that time
    return file;
}

} // namespace merlon
