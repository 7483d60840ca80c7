#include "app/window/window_actions.h"
#include "tests/app/table/dock_hands.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::WindowDriver;

/// Where the panel of the odds lies, and that it gives way to those who play.
class OddsDockTest : public QObject, private testing::DockHands {
    Q_OBJECT

private Q_SLOTS:
    void init() { forgetLayouts(); }

    void theOddsAreThereWhereverThereIsRoom_data();
    void theOddsAreThereWhereverThereIsRoom();
    void theOddsLieBeforeTheSideThatNobodyPlays_data();
    void theOddsLieBeforeTheSideThatNobodyPlays();
    void theOddsGoWithTheSideThatNobodyPlays();
    void theOddsGiveWayWhenAPersonTakesASide();
};

void OddsDockTest::theOddsAreThereWhereverThereIsRoom_data()
{
    QTest::addColumn<QSize>("window");
    QTest::newRow("1280x800") << QSize(1280, 800);
    QTest::newRow("1366x768") << QSize(1366, 768);
    QTest::newRow("1920x1080") << QSize(1920, 1080);
}

/// In front of the log, and where there is no room for more, of a side; and as the person leaves them from then on.
void OddsDockTest::theOddsAreThereWhereverThereIsRoom()
{
    QFETCH(const QSize, window);
    const QString odds = u"odds"_s;
    WindowDriver driver(u"en"_s, ThemeWish::Day, window);
    driver.lookAtOdds();
    const QStringList players {u"person"_s, u"heuristic"_s};
    driver.begin(players, 3);
    QVERIFY(driver.toQuestion());
    QVERIFY(!dock(driver, odds).isHidden());
    QVERIFY(docksOf(driver).tabifiedDockWidgets(&dock(driver, kLog)).contains(&dock(driver, odds)));
    const QStringList both {dock(driver, odds).windowTitle(), dock(driver, kLog).windowTitle()};
    QTRY_VERIFY(tabsWithLog(driver).join(u'|').endsWith(both.join(u'|')));
    QTRY_VERIFY(dock(driver, odds).isSeen());
    QTRY_VERIFY(dock(driver, odds).panel()->isVisible());
    dock(driver, kLog).raise();
    QTRY_VERIFY(!dock(driver, odds).panel()->isVisible()); // what is not seen is not calculated
    dock(driver, odds).raise();
    QTRY_VERIFY(dock(driver, odds).panel()->isVisible());
    QVERIFY(driver.table().panels().areOddsShown());

    docksOf(driver).setOpen(dock(driver, odds), false);
    waitForSaving();
    driver.restart();
    driver.begin(players, 3);
    QVERIFY(driver.toQuestion());
    QVERIFY(dock(driver, odds).isHidden());
}

void OddsDockTest::theOddsLieBeforeTheSideThatNobodyPlays_data()
{
    QTest::addColumn<QStringList>("players");
    QTest::addColumn<QString>("behind");
    QTest::addColumn<QString>("beside");
    const QString computer = u"heuristic"_s;
    QTest::newRow("invader") << QStringList {u"person"_s, computer} << kSecond << kFirst;
    QTest::newRow("defender") << QStringList {computer, u"person"_s} << kFirst << kSecond;
}

/// The player's own panel stays where it can be seen.
void OddsDockTest::theOddsLieBeforeTheSideThatNobodyPlays()
{
    QFETCH(const QStringList, players);
    QFETCH(const QString, behind);
    QFETCH(const QString, beside);
    WindowDriver driver(u"en"_s, ThemeWish::Day, {1280, 800});
    driver.lookAtOdds();
    driver.begin(players, 3);
    QVERIFY(driver.toQuestion());
    PanelDock &odds = dock(driver, u"odds"_s);
    QVERIFY(docksOf(driver).tabifiedDockWidgets(&odds).contains(&dock(driver, behind)));
    QTRY_VERIFY(odds.isSeen());
    QTRY_VERIFY(dock(driver, beside).isSeen());
}

void OddsDockTest::theOddsGoWithTheSideThatNobodyPlays()
{
    WindowDriver driver(u"en"_s, ThemeWish::Day, {1366, 768});
    driver.lookAtOdds();
    driver.begin({u"person"_s, u"heuristic"_s}, 3);
    QVERIFY(driver.toQuestion());
    PanelDock &odds = dock(driver, u"odds"_s);
    Q_EMIT driver.window().actions().swappedSidesWanted(true);
    QTRY_COMPARE(docksOf(driver).dockWidgetArea(&dock(driver, kFirst)), Qt::RightDockWidgetArea);
    QVERIFY(docksOf(driver).tabifiedDockWidgets(&odds).contains(&dock(driver, kSecond)));
    QTRY_VERIFY(odds.isSeen());
    QTRY_VERIFY(dock(driver, kFirst).isSeen());
}

/// Where persons play both sides, the panels of both can be seen.
void OddsDockTest::theOddsGiveWayWhenAPersonTakesASide()
{
    WindowDriver driver(u"en"_s, ThemeWish::Day, {1366, 768});
    driver.lookAtOdds();
    driver.begin({u"person"_s, u"heuristic"_s}, 3);
    QVERIFY(driver.toQuestion());
    PanelDock &odds = dock(driver, u"odds"_s);
    QVERIFY(docksOf(driver).tabifiedDockWidgets(&odds).contains(&dock(driver, kSecond)));

    driver.session().changePlayers({{u"heuristic"_s, {}}, {u"person"_s, {}}});
    QVERIFY(driver.toQuestion());
    QVERIFY(docksOf(driver).tabifiedDockWidgets(&odds).contains(&dock(driver, kFirst)));
    QTRY_VERIFY(odds.isSeen());
    QTRY_VERIFY(dock(driver, kSecond).isSeen());

    driver.session().changePlayers({{u"person"_s, {}}, {u"person"_s, {}}});
    QVERIFY(driver.toQuestion());
    QVERIFY(docksOf(driver).tabifiedDockWidgets(&odds).contains(&dock(driver, kLog)));
    QTRY_VERIFY(dock(driver, kFirst).isSeen() && dock(driver, kSecond).isSeen());
    QVERIFY(!odds.isSeen());
}

MERLON_TEST(OddsDockTest)
#include "odds_dock_test.moc"
