#include "app/puzzles/puzzle_desk.h"
#include "app/table/table_page.h"
#include "app/widgets/message_bar.h"
#include "app/window/main_window.h"
#include "app/window/window_actions.h"
#include "core/base/json.h"
#include "core/canvas/view/board_keyboard.h"
#include "core/engine/position/draft_edit.h"
#include "editor/canvas/pointer_label.h"
#include "editor/panels/properties/properties_panel.h"
#include "editor/scenario/scenario_parts.h"
#include "editor/tabs/ask_bar.h"
#include "editor/tabs/find_bar.h"
#include "editor/window/documents/export_actions.h"
#include "tests/editor/scenario/scenario_driver.h"
#include "tests/support/boards.h"
#include "tests/support/file_dialog.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>
#include <QUndoStack>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;
using testing::ScenarioDriver;
using testing::tableOpened;

namespace {

constexpr std::array kExamples {"bare-wall", "boiling-oil", "last-round",       "mind-the-path",
                                "specter",   "third-gate",  "four-hourglasses", "two-rounds"};

QString shipped(const QString &name)
{
    return QStringLiteral(MERLON_SOURCE_DIR "/resources/scenarios/") + name + u".json"_s;
}

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString copyOf(const QString &name)
{
    const QString path = testing::testFolder() + u'/' + name + u".merlon-scenario"_s;
    QFile::remove(path);
    QFile::copy(shipped(name), path);
    QFile(path).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    return path;
}

} // namespace

class ScenarioWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void examplesOpenStayAndPlay_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : kExamples)
            QTest::newRow(name) << name;
    }

    /// Opened, saved and played: the file is what it was, byte for byte, and the game begins where it says.
    void examplesOpenStayAndPlay()
    {
        QFETCH(QString, name);
        EditorDriver editor;
        ScenarioDriver driver(editor);
        const QString path = copyOf(name);
        QVERIFY(editor.window().files().open(path));
        QVERIFY(!driver.document().hasErrors());
        QVERIFY(!driver.document().isModified());
        QVERIFY(editor.window().files().save(driver.tab()));
        QCOMPARE(contentsOf(path), contentsOf(shipped(name)));
        editor.action("play-first").trigger();
        const auto table = tableOpened();
        QVERIFY(table);
        QVERIFY2(table->table().session(), qPrintable(table->messages().text()));
        const Match &match = table->table().session()->match();
        QCOMPARE(match.setup().game().key(), driver.document().scenario().game);
        QVERIFY(table->table().session()->seating().players().front().isPerson());
    }

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

    /// A board that nobody has saved becomes part of the file.
    void beginsOnTheBoardInFrontAndIsSaved()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        editor.window().documents().addBoard({testing::shippedBoard("two-shoulders"), {}});
        QMenu *menu = editor.menu("scenarios");
        Q_EMIT menu->aboutToShow();
        menu->actions().front()->trigger();
        QVERIFY(editor.window().documents().scenario());
        QVERIFY(!editor.window().documents().board());
        driver.dragTo("west-wall-2", "orc");
        const QString path = testing::testFolder() + u"/dusk"_s;
        QVERIFY(editor.window().files().saveTo(driver.tab(), path));
        QVERIFY(!driver.document().isModified());
        const Scenario before = driver.document().scenario();
        QVERIFY(std::holds_alternative<Board>(before.board));
        QVERIFY(editor.window().files().close(driver.tab()));
        QVERIFY(editor.window().files().open(path + u".merlon-scenario"_s));
        QVERIFY(driver.document().scenario() == before);
        QCOMPARE(driver.count("orc", "west-wall-2"), 1);
    }

    /// F5 plays what is on the screen, not what is in the file; the person sits at the seat of the key.
    void playsAsItStands()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        driver.begin();
        driver.dragTo("west-wall-2", "orc");
        editor.action("play-second").trigger();
        const auto table = tableOpened();
        QVERIFY(table && table->table().session());
        QVERIFY(table->table().session()->seating().players()[1].isPerson());
        const Json position = table->table().session()->match().state().position();
        QCOMPARE(position["places"]["west-wall-2"]["invaders"]["orc"].get<int>(), 1);
    }

    /// The most natural way to a position in the middle of a game.
    void aPlayTestBecomesAScenario()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        driver.begin();
        editor.action("play-first").trigger();
        const auto table = tableOpened();
        QVERIFY(table && table->table().session());
        const QTemporaryDir folder;
        testing::answerFileDialog(folder.filePath(u"moment.merlon-scenario"_s));
        table->actions().scenario->trigger();
        auto *offer = table->messages().findChild<QPushButton *>();
        QVERIFY2(offer && offer->isVisible(), qPrintable(table->messages().text()));
        QTest::mouseClick(offer, Qt::LeftButton);
        QCOMPARE(QFileInfo(driver.document().file()).fileName(), u"moment.merlon-scenario"_s);
        QVERIFY(driver.document().scenario().position);
        QVERIFY(!driver.document().hasErrors());
        QVERIFY(editor.window().files().close(driver.tab()));
    }

    void offersWhatACrashLeftBehind()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        QVERIFY(editor.window().files().open(copyOf(u"specter"_s)));
        driver.dragTo("west-wall-1", "goblin");
        const Scenario lost = driver.document().scenario();
        driver.tab().writeRecoveryFile();
        editor.crash();
        editor.window().session().offerRecovery();
        QTest::mouseClick(editor.questions().findChildren<QPushButton *>().at(0), Qt::LeftButton);
        QVERIFY(editor.window().documents().scenario());
        QVERIFY(driver.document().scenario() == lost);
        QVERIFY(driver.document().isModified());
    }

    void noticesThatTheFileHasChanged()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        const QString path = copyOf(u"specter"_s);
        QVERIFY(editor.window().files().open(path));
        QByteArray other = contentsOf(path);
        other.replace("\"round\": 5", "\"round\": 6");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(other);
        file.close();
        QTRY_VERIFY(!driver.tab().questions().question().isEmpty());
        QTest::mouseClick(driver.tab().questions().findChildren<QPushButton *>().at(0), Qt::LeftButton);
        QVERIFY(driver.document().scenario().position.value()->at("round") == 6);
        editor.action("undo").trigger();
        QVERIFY(driver.document().scenario().position.value()->at("round") == 5);
    }

    /// Boards and scenarios side by side: the panels follow the tab.
    void thePanelsFollowTheTab()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        editor.beginEmpty();
        driver.begin();
        QVERIFY(driver.tray().isVisible());
        QVERIFY(!editor.part<PropertiesPanel>().isVisible());
        QVERIFY(!editor.action("select-all").isEnabled());
        QVERIFY(editor.window().files().open(copyOf(u"specter"_s)));
        QVERIFY(editor.window().files().close(driver.tab()));
        QVERIFY(editor.window().files().close(driver.tab()));
        QVERIFY(editor.part<PropertiesPanel>().isVisible());
        QVERIFY(!driver.tray().isVisible());
    }

    /// With its pieces; programs for graphs know of none.
    void isExportedAsItStands()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        driver.begin();
        QVERIFY(editor.action("export").isEnabled());
        const QString base = testing::testFolder() + u"/position."_s;
        QVERIFY(editor.part<ExportActions>().exportTo(driver.tab(), base + u"png"_s));
        const QImage before(base + u"png"_s);
        QVERIFY(before.width() >= 1200);
        driver.dragTo("west-wall-2", "troll");
        QVERIFY(editor.part<ExportActions>().exportTo(driver.tab(), base + u"png"_s));
        QVERIFY(QImage(base + u"png"_s) != before);
        QVERIFY(editor.part<ExportActions>().exportTo(driver.tab(), base + u"svg"_s));
        QVERIFY(contentsOf(base + u"svg"_s).contains("<svg"));
        QVERIFY(editor.part<ExportActions>().exportTo(driver.tab(), base + u"pdf"_s));
        QVERIFY(contentsOf(base + u"pdf"_s).startsWith("%PDF"));
        QVERIFY(!editor.part<ExportActions>().exportTo(driver.tab(), base + u"graphml"_s));
        QVERIFY2(editor.messages().text().contains(u"png, svg, pdf"_s), qPrintable(editor.messages().text()));
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

    void aBoardThatIsMissingIsAFinding()
    {
        EditorDriver editor;
        ScenarioDriver driver(editor);
        editor.window().documents().addScenario(newScenario(*findGame("siege2"), "no-such-board"));
        QVERIFY(driver.document().hasErrors());
        QCOMPARE(driver.findings().list().count(), 1);
    }
};

MERLON_TEST(ScenarioWindowTest)
#include "scenario_window_test.moc"
