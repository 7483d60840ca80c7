#include "app/puzzles/puzzle_card.h"
#include "app/puzzles/puzzle_desk.h"
#include "app/start/start_page.h"
#include "app/table/docks/table_docks.h"
#include "app/widgets/boxes/message_bar.h"
#include "app/words/resources.h"
#include "core/engine/lessons/lesson_trail.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTest>

#include <algorithm>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::WindowDriver;

/// Scenarios with a goal, played in the real window.
class PuzzleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void aPuzzleTellsItsTask();
    void theMessageAtTheBeginningLiesOnTheMapAlone();
    void aSolvedPuzzleIsRemembered();
    void aMissedPuzzleIsTriedAgain();
    void aChoiceThatMissedItIsTakenBack();
    void theSolutionIsShownFromItsBeginning();
    void theCardGoesWithThePuzzle();
    void aScenarioWithoutAGoalIsNoPuzzle();
    void theStartPageListsPuzzles();
    void theStartPageListsOtherScenarios();
    void theCardSpeaksTheLanguageOfNow();

private:
    static void begin(WindowDriver &driver, const char *name);
    static PuzzleCard &card(WindowDriver &driver) { return driver.window().puzzles().card(); }
    static QString textOn(WindowDriver &driver);
    static QPushButton *button(WindowDriver &driver, const QString &name);
    static bool press(WindowDriver &driver, const QString &name);
    static void giveUp(WindowDriver &driver);
};

void PuzzleTest::initTestCase()
{
    QCoreApplication::setOrganizationName(u"merlon-test"_s);
    QCoreApplication::setApplicationName(u"puzzles"_s);
}

void PuzzleTest::init()
{
    QSettings().clear();
}

void PuzzleTest::begin(WindowDriver &driver, const char *name)
{
    driver.window().games().openFile(QString::fromStdString(scenarioFile(name)));
    QVERIFY(driver.window().puzzles().puzzle());
    driver.settle();
}

QString PuzzleTest::textOn(WindowDriver &driver)
{
    return card(driver).findChild<QLabel *>(u"puzzle-text"_s)->text();
}

/// Null if it is not to be seen.
QPushButton *PuzzleTest::button(WindowDriver &driver, const QString &name)
{
    auto *found = card(driver).findChild<QPushButton *>(name);
    return found && found->isVisible() ? found : nullptr;
}

bool PuzzleTest::press(WindowDriver &driver, const QString &name)
{
    QPushButton *found = button(driver, name);
    if (!found)
        return false;
    QTest::mouseClick(found, Qt::LeftButton);
    driver.settle();
    return true;
}

void PuzzleTest::giveUp(WindowDriver &driver)
{
    QVERIFY(driver.toQuestion());
    QVERIFY(driver.session().resign(driver.session().asked()));
    driver.settle();
}

void PuzzleTest::aPuzzleTellsItsTask()
{
    WindowDriver driver;
    begin(driver, "two-rounds");
    QVERIFY(card(driver).isVisible());
    QCOMPARE(textOn(driver), u"Breach a wall within two rounds."_s);
    QVERIFY(card(driver).findChild<QLabel *>(u"puzzle-left"_s)->text().contains(u'2'));
    const std::vector<Sitting> &players = driver.session().seating().players();
    QVERIFY(players[0].isPerson() && !players[1].isPerson());
    QVERIFY(button(driver, u"puzzle-again"_s) && !button(driver, u"puzzle-back"_s));
    QVERIFY(!button(driver, u"puzzle-solution"_s)); // not yet
    auto *hint = card(driver).findChild<QPushButton *>(u"puzzle-hint"_s);
    QVERIFY(hint->isVisible());
    const int before = card(driver).sizeHint().height();
    hint->click();
    driver.settle();
    QVERIFY(card(driver).sizeHint().height() > before);
}

/// The story of the puzzle covers neither its task nor the heads of the panels.
void PuzzleTest::theMessageAtTheBeginningLiesOnTheMapAlone()
{
    WindowDriver driver;
    begin(driver, "two-rounds");
    MainWindow &window = driver.window();
    const auto boxOf = [&window](const QWidget &widget) {
        return QRect(widget.mapTo(&window, QPoint(0, 0)), widget.size());
    };
    const auto liesOnTheMap = [&] {
        return window.messages().isVisible()
            && boxOf(driver.table().board()).contains(boxOf(window.messages()));
    };
    QVERIFY(liesOnTheMap());
    QVERIFY(!boxOf(window.messages()).intersects(boxOf(card(driver))));
    for (const PanelDock *panel : driver.table().docks().panels())
        QVERIFY2(!panel->isVisible() || !boxOf(window.messages()).intersects(boxOf(*panel)),
                 qPrintable(panel->key()));
    window.resize(1500, 900);
    QTRY_VERIFY(liesOnTheMap());
    window.goHome();
    QTRY_COMPARE(boxOf(window.messages()).width(), boxOf(window.startPage()).width());
}

/// Computers answer as they did when the solution was found: its seed says so.
void PuzzleTest::aSolvedPuzzleIsRemembered()
{
    WindowDriver driver;
    begin(driver, "four-hourglasses");
    const Scenario scenario = driver.window().puzzles().puzzle()->scenario;
    const std::vector<std::string> &solution = scenario.goal->solution;
    QVERIFY(!isSolved(scenario));
    while (driver.toQuestion()) {
        const Match &match = driver.session().match();
        const auto answered =
            static_cast<std::size_t>(std::ranges::count(match.chronicle(), false, &Ply::dealt));
        QVERIFY(answered < solution.size());
        const std::optional<Choice> choice = choiceFor(match.state(), solution[answered]);
        QVERIFY2(choice, solution[answered].c_str());
        driver.table().choose(*choice);
    }
    driver.settle();
    QTRY_VERIFY(card(driver).page().state == GoalStanding::Outcome::Reached); // after what decided it
    QVERIFY2(textOn(driver).startsWith(u"Solved!"_s), qPrintable(textOn(driver)));
    QVERIFY(isSolved(scenario));
    QVERIFY(!button(driver, u"puzzle-play-on"_s)); // the game is over
    QVERIFY(button(driver, u"puzzle-solution"_s));
}

void PuzzleTest::aMissedPuzzleIsTriedAgain()
{
    WindowDriver driver;
    begin(driver, "two-rounds");
    const std::uint64_t hash = driver.hash();
    giveUp(driver);
    QVERIFY2(textOn(driver).startsWith(u"Not solved"_s), qPrintable(textOn(driver)));
    QVERIFY(!isSolved(driver.window().puzzles().puzzle()->scenario));
    QVERIFY(press(driver, u"puzzle-again"_s));
    QCOMPARE(driver.hash(), hash);
    QCOMPARE(driver.session().match().chronicle().size(), std::size_t {0});
    QCOMPARE(textOn(driver), u"Breach a wall within two rounds."_s);
}

void PuzzleTest::aChoiceThatMissedItIsTakenBack()
{
    WindowDriver driver;
    begin(driver, "two-rounds");
    giveUp(driver);
    QVERIFY(press(driver, u"puzzle-back"_s));
    QVERIFY(!driver.session().match().isOver());
    QCOMPARE(textOn(driver), u"Breach a wall within two rounds."_s);
    QVERIFY(!button(driver, u"puzzle-back"_s));
}

void PuzzleTest::theSolutionIsShownFromItsBeginning()
{
    WindowDriver driver;
    begin(driver, "four-hourglasses");
    giveUp(driver);
    QVERIFY(press(driver, u"puzzle-solution"_s));
    QVERIFY(card(driver).page().isSolution);
    QVERIFY(driver.table().retrospect().isOn());
    QVERIFY(driver.session().match().isOver());
    QVERIFY(driver.session().match().state().outcome().isWinner(1));
    QVERIFY(!isSolved(driver.window().puzzles().puzzle()->scenario)); // it was only shown
    QVERIFY(press(driver, u"puzzle-again"_s));
    QVERIFY(!card(driver).page().isSolution && !driver.session().match().isOver());
}

void PuzzleTest::theCardGoesWithThePuzzle()
{
    WindowDriver driver;
    begin(driver, "two-rounds");
    QVERIFY(press(driver, u"puzzle-leave"_s));
    QVERIFY(driver.window().startPage().isVisible());
    QVERIFY(!driver.window().puzzles().puzzle());
    begin(driver, "two-rounds");
    driver.begin({u"person"_s, u"heuristic"_s}, 3);
    QVERIFY(!card(driver).isVisible());
}

void PuzzleTest::aScenarioWithoutAGoalIsNoPuzzle()
{
    WindowDriver driver;
    driver.window().games().openFile(QString::fromStdString(scenarioFile("bare-wall")));
    QVERIFY(driver.table().session());
    QVERIFY(!driver.window().puzzles().puzzle() && !card(driver).isVisible());
}

void PuzzleTest::theStartPageListsPuzzles()
{
    WindowDriver driver;
    StartPage &start = driver.window().startPage();
    start.showLessons(findGame("siege2"));
    driver.settle();
    auto *puzzle = start.findChild<QPushButton *>(u"puzzle-two-rounds"_s);
    QVERIFY(puzzle && puzzle->isVisible());
    QVERIFY(!start.findChild<QPushButton *>(u"puzzle-four-hourglasses"_s)->isVisible()); // of another game
    QVERIFY2(!puzzle->text().contains(u"solved"_s), qPrintable(puzzle->text()));
    rememberSolved(*readScenarioFile(scenarioFile("two-rounds")));
    start.showLessons(findGame("siege2"));
    QVERIFY2(puzzle->text().contains(u"solved"_s), qPrintable(puzzle->text()));
    puzzle->click();
    QVERIFY(driver.window().puzzles().puzzle());
}

void PuzzleTest::theStartPageListsOtherScenarios()
{
    WindowDriver driver;
    StartPage &start = driver.window().startPage();
    start.showLessons(findGame("exiles"));
    driver.settle();
    auto *scenario = start.findChild<QPushButton *>(u"scenario-exiles-broken-gate"_s);
    QVERIFY(scenario && scenario->isVisible());
    QVERIFY(!scenario->toolTip().isEmpty());
    QVERIFY(!start.findChild<QPushButton *>(u"scenario-exiles-two-walls"_s)); // is a puzzle
    QVERIFY(!start.findChild<QPushButton *>(u"scenario-fiefs-arena"_s)->isVisible());
    scenario->click();
    QVERIFY(!driver.window().puzzles().puzzle());
    QCOMPARE(driver.session().setup().game().key(), std::string("exiles"));
}

void PuzzleTest::theCardSpeaksTheLanguageOfNow()
{
    WindowDriver driver;
    begin(driver, "two-rounds");
    driver.language().change(u"fr"_s);
    driver.settle();
    QCOMPARE(textOn(driver), u"Ouvrez une brèche en deux manches."_s);
    driver.language().change(u"en"_s);
}

MERLON_TEST(PuzzleTest)
#include "puzzle_test.moc"
