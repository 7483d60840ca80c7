#include "app/widgets/boxes/message_bar.h"
#include "app/words/language.h"
#include "core/base/json.h"
#include "core/canvas/view/board_keyboard.h"
#include "editor/canvas/overlays/pointer_label.h"
#include "editor/tabs/find_bar.h"
#include "tests/editor/scenario/scenario_driver.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QTest>
#include <QUndoStack>

#include <algorithm>
#include <string>
#include <vector>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;
using testing::ScenarioDriver;
using testing::tableOpened;

/// What is laid on the map of a scenario, by mouse and by keyboard, and what the game says to it.
class ScenarioMapTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void piecesAreDraggedFromTheTray()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        driver.begin();
        driver.dragTo("west-wall-2", "troll");
        driver.dragTo("west-wall-2", "troll");
        driver.dragTo("west-wall-2", "ladder");
        driver.dragTo("west-rampart-1", "ballista");
        driver.dragTo("east-wall-1", "warrior");
        QCOMPARE(driver.count("troll", "west-wall-2"), 2);
        QCOMPARE(driver.count("ballista", "west-rampart-1"), 1);
        QCOMPARE(driver.count("warrior", "east-wall-1"), 1);
        QVERIFY(!driver.document().hasErrors());
        QCOMPARE(driver.document().undoStack().count(), 5);
        while (driver.document().undoStack().canUndo())
            editor.action("undo").trigger();
        QVERIFY(!driver.document().isModified());
        QVERIFY(driver.document().scenario().position == Json::object());
        editor.action("redo").trigger();
        QCOMPARE(driver.count("troll", "west-wall-2"), 1);
    }

    void piecesAreDraggedOnTheBoardAndOffIt()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        driver.begin();
        driver.dragTo("west-wall-2", "troll");
        driver.dragPiece("troll", "west-wall-2", "east-wall-3");
        QCOMPARE(driver.count("troll", "west-wall-2"), 0);
        QCOMPARE(driver.count("troll", "east-wall-3"), 1);
        driver.dragOff("troll", "east-wall-3");
        QCOMPARE(driver.count("troll", "east-wall-3"), 0);
        QCOMPARE(driver.document().undoStack().count(), 3);
    }

    void byKeyboardAlone()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        driver.begin();
        driver.map().setFocus();
        driver.map().keyboard().setCurrent(
            canvas::placeThing(static_cast<int>(*driver.document().board().indexOf("west-wall-3"))));
        QTest::keyClick(&driver.map(), Qt::Key_Return);
        QCOMPARE(driver.document().selected(), std::string("/places/west-wall-3"));
        driver.tray().setFocus();
        driver.tray().setCurrentItem(driver.tray().itemOf("orc"));
        QTest::keyClick(&driver.tray(), Qt::Key_Return);
        QTest::keyClick(&driver.tray(), Qt::Key_Return);
        QCOMPARE(driver.count("orc", "west-wall-3"), 2);
        QTest::keyClick(&driver.tray(), Qt::Key_Delete);
        QCOMPARE(driver.count("orc", "west-wall-3"), 1);
    }

    /// What the game objects to is put, stands in the findings in its own words, and cannot be played.
    void theGameObjectsAtOnce()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        driver.begin();
        for (int i = 0; i < 5; ++i)
            driver.dragTo("west-wall-1", "troll");
        QCOMPARE(driver.count("troll", "west-wall-1"), 5);
        QCOMPARE(driver.findings().list().count(), 1);
        QVERIFY2(driver.findings().list().item(0)->text().contains(u"not enough space"_s),
                 qPrintable(driver.findings().list().item(0)->text()));
        editor.action("play-first").trigger();
        QVERIFY(!tableOpened());
        QVERIFY(editor.messages().text().contains(u"not enough space"_s));
        editor.action("undo").trigger();
        QCOMPARE(driver.findings().list().count(), 0);
        QVERIFY(driver.findings().summary().contains(u"No problems"_s));
    }

    void theHistorySaysWhereAndFollowsTheLanguage()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        driver.begin();
        driver.dragTo("west-rampart-1", "goblin");
        driver.dragPiece("goblin", "west-rampart-1", "west-rampart-2");
        const QUndoStack &stack = driver.document().undoStack();
        QCOMPARE(stack.count(), 2);
        QCOMPARE(stack.text(0), u"West rampart 1: place goblin"_s);
        QCOMPARE(stack.text(1), u"Move goblin: West rampart 1 → West rampart 2"_s);
        editor.menu("language")->actions().at(Language::codes().indexOf(u"fr"_s))->trigger();
        QCoreApplication::processEvents();
        for (int step = 0; step < 2; ++step)
            QVERIFY2(stack.text(step).contains(u"Rempart ouest 1"_s), qPrintable(stack.text(step)));
    }

    /// A piece is taken away and moved, a place gets one, with the right button and with the menu key.
    void theMapHasMenus()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        driver.begin();
        const int before = driver.count("goblin", "west-rampart-1");
        driver.dragTo("west-rampart-1", "goblin");
        const auto place = static_cast<int>(*driver.document().board().indexOf("west-rampart-1"));
        const auto open = [&](QPoint at, QContextMenuEvent::Reason reason) {
            QContextMenuEvent wanted(reason, at, driver.map().viewport()->mapToGlobal(at));
            QCoreApplication::sendEvent(driver.map().viewport(), &wanted);
            return qobject_cast<QMenu *>(QApplication::activePopupWidget());
        };
        const auto entry = [](QMenu *menu, const QString &name) -> QAction * {
            for (QAction *action : menu->actions()) {
                if (action->objectName() == name)
                    return action;
            }
            return nullptr;
        };
        QTest::mouseRelease(driver.map().viewport(), Qt::LeftButton, {}, QPoint(2, 2)); // the drag is over
        const QPoint onPiece = driver.map().rectOf(canvas::pieceThing(place, "goblin")).center();
        QMenu *menu = open(onPiece, QContextMenuEvent::Mouse);
        QVERIFY(menu);
        QStringList names;
        for (const QAction *action : menu->actions())
            names << action->objectName();
        QVERIFY2(entry(menu, u"take-piece"_s) && entry(menu, u"move-piece"_s), qPrintable(names.join(u' ')));
        QVERIFY(entry(menu, u"move-piece"_s)->menu()->actions().size() > 1);
        entry(menu, u"take-piece"_s)->trigger();
        menu->close();
        QCOMPARE(driver.count("goblin", "west-rampart-1"), before);

        menu = open(driver.map().rectOf(canvas::placeThing(place)).center(), QContextMenuEvent::Mouse);
        QVERIFY(menu && entry(menu, u"put-piece"_s) && !entry(menu, u"take-piece"_s));
        for (QAction *piece : entry(menu, u"put-piece"_s)->menu()->actions()) {
            if (piece->text() == u"goblin"_s)
                piece->trigger();
        }
        menu->close();
        QCOMPARE(driver.count("goblin", "west-rampart-1"), before + 1);

        driver.map().setFocus();
        driver.document().select(driver.document().draft().parts.front().pointer);
        driver.map().keyboard().setCurrent(canvas::placeThing(place));
        menu = open(driver.map().viewport()->rect().center(), QContextMenuEvent::Keyboard);
        QVERIFY(menu && entry(menu, u"put-piece"_s) && entry(menu, u"undo"_s));
        QCOMPARE(driver.document().selected(), std::string("/places/west-rampart-1"));
        menu->close();
    }

    void whatCannotLieThereIsRefused()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        driver.begin();
        driver.dragTo("west-rampart-1", "marksman");
        QCOMPARE(driver.document().undoStack().count(), 0);
        auto *label = editor.window().findChild<PointerLabel *>();
        QVERIFY(label && label->isVisible());
        QVERIFY2(label->text().contains(u"no space"_s), qPrintable(label->text()));
    }

    /// Nothing of the courtyard could show it: it would be lost.
    void aMachineOnAWrongPlaceIsRefusedAndSaysWhy()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        driver.begin();
        driver.dragTo("courtyard", "ballista");
        QCOMPARE(driver.document().undoStack().count(), 0);
        QVERIFY(!driver.document().hasErrors());
        auto *label = editor.window().findChild<PointerLabel *>();
        QVERIFY(label && label->isVisible());
        QVERIFY2(label->text().contains(u"ourtyard"_s) && label->text().contains(u"cannot be here"_s),
                 qPrintable(label->text()));
        driver.dragTo("west-rampart-1", "ballista");
        QCOMPARE(driver.count("ballista", "west-rampart-1"), 1);
        label->hide();
        const auto rampart = *driver.document().board().indexOf("west-rampart-1");
        const std::vector<canvas::Token> &tokens = driver.map().picture().places[rampart].tokens;
        const auto machine = std::ranges::find_if(
            tokens, [](const canvas::Token &token) { return token.key.starts_with("ballista"); });
        QVERIFY(machine != tokens.end());
        const std::string key = machine->key;
        driver.dragPiece(key, "west-rampart-1", "courtyard");
        QCOMPARE(driver.count("ballista", "west-rampart-1"), 1);
        QCOMPARE(driver.document().undoStack().count(), 1);
        QVERIFY(label->isVisible());
        driver.dragPiece(key, "west-rampart-1", "west-rampart-2"); // another place of its kind
        QCOMPARE(driver.count("ballista", "west-rampart-2"), 1);
    }

    void aHeroStaysOffTheRamparts()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        driver.begin();
        driver.dragTo("west-rampart-1", "warrior");
        QCOMPARE(driver.document().undoStack().count(), 0);
        driver.dragTo("east-wall-1", "warrior");
        QCOMPARE(driver.document().undoStack().count(), 1);
    }

    void placesAreFound()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        driver.begin();
        QTest::keyClick(&driver.map(), Qt::Key_F, Qt::ControlModifier);
        auto *bar = driver.tab().findChild<FindBar *>();
        QVERIFY(bar && bar->isVisible());
        const QImage before = driver.map().viewport()->grab().toImage();
        QTest::keyClicks(bar->findChild<QLineEdit *>(), u"east-wall"_s);
        QCOMPARE(bar->findChild<QLabel *>()->text(), u"4 places"_s);
        QCOMPARE(driver.document().selected(), std::string("/places/east-wall-1"));
        QVERIFY(driver.map().viewport()->grab().toImage() != before);
        QTest::keyClicks(bar->findChild<QLineEdit *>(), u"-3"_s);
        QCOMPARE(driver.document().selected(), std::string("/places/east-wall-3"));
        QTest::keyClick(bar->findChild<QLineEdit *>(), Qt::Key_Return);
        QVERIFY(!bar->isVisible());
        QVERIFY(driver.map().hasFocus());
        QCOMPARE(driver.document().selected(), std::string("/places/east-wall-3"));
    }
};

MERLON_TEST(ScenarioMapTest)
#include "scenario_map_test.moc"
