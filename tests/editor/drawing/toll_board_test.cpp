#include "core/board/cells/grid.h"
#include "editor/model/cells/cell_painting.h"
#include "editor/window/actions/drawing/tool_actions.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/test_program.h"
#include "tests/support/toy/toy_boards.h"

#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;

namespace {

/// A window with a board of Toll.
struct Office : testing::EditorDriver {
    explicit Office(const std::string &name)
    {
        window().documents().addBoard({toy::shippedBoard(name), {}});
        QCoreApplication::processEvents();
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
    Point middleOf(Cell cell) { return merlon::middleOf(gridOf(board(), document().schema()), cell); }
};

} // namespace

/// A family of boards that may have hexagons, squares or no cells.
class TollBoardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cellsArePaintedAndJoined_data()
    {
        QTest::addColumn<QString>("board");
        QTest::addColumn<int>("q");
        QTest::addColumn<int>("r");
        QTest::addColumn<int>("borders");
        QTest::newRow("hexagons") << u"six-hexagons"_s << 2 << -1 << 2; // beside (1, 0) and (1, -1)
        QTest::newRow("squares") << u"three-squares"_s << 0 << 1 << 2;  // the missing corner
    }

    void cellsArePaintedAndJoined()
    {
        QFETCH(QString, board);
        QFETCH(int, q);
        QFETCH(int, r);
        QFETCH(int, borders);
        Office office(board.toStdString());
        const std::size_t places = office.board().places().size();
        const std::size_t links = office.board().links().size();
        office.takeTool("cells-brush");
        office.click(office.middleOf({q, r}));
        QCOMPARE(office.board().places().size(), places + 1);
        QCOMPARE(office.board().links().size(), links + static_cast<std::size_t>(borders));
        office.action("undo").trigger();
        QCOMPARE(office.board().places().size(), places);
    }

    void aBoardWithoutCellsHasNoToolsForThem()
    {
        Office office("four-fields");
        QVERIFY(!office.tool("cells-brush"));
        QVERIFY(office.tool("field"));
    }

    void aBoardGetsCellsAndLosesThem()
    {
        Office office("four-fields");
        CellGrid grid {CellShape::Square, 100, {500, 500}};
        const auto shape = [&](const CellGrid &wished) {
            office.document().perform(withGrid(office.board(), office.document().schema(), wished),
                                      u"shape"_s);
        };
        shape(grid);
        QVERIFY(hasCells(office.board(), office.document().schema()));
        QVERIFY(office.tool("cells-brush"));
        QCOMPARE(office.board().places().size(), std::size_t {4});
        shape({});
        QVERIFY(!hasCells(office.board(), office.document().schema()));
        QVERIFY(!office.tool("cells-brush"));
    }
};

MERLON_TEST(TollBoardTest)
#include "toll_board_test.moc"
