#include "core/base/json.h"
#include "core/engine/match/match.h"
#include "core/engine/records/journal_lines.h"
#include "core/engine/records/record_replay.h"
#include "tests/app/kept_games.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <csignal>
#include <string>
#include <utility>

using namespace Qt::StringLiterals;
using namespace merlon::testing;

/// A game that was left at a terminal goes on there, as far as its journal can be played.
class CliResumingTest : public QObject, private KeptGames {
    Q_OBJECT

private Q_SLOTS:
    void init() { forgetAll(); }

    void aResumedGameGoesOnAsIfItHadNeverStopped();
    void aSavedGameGoesOnAtTheTerminal();
    void manyTerminalsKeepManyGames();
    void aGameThatIsOpenIsNotTakenTwice();
    void thereMayBeNothingToResume();
    void windowsDoNotSeeGamesOfTerminals();
    void aJournalIsPlayedAsFarAsItCanBePlayed();
    void aBoardThatWasChangedIsFound();
    void aGameThatWasOverWhenTheProgramWasKilledShowsItsResult();
    void aChoiceThatWasNotWrittenToItsEndIsTold();
};

void CliResumingTest::aResumedGameGoesOnAsIfItHadNeverStopped()
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

void CliResumingTest::aSavedGameGoesOnAtTheTerminal()
{
    const QString file = m_files.path(u"middle.json"_s);
    runCli(kGame, answers(40) + "save " + file.toUtf8() + "\nquit\n");
    QCOMPARE(keptFiles(), QStringList());
    const QString end = m_files.path(u"end.json"_s);
    const CliRun run = runCli({u"play"_s, u"--resume"_s, file, u"--record"_s, end}, answers(6000));
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(m_files.read(u"end.json"_s), recordAfter(6000));
}

void CliResumingTest::manyTerminalsKeepManyGames()
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

void CliResumingTest::aGameThatIsOpenIsNotTakenTwice()
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

void CliResumingTest::thereMayBeNothingToResume()
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

void CliResumingTest::windowsDoNotSeeGamesOfTerminals()
{
    runCli(kGame, answers(3));
    QVERIFY(!keptFiles().isEmpty());
    QCOMPARE(keptFolder().entryList({u"running*"_s}, QDir::Files), QStringList());
}

/// The sums of its lines are right: only who plays it finds that out.
void CliResumingTest::aJournalIsPlayedAsFarAsItCanBePlayed()
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

void CliResumingTest::aBoardThatWasChangedIsFound()
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

void CliResumingTest::aGameThatWasOverWhenTheProgramWasKilledShowsItsResult()
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

void CliResumingTest::aChoiceThatWasNotWrittenToItsEndIsTold()
{
    runCli(kGame, answers(4));
    QFile journal(keptFolder().filePath(u"terminal.journal"_s));
    QVERIFY(journal.resize(journal.size() - 5));
    const CliRun run = runCli(kResume, "quit\n");
    QVERIFY2(run.says(u"The last choice was not written to its end: it is lost."_s), qPrintable(run.out));
    QCOMPARE(recordResumed(), recordAfter(3));
}

MERLON_TEST(CliResumingTest)
#include "cli_resuming_test.moc"
