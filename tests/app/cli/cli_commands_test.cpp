#include "tests/app/cli/cli_program.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace merlon::testing;

/// The commands of merlon-cli other than play, run and check: what they say, and how they end.
class CliCommandsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void versionAndHelpEndWell();
    void everyCommandShowsAnExample();
    void aWrongCommandLineIsRefused_data();
    void aWrongCommandLineIsRefused();
    void gamesAndBoardsAreListed();
    void rulesAreLookedUp();
    void rulesComeInFrench();
    void anOptionIsGivenOnceAndHasAValue();
    void manyGamesTellWhetherABoardIsFair();
};

void CliCommandsTest::versionAndHelpEndWell()
{
    const CliRun version = runCli({u"--version"_s});
    QCOMPARE(version.exitCode, 0);
    QVERIFY(version.out.startsWith(u"merlon-cli "_s));
    const CliRun help = runCli({u"--help"_s});
    QCOMPARE(help.exitCode, 0);
    QVERIFY(help.out.contains(u"play"_s));
}

void CliCommandsTest::everyCommandShowsAnExample()
{
    for (const char *command :
         {"play", "run", "games", "boards", "check", "verify", "rules", "schema", "simulate"}) {
        const CliRun help = runCli({QLatin1String(command), u"--help"_s});
        QCOMPARE(help.exitCode, 0);
        QVERIFY2(help.out.contains(u"merlon-cli "_s + QLatin1String(command)), command);
        for (const QString &line : help.out.split(u'\n'))
            QVERIFY2(line.size() <= 100, qPrintable(line));
    }
}

void CliCommandsTest::aWrongCommandLineIsRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("says");
    QTest::newRow("no command") << QStringList {} << u"A command is missing."_s;
    QTest::newRow("unknown command") << QStringList {u"dance"_s} << u"no command “dance”"_s;
    QTest::newRow("unknown option") << QStringList {u"games"_s, u"--loud"_s} << u"--loud"_s;
    QTest::newRow("no value") << QStringList {u"play"_s, u"--seed"_s} << u"--seed"_s;
    QTest::newRow("no number") << QStringList {u"play"_s, u"--seed"_s, u"x"_s} << u"--seed"_s;
    const QString range = u"a whole number from 0 to 18446744073709551615"_s;
    QTest::newRow("seed below 0") << QStringList {u"play"_s, u"--seed"_s, u"-1"_s} << range;
    QTest::newRow("seed too large") << QStringList {u"run"_s, u"--seed"_s, u"18446744073709551616"_s}
                                    << range;
    QTest::newRow("seed twice") << QStringList {u"simulate"_s, u"--seed"_s, u"1"_s, u"--seed"_s, u"2"_s}
                                << u"--seed was given more than once"_s;
    QTest::newRow("in French") << QStringList {u"--language"_s, u"fr"_s,     u"simulate"_s, u"--seed"_s,
                                               u"1"_s,          u"--seed"_s, u"2"_s}
                               << u"--seed est indiqué plusieurs fois"_s;
    QTest::newRow("unknown player") << QStringList {u"play"_s, u"--seats"_s, u"wizard"_s} << u"wizard"_s;
    QTest::newRow("too many players")
        << QStringList {u"play"_s, u"--seats"_s, u"random,random,random"_s} << u"only 2 roles"_s;
    QTest::newRow("no file") << QStringList {u"verify"_s} << u"verify --help"_s;
    QTest::newRow("unknown language") << QStringList {u"games"_s, u"--language"_s, u"xx"_s} << u"“xx”"_s;
}

void CliCommandsTest::aWrongCommandLineIsRefused()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, says);
    const CliRun run = runCli(arguments);
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.err.contains(says), qPrintable(run.err));
    QVERIFY(run.out.isEmpty());
}

void CliCommandsTest::gamesAndBoardsAreListed()
{
    const CliRun games = runCli({u"games"_s});
    QCOMPARE(games.exitCode, 0);
    QVERIFY(games.out.contains(u"siege2"_s) && games.out.contains(u"invader, defender"_s));
    QVERIFY(games.out.contains(u"--option cards=…"_s) && games.out.contains(u"starred (given"_s));
    const CliRun boards = runCli({u"boards"_s});
    QVERIFY(boards.out.contains(
        u"Playable with: Siege: Breach, Siege: Glory."_s)); // a board of the one edition for the other
    QVERIFY(boards.out.contains(u"Not playable with Siege: Glory:\n      C6: The building honor guard"_s));
    QCOMPARE(boards.exitCode, 0);
    QVERIFY(boards.out.contains(u"two-shoulders"_s) && boards.out.contains(u"Two Shoulders"_s));
    QVERIFY(runCli({u"boards"_s, u"--language"_s, u"fr"_s}).out.contains(u"Les Deux Épaules"_s));
}

void CliCommandsTest::rulesAreLookedUp()
{
    QVERIFY(runCli({u"rules"_s}).out.contains(u"S2-17"_s));
    const CliRun rule = runCli({u"rules"_s, u"6.3"_s});
    QCOMPARE(rule.exitCode, 0);
    QVERIFY(rule.out.startsWith(u"S2-6.3"_s) && !rule.out.contains(u"**"_s));
    QVERIFY(runCli({u"rules"_s, u"S1-17.1"_s}).out.startsWith(u"S1-17.1 "_s)); // its prefix says which game
    const CliRun chapter = runCli({u"rules"_s, u"S2-6"_s});
    QVERIFY(chapter.out.contains(u"S2-6.8"_s));
    const CliRun unknown = runCli({u"rules"_s, u"S2-"_s + u"6.99"_s});
    QCOMPARE(unknown.exitCode, 1);
    QVERIFY(unknown.err.contains(u"S2-6.8"_s));
    QCOMPARE(runCli({u"rules"_s, u"--game"_s, u"chess"_s}).exitCode, 1);
}

void CliCommandsTest::rulesComeInFrench()
{
    const CliRun rule = runCli({u"rules"_s, u"S2-18.9"_s, u"--language"_s, u"fr_CA"_s});
    QVERIFY(rule.out.contains(u"Brèche"_s));
}

void CliCommandsTest::anOptionIsGivenOnceAndHasAValue()
{
    const QStringList play {u"play"_s, u"--game"_s, u"siege1"_s, u"--seats"_s, u"random"_s};
    const CliRun wrong = runCli(play + QStringList {u"--option"_s, u"players=99"_s});
    QCOMPARE(wrong.exitCode, 1);
    QVERIFY2(wrong.err.contains(u"cannot be “99”"_s) && wrong.err.contains(u"2, 3, 4"_s),
             qPrintable(wrong.err));
    const CliRun twice =
        runCli(play + QStringList {u"--option"_s, u"players=2"_s, u"--option"_s, u"players=4"_s});
    QCOMPARE(twice.exitCode, 1);
    QVERIFY2(twice.err.contains(u"players"_s) && twice.err.contains(u"twice"_s), qPrintable(twice.err));
}

void CliCommandsTest::manyGamesTellWhetherABoardIsFair()
{
    const QStringList command {u"simulate"_s, u"--games"_s,   u"12"_s, u"--seats"_s,
                               u"random"_s,   u"--threads"_s, u"1"_s};
    const CliRun run = runCli(command);
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.says(u"12 games with seed 1"_s));
    QVERIFY(run.says(u"Building actions completed"_s));
    const Files files;
    const QString path = files.path(u"balance.csv"_s);
    QCOMPARE(runCli(command + QStringList {u"--csv"_s, path}).exitCode, 0);
    double games = 0;
    for (const QByteArray &line : files.read(u"balance.csv"_s).split('\n')) {
        const QList<QByteArray> fields = line.trimmed().split(',');
        if (fields.size() == 4 && fields[0] == "Wins" && fields[2] == "Games won")
            games += fields[3].toDouble();
    }
    QCOMPARE(games, 12.0);
    const CliRun refused = runCli(command + QStringList {u"--csv"_s, files.path(u"no/such.csv"_s)});
    QCOMPARE(refused.exitCode, 1);
    QVERIFY(refused.err.contains(u"no/such.csv"_s));
    QCOMPARE(runCli({u"simulate"_s, u"--seats"_s, u"oracle"_s}).exitCode, 2);
}

MERLON_TEST(CliCommandsTest)
#include "cli_commands_test.moc"
