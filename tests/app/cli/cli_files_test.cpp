#include "tests/app/cli/cli_program.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace merlon::testing;

namespace {

const QString kBoards = QStringLiteral(MERLON_SOURCE_DIR "/resources/boards/");
const QString kScenario = QStringLiteral(MERLON_SOURCE_DIR "/resources/scenarios/last-round.json");

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

qsizetype pagesOf(const QByteArray &pdf)
{
    return pdf.count("/Type /Page\n");
}

/// The longer and the shorter side of the first page in points.
QSize pageOf(const QByteArray &pdf)
{
    const auto box =
        QRegularExpression(u"/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]"_s).match(QString::fromLatin1(pdf));
    const int a = qRound(box.captured(1).toDouble());
    const int b = qRound(box.captured(2).toDouble());
    return {qMax(a, b), qMin(a, b)};
}

} // namespace

/// convert and render: what they write, and what they say of files that they cannot read or write.
class CliFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBoardComesBackFromGraphmlAsItWas();
    void aGraphOfAnotherProgramNeedsItsGame();
    void whatLiesOnTheDrawingIsKept();
    void whatOnlyANewerVersionKnowsIsNamed_data();
    void whatOnlyANewerVersionKnowsIsNamed();
    void aBoardBecomesADrawingForGraphviz();
    void theBoardOfAScenarioCanBeTaken();
    void anOlderFileIsWrittenAsOfToday();
    void whatCannotBeConvertedSaysWhatWouldBeRight_data();
    void whatCannotBeConvertedSaysWhatWouldBeRight();
    void aBoardIsDrawn();
    void nightAndKeysChangeTheDrawing();
    void anImageIsAsLargeOnPaperAsIsWished();
    void namesCanBeLeftOut();
    void aBoardShowsWhatStartsOnIt();
    void aScenarioShowsItsPieces();
    void aPdfHasTilesAndPieces_data();
    void aPdfHasTilesAndPieces();
    void aPdfHoldsNoPictures();
    void whatCannotBeDrawnSaysWhatWouldBeRight_data();
    void whatCannotBeDrawnSaysWhatWouldBeRight();
};

void CliFilesTest::aBoardComesBackFromGraphmlAsItWas()
{
    const Files files;
    const CliRun there = runCli({u"convert"_s, kBoards + u"three-gates.json"_s, files.path(u"a.graphml"_s)});
    QVERIFY2(there.exitCode == 0, qPrintable(there.err));
    QVERIFY(files.read(u"a.graphml"_s).startsWith("<?xml"));
    const CliRun back = runCli({u"convert"_s, files.path(u"a.graphml"_s), files.path(u"b.merlon-board"_s)});
    QVERIFY2(back.exitCode == 0, qPrintable(back.err));
    QCOMPARE(runCli({u"convert"_s, kBoards + u"three-gates.json"_s, files.path(u"c.json"_s)}).exitCode, 0);
    QCOMPARE(files.read(u"b.merlon-board"_s), files.read(u"c.json"_s));
}

void CliFilesTest::aGraphOfAnotherProgramNeedsItsGame()
{
    const Files files;
    const QString graph = QStringLiteral(MERLON_SOURCE_DIR "/tests/fuzz/corpus/graphml/yed.graphml");
    for (const QStringList &command :
         {QStringList {u"check"_s, graph}, QStringList {u"convert"_s, graph, files.path(u"a.json"_s)}}) {
        const CliRun alone = runCli(command);
        QCOMPARE(alone.exitCode, 1);
        const QString said = alone.out + alone.err;
        QVERIFY2(said.contains(u"--game"_s) && said.contains(u"siege2"_s), qPrintable(said));
        const CliRun wrong = runCli(command + QStringList {u"--game"_s, u"ludo"_s});
        QCOMPARE(wrong.exitCode, 1);
        QVERIFY2(wrong.err.contains(u"ludo"_s), qPrintable(wrong.err));
    }
    const CliRun known = runCli({u"check"_s, graph, u"--game"_s, u"siege2"_s});
    QVERIFY2(!known.says(u"--game"_s) && known.says(u"rectangle #FFCC00"_s),
             qPrintable(known.out)); // its type
    const QString to = files.path(u"a.json"_s);
    const CliRun run = runCli({u"convert"_s, u"--game"_s, u"siege2"_s, graph, to});
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    const QJsonObject board = QJsonDocument::fromJson(files.read(u"a.json"_s)).object();
    QCOMPARE(board[u"games"].toArray(), (QJsonArray {u"siege2"_s}));
    QCOMPARE(board[u"key"].toString(), u"yed"_s);
}

void CliFilesTest::whatLiesOnTheDrawingIsKept()
{
    const Files files;
    QDir(files.path({})).mkdir(u"finished"_s);
    QByteArray board = contentsOf(kBoards + u"two-shoulders.json"_s).trimmed();
    board.chop(1);
    board.replace("\"version\": \"1.0\"", "\"version\": \"1.1\"");
    board += R"(, "notes": [{"key": "note-1", "kind": "question", "x": 10, "y": 20, "text": "Two gates?"}],
        "background": {"file": "pictures/hill.png", "x": 0, "y": 0, "width": 500, "opacity": 40}})";
    const QString from = files.write(u"a.merlon-board"_s, board);
    for (const QString &to : {u"b.merlon-board"_s, u"b.json"_s, u"finished/c.json"_s}) {
        const CliRun run = runCli({u"convert"_s, from, files.path(to)});
        QVERIFY2(run.exitCode == 0, qPrintable(run.err));
        const QJsonObject written = QJsonDocument::fromJson(files.read(to)).object();
        const QString note = written[u"notes"].toArray().at(0)[u"text"].toString();
        QCOMPARE(note, u"Two gates?"_s);
        const QString picture =
            to.startsWith(u"finished"_s) ? u"../pictures/hill.png"_s : u"pictures/hill.png"_s;
        QCOMPARE(written[u"background"][u"file"].toString(), picture);
    }
    const CliRun graph = runCli({u"convert"_s, from, files.path(u"d.graphml"_s)});
    QCOMPARE(graph.exitCode, 0);
    QVERIFY2(graph.err.contains(u"Notes and the background image are omitted"_s), qPrintable(graph.err));
}

void CliFilesTest::whatOnlyANewerVersionKnowsIsNamed_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("end");
    QTest::newRow("board") << kBoards + u"two-shoulders.json"_s << u"merlon-board"_s;
    QTest::newRow("scenario") << kScenario << u"merlon-scenario"_s;
}

void CliFilesTest::whatOnlyANewerVersionKnowsIsNamed()
{
    QFETCH(QString, file);
    QFETCH(QString, end);
    const Files files;
    QByteArray text = contentsOf(file);
    for (const char *version : {"1.0", "1.1"})
        text.replace(QByteArray("\"version\": \"") + version, "\"version\": \"1.9");
    text.replace(text.lastIndexOf('}'), 1, R"(, "weather": "rain"})");
    const QString newer = files.write(u"newer."_s + end, text);
    const CliRun run = runCli({u"convert"_s, newer, files.path(u"today."_s + end)});
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.err.contains(u"newer version"_s) && run.err.contains(u"/weather"_s), qPrintable(run.err));
    const CliRun again = runCli({u"convert"_s, files.path(u"today."_s + end), files.path(u"again."_s + end)});
    QVERIFY2(again.exitCode == 0 && again.err.isEmpty(), qPrintable(again.err));
}

void CliFilesTest::aBoardBecomesADrawingForGraphviz()
{
    const Files files;
    QCOMPARE(runCli({u"convert"_s, u"two-shoulders"_s, files.path(u"a.dot"_s)}).exitCode, 0);
    const QByteArray dot = files.read(u"a.dot"_s);
    QVERIFY(dot.startsWith("digraph") && dot.contains("west-wall-2"));
}

void CliFilesTest::theBoardOfAScenarioCanBeTaken()
{
    const Files files;
    QCOMPARE(runCli({u"convert"_s, kScenario, files.path(u"a.merlon-board"_s)}).exitCode, 0);
    QVERIFY(files.read(u"a.merlon-board"_s).contains("\"merlon-board\""));
    QCOMPARE(runCli({u"convert"_s, kScenario, files.path(u"a.json"_s)}).exitCode, 0);
    QVERIFY(files.read(u"a.json"_s).contains("\"merlon-scenario\""));
}

/// Other names for attributes and words, and repeated defaults, become what is written today.
void CliFilesTest::anOlderFileIsWrittenAsOfToday()
{
    const Files files;
    QByteArray board = contentsOf(kBoards + u"two-shoulders.json"_s);
    QVERIFY(board.contains("\"version\": \"1.0\""));
    const QByteArray today = [&] {
        runCli({u"convert"_s, files.write(u"a.json"_s, board), files.path(u"today.json"_s)});
        return files.read(u"today.json"_s);
    }();
    QVERIFY(board.contains("\"marksman\""));
    board.replace("\"marksman\"", "\"archer\"");
    const CliRun run = runCli({u"convert"_s, files.write(u"old.json"_s, board), files.path(u"b.json"_s)});
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    QCOMPARE(files.read(u"b.json"_s), today);
}

void CliFilesTest::whatCannotBeConvertedSaysWhatWouldBeRight_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("says");
    const QString board = kBoards + u"two-shoulders.json"_s;
    QTest::newRow("no file") << u"/nowhere/board.json"_s << u"a.json"_s << u"/nowhere/board.json"_s;
    QTest::newRow("unknown name") << u"four-shoulders"_s << u"a.json"_s << u"two-shoulders"_s;
    QTest::newRow("unknown form") << board << u"a.docx"_s << u"Supported: json"_s;
    QTest::newRow("no form") << board << u"a"_s << u"Supported: json"_s;
    QTest::newRow("no scenario") << board << u"a.merlon-scenario"_s << u"Only a scenario"_s;
    QTest::newRow("no folder") << board << u"nowhere/a.json"_s << u"nowhere"_s;
    QTest::newRow("a picture") << QStringLiteral(MERLON_SOURCE_DIR "/resources/icons/merlon.svg")
                               << u"a.json"_s << u"merlon.svg"_s;
    QTest::newRow("no JSON") << QStringLiteral(MERLON_SOURCE_DIR "/README.md") << u"a.json"_s
                             << u"README.md:1"_s;
    QTest::newRow("a lesson") << QStringLiteral(MERLON_SOURCE_DIR "/resources/lessons/siege2-invader.json")
                              << u"a.json"_s << u"neither a board nor a scenario or a saved game"_s;
}

void CliFilesTest::whatCannotBeConvertedSaysWhatWouldBeRight()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, says);
    const Files files;
    const CliRun run = runCli({u"convert"_s, from, files.path(to)});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains(says), qPrintable(run.err));
    QVERIFY(!QFileInfo::exists(files.path(to)));
}

void CliFilesTest::aBoardIsDrawn()
{
    const Files files;
    const CliRun run = runCli(
        {u"render"_s, u"two-shoulders"_s, u"--output"_s, files.path(u"a.png"_s), u"--size"_s, u"600"_s});
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    const QImage image(files.path(u"a.png"_s));
    QCOMPARE(qMax(image.width(), image.height()), 600);
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); y += 3) {
        for (int x = 0; x < image.width(); x += 3)
            colours.insert(image.pixel(x, y));
    }
    QVERIFY(colours.size() > 200);
    QCOMPARE(runCli({u"render"_s, u"two-shoulders"_s, u"-o"_s, files.path(u"a.svg"_s)}).exitCode, 0);
    const QByteArray svg = files.read(u"a.svg"_s);
    QVERIFY(svg.contains("<svg") && !svg.contains("<image"));
}

void CliFilesTest::nightAndKeysChangeTheDrawing()
{
    const Files files;
    const auto drawn = [&](const QStringList &options) {
        const QString file = files.path(u"a.svg"_s);
        runCli(QStringList {u"render"_s, u"two-shoulders"_s, u"-o"_s, file} + options);
        return files.read(u"a.svg"_s);
    };
    const QByteArray day = drawn({});
    QVERIFY(day.contains("Cathedral") && !day.contains("east-rampart-1"));
    QVERIFY(drawn({u"--keys"_s}).contains("east-rampart-1"));
    QVERIFY(drawn({u"--language"_s, u"fr"_s}).contains("Cathédrale"));
    QVERIFY(day != drawn({u"--theme"_s, u"night"_s}));
}

void CliFilesTest::anImageIsAsLargeOnPaperAsIsWished()
{
    const Files files;
    const QStringList wish {u"render"_s, u"two-shoulders"_s, u"--mm"_s,
                            u"127"_s,    u"--single-page"_s, u"-o"_s};
    QCOMPARE(runCli(wish + QStringList {files.path(u"a.png"_s)}).exitCode, 0);
    const QImage image(files.path(u"a.png"_s));
    QVERIFY(qAbs(qMax(image.width(), image.height()) - 1500) <= 1); // 5 inches
    QVERIFY(qAbs(image.dotsPerMeterX() - 11811) <= 1);
    QCOMPARE(runCli(wish + QStringList {files.path(u"a.pdf"_s)}).exitCode, 0);
    const QByteArray pdf = files.read(u"a.pdf"_s);
    QCOMPARE(pagesOf(pdf), 1);
    QVERIFY(qAbs(pageOf(pdf).width() - 360) <= 1);
}

void CliFilesTest::namesCanBeLeftOut()
{
    const Files files;
    const QStringList wish {u"render"_s, u"two-shoulders"_s, u"-o"_s, files.path(u"a.svg"_s)};
    QCOMPARE(runCli(wish).exitCode, 0);
    const qsizetype named = files.read(u"a.svg"_s).size();
    QCOMPARE(runCli(wish + QStringList {u"--no-names"_s}).exitCode, 0);
    QVERIFY(files.read(u"a.svg"_s).size() < named);
}

void CliFilesTest::aBoardShowsWhatStartsOnIt()
{
    const Files files;
    const auto drawn = [&](const QString &board, const QStringList &options) {
        const QString file = files.path(u"a.svg"_s);
        const CliRun run = runCli(QStringList {u"render"_s, board, u"-o"_s, file} + options);
        return run.exitCode == 0 ? files.read(u"a.svg"_s) : QByteArray();
    };
    const QByteArray bare = drawn(u"two-shoulders"_s, {u"--no-set-up"_s});
    QVERIFY(!bare.isEmpty());
    QVERIFY(drawn(u"two-shoulders"_s, {}).size() > bare.size());
    // Nothing starts on a board that cannot be played on.
    const QString broken = files.write(
        u"broken.merlon-board"_s,
        R"({"format": {"name": "merlon-board", "version": "1.0"}, "key": "broken", "schema": "siege",
            "games": ["siege2"], "places": [{"key": "wall", "kind": "wall", "side": "west", "x": 300, "y": 300}]})");
    const QByteArray one = drawn(broken, {});
    QVERIFY(!one.isEmpty());
    QCOMPARE(one, drawn(broken, {u"--no-set-up"_s}));
}

void CliFilesTest::aScenarioShowsItsPieces()
{
    const Files files;
    QCOMPARE(
        runCli({u"render"_s, kScenario, u"-o"_s, files.path(u"a.png"_s), u"--size"_s, u"500"_s}).exitCode, 0);
    QCOMPARE(runCli({u"convert"_s, kScenario, files.path(u"b.merlon-board"_s)}).exitCode, 0);
    QCOMPARE(runCli({u"render"_s, files.path(u"b.merlon-board"_s), u"-o"_s, files.path(u"b.png"_s),
                     u"--size"_s, u"500"_s})
                 .exitCode,
             0);
    QVERIFY(QImage(files.path(u"a.png"_s)) != QImage(files.path(u"b.png"_s)));
}

void CliFilesTest::aPdfHasTilesAndPieces_data()
{
    QTest::addColumn<QString>("paper");
    QTest::addColumn<QSize>("points");
    QTest::newRow("A4") << u"a4"_s << QSize(842, 595);
    QTest::newRow("A3") << u"a3"_s << QSize(1191, 842);
    QTest::newRow("Letter") << u"letter"_s << QSize(792, 612);
}

void CliFilesTest::aPdfHasTilesAndPieces()
{
    QFETCH(QString, paper);
    QFETCH(QSize, points);
    const Files files;
    const auto print = [&](const QStringList &options) {
        const CliRun run = runCli(QStringList {u"render"_s, u"two-shoulders"_s, u"-o"_s,
                                               files.path(u"a.pdf"_s), u"--paper"_s, paper}
                                  + options);
        return run.exitCode == 0 ? files.read(u"a.pdf"_s) : QByteArray();
    };
    const QByteArray tiles = print({u"--no-pieces"_s, u"--sheets"_s, u"4"_s});
    QCOMPARE(pageOf(tiles), points);
    QCOMPARE(pagesOf(tiles), 4);
    QCOMPARE(pagesOf(print({u"--no-pieces"_s, u"--sheets"_s, u"1"_s})), 1);
    const qsizetype pages = pagesOf(print({u"--sheets"_s, u"4"_s}));
    QVERIFY(pages > 4);
    QVERIFY(pagesOf(print({u"--sheets"_s, u"4"_s, u"--card-backs"_s})) > pages);
    QCOMPARE(pagesOf(print({u"--sheets"_s, u"4"_s, u"--no-cover"_s})), pages - 1);
}

void CliFilesTest::aPdfHoldsNoPictures()
{
    const Files files;
    QCOMPARE(runCli({u"render"_s, u"two-shoulders"_s, u"-o"_s, files.path(u"a.pdf"_s)}).exitCode, 0);
    const QByteArray pdf = files.read(u"a.pdf"_s);
    QVERIFY(pdf.startsWith("%PDF"));
    QCOMPARE(pdf.count("/Subtype /Image"), 0);
    // Nor with a place that is out of order, and hatched.
    const QString dazzled = files.write(
        u"dazzled.json"_s,
        R"({"format": {"name": "merlon-scenario", "version": "1.1"}, "key": "dazzled", "names": {"en": "Dazzled"},
            "game": "siege1", "board": "three-gates",
            "position": {"places": {"west-wall-2": {"flags": ["dazzled"]}}}})");
    QCOMPARE(runCli({u"render"_s, dazzled, u"-o"_s, files.path(u"b.pdf"_s)}).exitCode, 0);
    QCOMPARE(files.read(u"b.pdf"_s).count("/Subtype /Image"), 0);
}

void CliFilesTest::whatCannotBeDrawnSaysWhatWouldBeRight_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("says");
    QTest::newRow("no output") << QStringList {u"two-shoulders"_s} << 2 << u"--output"_s;
    QTest::newRow("unknown form") << QStringList {u"two-shoulders"_s, u"-o"_s, u"a.docx"_s} << 1
                                  << u"Supported: png, svg, pdf"_s;
    QTest::newRow("unknown paper") << QStringList {u"two-shoulders"_s, u"-o"_s, u"a.pdf"_s, u"--paper"_s,
                                                   u"a9"_s}
                                   << 2 << u"--paper"_s;
    QTest::newRow("no pixels") << QStringList {u"two-shoulders"_s, u"-o"_s, u"a.png"_s, u"--size"_s, u"0"_s}
                               << 2 << u"--size"_s;
    QTest::newRow("too many pixels") << QStringList {u"two-shoulders"_s, u"-o"_s, u"a.png"_s, u"--size"_s,
                                                     u"10001"_s}
                                     << 2 << u"--size"_s;
    QTest::newRow("too large to print")
        << QStringList {u"two-shoulders"_s, u"-o"_s, u"a.png"_s, u"--mm"_s, u"1000"_s} << 1
        << u"Choose a smaller size."_s;
    QTest::newRow("no file") << QStringList {u"/nowhere/a.json"_s, u"-o"_s, u"a.png"_s} << 1
                             << u"/nowhere/a.json"_s;
    QTest::newRow("no folder") << QStringList {u"two-shoulders"_s, u"-o"_s, u"/nowhere/a.png"_s} << 1
                               << u"/nowhere"_s;
}

void CliFilesTest::whatCannotBeDrawnSaysWhatWouldBeRight()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    QFETCH(QString, says);
    const CliRun run = runCli(QStringList {u"render"_s} + arguments);
    QCOMPARE(run.exitCode, exitCode);
    QVERIFY2(run.err.contains(says), qPrintable(run.err));
}

MERLON_TEST(CliFilesTest)
#include "cli_files_test.moc"
