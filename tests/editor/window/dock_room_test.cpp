#include "app/words/resources.h"
#include "core/canvas/view/board_camera.h"
#include "editor/analysis/analysis_panel.h"
#include "editor/balance/balance_form.h"
#include "editor/balance/balance_panel.h"
#include "editor/panels/properties/properties_panel.h"
#include "editor/panels/properties/records_editor.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace merlon;
using testing::EditorDriver;

namespace {

QDockWidget &dockAround(QWidget &panel)
{
    QWidget *above = &panel;
    while (!qobject_cast<QDockWidget *>(above))
        above = above->parentWidget();
    return *qobject_cast<QDockWidget *>(above);
}

void openForRoom(EditorDriver &driver, const std::string &board = "two-shoulders")
{
    driver.window().documents().addBoard({*boardNamed(board), {}});
    QCoreApplication::processEvents();
}

/// The words of all boxes of the rows of a place.
QStringList wordsOfRows(EditorDriver &driver, const std::string &place)
{
    driver.document().select({{place}, {}});
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // rows of what was selected before
    QStringList words;
    const auto *rows = driver.part<PropertiesPanel>().findChild<RecordsEditor *>();
    for (const QComboBox *box : rows ? rows->findChildren<QComboBox *>() : QList<QComboBox *>()) {
        for (int i = 0; i < box->count(); ++i)
            words << box->itemText(i);
    }
    return words;
}

} // namespace

/// Where panels open, so that the drawing keeps its room.
class DockRoomTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void inASmallWindowTheyOpenBesideTheProperties()
    {
        EditorDriver driver;
        openForRoom(driver);
        const QSize before = driver.view().viewport()->size();
        QDockWidget &analysis = dockAround(driver.part<AnalysisPanel>());
        QDockWidget &properties = dockAround(driver.part<PropertiesPanel>());
        driver.action("analyse").trigger();
        QTRY_VERIFY(driver.part<AnalysisPanel>().isVisible());
        QCOMPARE(driver.window().dockWidgetArea(&analysis), Qt::RightDockWidgetArea);
        QVERIFY(driver.window().tabifiedDockWidgets(&properties).contains(&analysis));
        QTRY_COMPARE(driver.view().viewport()->height(), before.height());
        driver.action("analyse").trigger();
        QTRY_VERIFY(driver.part<PropertiesPanel>().isVisible());
    }

    void inALargeWindowTheyOpenBelow()
    {
        EditorDriver driver(u"en"_s, ThemeWish::Day, {1600, 900});
        openForRoom(driver);
        driver.action("analyse").trigger();
        QTRY_VERIFY(driver.part<AnalysisPanel>().isVisible());
        QCOMPARE(driver.window().dockWidgetArea(&dockAround(driver.part<AnalysisPanel>())),
                 Qt::BottomDockWidgetArea);
    }

    void whatSomebodyHasMovedStaysThere()
    {
        EditorDriver driver;
        openForRoom(driver);
        QDockWidget &analysis = dockAround(driver.part<AnalysisPanel>());
        driver.action("analyse").trigger();
        driver.window().addDockWidget(Qt::LeftDockWidgetArea, &analysis); // as if it were dragged
        driver.action("analyse").trigger();
        if (!analysis.isHidden()) // it lay behind another
            driver.action("analyse").trigger();
        QTRY_VERIFY(analysis.isHidden());
        driver.action("analyse").trigger();
        QTRY_VERIFY(driver.part<AnalysisPanel>().isVisible());
        QCOMPARE(driver.window().dockWidgetArea(&analysis), Qt::LeftDockWidgetArea);
    }

    void theBalanceFitsIntoTheColumn()
    {
        EditorDriver driver;
        openForRoom(driver);
        const int before = driver.view().viewport()->height();
        QDockWidget &balance = dockAround(driver.part<BalancePanel>());
        driver.part<BalancePanel>().form().setGames(4);
        for (const std::size_t seat : {0, 1})
            driver.part<BalancePanel>().form().setPlayer(seat, u"random"_s);
        driver.action("balance").trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!driver.part<BalancePanel>().isRunning(), testing::kPatience);
        QCOMPARE(driver.window().dockWidgetArea(&balance), Qt::RightDockWidgetArea);
        QTRY_COMPARE(driver.view().viewport()->height(), before);
        QCOMPARE(driver.window().height(), 800);
        QVERIFY(driver.view().viewport()->width() > driver.window().width() / 3);
    }

    /// A game has one word for a piece, although boards may be for both.
    void aPieceHasOneName()
    {
        EditorDriver driver;
        openForRoom(driver);
        const QStringList breach = wordsOfRows(driver, "west-wall-1");
        QVERIFY2(breach.contains(u"marksman"_s) && !breach.contains(u"archer"_s),
                 qPrintable(breach.join(u' ')));
        openForRoom(driver, "three-gates");
        const auto wall = std::ranges::find(driver.board().places(), std::string("wall"), &Place::kind);
        QVERIFY(wall != driver.board().places().end());
        const QStringList glory = wordsOfRows(driver, wall->key);
        QVERIFY2(glory.contains(u"archer"_s) && !glory.contains(u"marksman"_s), qPrintable(glory.join(u' ')));
    }
};

MERLON_TEST(DockRoomTest)
#include "dock_room_test.moc"
