#include "app/table/table_page.h"
#include "app/widgets/boxes/message_bar.h"
#include "app/window/main_window.h"
#include "core/canvas/view/board_keyboard.h"
#include "editor/panels/findings/findings_panel.h"
#include "editor/panels/properties/properties_panel.h"
#include "editor/panels/properties/records_editor.h"
#include "editor/scenario/scenario_tab.h"
#include "editor/tabs/find_bar.h"
#include "editor/window/actions/drawing/tool_actions.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QFontInfo>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;

namespace {

/// The widget of a row by what it is called.
template <class Widget>
Widget *rowOf(EditorDriver &driver, const QString &name)
{
    for (auto *widget : driver.part<PropertiesPanel>().findChildren<Widget *>()) {
        if (widget->accessibleName() == name)
            return widget;
    }
    return nullptr;
}

bool has(const Board &board, const LinkName &name)
{
    return std::ranges::any_of(board.links(), [&](const Link &link) { return linkName(link) == name; });
}

void choose(QComboBox &box, const QString &text)
{
    box.setCurrentIndex(box.findText(text));
    Q_EMIT box.activated(box.currentIndex());
    QCoreApplication::processEvents();
}

/// A small fortress in the order in which a person might draw it.
void drawPlaces(EditorDriver &driver)
{
    driver.putPlace("foreground", {130, 870});
    driver.putPlace("foreground", {870, 870});
    for (const double y : {600.0, 420.0, 240.0}) {
        driver.putPlace("wall", {330, y});
        driver.putPlace("wall", {670, y});
    }
    for (const double y : {640.0, 300.0}) {
        driver.putPlace("rampart", {170, y});
        driver.putPlace("rampart", {830, y});
    }
    driver.putPlace("courtyard", {500, 400});
    driver.putPlace("gate", {500, 720});
}

/// Each click gives a building that is not there yet.
void drawBuildings(EditorDriver &driver)
{
    for (const Point at :
         {Point {420, 280}, {580, 280}, {600, 400}, {500, 240}, {400, 400}, {450, 500}, {550, 500}})
        driver.putPlace("building", at);
}

std::string keyOf(const std::string &side, const std::string &kind, int number)
{
    return side + '-' + kind + '-' + std::to_string(number);
}

void drawPaths(EditorDriver &driver)
{
    driver.takeTool("path");
    for (const std::string side : {"west", "east"}) {
        for (const int rampart : {1, 2}) {
            driver.drag(keyOf(side, "foreground", 1), keyOf(side, "rampart", rampart));
            driver.drag(keyOf(side, "rampart", rampart), keyOf(side, "wall", rampart));
        }
        driver.drag(side + "-rampart-2", side + "-wall-3");
    }
    driver.takeTool("adjacent");
    for (const std::string side : {"west", "east"}) {
        driver.drag(side + "-wall-1", side + "-wall-2");
        driver.drag(side + "-wall-2", side + "-wall-3");
    }
    driver.takeTool("");
}

/// Presses the button for every mend that changes the board; how many there were.
int mendAll(EditorDriver &driver)
{
    FindingsPanel &findings = driver.part<FindingsPanel>();
    int mends = 0;
    for (int row = 0; row < findings.list().count(); ++row) {
        findings.list().setCurrentRow(row);
        if (!findings.mendButton().isEnabled())
            continue;
        const Board before = driver.board();
        QTest::mouseClick(&findings.mendButton(), Qt::LeftButton);
        if (driver.board() == before) { // it has taken up a tool
            driver.takeTool("");
            continue;
        }
        ++mends;
        row = -1;
    }
    return mends;
}

QString findingsOf(EditorDriver &driver)
{
    driver.document().checkNow();
    QStringList texts;
    QListWidget &list = driver.part<FindingsPanel>().list();
    for (int row = 0; row < list.count(); ++row)
        texts << list.item(row)->text();
    return texts.join(u'\n');
}

/// Gives a building a space for each of these types of units.
void makeRoom(EditorDriver &driver, const std::string &building, const QStringList &types)
{
    driver.click(building);
    auto *spaces = driver.part<PropertiesPanel>().findChild<RecordsEditor *>();
    for (qsizetype i = 0; i < types.size(); ++i) {
        QTest::mouseClick(spaces->findChild<QPushButton *>(), Qt::LeftButton);
        QList<QComboBox *> boxes = spaces->findChildren<QComboBox *>();
        boxes.removeIf([](const QComboBox *box) { return box->accessibleName() != u"Type"_s; });
        choose(*boxes.at(i), types[i]);
    }
}

/// What no mend can know: where the heroes start, and who stands in the buildings.
void settleTheGarrison(EditorDriver &driver)
{
    driver.click("west-wall-1");
    choose(*rowOf<QComboBox>(driver, u"Starting hero"_s), u"warrior"_s);
    driver.click("east-wall-1");
    choose(*rowOf<QComboBox>(driver, u"Starting hero"_s), u"officer"_s);
    makeRoom(driver, "barracks", {u"marksman"_s, u"soldier"_s, u"veteran"_s});
    makeRoom(driver, "guards", {u"marksman"_s});
}

} // namespace

class EditorWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hasFonts()
    {
        QVERIFY2(!QFontInfo(QApplication::font()).family().isEmpty(), "no font: every letter would be a box");
    }

    /// From nothing to a board that Siege II can be played on; broken, mended by its findings, saved, opened again.
    void drawsAFortressByMouse()
    {
        EditorDriver driver;
        driver.beginEmpty();
        drawPlaces(driver);
        QCOMPARE(driver.board().find("west-wall-3")->at, (Point {330, 240}));
        QCOMPARE(driver.board().find("courtyard")->side, std::string("none"));
        drawBuildings(driver);
        drawPaths(driver);
        QVERIFY(driver.board().find("forge") && driver.board().find("guards"));
        QVERIFY(has(driver.board(), {"path", "east-rampart-2", "east-wall-3"}));
        settleTheGarrison(driver);
        driver.document().checkNow();
        mendAll(driver);
        QVERIFY2(!driver.document().hasErrors(), qPrintable(findingsOf(driver)));

        const Board whole = driver.board();
        driver.click("courtyard");
        choose(*rowOf<QComboBox>(driver, u"Side"_s), u"West"_s);
        driver.document().checkNow();
        QVERIFY(driver.document().hasErrors());
        QCOMPARE_EQ(mendAll(driver), 1);
        QCOMPARE(driver.board(), whole);

        const QString file = testing::testFolder() + u"/mouse.merlon-board"_s;
        QVERIFY(driver.window().files().saveTo(driver.tab(), file));
        QVERIFY(!driver.document().isModified());
        QVERIFY(driver.window().files().close(driver.tab()));
        QVERIFY(driver.window().files().open(file));
        QCOMPARE(driver.board(), whole);
    }

    /// A digit that is meant for something else does not take up a tool.
    void digitsAreForTheDrawing()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.document().checkNow();
        QCoreApplication::processEvents();
        auto &tools = driver.part<ToolActions>();
        driver.part<FindingsPanel>().list().setFocus();
        driver.key(Qt::Key_3);
        QCOMPARE(tools.chosen(), std::string());
        driver.view().setFocus();
        driver.key(Qt::Key_3);
        QCOMPARE(tools.chosen(), std::string("wall"));
    }

    /// No mouse at all: tools by their keys, places by arrows and Enter, links from place to place.
    void drawsByKeyboard()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.view().setFocus();
        driver.key(Qt::Key_2); // rampart
        driver.key(Qt::Key_Left, Qt::ShiftModifier, 6);
        driver.key(Qt::Key_Return);
        driver.key(Qt::Key_3); // wall
        driver.key(Qt::Key_Left, Qt::ShiftModifier, 3);
        driver.key(Qt::Key_Return);
        QCOMPARE(driver.board().places().size(), std::size_t {2});
        const double apart =
            driver.board().find("west-wall-1")->at.x - driver.board().find("west-rampart-1")->at.x;
        QCOMPARE(apart, 150.0);
        driver.key(Qt::Key_1, Qt::AltModifier); // path
        driver.view().keyboard().setCurrent(canvas::placeThing(0));
        driver.key(Qt::Key_Return);
        driver.key(Qt::Key_Right);
        driver.key(Qt::Key_Return);
        QVERIFY(has(driver.board(), {"path", "west-rampart-1", "west-wall-1"}));
        driver.key(Qt::Key_S);
        driver.key(Qt::Key_Return); // the wall, where the keyboard is
        QCOMPARE(driver.document().selection().places, std::set<std::string> {"west-wall-1"});
        const Point before = driver.board().find("west-wall-1")->at;
        driver.key(Qt::Key_Down, Qt::ControlModifier, 3);
        QCOMPARE(driver.board().find("west-wall-1")->at, (Point {before.x, before.y + 30}));
        QCOMPARE(driver.document().undoStack().undoText(), u"Move West wall 1"_s);
        driver.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(driver.board().find("west-wall-1")->at, before); // three steps of the arrow are one
        driver.key(Qt::Key_Delete);
        QCOMPARE(driver.board().places().size(), std::size_t {1});
        QVERIFY(driver.board().links().empty());
    }

    void aDragIsOneStepOnTheGrid()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.putPlace("tower", {300, 300});
        driver.putPlace("tower", {300, 400});
        driver.takeTool("");
        driver.key(Qt::Key_A, Qt::ControlModifier);
        driver.dragTo("west-tower-1", {352, 297});
        QCOMPARE(driver.board().find("west-tower-1")->at, (Point {350, 300}));
        QCOMPARE(driver.board().find("west-tower-2")->at, (Point {350, 400}));
        driver.action("undo").trigger();
        QCOMPARE(driver.board().find("west-tower-2")->at, (Point {300, 400}));
    }

    void aFrameSelectsWhatLiesInIt()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.putPlace("tower", {300, 300});
        driver.putPlace("tower", {400, 400});
        driver.putPlace("tower", {800, 400});
        driver.takeTool("");
        driver.click(Point {100, 800});
        QVERIFY(driver.document().selection().empty());
        QTest::mousePress(driver.view().viewport(), Qt::LeftButton, {},
                          driver.view().viewportPointOf({200, 200}));
        for (const Point at : {Point {300, 300}, Point {500, 500}}) {
            const QPoint here = driver.view().viewportPointOf(at);
            QMouseEvent move(QEvent::MouseMove, here, driver.view().viewport()->mapToGlobal(here),
                             Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(driver.view().viewport(), &move);
        }
        QTest::mouseRelease(driver.view().viewport(), Qt::LeftButton, {},
                            driver.view().viewportPointOf({500, 500}));
        QCOMPARE(driver.document().selection().places,
                 (std::set<std::string> {"west-tower-1", "west-tower-2"}));
        driver.click("east-tower-1", Qt::ControlModifier);
        QCOMPARE(driver.document().selection().places.size(), std::size_t {3});
    }

    void refusesALinkThatTheSchemaForbidsAndSaysWhy()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.putPlace("wall", {300, 300});
        driver.putPlace("rampart", {150, 300});
        driver.takeTool("path");
        driver.drag("west-wall-1", "west-rampart-1");
        QVERIFY(driver.board().links().empty());
        QVERIFY2(driver.hint().contains(u"not the other way round"_s), qPrintable(driver.hint()));
        driver.takeTool("facing");
        driver.drag("west-wall-1", "west-rampart-1");
        QVERIFY(driver.board().links().empty());
        QVERIFY2(driver.hint().contains(u"tower – rampart"_s), qPrintable(driver.hint()));
    }

    void copiesThroughTheClipboard()
    {
        EditorDriver driver;
        QVERIFY(driver.window().files().open(
            QString::fromStdString((testing::boardDirectory() / "two-shoulders.json").string())));
        Selection pair {{"west-tower-1", "west-wall-1"}, {}};
        driver.document().select(pair);
        driver.action("copy").trigger();
        QVERIFY(QApplication::clipboard()->text().contains(u"merlon-board"_s));
        driver.beginEmpty();
        driver.action("paste").trigger();
        driver.action("paste").trigger();
        QCOMPARE(driver.board().places().size(), std::size_t {4});
        QCOMPARE(driver.board().links().size(), std::size_t {2});
        QCOMPARE(driver.document().selection().places,
                 (std::set<std::string> {"west-tower-2", "west-wall-2"}));
    }

    void refusesToPasteWhatIsNoBoard_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("words") << u"Dear Sir or Madam"_s;
        QTest::newRow("nothing") << QString();
        QTest::newRow("other JSON") << u"{\"format\": {\"name\": \"merlon-record\", \"version\": \"1.0\"}}"_s;
        QTest::newRow("deep") << QString(100000, u'[');
    }

    void refusesToPasteWhatIsNoBoard()
    {
        QFETCH(QString, text);
        EditorDriver driver;
        driver.beginEmpty();
        QApplication::clipboard()->setText(text);
        driver.action("paste").trigger();
        QVERIFY(driver.board().places().empty());
        QVERIFY2(driver.messages().text().contains(u"does not contain a part of a board"_s),
                 qPrintable(driver.messages().text()));
    }

    /// What is said to be something else is called so, and its links follow.
    void aBuildingIsCalledWhatItIs()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.putPlace("building", {500, 300});
        QVERIFY(driver.board().find("forge"));
        choose(*rowOf<QComboBox>(driver, u"Type"_s), u"cathedral"_s);
        QVERIFY(driver.board().find("cathedral"));
        QCOMPARE(driver.document().selection().places, std::set<std::string> {"cathedral"});
        driver.action("undo").trigger();
        QVERIFY(driver.board().find("forge"));
    }

    void severalPlacesAtOnce()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.putPlace("wall", {300, 300});
        driver.putPlace("wall", {300, 400});
        rowOf<QSpinBox>(driver, u"Invader spaces"_s)->setValue(7);
        driver.takeTool("");
        driver.key(Qt::Key_A, Qt::ControlModifier);
        auto *spaces = rowOf<QSpinBox>(driver, u"Invader spaces"_s);
        QCOMPARE(spaces->text(), u"—"_s); // 3 and 7
        spaces->setValue(5);
        for (const Place &place : driver.board().places())
            QCOMPARE(std::get<std::int64_t>(place.attributes.at("invader-spaces")), std::int64_t {5});
        driver.action("undo").trigger();
        QCOMPARE(rowOf<QSpinBox>(driver, u"Invader spaces"_s)->text(), u"—"_s);
    }

    void aNewKeyIsCarriedIntoTheLinks()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.putPlace("rampart", {150, 300});
        driver.putPlace("wall", {300, 300});
        driver.takeTool("path");
        driver.drag("west-rampart-1", "west-wall-1");
        driver.takeTool("");
        driver.click("west-wall-1");
        auto *key = rowOf<QLineEdit>(driver, u"Key"_s);
        key->selectAll();
        QTest::keyClicks(key, u"lion-wall"_s);
        QTest::keyClick(key, Qt::Key_Return);
        QVERIFY(has(driver.board(), {"path", "west-rampart-1", "lion-wall"}));
        QCOMPARE(driver.document().selection().places, std::set<std::string> {"lion-wall"});
        key = rowOf<QLineEdit>(driver, u"Key"_s);
        key->selectAll();
        QTest::keyClicks(key, u"west-rampart-1"_s); // taken
        QTest::keyClick(key, Qt::Key_Return);
        QVERIFY(driver.board().find("lion-wall"));
        QCOMPARE(key->text(), u"lion-wall"_s);
    }

    /// One key opens the table on the board as it stands, not saved; not as long as there are errors.
    void playsOnTheBoardAsItStands()
    {
        const auto table = [] {
            for (QWidget *widget : QApplication::topLevelWidgets()) {
                if (auto *window = qobject_cast<MainWindow *>(widget))
                    return window;
            }
            return static_cast<MainWindow *>(nullptr);
        };
        EditorDriver driver;
        QVERIFY(driver.window().files().open(
            QString::fromStdString((testing::boardDirectory() / "two-shoulders.json").string())));
        driver.document().perform(removePlace(driver.board(), "forge"), u"Remove"_s);
        driver.key(Qt::Key_F5);
        QVERIFY(!table());
        QVERIFY(driver.messages().text().contains(u"cannot be played yet"_s));
        driver.action("undo").trigger();
        driver.document().perform(movePlace(driver.board(), "gate", {500, 700}), u"Move"_s);
        driver.action("play-second").trigger();
        QVERIFY(table());
        const std::unique_ptr<MainWindow> window(table());
        const TableSession &session = *window->table().session();
        QCOMPARE(session.match().setup().board().find("gate")->at, (Point {500, 700}));
        QVERIFY(!session.seating().players()[0].isPerson());
        QVERIFY(session.seating().players()[1].isPerson());
        window->goHome();
    }

    /// By the words on the map, whatever is in the file.
    void findsWhatIsShown()
    {
        EditorDriver driver(u"fr"_s);
        driver.window().documents().addBoard({testing::shippedBoard("two-shoulders"), {}});
        const auto find = [&driver](const QString &text) {
            driver.tab().find();
            auto *line = driver.tab().findChild<FindBar *>()->findChild<QLineEdit *>();
            line->clear();
            QTest::keyClicks(line, text);
            return driver.document().selection().places.size();
        };
        QCOMPARE(find(u"Mur ouest"_s), std::size_t {5});
        QCOMPARE(find(u"west-wall"_s), std::size_t {5});
        QCOMPARE(find(u"abord"_s), std::size_t {2});
        driver.window().documents().addScenario(newScenario(*findGame("siege2"), "two-shoulders"));
        QCOMPARE(driver.window().documents().scenario()->map().showFound("mur ouest"), 5);
    }

    /// French words are long: at first nothing of the panels on the right is cut off.
    void panelsHaveRoomAtFirst()
    {
        EditorDriver driver(u"fr"_s);
        driver.beginEmpty();
        QCoreApplication::processEvents();
        int tabs = 0;
        for (const auto *bar : driver.window().findChildren<QTabBar *>(Qt::FindDirectChildrenOnly)) {
            if (bar->count() < 2) // nothing lies behind it
                continue;
            for (int tab = 0; tab < bar->count() && bar->isVisible(); ++tab, ++tabs)
                QVERIFY(bar->tabRect(tab).width() > bar->fontMetrics().horizontalAdvance(bar->tabText(tab)));
        }
        QCOMPARE(tabs, 3);
        const QWidget &properties = driver.part<PropertiesPanel>();
        QVERIFY(properties.width() > 40 * properties.fontMetrics().averageCharWidth());
    }

    void speaksAnotherLanguageAtOnce()
    {
        EditorDriver driver(u"fr"_s);
        driver.beginEmpty();
        driver.putPlace("wall", {300, 300});
        QVERIFY(!rowOf<QSpinBox>(driver, u"Invader spaces"_s));
        QCOMPARE(driver.part<PropertiesPanel>().windowTitle(), u"Propriétés"_s);
    }
};

MERLON_TEST(EditorWindowTest)
#include "editor_window_test.moc"
