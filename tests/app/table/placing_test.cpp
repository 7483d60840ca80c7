#include "app/table/question/picking/placing.h"

#include "tests/support/mountain/mountain_table.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace merlon;
using canvas::Thing;
using mountain::kMagenta;
using mountain::Moment;
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
    return mountain::Table(Moment::Act, [](Mountain &mountain) { mountain.stock(kMagenta, "SSSSSTTTTT"); });
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

MERLON_TEST(PlacingTest)
#include "placing_test.moc"
