#include "core/engine/game.h"
#include "editor/analysis/analysis_form.h"
#include "editor/analysis/analysis_panel.h"
#include "editor/analysis/compare_window.h"
#include "editor/balance/balance_panel.h"
#include "editor/canvas/background/background_dialog.h"
#include "editor/canvas/notes/note_editor.h"
#include "editor/files/kinds_dialog.h"
#include "editor/files/new_board_dialog.h"
#include "editor/model/notes.h"
#include "editor/panels/properties/properties_panel.h"
#include "editor/scenario/scenario_tab.h"
#include "editor/window/actions/view/grid_dialog.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QScrollBar>
#include <QSlider>
#include <QTest>
#include <QWheelEvent>
#include <QWindow>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;

namespace {

/// By a notch, over the middle of a widget: the window finds out what lies there.
void turnWheel(const QWidget &over, int notches)
{
    QWidget &window = *over.window();
    const QPoint at = over.rect().center();
    QWheelEvent event(over.mapTo(&window, at), over.mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&event); // as from a real mouse
    qApp->notify(window.windowHandle(), &event);
    QCoreApplication::processEvents();
}

bool isField(const QWidget *widget)
{
    return qobject_cast<const QComboBox *>(widget) || qobject_cast<const QAbstractSpinBox *>(widget)
        || qobject_cast<const QCheckBox *>(widget) || qobject_cast<const QLineEdit *>(widget)
        || qobject_cast<const QPlainTextEdit *>(widget);
}

/// Down and up over every field of a panel that scrolls, whether it has the keyboard or not; how many there were.
int scrollOver(QScrollArea &panel)
{
    int fields = 0;
    const QList<QWidget *> all = panel.widget()->findChildren<QWidget *>();
    const QList<QPointer<QWidget>> watched(all.begin(), all.end());
    for (const QPointer<QWidget> &field : watched) {
        if (!field || !isField(field) || !field->isVisible())
            continue;
        ++fields;
        for (const bool hasKeyboard : {false, true}) {
            for (const int notches : {-1, 1}) {
                if (!field) // an edit has made the rows anew
                    return fields;
                panel.ensureWidgetVisible(field);
                if (hasKeyboard)
                    field->setFocus();
                turnWheel(*field, notches);
            }
        }
    }
    return fields;
}

QString shownIn(const QWidget &field)
{
    if (const auto *box = qobject_cast<const QComboBox *>(&field))
        return QString::number(box->currentIndex());
    if (const auto *box = qobject_cast<const QAbstractSpinBox *>(&field))
        return box->text();
    const auto *slider = qobject_cast<const QSlider *>(&field);
    return slider ? QString::number(slider->value()) : QString();
}

/// Down and up over every field that is seen in a panel or dialog, with the keyboard on it and without: none changes.
void scrollOverFields(QWidget &whole)
{
    const QList<QWidget *> all = whole.findChildren<QWidget *>();
    const QList<QPointer<QWidget>> watched(all.begin(), all.end());
    for (const QPointer<QWidget> &field : watched) {
        if (!field)
            continue;
        const bool isChangedByWheels = qobject_cast<QComboBox *>(field)
            || qobject_cast<QAbstractSpinBox *>(field) || qobject_cast<QSlider *>(field);
        if (!isChangedByWheels || !field->isVisible() || field->visibleRegion().isEmpty())
            continue;
        const QString before = shownIn(*field);
        for (const bool hasKeyboard : {false, true}) {
            if (hasKeyboard)
                field->setFocus();
            for (const int notches : {-1, 1, 1, -1}) {
                turnWheel(*field, notches);
                QVERIFY(field);
                QVERIFY2(shownIn(*field) == before, qPrintable(field->accessibleName()));
            }
        }
    }
}

void scrollOverDocks(EditorDriver &driver)
{
    for (auto *dock : driver.window().findChildren<QDockWidget *>()) {
        dock->show();
        dock->raise();
        QCoreApplication::processEvents();
        scrollOverFields(*dock);
    }
}

/// Two Shoulders with a note on it.
void openNotedBoard(EditorDriver &driver)
{
    const Sketch sketch = withNote({}, {{}, NoteKind::Question, {60, 60}, "Too narrow?"}).sketch;
    driver.window().documents().addBoard({testing::shippedBoard("two-shoulders"), sketch});
    QCoreApplication::processEvents();
}

Selection linkOf(const Board &board, const std::string &kind)
{
    Selection selection;
    selection.links.insert(linkName(*std::ranges::find(board.links(), kind, &Link::kind)));
    return selection;
}

} // namespace

/// The wheel scrolls panels. It never edits, whatever lies below it.
class WheelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void scrollingPropertiesChangesNothing_data()
    {
        QTest::addColumn<QString>("selected");
        for (const char *selected : {"wall", "rampart", "several", "link", "note", "board"})
            QTest::newRow(selected) << QString::fromLatin1(selected);
    }

    void scrollingPropertiesChangesNothing()
    {
        QFETCH(QString, selected);
        EditorDriver driver;
        openNotedBoard(driver);
        const Board before = driver.board();
        const Sketch sketch = driver.document().sketch();
        if (selected == u"wall"_s)
            driver.document().select({{"west-wall-1"}, {}});
        else if (selected == u"rampart"_s)
            driver.document().select({{"west-rampart-1"}, {}});
        else if (selected == u"several"_s)
            driver.document().select({{"west-wall-1", "west-wall-2", "west-rampart-1"}, {}});
        else if (selected == u"link"_s)
            driver.document().select(linkOf(before, "path"));
        else if (selected == u"note"_s)
            driver.document().select(everyNote(sketch));
        QCOMPARE(driver.document().selection().empty(), selected == u"board"_s);
        QCoreApplication::processEvents();
        const int fields = scrollOver(driver.part<PropertiesPanel>());
        QVERIFY(selected == u"note"_s || fields > 0);
        QCOMPARE(driver.board(), before);
        QCOMPARE(driver.document().sketch(), sketch);
        QCOMPARE(driver.document().undoStack().count(), 0);
    }

    /// With the rows of spaces, which come later than the panel.
    void overAFieldItScrollsThePanel()
    {
        EditorDriver driver(u"en"_s, ThemeWish::Day, {1100, 640});
        openNotedBoard(driver);
        driver.document().select({{"west-wall-1"}, {}});
        QCoreApplication::processEvents();
        auto &panel = driver.part<PropertiesPanel>();
        QScrollBar &bar = *panel.verticalScrollBar();
        QTRY_VERIFY(bar.maximum() > 0);
        for (const auto *box : panel.findChildren<QComboBox *>()) {
            QVERIFY(box->focusPolicy() != Qt::WheelFocus);
            panel.ensureWidgetVisible(const_cast<QComboBox *>(box));
            const int at = bar.value();
            const QString name = box->accessibleName();
            turnWheel(*box, at < bar.maximum() ? -1 : 1);
            QVERIFY2(bar.value() != at, qPrintable(name));
        }
    }

    void otherPanelsAreAsSafe()
    {
        EditorDriver driver;
        openNotedBoard(driver);
        driver.action("analyse").trigger();
        QComboBox &analysis = *driver.part<AnalysisForm>().findChild<QComboBox *>();
        const int chosen = analysis.currentIndex();
        QVERIFY(analysis.isVisible() && analysis.count() > chosen + 1);
        turnWheel(analysis, -1);
        QCOMPARE(analysis.currentIndex(), chosen);
        auto &balance = driver.part<BalancePanel>();
        auto *dock = qobject_cast<QDockWidget *>(balance.parentWidget());
        QVERIFY(dock);
        dock->show();
        dock->raise();
        QCoreApplication::processEvents();
        const std::uint32_t games = balance.form().settings().games;
        for (const auto *box : balance.form().findChildren<QAbstractSpinBox *>())
            turnWheel(*box, 1);
        QCOMPARE(balance.form().settings().games, games);
    }

    void noPanelOfABoardIsChanged_data()
    {
        QTest::addColumn<QString>("board");
        QTest::newRow("places") << u"two-shoulders"_s;
        QTest::newRow("cells") << u"fiefs-2"_s;
    }

    void noPanelOfABoardIsChanged()
    {
        QFETCH(QString, board);
        EditorDriver driver;
        driver.window().documents().addBoard({testing::shippedBoard(board.toStdString()), {}});
        QCoreApplication::processEvents();
        scrollOverDocks(driver);
        QCOMPARE(driver.document().undoStack().count(), 0);
    }

    /// What it tells, a place, and the goal of a puzzle.
    void noPanelOfAScenarioIsChanged()
    {
        EditorDriver driver;
        driver.window().documents().addScenario(
            newScenario(*findGame("siege2"), std::string("two-shoulders")));
        QCoreApplication::processEvents();
        ScenarioDocument &document = driver.window().documents().scenario()->document();
        scrollOverDocks(driver);
        document.select("/places/west-wall-1");
        scrollOverDocks(driver);
        document.select(kGoalPart);
        QCoreApplication::processEvents();
        driver.window().findChild<QCheckBox *>(u"goal-puzzle"_s)->click();
        const int steps = document.undoStack().count();
        QCOMPARE(steps, 1);
        scrollOverDocks(driver);
        QCOMPARE(document.undoStack().count(), steps);
    }

    void noDialogIsChanged()
    {
        EditorDriver driver;
        openNotedBoard(driver);
        UnknownKinds unknown;
        for (int i = 0; i < 30; ++i)
            unknown.places.push_back("kind-" + std::to_string(i));
        KindsDialog kinds(unknown, siegeSchema(), &driver.window());
        GridDialog grid({}, driver.action("grid"), driver.action("snap"), &driver.window());
        BackgroundDialog background(driver.document(), &driver.window());
        CompareWindow compare(driver.appearance(), driver.document(), {}, &driver.window());
        NewBoardDialog begin(driver.appearance(), {}, allGames().front(), &driver.window());
        for (QDialog *dialog :
             std::initializer_list<QDialog *> {&kinds, &grid, &background, &compare, &begin}) {
            dialog->show();
            QCoreApplication::processEvents();
            scrollOverFields(*dialog);
            dialog->hide();
        }
        QCOMPARE(driver.document().undoStack().count(), 0);
    }

    void aNoteThatIsWrittenKeepsItsType()
    {
        EditorDriver driver;
        openNotedBoard(driver);
        NoteEditor &editor = driver.view().sketch().noteEditor();
        editor.edit(driver.document().sketch().notes.front().key);
        turnWheel(editor.kind(), -1);
        QVERIFY(editor.isVisible());
        QCOMPARE(editor.kind().currentIndex(), static_cast<int>(NoteKind::Question));
    }
};

MERLON_TEST(WheelTest)
#include "wheel_test.moc"
