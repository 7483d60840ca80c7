#include "app/start/openings.h"
#include "app/start/start_page.h"
#include "app/widgets/boxes/message_bar.h"
#include "app/words/resources.h"
#include "core/base/json.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QScopeGuard>
#include <QStandardPaths>
#include <QTemporaryFile>
#include <QTest>

#include <fstream>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::sensibleChoice;
using testing::WindowDriver;

namespace {

QByteArray contentOf(const std::string &path)
{
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Games that go on, records, scenarios and boards that are opened, and files that cannot be.
class OpeningTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goesOnAfterARestart();
    void refusesADamagedRecord();
    void aForeignFileIsToldInPlainWordsFirst();
    void beginsAScenario();
    void aScenarioSaysWhoIsToPlay();
    /// The game that is running stays as it was.
    void refusesADamagedScenario_data();
    void refusesADamagedScenario();
    void aBoardThatCannotBeOpenedIsRefused();
    /// The other boards can be played nevertheless.
    void saysWhichBoardsCannotBeRead();
    void saysThatItsOwnFilesAreMissing();
};

void OpeningTest::saysThatItsOwnFilesAreMissing()
{
    WindowDriver driver;
    driver.window().games().offerKeptGames();
    QVERIFY(!driver.window().messages().isVisible());
    const QByteArray before = qgetenv("MERLON_RESOURCES");
    const auto restore = qScopeGuard([&] {
        if (before.isNull())
            qunsetenv("MERLON_RESOURCES");
        else
            qputenv("MERLON_RESOURCES", before);
    });
    qputenv("MERLON_RESOURCES", "/nonexistent");
    driver.window().games().offerKeptGames();
    QVERIFY(driver.window().messages().isVisible());
    QVERIFY2(driver.window().messages().text().contains(u"/nonexistent/boards"_s),
             qPrintable(driver.window().messages().text()));
}

void OpeningTest::goesOnAfterARestart()
{
    WindowDriver driver;
    driver.begin(testing::kTwoPersons, 9);
    for (int i = 0; i < 40 && driver.toQuestion(); ++i)
        driver.table().choose(sensibleChoice(driver.session().match()));
    const std::uint64_t hash = driver.hash();
    const std::size_t ply = driver.session().match().ply();
    driver.restart();
    driver.window().games().continueGame();
    QCOMPARE(driver.hash(), hash);
    QCOMPARE(driver.session().match().ply(), ply);
    QVERIFY(driver.toQuestion());
}

void OpeningTest::refusesADamagedRecord()
{
    WindowDriver driver;
    driver.begin(testing::kTwoPersons, 6);
    QVERIFY(driver.toQuestion());
    driver.table().choose(sensibleChoice(driver.session().match()));
    const std::uint64_t hash = driver.hash();
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write("{\"format\": {\"name\": \"merlon-record\", \"version\": \"1.0\"}, \"game\": \"sie");
    file.close();
    driver.window().games().openFile(file.fileName());
    QVERIFY(driver.window().messages().text().contains(QFileInfo(file).fileName()));
    QCOMPARE(driver.hash(), hash);
}

void OpeningTest::aForeignFileIsToldInPlainWordsFirst()
{
    WindowDriver driver;
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write("this is a letter\n");
    file.close();
    driver.window().games().openFile(file.fileName());
    const QString told = driver.window().messages().text();
    QVERIFY2(told.startsWith(u"“%1” is not a saved game"_s.arg(QFileInfo(file).fileName())),
             qPrintable(told));
    QVERIFY2(told.contains(u":1:"_s), qPrintable(told)); // and where it goes wrong
    QVERIFY(!driver.table().session());
}

void OpeningTest::beginsAScenario()
{
    WindowDriver driver;
    driver.window().games().openFile(QString::fromStdString(scenarioFile("last-round")));
    QCOMPARE(driver.session().seating().players()[0].kind, u"person"_s);
    QCOMPARE(driver.session().seating().players()[1].kind, u"recruit"_s);
    const QString message = driver.window().messages().text();
    QVERIFY2(message.startsWith(u"The Last Round. Round 7"_s), qPrintable(message));
    QCOMPARE(driver.session().match().state().position().value("round", 0), 7);
    QVERIFY(driver.toQuestion());
    driver.table().choose(sensibleChoice(driver.session().match()));
    QVERIFY(driver.toQuestion());
    const std::uint64_t hash = driver.hash();
    driver.restart();
    driver.window().games().continueGame();
    QCOMPARE(driver.hash(), hash);
}

void OpeningTest::aScenarioSaysWhoIsToPlay()
{
    WindowDriver driver;
    driver.window().games().openFile(QString::fromStdString(scenarioFile("bare-wall")));
    QCOMPARE(driver.session().seating().players()[0].kind, u"heuristic"_s);
    QCOMPARE(driver.session().seating().players()[1].kind, u"person"_s);
    QVERIFY(driver.window().messages().text().contains(u"bay window"_s));
}

void OpeningTest::refusesADamagedScenario_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("mention");
    const QByteArray good = contentOf(scenarioFile("bare-wall"));
    QTest::newRow("torn") << good.first(good.size() / 2) << u":"_s;
    QTest::newRow("newer") << QByteArray(good).replace("\"1.1\"", "\"2.0\"") << u"/format/version"_s;
    QTest::newRow("no such place") << QByteArray(good).replace("west-wall-3", "moon") << u"moon"_s;
    QTest::newRow("no such board") << QByteArray(good).replace("two-shoulders", "atlantis") << u"atlantis"_s;
}

void OpeningTest::refusesADamagedScenario()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QString, mention);
    WindowDriver driver;
    driver.begin(testing::kTwoPersons, 6);
    QVERIFY(driver.toQuestion());
    const std::uint64_t hash = driver.hash();
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write(content);
    file.close();
    driver.window().games().openFile(file.fileName());
    const QString message = driver.window().messages().text();
    QVERIFY2(message.contains(QFileInfo(file).fileName()) && message.contains(mention), qPrintable(message));
    QCOMPARE(driver.hash(), hash);
    QCOMPARE(driver.session().stage(), TableSession::Stage::Asking);
}

void OpeningTest::aBoardThatCannotBeOpenedIsRefused()
{
    WindowDriver driver;
    NewGame game;
    game.game = findGame("siege2");
    game.board = "no-such-board";
    game.sittings = {{u"person"_s, {}}, {u"person"_s, {}}};
    driver.window().games().begin(game);
    QVERIFY(driver.window().messages().text().contains(u"no-such-board"_s));
    QVERIFY(!driver.table().session());
}

void OpeningTest::saysWhichBoardsCannotBeRead()
{
    QStandardPaths::setTestModeEnabled(true);
    const std::filesystem::path folder = ownDirectory("boards");
    std::filesystem::create_directories(folder);
    const auto removed = qScopeGuard([&] { std::filesystem::remove_all(folder); });
    std::ofstream(folder / "torn.json") << "{\"format\": {\"name\": \"merlon-board\",\n\"version\": ";
    std::ofstream(folder / "empty.json");
    WindowDriver driver;
    auto *bar = driver.window().startPage().findChild<MessageBar *>();
    const QString english = bar->text();
    QVERIFY2(english.contains(u"torn.json"_s) && english.contains(u"empty.json"_s), qPrintable(english));
    QVERIFY2(english.startsWith(u"2 boards"_s), qPrintable(english));
    driver.language().change(u"fr"_s);
    driver.settle();
    QVERIFY2(bar->text().startsWith(u"2 plateaux"_s), qPrintable(bar->text()));
    QVERIFY(bar->text() != english);
    driver.window().games().begin(driver.window().startPage().newGame());
    QVERIFY(driver.table().session());
}

MERLON_TEST(OpeningTest)
#include "opening_test.moc"
