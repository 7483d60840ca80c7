#include "app/table/question/picking/placing.h"

#include "app/table/position_display.h"
#include "app/table/question/bar/prompt_bar.h"
#include "app/table/question/questioner.h"
#include "core/canvas/view/board_keyboard.h"
#include "core/canvas/view/board_tooltips.h"
#include "core/canvas/view/board_view.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/mountain/mountain_table.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QTest>
#include <QTextDocumentFragment>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace merlon;
using canvas::Thing;
using mountain::kMagenta;
using mountain::Mountain;

namespace {

/// At the question that stands on a table of Under the Mountain.
Placing placingAt(const mountain::Table &table)
{
    const std::unique_ptr<View> view = table.seenBy({kMagenta});
    ChoiceList choices;
    view->choices(choices);
    return Placing::at(*view, choices, [&table](Choice choice) {
        const std::unique_ptr<State> next = table.state().clone();
        EventSink nobody;
        next->apply(choice, nobody);
        return next->seenBy({kMagenta});
    });
}

mountain::Table richTable()
{
    return mountain::Table(mountain::Moment::Act,
                           [](Mountain &mountain) { mountain.stock(kMagenta, "SSSSSTTTTT"); });
}

int orientationOf(const Placing &placing)
{
    return placing.turning() ? int {placing.turning()->args[0]} : -1;
}

} // namespace

/// Tiles that cover several cells are turned and laid by pointing at one.
class PlacingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTileIsLaidBeforeItsOrientationIsChosen();
    void turningGoesRound_data();
    void turningGoesRound();
    void flippingMirrors();
    void aTileThatIsTurnedIsOnlyLaid();
    void otherQuestionsLayNothing();
    void aTileIsLaidByTurningItFirst();
    void allIsSaidToTheKeyboard();
    void whatIsSaidFollowsTheTurn();
    void enterMeansWhatIsSeen();
};

void PlacingTest::aTileIsLaidBeforeItsOrientationIsChosen()
{
    mountain::Table table = richTable();
    table.play("dig hook4 stone");
    const Placing placing = placingAt(table);
    QVERIFY(placing.isOn() && placing.canTurn());
    QCOMPARE(orientationOf(placing), 0);
    const std::vector<Thing> targets = placing.targets();
    QVERIFY(!targets.empty());
    for (const Thing &target : targets) {
        const Placing::Lay *lay = placing.layAt(target);
        QVERIFY(lay);
        QCOMPARE(lay->places.size(), std::size_t {4});
        QVERIFY(std::ranges::count(lay->places, target.place) == 1);
    }
    QVERIFY(!placing.layAt(canvas::placeThing(int {table.cell("r10c10")}))); // the heart
}

void PlacingTest::turningGoesRound_data()
{
    QTest::addColumn<QByteArray>("dig");
    QTest::newRow("with an anchor") << QByteArray("dig hook4 stone");
    QTest::newRow("without") << QByteArray("dig crook5 stone");
}

void PlacingTest::turningGoesRound()
{
    QFETCH(const QByteArray, dig);
    mountain::Table table = richTable();
    table.play(dig.constData());
    Placing placing = placingAt(table);
    for (const int orientation : {1, 2, 3, 0}) {
        QVERIFY(placing.turn(true));
        QCOMPARE(orientationOf(placing), orientation);
    }
    QVERIFY(placing.turn(false));
    QCOMPARE(orientationOf(placing), 3);
}

void PlacingTest::flippingMirrors()
{
    mountain::Table table = richTable();
    table.play("dig hook4 stone");
    Placing placing = placingAt(table);
    QVERIFY(placing.flip());
    QCOMPARE(orientationOf(placing), 4);
    QVERIFY(placing.flip());
    QCOMPARE(orientationOf(placing), 0);
}

void PlacingTest::aTileThatIsTurnedIsOnlyLaid()
{
    mountain::Table table = richTable();
    table.play({"dig bar3 stone", "turn 0"});
    Placing placing = placingAt(table);
    QVERIFY(placing.isOn());
    QVERIFY(!placing.canTurn() && !placing.turn(true) && !placing.flip());
    QCOMPARE(placing.targets().size(), table.choices("place").size());
}

void PlacingTest::otherQuestionsLayNothing()
{
    const mountain::Table table = richTable();
    const Placing placing = placingAt(table);
    QVERIFY(!placing.isOn());
    QVERIFY(placing.targets().empty());
}

void PlacingTest::aTileIsLaidByTurningItFirst()
{
    mountain::Table table = richTable();
    table.play("dig hook4 stone");
    const Placing placing = placingAt(table);
    const Thing target = placing.targets().front();
    const std::optional<Haul> haul = placing.haulAt(target);
    QVERIFY(haul && haul->then);
    QVERIFY(haul->first == placing.turning());
    QCOMPARE(haul->to, target.place);
    QVERIFY(haul->before && haul->before.get() == placing.afterTurning());
    ChoiceList there;
    haul->before->choices(there);
    QVERIFY(there.contains(*haul->then));
    QVERIFY(!placing.haulAt({}));
}

namespace {

/// At a question at which a tile is turned and laid.
bool beginAtTurning(testing::WindowDriver &driver)
{
    NewGame game;
    game.game = findGame("mountain");
    game.sittings = {{u"person"_s, {}}, {u"heuristic"_s, {}}};
    game.seed = 11;
    driver.begin(game);
    const ChoicePicker &picker = driver.table().questioner().picker();
    for (int step = 0; step < 200 && driver.toQuestion() && !picker.turning(); ++step) {
        if (!driver.session().play(testing::sensibleChoice(driver.session().match())))
            return false;
    }
    return picker.turning().has_value();
}

} // namespace

/// What is turned is said, what would be laid is told of each place, and Enter lays it.
void PlacingTest::allIsSaidToTheKeyboard()
{
    testing::WindowDriver driver;
    QVERIFY(beginAtTurning(driver));
    const ChoicePicker &picker = driver.table().questioner().picker();
    const Match &match = driver.session().match();
    const Speaker speaker(match.setup());
    const PromptBar &prompt = driver.table().prompt();
    canvas::BoardView &board = driver.table().board();
    for (const canvas::LinkPicture &link : board.picture().links)
        QVERIFY(link.name.isEmpty()); // hundreds, which only say what lies beside what
    const QString usual = prompt.hint();
    const std::optional<Choice> before = picker.turning();
    QTest::keyClick(&board, Qt::Key_R, Qt::ControlModifier); // something else
    QVERIFY(picker.turning() == before);
    QTest::keyClick(&board, Qt::Key_R);
    QVERIFY(picker.turning() && picker.turning() != before);
    QVERIFY2(prompt.hint().startsWith(asSentence(speaker.sentence(*picker.turning()))),
             qPrintable(prompt.hint()));

    const std::vector<Thing> targets = driver.table().display().placed(picker.choosable());
    QVERIFY(!targets.empty());
    const Thing target = targets.front();
    board.keyboard().goToFirst();
    QCOMPARE(prompt.hint(), usual);
    const std::optional<Haul> haul = picker.laidAt(target).haul;
    QVERIFY(haul && haul->then);
    const QString told = board.tooltips().explanationOf(target);
    for (const Choice choice : {haul->first, *haul->then})
        QVERIFY2(told.contains(speaker.sentence(choice)), qPrintable(told));
    const std::size_t ply = match.ply();
    QTest::keyClick(&board, Qt::Key_Return);
    QVERIFY(driver.toQuestion());
    QVERIFY(match.chronicle().size() > ply + 1);
    QVERIFY(match.chronicle()[ply].choice == haul->first);
    QVERIFY(match.chronicle()[ply + 1].choice == *haul->then);
}

/// What is told beside the place that is pointed at is told again when the tile is turned.
void PlacingTest::whatIsSaidFollowsTheTurn()
{
    testing::WindowDriver driver;
    QVERIFY(beginAtTurning(driver));
    const ChoicePicker &picker = driver.table().questioner().picker();
    canvas::BoardView &board = driver.table().board();
    const std::vector<Thing> targets = driver.table().display().placed(picker.choosable());
    QVERIFY(!targets.empty());
    const Thing target = targets.front();
    board.keyboard().goToFirst();
    const auto shown = [] { return QTextDocumentFragment::fromHtml(QToolTip::text()).toPlainText(); };
    const QString before = board.tooltips().explanationOf(target);
    board.tooltips().say(target, before);
    QTRY_VERIFY(QToolTip::isVisible()); // it may be faded in
    QTest::keyClick(&board, Qt::Key_R);
    QVERIFY(board.tooltips().explanationOf(target) != before);
    QCOMPARE(shown(), board.tooltips().explanationOf(target));
    QToolTip::hideText();
}

/// The button that has the keyboard is that of the orientation that has been turned to.
void PlacingTest::enterMeansWhatIsSeen()
{
    testing::WindowDriver driver;
    QVERIFY(beginAtTurning(driver));
    driver.settle();
    const ChoicePicker &picker = driver.table().questioner().picker();
    QVERIFY(driver.table().prompt().choices().focusFirst());
    QTest::keyClick(&driver.table().board(), Qt::Key_R);
    const QWidget *focused = QApplication::focusWidget();
    QVERIFY(focused && picker.turning());
    QVERIFY(focused->property("choice").value<Choice>() == *picker.turning());
}

MERLON_TEST(PlacingTest)
#include "placing_test.moc"
