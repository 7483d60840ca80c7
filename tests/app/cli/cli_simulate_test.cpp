#include "tests/app/cli/cli_program.h"
#include "tests/support/test_program.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace merlon::testing;

namespace {

const QString kProgram = QStringLiteral(MERLON_BINARY_DIR "/bin/merlon-cli");
constexpr int kGames = 8000;

QStringList simulation(int games, const QString &csv = {})
{
    QStringList arguments {u"simulate"_s, u"--seats"_s, u"random"_s,           u"--seed"_s,
                           u"5"_s,        u"--games"_s, QString::number(games)};
    if (!csv.isEmpty())
        arguments << u"--csv"_s << csv;
    return arguments;
}

/// Begins and is interrupted when it has played for a while.
CliRun interrupted(const QStringList &arguments, int signal = SIGINT)
{
    QProcess process;
    process.setProcessEnvironment(cliEnvironment());
    process.start(kProgram, arguments);
    process.waitForStarted();
    QTest::qSleep(500);
    if (process.processId() > 0) // else it has ended by itself
        ::kill(static_cast<pid_t>(process.processId()), signal);
    process.waitForFinished(60'000);
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

/// How many games had been played, as the program says.
int gamesIn(const CliRun &run)
{
    return run.err.section(u"Interrupted: "_s, 1).section(u' ', 0, 0).toInt();
}

} // namespace

/// A balance test that somebody interrupts.
class CliSimulateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatWasPlayedIsWrittenAndTheRestIsPlayedLater();
    void whoKillsItLosesFewGames();
    void withoutAFileItIsPrinted();
    void anotherFileIsRefused();
    void anEndingIsToldInWords();
    void gamesWithoutAThingAreComparedWithTheOthers();
    void whatCannotBeLeftOutIsRefused();

private:
    Files m_files;
};

void CliSimulateTest::whatWasPlayedIsWrittenAndTheRestIsPlayedLater()
{
    const QString csv = m_files.path(u"balance.csv"_s);
    const CliRun first = interrupted(simulation(kGames, csv));
    QCOMPARE(first.exitCode, 130);
    const int played = gamesIn(first);
    QVERIFY2(played > 0 && played < kGames, qPrintable(first.err));
    QVERIFY2(first.err.trimmed().endsWith(u"merlon-cli simulate --resume "_s + csv + u".unfinished"_s),
             qPrintable(first.err));

    const QString part = m_files.path(u"part.csv"_s);
    QCOMPARE(runCli(simulation(played, part)).exitCode, 0);
    QCOMPARE(m_files.read(u"balance.csv"_s), m_files.read(u"part.csv"_s));

    const QStringList rest {u"simulate"_s, u"--threads"_s, u"1"_s, u"--resume"_s, csv + u".unfinished"_s};
    const CliRun again = interrupted(rest, SIGTERM);
    QCOMPARE(again.exitCode, 130);
    QVERIFY2(gamesIn(again) > played && gamesIn(again) < kGames, qPrintable(again.err));
    const CliRun last = runCli(rest);
    QCOMPARE(last.exitCode, 0);
    QVERIFY(!QFile::exists(csv + u".unfinished"_s));

    const QString whole = m_files.path(u"whole.csv"_s);
    QCOMPARE(runCli(simulation(kGames, whole)).exitCode, 0);
    QCOMPARE(m_files.read(u"balance.csv"_s), m_files.read(u"whole.csv"_s));
}

void CliSimulateTest::whoKillsItLosesFewGames()
{
    const QString csv = m_files.path(u"killed.csv"_s);
    const QString kept = csv + u".unfinished"_s;
    QProcess process;
    process.setProcessEnvironment(cliEnvironment());
    process.start(kProgram, simulation(1'000'000, csv));
    QByteArray told;
    const auto tellsHowToGoOn = [&] {
        told += process.readAllStandardError();
        return told.contains("--resume");
    };
    QTRY_VERIFY_WITH_TIMEOUT(tellsHowToGoOn(), 60'000);
    process.kill();
    process.waitForFinished();
    const QString said = QString::fromUtf8(told + process.readAllStandardError());
    QVERIFY2(said.trimmed().endsWith(u"merlon-cli simulate --resume "_s + kept), qPrintable(said));
    const QJsonObject file = QJsonDocument::fromJson(m_files.read(u"killed.csv.unfinished"_s)).object();
    const int before = file[u"result"][u"games"].toInt();
    QVERIFY(before > 0);

    const CliRun again = interrupted({u"simulate"_s, u"--resume"_s, kept});
    QVERIFY2(gamesIn(again) > before, qPrintable(again.err));
    const QString part = m_files.path(u"killed-part.csv"_s);
    QCOMPARE(runCli(simulation(gamesIn(again), part)).exitCode, 0);
    QCOMPARE(m_files.read(u"killed.csv"_s), m_files.read(u"killed-part.csv"_s));
}

void CliSimulateTest::withoutAFileItIsPrinted()
{
    const CliRun run = interrupted(simulation(1'000'000));
    QCOMPARE(run.exitCode, 130);
    QVERIFY2(run.says(u"%1 games with seed 5"_s.arg(gamesIn(run))), qPrintable(run.out));
    QVERIFY2(run.err.trimmed().endsWith(cliHome() + u"/merlon/merlon/simulation.unfinished"_s),
             qPrintable(run.err));
}

void CliSimulateTest::anotherFileIsRefused()
{
    CliRun run = runCli({u"simulate"_s, u"--resume"_s, m_files.path(u"nowhere"_s)});
    QCOMPARE(run.exitCode, 1);
    run = runCli({u"simulate"_s, u"--resume"_s,
                  QStringLiteral(MERLON_SOURCE_DIR "/resources/boards/two-shoulders.json")});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains(u"merlon-simulation"_s), qPrintable(run.err));
}

void CliSimulateTest::anEndingIsToldInWords()
{
    const CliRun run = runCli({u"simulate"_s, u"--game"_s, u"exiles"_s, u"--seats"_s, u"random"_s,
                               u"--games"_s, u"4"_s, u"--seed"_s, u"5"_s});
    QVERIFY2(run.says(u"The city fell in turn 1."_s), qPrintable(run.out));
}

void CliSimulateTest::gamesWithoutAThingAreComparedWithTheOthers()
{
    const QStringList games {u"simulate"_s, u"--game"_s, u"exiles"_s, u"--seats"_s, u"random"_s,
                             u"--games"_s,  u"4"_s,      u"--seed"_s, u"5"_s};
    CliRun run = runCli(games + QStringList {u"--without"_s, u"units/archer,engines/rocks"_s});
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.says(u"Games won without one thing: Blue"_s), qPrintable(run.out));
    QVERIFY2(run.says(u"nothing 0.0% 0.0% 0.0% 0.0%"_s), qPrintable(run.out));
    QVERIFY2(run.says(u"units/archer 0.0% 0.0%"_s), qPrintable(run.out));
    QVERIFY2(run.says(u"engines/rocks 0.0% 0.0%"_s), qPrintable(run.out));

    const QString csv = m_files.path(u"without.csv"_s);
    run = runCli(games + QStringList {u"--without"_s, u"blessings"_s, u"--csv"_s, csv});
    QCOMPARE(run.exitCode, 0);
    for (const char *thing : {"shield", "reinforcement", "renewal", "aura", "resurrection"})
        QVERIFY(m_files.read(u"without.csv"_s).contains(QByteArray("blessings/") + thing + ",Difference,"));
}

void CliSimulateTest::whatCannotBeLeftOutIsRefused()
{
    CliRun run = runCli({u"simulate"_s, u"--game"_s, u"exiles"_s, u"--without"_s, u"units/dragon"_s});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains(u"units/dragon"_s) && run.err.contains(u"units/archer"_s), qPrintable(run.err));
    run = runCli({u"simulate"_s, u"--game"_s, u"siege2"_s, u"--without"_s, u"all"_s});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(!run.err.isEmpty(), qPrintable(run.out));
}

MERLON_TEST(CliSimulateTest)
#include "cli_simulate_test.moc"
