#include "core/base/json.h"
#include "core/engine/game.h"
#include "core/engine/records/embedded_board.h"
#include "editor/canvas/notes/note_editor.h"
#include "editor/model/notes.h"
#include "editor/panels/layers/layers_panel.h"
#include "editor/tabs/ask_bar.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/test_program.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;

namespace {

const std::vector<Note> &notes(EditorDriver &driver)
{
    return driver.document().sketch().notes;
}

NoteEditor &editor(EditorDriver &driver)
{
    return driver.view().sketch().noteEditor();
}

/// Takes the tool, clicks, writes, and keeps it.
void write(EditorDriver &driver, Point at, const QString &text)
{
    driver.takeTool("note");
    driver.click(at);
    QTest::keyClicks(&editor(driver).text(), text);
    QTest::keyClick(&editor(driver).text(), Qt::Key_Return, Qt::ControlModifier);
    driver.takeTool("");
}

/// The middle of a note's card, as a point of the board.
Point middleOf(EditorDriver &driver, const std::string &key)
{
    return driver.view().look().toBoard(driver.view().sketch().notes().boxOf(key).center());
}

void dragNote(EditorDriver &driver, const std::string &key, Point by)
{
    QWidget *on = driver.view().viewport();
    const Point middle = middleOf(driver, key);
    const QPoint from = driver.view().viewportPointOf(middle);
    const QPoint to = driver.view().viewportPointOf({middle.x + by.x, middle.y + by.y});
    const auto move = [on](QPoint at) {
        QMouseEvent event(QEvent::MouseMove, at, on->mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                          Qt::NoModifier);
        QCoreApplication::sendEvent(on, &event);
    };
    QTest::mousePress(on, Qt::LeftButton, {}, from);
    for (int step = 1; step <= 5; ++step)
        move(from + (to - from) * step / 5);
    QTest::mouseRelease(on, Qt::LeftButton, {}, to);
}

} // namespace

class NotesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Row by row after the places, with kind and text; to go to one selects it.
    void screenReadersHearTheNotes()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.putPlace("wall", {300, 300});
        const QAccessibleInterface *map = QAccessible::queryAccessibleInterface(&driver.view());
        QVERIFY(map);
        QCOMPARE(map->childCount(), 1);
        write(driver, {700, 600}, u"third"_s);
        write(driver, {600, 200}, u"second"_s);
        write(driver, {100, 205}, u"first of all"_s);
        QCOMPARE(map->childCount(), 4);
        const QStringList texts {u"first of all"_s, u"second"_s, u"third"_s};
        for (int i = 0; i < 3; ++i) {
            QAccessibleInterface *note = map->child(1 + i);
            QCOMPARE(note->role(), QAccessible::Note);
            QCOMPARE(note->text(QAccessible::Name), u"Remark: "_s + texts[i]);
            QCOMPARE(note->text(QAccessible::Value), texts[i]);
            QCOMPARE(map->indexOfChild(note), 1 + i);
            const QPoint middle = note->rect().center();
            QCOMPARE(map->childAt(middle.x(), middle.y()), note);
        }
        QVERIFY(!map->child(2)->state().selected);
        map->child(2)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(map->child(2)->state().selected);
        QCOMPARE(driver.document().selection().notes.size(), 1U);
        driver.key(Qt::Key_Delete);
        QCOMPARE(map->childCount(), 3);
        Layers layers = driver.document().layers();
        layers[LayerKind::Notes].isVisible = false;
        driver.document().setLayers(layers);
        QCOMPARE(map->childCount(), 1);
    }

    void aNoteIsWrittenWhereOneClicks()
    {
        EditorDriver driver;
        driver.beginEmpty();
        const Board before = driver.board();
        write(driver, {200, 300}, u"Too narrow here?"_s);
        QCOMPARE(notes(driver).size(), 1U);
        QCOMPARE(notes(driver)[0].at, (Point {200, 300}));
        QCOMPARE(notes(driver)[0].text, std::string("Too narrow here?"));
        QCOMPARE(driver.board(), before);
        QVERIFY(driver.document().isModified());
        driver.document().undoStack().undo();
        QVERIFY(notes(driver).empty());
        QVERIFY(!driver.document().isModified());
        driver.document().undoStack().redo();
        QCOMPARE(notes(driver).size(), 1U);
    }

    void anEmptyNoteVanishes()
    {
        EditorDriver driver;
        driver.beginEmpty();
        const int steps = driver.document().undoStack().count();
        write(driver, {200, 300}, u"  "_s);
        driver.takeTool("note");
        driver.click(Point {400, 300});
        QTest::keyClick(&editor(driver).text(), Qt::Key_Escape);
        QVERIFY(editor(driver).isHidden());
        QVERIFY(notes(driver).empty());
        QCOMPARE(driver.document().undoStack().count(), steps);
        QVERIFY(driver.view().hasFocus());
    }

    void escapeKeepsWhatWasWritten()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.takeTool("note");
        driver.click(Point {200, 300});
        QTest::keyClicks(&editor(driver).text(), u"keep me"_s);
        QTest::keyClick(&editor(driver).text(), Qt::Key_Escape);
        QVERIFY(editor(driver).isHidden());
        QCOMPARE(notes(driver).size(), 1U);
        QCOMPARE(notes(driver)[0].text, std::string("keep me"));
        QVERIFY(driver.view().hasFocus());
        driver.action("undo").trigger();
        QVERIFY(notes(driver).empty());
    }

    /// Also one that was there: emptied, it is deleted, and comes back by undo.
    void escapeTakesARewrittenNote()
    {
        EditorDriver driver;
        driver.beginEmpty();
        write(driver, {200, 300}, u"one"_s);
        const std::string key = notes(driver)[0].key;
        editor(driver).edit(key);
        QTest::keyClicks(&editor(driver).text(), u" more"_s);
        QTest::keyClick(&editor(driver).text(), Qt::Key_Escape);
        QCOMPARE(notes(driver)[0].text, std::string("one more"));
        editor(driver).edit(key);
        editor(driver).text().clear();
        QTest::keyClick(&editor(driver).text(), Qt::Key_Escape);
        QVERIFY(notes(driver).empty());
        driver.action("undo").trigger();
        QCOMPARE(notes(driver)[0].text, std::string("one more"));
    }

    void clickingElsewhereKeepsWhatWasWritten()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.takeTool("note");
        driver.click(Point {200, 300});
        QTest::keyClicks(&editor(driver).text(), u"first"_s);
        driver.click(Point {600, 700});
        QTest::keyClicks(&editor(driver).text(), u"second"_s);
        driver.takeTool("");
        driver.click(Point {800, 200});
        QCOMPARE(notes(driver).size(), 2U);
        QCOMPARE(notes(driver)[1].at, (Point {600, 700}));
        QVERIFY(notes(driver)[0].key != notes(driver)[1].key);
    }

    void savingKeepsWhatIsBeingWritten()
    {
        EditorDriver driver;
        driver.beginEmpty();
        const QString file = testing::testFolder() + u"/written.merlon-board"_s;
        driver.takeTool("note");
        driver.click(Point {200, 300});
        QTest::keyClicks(&editor(driver).text(), u"half a"_s);
        QVERIFY(driver.window().files().saveTo(driver.tab(), file));
        QCOMPARE(readBoardForEditing(file)->sketch.notes.size(), 1U);
        QVERIFY(!driver.document().isModified());
    }

    void aDoubleClickRewritesAndRecolours()
    {
        EditorDriver driver;
        driver.beginEmpty();
        write(driver, {200, 300}, u"one"_s);
        const QPoint at = driver.view().viewportPointOf(middleOf(driver, notes(driver)[0].key));
        QTest::mouseDClick(driver.view().viewport(), Qt::LeftButton, {}, at);
        QVERIFY(editor(driver).isVisible());
        QTest::keyClicks(&editor(driver).text(), u" more"_s);
        editor(driver).kind().setCurrentIndex(2);
        driver.click(Point {800, 800});
        QCOMPARE(notes(driver)[0].text, std::string("one more"));
        QVERIFY(notes(driver)[0].kind == NoteKind::Task);
        QCOMPARE(driver.document().undoStack().count(), 2);
    }

    void notesMoveWithPlacesInOneStep()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.putPlace("tower", {500, 500});
        write(driver, {200, 300}, u"one"_s);
        const std::string note = notes(driver)[0].key;
        const std::string tower = driver.board().places()[0].key;
        driver.action("select-all").trigger();
        QCOMPARE(driver.document().selection().size(), 2U);
        const int steps = driver.document().undoStack().count();
        dragNote(driver, note, {50, 70});
        QCOMPARE(notes(driver)[0].at, (Point {250, 370}));
        QCOMPARE(driver.board().find(tower)->at, (Point {550, 570}));
        QCOMPARE(driver.document().undoStack().count(), steps + 1);
        driver.document().undoStack().undo();
        QCOMPARE(notes(driver)[0].at, (Point {200, 300}));
        QCOMPARE(driver.board().find(tower)->at, (Point {500, 500}));
    }

    void arrowsMoveANoteAndAreOneStep()
    {
        EditorDriver driver;
        driver.beginEmpty();
        write(driver, {200, 300}, u"one"_s);
        driver.document().select(everyNote(driver.document().sketch()));
        driver.view().setFocus();
        driver.key(Qt::Key_Right, Qt::ControlModifier, 3);
        QCOMPARE(notes(driver)[0].at, (Point {230, 300}));
        QCOMPARE(driver.document().undoStack().count(), 2);
        driver.key(Qt::Key_Left, Qt::ControlModifier, 3);
        QCOMPARE(driver.document().undoStack().count(), 1); // nothing is left of it
    }

    void byKeyboardAlone()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.view().setFocus();
        driver.key(Qt::Key_N);
        driver.view().setFocus();
        driver.key(Qt::Key_Left, {}, 2);
        driver.key(Qt::Key_Return);
        QVERIFY(editor(driver).text().hasFocus());
        QTest::keyClicks(&editor(driver).text(), u"by hand"_s);
        QTest::keyClick(&editor(driver).text(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(notes(driver).size(), 1U);
        driver.takeTool("");
        driver.view().setFocus();
        driver.document().select({});
        driver.tab().find();
        driver.key(Qt::Key_B);
        driver.key(Qt::Key_Y);
        QCOMPARE(driver.document().selection().notes.size(), 1U);
        driver.key(Qt::Key_Return);
        QVERIFY(driver.view().hasFocus());
        driver.key(Qt::Key_Return);
        QVERIFY(editor(driver).isVisible());
        QCOMPARE(editor(driver).text().toPlainText(), u"by hand"_s);
    }

    void notesAreCopiedRemovedAndPasted()
    {
        EditorDriver driver;
        driver.beginEmpty();
        write(driver, {200, 300}, u"one"_s);
        driver.putPlace("tower", {500, 500});
        driver.takeTool("");
        driver.action("select-all").trigger();
        driver.action("cut").trigger();
        QVERIFY(notes(driver).empty());
        QVERIFY(driver.board().places().empty());
        driver.action("paste").trigger();
        driver.action("paste").trigger();
        QCOMPARE(notes(driver).size(), 2U);
        QCOMPARE(driver.board().places().size(), 2U);
        QVERIFY(notes(driver)[0].key != notes(driver)[1].key);
        QCOMPARE(driver.document().selection().notes.size(), 1U);
        driver.document().undoStack().undo();
        driver.document().undoStack().undo();
        driver.document().undoStack().undo();
        QCOMPARE(notes(driver).size(), 1U);
        QCOMPARE(driver.board().places().size(), 1U);
    }

    void lockedOrHiddenNotesAreLeftAlone()
    {
        EditorDriver driver;
        driver.beginEmpty();
        write(driver, {200, 300}, u"one"_s);
        const Point before = notes(driver)[0].at;
        driver.part<LayersPanel>().lockedBox(LayerKind::Notes).click();
        QVERIFY(driver.document().selection().empty());
        dragNote(driver, notes(driver)[0].key, {90, 90});
        QCOMPARE(notes(driver)[0].at, before);
        driver.action("select-all").trigger();
        QVERIFY(driver.document().selection().notes.empty());
        driver.takeTool("note");
        driver.click(Point {500, 500});
        QVERIFY(editor(driver).isHidden());
        driver.part<LayersPanel>().lockedBox(LayerKind::Notes).click();
    }

    void notesAreDrawn()
    {
        EditorDriver driver;
        driver.beginEmpty();
        const QImage before = driver.view().viewport()->grab().toImage();
        write(driver, {200, 300}, u"one"_s);
        driver.document().select({});
        QTest::mouseMove(driver.view().viewport(), {2, 2});
        const QRect box = driver.view()
                              .mapFromScene(driver.view().sketch().notes().boxOf(notes(driver)[0].key))
                              .boundingRect();
        const QImage now = driver.view().viewport()->grab().toImage();
        QVERIFY(now.copy(box) != before.copy(box));
        QCOMPARE(now.pixelColor(box.left() + 5, box.bottom() - 4),
                 driver.appearance().theme().choosable); // the stripe of a remark
        driver.part<LayersPanel>().visibleBox(LayerKind::Notes).click();
        QCOMPARE(driver.view().viewport()->grab().toImage().copy(box), before.copy(box));
        driver.part<LayersPanel>().visibleBox(LayerKind::Notes).click();
    }

    void notesAreInTheFileAndComeBackAfterACrash()
    {
        EditorDriver driver;
        driver.beginEmpty();
        write(driver, {200, 300}, u"kept"_s);
        const QString file = testing::testFolder() + u"/noted.merlon-board"_s;
        QVERIFY(driver.window().files().saveTo(driver.tab(), file));
        write(driver, {500, 300}, u"not saved"_s);
        driver.tab().writeRecoveryFile();
        driver.crash();
        driver.window().session().offerRecovery();
        driver.questions().findChild<QPushButton *>()->click();
        QCOMPARE(notes(driver).size(), 2U);
        QCOMPARE(readBoardForEditing(file)->sketch.notes.size(), 1U);
    }

    void neitherChecksNorRecordsKnowThem()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.document().checkNow();
        const std::size_t findings = driver.document().findings().size();
        write(driver, {200, 300}, u"secret"_s);
        driver.document().checkNow();
        QCOMPARE(driver.document().findings().size(), findings);
        const Json embedded = embeddedBoard(driver.board(), *allGames().front());
        QVERIFY(writeJson(embedded).find("secret") == std::string::npos);
    }
};

MERLON_TEST(NotesTest)
#include "notes_test.moc"
