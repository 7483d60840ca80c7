#include "core/board/analysis.h"
#include "core/board/network.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace merlon;
using merlon::testing::shippedBoard;

namespace {

const std::vector<std::string> kPaths {"path"};

} // namespace

class AnalysisTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theNetworkKeepsBoardOrder()
    {
        const Board board = shippedBoard("two-shoulders");
        const Network network = networkOf(board);
        QCOMPARE(boost::num_vertices(network), board.places().size());
        QCOMPARE(boost::num_edges(network), board.links().size());
        QCOMPARE(network[3].key, board.places()[3].key);
    }

    void depthIsTheLongestWay()
    {
        const Board board = shippedBoard("crooked-crown");
        const std::size_t foreground = *board.indexOf("west-foreground");
        const auto depths = depthsFrom(graphOf(board, kPaths), {&foreground, 1});
        QCOMPARE(depths[*board.indexOf("west-rampart-1")], std::optional<std::size_t>(1));
        QCOMPARE(depths[*board.indexOf("west-rampart-4")], std::optional<std::size_t>(3));
        QCOMPARE(depths[*board.indexOf("west-wall-4")], std::optional<std::size_t>(3));
        QCOMPARE(depths[*board.indexOf("east-wall-1")], std::nullopt);
    }

    void findsCirclesAndLoops()
    {
        const PlaceGraph graph {6, {{0, 1}, {1, 2}, {2, 0}, {2, 3}, {4, 4}}};
        const std::vector<std::vector<std::size_t>> expected {{0, 1, 2}, {4}};
        QCOMPARE(circlesIn(graph), expected);
        QCOMPARE(depthsFrom(graph, {}), std::vector<std::optional<std::size_t>>(6));
        QVERIFY(circlesIn({0, {}}).empty());
    }

    void reachesAlongLinksOrBothWays()
    {
        const PlaceGraph graph {4, {{0, 1}, {2, 1}}};
        const std::size_t source = 0;
        QCOMPARE(reachedFrom(graph, {&source, 1}), (std::vector<bool> {true, true, false, false}));
        QCOMPARE(reachedFrom(bothWays(graph), {&source, 1}), (std::vector<bool> {true, true, true, false}));
    }
};

MERLON_TEST(AnalysisTest)
#include "analysis_test.moc"
