#include "tests/app/cli/cli_program.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;
using merlon::testing::CliRun;
using merlon::testing::Files;
using merlon::testing::runCli;

namespace {

const QString kTournament = QStringLiteral(MERLON_BINARY_DIR "/bin/merlon_tournament");

/// What is the same whenever it is played.
QString tablesOf(const CliRun &run)
{
    return run.out.section(u"Games in a second"_s, 0, 0);
}

} // namespace

/// Many games that somebody interrupts.
class TournamentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatWasPlayedIsKeptAndTheRestIsPlayedLater();

private:
    Files m_files;
};

void TournamentTest::whatWasPlayedIsKeptAndTheRestIsPlayedLater()
{
    const QStringList games {u"--players"_s, u"random,random"_s, u"--seed"_s,
                             u"5"_s,         u"--games"_s,       u"8000"_s};
    const QString kept = m_files.path(u"kept"_s);
    QProcess process;
    process.start(kTournament, games + QStringList {u"--keep"_s, kept});
    QVERIFY(process.waitForStarted());
    QTest::qSleep(500);
    if (process.processId() > 0) // else it has ended by itself
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(60'000));
    const QString said = QString::fromUtf8(process.readAllStandardError());
    QCOMPARE(process.exitCode(), 130);
    QVERIFY2(said.contains(u"--resume "_s + kept), qPrintable(said));
    QVERIFY(QFile::exists(kept));

    const CliRun rest = runCli({u"--resume"_s, kept}, {}, kTournament);
    QVERIFY2(rest.exitCode == 0, qPrintable(rest.err));
    QVERIFY(!QFile::exists(kept));
    const CliRun whole = runCli(games + QStringList {u"--keep"_s, kept}, {}, kTournament);
    QCOMPARE(whole.exitCode, 0);
    QVERIFY(!tablesOf(whole).isEmpty());
    QCOMPARE(tablesOf(rest), tablesOf(whole));
}

MERLON_TEST(TournamentTest)
#include "tournament_test.moc"
