#pragma once

#include "core/base/error.h"

#include <QByteArray>
#include <QString>

namespace merlon {

/// Writes a file as a whole, or leaves the one that is there as it is.
Expected<void> writeFile(const QString &file, const QByteArray &contents);

} // namespace merlon
