#include "core/board/files/dot.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <map>
#include <set>
#include <string>

using namespace merlon;
using namespace merlon::testing;

/// Boards as Graphviz reads them.
class DotTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void drawsForGraphviz()
    {
        const std::string dot = boardToDot(shippedBoard("two-shoulders"), siegeSchema());
        QVERIFY(dot.starts_with("digraph \"two-shoulders\" {\n"));
        QVERIFY(dot.find("\"west-wall-1\" [class=\"wall\", label=\"west wall 1\", shape=hexagon, ")
                != std::string::npos);
        QVERIFY(dot.find("pos=\"418,414!\"]") != std::string::npos);
        QVERIFY(dot.find("\"west-wall-1\" -> \"west-wall-2\" [class=\"adjacent\", dir=none, style=dashed]")
                != std::string::npos);
    }

    void drawsGateAndBarbicanForGraphviz()
    {
        const std::string dot = boardToDot(shippedBoard("three-gates"), siegeSchema());
        for (const char *line : {"\"gate\" [class=\"gate\", label=\"gate\", ", "pos=\"500,315!\"]",
                                 "\"barbican-rampart\" [class=\"barbican-rampart\", ", "pos=\"500,200!\"]",
                                 "\"barbican-rampart\" -> \"gate\" [class=\"path\"]",
                                 "\"gate\" -> \"west-tower-1\" [class=\"adjacent\", dir=none, style=dashed]"})
            QVERIFY2(dot.find(line) != std::string::npos, line);
    }

    /// Each kind has its own shape and colour, all of a kind the same.
    void kindsLookDifferentInGraphviz()
    {
        const Board board = shippedBoard("two-shoulders");
        const std::string dot = boardToDot(board, siegeSchema());
        std::map<std::string, std::set<std::string>> looks;
        for (const Place &place : board.places()) {
            const std::size_t line = dot.find("\"" + place.key + "\" [");
            QVERIFY(line != std::string::npos);
            const std::size_t shape = dot.find("shape=", line);
            looks[place.kind].insert(dot.substr(shape, dot.find(", pos", shape) - shape));
        }
        std::set<std::string> all;
        for (const auto &[kind, seen] : looks) {
            QCOMPARE(seen.size(), std::size_t(1));
            all.insert(*seen.begin());
        }
        QCOMPARE(all.size(), looks.size());
    }

    /// A style of the schema goes before the looks that kinds have by themselves.
    void stylesShowInGraphviz()
    {
        BoardSchema schema;
        schema.key = "sample";
        schema.places = {{"pond", {}}, {"hut", {}}};
        schema.styles = {{.kind = "pond", .terrain = Terrain::Water, .shape = PlaceShape::Triangle}};
        BoardInfo info;
        info.key = "lake";
        info.schema = "sample";
        const Board board(
            info, {{"north", "pond", "", {10, 20}, {}, {}}, {"south", "hut", "", {30, 40}, {}, {}}}, {});
        const std::string dot = boardToDot(board, schema);
        QVERIFY(dot.find("shape=triangle, fillcolor=\"#B3CCD2\", pos=\"10,980!\"") != std::string::npos);
        QVERIFY(dot.find("shape=box, fillcolor=\"#E8D9B5\", pos=\"30,960!\"") != std::string::npos);
    }
};

MERLON_TEST(DotTest)
#include "dot_test.moc"
