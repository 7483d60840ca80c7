#include "tests/app/cli/cli_program.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace merlon::testing;

namespace {

/// Set-up by script as far as the first question of the round, with every result of chance.
const QByteArray kSetup = R"(# the row
draw-card ballista
draw-card catapult
draw-card mantelet
draw-card banner
draw-card ladder
draw-card sap
draw-card saboteur
draw-card trainer
draw-card quartermaster
draw-card gale
draw-card specter
draw-card demon

order-next ballista
order-next catapult
  # cards of phase 3
order-next banner
order-next ladder
draw-objective green-tide
draw-objective open-ground
draw-objective blood-magic
drop-objective open-ground
draw-plan sally
draw-plan levy
draw-plan vigil
drop-plan levy
)";

} // namespace

/// merlon-cli run: choices from a script or from a scenario on, and what is shown of the position.
class CliScriptTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aScriptIsPlayed();
    void aScriptIsReadFromTheInput();
    void whatAScriptExpectsMayBeAnything_data();
    void whatAScriptExpectsMayBeAnything();
    void theWholePositionIsShownBeforeCardsAreDrawn();
    void aSeatSeesNoMoreThanItMay();
    void aWrongLineNamesItsPlaceAndChangesNothing();
    void chanceIsDealtFromASeed();
    void aScenarioBeginsAtItsPosition();
    void aWrongScenarioNamesItsPlace();
};

void CliScriptTest::aScriptIsPlayed()
{
    const Files files;
    const QString script = files.write(u"setup.txt"_s, kSetup);
    const CliRun run =
        runCli({u"run"_s, u"--script"_s, script, u"--decision"_s, u"--choices"_s, u"--json"_s});
    QCOMPARE(run.exitCode, 0);
    const QJsonObject report = jsonOf(run);
    QCOMPARE(report["decision"_L1]["seat"_L1].toString(), u"chance"_s);
    QCOMPARE(report["decision"_L1]["kind"_L1].toString(), u"draw-units"_s);
    QCOMPARE(report["decision"_L1]["rule"_L1].toString(), u"S2-5.1"_s);
    QCOMPARE(report["choices"_L1].toArray().first().toString(), u"draw-unit goblin"_s);
    const QJsonArray story =
        jsonOf(runCli({u"run"_s, u"--script"_s, script, u"--story"_s, u"--json"_s}))["story"_L1].toArray();
    QVERIFY(!story.isEmpty());
    QVERIFY(story.first()["rule"_L1].toString().startsWith(u"S2-"_s));
    const CliRun text = runCli({u"run"_s, u"--script"_s, script, u"--position"_s, u"--story"_s});
    QVERIFY(text.out.contains(u"West wall 1"_s) && text.out.contains(u"Round 1"_s));
    QVERIFY(text.out.contains(u"levy (discarded)"_s));
    for (const QString &left :
         {u"stone"_s, u"cannon"_s, u"pole"_s, u"bay window"_s, u"troll cauldron"_s, u"orc cauldron"_s,
          u"goblin cauldron"_s, u"ladder"_s, u"trap"_s, u"malfunction"_s, u"spy"_s})
        QVERIFY2(text.out.contains(QRegularExpression(u"\\b%1 \\d"_s.arg(left))), qPrintable(left));
    for (const QString &language : {u"en"_s, u"fr"_s}) // numbers are worded in both
        QVERIFY(!runCli({u"run"_s, u"--script"_s, script, u"--position"_s, u"--language"_s, language})
                     .out.contains(u"(s)"_s));
}

void CliScriptTest::aScriptIsReadFromTheInput()
{
    const CliRun run = runCli({u"run"_s, u"--script"_s, u"-"_s}, "draw-card ballista\r\n");
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out, u"1 choice played.\n"_s);
}

void CliScriptTest::whatAScriptExpectsMayBeAnything_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("says");
    QTest::newRow("holds") << QByteArray("expect at /wood-pile 20") << QString();
    QTest::newRow("does not hold") << QByteArray("expect at /wood-pile 1") << u"It is 20."_s;
    QTest::newRow("whose turn") << QByteArray("expect seat chance") << QString();
    QTest::newRow("not whose turn") << QByteArray("expect seat invader") << u"does not hold"_s;
    QTest::newRow("offered") << QByteArray("expect offered draw-card catapult") << QString();
    QTest::newRow("not offered") << QByteArray("expect offered maneuver minor") << u"It is refused"_s;
    QTest::newRow("refused") << QByteArray("expect refused maneuver minor") << QString();
    QTest::newRow("not refused") << QByteArray("expect refused draw-card catapult") << u"It is offered."_s;
    QTest::newRow("refused by another rule")
        << QByteArray("expect refused maneuver minor with S2-1.1") << u"It is refused"_s;
    QTest::newRow("not over") << QByteArray("expect over") << u"The game continues."_s;
    QTest::newRow("not happened") << QByteArray("expect event round-begins 1") << u"does not hold"_s;
    QTest::newRow("nothing there") << QByteArray("expect at /nowhere/at/all 1") << u"Nothing is there."_s;
    QTest::newRow("no pointer") << QByteArray("expect at /~ 1") << u"Nothing is there."_s;
    QTest::newRow("no number") << QByteArray("expect at /row/99999999999999999999999 1")
                               << u"Nothing is there."_s;
    QTest::newRow("deep") << "expect at /wood-pile " + QByteArray(200'000, '[') << u"It is 20."_s;
}

void CliScriptTest::whatAScriptExpectsMayBeAnything()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, says);
    const CliRun run = runCli({u"run"_s, u"--script"_s, u"-"_s}, line + '\n');
    QCOMPARE(run.exitCode, says.isEmpty() ? 0 : 3);
    QVERIFY2(says.isEmpty() ? run.err.isEmpty() : run.err.contains(says), qPrintable(run.err.left(500)));
}

/// The row has no cards yet.
void CliScriptTest::theWholePositionIsShownBeforeCardsAreDrawn()
{
    const CliRun run =
        runCli({u"run"_s, u"--game"_s, u"siege2"_s, u"--position"_s, u"--full"_s, u"--json"_s});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(jsonOf(run)["position"_L1].isObject());
}

/// Section 6: plans lie face down before the defender.
void CliScriptTest::aSeatSeesNoMoreThanItMay()
{
    const Files files;
    const QString script = files.write(u"setup.txt"_s, kSetup);
    const auto seenBy = [&](const QString &seat) {
        return runCli({u"run"_s, u"--script"_s, script, u"--position"_s, u"--story"_s, u"--choices"_s,
                       u"--seen-by"_s, seat});
    };
    QVERIFY(seenBy(u"defender"_s).out.contains(u"Sally"_s));
    QVERIFY(!seenBy(u"defender"_s).out.contains(u"Open ground"_s));
    QVERIFY(!seenBy(u"invader"_s).out.contains(u"Sally"_s));
    QVERIFY(!seenBy(u"nobody"_s).out.contains(u"Sally"_s));
    QVERIFY(!seenBy(u"nobody"_s).out.contains(u"draw-unit"_s));
    QCOMPARE(seenBy(u"king"_s).exitCode, 1);
}

void CliScriptTest::aWrongLineNamesItsPlaceAndChangesNothing()
{
    const Files files;
    const QString script = files.write(u"wrong.txt"_s, "# first\ndraw-card ballista\n\ndraw-card ballista\n");
    const CliRun run = runCli({u"run"_s, u"--script"_s, script, u"--position"_s});
    QCOMPARE(run.exitCode, 1);
    QVERIFY(run.out.isEmpty());
    QVERIFY2(run.err.startsWith(script + u":4: "_s), qPrintable(run.err));
    QCOMPARE(run.err.count(u'\n'), 1);
    QCOMPARE(runCli({u"run"_s, u"--script"_s, u"/no/such/file"_s}).exitCode, 1);
}

void CliScriptTest::chanceIsDealtFromASeed()
{
    const QStringList arguments {u"run"_s, u"--seed"_s, u"3"_s, u"--decision"_s, u"--json"_s};
    QCOMPARE(jsonOf(runCli(arguments))["decision"_L1]["seat"_L1].toString(), u"invader"_s);
}

void CliScriptTest::aScenarioBeginsAtItsPosition()
{
    QVERIFY(runCli({u"scenarios"_s}).out.contains(u"The Last Round"_s));
    const CliRun run = runCli({u"run"_s, u"--scenario"_s, u"last-round"_s, u"--decision"_s, u"--choices"_s});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.contains(u"S2-10.1"_s) && run.out.contains(u"\nmaneuver minor\n"_s));
    // What happens before the first question is told.
    const CliRun told = runCli({u"run"_s, u"--scenario"_s, u"specter"_s, u"--story"_s});
    QVERIFY2(told.out.contains(u"Assault of round 5"_s), qPrintable(told.out));
    const CliRun game = runCli({u"play"_s, u"--scenario"_s, u"last-round"_s, u"--seats"_s, u"random"_s});
    QCOMPARE(game.exitCode, 0);
    QVERIFY(game.out.contains(u"Assault of round 7"_s) && !game.out.contains(u"Round 6"_s));
}

void CliScriptTest::aWrongScenarioNamesItsPlace()
{
    const Files files;
    QFile shipped(QStringLiteral(MERLON_SOURCE_DIR "/resources/scenarios/bare-wall.json"));
    QVERIFY(shipped.open(QIODevice::ReadOnly));
    const QByteArray text = shipped.readAll();
    QVERIFY(text.contains("\"orc\": 2"));
    const QString wrong = files.write(u"wrong.json"_s, QByteArray(text).replace("\"orc\": 2", "\"orc\": 50"));
    const CliRun run = runCli({u"run"_s, u"--scenario"_s, wrong, u"--position"_s});
    QCOMPARE(run.exitCode, 1);
    QVERIFY(run.out.isEmpty());
    const auto line = text.left(text.indexOf("\"orc\": 2")).count('\n') + 1;
    QVERIFY2(run.err.startsWith(u"%1:%2: "_s.arg(wrong).arg(line)), qPrintable(run.err));
    const CliRun asJson = runCli({u"run"_s, u"--scenario"_s, wrong, u"--json"_s});
    QCOMPARE(asJson.exitCode, 1);
    QCOMPARE(jsonOf(asJson)["refused"_L1]["line"_L1].toInt(), static_cast<int>(line));
    QCOMPARE(runCli({u"check"_s, wrong}).exitCode, 1);
    QCOMPARE(runCli({u"run"_s, u"--scenario"_s, u"no-such-scenario"_s}).exitCode, 1);
    QCOMPARE(runCli({u"run"_s, u"--scenario"_s, wrong, u"--board"_s, u"two-shoulders"_s}).exitCode, 2);
}

MERLON_TEST(CliScriptTest)
#include "cli_script_test.moc"
