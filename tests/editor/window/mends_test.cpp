#include "app/words/board_wordings.h"
#include "app/words/game_words.h"
#include "editor/panels/findings/findings_panel.h"
#include "editor/panels/properties/properties_panel.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QUndoStack>

#include <algorithm>
#include <vector>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;

namespace {

/// The line of the first finding of which something holds becomes the current one.
template <class Holds>
bool chooseFinding(EditorDriver &driver, Holds holds)
{
    driver.document().checkNow();
    for (const BoardFinding &found : driver.document().findings()) {
        if (!holds(found.finding))
            continue;
        QListWidget &list = driver.part<FindingsPanel>().list();
        const QList<QListWidgetItem *> lines =
            list.findItems(say(found.finding, BoardWordings(driver.board(), found.game)), Qt::MatchExactly);
        if (lines.isEmpty())
            return false;
        list.setCurrentItem(lines.first());
        return true;
    }
    return false;
}

void press(QPushButton &button)
{
    QTest::mouseClick(&button, Qt::LeftButton);
    QCoreApplication::processEvents();
}

void openTwoShoulders(EditorDriver &driver)
{
    driver.window().documents().addBoard({testing::shippedBoard("two-shoulders"), {}});
    QCoreApplication::processEvents();
}

void alter(EditorDriver &driver, const char *place, const char *attribute, const char *word)
{
    driver.document().perform(setAttribute(driver.board(), place, attribute, std::string(word)), u"x"_s);
}

QString lastStep(EditorDriver &driver)
{
    const QUndoStack &stack = driver.document().undoStack();
    return stack.text(stack.index() - 1);
}

} // namespace

/// What the panel of problems says and mends, and what the history says of it.
class MendsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anEmptyBoardHasOnlySomethingToDo()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.document().checkNow();
        FindingsPanel &panel = driver.part<FindingsPanel>();
        QVERIFY2(panel.summary().startsWith(u"Still to do: "_s), qPrintable(panel.summary()));
        QCOMPARE(panel.list().item(0)->text(), panel.summary().section(u", "_s, 0, 0));
        panel.list().setCurrentRow(0); // a heading has nothing to mend
        QVERIFY(!panel.mendButton().isEnabled());
    }

    /// What could be done about one problem takes room only while that problem is chosen and something can be done.
    void theListHasTheRoomOfThePanel()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.document().checkNow();
        QCoreApplication::processEvents();
        FindingsPanel &panel = driver.part<FindingsPanel>();
        QListWidget &list = panel.list();
        const int line = panel.fontMetrics().height();
        const auto below = [&] { return panel.height() - list.geometry().bottom(); };
        QTRY_VERIFY2(below() < 2 * line, qPrintable(QString::number(below())));
        QVERIFY(!panel.mendButton().isVisible());
        QVERIFY(chooseFinding(driver, [](const Finding &finding) { return finding.id == "V-19"; }));
        QVERIFY(!panel.mendButton().isVisible()); // there are no walls yet
        QVERIFY(chooseFinding(driver, [](const Finding &finding) {
            return finding.wanted && finding.wanted->identity == "guards";
        }));
        QVERIFY(panel.mendButton().isVisible());
        QTRY_VERIFY(below() > 2 * line);
        QTRY_VERIFY(list.viewport()->rect().contains(list.visualItemRect(list.currentItem()).center()));
    }

    void aWrongThingStandsAboveWhatIsMissing()
    {
        EditorDriver driver;
        openTwoShoulders(driver);
        alter(driver, "barracks", "access", "closed");
        driver.document().perform(removePlace(driver.board(), "forge"), u"x"_s);
        driver.document().checkNow();
        const QListWidget &list = driver.part<FindingsPanel>().list();
        QCOMPARE(list.item(0)->text(), u"Wrong: 1"_s);
        QCOMPARE(list.item(2)->text(), u"Still to do: 1"_s);
    }

    /// V-14: the tool is taken up for the very building; the next click puts the first one that is missing.
    void aMissingBuildingIsPutWhereOneClicks()
    {
        EditorDriver driver;
        driver.beginEmpty();
        QVERIFY(chooseFinding(driver, [](const Finding &finding) {
            return finding.wanted && finding.wanted->identity == "scouts";
        }));
        press(driver.part<FindingsPanel>().mendButton());
        QVERIFY(driver.board().places().empty());
        driver.click(Point {500, 400});
        QVERIFY(driver.board().find("scouts"));
        driver.click(Point {600, 400});
        QVERIFY(driver.board().find("forge"));
    }

    /// V-01: on the side that lacks it, whatever half of the drawing it is put into.
    void aMissingForegroundKnowsItsSide()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.putPlace("foreground", {150, 850});
        QVERIFY(chooseFinding(driver, [](const Finding &finding) { return finding.id == "V-01"; }));
        press(driver.part<FindingsPanel>().mendButton());
        driver.click(Point {400, 850});
        QVERIFY(driver.board().find("east-foreground-1"));
    }

    /// EX V12: the next click puts the very building that is missing.
    void aMissingBuildingIsThatBuilding()
    {
        EditorDriver driver;
        const Board ring = testing::shippedBoard("ring");
        Board without = ring;
        QVERIFY(apply(without, removePlace(without, "bld-chapel")).has_value());
        driver.window().documents().addBoard({without, {}});
        QCoreApplication::processEvents();
        QVERIFY(chooseFinding(driver, [](const Finding &finding) { return finding.id == "V-12"; }));
        press(driver.part<FindingsPanel>().mendButton());
        driver.click(ring.find("bld-chapel")->at);
        driver.document().checkNow();
        QVERIFY(driver.board().find("chapel"));
        QVERIFY(!driver.document().hasErrors());
    }

    /// Names of the board, words of its game, and any text as a side where the family has none.
    void placesAndLinksAreCalledAsTheirGameCallsThem()
    {
        EditorDriver driver;
        driver.window().documents().addBoard({testing::shippedBoard("ring"), {}});
        QCoreApplication::processEvents();
        QCOMPARE(driver.action("adjacent").text(), u"Along the ring"_s);
        driver.document().select({{"bld-barracks"}, {}});
        QCoreApplication::processEvents();
        auto &panel = driver.part<PropertiesPanel>();
        const auto labels = panel.findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel *one) { return one->text() == u"Barracks"_s; }));
        const auto lines = panel.findChildren<QLineEdit *>();
        const auto side = std::ranges::find_if(
            lines, [](const QLineEdit *one) { return one->accessibleName() == u"Side"_s; });
        QVERIFY(side != lines.end());
        (*side)->selectAll();
        QTest::keyClicks(*side, u"old town"_s);
        QTest::keyClick(*side, Qt::Key_Return);
        QCOMPARE(driver.board().find("bld-barracks")->side, std::string("old town"));
    }

    void oneClickMendsAllThatLeavesNoChoice() // V-14
    {
        EditorDriver driver;
        openTwoShoulders(driver);
        alter(driver, "barracks", "access", "closed");
        alter(driver, "guards", "access", "closed");
        alter(driver, "forge", "access", "open");
        const Board broken = driver.board();
        driver.document().checkNow();
        QPushButton &all = driver.part<FindingsPanel>().mendAllButton();
        QVERIFY(all.isVisible());
        QVERIFY2(all.text().contains(u'3'), qPrintable(all.text()));
        press(all);
        QVERIFY(!driver.document().hasErrors());
        QVERIFY2(lastStep(driver).contains(u'3'), qPrintable(lastStep(driver)));
        QVERIFY(!all.isVisible());
        driver.action("undo").trigger();
        QCOMPARE(driver.board(), broken);
    }

    void aHeroGoesToTheSelectedWall() // V-19
    {
        EditorDriver driver;
        openTwoShoulders(driver);
        alter(driver, "east-wall-3", "hero-start", "none");
        driver.document().checkNow();
        driver.document().select({{"east-wall-4"}, {}});
        QVERIFY(chooseFinding(driver, [](const Finding &finding) { return finding.id == "V-19"; }));
        QPushButton &mend = driver.part<FindingsPanel>().mendButton();
        QVERIFY2(mend.accessibleDescription().contains(u"East wall 4"_s),
                 qPrintable(mend.accessibleDescription()));
        press(mend);
        QCOMPARE(wordOf(siegeSchema(), *driver.board().find("east-wall-4"), "hero-start"),
                 std::string("officer"));
    }

    void whatIsTooMuchIsRemoved() // V-14
    {
        EditorDriver driver;
        openTwoShoulders(driver);
        const Board sound = driver.board();
        driver.document().perform(addPlace(sound, {"courtyard-2", "courtyard", "none", {100, 100}, {}, {}}),
                                  u"x"_s);
        QVERIFY(chooseFinding(driver, [](const Finding &finding) { return finding.id == "V-14"; }));
        QPushButton &mend = driver.part<FindingsPanel>().mendButton();
        QCOMPARE(mend.accessibleDescription(), u"Remove Courtyard 2"_s);
        driver.document().select({{"courtyard"}, {}});
        QCOMPARE(mend.accessibleDescription(), u"Remove Courtyard"_s);
        driver.document().select({});
        press(mend);
        QCOMPARE(driver.board(), sound);
        QCOMPARE(lastStep(driver), u"Fix: Remove Courtyard 2"_s);
    }

    void aTowerLosesTheWallThatOneSelects() // V-11
    {
        EditorDriver driver;
        openTwoShoulders(driver);
        driver.document().perform(
            addLink(driver.board(), {"adjacent", "west-tower-1", "west-wall-3", {}, {}}), u"x"_s);
        QVERIFY(chooseFinding(driver, [](const Finding &finding) { return finding.id == "V-11"; }));
        QPushButton &mend = driver.part<FindingsPanel>().mendButton();
        QVERIFY2(mend.accessibleDescription().contains(u"West wall 3"_s),
                 qPrintable(mend.accessibleDescription()));
        for (const Link &link : driver.board().links()) {
            if (link.kind == "adjacent" && liesWithin({{"west-tower-1", "west-wall-1"}, {}}, link)) {
                driver.document().select({{}, {linkName(link)}});
                break;
            }
        }
        QVERIFY2(mend.accessibleDescription().contains(u"West wall 1"_s),
                 qPrintable(mend.accessibleDescription()));
        press(mend);
        driver.document().checkNow();
        QVERIFY(!driver.document().hasErrors());
    }

    void theHistorySaysWhatAndWhere() // V-14
    {
        EditorDriver driver;
        openTwoShoulders(driver);
        alter(driver, "barracks", "access", "closed");
        QVERIFY(chooseFinding(driver, [](const Finding &finding) { return finding.id == "V-14"; }));
        press(driver.part<FindingsPanel>().mendButton());
        QCOMPARE(lastStep(driver), u"Fix: Barracks: set Access to “open”"_s);
        driver.document().select({{"west-wall-2"}, {}});
        for (auto *box : driver.part<PropertiesPanel>().findChildren<QSpinBox *>()) {
            if (box->accessibleName() == u"Invader spaces"_s)
                box->setValue(7);
        }
        QCOMPARE(lastStep(driver), u"West wall 2: set Invader spaces to “7”"_s);
    }

    /// Steps on the same list are one, which says how it was before all and how it is after all.
    void theHistorySaysWhatAListHasBecome()
    {
        EditorDriver driver;
        openTwoShoulders(driver);
        driver.document().select({{"west-wall-2"}, {}});
        std::vector<QComboBox *> types;
        for (auto *box : driver.part<PropertiesPanel>().findChildren<QComboBox *>()) {
            if (box->findData(u"veteran"_s) >= 0 && box->findData(u"any"_s) >= 0)
                types.push_back(box);
        }
        QCOMPARE(types.size(), std::size_t {2});
        for (QComboBox *box : types) {
            box->setCurrentIndex(box->findData(u"veteran"_s));
            Q_EMIT box->activated(box->currentIndex());
        }
        const int steps = driver.document().undoStack().count();
        QCOMPARE(steps, 1);
        const QString said = lastStep(driver).toLower();
        QVERIFY2(said.startsWith(u"west wall 2: defender spaces: any"_s) && said.contains(u" → veteran"_s),
                 qPrintable(said));
    }

    void theHistoryFollowsTheLanguage()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.putPlace("wall", {300, 300});
        driver.takeTool("");
        driver.document().select({{"west-wall-1"}, {}});
        driver.action("remove").trigger();
        QVERIFY(lastStep(driver).contains(u"West wall"_s));
        driver.menu("language")->actions().at(Language::codes().indexOf(u"fr"_s))->trigger();
        QCoreApplication::processEvents();
        for (int step = 0; step < 2; ++step) {
            const QString text = driver.document().undoStack().text(step);
            QVERIFY2(text.contains(u"Mur ouest"_s), qPrintable(text));
        }
        QVERIFY(driver.action("undo").text().contains(u"Mur ouest"_s));
    }
};

MERLON_TEST(MendsTest)
#include "mends_test.moc"
