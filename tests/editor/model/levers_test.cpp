#include "core/games/siege/board/siege_schema.h"
#include "editor/model/levers.h"
#include "tests/editor/model/changed.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace merlon;
using merlon::testing::shippedBoard;
using testing::after;

namespace {

/// The values that the changes give to a number of a place.
std::set<std::int64_t> numbersTried(const Board &board, const std::string &place,
                                    const std::string &attribute)
{
    std::set<std::int64_t> numbers;
    for (const BoardChange &change : smallChanges(board, siegeSchema(), place)) {
        const Board changed = merlon::testing::after(change, board);
        numbers.insert(numberOf(siegeSchema(), *changed.find(place), attribute));
    }
    numbers.erase(numberOf(siegeSchema(), *board.find(place), attribute));
    return numbers;
}

std::set<std::size_t> rowsTried(const Board &board, const std::string &place, const std::string &attribute)
{
    std::set<std::size_t> rows;
    for (const BoardChange &change : smallChanges(board, siegeSchema(), place))
        rows.insert(
            recordsOf(siegeSchema(), *merlon::testing::after(change, board).find(place), attribute).size());
    return rows;
}

} // namespace

/// Single changes that may tip a board.
class LeversTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersGoUpAndDownByOne()
    {
        const Board board = shippedBoard("two-shoulders");
        const std::int64_t now = numberOf(siegeSchema(), *board.find("west-wall-1"), "invader-spaces");
        QVERIFY((numbersTried(board, "west-wall-1", "invader-spaces")
                 == std::set<std::int64_t> {now - 1, now + 1}));
        QVERIFY(numbersTried(board, "west-wall-1", "hero-spaces").empty()); // always one
    }

    void listsGetAndLoseOneSpace()
    {
        const Board board = shippedBoard("two-shoulders");
        const std::size_t now =
            recordsOf(siegeSchema(), *board.find("west-wall-1"), "defender-spaces").size();
        QVERIFY((rowsTried(board, "west-wall-1", "defender-spaces")
                 == std::set<std::size_t> {now - 1, now, now + 1}));
    }

    void onePieceMoreOrLessBegins()
    {
        const Board board = shippedBoard("two-shoulders");
        const auto before = countsOf(siegeSchema(), *board.find("west-foreground"), "start-units");
        std::set<std::int64_t> goblins;
        for (const BoardChange &change : smallChanges(board, siegeSchema(), "west-foreground")) {
            auto counts = countsOf(
                siegeSchema(), *merlon::testing::after(change, board).find("west-foreground"), "start-units");
            goblins.insert(counts["goblin"]);
        }
        const std::int64_t now = before.contains("goblin") ? before.at("goblin") : 0;
        QVERIFY(goblins.contains(now + 1));
        QCOMPARE(goblins.contains(now - 1), now > 0);
    }

    /// Nothing else is touched, and nothing is tried twice.
    void eachIsASmallChangeOfItsOwn()
    {
        const Board board = shippedBoard("two-shoulders");
        const std::vector<BoardChange> changes =
            smallChanges(board, siegeSchema(), std::vector<std::string> {"west-wall-1", "west-foreground"});
        QVERIFY(changes.size() > 8);
        std::vector<Board> boards;
        for (const BoardChange &change : changes) {
            const Board changed = merlon::testing::after(change, board);
            QCOMPARE(changed.places().size(), board.places().size());
            std::size_t differing = changed.links().size() - board.links().size();
            for (std::size_t place = 0; place < board.places().size(); ++place)
                differing += changed.places()[place] == board.places()[place] ? 0 : 1;
            QCOMPARE(differing, std::size_t {1});
            QVERIFY(std::ranges::find(boards, changed) == boards.end());
            boards.push_back(changed);
        }
    }

    void aPathMoreLeadsToTheWall()
    {
        const Board board = shippedBoard("two-shoulders");
        int added = 0;
        for (const BoardChange &change : smallChanges(board, siegeSchema(), "west-wall-5")) {
            const Board changed = merlon::testing::after(change, board);
            if (changed.links().size() == board.links().size())
                continue;
            ++added;
            const Link &link = changed.links().back();
            QCOMPARE(link.kind, std::string("path"));
            QCOMPARE(link.to, std::string("west-wall-5"));
            QCOMPARE(changed.find(link.from)->kind, std::string("rampart"));
            QCOMPARE(changed.find(link.from)->side, std::string("west"));
        }
        QCOMPARE(added, 1);
    }
};

MERLON_TEST(LeversTest)
#include "levers_test.moc"
