#include "core/base/random.h"
#include "core/games/siege/board/siege_schema.h"
#include "editor/document/board_document.h"
#include "editor/model/copying.h"
#include "editor/model/properties.h"
#include "editor/model/shaping.h"
#include "tests/support/arbitrary_boards.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <QTest>

using namespace merlon;
using merlon::testing::Arbitrary;
using merlon::testing::shippedBoard;

namespace {

/// Edits as a person makes them, and some that nobody would make.
class Hand {
public:
    explicit Hand(std::uint64_t seed)
        : m_random(seed)
    {
    }

    std::uint32_t below(std::uint32_t bound) { return m_random.below(bound); }

    Selection select(const Board &board)
    {
        Selection some;
        for (const Place &place : board.places()) {
            if (below(6) == 0)
                some.places.insert(place.key);
        }
        for (const Link &link : board.links()) {
            if (below(12) == 0)
                some.links.insert(linkName(link));
        }
        return some;
    }

    BoardChange edit(const Board &board)
    {
        const Selection some = select(board);
        const Point by {double(below(60)) - 30, double(below(60)) - 30};
        switch (below(12)) {
        case 0:
            return shifted(board, some, by);
        case 1:
            return removal(board, some);
        case 2:
            return pasted(board, partOf(board, some), by).change;
        case 3:
            return mirrored(board, some, siegeSchema()).change;
        case 4:
            return aligned(board, some, static_cast<Edge>(below(6)));
        case 5:
            return distributed(board, some, below(2) ? Axis::Across : Axis::Down);
        case 6:
            return turned(board, some, 15);
        case 7:
            return flipped(board, some, Axis::Down);
        case 8:
            return withProperty(board, siegeSchema(), some, "invader-spaces", std::int64_t {below(9)});
        case 9:
            return reversed(board, some).change;
        case 10:
            return addPlace(board, newPlace(board, siegeSchema(), "wall", "west", {50, 60}));
        default:
            return Arbitrary(m_random).change(board); // may name what does not exist: then nothing happens
        }
    }

private:
    Random m_random;
};

/// The document and the boards that it has held, as a person would remember them.
struct Course {
    BoardDocument document;
    std::vector<Board> boards;
    std::size_t now = 0;

    explicit Course(const Board &board)
        : document(board, siegeSchema())
        , boards {board}
    {
    }

    void perform(const BoardChange &change)
    {
        if (!document.perform(change, {}))
            return;
        boards.resize(now + 1);
        boards.push_back(document.board());
        ++now;
    }
    void undo()
    {
        document.undoStack().undo();
        now -= now > 0 ? 1 : 0;
    }
    void redo()
    {
        document.undoStack().redo();
        now += now + 1 < boards.size() ? 1 : 0;
    }
};

} // namespace

class UndoLawTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Thousands of edits: after any undo and redo the board is the one that was there.
    void undoAndRedoLeadToTheSameBoards()
    {
        const bool holds = rc::check("undo and redo", [](std::uint64_t seed) {
            Hand hand(seed);
            Course course(shippedBoard(hand.below(2) ? "two-shoulders" : "crooked-crown"));
            for (int step = 0; step < 60; ++step) {
                const std::uint32_t edit = hand.below(10);
                if (edit < 6)
                    course.perform(hand.edit(course.document.board()));
                else if (edit < 9)
                    course.undo();
                else
                    course.redo();
                RC_ASSERT(course.document.board() == course.boards[course.now]);
                RC_ASSERT(course.document.isModified() == (course.now != 0));
            }
            while (course.document.undoStack().canUndo())
                course.document.undoStack().undo();
            RC_ASSERT(course.document.board() == course.boards.front());
        });
        QVERIFY(holds);
    }

    /// Whatever is selected exists.
    void theSelectionIsAlwaysThere()
    {
        const bool holds = rc::check("selection", [](std::uint64_t seed) {
            Hand hand(seed);
            BoardDocument document(shippedBoard("two-shoulders"), siegeSchema());
            for (int step = 0; step < 30; ++step) {
                document.select(hand.select(document.board()));
                if (hand.below(3) == 0)
                    document.undoStack().undo();
                else
                    document.perform(hand.edit(document.board()), {});
                RC_ASSERT(stillThere(document.board(), document.selection()) == document.selection());
            }
        });
        QVERIFY(holds);
    }

    void aSeriesIsOneStep()
    {
        BoardDocument document(shippedBoard("two-shoulders"), siegeSchema());
        const Board before = document.board();
        const Selection gate {{"gate"}, {}};
        for (int i = 0; i < 5; ++i)
            QVERIFY(document.perform(shifted(document.board(), gate, {10, 0}), {}, 1));
        QCOMPARE(document.undoStack().count(), 1);
        QCOMPARE(document.board().find("gate")->at.x, 550.0);
        document.undoStack().undo();
        QCOMPARE(document.board(), before);
        document.undoStack().redo();
        QCOMPARE(document.board().find("gate")->at.x, 550.0);
    }

    void aSeriesThatComesToNothingVanishes()
    {
        BoardDocument document(shippedBoard("two-shoulders"), siegeSchema());
        const Selection gate {{"gate"}, {}};
        document.perform(shifted(document.board(), gate, {10, 0}), {}, 1);
        document.perform(shifted(document.board(), gate, {-10, 0}), {}, 1);
        QCOMPARE(document.undoStack().count(), 0);
        QVERIFY(!document.isModified());
    }

    void whatDoesNotFitChangesNothing()
    {
        BoardDocument document(shippedBoard("two-shoulders"), siegeSchema());
        QVERIFY(!document.perform({{EraseLink {1000}}}, {}));
        QVERIFY(!document.perform({}, {}));
        QCOMPARE(document.undoStack().count(), 0);
    }
};

MERLON_TEST(UndoLawTest)
#include "undo_law_test.moc"
