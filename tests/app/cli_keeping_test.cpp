#include "core/base/json.h"
#include "core/engine/match/match.h"
#include "core/engine/records/journal_lines.h"
#include "core/engine/records/record_replay.h"
#include "tests/app/cli_program.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <memory>
#include <optional>
#include <thread>

using namespace Qt::StringLiterals;
using namespace merlon::testing;

namespace {

const QStringList kGame {u"play"_s, u"--seats"_s, u"human,random"_s, u"--seed"_s, u"11"_s};
const QStringList kResume {u"play"_s, u"--resume"_s};
constexpr int kWait = 30'000; // milliseconds

QByteArray answers(int count)
{
    return QByteArray("1\n").repeated(count);
}

QDir keptFolder()
{
    return QDir(cliHome() + u"/merlon/merlon"_s);
}

QStringList keptFiles()
{
    return keptFolder().entryList({u"terminal*"_s}, QDir::Files, QDir::Name);
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
        static const QRegularExpression kAfter(u"resumes after (\\d+) choice"_s);
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

} // namespace

/// A game with a person at the terminal survives whatever ends the program.
class CliKeepingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { keptFolder().removeRecursively(); }

    void aKilledGameLosesNoChoice();
    void killsAtAnyMomentLoseNoChoice();
    void aSignalSaysHowToGoOn_data();
    void aSignalSaysHowToGoOn();
    void aClosedOutputSaysHowToGoOn();
    void theEndOfTheInputKeepsTheGameAndTheRecord();
    void aResumedGameGoesOnAsIfItHadNeverStopped();
    void aSavedGameGoesOnAtTheTerminal();
    void whatIsSavedOrOverIsNotKept();
    void whatIsLeftUnsavedIsKept();
    void whatIsDiscardedIsGone();
    void whatIsDiscardedIsNotRecorded();
    void manyTerminalsKeepManyGames();
    void aGameThatIsOpenIsNotTakenTwice();
    void thereMayBeNothingToResume();
    void windowsDoNotSeeGamesOfTerminals();
    void aJournalIsPlayedAsFarAsItCanBePlayed();
    void aBoardThatWasChangedIsFound();
    void nobodyElseReadsWhatIsKept();
    void aRemovedFolderIsMadeAgain();
    void aFolderThatCannotBeMadeIsToldAndTheGameGoesOn();
    void aGameThatWasOverWhenTheProgramWasKilledShowsItsResult();
    void whatIsRemovedGoesFromTheOldestOn();
    void aChoiceThatWasNotWrittenToItsEndIsTold();
    void computersThatAreInterruptedAreSaved();

private:
    /// The record of this game after so many answers.
    QByteArray recordAfter(int count)
    {
        const QString file = m_files.path(u"straight.json"_s);
        runCli(kGame + QStringList {u"--record"_s, file}, answers(count) + "quit\n");
        return m_files.read(u"straight.json"_s);
    }

    /// Goes on with the game that was left last and ends it at once.
    QByteArray recordResumed(const QByteArray &input = "quit\n")
    {
        const QString file = m_files.path(u"resumed.json"_s);
        runCli(kResume + QStringList {u"--record"_s, file}, input);
        return m_files.read(u"resumed.json"_s);
    }

    Files m_files;
};

void CliKeepingTest::aKilledGameLosesNoChoice()
{
    for (const int count : {1, 4, 30}) {
        {
            OpenGame game;
            QVERIFY(game.answer(count));
            game.end(SIGKILL);
        }
        const QByteArray straight = recordAfter(count);
        QVERIFY(!straight.isEmpty());
        QCOMPARE(recordResumed(), straight);
        QCOMPARE(keptFiles(), QStringList()); // it has been saved
    }
}

/// 25 times, or as often as MERLON_KILLS says: whatever had been answered when the next question was asked is there again.
void CliKeepingTest::killsAtAnyMomentLoseNoChoice()
{
    const int kills =
        qEnvironmentVariableIsSet("MERLON_KILLS") ? qEnvironmentVariableIntValue("MERLON_KILLS") : 25;
    QRandomGenerator random(7);
    int kept = 0; // choices that are sure to be on the disk
    int withProgress = 0;
    for (int i = 0; i < kills; ++i) {
        const bool isThere = !keptFiles().isEmpty();
        if (!isThere)
            kept = 0; // the game was over, or had not begun
        OpenGame game(isThere ? kResume : kGame);
        const int slowness = withProgress * 4 < i ? 4 : 1; // a busy machine starts and answers slowly
        const std::chrono::microseconds patience(slowness * random.bounded(250'000));
        const int answered = game.answerUntilKilled(patience, i % 2 == 1);
        if (const std::optional<int> before = game.choicesBefore()) {
            QVERIFY2(*before >= kept,
                     qPrintable(u"kill %1: %2 instead of %3"_s.arg(i).arg(*before).arg(kept)));
            kept = *before;
        }
        kept += answered;
        withProgress += answered > 0 ? 1 : 0;
    }
    QVERIFY(withProgress > kills / 5);
}

void CliKeepingTest::aSignalSaysHowToGoOn_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("Ctrl+C") << SIGINT;
    QTest::newRow("the end of the session") << SIGTERM;
    QTest::newRow("a closed terminal") << SIGHUP;
}

void CliKeepingTest::aSignalSaysHowToGoOn()
{
    QFETCH(const int, signal);
    OpenGame game;
    QVERIFY(game.answer(5));
    game.end(signal);
    const QString said = game.lastLine();
    QVERIFY2(said.contains(keptFolder().filePath(u"terminal.journal"_s)), qPrintable(said));
    QVERIFY2(said.endsWith(u"merlon-cli play --resume terminal.journal"_s), qPrintable(said));
    const CliRun resumed = runCli({u"play"_s, u"--resume"_s, u"terminal.journal"_s}, "log\n");
    QVERIFY2(resumed.says(u"The game resumes after"_s), qPrintable(resumed.out + resumed.err));
    QCOMPARE(recordResumed(), recordAfter(5));
}

void CliKeepingTest::aClosedOutputSaysHowToGoOn()
{
    const QString line = u"yes 1 | '%1' %2 | head -c 20000 >/dev/null"_s.arg(
        QStringLiteral(MERLON_BINARY_DIR "/bin/merlon-cli"), kGame.join(u' '));
    const CliRun run = runCli({u"-c"_s, line}, {}, u"/bin/sh"_s);
    QVERIFY2(run.err.trimmed().endsWith(u"merlon-cli play --resume terminal.journal"_s), qPrintable(run.err));
    const QByteArray kept = recordResumed();
    QVERIFY(kept.size() > recordAfter(1).size());
    QCOMPARE(runCli({u"verify"_s, m_files.path(u"resumed.json"_s)}).exitCode, 0);
}

void CliKeepingTest::theEndOfTheInputKeepsTheGameAndTheRecord()
{
    const QString file = m_files.path(u"ended.json"_s);
    const CliRun run = runCli(kGame + QStringList {u"--record"_s, file}, answers(5));
    QCOMPARE(run.exitCode, 1);
    QVERIFY(run.says(u"Saved to "_s + file));
    QVERIFY2(run.err.trimmed().endsWith(u"merlon-cli play --resume terminal.journal"_s), qPrintable(run.err));
    QCOMPARE(m_files.read(u"ended.json"_s), recordAfter(5));
    QCOMPARE(recordResumed(), recordAfter(5));

    const CliRun atOnce = runCli(kGame);
    QVERIFY2(!atOnce.err.contains(u"--resume"_s), qPrintable(atOnce.err));
    QCOMPARE(keptFiles(), QStringList()); // there is nothing to go on with
}

void CliKeepingTest::aResumedGameGoesOnAsIfItHadNeverStopped()
{
    const QByteArray whole = recordAfter(6000);
    QVERIFY(whole.contains("\"place\""));
    runCli(kGame, answers(40));
    runCli(kResume, answers(1));
    runCli(kResume, answers(20));
    QVERIFY(!keptFiles().isEmpty());
    QCOMPARE(recordResumed(answers(6000)), whole);
    QCOMPARE(keptFiles(), QStringList());
}

void CliKeepingTest::aSavedGameGoesOnAtTheTerminal()
{
    const QString file = m_files.path(u"middle.json"_s);
    runCli(kGame, answers(40) + "save " + file.toUtf8() + "\nquit\n");
    QCOMPARE(keptFiles(), QStringList());
    const QString end = m_files.path(u"end.json"_s);
    const CliRun run = runCli({u"play"_s, u"--resume"_s, file, u"--record"_s, end}, answers(6000));
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(m_files.read(u"end.json"_s), recordAfter(6000));
}

void CliKeepingTest::whatIsSavedOrOverIsNotKept()
{
    runCli(kGame, answers(6000));
    QCOMPARE(keptFiles(), QStringList());
    runCli(kGame, "1\nresign\n");
    QCOMPARE(keptFiles(), QStringList());
    runCli(kGame, "1\nsave " + m_files.path(u"s.json"_s).toUtf8() + "\nquit\n");
    QCOMPARE(keptFiles(), QStringList());
    runCli(kGame + QStringList {u"--record"_s, m_files.path(u"r.json"_s)}, "1\nquit\n");
    QCOMPARE(keptFiles(), QStringList());
    runCli({u"play"_s, u"--seats"_s, u"random"_s, u"--seed"_s, u"3"_s});
    QCOMPARE(keptFiles(), QStringList());
}

void CliKeepingTest::whatIsLeftUnsavedIsKept()
{
    // What was saved is not what the game is now.
    const CliRun run =
        runCli(kGame, "1\n1\nsave " + m_files.path(u"old.json"_s).toUtf8() + "\nundo\n1\n1\nquit\n");
    QVERIFY2(run.out.trimmed().endsWith(u"merlon-cli play --resume terminal.journal"_s), qPrintable(run.out));
    QCOMPARE(keptFiles(), QStringList {u"terminal.journal"_s});
    const CliRun next = runCli(kGame, "quit\n");
    QVERIFY(next.says(u"An unfinished game can be resumed: merlon-cli play --resume terminal.journal"_s));
    QCOMPARE(recordResumed(), recordAfter(3));
}

void CliKeepingTest::whatIsDiscardedIsGone()
{
    const CliRun asked = runCli(kGame, "1\n1\ndiscard\nquit\n");
    QVERIFY2(asked.says(u"type: discard game"_s), qPrintable(asked.out));
    QCOMPARE(keptFiles().size(), 1);
    const CliRun discarded = runCli(kResume, "discard game\n");
    QCOMPARE(discarded.exitCode, 0);
    QVERIFY2(discarded.says(u"The game is deleted."_s), qPrintable(discarded.out));
    QCOMPARE(keptFiles(), QStringList());
}

void CliKeepingTest::whatIsDiscardedIsNotRecorded()
{
    const QString file = m_files.path(u"discarded.json"_s);
    const CliRun run = runCli(kGame + QStringList {u"--record"_s, file}, "1\n1\ndiscard game\n");
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.says(u"The game is deleted."_s), qPrintable(run.out));
    QVERIFY2(run.says(u"Nothing is saved to"_s) && run.says(u"discarded.json"_s), qPrintable(run.out));
    QVERIFY(!QFile::exists(file));
    QCOMPARE(keptFiles(), QStringList());
    const CliRun plain = runCli(kGame, "1\ndiscard game\n");
    QVERIFY2(!plain.says(u"Nothing is saved to"_s), qPrintable(plain.out)); // nothing was to be saved
}

void CliKeepingTest::manyTerminalsKeepManyGames()
{
    OpenGame first;
    QVERIFY(first.answer(2));
    OpenGame second;
    QVERIFY(second.answer(3));
    first.end(SIGKILL);
    second.end(SIGINT);
    QVERIFY2(second.lastLine().endsWith(u"--resume terminal-2.journal"_s), qPrintable(second.lastLine()));
    const CliRun run = runCli(kResume, "quit\n");
    QVERIFY(run.says(u"Another unfinished game: merlon-cli play --resume terminal"_s));
    for (const auto &[name, count] : {std::pair {u"terminal.journal"_s, 2}, {u"terminal-2.journal"_s, 3}}) {
        const QString file = m_files.path(u"of-many.json"_s);
        QCOMPARE(runCli({u"play"_s, u"--resume"_s, name, u"--record"_s, file}, "quit\n").exitCode, 0);
        QCOMPARE(m_files.read(u"of-many.json"_s), recordAfter(count));
    }
}

void CliKeepingTest::aGameThatIsOpenIsNotTakenTwice()
{
    OpenGame game;
    QVERIFY(game.answer(2));
    const CliRun named = runCli({u"play"_s, u"--resume"_s, u"terminal.journal"_s}, "1\n");
    QCOMPARE(named.exitCode, 1);
    QVERIFY2(named.err.contains(u"open in another terminal or window"_s), qPrintable(named.err));
    QCOMPARE(runCli(kResume, "1\n").exitCode, 1);
    game.end(SIGKILL);
    QCOMPARE(recordResumed(), recordAfter(2));
}

void CliKeepingTest::thereMayBeNothingToResume()
{
    CliRun run = runCli(kResume);
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains(u"There is no game to resume"_s), qPrintable(run.err));
    run = runCli({u"play"_s, u"--resume"_s, u"no-such-file"_s});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains(u"no-such-file"_s), qPrintable(run.err));
    run = runCli({u"play"_s, u"--resume"_s, u"x"_s, u"--seed"_s, u"1"_s});
    QCOMPARE(run.exitCode, 2);
}

void CliKeepingTest::windowsDoNotSeeGamesOfTerminals()
{
    runCli(kGame, answers(3));
    QVERIFY(!keptFiles().isEmpty());
    QCOMPARE(keptFolder().entryList({u"running*"_s}, QDir::Files), QStringList());
}

/// The sums of its lines are right: only who plays it finds that out.
void CliKeepingTest::aJournalIsPlayedAsFarAsItCanBePlayed()
{
    constexpr int kChanged = 10; // line
    runCli(kGame, answers(20));
    const QString file = keptFolder().filePath(u"terminal.journal"_s);
    QFile journal(file);
    QVERIFY(journal.open(QIODevice::ReadWrite));
    std::string changed;
    std::uint64_t sum = 0;
    for (int line = 1; !journal.atEnd(); ++line) {
        const std::string json = journal.readLine().mid(17).toStdString();
        const char *const other = R"({"entry":["end-phase","0123456789abcdef"]})";
        changed += merlon::journalLine(*merlon::readJson(line == kChanged ? other : json, "line"), sum);
    }
    QVERIFY(journal.resize(0) && journal.seek(0));
    journal.write(changed.data(), static_cast<qint64>(changed.size()));
    journal.close();

    const CliRun checked = runCli({u"check"_s, file});
    QCOMPARE(checked.exitCode, 1);
    QVERIFY2(checked.says(file + u":10: "_s), qPrintable(checked.out));
    const QString record = m_files.path(u"cut.json"_s);
    const CliRun resumed = runCli(kResume + QStringList {u"--record"_s, record}, "quit\n");
    QVERIFY2(resumed.out.contains(u"terminal.journal:10: "_s), qPrintable(resumed.out));
    QVERIFY2(resumed.says(u"The game resumes after 8 choices."_s), qPrintable(resumed.out));
    QCOMPARE(runCli({u"verify"_s, record}).exitCode, 0);
}

void CliKeepingTest::aBoardThatWasChangedIsFound()
{
    const QByteArray record = recordAfter(3);
    const qsizetype link = record.lastIndexOf("\"west-rampart-4\"");
    QVERIFY(link > 0);
    QByteArray changed = record;
    changed.replace(link, 16, "\"west-rampart-3\"");
    const QString file = m_files.write(u"changed.json"_s, changed);
    for (const QString &command : {u"verify"_s, u"check"_s}) {
        const CliRun run = runCli({command, file});
        QCOMPARE(run.exitCode, 1);
        const QString said = (run.out + run.err).simplified();
        QVERIFY2(said.contains(u"This game was begun on another board"_s), qPrintable(said));
    }
    const CliRun good = runCli({u"verify"_s, m_files.path(u"straight.json"_s)});
    QVERIFY2(good.says(u"Written by Merlon "_s), qPrintable(good.out));
    const CliRun old = runCli(
        {u"verify"_s, QStringLiteral(MERLON_SOURCE_DIR "/tests/games/golden/two-shoulders-random-1.json")});
    QCOMPARE(old.exitCode, 0);
    QVERIFY2(old.says(u"from an older version"_s), qPrintable(old.out));
}

void CliKeepingTest::nobodyElseReadsWhatIsKept()
{
    runCli(kGame, answers(3));
    runCli(kResume, answers(3)); // a generation
    for (const QString &file : keptFiles()) {
        const QFile::Permissions others = QFile::ReadGroup | QFile::ReadOther;
        QVERIFY2(!(QFile::permissions(keptFolder().filePath(file)) & others), qPrintable(file));
    }
    QVERIFY(keptFiles().size() > 1);
}

void CliKeepingTest::aRemovedFolderIsMadeAgain()
{
    OpenGame game;
    QVERIFY(game.answer(2));
    keptFolder().removeRecursively();
    QVERIFY(game.answer(1));
    game.end(SIGKILL);
    QCOMPARE(recordResumed(), recordAfter(3));
}

void CliKeepingTest::aFolderThatCannotBeMadeIsToldAndTheGameGoesOn()
{
    const QString record = m_files.path(u"not-kept.json"_s);
    const QString line =
        u"yes 1 | head -n 3 | XDG_DATA_HOME=/dev/null HOME=/dev/null '%1' %2 --record %3"_s.arg(
            QStringLiteral(MERLON_BINARY_DIR "/bin/merlon-cli"), kGame.join(u' '), record);
    const CliRun run = runCli({u"-c"_s, line}, {}, u"/bin/sh"_s);
    QCOMPARE(run.err.count(u"The game cannot be saved: /dev/null/"_s), 1);
    QVERIFY2(run.err.contains(u"/terminal.journal: "_s) && !run.err.contains(u".next"_s),
             qPrintable(run.err));
    QVERIFY2(!run.err.contains(u"--resume"_s), qPrintable(run.err));
    QCOMPARE(m_files.read(u"not-kept.json"_s), recordAfter(3));
}

void CliKeepingTest::aGameThatWasOverWhenTheProgramWasKilledShowsItsResult()
{
    recordAfter(6000);
    merlon::Record record = *merlon::readRecordFile(m_files.path(u"straight.json"_s).toStdString());
    const std::string last = record.entries.back().line;
    merlon::cutAfter(record, record.entries.size() - 1);
    {
        merlon::Match match = std::move(*merlon::replayChoices(record));
        const std::string path = keptFolder().filePath(u"terminal.journal"_s).toStdString();
        QVERIFY(match.keepJournal(path));
        QVERIFY(match.play(last));
        QVERIFY(match.isOver());
    }
    const CliRun run = runCli(kResume);
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.says(u"Winner: "_s) && !run.says(u"does not match"_s), qPrintable(run.out));
    QCOMPARE(keptFiles(), QStringList());
}

/// An older generation alone would be a game that goes on. What cannot be removed stands for a program that is killed
/// meanwhile.
void CliKeepingTest::whatIsRemovedGoesFromTheOldestOn()
{
    runCli(kGame, answers(3));
    runCli(kResume, answers(3));
    OpenGame game({u"play"_s, u"--resume"_s});
    QVERIFY(game.answer(1));
    QCOMPARE(keptFiles().filter(QRegularExpression(u"journal(\\.\\d)?$"_s)).size(), 3);
    game.end(SIGKILL);
    const CliRun run = runCli({u"-f"_s, u"-e"_s, u"trace=unlink,unlinkat"_s,
                               QStringLiteral(MERLON_BINARY_DIR "/bin/merlon-cli"), u"play"_s, u"--resume"_s},
                              "resign\n", u"strace"_s);
    if (run.exitCode != 0)
        QSKIP("no strace here");
    QVERIFY(run.err.indexOf(u"terminal.journal.2\""_s) < run.err.indexOf(u"terminal.journal\""_s));
}

void CliKeepingTest::aChoiceThatWasNotWrittenToItsEndIsTold()
{
    runCli(kGame, answers(4));
    QFile journal(keptFolder().filePath(u"terminal.journal"_s));
    QVERIFY(journal.resize(journal.size() - 5));
    const CliRun run = runCli(kResume, "quit\n");
    QVERIFY2(run.says(u"The last choice was not written to its end: it is lost."_s), qPrintable(run.out));
    QCOMPARE(recordResumed(), recordAfter(3));
}

void CliKeepingTest::computersThatAreInterruptedAreSaved()
{
    const QString file = m_files.path(u"computers.json"_s);
    QProcess process;
    process.setProcessEnvironment(cliEnvironment());
    process.start(QStringLiteral(MERLON_BINARY_DIR "/bin/merlon-cli"),
                  {u"play"_s, u"--game"_s, u"siege1"_s, u"--seats"_s, u"heuristic"_s, u"--log"_s, u"full"_s,
                   u"--seed"_s, u"1"_s, u"--record"_s, file});
    QVERIFY(process.waitForStarted());
    QTest::qSleep(500); // nobody reads what it tells, so it waits in the middle of the game
    ::kill(static_cast<pid_t>(process.processId()), SIGTERM);
    QVERIFY(process.waitForFinished(kWait));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    QCOMPARE(runCli({u"verify"_s, file}).exitCode, 0);
    QVERIFY(m_files.read(u"computers.json"_s).contains("\"result\": []"));
    QCOMPARE(keptFiles(), QStringList());
}

MERLON_TEST(CliKeepingTest)
#include "cli_keeping_test.moc"
