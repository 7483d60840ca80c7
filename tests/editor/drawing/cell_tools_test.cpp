#include "core/board/files/format.h"
#include "core/board/finding.h"
#include "core/games/families.h"
#include "editor/canvas/tools/cell_brush.h"
#include "editor/panels/findings/findings_panel.h"
#include "editor/window/actions/drawing/cell_actions.h"
#include "editor/window/actions/drawing/tool_actions.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/cell_boards.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QElapsedTimer>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <set>

using namespace merlon;
using namespace merlon::testing;
using namespace Qt::StringLiterals;

namespace {

Board empty(const BoardSchema &schema)
{
    BoardInfo info;
    info.key = "drawn";
    info.schema = schema.key;
    return {info, {}, {}};
}

/// A window with an empty board of cells.
class Office : public EditorDriver {
public:
    explicit Office(const BoardSchema &schema = realmSchema(), const QString &language = u"en"_s)
        : EditorDriver(language)
        , m_grid(schema.cells.grid)
    {
        window().documents().addBoard({empty(schema), {}});
        QCoreApplication::processEvents();
        QObject::connect(&view(), &DrawingView::statusMessage, &view(),
                         [this](const QString &text) { m_said = text; });
    }

    QString said() const { return m_said; }
    CellBrush &brush() { return part<CellActions>().brush(); }
    void clickCell(Cell cell, Qt::KeyboardModifiers modifiers = {})
    {
        click(middleOf(m_grid, cell), modifiers);
    }
    using EditorDriver::middleOf;
    static Point middleOf(const CellGrid &grid, Cell cell) { return merlon::middleOf(grid, cell); }
    QPoint on(Cell cell) { return view().viewportPointOf(middleOf(m_grid, cell)); }
    /// With the mouse button held down, from cell to cell.
    void dragOver(const std::vector<Cell> &way, Qt::KeyboardModifiers modifiers = {})
    {
        QWidget *viewport = view().viewport();
        const auto move = [&](QPoint at, Qt::MouseButtons held) {
            QMouseEvent event(QEvent::MouseMove, at, viewport->mapToGlobal(at), Qt::NoButton, held,
                              modifiers);
            QCoreApplication::sendEvent(viewport, &event);
        };
        move(on(way.front()), Qt::NoButton);
        QTest::mousePress(viewport, Qt::LeftButton, modifiers, on(way.front()));
        for (const Cell cell : way)
            move(on(cell), Qt::LeftButton);
        QTest::mouseRelease(viewport, Qt::LeftButton, modifiers, on(way.back()));
    }
    std::string kindIn(Cell cell)
    {
        const CellMap map(board(), m_grid);
        const auto place = map.placeIn(cell);
        return place ? board().places()[*place].kind : std::string();
    }
    QAction *tool(const std::string &name)
    {
        for (const ToolPanel::Group &group : part<ToolActions>().groups()) {
            for (QAction *action : group.tools) {
                if (action->objectName().toStdString() == name)
                    return action;
            }
        }
        return nullptr;
    }
    const CellGrid &grid() const { return m_grid; }

private:
    CellGrid m_grid;
    QString m_said;
};

} // namespace

class CellToolsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        addFamily(realmSchema());
        addFamily(mineSchema());
    }

    void onlyBoardsOfCellsHaveTheTools()
    {
        Office office;
        for (const CellToolInfo &tool : cellTools()) {
            QAction *action = office.tool(std::string(tool.key));
            QVERIFY(action);
            QVERIFY(!action->text().isEmpty() && !action->icon().isNull());
            QVERIFY(action->toolTip().contains(QKeySequence(tool.shortcut).toString()));
        }
        QVERIFY(office.tool("forest")); // a kind to paint with
        office.takeTool("cells-brush");
        office.beginEmpty();
        QVERIFY(!office.tool("cells-brush"));
        QVERIFY(office.tool("wall"));
        QVERIFY(office.tool("")->isChecked()); // what was chosen is not there any more
    }

    void toolsSpeakFrench()
    {
        Office office(realmSchema(), u"fr"_s);
        QCOMPARE(office.tool("cells-fill")->text(), u"Remplir"_s);
        office.takeTool("cells-brush");
        QVERIFY2(office.said().contains(u"cases"_s), qPrintable(office.said()));
    }

    void aDragPaintsEveryCellOnItsWayInOneStep()
    {
        Office office;
        office.takeTool("cells-brush");
        office.dragOver({{-4, 2}, {4, -2}}); // one jump of the mouse
        for (const Cell cell : lineBetween(office.grid().shape, {-4, 2}, {4, -2}))
            QCOMPARE(office.kindIn(cell), std::string("field"));
        QCOMPARE(office.board().places().size(), std::size_t {9});
        QCOMPARE(office.board().links().size(), std::size_t {8});
        QVERIFY2(office.said().contains(u"9"_s), qPrintable(office.said()));
        QCOMPARE(office.document().undoStack().count(), 1);
        office.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(office.board().places().empty() && office.board().links().empty());
        office.action("redo").trigger();
        QCOMPARE(office.board().links().size(), std::size_t {8});
    }

    void twoStrokesAreTwoSteps()
    {
        Office office;
        office.takeTool("cells-brush");
        office.dragOver({{0, 0}, {2, 0}});
        office.dragOver({{0, 1}, {2, 1}});
        QCOMPARE(office.document().undoStack().count(), 2);
        office.document().undoStack().undo();
        QCOMPARE(office.board().places().size(), std::size_t {3});
    }

    void aWideBrushPaintsAroundThePointer()
    {
        Office office;
        office.takeTool("cells-brush");
        office.view().setFocus();
        office.key(Qt::Key_BracketRight);
        office.key(Qt::Key_BracketRight);
        office.key(Qt::Key_BracketLeft);
        QCOMPARE(office.brush().radius(), 1);
        auto *radius = office.window().findChild<QSpinBox *>(u"cell-radius"_s);
        QVERIFY(radius);
        QCOMPARE(radius->value(), 1);
        office.clickCell({0, 0});
        QCOMPARE(office.board().places().size(), std::size_t {7});
        QCOMPARE(office.board().links().size(), std::size_t {12});
    }

    void shiftAndTheEraserTakeCellsAway()
    {
        Office office;
        office.takeTool("cells-disc");
        office.dragOver({{0, 0}, {3, 0}});
        QCOMPARE(office.board().places().size(), std::size_t {37});
        office.takeTool("cells-brush");
        office.brush().setRadius(0);
        office.dragOver({{-3, 0}, {3, 0}}, Qt::ShiftModifier);
        QCOMPARE(office.board().places().size(), std::size_t {30});
        office.takeTool("cells-eraser");
        office.clickCell({0, 3});
        QCOMPARE(office.board().places().size(), std::size_t {29});
        for (const Link &link : office.board().links())
            QVERIFY(office.board().find(link.from) && office.board().find(link.to));
        QCOMPARE(office.document().undoStack().count(), 3);
    }

    void rectanglesDiscsAndRingsAreDrawnByDragging()
    {
        Office office(mineSchema());
        office.takeTool("cells-rectangle");
        office.dragOver({{-4, -3}, {4, 3}});
        QCOMPARE(office.board().places().size(), std::size_t {63});
        office.takeTool("heart");
        office.takeTool("cells-ring");
        office.dragOver({{0, 0}, {0, 2}});
        std::size_t hearts = 0;
        for (const Place &place : office.board().places())
            hearts += place.kind == "heart" ? 1 : 0;
        QCOMPARE(hearts, std::size_t {8});
        QCOMPARE(office.brush().radius(), 0); // that of the brush is another
        QCOMPARE(office.kindIn({0, 2}), std::string("heart"));
        QCOMPARE(office.kindIn({0, 1}), std::string("rock"));
    }

    void aKindIsChosenByItsButtonAndBeginsToPaint()
    {
        Office office;
        office.takeTool("forest");
        QVERIFY(office.tool("cells-brush")->isChecked());
        office.clickCell({1, 1});
        QCOMPARE(office.kindIn({1, 1}), std::string("forest"));
        office.takeTool("cells-rectangle");
        office.takeTool("lake");
        QVERIFY(office.tool("cells-rectangle")->isChecked()); // the tool stays
        QVERIFY(office.tool("lake")->isChecked() && !office.tool("forest")->isChecked());
    }

    void aFloodPaintsWhatLooksTheSame()
    {
        Office office;
        office.takeTool("cells-disc");
        office.dragOver({{0, 0}, {4, 0}});
        office.takeTool("lake");
        office.takeTool("cells-brush");
        office.brush().setRadius(0);
        office.dragOver({{0, -4}, {0, 4}}); // a river
        office.takeTool("forest");
        office.takeTool("cells-fill");
        office.clickCell({2, 0});
        QCOMPARE(office.kindIn({3, 0}), std::string("forest"));
        QCOMPARE(office.kindIn({-3, 0}), std::string("field"));
        QCOMPARE(office.kindIn({0, 0}), std::string("lake"));
        office.document().undoStack().undo();
        QCOMPARE(office.kindIn({3, 0}), std::string("field"));
    }

    void theBrushTakesUpWhatItIsHeldAgainst()
    {
        Office office;
        office.takeTool("forest");
        office.clickCell({0, 0});
        office.takeTool("field");
        office.clickCell({0, 0}, Qt::AltModifier);
        QCOMPARE(office.brush().ink().kind, std::string("forest"));
        QVERIFY(office.tool("forest")->isChecked());
        QCOMPARE(office.kindIn({0, 0}), std::string("forest")); // nothing is painted
        office.clickCell({5, 0}, Qt::AltModifier);
        QCOMPARE(office.brush().ink().kind, std::string("forest"));
        QCOMPARE(office.board().places().size(), std::size_t {1});
    }

    void attributesArePaintedWithoutTouchingTheRest()
    {
        Office office;
        office.takeTool("cells-disc");
        office.dragOver({{0, 0}, {1, 0}});
        office.takeTool("lake");
        office.takeTool("cells-brush");
        office.brush().setRadius(0);
        office.clickCell({1, 0});
        office.takeTool("lake"); // once more: kinds are kept
        QVERIFY(office.brush().ink().kind.empty());
        office.brush().setInk({{}, {{"height", std::int64_t {3}}}});
        office.dragOver({{-1, 0}, {1, 0}});
        QCOMPARE(office.kindIn({1, 0}), std::string("lake"));
        const CellMap map(office.board(), office.grid());
        QCOMPARE(numberOf(realmSchema(), office.board().places()[*map.placeIn({0, 0})], "height"), 3);
        QCOMPARE(numberOf(realmSchema(), office.board().places()[*map.placeIn({0, 1})], "height"), 0);
    }

    void everythingCanBeDoneByKeyboard()
    {
        Office office;
        office.view().setFocus();
        office.key(Qt::Key_B);
        QVERIFY(office.tool("cells-brush")->isChecked());
        office.view().setFocus();
        office.key(Qt::Key_Right); // shows where the cross is
        QVERIFY2(office.said().contains(u"empty"_s), qPrintable(office.said()));
        office.key(Qt::Key_Return);
        QCOMPARE(office.board().places().size(), std::size_t {1});
        office.key(Qt::Key_Right, {}, 4);
        office.key(Qt::Key_Space);
        QCOMPARE(office.board().places().size(), std::size_t {2});
        // From column to column one stays on the same line.
        const double down = office.board().places()[1].at.y - office.board().places()[0].at.y;
        QVERIFY(std::abs(down) < office.grid().size);
        QVERIFY(office.board().places()[1].at.x > office.board().places()[0].at.x);
        office.key(Qt::Key_Left, {}, 4);
        office.key(Qt::Key_Delete);
        QCOMPARE(office.board().places().size(), std::size_t {1});
        office.key(Qt::Key_3); // castle
        office.view().setFocus();
        office.key(Qt::Key_M);
        office.view().setFocus();
        office.key(Qt::Key_Return);
        office.key(Qt::Key_Right, {}, 2);
        office.key(Qt::Key_Down, {}, 1);
        office.key(Qt::Key_Return);
        QVERIFY(office.board().places().size() >= 4);
        QCOMPARE(office.board().places().back().kind, std::string("castle"));
        office.key(Qt::Key_Escape);
        office.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(office.board().places().size(), std::size_t {1});
    }

    /// About as many cells as the share says; a stroke asks chance of each but once, and what is erased is erased.
    void aShareOfTheCellsIsSprinkled()
    {
        Office office(mineSchema());
        office.takeTool("cells-rectangle");
        office.dragOver({{-10, -10}, {9, 9}});
        auto *share = office.window().findChild<QSpinBox *>(u"cell-share"_s);
        QVERIFY(share && share->value() == 100);
        share->setValue(25);
        QCOMPARE(office.brush().share(), 25);
        office.brush().setInk({{}, {{"rubble", true}}});
        office.dragOver({{-10, -10}, {9, 9}});
        const auto withRubble = [&] {
            return std::ranges::count_if(office.board().places(), [](const Place &place) {
                return flagOf(mineSchema(), place, "rubble");
            });
        };
        const auto first = withRubble();
        QVERIFY2(first > 40 && first < 180, qPrintable(QString::number(first))); // 100 of 400
        QVERIFY2(office.said().contains(QString::number(first)), qPrintable(office.said()));
        office.document().undoStack().undo();
        QCOMPARE(withRubble(), 0);
        office.takeTool("cells-brush");
        office.dragOver({{-10, 0}, {9, 0}, {-10, 0}, {9, 0}, {-10, 0}, {9, 0}, {-10, 0}, {9, 0}});
        QVERIFY(withRubble() < 15);
        office.dragOver({{-10, 0}, {9, 0}}, Qt::ShiftModifier);
        QCOMPARE(office.board().places().size(), std::size_t {380});
    }

    void theSpaceBarMovesTheMapAsLongAsTheMousePaints()
    {
        Office office;
        office.takeTool("cells-brush");
        office.clickCell({0, 0});
        office.view().setFocus();
        office.key(Qt::Key_Space);
        QCOMPARE(office.board().places().size(), std::size_t {1});
    }

    void lockedPlacesAreNotPainted()
    {
        Office office;
        Layers layers = office.document().layers();
        layers[LayerKind::Places].isLocked = true;
        office.document().setLayers(layers);
        office.takeTool("cells-brush");
        office.clickCell({0, 0});
        QVERIFY(office.board().places().empty());
        QVERIFY2(office.said().contains(u"locked"_s), qPrintable(office.said()));
    }

    void aDryBrushSaysSo()
    {
        Office office;
        office.takeTool("cells-brush");
        office.takeTool("field"); // once more: kinds are kept
        office.clickCell({0, 0});
        QVERIFY(office.board().places().empty());
        QVERIFY2(office.said().contains(u"brush is empty"_s), qPrintable(office.said()));
    }

    /// Four hundred cells in a dozen strokes; undone, done again, kept and opened: the same board.
    void aBoardOfFourHundredCellsIsDrawnKeptAndOpened()
    {
        Office office(mineSchema());
        QElapsedTimer clock;
        clock.start();
        office.takeTool("cells-rectangle");
        office.dragOver({{-10, -10}, {9, 9}});
        QCOMPARE(office.board().places().size(), std::size_t {400});
        QCOMPARE(office.board().links().size(), std::size_t {760});
        for (int zone = 2; zone <= 5; ++zone) {
            office.brush().setInk({{}, {{"zone", std::int64_t {zone}}}});
            office.takeTool("cells-disc");
            office.dragOver({{0, 0}, {11 - 2 * zone, 0}});
        }
        office.brush().setInk({{}, {{"rubble", true}}});
        office.takeTool("cells-brush");
        office.brush().setRadius(0);
        office.dragOver({{-8, -8}, {-8, 8}, {8, 8}});
        office.takeTool("heart");
        office.brush().setRadius(1);
        office.clickCell({0, 0});
        qInfo("drawn in %lld ms", static_cast<long long>(clock.elapsed()));
        const Board drawn = office.board();
        QVERIFY(checkBoard(drawn, mineSchema()).empty());
        const int steps = office.document().undoStack().count();
        QCOMPARE(steps, 7);
        for (int i = 0; i < steps; ++i)
            office.document().undoStack().undo();
        QVERIFY(office.board().places().empty());
        for (int i = 0; i < steps; ++i)
            office.document().undoStack().redo();
        QCOMPARE(office.board(), drawn);
        const QString file = testFolder() + u"/drawn.json"_s;
        QVERIFY(office.window().files().saveTo(office.tab(), file));
        QVERIFY(office.window().files().close(office.tab()));
        QVERIFY(office.window().files().open(file));
        QCOMPARE(office.board(), drawn);
    }

    void findingsFollowWhatIsPainted()
    {
        Office office;
        office.takeTool("cells-brush");
        office.clickCell({0, 0});
        office.document().checkNow();
        QVERIFY(office.document().findings().empty());
        Place odd = office.board().places()[0];
        odd.attributes["height"] = std::int64_t {9};
        QVERIFY(office.document().perform({{ReplacePlace {0, odd}}}, u"Spoil"_s));
        office.document().checkNow();
        QCOMPARE(office.document().findings().size(), std::size_t {1});
        office.brush().setInk({"field", {{"height", std::int64_t {1}}}});
        office.clickCell({0, 0});
        office.document().checkNow();
        QVERIFY(office.document().findings().empty());
    }
};

MERLON_TEST(CellToolsTest)
#include "cell_tools_test.moc"
