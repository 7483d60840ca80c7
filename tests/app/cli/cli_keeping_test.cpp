#include "tests/app/kept_games.h"
#include "tests/support/test_program.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <optional>

using namespace Qt::StringLiterals;
using namespace merlon::testing;

/// A game with a person at the terminal survives whatever ends the program.
class CliKeepingTest : public QObject, private KeptGames {
    Q_OBJECT

private Q_SLOTS:
    void init() { forgetAll(); }

    void aKilledGameLosesNoChoice();
    void killsAtAnyMomentLoseNoChoice();
    void aSignalSaysHowToGoOn_data();
    void aSignalSaysHowToGoOn();
    void aClosedOutputSaysHowToGoOn();
    void theEndOfTheInputKeepsTheGameAndTheRecord();
    void whatIsSavedOrOverIsNotKept();
    void whatIsLeftUnsavedIsKept();
    void whatIsDiscardedIsGone();
    void whatIsDiscardedIsNotRecorded();
    void nobodyElseReadsWhatIsKept();
    void aRemovedFolderIsMadeAgain();
    void aFolderThatCannotBeMadeIsToldAndTheGameGoesOn();
    void whatIsRemovedGoesFromTheOldestOn();
    void computersThatAreInterruptedAreSaved();
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
    int slowness = 1; // a busy machine starts and answers slowly
    for (int i = 0; i < kills; ++i) {
        const bool isThere = !keptFiles().isEmpty();
        if (!isThere)
            kept = 0; // the game was over, or had not begun
        OpenGame game(isThere ? kResume : kGame);
        const std::chrono::microseconds patience(slowness * random.bounded(250'000));
        const int answered = game.answerUntilKilled(patience, i % 2 == 1);
        if (const std::optional<int> before = game.choicesBefore()) {
            QVERIFY2(*before >= kept,
                     qPrintable(u"kill %1: %2 instead of %3"_s.arg(i).arg(*before).arg(kept)));
            kept = *before;
        }
        kept += answered;
        withProgress += answered > 0 ? 1 : 0;
        slowness = answered > 0 ? std::max(1, slowness / 2) : std::min(16, slowness * 2);
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
