#include "core/board/cells/square_numbers.h"
#include "core/board/finding.h"
#include "tests/support/boards.h"
#include "tests/support/cell_boards.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace merlon;
using namespace merlon::testing;

namespace {

const BoardSchema &squareSchema()
{
    return *testing::schemaOf("mountain");
}

/// Squares without numbers, the leftmost column of which is number -2 of the grid.
Board squares()
{
    return boardOfCells(squareSchema(), squareSchema().cells.grid,
                        rectangleBetween(CellShape::Square, {-2, 3}, {2, 5}), "cell");
}

std::pair<std::int64_t, std::int64_t> squareOf(const Place &place)
{
    return {numberOf(squareSchema(), place, "col"), numberOf(squareSchema(), place, "row")};
}

} // namespace

/// Squares that say in which column and row they are.
class SquareNumbersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shippedBoardsAreNumberedAsTheyAreDrawn()
    {
        for (const char *name : {"winter", "autumn"}) {
            const Board board = shippedBoard(name);
            QVERIFY2(misnumberedSquares(board, squareSchema()).empty(), name);
            QVERIFY2(checkBoard(board, squareSchema()).empty(), name);
        }
    }

    void numbersAreThoseOfTheDrawing()
    {
        Board board = squares();
        QCOMPARE(misnumberedSquares(board, squareSchema()).size(), std::size_t {14}); // all but the first
        QVERIFY(apply(board, numberedSquares(board, squareSchema())));
        QVERIFY(misnumberedSquares(board, squareSchema()).empty());
        QVERIFY(numberedSquares(board, squareSchema()).empty());
        for (const auto &[place, square] :
             {std::pair {std::size_t {0}, std::pair {0, 0}}, {4, {4, 0}}, {5, {0, 1}}, {14, {4, 2}}})
            QCOMPARE(squareOf(board.places()[place]), (std::pair<std::int64_t, std::int64_t>(square)));
    }

    /// They may begin with any number.
    void wherePlacesMoveTogetherTheyStay()
    {
        Board board = shippedBoard("autumn");
        std::vector<Place> places(board.places().begin(), board.places().end());
        for (Place &place : places)
            place.at.x -= board.info().cells->size;
        const Board moved(board.info(), places, {board.links().begin(), board.links().end()});
        QVERIFY(misnumberedSquares(moved, squareSchema()).empty());
    }

    void aPlaceThatHasMovedIsToldWithAMend()
    {
        Board board = shippedBoard("autumn");
        const Place &heart = *board.find("r09c09");
        const std::string key = heart.key;
        QVERIFY(apply(board, movePlace(board, key, {heart.at.x, heart.at.y + 500})));
        const std::vector<Finding> findings = checkBoard(board, squareSchema());
        QCOMPARE(findings.size(), std::size_t {1});
        QCOMPARE(findings[0].id, std::string("B-square"));
        QVERIFY(findings[0].severity == Severity::Warning);
        QCOMPARE(findings[0].places, std::vector<std::string> {key});
        QVERIFY(findings[0].mend);
        QVERIFY(apply(board, *findings[0].mend));
        QVERIFY(checkBoard(board, squareSchema()).empty());
    }

    /// There are 32 columns and rows at most: a longer board has no numbers for all.
    void thereAreNoNumbersForAnEndlessBoard()
    {
        const Board board = boardOfCells(squareSchema(), {CellShape::Square, 10, {500, 500}},
                                         rectangleBetween(CellShape::Square, {-20, 0}, {20, 0}), "cell");
        QVERIFY(numberedSquares(board, squareSchema()).empty());
        const std::vector<Finding> findings = checkBoard(board, squareSchema());
        QCOMPARE(findings.size(), std::size_t {1});
        QVERIFY(!findings[0].mend);
    }

    void otherFamiliesHaveNone()
    {
        const Board board = shippedBoard("fiefs-2");
        QVERIFY(misnumberedSquares(board, *testing::schemaOf("fiefs")).empty());
        QVERIFY(!isSquareNumber(*testing::schemaOf("fiefs"), "row"));
        QVERIFY(isSquareNumber(squareSchema(), "row") && isSquareNumber(squareSchema(), "col"));
        QVERIFY(!isSquareNumber(squareSchema(), "zone") && !isSquareNumber(squareSchema(), ""));
    }
};

MERLON_TEST(SquareNumbersTest)
#include "square_numbers_test.moc"
