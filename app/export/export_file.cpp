#include "app/export/export_file.h"

#include "core/engine/records/durable_file.h"

#include <QDir>

#include <filesystem>

namespace merlon {

Expected<void> writeFile(const QString &file, const QByteArray &contents)
{
    return replaceFile(std::filesystem::path(file.toStdU16String()),
                       {contents.constData(), static_cast<std::size_t>(contents.size())});
}

QString personalFolder(QStandardPaths::StandardLocation kind)
{
    const QString folder = QStandardPaths::writableLocation(kind);
    return QDir(folder).exists() ? folder : QDir::homePath();
}

} // namespace merlon
