#pragma once

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>

namespace merlon::testing {

/// What a run of merlon-cli left behind.
struct CliRun {
    int exitCode = -1; ///< -1: it crashed or did not end
    QString out;
    QString err;

    /// Whether it says this, wherever its lines break.
    bool says(const QString &text) const { return out.simplified().contains(text); }
};

inline QJsonObject jsonOf(const CliRun &run)
{
    return QJsonDocument::fromJson(run.out.toUtf8()).object();
}

/// A home for the programs that a test runs: what they keep there lies in nobody's way.
inline QString cliHome()
{
    static const QTemporaryDir kHome;
    return kHome.path();
}

/// English, whatever the environment says, and a home of its own.
inline QProcessEnvironment cliEnvironment()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("LANGUAGE"));
    environment.remove(QStringLiteral("MERLON_RESOURCES"));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    environment.insert(QStringLiteral("HOME"), cliHome());
    environment.insert(QStringLiteral("XDG_DATA_HOME"), cliHome());
    return environment;
}

/// Runs merlon-cli in English, whatever the environment says, with this text as its input.
inline CliRun runCli(const QStringList &arguments, const QByteArray &input = {},
                     const QString &program = QStringLiteral(MERLON_BINARY_DIR "/bin/merlon-cli"))
{
    QProcess process;
    process.setProcessEnvironment(cliEnvironment());
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    CliRun run;
    if (process.waitForFinished(120'000) && process.exitStatus() == QProcess::NormalExit)
        run.exitCode = process.exitCode();
    run.out = QString::fromUtf8(process.readAllStandardOutput());
    run.err = QString::fromUtf8(process.readAllStandardError());
    return run;
}

/// Files that live as long as a test.
class Files {
public:
    QString path(const QString &name) const { return m_directory.filePath(name); }

    QString write(const QString &name, const QByteArray &contents) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(contents) != contents.size())
            qFatal("cannot write %s", qPrintable(name));
        return path(name);
    }

    QByteArray read(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    QTemporaryDir m_directory;
};

} // namespace merlon::testing
