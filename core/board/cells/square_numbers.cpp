#include "core/board/cells/square_numbers.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

namespace merlon {

namespace {

bool writesSquares(const BoardSchema &schema)
{
    return !schema.cells.column.empty() && !schema.cells.row.empty();
}

/// The attribute of a place's kind; null if it has none.
const AttributeSchema *numberIn(const Place &place, const BoardSchema &schema, const std::string &attribute)
{
    const PlaceKind *kind = schema.placeKind(place.kind);
    return kind ? findAttribute(kind->attributes, attribute) : nullptr;
}

bool hasSquare(const Place &place, const BoardSchema &schema)
{
    return numberIn(place, schema, schema.cells.column) && numberIn(place, schema, schema.cells.row);
}

/// Column and row as the place says them.
std::pair<std::int64_t, std::int64_t> squareOf(const Place &place, const BoardSchema &schema)
{
    return {numberOf(schema, place, schema.cells.column), numberOf(schema, place, schema.cells.row)};
}

void writeNumber(Place &place, const AttributeSchema *attribute, int number)
{
    if (!attribute)
        return;
    const AttributeValue value {std::int64_t {number}};
    if (value == attribute->standard || !isValidFor(*attribute, value))
        place.attributes.erase(attribute->key);
    else
        place.attributes.insert_or_assign(attribute->key, value);
}

/// The places that are in the middle of a cell and say which square it is.
std::vector<std::size_t> squaresOn(const Board &board, const BoardSchema &schema, const CellMap &map)
{
    std::vector<std::size_t> squares;
    for (std::size_t place = 0; place < board.places().size(); ++place) {
        if (map.isOnGrid(place) && hasSquare(board.places()[place], schema))
            squares.push_back(place);
    }
    return squares;
}

Cell leastOf(const std::vector<std::size_t> &squares, const CellMap &map)
{
    Cell least {std::numeric_limits<int>::max(), std::numeric_limits<int>::max()};
    for (const std::size_t square : squares) {
        const Cell cell = map.cellOf(square);
        least = {std::min(least.q, cell.q), std::min(least.r, cell.r)};
    }
    return least;
}

} // namespace

bool isSquareNumber(const BoardSchema &schema, std::string_view attribute)
{
    return !attribute.empty() && (attribute == schema.cells.column || attribute == schema.cells.row);
}

Cell numberingOf(const Board &board, const BoardSchema &schema, const CellMap &map)
{
    if (!writesSquares(schema))
        return {};
    constexpr std::int64_t kMost = 1'000'000; // files may say anything
    for (std::size_t place = 0; place < board.places().size(); ++place) {
        if (!map.isOnGrid(place) || !hasSquare(board.places()[place], schema))
            continue;
        const auto [column, row] = squareOf(board.places()[place], schema);
        return Cell {static_cast<int>(std::clamp(column, -kMost, kMost)),
                     static_cast<int>(std::clamp(row, -kMost, kMost))}
        - map.cellOf(place);
    }
    return {};
}

void writeSquare(Place &place, const BoardSchema &schema, Cell numbers)
{
    if (!writesSquares(schema))
        return;
    writeNumber(place, numberIn(place, schema, schema.cells.column), numbers.q);
    writeNumber(place, numberIn(place, schema, schema.cells.row), numbers.r);
}

std::vector<std::size_t> misnumberedSquares(const Board &board, const BoardSchema &schema)
{
    const CellGrid grid = gridOf(board, schema);
    if (!writesSquares(schema) || grid.shape != CellShape::Square)
        return {};
    const CellMap map(board, grid);
    const Cell numbering = numberingOf(board, schema, map);
    std::vector<std::size_t> wrong = squaresOn(board, schema, map);
    std::erase_if(wrong, [&](std::size_t square) {
        const Cell numbers = map.cellOf(square) + numbering;
        return squareOf(board.places()[square], schema)
            == std::pair {std::int64_t {numbers.q}, std::int64_t {numbers.r}};
    });
    return wrong;
}

BoardChange numberedSquares(const Board &board, const BoardSchema &schema)
{
    const CellGrid grid = gridOf(board, schema);
    if (!writesSquares(schema) || grid.shape != CellShape::Square)
        return {};
    const CellMap map(board, grid);
    const std::vector<std::size_t> squares = squaresOn(board, schema, map);
    const Cell least = leastOf(squares, map);
    BoardChange change;
    for (const std::size_t square : squares) {
        Place place = board.places()[square];
        const Cell numbers = map.cellOf(square) - least;
        for (const auto &[attribute, number] :
             {std::pair {&schema.cells.column, numbers.q}, std::pair {&schema.cells.row, numbers.r}}) {
            if (!isValidFor(*numberIn(place, schema, *attribute), std::int64_t {number}))
                return {};
        }
        writeSquare(place, schema, numbers);
        if (place != board.places()[square])
            change.edits.emplace_back(ReplacePlace {square, std::move(place)});
    }
    return change;
}

} // namespace merlon
