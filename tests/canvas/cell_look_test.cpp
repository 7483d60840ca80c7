#include "core/canvas/looks/cells/cell_look.h"
#include "core/canvas/looks/network_look.h"
#include "core/canvas/looks/siege/ground/siege_look.h"
#include "core/canvas/scene/motion/routes.h"
#include "core/canvas/view/board_view.h"
#include "core/games/families.h"
#include "tests/canvas/art_folder.h"
#include "tests/canvas/painted_cells.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QPainterPath>
#include <QTest>

using namespace merlon;
using namespace merlon::canvas;
using namespace merlon::testing;

namespace {

Token unit(const char *key)
{
    Token token;
    token.key = key;
    token.art = QStringLiteral("goblin");
    token.seat = 0;
    return token;
}

} // namespace

/// Where cells and what stands in them lie, and which links are drawn between them.
class CellLookTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        addFamily(realmSchema());
        addFamily(mineSchema());
    }

    void everyFamilyHasItsLook()
    {
        QVERIFY(dynamic_cast<SiegeLook *>(makeLook(shippedBoard("two-shoulders")).get()));
        QVERIFY(dynamic_cast<CellLook *>(makeLook(realm()).get()));
        BoardInfo info;
        info.schema = "unheard-of";
        QVERIFY(dynamic_cast<NetworkLook *>(makeLook(Board(info, {}, {})).get()));
        addFamily(realmSchema()); // once more changes nothing
        QCOMPARE(findSchema("realm"), &realmSchema());
    }

    void theShapeOfAPlaceIsItsCell_data()
    {
        QTest::addColumn<int>("number");
        QTest::newRow("flat") << 0;
        QTest::newRow("pointy") << 1;
        QTest::newRow("square") << 2;
    }

    void theShapeOfAPlaceIsItsCell()
    {
        QFETCH(int, number);
        const Board board = number == 2 ? mine() : realm(number == 0 ? kFlat : kPointy);
        const CellLook look(board, schemaFor(board));
        const CellMap map(board, *board.info().cells);
        for (double x = 200; x < 800; x += 7.3) {
            for (double y = 200; y < 800; y += 7.1) {
                const auto expected = map.placeIn(cellAt(map.grid(), {x, y}));
                for (std::size_t place = 0; place < board.places().size(); ++place)
                    QCOMPARE(look.shapeOfPlace(place).contains(QPointF(x, y)), expected == place);
            }
        }
    }

    void onePointsAtTheCellUnderThePointerUpToItsBorder()
    {
        const Art art(artFolder(), Theme::day());
        BoardView view(art);
        view.resize(900, 800);
        const Board board = realm();
        view.setBoard(board);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const CellMap map(board, kFlat);
        for (const Cell cell : discAround(kFlat.shape, {0, 0}, 2)) {
            const Point middle = middleOf(kFlat, cell);
            for (const Point corner : cornersOf(kFlat, cell)) {
                const Point near {middle.x + (corner.x - middle.x) * 0.93,
                                  middle.y + (corner.y - middle.y) * 0.93};
                const QPoint at = view.viewportPointOf(near);
                const auto exact = map.placeIn(cellAt(kFlat, view.boardPointAt(at)));
                QCOMPARE(view.thingAt(at), placeThing(static_cast<int>(*exact)));
            }
        }
    }

    void piecesStandInTheirCell()
    {
        const Board board = realm();
        const CellLook look(board, realmSchema());
        for (const std::size_t count : {1U, 2U, 5U, 9U}) {
            Picture picture;
            picture.places.resize(board.places().size());
            for (PlacePicture &place : picture.places) {
                for (std::size_t i = 0; i < count; ++i)
                    place.tokens.push_back(unit("goblin"));
            }
            const std::vector<Spot> spots = look.arrange(picture);
            QCOMPARE(spots.size(), count * board.places().size());
            for (const Spot &spot : spots) {
                QPainterPath disc;
                disc.addEllipse(spot.centre, spot.size / 2 * 0.9, spot.size / 2 * 0.9);
                QVERIFY(look.shapeOfPlace(static_cast<std::size_t>(spot.place)).contains(disc));
                QVERIFY(spot.size > 8);
            }
        }
    }

    void placesWithoutNamesLeaveTheirRoomToPieces()
    {
        BoardSchema schema = mineSchema();
        schema.cells.namesOnMap = false;
        const Board board = mine();
        const CellLook look(board, schema);
        QVERIFY(look.nameAnchors(0).empty());
        QVERIFY(!CellLook(board, mineSchema()).nameAnchors(0).empty());
        Picture picture;
        picture.places.resize(board.places().size());
        picture.places[0].tokens = {unit("goblin")};
        const std::vector<Spot> spots = look.arrange(picture);
        QCOMPARE(spots.size(), std::size_t {1});
        QVERIFY(spots[0].size > 0.6 * kSquare.size);
        QVERIFY(look.shapeOfPlace(0).boundingRect().contains(spots[0].box()));
    }

    void cellsThatTouchHaveOneLineAroundThemAll()
    {
        for (const double size : {40.0, 42.0, 33.3}) {
            for (const CellShape shape : {CellShape::Square, CellShape::FlatHexagon}) {
                const CellGrid grid {shape, size, {60, 60}};
                const bool isSquare = shape == CellShape::Square;
                const BoardSchema &schema = isSquare ? mineSchema() : realmSchema();
                const Board board =
                    boardOfCells(schema, grid, discAround(shape, {3, 3}, 2), isSquare ? "rock" : "field");
                const CellLook look(board, schema);
                const CellMap map(board, grid);
                const std::size_t middle = *map.placeIn({3, 3});
                std::vector<std::size_t> places {middle};
                for (const Cell neighbour : neighboursOf(shape, {3, 3}))
                    places.push_back(*map.placeIn(neighbour));
                const QPainterPath outline = look.joined(places);
                int lines = 0;
                for (int i = 0; i < outline.elementCount(); ++i)
                    lines += outline.elementAt(i).isMoveTo() ? 1 : 0;
                QCOMPARE(lines, 1);
                QVERIFY(outline.contains(look.geometry().places[middle].at));
            }
        }
    }

    void linksBetweenNeighboursNeedNoLineAndOthersDo()
    {
        Board board = realm();
        const std::size_t usual = board.links().size();
        QVERIFY(
            apply(board, addLink(board, {"border", "field-1", "field-37", {}, {{510, 400}}})).has_value());
        QVERIFY(apply(board, addLink(board, {"border", "field-1", "nowhere", {}, {}})).has_value());
        const CellLook look(board, realmSchema());
        for (std::size_t link = 0; link < usual; ++link) {
            QVERIFY(look.lineOfLink(link).empty());
            QVERIFY(look.isShownBySide(link));
        }
        QCOMPARE(look.lineOfLink(usual).size(), std::size_t {3});
        QVERIFY(!look.isShownBySide(usual));
        QVERIFY(look.lineOfLink(usual + 1).empty());
        QVERIFY(!look.isShownBySide(usual + 1));
    }

    void aClosedBorderIsDrawn()
    {
        Board board = realm();
        QVERIFY(CellLook(board, realmSchema()).geometry().barriers.empty());
        QVERIFY(apply(board, removeLink(board, 0)).has_value());
        const CellLook look(board, realmSchema());
        QCOMPARE(look.geometry().barriers.size(), std::size_t {1});
        altered(board, 0, "castle"); // castles may not be joined: nothing is closed there
        altered(board, 1, "castle");
        const CellLook castles(board, realmSchema());
        for (const QLineF &barrier : castles.geometry().barriers)
            QVERIFY(barrier != look.geometry().barriers.front());
    }

    void piecesWalkOverBordersInBothDirections()
    {
        const Board board = realm();
        const CellLook look(board, realmSchema());
        const CellMap map(board, kFlat);
        const auto number = [&](Cell cell) { return static_cast<int>(*map.placeIn(cell)); };
        for (const auto &[from, to] : {std::pair {Cell {-1, 0}, Cell {1, 0}}, {Cell {1, 0}, Cell {-1, 0}}}) {
            const std::vector<QPointF> way = routeBetween(board, look, number(from), number(to));
            QVERIFY(way.size() >= 3);
            const Point first = middleOf(kFlat, from);
            const Point last = middleOf(kFlat, to);
            QVERIFY(QLineF(way.front(), {first.x, first.y}).length() < 1);
            QVERIFY(QLineF(way.back(), {last.x, last.y}).length() < 1);
        }
    }

    void placesBesideTheGridShareTheGroundBetweenThem()
    {
        std::vector<Place> places;
        for (int i = 0; i < 5; ++i) { // a pentagon: no grid has one
            const double angle = i * 2 * 3.14159265 / 5;
            places.push_back({"field-" + std::to_string(i + 1),
                              "field",
                              {},
                              {500 + 75 * std::sin(angle), 500 - 75 * std::cos(angle)},
                              {},
                              {}});
        }
        places.push_back({"field-6", "field", {}, {500, 500}, {}, {}});
        BoardInfo info;
        info.schema = "realm";
        info.cells = kFlat;
        const CellLook look(Board(info, places, {}), realmSchema());
        for (std::size_t i = 0; i < places.size(); ++i)
            QVERIFY(look.shapeOfPlace(i).contains(QPointF(places[i].at.x, places[i].at.y)));
        int shared = 0;
        for (double x = 380.3; x < 620; x += 3.1) {
            for (double y = 380.7; y < 620; y += 3.3) {
                int holders = 0;
                for (std::size_t i = 0; i < places.size(); ++i)
                    holders += look.shapeOfPlace(i).contains(QPointF(x, y)) ? 1 : 0;
                QVERIFY(holders <= 1);
                shared += holders;
            }
        }
        QVERIFY(shared > 2500); // no gaps between them worth speaking of
    }

    void namesStayWithinTheirCell()
    {
        const Board board = realm();
        const CellLook look(board, realmSchema());
        for (std::size_t place = 0; place < board.places().size(); ++place) {
            for (const NameAnchor &anchor : look.nameAnchors(place)) {
                QVERIFY(anchor.room > 0);
                const QPainterPath &shape = look.shapeOfPlace(place);
                QVERIFY(shape.contains(anchor.centre - QPointF(anchor.room / 2, 0)));
                QVERIFY(shape.contains(anchor.centre + QPointF(anchor.room / 2, 0)));
            }
        }
    }
};

MERLON_TEST(CellLookTest)
#include "cell_look_test.moc"
