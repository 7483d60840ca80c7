#include "core/canvas/view/board_keyboard.h"
#include "editor/analysis/analysis_form.h"
#include "editor/analysis/analysis_panel.h"
#include "editor/canvas/notes/note_editor.h"
#include "editor/model/notes.h"
#include "editor/window/documents/document_tabs.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;

namespace {

/// The menu that is open, whoever opened it; null: none.
QMenu *openMenu()
{
    return qobject_cast<QMenu *>(QApplication::activePopupWidget());
}

void rightClick(QWidget &on, QPoint at)
{
    QTest::mouseClick(&on, Qt::RightButton, {}, at);
    QContextMenuEvent wanted(QContextMenuEvent::Mouse, at, on.mapToGlobal(at));
    QCoreApplication::sendEvent(&on, &wanted);
}

void rightClick(EditorDriver &driver, Point at)
{
    rightClick(*driver.view().viewport(), driver.view().viewportPointOf(at));
}

/// On the only path.
void rightClickPath(EditorDriver &driver)
{
    const QPolygonF line = driver.view().shapes().lineOf(0);
    rightClick(*driver.view().viewport(), driver.view().mapFromScene(line[line.size() / 2]));
}

/// Whoever has the keyboard is asked, at its middle, as the window systems do.
void pressMenuKey(EditorDriver &driver)
{
    QWidget *on = driver.window().focusWidget();
    QVERIFY(on);
    QContextMenuEvent wanted(QContextMenuEvent::Keyboard, on->rect().center(),
                             on->mapToGlobal(on->rect().center()));
    QCoreApplication::sendEvent(on, &wanted);
}

/// By name, without lines between them.
QStringList offered()
{
    QStringList names;
    for (const QAction *action : openMenu() ? openMenu()->actions() : QList<QAction *>()) {
        if (!action->isSeparator())
            names << action->objectName();
    }
    return names;
}

/// Clicks an entry of the menu that is open.
void choose(const QString &name)
{
    QMenu *menu = openMenu();
    QVERIFY(menu);
    for (QAction *action : menu->actions()) {
        if (action->objectName() == name)
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
    }
    QVERIFY2(!openMenu(), qPrintable(name));
    QCoreApplication::processEvents();
}

void dismiss()
{
    QTest::keyClick(openMenu(), Qt::Key_Escape);
    QVERIFY(!openMenu());
}

/// Two walls and a rampart, from which a bent path leads to the first wall.
void drawPlaces(EditorDriver &driver)
{
    driver.beginEmpty();
    driver.putPlace("wall", {400, 300});
    driver.putPlace("wall", {400, 600});
    driver.putPlace("rampart", {150, 300});
    driver.takeTool("path");
    driver.drag("west-rampart-1", "west-wall-1");
    Link bent = driver.board().links().front();
    bent.via = {{280, 420}};
    driver.document().perform({{ReplaceLink {0, bent}}}, u"Bend"_s);
    driver.takeTool("");
    driver.document().select({});
}

Selection place(const std::string &key)
{
    return {{key}, {}};
}

} // namespace

class ContextMenuTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPlaceIsSelectedAndHasItsMenu()
    {
        EditorDriver driver;
        drawPlaces(driver);
        rightClick(*driver.view().viewport(), driver.middleOf("west-wall-1"));
        QCOMPARE(driver.document().selection(), place("west-wall-1"));
        QCOMPARE(offered(),
                 (QStringList {u"cut"_s, u"copy"_s, u"paste-here"_s, u"duplicate"_s, u"remove"_s,
                               u"select-same-kind"_s, u"select-connected"_s, u"change-kind"_s,
                               u"analyse-here"_s, u"lock"_s, u"own-layer"_s}));
        choose(u"select-same-kind"_s);
        QCOMPARE(driver.document().selection().places,
                 (std::set<std::string> {"west-wall-1", "west-wall-2"}));
    }

    /// The menu of one of several that are selected is about them all; that of another place is about it alone.
    void severalStaySelected()
    {
        EditorDriver driver;
        drawPlaces(driver);
        const Selection walls {{"west-wall-1", "west-wall-2"}, {}};
        driver.document().select(walls);
        rightClick(*driver.view().viewport(), driver.middleOf("west-wall-2"));
        QCOMPARE(driver.document().selection(), walls);
        dismiss();
        rightClick(*driver.view().viewport(), driver.middleOf("west-rampart-1"));
        QCOMPARE(driver.document().selection(), place("west-rampart-1"));
        dismiss();
        driver.document().select(walls);
        rightClick(*driver.view().viewport(), driver.middleOf("west-wall-1"));
        choose(u"remove"_s);
        QCOMPARE(driver.board().places().size(), std::size_t {1});
    }

    void onBareGroundOnePastesThere()
    {
        EditorDriver driver;
        drawPlaces(driver);
        rightClick(*driver.view().viewport(), driver.middleOf("west-rampart-1"));
        choose(u"copy"_s);
        rightClick(driver, {700, 800});
        QCOMPARE(driver.document().selection(), place("west-rampart-1")); // it stays, and is not meant
        QVERIFY(!offered().contains(u"remove"_s));
        QVERIFY(offered().contains(u"select-all"_s) && offered().contains(u"fit"_s));
        choose(u"paste-here"_s);
        QCOMPARE(driver.board().places().size(), std::size_t {4});
        QCOMPARE(driver.board().places().back().at, (Point {700, 800}));
        driver.action("undo").trigger();
        QCOMPARE(driver.board().places().size(), std::size_t {3});
    }

    void aPathIsReversedAndLosesItsBends()
    {
        EditorDriver driver;
        drawPlaces(driver);
        rightClickPath(driver);
        QCOMPARE(driver.document().selection().links.size(), std::size_t {1});
        QVERIFY(offered().contains(u"reverse"_s) && offered().contains(u"straighten"_s));
        choose(u"straighten"_s);
        QVERIFY(driver.board().links().front().via.empty());
        pressMenuKey(driver);
        QVERIFY(offered().contains(u"reverse"_s) && !offered().contains(u"straighten"_s));
        choose(u"reverse"_s);
        QCOMPARE(driver.board().links().front().from, std::string("west-wall-1"));
        driver.action("undo").trigger();
        driver.action("undo").trigger();
        QCOMPARE(driver.board().links().front().via.size(), std::size_t {1});
    }

    void aPlaceBecomesAnotherType()
    {
        EditorDriver driver;
        drawPlaces(driver);
        rightClick(*driver.view().viewport(), driver.middleOf("west-wall-2"));
        QMenu *kinds = driver.menu("change-kind");
        Q_EMIT kinds->aboutToShow();
        const QList<QAction *> types = kinds->actions();
        QVERIFY(types.size() > 2);
        QAction *tower = nullptr;
        for (QAction *type : types) {
            QCOMPARE(type->isChecked(), type->objectName() == u"wall"_s);
            if (type->objectName() == u"tower"_s)
                tower = type;
        }
        dismiss();
        QVERIFY(tower);
        tower->trigger();
        QCOMPARE(driver.board().find("west-wall-2")->kind, std::string("tower"));
        driver.action("undo").trigger();
        QCOMPARE(driver.board().find("west-wall-2")->kind, std::string("wall"));
    }

    void aPathGetsABend()
    {
        EditorDriver driver;
        drawPlaces(driver);
        rightClickPath(driver);
        choose(u"add-bend"_s);
        QCOMPARE(driver.board().links().front().via.size(), std::size_t {2});
        QCOMPARE(driver.document().selection().links.size(), std::size_t {1});
        driver.action("undo").trigger();
        QCOMPARE(driver.board().links().front().via.size(), std::size_t {1});
    }

    void aPlaceIsAnalyzed()
    {
        EditorDriver driver;
        driver.window().documents().addBoard({testing::shippedBoard("two-shoulders"), {}});
        QCoreApplication::processEvents();
        rightClick(*driver.view().viewport(), driver.middleOf("west-wall-4"));
        choose(u"analyse-here"_s);
        auto &panel = driver.part<AnalysisPanel>();
        QVERIFY(panel.isVisible());
        QVERIFY(!panel.form().analysis().empty());
        QTRY_VERIFY(panel.table().rowCount() > 0);
        const auto current = [&panel] {
            const QTableWidgetItem *first = panel.table().item(panel.table().currentRow(), 0);
            return first ? first->text() : QString();
        };
        QTRY_VERIFY2(current().contains(u"all 4"_s), qPrintable(current()));
    }

    void aNoteIsWrittenAndDeleted()
    {
        EditorDriver driver;
        drawPlaces(driver);
        driver.document().draw(withNote({}, {{}, NoteKind::Remark, {600, 100}, "One"}).sketch, u"Note"_s);
        const Note note = driver.document().sketch().notes.front();
        const QPointF middle = driver.view().sketch().notes().boxOf(note.key).center();
        const QPoint at = driver.view().mapFromScene(middle);
        rightClick(*driver.view().viewport(), at);
        QCOMPARE(driver.document().selection().notes, std::set<std::string> {note.key});
        QCOMPARE(offered(),
                 (QStringList {u"edit-note"_s, u"cut"_s, u"copy"_s, u"paste-here"_s, u"duplicate"_s,
                               u"remove"_s, u"lock"_s, u"own-layer"_s}));
        choose(u"edit-note"_s);
        QVERIFY(driver.view().sketch().noteEditor().isVisible());
        QCOMPARE(driver.window().focusWidget(), &driver.view().sketch().noteEditor().text());
        QTest::keyClick(&driver.view().sketch().noteEditor().text(), Qt::Key_Escape);
        rightClick(*driver.view().viewport(), at);
        choose(u"remove"_s);
        QVERIFY(driver.document().sketch().notes.empty());
    }

    /// About the selection; else about what the keyboard points at, or about the board.
    void theMenuKeyDoesTheSame()
    {
        EditorDriver driver;
        drawPlaces(driver);
        driver.view().setFocus();
        pressMenuKey(driver);
        QVERIFY(offered().contains(u"select-all"_s));
        dismiss();
        driver.view().keyboard().setCurrent(canvas::placeThing(1));
        pressMenuKey(driver);
        QCOMPARE(driver.document().selection(), place("west-wall-2"));
        const QPoint corner = driver.view().viewport()->mapFromGlobal(openMenu()->pos());
        QVERIFY((corner - driver.middleOf("west-wall-2")).manhattanLength() < 20);
        choose(u"remove"_s);
        QVERIFY(!driver.board().find("west-wall-2"));
    }

    void whatIsLockedHasNoMenuOfItsOwn()
    {
        EditorDriver driver;
        drawPlaces(driver);
        Layers layers = driver.document().layers();
        layers[LayerKind::Places].isLocked = true;
        driver.document().setLayers(layers);
        rightClick(*driver.view().viewport(), driver.middleOf("west-wall-2"));
        QVERIFY(driver.document().selection().empty());
        QVERIFY(!offered().contains(u"remove"_s));
        dismiss();
    }

    void aTabClosesItselfOrTheOthers()
    {
        EditorDriver driver;
        for (int i = 0; i < 4; ++i)
            driver.beginEmpty();
        OpenDocuments &documents = driver.window().documents();
        QTabBar &bar = *documents.tabs().findChild<QTabBar *>();
        const std::vector<DocumentTab *> tabs = documents.all();
        rightClick(bar, bar.tabRect(1).center());
        QCOMPARE(documents.front(), tabs[1]);
        QVERIFY(offered().contains(u"show-folder"_s));
        QVERIFY(!driver.action("show-folder").isEnabled()); // it is nowhere yet
        choose(u"close"_s);
        QCOMPARE(documents.all().size(), std::size_t {3});
        documents.bringToFront(*tabs[2]);
        bar.setFocus();
        pressMenuKey(driver);
        QVERIFY(offered().contains(u"close"_s));
        choose(u"close-others"_s);
        QCOMPARE(documents.all(), std::vector<DocumentTab *> {tabs[2]});
        QVERIFY(!driver.action("close-others").isEnabled());
    }

    void itSpeaksFrench()
    {
        EditorDriver driver(u"fr"_s);
        drawPlaces(driver);
        rightClickPath(driver);
        QStringList texts;
        for (const QAction *action : openMenu()->actions())
            texts << action->text().remove(u'&');
        QVERIFY2(texts.contains(u"Coller ici"_s), qPrintable(texts.join(u", "_s)));
        QVERIFY2(texts.contains(u"Retirer les coudes"_s), qPrintable(texts.join(u", "_s)));
        dismiss();
    }
};

MERLON_TEST(ContextMenuTest)
#include "context_menu_test.moc"
