#include "tests/app/cli_program.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
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

QJsonObject json(const CliRun &run)
{
    return QJsonDocument::fromJson(run.out.toUtf8()).object();
}

} // namespace

/// The commands of merlon-cli other than play: what they say, and how they end.
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
    void soundFilesPassTheCheck();
    void attributesOfASchemaPassTheCheck();
    void theSchemaOfAGameIsPrinted();
    void brokenFilesFailTheCheck_data();
    void brokenFilesFailTheCheck();
    void whateverMerlonReadsIsRecognized();
    void aPuzzleIsCheckedWithItsSolution();
    void deepNestingIsRefused();
    void aChangedRecordIsFound();
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

void CliCommandsTest::aScriptIsPlayed()
{
    const Files files;
    const QString script = files.write(u"setup.txt"_s, kSetup);
    const CliRun run =
        runCli({u"run"_s, u"--script"_s, script, u"--decision"_s, u"--choices"_s, u"--json"_s});
    QCOMPARE(run.exitCode, 0);
    const QJsonObject report = json(run);
    QCOMPARE(report["decision"_L1]["seat"_L1].toString(), u"chance"_s);
    QCOMPARE(report["decision"_L1]["kind"_L1].toString(), u"draw-units"_s);
    QCOMPARE(report["decision"_L1]["rule"_L1].toString(), u"S2-5.1"_s);
    QCOMPARE(report["choices"_L1].toArray().first().toString(), u"draw-unit goblin"_s);
    const QJsonArray story =
        json(runCli({u"run"_s, u"--script"_s, script, u"--story"_s, u"--json"_s}))["story"_L1].toArray();
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

void CliCommandsTest::aScriptIsReadFromTheInput()
{
    const CliRun run = runCli({u"run"_s, u"--script"_s, u"-"_s}, "draw-card ballista\r\n");
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out, u"1 choice played.\n"_s);
}

void CliCommandsTest::whatAScriptExpectsMayBeAnything_data()
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

void CliCommandsTest::whatAScriptExpectsMayBeAnything()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, says);
    const CliRun run = runCli({u"run"_s, u"--script"_s, u"-"_s}, line + '\n');
    QCOMPARE(run.exitCode, says.isEmpty() ? 0 : 3);
    QVERIFY2(says.isEmpty() ? run.err.isEmpty() : run.err.contains(says), qPrintable(run.err.left(500)));
}

/// The row has no cards yet.
void CliCommandsTest::theWholePositionIsShownBeforeCardsAreDrawn()
{
    const CliRun run =
        runCli({u"run"_s, u"--game"_s, u"siege2"_s, u"--position"_s, u"--full"_s, u"--json"_s});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(json(run)["position"_L1].isObject());
}

/// Section 6: plans lie face down before the defender.
void CliCommandsTest::aSeatSeesNoMoreThanItMay()
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

void CliCommandsTest::aWrongLineNamesItsPlaceAndChangesNothing()
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

void CliCommandsTest::chanceIsDealtFromASeed()
{
    const QStringList arguments {u"run"_s, u"--seed"_s, u"3"_s, u"--decision"_s, u"--json"_s};
    QCOMPARE(json(runCli(arguments))["decision"_L1]["seat"_L1].toString(), u"invader"_s);
}

void CliCommandsTest::aScenarioBeginsAtItsPosition()
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

void CliCommandsTest::aWrongScenarioNamesItsPlace()
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
    QCOMPARE(json(asJson)["refused"_L1]["line"_L1].toInt(), static_cast<int>(line));
    QCOMPARE(runCli({u"check"_s, wrong}).exitCode, 1);
    QCOMPARE(runCli({u"run"_s, u"--scenario"_s, u"no-such-scenario"_s}).exitCode, 1);
    QCOMPARE(runCli({u"run"_s, u"--scenario"_s, wrong, u"--board"_s, u"two-shoulders"_s}).exitCode, 2);
}

void CliCommandsTest::soundFilesPassTheCheck()
{
    const QString boards = QStringLiteral(MERLON_SOURCE_DIR "/resources/boards/");
    const CliRun run =
        runCli({u"check"_s, boards + u"two-shoulders.json"_s, boards + u"crooked-crown.json"_s});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out.count(u"No problems found."_s), 2);
}

void CliCommandsTest::attributesOfASchemaPassTheCheck()
{
    const Files files;
    const QByteArray start = "{\"format\": {\"name\": \"merlon-schema\", \"version\": \"1.0\"}, ";
    const QByteArray year = "\"own-attributes\": [{\"key\": \"year\", \"type\": \"number\", "
                            "\"maximum\": 1500, \"places\": \"all\"}]}";
    const QString schema = files.write(u"mine.merlon-schema"_s, start + year);
    QFile shipped(QStringLiteral(MERLON_SOURCE_DIR "/resources/boards/two-shoulders.json"));
    QVERIFY(shipped.open(QIODevice::ReadOnly));
    const QByteArray wall = "\"key\": \"west-wall-1\"";
    QByteArray text = shipped.readAll();
    const qsizetype attributes = text.indexOf("\"attributes\": {", text.indexOf(wall)) + 15;
    QVERIFY(attributes > 15);
    text.insert(attributes + 1, "\"year\": 1240, ");
    const QString board = files.write(u"board.json"_s, text);

    const CliRun alone = runCli({u"check"_s, board});
    QCOMPARE(alone.exitCode, 1);
    QVERIFY2(alone.says(u"“year”"_s), qPrintable(alone.out));
    const CliRun both = runCli({u"check"_s, u"--schema"_s, schema, board, schema});
    QVERIFY2(both.exitCode == 0, qPrintable(both.out + both.err));
    QCOMPARE(both.out.count(u"No problems found."_s), 2);

    files.write(u"board.json"_s, text.replace("1240", "1600"));
    QVERIFY(runCli({u"check"_s, board, u"--schema"_s, schema}).says(u"must be between 0 and"_s));
    files.write(u"mine.merlon-schema"_s, start + "\"own-attributes\": [{\"key\": \"year\"}]}");
    const CliRun broken = runCli({u"check"_s, board, u"--schema"_s, schema});
    QCOMPARE(broken.exitCode, 1);
    QVERIFY2(broken.err.contains(u"Types: flag, number"_s), qPrintable(broken.err));
    QCOMPARE(runCli({u"check"_s, schema}).exitCode, 1);
}

void CliCommandsTest::theSchemaOfAGameIsPrinted()
{
    const CliRun run = runCli({u"schema"_s, u"siege2"_s});
    QCOMPARE(run.exitCode, 0);
    const QJsonObject schema = json(run);
    QCOMPARE(schema[u"schema"].toString(), u"siege"_s);
    QStringList kinds;
    for (const QJsonValue &kind : schema[u"places"].toArray())
        kinds << kind[u"key"].toString();
    QVERIFY(kinds.contains(u"wall"_s));
    QVERIFY(!schema[u"links"].toArray().isEmpty());
    const CliRun unknown = runCli({u"schema"_s, u"chess"_s});
    QCOMPARE(unknown.exitCode, 1);
    QVERIFY2(unknown.err.contains(u"siege2"_s), qPrintable(unknown.err));
}

void CliCommandsTest::brokenFilesFailTheCheck_data()
{
    QTest::addColumn<QByteArray>("contents");
    QTest::addColumn<QString>("says");
    QFile file(QStringLiteral(MERLON_SOURCE_DIR "/resources/boards/two-shoulders.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray board = file.readAll();
    QTest::newRow("empty") << QByteArray() << u"json"_s;
    QTest::newRow("cut off") << board.left(board.size() / 2) << u"ends unexpectedly"_s;
    QTest::newRow("unknown key") << QByteArray(board).replace("\"key\": \"two-shoulders\"",
                                                              "\"key\": \"two-shoulders\", \"colour\": 1")
                                 << u"“colour”"_s;
    QTest::newRow("a rule broken") << QByteArray(board)
                                          .replace("\"heroStart\": \"officer\"", "")
                                          .replace("\"hero-start\": \"officer\"", "\"hero-start\": \"none\"")
                                   << u"error V-19"_s;
    const auto beside = [&](const QByteArray &member) {
        QByteArray text = board;
        return text.replace(text.lastIndexOf('}'), 1, ", " + member + "}");
    };
    QTest::newRow("layers") << beside("\"editor\": 7") << u"/editor"_s;
    QTest::newRow("notes") << beside("\"notes\": \"x\"") << u"/notes"_s;
    QTest::newRow("background") << beside("\"background\": {\"data\": \"%\"}") << u"/background/data"_s;
    QFile drawing(QStringLiteral(MERLON_SOURCE_DIR "/resources/lessons/editor/siege-first-fortress.json"));
    QVERIFY(drawing.open(QIODevice::ReadOnly));
    QTest::newRow("drawing lesson") << drawing.readAll().replace("\"places\": \"wall\"",
                                                                 "\"places\": \"moat\"")
                                    << u"“moat”"_s;
    QFile simulation(QStringLiteral(MERLON_SOURCE_DIR "/tests/fuzz/corpus/simulation/siege2.json"));
    QVERIFY(simulation.open(QIODevice::ReadOnly));
    QTest::newRow("simulation") << simulation.readAll().replace("\"wins\": [", "\"wins\": [1, ")
                                << u"These numbers belong to another game."_s;
    QTest::newRow("something else") << QByteArray("{\"format\": {\"name\": \"soup\"}}")
                                    << u"neither a board"_s;
    QTest::newRow("no JSON") << QByteArray("hello") << u"not valid JSON"_s;
    QTest::newRow("not text") << QByteArray("\0\xff\x01", 3) << u"error"_s;
}

void CliCommandsTest::brokenFilesFailTheCheck()
{
    QFETCH(QByteArray, contents);
    QFETCH(QString, says);
    const Files files;
    const CliRun run = runCli({u"check"_s, files.write(u"file.json"_s, contents)});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.out.contains(says), qPrintable(run.out));
}

void CliCommandsTest::whateverMerlonReadsIsRecognized()
{
    const QString folder = QStringLiteral(MERLON_SOURCE_DIR "/");
    const CliRun run = runCli({u"check"_s, folder + u"resources/lessons/editor/siege-first-fortress.json"_s,
                               folder + u"tests/fuzz/corpus/simulation/siege2.json"_s});
    QVERIFY2(run.exitCode == 0, qPrintable(run.out + run.err));
    QVERIFY(run.says(u"a drawing lesson"_s) && run.says(u"an interrupted balance test"_s));
    QCOMPARE(run.out.count(u"No problems found."_s), 2);
}

/// It can be played, but whoever has it shown finds out.
void CliCommandsTest::aPuzzleIsCheckedWithItsSolution()
{
    const Files files;
    QFile shipped(QStringLiteral(MERLON_SOURCE_DIR "/resources/scenarios/two-rounds.json"));
    QVERIFY(shipped.open(QIODevice::ReadOnly));
    const QByteArray text = shipped.readAll();
    const auto checked = [&](const QByteArray &contents) {
        return runCli({u"check"_s, files.write(u"puzzle.json"_s, contents)});
    };
    const CliRun sound = checked(text);
    QVERIFY2(sound.exitCode == 0 && sound.says(u"No problems found."_s), qPrintable(sound.out));

    const qsizetype begin = text.indexOf('[', text.indexOf("\"solution\""));
    const qsizetype end = text.indexOf(']', begin);
    QVERIFY(begin > 0 && end > begin);
    const CliRun unplayable = checked(QByteArray(text).insert(end, ", \"resolve-order west-wall-2\""));
    QVERIFY2(unplayable.exitCode == 0, qPrintable(unplayable.out));
    QVERIFY2(unplayable.says(u"nothing fits “resolve-order west-wall-2”."_s), qPrintable(unplayable.out));
    const qsizetype second = text.indexOf(',', begin);
    QVERIFY(second > 0 && second < end);
    const CliRun tooShort = checked(QByteArray(text).remove(second, end - second));
    QVERIFY2(tooShort.says(u"does not reach the goal."_s), qPrintable(tooShort.out));
    const CliRun doubtful = checked(QByteArray(text).replace("\"fr\": \"Ouvrez", "\"de\": \"Ouvrez"));
    QVERIFY2(doubtful.exitCode == 0 && doubtful.says(u"/goal/task"_s), qPrintable(doubtful.out));
}

void CliCommandsTest::deepNestingIsRefused()
{
    const Files files;
    const CliRun run = runCli({u"check"_s, files.write(u"deep.json"_s, QByteArray(64 << 20, '['))});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.out.contains(u"nested deeper"_s), qPrintable(run.out));
}

void CliCommandsTest::aChangedRecordIsFound()
{
    const Files files;
    const QString record = files.path(u"game.json"_s);
    const CliRun game =
        runCli({u"play"_s, u"--seats"_s, u"random"_s, u"--seed"_s, u"5"_s, u"--record"_s, record});
    QCOMPARE(game.exitCode, 0);
    QCOMPARE(runCli({u"verify"_s, record}).exitCode, 0);
    QCOMPARE(runCli({u"check"_s, record}).exitCode, 0);

    const QByteArray text = files.read(u"game.json"_s);
    const QString cut = files.write(u"cut.json"_s, text.left(text.size() * 2 / 3));
    QCOMPARE(runCli({u"verify"_s, cut}).exitCode, 1);
    QCOMPARE(runCli({u"check"_s, cut}).exitCode, 1);

    QByteArray changed = text;
    const qsizetype line = changed.indexOf("[\"order-next ");
    QVERIFY(line > 0);
    const qsizetype hash = changed.indexOf("\",\"", line) + 3;
    changed[hash] = changed[hash] == '0' ? '1' : '0';
    const QString other = files.write(u"changed.json"_s, changed);
    const CliRun run = runCli({u"verify"_s, other});
    QCOMPARE(run.exitCode, 1);
    const auto number = text.left(line).count('\n') + 1;
    QVERIFY2(run.err.contains(u"changed.json:%1:"_s.arg(number)), qPrintable(run.err));
    QCOMPARE(runCli({u"check"_s, other}).exitCode, 1);
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
