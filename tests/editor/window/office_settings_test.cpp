#include "app/look/settings.h"
#include "tests/editor/editor_driver.h"

#include <QAction>
#include <QApplication>
#include <QTest>

using namespace merlon;
using testing::EditorDriver;

/// What the drawing office lets a person set, for both programs.
class OfficeSettingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textAndPaletteAreSetAsAtTheTable()
    {
        EditorDriver driver;
        driver.beginEmpty();
        const EditorActions &actions = driver.window().actions();
        const double before = QApplication::font().pointSizeF();
        QVERIFY(!actions.usualText->isEnabled());
        actions.largerText->trigger();
        actions.largerText->trigger();
        QVERIFY(QApplication::font().pointSizeF() > 1.15 * before);
        QCOMPARE(loadSettings().textSize, 120);
        actions.usualText->trigger();
        QCOMPARE(QApplication::font().pointSizeF(), before);
        actions.safeColours->trigger();
        QCOMPARE(loadSettings().palette, canvas::PaletteKind::Safe);
        QCOMPARE(driver.appearance().theme().palette, canvas::PaletteKind::Safe);
        actions.safeColours->trigger();
        QCOMPARE(loadSettings().palette, canvas::PaletteKind::Standard);
    }
};

QTEST_MAIN(OfficeSettingsTest)
#include "office_settings_test.moc"
