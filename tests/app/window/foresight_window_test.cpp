#include "app/games/siege/odds/odds_panel.h"
#include "app/window/window_actions.h"
#include "core/canvas/view/board_highlights.h"
#include "core/canvas/view/board_tooltips.h"
#include "core/games/siege/reports/foresight/foresight.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::WindowDriver;

/// What the table foretells: the balance of walls, and the odds of the assault.
class ForesightWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aWallTellsItsBalance();
    void badgesOnAllWallsOnRequest();
    void oddsAreThoseOfTheSeatsAtTheScreen();
    void oddsOfAnOldPositionAreNotShown();
    void noOddsWhileTheScreenIsHandedOver();
    void pointingAtARowMarksTheWall();
    void aHiddenPanelComputesNothing();

private:
    static OddsPanel &panel(WindowDriver &driver) { return *driver.window().findChild<OddsPanel *>(); }
    static void showOdds(WindowDriver &driver)
    {
        driver.table().panels().setOddsShown(true); // before the log
    }
    static bool waitForOdds(WindowDriver &driver)
    {
        return QTest::qWaitFor([&] { return panel(driver).isDone(); }, 60'000);
    }
    static std::unique_ptr<View> seen(WindowDriver &driver)
    {
        return driver.session().match().seenBy(driver.session().eyes());
    }
};

void ForesightWindowTest::aWallTellsItsBalance()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    QVERIFY(driver.toQuestion());
    for (const siege::WallOutlook &outlook : siege::wallOutlooks(*seen(driver))) {
        const QString text =
            driver.table().board().tooltips().explanationOf(canvas::placeThing(outlook.place));
        QVERIFY2(text.contains(u"%1 hold"_s.arg(outlook.hold)), qPrintable(text));
    }
}

void ForesightWindowTest::badgesOnAllWallsOnRequest()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    QVERIFY(driver.toQuestion());
    QVERIFY(driver.table().board().highlights().badges().empty());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_B);
    const std::vector<siege::WallOutlook> outlooks = siege::wallOutlooks(*seen(driver));
    QVERIFY(!outlooks.empty());
    QCOMPARE(driver.table().board().highlights().badges().size(), outlooks.size());
    QCOMPARE(driver.table().board().highlights().badges().front().text, u"0:%1"_s.arg(outlooks.front().hold));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_B);
    QVERIFY(driver.table().board().highlights().badges().empty());
}

void ForesightWindowTest::oddsAreThoseOfTheSeatsAtTheScreen()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    for (int question = 0; question < 8; ++question) {
        QVERIFY(driver.toQuestion());
        QVERIFY(driver.chooseByMouse(driver.choices()[0]));
    }
    QVERIFY(driver.toQuestion());
    showOdds(driver);
    QTRY_VERIFY(panel(driver).isVisible());
    QVERIFY(waitForOdds(driver));
    const auto assault = siege::comingAssault(*seen(driver));
    const siege::AssaultOdds expected = siege::findOdds(*assault, {}).value();
    QCOMPARE(panel(driver).odds()->samples, expected.samples);
    QCOMPARE(panel(driver).odds()->entry.value, expected.entry.value);
    auto *rows = panel(driver).findChild<QTreeWidget *>();
    QCOMPARE(rows->topLevelItemCount(), static_cast<int>(expected.walls.size()));
    QVERIFY(rows->topLevelItem(0)->text(1).contains(u'%'));
}

void ForesightWindowTest::oddsOfAnOldPositionAreNotShown()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    QVERIFY(driver.toQuestion());
    showOdds(driver);
    QVERIFY(waitForOdds(driver));
    QVERIFY(driver.session().play(driver.choices()[0]));
    QVERIFY(!panel(driver).odds().has_value());
    QCOMPARE(panel(driver).findChild<QTreeWidget *>()->topLevelItem(0)->text(1), u"…"_s);
    QVERIFY(driver.toQuestion());
    QVERIFY(waitForOdds(driver));
}

void ForesightWindowTest::noOddsWhileTheScreenIsHandedOver()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"person"_s}, 5);
    QVERIFY(driver.toQuestion());
    showOdds(driver);
    QVERIFY(waitForOdds(driver));
    while (driver.session().stage() == TableSession::Stage::Asking)
        QVERIFY(driver.session().play(driver.choices()[0]));
    QCOMPARE(driver.session().stage(), TableSession::Stage::HandingOver);
    QVERIFY(!panel(driver).odds().has_value());
    QCOMPARE(panel(driver).findChild<QTreeWidget *>()->topLevelItemCount(), 0);
    QTest::qWait(300);
    QVERIFY(!panel(driver).odds().has_value());
}

void ForesightWindowTest::pointingAtARowMarksTheWall()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    QVERIFY(driver.toQuestion());
    showOdds(driver);
    QVERIFY(waitForOdds(driver));
    QSignalSpy pointed(&panel(driver), &TablePanel::pointed);
    auto *rows = panel(driver).findChild<QTreeWidget *>();
    Q_EMIT rows->itemEntered(rows->topLevelItem(2), 0);
    QCOMPARE(pointed.size(), 1);
    const auto thing = pointed.first().first().value<canvas::Thing>();
    QCOMPARE(driver.table().board().nameOf(thing), rows->topLevelItem(2)->text(0));
}

void ForesightWindowTest::aHiddenPanelComputesNothing()
{
    WindowDriver driver;
    driver.begin({u"person"_s, u"heuristic"_s}, 5);
    QVERIFY(driver.toQuestion());
    driver.table().panels().setOddsShown(false);
    QVERIFY(!panel(driver).isVisible());
    QVERIFY(driver.session().play(driver.choices()[0]));
    QTest::qWait(300);
    QVERIFY(!panel(driver).odds().has_value());
}

MERLON_TEST(ForesightWindowTest)
#include "foresight_window_test.moc"
