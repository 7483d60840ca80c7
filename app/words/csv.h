#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace merlon {

/// A field of a comma-separated file (RFC 4180), in quotes where it must be.
inline QString csvField(QString field)
{
    if (!field.contains(u',') && !field.contains(u'"') && !field.contains(u'\n'))
        return field;
    return u'"' + field.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

/// A line of such a file, in UTF-8.
inline QByteArray csvLine(const QStringList &fields)
{
    QStringList written;
    for (const QString &field : fields)
        written << csvField(field);
    return written.join(u',').toUtf8() + "\r\n";
}

} // namespace merlon
