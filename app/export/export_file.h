#pragma once

#include "core/base/error.h"

#include <QByteArray>
#include <QStandardPaths>
#include <QString>

namespace merlon {

/// Writes a file as a whole, or leaves the one that is there as it is.
Expected<void> writeFile(const QString &file, const QByteArray &contents);

/// Where a person keeps pictures, documents, ...: what the system says, or the home folder if there is no such folder.
QString personalFolder(QStandardPaths::StandardLocation kind);

} // namespace merlon
