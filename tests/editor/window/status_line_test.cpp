#include "editor/window/status_line.h"
#include "tests/editor/scenario/scenario_driver.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QStatusBar>
#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;
using namespace merlon::testing;

namespace {

/// What has been said last.
QString said(EditorDriver &driver)
{
    return driver.window().statusBar()->findChild<QLabel *>()->text();
}

} // namespace

/// What the line says is about what was done last, or how to go on.
class StatusLineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRefusalIsForgottenByUndo()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.putPlace("wall", {300, 300});
        driver.putPlace("rampart", {150, 300});
        driver.takeTool("path");
        const QString hint = said(driver);
        driver.drag("west-wall-1", "west-rampart-1");
        QVERIFY2(said(driver).contains(u"not the other way round"_s), qPrintable(said(driver)));
        driver.action("undo").trigger();
        QCOMPARE(said(driver), hint);
        driver.action("redo").trigger();
        driver.drag("west-wall-1", "west-rampart-1");
        driver.document().undoStack().setIndex(0); // as the history does
        QCOMPARE(said(driver), hint);
    }

    void inAScenarioAsWell()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        driver.begin();
        driver.dragTo("west-wall-1", "troll");
        driver.dragTo("west-rampart-1", "marksman");
        QVERIFY(!said(editor).isEmpty());
        editor.action("undo").trigger();
        QCOMPARE(said(editor), QString());
    }

    void whatAStepSaysStays()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        driver.begin();
        for (int i = 0; i < 5; ++i)
            driver.dragTo("west-wall-1", "troll");
        QVERIFY2(said(editor).contains(u"not enough space"_s), qPrintable(said(editor)));
    }
};

MERLON_TEST(StatusLineTest)
#include "status_line_test.moc"
