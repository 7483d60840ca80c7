#include "app/look/settings.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QApplication>
#include <QTest>

using namespace merlon;
using testing::EditorDriver;

/// What the editor lets a person set, for both programs.
class OfficeSettingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textAndPaletteAreSetAsAtTheTable()
    {
        EditorDriver driver;
        driver.beginEmpty();
        const double before = QApplication::font().pointSizeF();
        QVERIFY(!driver.action("usual-text").isEnabled());
        driver.action("larger-text").trigger();
        driver.action("larger-text").trigger();
        QVERIFY(QApplication::font().pointSizeF() > 1.15 * before);
        QCOMPARE(loadSettings().textSize, 120);
        driver.action("usual-text").trigger();
        QCOMPARE(QApplication::font().pointSizeF(), before);
        driver.action("safe-colours").trigger();
        QCOMPARE(loadSettings().palette, canvas::PaletteKind::Safe);
        QCOMPARE(driver.appearance().theme().palette, canvas::PaletteKind::Safe);
        driver.action("safe-colours").trigger();
        QCOMPARE(loadSettings().palette, canvas::PaletteKind::Standard);
    }
};

MERLON_TEST(OfficeSettingsTest)
#include "office_settings_test.moc"
