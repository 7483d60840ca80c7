#pragma once

#include <QFile>
#include <QHash>
#include <QString>
#include <QStringList>

namespace merlon::testing {

/// What may stay although a check of the words forbids it: a line each in a file, "where: what: reason".
class WordExceptions {
public:
    /// The file is in tests/app/words. Lines that begin with # are comments.
    explicit WordExceptions(const char *name)
    {
        using namespace Qt::StringLiterals;
        QFile file(QStringLiteral(MERLON_SOURCE_DIR "/tests/app/words/") + QLatin1String(name));
        if (!file.open(QIODevice::ReadOnly))
            return;
        for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
            if (!line.startsWith(u'#'))
                m_unused.insert(line.section(": "_L1, 0, 1), false);
        }
    }

    /// Of a text with ": " in it, what is before that names it.
    bool allow(const QString &where, const QString &what)
    {
        using namespace Qt::StringLiterals;
        const auto found = m_unused.find(where + ": "_L1 + what.section(": "_L1, 0, 0).toLower());
        if (found == m_unused.end())
            return false;
        *found = true;
        return true;
    }

    QStringList unused() const { return m_unused.keys(false); }

private:
    QHash<QString, bool> m_unused; ///< whether it was needed
};

} // namespace merlon::testing
