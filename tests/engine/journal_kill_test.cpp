#include "core/engine/records/journal.h"
#include "core/engine/records/record_replay.h"
#include "core/games/english.h"
#include "tests/support/play.h"
#include "tests/support/toy/toy_game.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <iterator>

using namespace merlon;

namespace {

constexpr auto kPlay = "--play"; ///< with it this program is the one that is killed
constexpr int kKills = 300;
constexpr int kLongestLife = 40; ///< milliseconds

std::filesystem::path pathOf(const QString &text)
{
    return std::filesystem::path(text.toStdU16String());
}

/// The match that a journal holds; a new one where there is none.
Expected<Match> continued(const std::filesystem::path &path)
{
    if (!std::filesystem::exists(path))
        return Match(toy::open({{"rounds", "250"}}), {7, ChanceMode::Dealt, {}});
    const Expected<RecoveredJournal> recovered = recoverJournal(path, toy::lookup());
    if (!recovered)
        return tl::unexpected(recovered.error());
    Expected<OpenedRecord> opened = openRecord(recovered->record, toy::lookup());
    if (!opened)
        return tl::unexpected(opened.error());
    return std::move(opened->match);
}

std::ptrdiff_t choicesIn(const Match &match)
{
    return std::ssize(match.record().entries);
}

/// Plays on for as long as it lives, starts again when the match is over, and says after each choice how many there
/// are. As a person, it does not choose faster than the disk writes.
int playUntilKilled(const QString &path)
{
    for (;;) {
        Expected<Match> match = continued(pathOf(path));
        if (!match || !match->keepJournal(pathOf(path)))
            return 1;
        std::printf("go on from %td\n", choicesIn(*match));
        std::fflush(stdout);
        while (testing::playSome(*match, match->ply(), 1)) {
            std::printf("%td\n", choicesIn(*match));
            std::fflush(stdout);
            if (!match->journal()->flush())
                return 1;
        }
        std::printf("over\n");
        std::fflush(stdout);
        match = Match(toy::open({{"rounds", "250"}}), {match->ply(), ChanceMode::Dealt, {}});
        if (!match->keepJournal(pathOf(path)))
            return 1;
    }
}

} // namespace

/// A program that is killed while it plays goes on at the last choice, or at the last but one.
class JournalKillTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theGameGoesOnWhereTheProgramWasKilled();
};

void JournalKillTest::theGameGoesOnWhereTheProgramWasKilled()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("match.journal");
    Random random(11);
    int goneOn = 0;
    for (int kill = 0; kill < kKills; ++kill) {
        QProcess player;
        player.start(QCoreApplication::applicationFilePath(), {kPlay, path});
        QVERIFY(player.waitForReadyRead(20'000)); // it has begun
        QTest::qSleep(static_cast<int>(random.below(kLongestLife)));
        player.kill();
        QVERIFY(player.waitForFinished(20'000));
        QCOMPARE(player.exitStatus(), QProcess::CrashExit);
        QList<QByteArray> lines = player.readAllStandardOutput().split('\n');
        lines.removeLast(); // empty, or cut off
        const Expected<Match> match = continued(pathOf(path));
        QVERIFY2(match, match ? "" : say(match.error(), english()).c_str());
        const QByteArray said = lines.last().split(' ').last();
        const std::ptrdiff_t kept = choicesIn(*match);
        const bool right =
            said == "over" ? match->isOver() || kept == 0 : std::abs(kept - said.toLongLong()) <= 1;
        QVERIFY2(right,
                 qPrintable(QStringLiteral("kill %1: it had said %2, the journal has %3 choices")
                                .arg(kill)
                                .arg(QString::fromLatin1(said))
                                .arg(kept)));
        goneOn += lines.size() > 1 ? 1 : 0;
    }
    qInfo("%d of %d programs had made choices when they were killed", goneOn, kKills);
    QVERIFY(goneOn > kKills / 2);
}

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == QLatin1String(kPlay))
        return playUntilKilled(arguments[2]);
    JournalKillTest test;
    return QTest::qExec(&test, arguments);
}

#include "journal_kill_test.moc"
