#include "core/canvas/looks/board_look.h"
#include "core/games/siege/board/siege_schema.h"
#include "editor/model/layouts/fortress_layout.h"
#include "editor/panels/properties/properties_panel.h"
#include "editor/window/actions/arranging/layout_dialog.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QComboBox>
#include <QLineEdit>
#include <QLineF>
#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;

namespace {

void openShoulders(EditorDriver &driver)
{
    driver.window().documents().addBoard({testing::shippedBoard("two-shoulders"), {}});
}

/// The question that is open now; null if there is none.
LayoutDialog *askedLayout(EditorDriver &driver)
{
    for (auto *dialog : driver.window().findChildren<LayoutDialog *>()) {
        if (dialog->isVisible())
            return dialog;
    }
    return nullptr;
}

QLineEdit *stepField(EditorDriver &driver, const QString &name)
{
    for (auto *line : driver.part<PropertiesPanel>().findChildren<QLineEdit *>()) {
        if (line->accessibleName() == name)
            return line;
    }
    return nullptr;
}

/// A wall that is drawn between two towers.
std::size_t wallBetweenTowers(EditorDriver &driver)
{
    std::size_t wall = 0;
    while (driver.view().look().endsOfPlace(wall).size() != 2)
        ++wall;
    return wall;
}

QPointF drawnMiddle(EditorDriver &driver, std::size_t place)
{
    return driver.view().look().shapeOfPlace(place).boundingRect().center();
}

void typeStep(EditorDriver &driver, const QString &name, const QString &number)
{
    QLineEdit *line = stepField(driver, name);
    QVERIFY(line);
    line->setFocus();
    QTest::keyClicks(line, number);
    QTest::keyClick(line, Qt::Key_Return);
}

} // namespace

/// Whole boards are laid out only after one has seen how; several places move by numbers.
class ArrangingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFortressIsShownBeforeItIsMade_data()
    {
        QTest::addColumn<QString>("action");
        QTest::newRow("fortress") << u"fortress"_s;
        QTest::newRow("springs") << u"layout"_s;
    }

    void aFortressIsShownBeforeItIsMade()
    {
        QFETCH(QString, action);
        EditorDriver driver;
        openShoulders(driver);
        const Board before = driver.board();
        const QByteArray name = action.toLatin1();
        driver.action(name.constData()).trigger();
        QVERIFY(askedLayout(driver));
        askedLayout(driver)->reject();
        QCOMPARE(driver.board(), before);
        driver.document().select(everything(before));
        driver.action(name.constData()).trigger();
        QCOMPARE(driver.board(), before);
        QVERIFY(askedLayout(driver));
        askedLayout(driver)->accept();
        QVERIFY(driver.board() != before);
        QCOMPARE(driver.document().undoStack().count(), 1);
        driver.action("undo").trigger();
        QCOMPARE(driver.board(), before);
    }

    void theFormThatIsShownIsMade()
    {
        EditorDriver driver;
        openShoulders(driver);
        const Board before = driver.board();
        driver.action("fortress").trigger();
        QVERIFY(askedLayout(driver));
        QComboBox &forms = askedLayout(driver)->forms();
        QCOMPARE(forms.count(), 4); // a row has no ends while nothing is selected
        forms.setCurrentIndex(forms.findText(u"Rectangle"_s));
        askedLayout(driver)->accept();
        Board wanted = before;
        const BoardChange change =
            laidOutAsFortress(before, siegeSchema(), everything(before), FortressForm::Rectangle);
        QVERIFY(apply(wanted, change).has_value());
        QCOMPARE(driver.board(), wanted);
        driver.action("undo").trigger();
        driver.document().select({{"west-wall-1", "west-wall-2", "west-wall-3"}, {}});
        driver.action("fortress").trigger();
        QVERIFY(askedLayout(driver));
        QComboBox &withRow = askedLayout(driver)->forms();
        QVERIFY(withRow.findText(u"Row between its two ends"_s) >= 0);
        withRow.setCurrentIndex(withRow.findText(u"Row between its two ends"_s));
        askedLayout(driver)->accept();
        QVERIFY(driver.board().find("west-wall-2")->at != before.find("west-wall-2")->at);
        for (const char *end : {"west-wall-1", "west-wall-3"})
            QVERIFY(driver.board().find(end)->at == before.find(end)->at);
    }

    void nothingIsShownWhereNoFortressCanBe()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.putPlace("wall", {300, 300});
        driver.action("fortress").trigger();
        QVERIFY(!askedLayout(driver));
    }

    /// A wall is drawn between its towers, so that it would not be seen moving without them.
    void aWallTakesItsTowersAlong()
    {
        EditorDriver driver;
        openShoulders(driver);
        const Board before = driver.board();
        const std::size_t wall = wallBetweenTowers(driver);
        const std::vector<std::size_t> towers = driver.view().look().endsOfPlace(wall);
        const QPointF drawn = drawnMiddle(driver, wall);
        const Point at = before.places()[wall].at;
        driver.dragTo(before.places()[wall].key, {at.x + 30, at.y + 20});
        const Point now = driver.board().places()[wall].at;
        QVERIFY(now != at);
        for (const std::size_t tower : towers) {
            const Point from = before.places()[tower].at;
            QCOMPARE(driver.board().places()[tower].at,
                     (Point {from.x + now.x - at.x, from.y + now.y - at.y}));
        }
        QVERIFY(QLineF(drawn, drawnMiddle(driver, wall)).length() > 15);
        QCOMPARE(driver.document().undoStack().count(), 1);
        driver.action("undo").trigger();
        QCOMPARE(driver.board(), before);
    }

    void withAltAWallMovesAlone()
    {
        EditorDriver driver;
        openShoulders(driver);
        const Board before = driver.board();
        const std::size_t wall = wallBetweenTowers(driver);
        const QPointF drawn = drawnMiddle(driver, wall);
        const Point at = before.places()[wall].at;
        driver.dragTo(before.places()[wall].key, {at.x + 30, at.y + 20}, Qt::AltModifier);
        QVERIFY(driver.board().places()[wall].at != at);
        for (const std::size_t tower : driver.view().look().endsOfPlace(wall))
            QCOMPARE(driver.board().places()[tower].at, before.places()[tower].at);
        QCOMPARE(drawnMiddle(driver, wall), drawn);
    }

    void severalMoveByNumbers()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.putPlace("tower", {300, 300});
        QVERIFY(!stepField(driver, u"Move to the right by"_s)); // one has numbers of its own
        driver.putPlace("tower", {500, 300});
        driver.document().select(everything(driver.board()));
        const int steps = driver.document().undoStack().count();
        typeStep(driver, u"Move to the right by"_s, u"45"_s);
        QCOMPARE(driver.board().places()[0].at, (Point {345, 300}));
        QCOMPARE(driver.board().places()[1].at, (Point {545, 300}));
        QCOMPARE(stepField(driver, u"Move to the right by"_s)->text(), QString());
        typeStep(driver, u"Move downward by"_s, u"-20"_s);
        QCOMPARE(driver.board().places()[0].at, (Point {345, 280}));
        QCOMPARE(driver.document().undoStack().count(), steps + 2);
    }

    void severalTurnByNumbers()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.putPlace("tower", {300, 300});
        driver.putPlace("tower", {500, 300});
        driver.document().select(everything(driver.board()));
        typeStep(driver, u"Turn clockwise by degrees"_s, u"90"_s);
        QCOMPARE(driver.board().places()[0].at, (Point {400, 200}));
        QCOMPARE(driver.board().places()[1].at, (Point {400, 400}));
        driver.action("undo").trigger();
        QCOMPARE(driver.board().places()[0].at, (Point {300, 300}));
    }
};

MERLON_TEST(ArrangingTest)
#include "arranging_test.moc"
