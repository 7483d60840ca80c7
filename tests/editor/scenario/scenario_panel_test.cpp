#include "app/puzzles/puzzle_desk.h"
#include "app/table/table_page.h"
#include "core/base/json.h"
#include "core/engine/position/draft_edit.h"
#include "editor/scenario/scenario_parts.h"
#include "tests/editor/scenario/scenario_driver.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>
#include <QTreeWidget>
#include <QUndoStack>

#include <algorithm>
#include <string>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;
using testing::ScenarioDriver;
using testing::tableOpened;

/// The panel beside the map of a scenario: its parts in a tree, and what is entered there.
class ScenarioPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A goal is set in its rows, looked at by the game, and played at the seat that is to reach it.
    void aScenarioBecomesAPuzzle()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        driver.begin();
        editor.action("play-puzzle").trigger();
        QVERIFY(!tableOpened()); // it has no goal yet
        ScenarioParts &parts = driver.panel().parts();
        parts.tree().setCurrentItem(parts.itemOf(ScenarioParts::kGoalPage));
        auto *puzzle = driver.panel().findChild<QCheckBox *>(u"goal-puzzle"_s);
        QVERIFY(puzzle);
        puzzle->click();
        QVERIFY(driver.document().scenario().goal);
        QCOMPARE(driver.document().findings().size(), std::size_t {2}); // its task in two languages
        QVERIFY(!driver.document().hasErrors());
        const auto choose = [&](const QString &name, int index) {
            auto *box = driver.panel().findChild<QComboBox *>(name);
            box->setCurrentIndex(index);
            Q_EMIT box->activated(index);
        };
        choose(u"goal-seat"_s, 1);
        choose(u"goal-kind"_s, 1);
        auto *event = driver.panel().findChild<QLineEdit *>(u"goal-event"_s);
        event->setText(u"wall-breeched *"_s);
        Q_EMIT event->editingFinished();
        QVERIFY(driver.document().hasErrors());
        event->setText(u"round-begins *"_s);
        Q_EMIT event->editingFinished();
        QVERIFY(!driver.document().hasErrors());
        choose(u"goal-limit"_s, 1);
        const Goal goal = *driver.document().scenario().goal;
        QVERIFY(goal.seat == "defender" && goal.kind == Goal::Kind::Event && goal.event == "round-begins *");
        QVERIFY(goal.limit == Goal::Limit::Rounds && goal.count == 1);
        QVERIFY(readScenario(driver.document().contents().toStdString(), "saved")->goal == goal);
        editor.action("play-puzzle").trigger();
        const auto table = tableOpened();
        QVERIFY(table && table->table().session());
        QVERIFY(table->puzzles().puzzle());
        QVERIFY(table->table().session()->seating().players()[1].isPerson());
        while (driver.document().undoStack().canUndo())
            editor.action("undo").trigger();
        QVERIFY(!driver.document().scenario().goal);
        QVERIFY(!puzzle->isChecked());
    }

    void partsStandInATree()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        driver.begin();
        ScenarioParts &parts = driver.panel().parts();
        QCOMPARE(parts.tree().currentItem(), parts.itemOf(ScenarioParts::kInfoPage));
        const QString wall = u"/places/west-wall-2"_s;
        QVERIFY(parts.itemOf(wall));
        QCOMPARE(parts.itemOf(wall)->text(0), u"West wall 2"_s);
        QVERIFY(!parts.itemOf(wall)->font(0).bold());
        driver.dragTo("west-wall-2", "troll");
        QVERIFY(parts.itemOf(wall)->font(0).bold());
        QCOMPARE(parts.tree().currentItem(), parts.itemOf(wall));
        parts.tree().setCurrentItem(parts.itemOf(u"/defender"_s));
        QCOMPARE(driver.document().selected(), std::string("/defender"));
        driver.click("east-wall-3");
        QCOMPARE(parts.tree().currentItem(), parts.itemOf(u"/places/east-wall-3"_s));
        editor.action("undo").trigger();
        QVERIFY(!parts.itemOf(wall)->font(0).bold());
    }

    /// Other games may call things of the same key otherwise.
    void wordsAreThoseOfTheGame()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        driver.begin("ring", "exiles");
        driver.click("sec-n");
        QStringList titles;
        for (const QLabel *label : driver.panel().findChildren<QLabel *>())
            titles << label->text();
        QVERIFY2(titles.contains(u"archer"_s), qPrintable(titles.join(u'|')));
        QVERIFY2(!titles.contains(u"an archer"_s), qPrintable(titles.join(u'|')));
    }

    void partsAreFoundByTheirFields()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        driver.begin("ring", "exiles");
        ScenarioParts &parts = driver.panel().parts();
        QTest::keyClicks(&parts.search(), u"commander"_s);
        QVERIFY(!parts.itemOf(u"/places/sec-n"_s)->isHidden());
        QVERIFY(parts.itemOf(u"/places/dit-n1"_s)->isHidden());
    }

    /// Engines come and go with the parts that are about them.
    void theTreeFollowsThePosition()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        driver.begin();
        const auto engines = [&] {
            const auto &all = driver.draft().parts;
            return std::ranges::count_if(
                all, [](const DraftPart &part) { return part.key.starts_with("ballista"); });
        };
        const auto lines = [&] {
            return driver.panel()
                .parts()
                .tree()
                .findItems(u"ballista"_s, Qt::MatchContains | Qt::MatchRecursive)
                .size();
        };
        const qsizetype before = lines();
        QCOMPARE(before, qsizetype {engines()});
        driver.dragTo("west-rampart-1", "ballista");
        QCOMPARE(lines(), before + 1);
        QCOMPARE(lines(), qsizetype {engines()});
        editor.action("undo").trigger();
        QCOMPARE(lines(), before);
    }

    void partsAreSearched()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        driver.begin();
        ScenarioParts &parts = driver.panel().parts();
        QTest::keyClicks(&parts.search(), u"east wall"_s);
        QVERIFY(!parts.itemOf(u"/places/east-wall-2"_s)->isHidden());
        QVERIFY(parts.itemOf(u"/places/west-wall-2"_s)->isHidden());
        QVERIFY(parts.tree().topLevelItem(0)->isHidden()); // nothing of it is called so
        QTest::keyClick(&parts.search(), Qt::Key_Return);
        QCOMPARE(driver.document().selected(), std::string("/places/east-wall-1"));
        parts.search().clear();
        QVERIFY(!parts.itemOf(u"/places/west-wall-2"_s)->isHidden());
    }

    void partsShowWhatTheGameObjectsTo()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        driver.begin();
        for (int i = 0; i < 5; ++i)
            driver.dragTo("west-wall-1", "troll");
        QCOMPARE(driver.document().findings().size(), std::size_t {1});
        ScenarioParts &parts = driver.panel().parts();
        const QString part = QString::fromStdString(driver.document().findings().front().part);
        QVERIFY(parts.itemOf(part));
        QVERIFY(!parts.itemOf(part)->icon(0).isNull());
        QVERIFY(parts.itemOf(part)->toolTip(0).contains(u"not enough space"_s));
        QVERIFY(!parts.itemOf(part)->parent()->icon(0).isNull());
        editor.action("undo").trigger();
        QVERIFY(parts.itemOf(part)->icon(0).isNull());
    }

    void theRoundIsSetInThePanel()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        driver.begin();
        driver.document().select("");
        QSpinBox *round = driver.panel().findChild<QSpinBox *>();
        QVERIFY(round);
        round->setValue(4);
        QVERIFY(driver.document().scenario().position == (Json {{"round", 4}}));
        round->setValue(1);
        QVERIFY(!driver.document().isModified()); // two steps of a series that come to nothing
    }

    void cardsAreDraggedIntoTheHand()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        driver.begin();
        driver.document().select("");
        driver.dragOnto(driver.panel(), "levy");
        QVERIFY(driver.document().scenario().position
                == (Json {{"plans", {Json {{"card", "levy"}, {"state", "unused"}}}}}));
        driver.document().select("/defender");
        driver.dragOnto(driver.panel(), "hourglass");
        QVERIFY(driver.document().scenario().position.value()->at("defender") == (Json {{"reserve", 5}}));
    }

    void tellsWhatItIsAbout()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        driver.begin();
        QLineEdit *name = nullptr;
        for (auto *line : driver.panel().findChildren<QLineEdit *>()) {
            if (line->accessibleName() == u"Name, In English"_s)
                name = line;
        }
        QVERIFY(name);
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, u"Dusk"_s);
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(driver.document().name(), u"Dusk"_s);
        QVERIFY(editor.window().windowTitle().contains(u"Dusk"_s));
        editor.action("undo").trigger();
        QCOMPARE(driver.document().name(), u"New scenario"_s);
        QCOMPARE(name->text(), u"New scenario"_s);
    }
};

MERLON_TEST(ScenarioPanelTest)
#include "scenario_panel_test.moc"
