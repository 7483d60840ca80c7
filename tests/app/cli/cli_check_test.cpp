#include "tests/app/cli/cli_program.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace merlon::testing;

/// merlon-cli check, verify and schema: which files are sound, and what is said of the others.
class CliCheckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void soundFilesPassTheCheck();
    void attributesOfASchemaPassTheCheck();
    void theSchemaOfAGameIsPrinted();
    void brokenFilesFailTheCheck_data();
    void brokenFilesFailTheCheck();
    void whateverMerlonReadsIsRecognized();
    void aPuzzleIsCheckedWithItsSolution();
    void deepNestingIsRefused();
    void aChangedRecordIsFound();
};

void CliCheckTest::soundFilesPassTheCheck()
{
    const QString boards = QStringLiteral(MERLON_SOURCE_DIR "/resources/boards/");
    const CliRun run =
        runCli({u"check"_s, boards + u"two-shoulders.json"_s, boards + u"crooked-crown.json"_s});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out.count(u"No problems found."_s), 2);
}

void CliCheckTest::attributesOfASchemaPassTheCheck()
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

void CliCheckTest::theSchemaOfAGameIsPrinted()
{
    const CliRun run = runCli({u"schema"_s, u"siege2"_s});
    QCOMPARE(run.exitCode, 0);
    const QJsonObject schema = jsonOf(run);
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

void CliCheckTest::brokenFilesFailTheCheck_data()
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

void CliCheckTest::brokenFilesFailTheCheck()
{
    QFETCH(QByteArray, contents);
    QFETCH(QString, says);
    const Files files;
    const CliRun run = runCli({u"check"_s, files.write(u"file.json"_s, contents)});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.out.contains(says), qPrintable(run.out));
}

void CliCheckTest::whateverMerlonReadsIsRecognized()
{
    const QString folder = QStringLiteral(MERLON_SOURCE_DIR "/");
    const CliRun run = runCli({u"check"_s, folder + u"resources/lessons/editor/siege-first-fortress.json"_s,
                               folder + u"tests/fuzz/corpus/simulation/siege2.json"_s});
    QVERIFY2(run.exitCode == 0, qPrintable(run.out + run.err));
    QVERIFY(run.says(u"a drawing lesson"_s) && run.says(u"an interrupted balance test"_s));
    QCOMPARE(run.out.count(u"No problems found."_s), 2);
}

/// It can be played, but whoever has it shown finds out.
void CliCheckTest::aPuzzleIsCheckedWithItsSolution()
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

void CliCheckTest::deepNestingIsRefused()
{
    const Files files;
    const CliRun run = runCli({u"check"_s, files.write(u"deep.json"_s, QByteArray(64 << 20, '['))});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.out.contains(u"nested deeper"_s), qPrintable(run.out));
}

void CliCheckTest::aChangedRecordIsFound()
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

MERLON_TEST(CliCheckTest)
#include "cli_check_test.moc"
