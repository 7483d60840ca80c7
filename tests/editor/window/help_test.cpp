#include "app/rules/rule_text.h"
#include "app/rules/rule_window.h"
#include "app/words/game_words.h"
#include "editor/panels/findings/findings_panel.h"
#include "editor/panels/help/help_strip.h"
#include "editor/panels/properties/properties_panel.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QComboBox>
#include <QEnterEvent>
#include <QListWidget>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;

namespace {

const QString kInvaderSpaces = u"How many units of the invader can be on the wall."_s;

void openAndSelect(EditorDriver &driver, const char *place)
{
    driver.window().documents().addBoard({testing::shippedBoard("two-shoulders"), {}});
    Selection one;
    one.places.insert(place);
    driver.document().select(one);
    QCoreApplication::processEvents();
}

QSpinBox *invaderSpaces(EditorDriver &driver)
{
    for (auto *box : driver.part<PropertiesPanel>().findChildren<QSpinBox *>()) {
        if (box->accessibleName() == u"Invader spaces"_s)
            return box;
    }
    return nullptr;
}

/// As if the pointer had come over it.
void pointAt(QWidget &widget)
{
    const QPointF at = widget.rect().center();
    QEnterEvent event(at, at, widget.mapToGlobal(at));
    QCoreApplication::sendEvent(&widget, &event);
}

/// The tooltip that is shown over a widget: its own, or that of what it lies on.
QString tipOver(const QWidget *widget)
{
    while (widget && widget->toolTip().isEmpty())
        widget = widget->parentWidget();
    return widget ? widget->toolTip() : QString();
}

/// The rule that the rulebook shows; empty while it is closed.
QString ruleShown(EditorDriver &driver)
{
    auto *rules = driver.window().findChild<RuleWindow *>();
    return rules && rules->isVisible() ? rules->text().textCursor().selectedText() : QString();
}

} // namespace

/// What things are for, said where they are drawn and set.
class HelpTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aToolSaysWhatItDraws()
    {
        EditorDriver driver;
        driver.beginEmpty();
        const QString tip = driver.action("rampart").toolTip();
        QVERIFY2(tip.contains(u"earthwork of the invader"_s), qPrintable(tip));
        QVERIFY2(tip.contains(u"S2-10.5, S1-11.5"_s), qPrintable(tip)); // no game is chosen yet
    }

    void aSelectedPlaceIsExplained()
    {
        EditorDriver driver;
        openAndSelect(driver, "west-wall-1");
        auto &strip = driver.part<HelpStrip>();
        QVERIFY(strip.isVisible());
        QVERIFY2(strip.text().contains(u"where invader and defender fight"_s), qPrintable(strip.text()));
        driver.document().select({});
        QCoreApplication::processEvents();
        QVERIFY(!strip.isVisible()); // a board has no type
    }

    void theStripLiesBelowTheRows()
    {
        EditorDriver driver;
        openAndSelect(driver, "west-wall-1");
        const auto &panel = driver.part<PropertiesPanel>();
        const auto &strip = driver.part<HelpStrip>();
        QCOMPARE(strip.geometry().top(), panel.viewport()->geometry().bottom() + 1);
        QVERIFY(strip.geometry().bottom() <= panel.rect().bottom());
        QVERIFY(strip.height() >= 2 * strip.fontMetrics().lineSpacing());
    }

    void aRowIsExplainedWherePointerRests()
    {
        EditorDriver driver;
        openAndSelect(driver, "west-wall-1");
        QSpinBox *box = invaderSpaces(driver);
        QVERIFY(box);
        QVERIFY2(tipOver(box).contains(kInvaderSpaces), qPrintable(tipOver(box)));
        const auto &strip = driver.part<HelpStrip>();
        QVERIFY(!strip.text().contains(kInvaderSpaces));
        pointAt(*box->parentWidget()->parentWidget()); // the row, with its button
        QTRY_VERIFY(strip.text().contains(kInvaderSpaces));
    }

    void everyTypeInTheBoxIsExplained()
    {
        EditorDriver driver;
        openAndSelect(driver, "west-wall-1");
        int types = 0;
        for (const auto *box : driver.part<PropertiesPanel>().findChildren<QComboBox *>()) {
            if (box->accessibleName() != u"Place type"_s)
                continue;
            for (; types < box->count(); ++types) {
                const QString tip = box->itemData(types, Qt::ToolTipRole).toString();
                QVERIFY2(tip.contains(u"<br>"_s), qPrintable(box->itemText(types)));
            }
        }
        QCOMPARE(types, 9);
    }

    void aLinkOpensTheRule()
    {
        EditorDriver driver;
        openAndSelect(driver, "west-rampart-1");
        auto &strip = driver.part<HelpStrip>();
        QVERIFY2(strip.text().contains(u"rule:S2-10.5"_s), qPrintable(strip.text()));
        Q_EMIT strip.linkActivated(u"rule:S2-10.5"_s);
        QTRY_COMPARE(ruleShown(driver), u"S2-10.5"_s);
        const QString title = driver.window().findChild<RuleWindow *>()->windowTitle();
        QVERIFY2(title.contains(titleOf("siege2")), qPrintable(title));
    }

    void aProblemLeadsToItsRule() // V-14
    {
        EditorDriver driver;
        openAndSelect(driver, "forge");
        driver.document().perform(removePlace(driver.board(), "forge"), u"x"_s);
        driver.document().checkNow();
        auto &panel = driver.part<FindingsPanel>();
        auto *rule = panel.findChild<QLabel *>(u"rule"_s);
        QVERIFY(rule && rule->isHidden());
        panel.list().setCurrentRow(1); // below its heading
        QVERIFY(!rule->isHidden());
        QVERIFY2(rule->text().contains(u"rule:S2-12.3"_s), qPrintable(rule->text()));
        Q_EMIT rule->linkActivated(u"rule:S2-12.3"_s);
        QTRY_COMPARE(ruleShown(driver), u"S2-12.3"_s);
    }
};

MERLON_TEST(HelpTest)
#include "help_test.moc"
