#pragma once

#include "tests/app/cli/cli_program.h"

#include <QDir>
#include <QRegularExpression>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <optional>
#include <thread>

/// Games with a person at the terminal, which are kept while they run.
namespace merlon::testing {

inline const QStringList kGame {QStringLiteral("play"), QStringLiteral("--seats"),
                                QStringLiteral("human,random"), QStringLiteral("--seed"),
                                QStringLiteral("11")};
inline const QStringList kResume {QStringLiteral("play"), QStringLiteral("--resume")};
inline constexpr int kWait = 30'000; // milliseconds

inline QByteArray answers(int count)
{
    return QByteArray("1\n").repeated(count);
}

inline QDir keptFolder()
{
    return QDir(cliHome() + QStringLiteral("/merlon/merlon"));
}

inline QStringList keptFiles()
{
    return keptFolder().entryList({QStringLiteral("terminal*")}, QDir::Files, QDir::Name);
}

/// A game at a terminal that stays open.
class OpenGame {
public:
    explicit OpenGame(const QStringList &arguments = kGame)
    {
        m_process.setProcessEnvironment(cliEnvironment());
        m_process.start(QStringLiteral(MERLON_BINARY_DIR "/bin/merlon-cli"), arguments);
    }
    ~OpenGame()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

    /// Answers so many questions; false if the next one is not asked.
    bool answer(int count)
    {
        m_isOpen = m_isOpen || isAsked();
        if (!m_isOpen)
            return false;
        for (int i = 0; i < count; ++i) {
            m_process.write("1\n");
            if (!isAsked())
                return false;
        }
        return true;
    }

    /// Answers blindly, as fast as the program reads, until it is killed so long after it was started, or after it first
    /// said something. How many questions have been asked after the first one: so many answers have been taken.
    int answerUntilKilled(std::chrono::microseconds patience, bool onceItSpeaks)
    {
        constexpr int kMore = 400;
        m_process.write(answers(kMore));
        m_process.waitForBytesWritten(kWait);
        if (onceItSpeaks)
            m_process.waitForReadyRead(kWait);
        std::this_thread::sleep_for(patience);
        end(SIGKILL);
        m_out += m_process.readAllStandardOutput();
        return std::max<int>(0, static_cast<int>(m_out.count("> ")) - 1);
    }
    /// The number of choices before the game went on, if it says so.
    std::optional<int> choicesBefore() const
    {
        static const QRegularExpression kAfter(QStringLiteral("resumes after (\\d+) choice"));
        const QRegularExpressionMatch found = kAfter.match(QString::fromUtf8(m_out));
        return found.hasMatch() ? std::optional(found.captured(1).toInt()) : std::nullopt;
    }

    void end(int signal)
    {
        if (const qint64 process = m_process.processId(); process > 0) // else it has ended by itself
            ::kill(static_cast<pid_t>(process), signal);
        m_process.waitForFinished(kWait);
    }

    QString lastLine()
    {
        return QString::fromUtf8(m_process.readAllStandardError()).trimmed().section(u'\n', -1);
    }

private:
    /// Waits for the next prompt.
    bool isAsked()
    {
        while (!m_out.contains("> ")) {
            if (!m_process.waitForReadyRead(kWait))
                return false;
            m_out += m_process.readAllStandardOutput();
        }
        m_out.remove(0, m_out.lastIndexOf("> ") + 2);
        return true;
    }

    QProcess m_process;
    QByteArray m_out;
    bool m_isOpen = false; ///< the first question has been asked
};

/// What every test of kept games needs.
class KeptGames {
protected:
    static void forgetAll() { keptFolder().removeRecursively(); }

    /// The record of kGame after so many answers.
    QByteArray recordAfter(int count)
    {
        const QString file = m_files.path(QStringLiteral("straight.json"));
        runCli(kGame + QStringList {QStringLiteral("--record"), file}, answers(count) + "quit\n");
        return m_files.read(QStringLiteral("straight.json"));
    }

    /// Goes on with the game that was left last and ends it at once.
    QByteArray recordResumed(const QByteArray &input = "quit\n")
    {
        const QString file = m_files.path(QStringLiteral("resumed.json"));
        runCli(kResume + QStringList {QStringLiteral("--record"), file}, input);
        return m_files.read(QStringLiteral("resumed.json"));
    }

    Files m_files;
};

} // namespace merlon::testing
